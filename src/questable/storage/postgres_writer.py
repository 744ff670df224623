"""One session writes: what waits is one statement, and only when it is committed anyone is told.

It holds a lock as long as it lives, so nobody else stores in this house but those who share it,
each in rooms of their own. A session that is lost is opened again; what it may still be doing is
ended first, so that from then on the store says truly what was stored.
"""

import asyncio
from collections import deque
from typing import Any

import asyncpg
import msgspec

from questable.storage.postgres_appending import CLASHES, outcomes, statement
from questable.storage.postgres_homes import TAKE, Take, taken, taking
from questable.storage.postgres_schema import WRITING, migrate, need_whole
from questable.storage.postgres_session import (
    BUSY,
    GONE,
    TROUBLE,
    connect,
    is_lost,
    lock,
    trouble,
)
from questable.storage.writer import deliver
from questable.table.ports import Clash, Group, StoreError, Worker, group_bytes

BATCH = 1000
"""Groups in one statement."""
PATIENCE = 3 * BUSY
"""Seconds in which a statement has to be answered: longer than the database itself lets it take,
so that it is cut off, or gone."""
HEAVY = 8_000_000
"""Bytes after which no more groups go into it."""
SURE = {
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "jit": "off",
}
"""A batch is so many looks into indexes; that is planned once, whatever the tables hold then."""
END = "SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity WHERE (pid, backend_start) = "
WHO = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"


class Query(msgspec.Struct, frozen=True):
    """Something else to be written, in its turn."""

    sql: str
    values: tuple[object, ...] = ()


Work = Group | Take | Query
Waiting = tuple[Work, asyncio.Future[Any]]


class PostgresWriter:
    """A queue of groups and queries for one session."""

    def __init__(self, address: str, busy: float = BUSY, shared: bool = False) -> None:
        self._address = address
        self._shared = shared
        self._busy = busy
        self._waiting: deque[Waiting] = deque()
        self._woken = asyncio.Event()
        self._connection: asyncpg.Connection | None = None
        self._who: tuple[Any, ...] | None = None
        """The session that was opened last: its process and when that began."""
        self._task: asyncio.Task[None] | None = None
        self._closed = True

    async def begin(self) -> None:
        """Be the one who writes, and bring the database up to date."""
        await self._connected()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="questable writer")

    async def do(self, work: Work) -> Any:
        """What came of it, once it is committed."""
        if self._closed:
            raise StoreError("closed", "the store is closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        self._woken.set()
        return await done

    async def close(self) -> None:
        """Finish all that waits."""
        self._closed = True
        self._woken.set()
        if self._task is not None:
            await self._task
        if self._connection is not None:
            await _closed(self._connection)

    async def _run(self) -> None:
        while not self._closed or self._waiting:
            if not self._waiting:
                self._woken.clear()
                await self._woken.wait()
                continue
            batch = self._batch()
            try:
                said = await self._written([work for work, _ in batch])
            except StoreError as error:
                said = [error] * len(batch)
            except Exception as error:
                said = [trouble(error)] * len(batch)
            deliver([done for _, done in batch], said)

    def _batch(self) -> list[Waiting]:
        """All groups that wait, one of each room; or all rooms to be taken; or one query."""
        first = self._waiting[0][0]
        if isinstance(first, Query):
            return [self._waiting.popleft()]
        if isinstance(first, Take):
            return self._takes(first.worker)
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        weight = 0
        while self._waiting and len(batch) < BATCH and weight < HEAVY:
            work = self._waiting[0][0]
            if not isinstance(work, Group):
                break
            waiting = self._waiting.popleft()
            if work.room in batch:
                later.append(waiting)
            else:
                batch[work.room] = waiting
                weight += group_bytes(work)
        self._waiting.extendleft(reversed(later))
        if self._shared:
            # In one order everywhere: two statements that meet in several rooms wait, once.
            return [batch[room] for room in sorted(batch)]
        return list(batch.values())

    def _takes(self, worker: Worker) -> list[Waiting]:
        """Wherever they wait: nobody stores in a room that they are only taking."""
        takes = [
            each for each in self._waiting if isinstance(each[0], Take) and each[0].worker is worker
        ][:BATCH]
        gone = {id(each) for each in takes}
        self._waiting = deque(each for each in self._waiting if id(each) not in gone)
        return takes

    async def _written(self, works: list[Work]) -> list[Any]:
        connection = await self._connected()
        try:
            if isinstance(works[0], Query):
                sql, values = works[0].sql, works[0].values
                return [await connection.fetch(sql, *values, timeout=PATIENCE)]
            if isinstance(works[0], Take):
                takes = [work for work in works if isinstance(work, Take)]
                found = await connection.fetch(TAKE, *taking(takes), timeout=PATIENCE)
                return list(taken(takes, found))
            return await _appended(connection, [work for work in works if isinstance(work, Group)])
        except TROUBLE as error:
            if is_lost(error):
                await self._lose(connection)
            raise trouble(error) from error

    async def _lose(self, connection: asyncpg.Connection) -> None:
        """End what may be under way before anybody is told that it failed, if that can be done."""
        connection.terminate()
        self._connection = None
        try:
            await self._connected()
        except StoreError:
            return

    async def _connected(self) -> asyncpg.Connection:
        """The session, or another in its place."""
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        connection = await connect(self._address, **SURE, **GONE)
        try:
            if self._who is not None:
                await connection.execute(END + "($1, $2)", *self._who)
            await lock(connection, WRITING, shared=self._shared)
            await migrate(connection)
            await need_whole(connection)
            self._who = tuple((await connection.fetch(WHO))[0])
            wait = int(self._busy * 1000)
            await connection.execute(f"SET lock_timeout = {wait}")
            await connection.execute(f"SET statement_timeout = {2 * wait}")
        except TROUBLE as error:
            await _closed(connection)
            raise trouble(error) from error
        except BaseException:
            await _closed(connection)
            raise
        self._connection = connection
        return connection


async def _appended(connection: asyncpg.Connection, groups: list[Group]) -> list[Any]:
    """All in one statement; if another process came between, each in its own."""
    query, values = statement(groups)
    try:
        return outcomes(groups, await connection.fetch(query, *values, timeout=PATIENCE))
    except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as error:
        if len(groups) == 1:
            taken = getattr(error, "constraint_name", None) in CLASHES
            return [Clash() if taken else trouble(error)]
    return [said for group in groups for said in await _appended(connection, [group])]


async def _closed(connection: asyncpg.Connection) -> None:
    try:
        await connection.close(timeout=1)
    except TROUBLE:
        connection.terminate()
