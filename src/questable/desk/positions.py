"""Positions that somebody sets up in the page: shown, changed piece by piece, checked, asked about.

All of it is a reader's work, apart from the tables: a position comes as text, goes as text, and
nothing of it stays here.
"""

from functools import partial
from random import Random
from typing import Annotated, Any

import msgspec

from questable.bots import ADVISERS, bot
from questable.bots.opinions import Opinions, askable, opinions
from questable.desk.call import Call, Endpoint, known_language, sense
from questable.desk.records import is_open, match_of, outcome_of, read
from questable.engine import OVER, SPECTATOR, Game, GameFinder, Refused, Setup, State, Value
from questable.engine.fault import Fault
from questable.engine.lines import PositionError
from questable.engine.position_file import Position, loose_position
from questable.engine.sampling import random_action, random_seat
from questable.engine.start import BREAKING, faults_of, line_of
from questable.table import messages
from questable.table.judge.reading import at_line
from questable.table.judge.verdict import No
from questable.table.told import words as told
from questable.telling import HUMAN, Narrator, Voice
from questable.telling.voice import faulted
from questable.text import Words

LONGEST = 700_000
SEED = "0"
"""Of what bots say, and of a new table: the same question has the same answer."""
SETTING_UP = 400
"""Entries until the first turn, at the most."""


class Moved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece is taken from one place and put on another."""

    piece: messages.Text
    here: messages.Text
    there: messages.Text


class Turned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something is set to another value."""

    key: messages.Text
    value: messages.Text


class PositionAsked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position: its file, a record after so many entries, or a game at its first turn."""

    lang: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    file: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    record: Annotated[str, msgspec.Meta(max_length=2_000_000)] = ""
    ply: messages.Number = -1
    game: messages.Text = ""
    players: messages.Seat = 0
    options: dict[str, Value] = {}
    moved: Moved | None = None
    turned: Turned | None = None
    """What is changed in it before it is shown."""


class PieceNow(msgspec.Struct, frozen=True):
    """A piece, and what it is called."""

    piece: str
    label: str


class SpotNow(msgspec.Struct, frozen=True):
    """A place and what lies there."""

    key: str
    label: str
    pieces: list[PieceNow]


class DialNow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is set: one of what is known, or a number within bounds."""

    key: str
    label: str
    value: str
    known: list[PieceNow]
    low: int
    high: int


class FaultNow(msgspec.Struct, frozen=True):
    """What is wrong with a position, in words; the line of its file, and the rule if any."""

    says: str
    line: int
    rule: str


class EyesNow(msgspec.Struct, frozen=True):
    """The board as one seat sees it; -1 for everybody."""

    seat: int
    view: Any
    words: told.BoardWords


class PositionNow(msgspec.Struct, frozen=True, kw_only=True):
    """A position as the page shows it."""

    game: str
    players: int
    names: list[str]
    file: str
    """Its text, to be kept, sent again or changed."""
    head: int
    """How many lines of it stand above the position."""
    faults: list[FaultNow]
    over: bool
    record: str
    """To be played on from at a table; '' where it cannot be."""
    boards: list[EyesNow]
    """None where so much is wrong that there is nothing to show."""
    spots: list[SpotNow]
    targets: dict[str, list[str]]
    """By piece: the places where it can be put."""
    dials: list[DialNow]
    askable: list[int]
    """The seats for which bots can be asked."""


class ChanceNow(msgspec.Struct, frozen=True):
    """An action in words, and the seat's chance to win after it in a hundred."""

    action: str
    label: str
    n: int


class LevelNow(msgspec.Struct, frozen=True):
    """What one level of bots does, and how often it chose that of so many times."""

    level: str
    label: str
    n: int
    most: int


class OpinionNow(msgspec.Struct, frozen=True, kw_only=True):
    """What bots would do in one seat."""

    seat: int
    name: str
    best: str
    advice: str
    chances: list[ChanceNow]
    levels: list[LevelNow]


def _brought(finder: GameFinder, asked: PositionAsked) -> Position:
    """The position that somebody asks about."""
    try:
        if asked.file:
            return loose_position(finder, asked.file)
        if asked.record:
            return _from_record(asked)
        game = finder.find(asked.game)
        if game is None:
            raise No("unknown-game", facts={"game": asked.game})
        setup = game.setup(asked.players, asked.options)
        return Position(game, setup, _first_turn(game, setup))
    except PositionError as error:
        raise No("position", facts=at_line(error, error.line)) from error
    except Refused as error:
        raise No(error.reason, error.rule, error.facts) from error


def _first_turn(game: Game, setup: Setup) -> State:
    """A game at its first turn, set up at random: before that there is little to be moved."""
    bench, state, rng = game.bench(), game.new(setup), Random(SEED)
    for _ in range(SETTING_UP):
        if bench is None or bench.dials(state) or state.actor == OVER:
            break
        seat = random_seat(state, rng)
        state.apply(seat, random_action(state, seat, rng))
    return state


def _from_record(asked: PositionAsked) -> Position:
    game, record = read(asked.record)
    if not is_open(match_of(game, record)):
        # All of it would be shown, to whoever has only seen a seat's part of it.
        raise No("rule", "T-5.1")
    match = match_of(game, record.truncated(asked.ply if asked.ply >= 0 else len(record.entries)))
    plain = game.setup(record.setup.players, record.setup.options, record.setup.pack)
    plain.carried = record.setup.carried
    return Position(game, plain, match.state, record.foreign)


def looked_at(finder: GameFinder, asked: PositionAsked) -> PositionNow:
    """The position, changed if that is asked for, with all that is to be said of it."""
    known_language(asked.lang)
    position = _brought(finder, asked)
    _change(position, asked)
    game, setup, state = position.game, position.setup, position.state
    narrator = _narrator(game, setup, asked.lang)
    found = faults_of(game, setup, state)
    over = state.actor == OVER
    fine = not found
    file = position.text()
    head = file.partition("\n\n")[0].count("\n") + 2
    voice = narrator.voice
    boards = _boards(game, state, narrator)
    first = boards[0].view if boards else game.view(game.new(setup), SPECTATOR)
    return PositionNow(
        game=game.key,
        players=setup.players,
        names=[voice.seat(seat) for seat in range(setup.players)],
        file=file,
        head=head,
        faults=[_told(voice, file, head, each) for each in found],
        over=over,
        record=position.record().text() if fine and not over else "",
        boards=boards,
        askable=askable(game, position.begun(), state) if fine else [],
        **_bench(game, state, narrator, first),
    )


def _change(position: Position, asked: PositionAsked) -> None:
    bench = position.game.bench()
    if bench is None or (asked.moved is None and asked.turned is None):
        return
    state = position.state.clone()
    try:
        if asked.moved is not None:
            bench.move(state, asked.moved.piece, asked.moved.here, asked.moved.there)
        if asked.turned is not None:
            bench.set(state, asked.turned.key, asked.turned.value)
    except Fault as error:
        raise No("position", facts=at_line(error, 1)) from error
    except BREAKING as error:
        # A position that could not stand may be beyond what can be moved in it.
        raise No("position", facts={"line": 1, "why": "position-breaks"}) from error
    position.state = state


def _narrator(game: Game, setup: Setup, lang: str) -> Narrator:
    voice = Voice(Words(lang), game.key, [HUMAN] * setup.players)
    return Narrator(game, setup.pack, voice, [])


def _told(voice: Voice, file: str, head: int, fault: Fault) -> FaultNow:
    board = "\n".join(file.split("\n")[head:])
    line = line_of(board, str(fault.facts.get("key", ""))) + head
    rule = str(fault.facts.get("rule", ""))
    # The page shows the rule as a link behind the sentence.
    return FaultNow(faulted(voice.words, fault).replace(f" ({rule})", ""), line, rule)


def _boards(game: Game, state: State, narrator: Narrator) -> list[EyesNow]:
    """What everybody sees where nothing is hidden; else every seat's view."""
    seats = [SPECTATOR] if game.open or game.one_view else list(range(state.seats))
    try:
        return [_board(game, state, narrator, seat) for seat in seats]
    except BREAKING:
        return []


def _board(game: Game, state: State, narrator: Narrator, seat: int) -> EyesNow:
    view = game.view(state, seat)
    play = messages.PlayNow(
        view=msgspec.Raw(),
        asks="over" if state.actor == OVER else "wait",
        legal=[],
        answered=False,
        undo="",
        clocks=[],
        outcome=outcome_of(state),
    )
    words = msgspec.structs.replace(narrator.words(view, play), briefing=[])
    return EyesNow(seat, view, words)


def _bench(game: Game, state: State, narrator: Narrator, view: Any) -> dict[str, Any]:
    """What can be moved and set; nothing where only the text can be changed."""
    bench, teller = game.bench(), narrator.teller
    nothing: dict[str, Any] = {"spots": [], "targets": {}, "dials": []}
    if bench is None:
        return nothing
    try:
        places, dials = bench.places(state), bench.dials(state)
        pieces = sorted({piece for place in places for piece in place.things})
        targets = {piece: bench.targets(state, piece) for piece in pieces}
    except BREAKING:
        return nothing
    named = {piece: PieceNow(piece, teller.piece(view, piece)) for piece in pieces}
    spots = [
        SpotNow(each.key, teller.spot(view, each.key), [named[name] for name in each.things])
        for each in places
    ]
    known = {each.key for each in places}
    further = sorted({key for keys in targets.values() for key in keys} - known)
    spots += [SpotNow(key, teller.spot(view, key), []) for key in further]
    return {
        "spots": spots,
        "targets": targets,
        "dials": [
            DialNow(
                key=dial.key,
                label=teller.spot(view, dial.key),
                value=dial.value,
                known=[PieceNow(each, teller.setting(view, dial.key, each)) for each in dial.known],
                low=dial.low,
                high=dial.high,
            )
            for dial in dials
        ],
    }


def said(finder: GameFinder, asked: PositionAsked) -> list[OpinionNow]:
    """What bots would do in every seat that has a choice."""
    known_language(asked.lang)
    position = _brought(finder, asked)
    game, setup, state = position.game, position.setup, position.state
    if faults_of(game, setup, state):
        raise No("position", facts={"line": 1, "why": "position-breaks"})
    narrator = _narrator(game, setup, asked.lang)
    begun = position.begun()
    bots = {level: partial(bot, level) for level in ADVISERS}
    found = []
    for seat in askable(game, begun, state):
        told_of = opinions(game, begun, state, seat, bots, SEED)
        found.append(_worded(game, state, narrator, told_of))
    return found


def _worded(game: Game, state: State, narrator: Narrator, found: Opinions) -> OpinionNow:
    view, teller = game.view(state, found.seat), narrator.teller
    labels = {action.text: teller.action(view, action) for action in found.legal}
    advice = found.advice
    order = sorted(found.percents.items(), key=lambda each: -each[1])
    return OpinionNow(
        seat=found.seat,
        name=narrator.voice.seat(found.seat),
        best=advice.action.text,
        advice=teller.hint(view, advice.action, advice.reason, advice.facts),
        chances=[ChanceNow(action, labels[action], n) for action, n in order],
        levels=[
            LevelNow(each.level, labels[action], count, each.tries)
            for each in found.levels
            for action, count in list(each.chosen.items())[:3]
        ],
    )


def read_position_now(finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: a position with all that is to be said of it."""
    return msgspec.json.encode(looked_at(finder, sense(data, PositionAsked)))


def read_opinions(finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: what bots would do."""
    return msgspec.json.encode(said(finder, sense(data, PositionAsked)))


async def look_at_position(call: Call) -> bytes:
    """A position, shown and checked."""
    return await call.read_aside(read_position_now)


async def ask_bots(call: Call) -> bytes:
    """What bots would do in a position."""
    return await call.read_aside(read_opinions)


ENDPOINTS = [
    Endpoint(method="POST", path="/api/positions", handler=look_at_position, body=PositionAsked,
             answer=PositionNow, tag="positions",
             says="A position that is set up: changed, checked, shown to every seat."),
    Endpoint(method="POST", path="/api/positions/opinions", handler=ask_bots, body=PositionAsked,
             answer=list[OpinionNow], tag="positions",
             says="What each level of bots would do in a position, with chances and why."),
]  # fmt: skip
