"""A store looked at, copied and put back from outside, beside a server or while none runs."""

import asyncio
import os
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from questable.storage.address import BadAddress, file_of, is_database
from questable.storage.packed_rows import spread
from questable.storage.packing import reading
from questable.storage.schema import LISTED, MIGRATIONS
from questable.storage.writer import trouble
from questable.table.log.class_rows import class_of, is_class
from questable.table.ports import ListedRoom, Store, StoredRow, StoreError

FOR_EVER = 1 << 60
"""Milliseconds since 1970: a moment that no room is younger than."""


class RoomFacts(msgspec.Struct, frozen=True):
    """What a keeper may know of a room: figures, no names and no play."""

    room: ListedRoom
    rows: int
    people: int
    """Who ever entered, the opener among them."""
    games: int
    """Games that began."""


@contextmanager
def read_only(path: Path, oldest: int = len(MIGRATIONS)) -> Iterator[sqlite3.Connection]:
    """Beside whoever writes; nothing is brought up to date."""
    try:
        uri = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            (version,) = connection.execute("SELECT version FROM schema_version").fetchone()
            if version > len(MIGRATIONS):
                raise StoreError("newer", "it belongs to a newer version")
            if version < oldest:
                raise StoreError("older", "it belongs to an older version; serve from it once")
            yield connection
    except sqlite3.Error as error:
        raise trouble(error) from error


def listed(path: Path) -> list[ListedRoom]:
    """All rooms, the one that was used last first."""
    with read_only(path) as connection:
        found = connection.execute(f"SELECT {LISTED} FROM rooms ORDER BY touched DESC").fetchall()
    return [ListedRoom(*row) for row in found]


def facts_of(path: Path, room: str) -> RoomFacts | None:
    """One room."""
    with read_only(path) as connection:
        found = connection.execute(f"SELECT {LISTED} FROM rooms WHERE room=?", (room,)).fetchone()
        if found is None:
            return None
        rows = spread(connection.execute(reading(room), (room, 0)), 0)
    return facts(ListedRoom(*found), rows)


def facts(room: ListedRoom, rows: list[StoredRow]) -> RoomFacts:
    """What the kinds of its rows say of a room."""
    kinds = Counter(row.kind for row in rows)
    return RoomFacts(room, len(rows), 1 + kinds["enter"], kinds["deal"])


def listed_at(address: str) -> list[ListedRoom]:
    """All rooms of a house of any kind."""
    if is_database(address):
        from questable.storage import postgres_keeping

        return asyncio.run(postgres_keeping.listed(address))
    return listed(kept_file(address))


def facts_at(address: str, room: str) -> RoomFacts | None:
    """One room of a house of any kind."""
    if is_database(address):
        from questable.storage import postgres_keeping

        return asyncio.run(postgres_keeping.facts_of(address, room))
    return facts_of(kept_file(address), room)


async def forgotten(store: Store, room: str) -> None:
    """A room and all that belongs to it; of a class its tables, too."""
    listed = await store.rooms(FOR_EVER) if is_class(room) else []
    await store.erase([room, *(each.room for each in listed if class_of(each.room) == room)])


def kept_file(address: str) -> Path:
    """The file of a house; BadAddress for what is kept nowhere."""
    path = file_of(address)
    if path is None:
        raise BadAddress(address)
    return path


def copied(source: Path, target: Path) -> None:
    """A whole copy as it stands, while tables go on playing: only its owner may read it."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with read_only(source, oldest=1) as connection, closing(sqlite3.connect(draft)) as copy:
            connection.backup(copy)
            if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise StoreError("damaged", "the copy is not sound")
        draft.replace(target)
    except OSError as error:
        raise StoreError("broken", f"{target}: {error.strerror}") from error
    except sqlite3.Error as error:
        raise trouble(error) from error
    finally:
        draft.unlink(missing_ok=True)


def put_back(backup: Path, path: Path) -> Path | None:
    """A backup in the place of the store, which is kept beside it; its claim must be held."""
    before = path.with_name(path.name + ".before") if path.exists() else None
    fresh = path.with_name(path.name + ".fresh")
    copied(backup, fresh)
    if before is not None:
        copied(path, before)
    for left in ("-wal", "-shm"):
        path.with_name(path.name + left).unlink(missing_ok=True)
    fresh.replace(path)
    return before
