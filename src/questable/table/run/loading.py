"""A room from the store: a snapshot if one fits, and the rows after it."""

from questable.engine import GameFinder
from questable.table.judge.verdict import No
from questable.table.log.fold import fold
from questable.table.log.play import NotWhole
from questable.table.log.room import Room
from questable.table.log.rows import Row, decoded
from questable.table.log.snapshot import restored
from questable.table.ports import Store, StoredRow, Thinking


async def load(
    store: Store, finder: GameFinder, room: str, whole: bool, thinking: Thinking
) -> Room:
    """The room as it stands; No when there is none.

    A long history and a heavy pack take a while: both are folded where no table waits for it.
    """
    kept = None if whole else await store.snapshot(room)
    if kept:
        after = await store.rows(room, kept[0])
        size = len(kept[1]) + size_of(after)
        found = await thinking.think(lambda: _restored(room, finder, kept, after), room, size)
        if found is not None:
            return await _with_seeds(store, found)
    stored = await store.rows(room)
    if not stored:
        raise No("no-room")
    size = size_of(stored)
    fresh = await thinking.think(lambda: _folded(Room(room, finder), stored), room, size)
    return await _with_seeds(store, fresh)


async def _with_seeds(store: Store, room: Room) -> Room:
    room.seeds = await store.seeds(room.id)
    return room


def _restored(
    room: str, finder: GameFinder, kept: tuple[int, bytes], after: list[StoredRow]
) -> Room | None:
    """From a snapshot; None where it is of no use."""
    found = restored(room, finder, kept[1])
    try:
        return _folded(found, after) if found is not None else None
    except (NotWhole, ValueError):
        return None


def _folded(room: Room, stored: list[StoredRow]) -> Room:
    for row in stored:
        fold(room, row_of(row))
    room.prepare()
    return room


def size_of(stored: list[StoredRow]) -> int:
    """How many bytes there are to read."""
    return sum(len(row.data) for row in stored)


def row_of(stored: StoredRow) -> Row:
    """A row as the room reads it."""
    return Row(stored.seq, stored.at, decoded(stored.data))
