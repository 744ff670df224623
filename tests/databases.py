"""A PostgreSQL for the tests: one for all of them, and a database of its own for each."""

import asyncio
import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tools import postgres

FOLDER = "QUESTABLE_TEST_POSTGRES"
"""Where the one of this run is; those who share the work inherit it."""
PREFIX = "questable-pg-"
"""Before the number of the process: what a run that was killed left behind is ended by the next."""
TEMPLATE = "template_questable"
_numbers = itertools.count()


def begin() -> None:
    """Say where it will be, should any test want it: short, since sockets have short names."""
    for left in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        if not _lives(int(left.name.removeprefix(PREFIX))):
            _forget(left)
    os.environ.setdefault(FOLDER, str(_own_folder()))


def end() -> None:
    """Stop it and forget it, if it was ever wanted, and if it is not that of a run around this."""
    if os.environ[FOLDER] == str(_own_folder()):
        _forget(Path(os.environ.pop(FOLDER)))


def _own_folder() -> Path:
    return Path(tempfile.gettempdir()) / f"{PREFIX}{os.getpid()}"


def _forget(folder: Path) -> None:
    for data in folder.glob("*/data"):
        # It may be another user's, or somebody else may be about to do the same.
        with suppress(OSError, subprocess.CalledProcessError):
            if (running := postgres.Cluster(data.parent)).runs:
                running.stop()
    shutil.rmtree(folder, ignore_errors=True)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError as error:
        return isinstance(error, PermissionError)
    return True


def needed() -> None:
    """Skip a test that can have none; with CI it fails."""
    if why := postgres.missing():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why)


def cluster() -> postgres.Cluster:
    """The one for all tests."""
    needed()
    return postgres.shared(Path(os.environ[FOLDER]))


@contextmanager
def of_its_own(settings: tuple[str, ...] = ()) -> Iterator[postgres.Cluster]:
    """One that a test may crash, which loses nothing that it says it has."""
    cluster()
    folder = Path(os.environ[FOLDER])
    own = postgres.Cluster(folder / f"own-{os.getpid()}-{next(_numbers)}", settings)
    own.copy(postgres.Cluster(folder / "fresh"))
    own.start()
    try:
        yield own
    finally:
        if own.runs:
            own.stop()
        shutil.rmtree(own.folder)


@contextmanager
def database() -> Iterator[str]:
    """The address of a fresh one, with the tables of a house."""
    running = cluster()
    name = f"house_{os.getpid()}_{next(_numbers)}"
    asyncio.run(_created(running, name))
    try:
        yield running.address(name)
    finally:
        asyncio.run(_tell(running.address(), f"DROP DATABASE {name} WITH (FORCE)"))


async def _created(running: postgres.Cluster, name: str) -> None:
    import asyncpg

    from questable.storage.postgres_schema import migrate

    connection = await asyncpg.connect(running.address())
    try:
        await connection.execute("SELECT pg_advisory_lock(1)")
        known = "SELECT 1 FROM pg_database WHERE datname = $1"
        if not await connection.fetchval(known, TEMPLATE):
            await connection.execute(f"CREATE DATABASE {TEMPLATE}")
            inside = await asyncpg.connect(running.address(TEMPLATE))
            await migrate(inside)
            await inside.close()
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY file_copy")
    finally:
        await connection.close()


async def _tell(address: str, query: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(address)
    await connection.execute(query)
    await connection.close()
