"""A room put aside, so that a long game opens as fast as a short one. A mere cache.

Anything that does not fit is passed over, and the rows are folded from the first.
"""

import msgspec

from questable.__about__ import __version__
from questable.engine import Entry, GameFinder, read_record
from questable.table.log import rows
from questable.table.log.play import Play
from questable.table.log.room import Phase, Room
from questable.table.log.seats import Asked, Guest, Seat
from questable.table.log.series import read_series
from questable.table.log.settings import Settings


class PlaySnapshot(msgspec.Struct, kw_only=True):
    """The running game."""

    header: str
    number: int
    seq: int
    dump: str
    sealed: dict[int, rows.SealedRow]
    moved: int
    since: int
    acted: int
    last: tuple[int, str, str] | None
    """The last entry that counts."""
    trail: str
    window: int
    opens: int
    nudged: bool
    seed: str


class Snapshot(msgspec.Struct, kw_only=True):
    """A room without its history."""

    version: str
    seq: int
    told: int
    phase: Phase
    people: dict[int, Guest]
    next_person: int
    host: int
    ousted: list[int]
    granted: list[int]
    seats: list[Seat]
    chosen: rows.ChooseRow | None
    settings: Settings
    games: int
    dealt: bool
    ended: list[int]
    commitment: str
    committed: int
    coded: int
    shares: dict[int, str]
    series: str
    loose: bool
    asked: Asked | None
    play: PlaySnapshot | None
    renewed: rows.PackRow | None = None
    edition: int = 0
    pack_fault: rows.PackFaultRow | None = None
    rested: int = -1


PLAIN = (
    "seq", "told", "phase", "people", "next_person", "host", "ousted", "granted", "seats",
    "chosen", "settings", "games", "dealt", "ended", "commitment", "committed", "coded", "shares",
    "loose", "asked", "renewed", "edition", "pack_fault",
    "rested",
)  # fmt: skip


def taken(room: Room) -> bytes:
    """A room as it stands."""
    play = room.play
    last = play.match.last if play else None
    snapshot = Snapshot(
        version=__version__,
        series=room.series.text() if room.series else "",
        play=None
        if play is None
        else PlaySnapshot(
            header=play.match.record.header(),
            number=play.number,
            seq=play.seq,
            dump=play.state.dump(),
            sealed=play.sealed,
            moved=play.moved,
            since=play.since,
            acted=play.acted,
            last=(last.seat, last.action, last.by) if last else None,
            trail=play.match.trail.hex(),
            window=play.window,
            opens=play.opens,
            nudged=play.nudged,
            seed=play.match.record.seed,
        ),
        **{name: getattr(room, name) for name in PLAIN},
    )
    return msgspec.json.encode(snapshot)


def restored(room: str, finder: GameFinder, data: bytes) -> Room | None:
    """The room again, or None if this cannot be used."""
    try:
        snapshot = msgspec.json.decode(data, type=Snapshot)
        if snapshot.version != __version__:
            return None
        return _filled(Room(room, finder), snapshot)
    except (ValueError, KeyError, IndexError, AssertionError):
        return None


def _filled(room: Room, snapshot: Snapshot) -> Room:
    for name in PLAIN:
        setattr(room, name, getattr(snapshot, name))
    room.base = room.seq
    if snapshot.series:
        room.series = read_series(room.finder, snapshot.series)
    if snapshot.play is not None:
        room.play = _play(room, snapshot.play)
        room.see_offer()
    return room


def _play(room: Room, taken: PlaySnapshot) -> Play:
    record = read_record(room.finder, taken.header + "\n", own=True)
    record.seed = taken.seed
    play = Play(room.game, record, taken.number)
    last = Entry(*taken.last) if taken.last else None
    trail = bytes.fromhex(taken.trail)
    play.match.go_on_from(play.game.load(record.setup, taken.dump), last, trail)
    play.before = taken.seq
    play.sealed = taken.sealed
    play.moved = taken.moved
    play.since = taken.since
    play.acted = taken.acted
    play.window = taken.window
    play.opens = taken.opens
    play.nudged = taken.nudged
    return play
