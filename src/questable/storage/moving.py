"""A whole house copied from one store to another: room by room, so that it can be gone on with.

A room is copied in one transaction. What the target holds of an earlier try is left out, and what
is not a room of the source as it stands is refused. Until the counts of both were found to be the
same the target has a mark, and nobody serves from it. Snapshots and what was put aside can be made
again, nobody is at home in a house that is not served from, and classes are over with the lesson:
all these stay behind.
"""

import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import msgspec

from questable.storage.address import is_database
from questable.storage.class_tables import NO_CLASS
from questable.storage.keeping import kept_file, read_only
from questable.storage.schema import migrate, need_whole
from questable.storage.sqlite import BUSY, opened
from questable.storage.writer import trouble
from questable.table.ports import StoreError

TABLES = {
    "rooms": ("room", "opened", "touched", "next", "life", "bytes", "level"),
    "rows": ("room", "seq", "at", "kind", "data"),
    "packed": ("room", "first", "after", "data"),
    "nonces": ("room", "sender", "nonce", "answer"),
    "links": ("hash", "room", "kind", "person"),
    "secrets": ("room", "game", "seed"),
    "deadlines": ("room", "at"),
}
WEIGHT = 4_000_000
"""Bytes of rooms that are copied at a time."""
LIST = (
    f"SELECT {', '.join(TABLES['rooms'])},"
    " (SELECT coalesce(max(after), 0) FROM packed WHERE packed.room=rooms.room)"
    f" FROM rooms WHERE {NO_CLASS} ORDER BY room"
)
COUNT = f"SELECT count(*) FROM {{}} WHERE {NO_CLASS}"
MANY = 500
"""Rooms that are copied at a time."""

Copy = dict[str, list[tuple[Any, ...]]]
"""Rooms with all that belongs to them, by table."""


class RoomMark(msgspec.Struct, frozen=True):
    """A room as its list has it: two that are the same in this are the same."""

    room: str
    opened: int
    touched: int
    next: int
    life: int
    bytes: int
    level: int
    packed: int
    """The number after its last packed row."""


class Side(Protocol):
    """A house that is copied from or to."""

    async def rooms(self) -> list[RoomMark]:
        """All of them."""

    async def read(self, rooms: list[str]) -> Copy:
        """Some of them, whole."""

    async def write(self, copy: Copy) -> None:
        """All of these, or nothing."""

    async def mark(self, half: bool) -> None:
        """Say that it is copied in part, or no longer."""

    async def counts(self) -> dict[str, int]:
        """How many rows there are of each kind."""


class Unlike(StoreError):
    """A target that holds something else, or that does not hold everything."""

    def __init__(self, why: str, **facts: int | str) -> None:
        super().__init__("unlike", f"{why} {facts}")
        self.why = why
        """'other': a room that is not the source's; 'counts': some are missing at the end."""
        self.facts = facts


async def move(
    source: str, target: str, progress: Callable[[int, int], None], many: int = MANY
) -> dict[str, int]:
    """Copy a house and compare the counts, which are told, packed rows among the rows; both claims
    must be held."""
    async with side(source, new=False) as old, side(target, new=True) as new:
        rooms, there = await old.rooms(), {each.room: each for each in await new.rooms()}
        for each in rooms:
            if there.pop(each.room, each) != each:
                raise Unlike("other", room=each.room)
        if there:
            raise Unlike("other", room=min(there))
        done = {each.room for each in await new.rooms()}
        if len(done) < len(rooms):
            await new.mark(half=True)
        for some in _portions([each for each in rooms if each.room not in done], many):
            progress(len(done), len(rooms))
            await new.write(await old.read(some))
            done.update(some)
        progress(len(done), len(rooms))
        counts, found = await old.counts(), await new.counts()
        for table, count in counts.items():
            if found[table] != count:
                raise Unlike("counts", done=found[table], count=count)
        await new.mark(half=False)
        return {**counts, "rows": sum(each.next for each in rooms)}


def _portions(rooms: list[RoomMark], many: int) -> Iterator[list[str]]:
    """So many at a time, fewer where they are heavy."""
    some: list[str] = []
    weight = 0
    for each in rooms:
        some.append(each.room)
        weight += each.bytes
        if weight > WEIGHT or len(some) == many:
            yield some
            some, weight = [], 0
    if some:
        yield some


def side(address: str, new: bool) -> AbstractAsyncContextManager[Side]:
    """A house; a new one is made where there is none, an old one is read and not changed."""
    if is_database(address):
        from questable.storage.postgres_moving import database_side

        return database_side(address, new)
    return _file_side(kept_file(address), new)


@asynccontextmanager
async def _file_side(path: Path, new: bool) -> AsyncIterator[Side]:
    if not new:
        with read_only(path) as connection:
            need_whole(connection)
            yield FileSide(connection)
        return
    connection = opened(path, BUSY)
    try:
        migrate(connection)
        yield FileSide(connection)
    except sqlite3.Error as error:
        raise trouble(error) from error
    finally:
        connection.close()


class FileSide:
    """A house in a SQLite file, which nobody serves from."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rooms(self) -> list[RoomMark]:
        """All of them."""
        return [RoomMark(*each) for each in self._connection.execute(LIST)]

    async def read(self, rooms: list[str]) -> Copy:
        """Some of them, whole."""
        return {table: self._of(table, columns, rooms) for table, columns in TABLES.items()}

    def _of(self, table: str, columns: Sequence[str], rooms: list[str]) -> list[tuple[Any, ...]]:
        marks = ", ".join("?" * len(rooms))
        query = f"SELECT {', '.join(columns)} FROM {table} WHERE room IN ({marks})"
        return self._connection.execute(query, rooms).fetchall()

    async def write(self, copy: Copy) -> None:
        """All of these, or nothing."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for table, rows in copy.items():
                columns = TABLES[table]
                marks = ", ".join("?" * len(columns))
                query = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
                self._connection.executemany(query, rows)
            self._connection.execute("COMMIT")
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise

    async def mark(self, half: bool) -> None:
        """Say that it is copied in part, or no longer."""
        query = "REPLACE INTO copying VALUES (1)" if half else "DELETE FROM copying"
        self._connection.execute(query)

    async def counts(self) -> dict[str, int]:
        """How many rows there are of each kind."""
        return {
            table: int(self._connection.execute(COUNT.format(table)).fetchone()[0])
            for table in TABLES
        }
