"""What a host brings to a table, a pack or a record, read: the game that is to be played."""

from collections.abc import Mapping

from questable.engine import (
    CHANCE,
    OVER,
    Game,
    GameFinder,
    Match,
    Pack,
    PackError,
    Record,
    RecordError,
    Refused,
    Value,
    read_record,
)
from questable.engine.bounds import LONGEST_HEADER
from questable.engine.fault import Fault
from questable.table.judge.verdict import No
from questable.table.log import rows
from questable.table.told import messages

MOST_PLIES = 5_000
"""Entries that a game may go on from."""


def chosen(finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: a Choose message becomes a row."""
    ask = messages.read(data)
    assert isinstance(ask, messages.Choose)
    return rows.encoded(brought(finder, ask))


def brought(finder: GameFinder, ask: messages.Choose) -> rows.ChooseRow:
    """The game with all options settled, or No with the reason why it cannot be."""
    try:
        return _fork(finder, ask) if ask.record else _own_pack(finder, ask)
    except (Refused, PackError, RecordError) as error:
        raise refusal(error) from error


def refusal(error: Refused | PackError | RecordError) -> No:
    """Why a set-up, a pack or a record cannot be used."""
    if isinstance(error, Refused):
        return No(error.reason, error.rule, error.facts)
    code = "pack" if isinstance(error, PackError) else "record"
    return No(code, facts=at_line(error, error.line))


def at_line(fault: Fault, line: int) -> dict[str, int | str]:
    """The facts of a refusal: the line, `why` as an id, and what its words need."""
    return {**fault.facts, "line": line, "why": fault.reason}


def _own_pack(finder: GameFinder, ask: messages.Choose) -> rows.ChooseRow:
    game = finder.find(ask.game)
    if game is None:
        raise No("unknown-game", facts={"game": ask.game})
    return with_pack(game, ask.players, ask.options, game.read_pack("pack", ask.pack))


def with_pack(game: Game, players: int, options: Mapping[str, Value], pack: Pack) -> rows.ChooseRow:
    """A game with somebody's own pack; Refused or PackError where it cannot be played."""
    setup = game.setup(players, options, pack)
    # What cannot be dealt or written down is found out here, not when everybody is ready.
    game.deal(setup)
    if len(Record(game.key, game.rules_version, setup, foreign=True).header()) > LONGEST_HEADER:
        raise PackError("pack", 1, Fault("pack-too-large"))
    return rows.ChooseRow(
        game=game.key,
        players=setup.players,
        options=setup.options,
        pack=pack.name,
        facts=pack.facts,
        words=pack.words,
    )


def _fork(finder: GameFinder, ask: messages.Choose) -> rows.ChooseRow:
    record = read_record(finder, ask.record)
    game = finder.find(record.game)
    assert game is not None
    if ask.ply >= 0:
        record = record.truncated(ask.ply)
    entries = record.effective()
    if len(entries) > MOST_PLIES:
        raise RecordError(1, Fault("too-many-moves", most=MOST_PLIES))
    match = Match(game, record)
    if match.state.actor == OVER:
        raise No("rule", "T-1.2")
    setup = record.setup
    return rows.ChooseRow(
        game=record.game,
        players=setup.players,
        options=setup.options,
        pack=setup.pack.name if record.foreign else "",
        facts=setup.pack.facts if record.foreign else {},
        words=setup.pack.words if record.foreign else {},
        carried=setup.carried,
        brought=True,
        drawn=sum(entry.seat == CHANCE for entry in entries),
        position=match.state.dump() if entries else "",
        trail=match.trail.hex(),
        start=setup.start,
        # What another dealer drew is not this dealer's promise.
        entries=[(e.seat, e.action, "companion" if e.by == "dealer" else e.by) for e in entries],
    )
