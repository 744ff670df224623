"""Rooms in a SQLite file: WAL, synchronous=FULL, one writer, group commit.

See docs/table.md, Stores.
"""

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

from questable.storage.appending import work
from questable.storage.class_tables import Erase, forget, is_there, own_class, table_for
from questable.storage.packed_rows import packed, spread
from questable.storage.packing import PLAIN, RESTING, packing, reading, resting
from questable.storage.schema import LISTED
from questable.storage.writer import Writer, trouble
from questable.table.ports import (
    PLAYED,
    Group,
    Home,
    Link,
    ListedRoom,
    Resting,
    StoredRow,
    Worker,
)

BUSY = 5.0
"""Seconds that a write waits for another process."""
NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
"""SQLite's own clock, in milliseconds since 1970."""
HOME = (
    "SELECT home, epoch, coalesce(address, ''), touched, life, bytes FROM rooms"
    f" LEFT JOIN workers ON worker=home AND until>{NOW} WHERE room=?"
)

T = TypeVar("T")


class SqliteStore:
    """A store in one file, or in memory when there is no path."""

    def __init__(self, path: Path | None, busy: float = BUSY) -> None:
        self.path = path
        self._busy = busy
        self._writer = Writer(self._opened)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="questable reader")
        self._reading: sqlite3.Connection | None = None

    def _opened(self) -> sqlite3.Connection:
        return opened(self.path, self._busy)

    async def begin(self) -> None:
        """Open the file and bring its schema up to date."""
        await self._writer.begin()
        if self.path is not None:
            self._reading = await self._in_reader(self._opened)

    async def close(self) -> None:
        """Finish all writes."""
        await self._writer.close()
        if self._reading is not None:
            await self._in_reader(self._reading.close)
            self._reading = None
        self._reader.shutdown()

    async def _in_reader(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, work)
        except sqlite3.Error as error:
            raise trouble(error) from error

    async def _read(self, query: str, *values: object) -> list[Any]:
        return await self._read_as(tuple, query, *values)

    async def _read_as(
        self, kind: Callable[[tuple[Any, ...]], T], query: str, *v: object
    ) -> list[T]:
        """What a query finds, made into something where no table waits for it."""
        return await self._reads(lambda found: [kind(row) for row in found], query, *v)

    async def _reads(
        self, made: Callable[[Iterable[Any]], list[T]], query: str, *v: object
    ) -> list[T]:
        """The same of all that is found together."""

        def read(connection: sqlite3.Connection) -> list[T]:
            return made(connection.execute(query, v))

        reading = self._reading
        if reading is None:
            found: list[T] = await self._writer.do(read)
            return found
        return await self._in_reader(lambda: read(reading))

    async def _write(self, query: str, *values: object) -> None:
        await self._writer.do(lambda connection: connection.execute(query, values).rowcount)

    async def append(self, group: Group) -> None:
        """Store a group; Clash if a number is taken, Repeated if its nonce was answered."""
        await self._writer.do(work(group))

    async def answer(self, room: str, sender: str, nonce: str) -> bytes | None:
        """What was answered to a nonce."""
        name = table_for("nonces", room)
        found = await self._read_of(
            room, f"SELECT answer FROM {name} WHERE room=? AND sender=? AND nonce=?", sender, nonce
        )
        return bytes(found[0][0]) if found else None

    async def rows(self, room: str, since: int = 0) -> list[StoredRow]:
        """The rows from number `since` on."""
        if not await self._has(room):
            return []
        return await self._reads(lambda found: spread(found, since), reading(room), room, since)

    async def _has(self, room: str) -> bool:
        """Whether there is a place where rows of this room can be: that of a class goes with it."""
        if not own_class(room):
            return True
        name = table_for("rows", room)
        return bool(await self._reads(list, "SELECT 1 FROM sqlite_schema WHERE name=?", name[1:-1]))

    async def _read_of(self, room: str, query: str, *values: object) -> list[Any]:
        return await self._read(query, room, *values) if await self._has(room) else []

    async def resting(self, since: tuple[int, str], before: int, most: int) -> list[Resting]:
        """Some rooms in which nothing happened since before then."""
        return await self._read_as(resting, RESTING, *since, before, most)

    async def pack(self, room: str, before: int) -> int:
        """Keep each game that is over as one row."""
        rows = await self._read_as(_row, PLAIN, room)
        packs = await asyncio.to_thread(packed, rows)
        if not packs:
            return 0
        done = await self._writer.do(packing(room, packs, rows[-1].seq + 1, before))
        return len(packs) if done else 0

    async def seeds(self, room: str) -> dict[int, bytes]:
        """The seeds of a room's games by number."""
        found = await self._read("SELECT game, seed FROM secrets WHERE room=?", room)
        return {int(game): bytes(seed) for game, seed in found}

    async def link(self, digest: str) -> Link | None:
        """The link with that hash, if it is not void."""
        found = await self._read("SELECT hash, room, kind, person FROM links WHERE hash=?", digest)
        return Link(*found[0]) if found else None

    async def keep_snapshot(self, room: str, seq: int, data: bytes) -> None:
        """Put a snapshot aside, unless a newer one lies there or the room is gone."""
        name = table_for("snapshots", room)

        def keep(connection: sqlite3.Connection) -> None:
            if own_class(room) and not is_there(connection, name):
                return
            connection.execute(
                f"INSERT INTO {name} AS kept SELECT room, ?, ? FROM rooms WHERE room=?"
                " ON CONFLICT (room) DO UPDATE SET seq=excluded.seq, data=excluded.data"
                " WHERE excluded.seq > kept.seq",
                (seq, data, room),
            )

        await self._writer.do(keep)

    async def snapshot(self, room: str) -> tuple[int, bytes] | None:
        """The newest one, with the number of the first row it lacks."""
        name = table_for("snapshots", room)
        found = await self._read_of(room, f"SELECT seq, data FROM {name} WHERE room=?")
        return (int(found[0][0]), bytes(found[0][1])) if found else None

    async def drop_snapshots(self) -> None:
        """Forget all of them."""
        await self._write("DELETE FROM snapshots")

    async def put_aside(self, key: str, data: bytes, most: int) -> None:
        """Keep something that can be made again; of more than `most` the first kept are lost."""

        def keep(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM aside WHERE key=?", (key,))
            connection.execute("INSERT INTO aside (key, data) VALUES (?, ?)", (key, data))
            connection.execute(
                "DELETE FROM aside WHERE id NOT IN (SELECT id FROM aside ORDER BY id DESC LIMIT ?)",
                (most,),
            )

        await self._writer.do(keep)

    async def aside(self, key: str) -> bytes | None:
        """What was put aside under a key, if it is still there."""
        found = await self._read("SELECT data FROM aside WHERE key=?", key)
        return bytes(found[0][0]) if found else None

    async def due(self, now: int, worker: str | None = None) -> list[str]:
        """The rooms whose alarm has come, but for those that live with another worker than this."""
        found = await self._read(
            "SELECT room FROM deadlines JOIN rooms USING (room) LEFT JOIN workers ON worker=home"
            f" WHERE at<=? AND (coalesce(?, home)=home OR coalesce(until, 0)<={NOW}) ORDER BY at",
            now,
            worker,
        )
        return [str(room) for (room,) in found]

    async def take(self, room: str, worker: Worker) -> Home | None:
        """Have a room live with this worker, if it may."""

        def take(connection: sqlite3.Connection) -> Home | None:
            connection.execute(
                "UPDATE rooms SET home=?, epoch=epoch+1, level=?"
                " WHERE room=? AND home<>? AND level<=?"
                f" AND (? OR home NOT IN (SELECT worker FROM workers WHERE until>{NOW}))",
                (worker.name, worker.level, room, worker.name, worker.level, worker.alone),
            )
            found = connection.execute(HOME, (room,)).fetchone()
            return Home(*found) if found else None

        return cast(Home | None, await self._writer.do(take))

    async def home(self, room: str) -> Home | None:
        """Where a room lives, or last did."""
        found = await self._read(HOME, room)
        return Home(*found[0]) if found else None

    async def beat(self, worker: Worker, millis: int) -> bool:
        """This worker lives for so long from now on, by the machine's clock."""

        def beat(connection: sqlite3.Connection) -> bool:
            lives = f"SELECT 1 FROM workers WHERE worker=? AND until>{NOW}"
            unbroken = connection.execute(lives, (worker.name,)).fetchone() is not None
            connection.execute(
                f"REPLACE INTO workers VALUES (?, ?, {NOW}+?)",
                (worker.name, worker.address, millis),
            )
            return unbroken

        return bool(await self._writer.do(beat))

    async def homes(self, worker: str) -> dict[str, int]:
        """The rooms that live with a worker, with their epochs."""
        return dict(await self._read("SELECT room, epoch FROM rooms WHERE home=?", worker))

    async def living(self) -> list[Worker]:
        """All workers that live."""
        query = f"SELECT worker, address FROM workers WHERE until>{NOW} ORDER BY worker"
        found = await self._read(query)
        return [Worker(name, address=address, alone=False) for name, address in found]

    async def secret(self) -> bytes:
        """What the workers of this house know each other by."""
        await self._write("INSERT OR IGNORE INTO house VALUES (1, ?)", secrets.token_bytes(32))
        return bytes((await self._read("SELECT secret FROM house"))[0][0])

    async def leave(self, worker: str) -> None:
        """This worker does not live any more."""
        await self._write("DELETE FROM workers WHERE worker=?", worker)

    async def rooms(self, idle_since: int, life: int = PLAYED) -> list[ListedRoom]:
        """The rooms of at most this life that nothing was stored in since then, oldest first."""
        found = await self._read(
            f"SELECT {LISTED} FROM rooms WHERE life<=? AND touched<? ORDER BY touched",
            life,
            idle_since,
        )
        return [ListedRoom(*row) for row in found]

    async def listed(self, room: str) -> ListedRoom | None:
        """One room, as `rooms` lists it."""
        found = await self._read(f"SELECT {LISTED} FROM rooms WHERE room=?", room)
        return ListedRoom(*found[0]) if found else None

    async def count(self) -> int:
        """How many rooms there are."""
        return int((await self._read("SELECT count(*) FROM rooms"))[0][0])

    async def pulse(self, now: int) -> None:
        """Write something and have it on disk."""
        await self._write("REPLACE INTO pulse VALUES (1, ?)", now)

    async def delete(self, room: str) -> None:
        """Forget a room and all that belongs to it."""
        await self._writer.do(lambda connection: forget(connection, room))

    async def erase(self, rooms: list[str]) -> None:
        """Forget rooms together, in the file and in its journal."""
        await self._writer.do(Erase(rooms))


def opened(path: Path | None, busy: float) -> sqlite3.Connection:
    """A connection to a file, which is made where there is none; or to memory."""
    if path is not None and not path.exists():
        # Seeds are secret: nobody else on the machine may read the file.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    connection = sqlite3.connect(
        path or ":memory:", busy, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    # What is deleted is overwritten too: of a class nothing may be left (docs/classes.md).
    connection.execute("PRAGMA secure_delete=ON")
    return connection


def _row(found: tuple[Any, ...]) -> StoredRow:
    return StoredRow(*found)
