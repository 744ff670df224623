"""Rooms in a PostgreSQL database: one session writes, a few read.

See docs/table.md, Stores.
"""

import asyncio
import secrets
from typing import Any, cast

import asyncpg

from questable.storage import postgres_packing as packing
from questable.storage.packed_rows import packed, spread
from questable.storage.postgres_appending import nonce_bytes
from questable.storage.postgres_homes import BEAT, DUE, HOME, Take
from questable.storage.postgres_session import BUSY, PATIENCE, TROUBLE, is_lost, trouble
from questable.storage.postgres_writer import PostgresWriter, Query
from questable.storage.schema import LISTED, OF_A_ROOM
from questable.table.ports import (
    PLAYED,
    Group,
    Home,
    Link,
    ListedRoom,
    Resting,
    StoredRow,
    StoreError,
    Worker,
)

READERS = 4
READING = 30.0
"""Seconds that a read may take."""
PART = 500
"""Rows that are read at a time: between two parts other tables have their turn."""
FORGET = (
    "WITH "
    + ", ".join(
        f"of_{table} AS (DELETE FROM {table} WHERE room = ANY($1))"
        for table in (*OF_A_ROOM, "falls")
        if table != "rooms"
    )
    + " DELETE FROM rooms WHERE room = ANY($1)"
)


class PostgresStore:
    """A store in a database: the only one that writes there, or one of several workers'."""

    def __init__(self, address: str, busy: float = BUSY, shared: bool = False) -> None:
        self.address = address
        self._writer = PostgresWriter(address, busy, shared)
        self._pool: asyncpg.Pool | None = None

    async def begin(self) -> None:
        """Open the database and bring its schema up to date."""
        await self._writer.begin()
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                # None is kept ready: asyncpg would note each try to have one while the database is
                # away.
                min_size=0,
                max_size=READERS,
                timeout=PATIENCE,
                command_timeout=READING,
                server_settings={"application_name": "questable"},
            )
        except TROUBLE as error:
            await self._writer.close()
            raise trouble(error) from error

    async def close(self) -> None:
        """Finish all writes."""
        await self._writer.close()
        if self._pool is not None:
            self._pool.terminate()
            self._pool = None

    async def _read(self, query: str, *values: object) -> list[Any]:
        """What a query finds; a session that was lost is replaced once."""
        try:
            return await self._read_once(query, *values)
        except TROUBLE as error:
            if not is_lost(error) or isinstance(error, TimeoutError):
                raise trouble(error) from error
        try:
            return await self._read_once(query, *values)
        except TROUBLE as error:
            raise trouble(error) from error

    async def _read_once(self, query: str, *values: object) -> list[Any]:
        if self._pool is None:
            raise StoreError("closed", "the store is closed")
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                return list(await connection.fetch(query, *values))
        except (asyncpg.CharacterNotInRepertoireError, asyncpg.DataError, UnicodeError):
            # A name that cannot be a text here is nobody's.
            return []

    async def append(self, group: Group) -> None:
        """Store a group; Clash if a number is taken, Repeated if its nonce was answered."""
        await self._writer.do(group)

    async def answer(self, room: str, sender: str, nonce: str) -> bytes | None:
        """What was answered to a nonce."""
        found = await self._read(
            "SELECT answer FROM nonces WHERE room = $1 AND sender = $2 AND nonce = $3",
            *(room, sender, nonce_bytes(nonce)),
        )
        return bytes(found[0][0]) if found else None

    async def rows(self, room: str, since: int = 0) -> list[StoredRow]:
        """The rows from number `since` on."""
        return await self._in_parts(packing.READ, room, since)

    async def _in_parts(self, query: str, room: str, since: int) -> list[StoredRow]:
        rows: list[StoredRow] = []
        while True:
            found = await self._read(query, room, since, PART)
            packs = any(kind is None for _, _, kind, _ in found)
            rows += await asyncio.to_thread(spread, found, since) if packs else spread(found, since)
            if len(found) < PART:
                return rows
            since = rows[-1].seq + 1

    async def resting(self, since: tuple[int, str], before: int, most: int) -> list[Resting]:
        """Some rooms in which nothing happened since before then."""
        found = await self._read(packing.RESTING, *since, before, most)
        return [packing.resting(each) for each in found]

    async def pack(self, room: str, before: int) -> int:
        """Keep each game that is over as one row."""
        first = await self._read("SELECT min(seq) FROM rows WHERE room = $1", room)
        if not first or first[0][0] is None:
            return 0
        rows = await self._in_parts(packing.PLAIN, room, int(first[0][0]))
        packs = await asyncio.to_thread(packed, rows)
        if not packs:
            return 0
        values = packing.values(room, packs, rows[-1].seq + 1, before)
        try:
            return len(packs) if await self._write(packing.PACK, *values) else 0
        except StoreError as error:
            if isinstance(error.__cause__, asyncpg.UniqueViolationError):
                return 0
            raise

    async def seeds(self, room: str) -> dict[int, bytes]:
        """The seeds of a room's games by number."""
        found = await self._read("SELECT game, seed FROM secrets WHERE room = $1", room)
        return {int(game): bytes(seed) for game, seed in found}

    async def link(self, digest: str) -> Link | None:
        """The link with that hash, if it is not void."""
        found = await self._read("SELECT hash, room, kind, person FROM links WHERE hash=$1", digest)
        return Link(*found[0]) if found else None

    async def _write(self, sql: str, *values: object) -> list[Any]:
        return list(await self._writer.do(Query(sql, values)))

    async def keep_snapshot(self, room: str, seq: int, data: bytes) -> None:
        """Put a snapshot aside, unless a newer one lies there or the room is gone."""
        await self._write(
            "INSERT INTO snapshots SELECT room, $2, $3 FROM rooms WHERE room = $1"
            " ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, data = excluded.data"
            " WHERE excluded.seq > snapshots.seq",
            *(room, seq, data),
        )

    async def snapshot(self, room: str) -> tuple[int, bytes] | None:
        """The newest one, with the number of the first row it lacks."""
        found = await self._read("SELECT seq, data FROM snapshots WHERE room = $1", room)
        return (int(found[0][0]), bytes(found[0][1])) if found else None

    async def drop_snapshots(self) -> None:
        """Forget all of them."""
        await self._write("TRUNCATE snapshots")

    async def put_aside(self, key: str, data: bytes, most: int) -> None:
        """Keep something that can be made again; of more than `most` the first kept are lost."""
        await self._write("DELETE FROM aside WHERE key = $1", key)
        await self._write("INSERT INTO aside (key, data) VALUES ($1, $2)", key, data)
        await self._write(
            "DELETE FROM aside WHERE id NOT IN (SELECT id FROM aside ORDER BY id DESC LIMIT $1)",
            most,
        )

    async def aside(self, key: str) -> bytes | None:
        """What was put aside under a key, if it is still there."""
        found = await self._read("SELECT data FROM aside WHERE key = $1", key)
        return bytes(found[0][0]) if found else None

    async def due(self, now: int, worker: str | None = None) -> list[str]:
        """The rooms whose alarm has come, but for those that live with another worker than this."""
        return [str(room) for (room,) in await self._read(DUE, now, worker)]

    async def take(self, room: str, worker: Worker) -> Home | None:
        """Have a room live with this worker, if it may."""
        return cast(Home | None, await self._writer.do(Take(room, worker)))

    async def home(self, room: str) -> Home | None:
        """Where a room lives, or last did."""
        found = await self._read(HOME, room)
        return Home(*found[0]) if found else None

    async def beat(self, worker: Worker, millis: int) -> bool:
        """This worker lives for so long from now on, by the database's clock."""
        return bool((await self._write(BEAT, worker.name, worker.address, millis))[0][0])

    async def homes(self, worker: str) -> dict[str, int]:
        """The rooms that live with a worker, with their epochs."""
        found = await self._read("SELECT room, epoch FROM rooms WHERE home = $1", worker)
        return {str(room): int(epoch) for room, epoch in found}

    async def secret(self) -> bytes:
        """What the workers of this house know each other by."""
        query = "INSERT INTO house VALUES (1, $1) ON CONFLICT DO NOTHING"
        await self._write(query, secrets.token_bytes(32))
        return bytes((await self._read("SELECT secret FROM house"))[0][0])

    async def living(self) -> list[Worker]:
        """All workers, in the order of their names."""
        found = await self._read(
            "SELECT worker, address FROM workers WHERE until > clock_timestamp() ORDER BY worker"
        )
        return [Worker(name, address=address, alone=False) for name, address in found]

    async def leave(self, worker: str) -> None:
        """This worker does not live any more."""
        await self._write("DELETE FROM workers WHERE worker = $1", worker)

    async def rooms(self, idle_since: int, life: int = PLAYED) -> list[ListedRoom]:
        """The rooms of at most this life that nothing was stored in since then, oldest first."""
        found = await self._read(
            f"SELECT {LISTED} FROM rooms WHERE life <= $1 AND touched < $2 ORDER BY touched",
            *(life, idle_since),
        )
        return [ListedRoom(*row) for row in found]

    async def listed(self, room: str) -> ListedRoom | None:
        """One room, as `rooms` lists it."""
        found = await self._read(f"SELECT {LISTED} FROM rooms WHERE room = $1", room)
        return ListedRoom(*found[0]) if found else None

    async def count(self) -> int:
        """How many rooms there are."""
        return int((await self._read("SELECT count(*) FROM rooms"))[0][0])

    async def pulse(self, now: int) -> None:
        """Write something and have it on disk."""
        await self._write(
            "INSERT INTO pulse VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at", now
        )

    async def delete(self, room: str) -> None:
        """Forget a room and all that belongs to it."""
        await self._write(FORGET, [room])

    async def erase(self, rooms: list[str]) -> None:
        """Forget rooms together; what the database still has on its pages it does not tell."""
        await self._write(FORGET, rooms)
