"""Positions in the terminal: from a game, a saved game or a file; shown, and what bots say."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from questable.bots import ADVISERS, Bot, bot
from questable.bots.opinions import Opinions
from questable.engine import OVER, SPECTATOR, Game, Match, Refused, Setup
from questable.engine.lines import PositionError
from questable.engine.position_file import Position, read_position
from questable.registry import Registry, usual_players
from questable.telling.voice import HUMAN, Voice, refused
from questable.terminal import arguments
from questable.terminal.boards import face_of
from questable.terminal.complaint import (
    Complaint,
    at_line,
    fault_at,
    record_of,
    text_of,
    unreadable,
    writable,
)
from questable.terminal.screen import Screen
from questable.text import Words

MOST_CHOICES = 3
"""Of one level that are told in words; as data there are all."""


def out_of_place(words: Words, name: str, source: str) -> Complaint:
    """An option that a game needs and a file has already, or the other way round."""
    return Complaint(words.say("position-option", name=name, text=source))


def new(
    words: Words,
    key: str,
    players: int | None,
    options: Sequence[str],
    pack: Path | None,
    options_file: Path | None,
    preset: str | None,
) -> Position:
    """A game as it is dealt."""
    game = arguments.game_called(words, key)
    count = usual_players(game) if players is None else players
    setup = arguments.setup_for(words, game, count, options, pack, options_file, preset=preset)
    return Position(game, setup, game.new(setup), pack is not None)


def from_file(words: Words, path: Path, ply: int | None) -> Position:
    """What a position's file says, or where a saved game stood."""
    if is_record(words, path):
        return _from_record(words, path, ply)
    if ply is not None:
        raise out_of_place(words, "--ply", str(path))
    return position_of(words, path)


def is_record(words: Words, path: Path) -> bool:
    """Whether a file is a saved game and no position."""
    return text_of(words, path).startswith("{")


def position_of(words: Words, path: Path) -> Position:
    """A position that could stand on a table, or a Complaint that names file and line."""
    text = text_of(words, path)
    try:
        return read_position(Registry(), text)
    except PositionError as error:
        raise fault_at(words, path, error.line, error) from error
    except Refused as error:
        raise Complaint(at_line(words, path, 1, refused(words, _key(text), error))) from error


def alone(words: Words, given: Mapping[str, object]) -> None:
    """Complain of options that a position's file has already."""
    for name, value in given.items():
        if value:
            raise Complaint(words.say("position-from-alone", name=name))


def begun_for(words: Words, game: Game, path: Path, given: Mapping[str, object]) -> Setup:
    """The set-up of games of this game that begin with a position."""
    alone(words, given)
    position = position_of(words, path)
    if position.game is not game:
        facts = {"file": str(path), "name": position.game.key, "other": game.key}
        raise Complaint(words.say("position-other-game", **facts))
    if position.state.actor == OVER:
        raise Complaint(words.say("position-over"))
    return position.begun()


def _key(text: str) -> str:
    found = [line.split() for line in text.split("\n") if line.startswith("game ")]
    return found[0][1] if found and len(found[0]) > 1 else ""


def _from_record(words: Words, path: Path, ply: int | None) -> Position:
    game, record = record_of(words, Registry(), path)
    most = len(record.effective())
    if ply is not None:
        arguments.within(words, "--ply", ply, 0, most)
    match = Match(game, record.truncated(most if ply is None else ply))
    plain = game.setup(record.setup.players, record.setup.options, record.setup.pack)
    plain.carried = record.setup.carried
    return Position(game, plain, match.state, record.foreign)


def written(words: Words, position: Position, path: Path) -> None:
    """Save a position to a file that is not there yet."""
    writable(words, path)
    try:
        position.save(path)
    except OSError as error:
        raise Complaint(unreadable(words, path, error)) from error


def show(words: Words, position: Position, screen: Screen) -> None:
    """The board as everybody sees it, every hand, and who is to act."""
    game, state = position.game, position.state
    voice = Voice(words, game.key, [HUMAN] * position.setup.players)
    face = face_of(game, voice)
    face.pack = position.setup.pack
    eyes = [SPECTATOR] if game.open or game.one_view else range(state.seats)
    for seat in eyes:
        if seat != SPECTATOR:
            screen.line(voice.say("position-eyes", seat=voice.seat(seat)), style="bold")
        screen.board(face, game.view(state, seat))
    if state.actor == OVER:
        screen.line(voice.reason(state.result().reason))
    else:
        screen.line(face.prompt(game.view(state, max(state.actor, SPECTATOR))))


def advisers() -> dict[str, Callable[[], Bot]]:
    """The levels that are asked, weaker ones first."""
    return {level: partial(bot, level) for level in ADVISERS}


def nobody_to_ask(words: Words, position: Position) -> Complaint:
    """It is over, chance is to act, or knowledge is asked for."""
    over = position.state.actor == OVER
    return Complaint(words.say("position-over" if over else "position-no-choice"))


def as_data(opinions: Opinions) -> dict[str, object]:
    """For other programs."""
    advice = opinions.advice
    return {
        "seat": opinions.seat,
        "best": advice.action.text,
        "why": advice.reason,
        "facts": advice.facts,
        "chances": opinions.percents,
        "levels": {each.level: each.chosen for each in opinions.levels},
    }


def told(words: Words, position: Position, opinions: Opinions) -> list[str]:
    """What they say, a sentence a line."""
    game, state = position.game, position.state
    voice = Voice(words, game.key, [HUMAN] * position.setup.players)
    face = face_of(game, voice)
    face.pack = position.setup.pack
    view = game.view(state, opinions.seat)
    advice = opinions.advice
    named = {action.text: face.action(view, action) for action in opinions.legal}
    lines = [voice.say("position-asked", seat=voice.seat(opinions.seat))]
    lines.append(face.hint(view, advice.action, advice.reason, advice.facts))
    for text, percent in sorted(opinions.percents.items(), key=lambda each: -each[1]):
        lines.append(voice.say("position-chance", action=named[text], n=percent))
    for each in opinions.levels:
        for text, count in list(each.chosen.items())[:MOST_CHOICES]:
            facts: dict[str, str | int] = {"level": each.level, "action": named[text]}
            lines.append(voice.say("position-level", count=count, most=each.tries, **facts))
    return lines
