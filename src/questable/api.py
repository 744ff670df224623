"""What `import questable as q` offers: everything here, and nothing else, is kept stable.

A game may be given by its key or as a `Game`, a bot by its level or as a `Bot`, an action by its
text or as an `Action`. Options are house rules by name; what is left out is as usual.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

from questable.bots import LEVELS, Bot, UnknownLevel, bot
from questable.engine import (
    CHANCE,
    OVER,
    RACE,
    SEALED,
    SPECTATOR,
    Action,
    Entry,
    Event,
    Game,
    Illegal,
    Match,
    Option,
    Outcome,
    Pack,
    Record,
    RecordError,
    Refused,
    Setup,
    State,
    UnknownAction,
    Value,
    View,
    read_record,
)
from questable.engine.sampling import random_action, random_seat
from questable.lab.arena import Arena, Pair
from questable.lab.laws import Walk
from questable.lab.rating import Rating
from questable.lab.simulate import MOST_ENTRIES
from questable.lab.simulate import simulate as play_many
from questable.languages import FIRST
from questable.registry import Registry, UnknownGame, game, usual_players
from questable.registry import games as all_games
from questable.table import Mismatch, Unpromised
from questable.table import verify as verify_luck
from questable.telling import Voice, teller_of
from questable.text import Words
from questable.trials.play import play_one
from questable.trials.summary import Summary

__all__ = [
    "CHANCE",
    "LEVELS",
    "OVER",
    "RACE",
    "SEALED",
    "SPECTATOR",
    "Action",
    "Arena",
    "Bot",
    "Entry",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "Mismatch",
    "Option",
    "Outcome",
    "Pack",
    "Pair",
    "Rating",
    "Record",
    "RecordError",
    "Refused",
    "Setup",
    "State",
    "Summary",
    "UnknownAction",
    "UnknownGame",
    "UnknownLevel",
    "Unpromised",
    "View",
    "Walk",
    "all_games",
    "arena",
    "bot",
    "game",
    "load_record",
    "match",
    "play",
    "random_action",
    "random_seat",
    "refusal",
    "replay",
    "simulate",
    "tell",
    "verify",
    "why_not",
]


def match(
    game: Game | str, players: int | None = None, options: Mapping[str, Value] | None = None
) -> Match:
    """A new match, waiting for its first entry; as many play as usual, unless you say."""
    found = _found(game)
    setup = found.setup(usual_players(found) if players is None else players, options)
    return Match(found, Record(found.key, found.rules_version, setup))


def play(
    game: Game | str,
    bots: Sequence[Bot | str],
    *,
    seed: str = "0",
    options: Mapping[str, Value] | None = None,
    most: int = MOST_ENTRIES,
) -> Match:
    """A whole match between bots, one a seat; it ends early after `most` entries."""
    found = _found(game)
    setup = found.setup(len(bots), options)
    played = play_one(found, setup, list(bots), seed, most, keep=True)
    record = Record(found.key, found.rules_version, setup)
    record.entries = played.entries
    return Match(found, record)


def simulate(
    game: Game | str,
    bots: Sequence[Bot | str],
    *,
    games: int = 100,
    seed: str = "0",
    options: Mapping[str, Value] | None = None,
    most: int = MOST_ENTRIES,
    jobs: int = 1,
) -> Summary:
    """Many games between the same bots, one a seat, added up; equal whatever the number of jobs.

    A bot of your own is copied for every game, here and in an arena.
    """
    found = _found(game)
    setup = found.setup(len(bots), options)
    levels = list(bots)
    return play_many(found, setup, games=games, seed=seed, levels=levels, most=most, jobs=jobs)


def arena(
    game: Game | str,
    bots: Sequence[Bot | str],
    *,
    games: int = 100,
    seed: str = "0",
    players: int | None = None,
    options: Mapping[str, Value] | None = None,
    most: int = MOST_ENTRIES,
    jobs: int = 1,
) -> Arena:
    """A tournament: each pair meets in so many games, one challenger among hosts of the other."""
    found = _found(game)
    setup = found.setup(usual_players(found) if players is None else players, options)
    meeting = Arena(found, setup, list(bots), games=games, seed=seed, most=most)
    meeting.run(jobs=jobs)
    return meeting


def load_record(file: str | Path) -> Record:
    """A saved match, or RecordError with the line of what is wrong."""
    return read_record(Registry(), Path(file).read_text(encoding="utf-8"))


def replay(record: Record, ply: int | None = None) -> Match:
    """The match of a record, refereed again; with `ply`, as it stood after so many entries."""
    return Match(game(record.game), record if ply is None else record.truncated(ply))


def verify(record: Record) -> list[Mismatch]:
    """Every die and draw that the promised seed does not give; Unpromised if there is none."""
    return verify_luck(game(record.game), record)


def why_not(match: Match, seat: int, action: Action | str) -> str:
    """The id of the rule that forbids the action to this seat now; '' when it is legal."""
    return match.state.why_not(seat, _action(match, action))


def refusal(match: Match, seat: int, action: Action | str, lang: str = FIRST) -> str:
    """Why not, in words, with the rule's id; '' when it is legal."""
    chosen = _action(match, action)
    rule = match.state.why_not(seat, chosen)
    if not rule:
        return ""
    teller = teller_of(match.game, Voice(Words(lang), match.game.key, []))
    teller.pack = match.record.setup.pack
    return teller.voice.refusal(rule, teller.why(_view(match, seat), chosen, rule))


def tell(match: Match, seat: int = SPECTATOR, lang: str = FIRST) -> list[str]:
    """The position in sentences, as a seat may know it, or as everybody may."""
    teller = teller_of(match.game, Voice(Words(lang), match.game.key, []))
    teller.pack = match.record.setup.pack
    return teller.sentences(_view(match, seat))


def _found(given: Game | str) -> Game:
    return game(given) if isinstance(given, str) else given


def _action(match: Match, given: Action | str) -> Action:
    return match.state.table().parse(given) if isinstance(given, str) else given


def _view(match: Match, seat: int) -> View:
    return match.game.view(match.state, seat)
