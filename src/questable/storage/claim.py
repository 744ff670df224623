"""One server a house: a lock that is dropped when its process ends, however it ends.

Of a file the kernel keeps it, of a database its own server.
"""

import asyncio
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from questable.storage.address import file_of, is_database
from questable.table.ports import StoreError

_OURS: set[Path] = set()
"""What this process has claimed: to the kernel one process never clashes with itself."""


@contextmanager
def claimed(address: str, shared: bool = False) -> Iterator[None]:
    """Be the only one who writes to a store for a while; StoreError when another process is.

    Whoever only reads need not ask. A database can be claimed by several who share it.
    """
    if is_database(address):
        with _claimed_database(address, shared):
            yield
    elif (path := file_of(address)) is not None:
        with _claimed_file(path.absolute()):
            yield
    else:
        yield


@contextmanager
def _claimed_database(address: str, shared: bool) -> Iterator[None]:
    """An advisory lock of a session of its own, which need not do anything but be open."""
    from questable.storage.postgres_session import claim

    with asyncio.Runner() as runner:
        connection = runner.run(claim(address, shared))
        try:
            yield
        finally:
            connection.terminate()


@contextmanager
def _claimed_file(path: Path) -> Iterator[None]:
    """A record lock: children do not inherit it, so nothing that outlives a killed server keeps the
    next one out."""
    lock = path.with_name(path.name + ".lock")
    if path in _OURS:
        raise StoreError("taken", "another server has this file open")
    try:
        file = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise StoreError("broken", f"unable to open {lock.name}: {error.strerror}") from error
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(file)
        raise StoreError("taken", "another server has this file open") from error
    _OURS.add(path)
    try:
        yield
    finally:
        _OURS.discard(path)
        os.close(file)
