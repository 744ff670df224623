"""A room from the store: a snapshot if one fits, and the rows after it."""

from questable.engine import GameFinder
from questable.table.fold import fold
from questable.table.ports import Store, StoredRow
from questable.table.room import Room
from questable.table.rows import Row, decoded
from questable.table.snapshot import restored
from questable.table.verdict import No, NotWhole


async def load(store: Store, finder: GameFinder, room: str, whole: bool) -> Room:
    """The room as it stands; No when there is none."""
    if not whole:
        kept = await store.snapshot(room)
        found = restored(room, finder, kept[1]) if kept else None
        if found is not None:
            try:
                return await _folded(store, found)
            except (NotWhole, ValueError):
                pass
    fresh = await _folded(store, Room(room, finder))
    if fresh.seq == 0:
        raise No("no-room")
    return fresh


async def _folded(store: Store, room: Room) -> Room:
    for row in await store.rows(room.id, room.seq):
        fold(room, row_of(row))
    room.seeds = await store.seeds(room.id)
    return room


def row_of(stored: StoredRow) -> Row:
    """A row as the room reads it."""
    return Row(stored.seq, stored.at, decoded(stored.data))
