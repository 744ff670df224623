"""House rules compared: what is asked, what is told, and the works of processes.

A stranger's wish is read where all are read, and becomes one side or two of which every option and
number may be so. Only that goes to where the games are played, a part at a time.
"""

import hashlib
import shlex
import time
import zlib
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

import msgspec

from questable.bots import LEVELS, USUAL
from questable.desk.call import sense
from questable.engine import Game, GameFinder, Pack, Refused, Value
from questable.engine.fault import Fault
from questable.languages import FIRST
from questable.registry import Registry, usual_players
from questable.table.judge.reading import at_line
from questable.table.judge.verdict import No
from questable.telling.roles import role
from questable.text import Words, languages
from questable.trials.cases_json import as_json, compared
from questable.trials.interval import quantiles
from questable.trials.measures import Difference, Figure, differences, figures
from questable.trials.program import MEASURING, program
from questable.trials.row import GameRow
from questable.trials.side import rules_named, said, same, side
from questable.trials.tally import Tally
from questable.web.jobs import JobRefused

QUICK = LEVELS[: LEVELS.index(USUAL) + 1]
"""Bots whose games take no long thought."""
GAMES = 1_000
"""Games of a side, unless somebody says otherwise,"""
MOST_GAMES = 2_000
"""and at the most."""
LAST = 24
"""Winners that are told with a part."""
TALLIES = 16
"""Sides that a process remembers."""
LARGEST_NUMBER = 1_000_000
Name = Annotated[str, msgspec.Meta(max_length=100)]


class PackSent(msgspec.Struct, frozen=True):
    """A pack of the house, on its way to another process."""

    name: str
    facts: dict[str, Any]
    words: dict[str, Any]
    file: str

    def pack(self, game: Game) -> Pack:
        """As it is played with."""
        return game.pack_of(self.name, self.facts, self.words)


class ComparisonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which rules to compare with which."""

    game: Name
    players: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """As many as usual where nobody says."""
    options: dict[str, Value] = {}
    numbers: dict[str, Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]] = {}
    """Of the pack, by where they stand."""
    against: dict[str, Value] = {}
    """House rules of the first side; the rulebook's way without."""
    house: bool = False
    """Whether the second side is played with the pack that this house has for the game."""
    bots: Name = USUAL
    games: int = GAMES
    """Of each side."""
    seed: Name = "0"


class WishHere(msgspec.Struct, frozen=True):
    """A wish, and the pack that the house has for its game."""

    wish: ComparisonWish
    pack: PackSent | None


class SideAsked(msgspec.Struct, frozen=True):
    """One side, which can be played."""

    name: str
    options: dict[str, Value]
    numbers: dict[str, int]
    house: bool
    """Whether it is played with the house's pack."""
    key: str
    """Of all its games: the same for all who ask for them."""


class ComparisonAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A wish that can be fulfilled."""

    game: str
    levels: list[str]
    """By seat."""
    games: int
    seed: str
    sides: list[SideAsked]
    """The one to compare with, and the other unless nothing differs."""
    pack: PackSent | None
    """Of the house, where a side wants it."""
    command: str

    @property
    def key(self) -> str:
        """The same for all who ask for the same."""
        return " ".join(each.key for each in self.sides)


class ComparisonBegun(msgspec.Struct, frozen=True, kw_only=True, tag="begun", tag_field="is"):
    """The first line."""

    players: int
    command: str
    """What does the same in a terminal."""
    sides: list[str]
    """What they are called there."""


class FigureNow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A measure of one side, between what it truly lies, and what even would be."""

    name: str
    value: float
    low: float
    high: float
    percent: bool = False
    """Whether people read it in hundredths."""
    even: float | None = None
    says: dict[str, str] = {}
    """What a role is called, by language."""


class SideNow(msgspec.Struct, frozen=True, kw_only=True):
    """One side, as far as it was played."""

    games: int
    together: bool
    """All win or lose together: who wins is whether they do."""
    figures: list[FigureNow]
    minutes: dict[str, float]
    """`min`, `p25`, `p50`, `p75`, `p95` and `max` of the games' minutes."""


class DifferenceNow(msgspec.Struct, frozen=True, kw_only=True):
    """A measure that both sides have."""

    name: str
    value: float
    """By how much the second is more,"""
    low: float
    high: float
    """and between what that truly lies."""
    effect: float
    size: str
    """`none`, where chance may have done it, `slight`, `small`, `medium` or `large`."""


class ComparisonNow(msgspec.Struct, frozen=True, kw_only=True, tag="now", tag_field="is"):
    """How far it is, and what came of it so far."""

    of: int
    """Games of each side."""
    role: str
    """What roles are: `hero`, `order`, `religion`."""
    sides: list[SideNow]
    differences: list[DifferenceNow]
    last: list[str]
    """Who won the newest games of the last side, by the name of a figure; '' for nobody."""
    whole: dict[str, Any] | None = None
    """With the last line: all of it, as `compare --json` tells it."""


ComparisonLine = ComparisonBegun | ComparisonNow | JobRefused


class PlayPart(msgspec.Struct, frozen=True, kw_only=True):
    """Some games to be played."""

    asked: ComparisonAsked
    known: list[int]
    """By side: how many games are known;"""
    rows: list[list[bytes]]
    """those themselves, packed, where the process has to be told."""
    millis: int
    """After so long no other game is begun."""
    seconds: float
    """That were worked on it before."""


class PlayedPart(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it."""

    lost: bool
    """The process knows less than it should: it has to be told the rows."""
    first: list[int] = []
    """By side: the number of the first of these games,"""
    counts: list[int] = []
    """how many there are,"""
    rows: list[bytes] = []
    """and they themselves, packed."""
    now: bytes = b""
    """A ComparisonNow as JSON."""
    seconds: float = 0.0
    """That were worked on it by now."""


def asked_for(wish: ComparisonWish, sent: PackSent | None = None) -> ComparisonAsked:
    """The wish where all of it may be, or No; without a pack of the house, all is as printed."""
    sent = sent if wish.house else None
    game = Registry().find(wish.game)
    if game is None:
        raise No("unknown-game", facts={"game": wish.game})
    if wish.bots not in QUICK:
        raise No("unknown-level", facts={"known": ", ".join(QUICK)})
    if not 1 <= wish.games <= MOST_GAMES:
        raise No("games-count", facts={"most": MOST_GAMES})
    levels = [wish.bots] * (wish.players or usual_players(game))
    book = Words(FIRST).say("lab-rulebook")
    cases = []
    for own, options, numbers in ((None, wish.against, {}), (sent, wish.options, wish.numbers)):
        named = [rules_named(options, numbers), f"pack={own.file}" if own else ""]
        name = " ".join(each for each in named if each) or book
        try:
            pack = own.pack(game) if own else None
            case = side(game, levels, options, numbers, seed=wish.seed, name=name, pack=pack)
            # What cannot be dealt is found out here, as it is for a table.
            game.deal(case.setup)
        except Refused as error:
            raise No(error.reason, error.rule, error.facts) from error
        except KeyError as error:
            raise No("unknown-number", facts={"name": str(error.args[0])}) from error
        except Fault as error:
            raise No("pack-number", facts=at_line(error, 1)) from error
        rests_on = (
            game.key, game.rules_version, case.setup.options, case.setup.pack.hash, levels,
            wish.seed, wish.games, name,
        )  # fmt: skip
        key = hashlib.sha256(msgspec.json.encode(rests_on)).hexdigest()[:32]
        cases.append((case, SideAsked(name, dict(options), dict(numbers), own is not None, key)))
    alike = same(cases[0][0], cases[1][0])
    return ComparisonAsked(
        game=game.key,
        levels=levels,
        games=wish.games,
        seed=wish.seed,
        sides=[each for _, each in cases[: 1 if alike else 2]],
        pack=None if alike else sent,
        command=_command(wish, len(levels), alike, sent),
    )


def _command(wish: ComparisonWish, players: int, alike: bool, sent: PackSent | None) -> str:
    """What does the same in a terminal; where nothing differs, one side alone."""
    parts = ["questable", "sweep" if alike else "compare", wish.game, "--players", str(players)]
    given: list[tuple[str, Mapping[str, Value]]]
    given = [("--option", wish.against if alike else wish.options)]
    if not alike:
        given += [("--number", wish.numbers), ("--against", wish.against)]
    for flag, values in given:
        for name, value in values.items():
            parts += [flag, f"{name}={said(value)}"]
    if sent is not None and not alike:
        parts += ["--pack", sent.file]
    parts += ["--bots", wish.bots, "--games", str(wish.games), "--seed", wish.seed]
    return shlex.join(parts)


def read_wish(_finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: a stranger's wish."""
    here = sense(data, WishHere)
    return msgspec.json.encode(asked_for(here.wish, here.pack))


_tallies: dict[str, Tally] = {}


def play_on(_finder: GameFinder, data: bytes) -> bytes:
    """The work of a player: some games more, of the side that has fewer, and what they come to."""
    part = msgspec.msgpack.decode(data, type=PlayPart)
    found = [_tally(part, number) for number in range(len(part.asked.sides))]
    tallies = [each for each in found if each is not None]
    if len(tallies) < len(found):
        return msgspec.msgpack.encode(PlayedPart(lost=True))
    first = [each.games for each in tallies]
    rows: list[list[GameRow]] = [[] for _ in tallies]
    last: list[str] = []
    began = time.process_time()
    while min(each.games for each in tallies) < part.asked.games:
        tally = min(tallies, key=lambda each: each.games)
        row = tally.case.play(tally.games)
        tally.add(row)
        rows[tallies.index(tally)].append(row)
        if tally is tallies[-1]:
            last.append(_winner(tally, row))
        if time.process_time() - began >= part.millis / 1000:
            break
    seconds = part.seconds + time.process_time() - began
    answer = PlayedPart(
        lost=False,
        first=first,
        counts=[len(each) for each in rows],
        rows=[_packed(each) for each in rows],
        now=msgspec.json.encode(_now(part.asked, tallies, last[-LAST:], seconds)),
        seconds=seconds,
    )
    return msgspec.msgpack.encode(answer)


def _winner(tally: Tally, row: GameRow) -> str:
    """The figure of who won, a role's where there are roles."""
    if not row.winners:
        return ""
    apart = row.tags and not tally.game.together(tally.setup)
    return f"role-{row.tags[0]}" if apart else f"seat-{row.winners[0] + 1}"


def _packed(rows: list[GameRow]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(rows), 1)


def _tally(part: PlayPart, number: int) -> Tally | None:
    """What is known of a side, if that is enough."""
    asked, told = part.asked, part.asked.sides[number]
    tally = _tallies.pop(told.key, None)
    if tally is None or tally.games < part.known[number]:
        if part.known[number] and not part.rows:
            return None
        game = Registry().find(asked.game)
        assert game is not None
        pack = asked.pack.pack(game) if asked.pack is not None and told.house else None
        case = side(
            game, asked.levels, told.options, told.numbers, seed=asked.seed, name=told.name,
            pack=pack,
        )  # fmt: skip
        tally = Tally(case)
        for packed in part.rows[number] if part.rows else []:
            for row in msgspec.msgpack.decode(zlib.decompress(packed), type=list[GameRow]):
                tally.add(row)
    _tallies[told.key] = tally
    while len(_tallies) > TALLIES:
        del _tallies[next(iter(_tallies))]
    return tally


def _now(
    asked: ComparisonAsked, tallies: list[Tally], last: list[str], seconds: float
) -> ComparisonNow:
    both = len(tallies) > 1 and all(each.games for each in tallies)
    whole = None
    if all(each.games >= asked.games for each in tallies):
        whole = as_json(tallies, program(*MEASURING), seconds, {})
        if both:
            whole["compared"] = compared(tallies[0], tallies[1])
    return ComparisonNow(
        of=asked.games,
        role=tallies[0].game.tag,
        sides=[_side(each) for each in tallies],
        differences=[_difference(each) for each in differences(*tallies)] if both else [],
        last=last,
        whole=whole,
    )


def _side(tally: Tally) -> SideNow:
    return SideNow(
        games=tally.games,
        together=tally.game.together(tally.setup),
        figures=[_figure(tally, each) for each in figures(tally)] if tally.games else [],
        minutes={name: round(n, 2) for name, n in quantiles(tally.minutes).items()},
    )


def _figure(tally: Tally, figure: Figure) -> FigureNow:
    kind, _, tag = figure.name.partition("-")
    return FigureNow(
        name=figure.name,
        value=round(figure.value, 4),
        low=round(figure.low, 4),
        high=round(figure.high, 4),
        percent=figure.percent,
        even=None if figure.even is None else round(figure.even, 4),
        says=_role(tally.game, tag) if kind == "role" else {},
    )


@cache
def _role(game: Game, tag: str) -> dict[str, str]:
    return {lang: role(Words(lang), game, tag) for lang in languages()}


def _difference(each: Difference) -> DifferenceNow:
    return DifferenceNow(
        name=each.name,
        value=round(each.value, 4),
        low=round(each.low, 4),
        high=round(each.high, 4),
        effect=round(each.effect, 4),
        size=each.size,
    )
