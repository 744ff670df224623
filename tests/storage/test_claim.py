"""One server a file, by a lock that no dead process can hold."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from questable.storage import claimed
from questable.storage.sqlite import SqliteStore
from questable.table.ports import StoreError
from tests.rule import rule
from tests.storage.contract import group

HOLDS = """
import os, sys, time
from questable.storage import claimed
with claimed(sys.argv[1]):
    if os.fork() == 0:
        time.sleep(30)  # a child that outlives its parent
        os._exit(0)
    print("holds", flush=True)
    time.sleep(30)
"""


def refuses(db: str) -> bool:
    """Whether somebody else has it."""
    try:
        with claimed(db):
            return False
    except StoreError as error:
        return error.code == "taken"


@rule("D-1.9")
def test_a_second_one_is_refused_and_a_killed_one_forgotten(tmp_path: Path) -> None:
    """At once, whatever children it left behind."""
    db = f"sqlite:///{tmp_path / 'rooms.db'}"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, db], stdout=subprocess.PIPE, start_new_session=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"holds\n"
        assert refuses(db)
        first.send_signal(signal.SIGKILL)
        first.wait()
        assert not refuses(db)
        os.killpg(first.pid, signal.SIGKILL)


@rule("D-1.9")
def test_it_is_given_back(tmp_path: Path) -> None:
    """Also within one process; memory is everybody's own."""
    db = f"sqlite:///{tmp_path / 'rooms.db'}"
    with claimed(db):
        assert refuses(db)
    assert not refuses(db)
    with claimed("sqlite://"):
        assert not refuses("sqlite://")
    assert (tmp_path / "rooms.db.lock").stat().st_mode & 0o777 == 0o600


async def test_who_only_reads_need_not_ask(tmp_path: Path) -> None:
    """A list, a look or a copy beside a server that runs."""
    path = tmp_path / "rooms.db"
    with claimed(f"sqlite:///{path}"):
        store = SqliteStore(path)
        await store.begin()
        await store.append(group("a", 0))
        again = SqliteStore(path)
        await again.begin()
        assert [each.room for each in await again.rooms(9000)] == ["a"]
        await asyncio.gather(store.close(), again.close())


def test_a_folder_that_is_not_there_is_said_to_be_none(tmp_path: Path) -> None:
    """As the store itself would say."""
    with pytest.raises(StoreError, match="No such file"), claimed(f"sqlite:///{tmp_path}/no/x"):
        pass
