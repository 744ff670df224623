"""One thread writes: what waits goes into one transaction, and only then anyone is answered."""

import asyncio
import itertools
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, Protocol

from questable.storage.schema import migrate, need_whole
from questable.table.ports import Clash, Repeated, StoreError

BATCH = 1000
"""Pieces of work in one transaction."""


CUT = "PRAGMA wal_checkpoint(TRUNCATE)"
"""All that the journal holds goes into the file, and the journal is emptied."""


class Work(Protocol):
    """Something to be done with the connection."""

    def __call__(self, connection: sqlite3.Connection, /) -> Any:
        """Do it.

        A kind of work that has `many` can do several pieces in a few statements: it says False, or
        raises, if any of them has to be looked at by itself.
        """


Open = Callable[[], sqlite3.Connection]


def trouble(error: Exception) -> StoreError:
    """What went wrong, for those who have to say it to people."""
    if isinstance(error, StoreError):
        return error
    name = getattr(error, "sqlite_errorname", "") or ""
    code = "broken"
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        code = "busy"
    elif name.startswith("SQLITE_FULL"):
        code = "full"
    found = StoreError(code, str(error))
    found.__cause__ = error
    return found


class Writer:
    """A queue of work for one connection; each piece has a savepoint of its own."""

    def __init__(self, open_connection: Open) -> None:
        self._open = open_connection
        self._queue: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = (
            queue.SimpleQueue()
        )
        self._thread = threading.Thread(target=self._run, name="questable writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ready: asyncio.Future[None] | None = None
        self._closed = True

    async def begin(self) -> None:
        """Open the file and bring it up to date."""
        self._loop = asyncio.get_running_loop()
        self._ready = self._loop.create_future()
        self._thread.start()
        await self._ready
        self._closed = False

    async def do(self, work: Work) -> Any:
        """The result of a piece of work, once it is on disk."""
        if self._closed or self._loop is None:
            raise StoreError("closed", "the store is closed")
        done: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put((work, done))
        return await done

    async def close(self) -> None:
        """Finish all that waits."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        assert self._loop is not None
        assert self._ready is not None
        connection = None
        try:
            connection = self._open()
            migrate(connection)
            need_whole(connection)
            # What was erased just before a fall is gone from the journal too.
            connection.execute(CUT)
        except (sqlite3.Error, OSError, StoreError) as error:
            if connection is not None:
                connection.close()
            self._loop.call_soon_threadsafe(self._ready.set_exception, trouble(error))
            return
        self._loop.call_soon_threadsafe(self._ready.set_result, None)
        while batch := self._batch():
            works = [work for work, _ in batch]
            outcomes = _cleaned(connection, works, _written(connection, works))
            done = [future for _, future in batch]
            self._loop.call_soon_threadsafe(deliver, done, outcomes)
        connection.close()

    def _batch(self) -> list[tuple[Work, asyncio.Future[Any]]]:
        """All that waits; nothing when the end was asked for."""
        batch = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == BATCH:
                break
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                break
        else:
            if batch:
                # The end comes after what waited before it.
                self._queue.put(None)
        return batch


def _written(connection: sqlite3.Connection, works: list[Work]) -> list[Any]:
    """What came of each, a result or an exception, after all of it was committed."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = []
        for many, run in itertools.groupby(works, lambda work: getattr(work, "many", None)):
            outcomes += _together(connection, many, list(run))
        connection.execute("COMMIT")
    except Exception as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [trouble(error)] * len(works)
    return outcomes


def _cleaned(connection: sqlite3.Connection, works: list[Work], outcomes: list[Any]) -> list[Any]:
    """Nothing of what was erased is left in the journal; who erased is told if it is."""
    cleans = any(getattr(work, "cleans", False) for work in works)
    if not cleans:
        return outcomes
    try:
        busy = connection.execute(CUT).fetchone()[0]
        error = StoreError("busy", "somebody reads what is to be cut off") if busy else None
    except sqlite3.Error as failed:
        error = trouble(failed)
    return [
        outcome if error is None or not getattr(work, "cleans", False) else error
        for work, outcome in zip(works, outcomes, strict=True)
    ]


def _together(
    connection: sqlite3.Connection, many: Callable[..., bool] | None, works: list[Work]
) -> list[Any]:
    """Every statement lets the other threads in and waits for them, so a few do for all."""
    if many is not None and len(works) > 1:
        connection.execute("SAVEPOINT many")
        try:
            done = many(connection, works)
        except (sqlite3.IntegrityError, ValueError):
            done = False
        if not done:
            connection.execute("ROLLBACK TO many")
        connection.execute("RELEASE many")
        if done:
            return [None] * len(works)
    return [_one(connection, work) for work in works]


def _one(connection: sqlite3.Connection, work: Work) -> Any:
    """One clash cannot take others down: each piece of work has its savepoint."""
    connection.execute("SAVEPOINT one")
    try:
        outcome = work(connection)
    except (Clash, Repeated) as refused:
        connection.execute("ROLLBACK TO one")
        outcome = refused
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO one")
        outcome = trouble(error)
    connection.execute("RELEASE one")
    return outcome


def deliver(done: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    """Tell those who wait, unless they have given up."""
    for future, outcome in zip(done, outcomes, strict=True):
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
