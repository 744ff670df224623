"""Servers and databases that are killed, and lines that are cut, with a store in PostgreSQL."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from questable.storage import claimed
from questable.storage.postgres import PostgresStore
from questable.table.ports import Repeated, StoreError
from tests import databases
from tests.rule import rule
from tests.storage.contract import group

HOLDS = """
import subprocess, sys, time
from questable.storage import claimed
with claimed(sys.argv[1]):
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(30)"])
    print("holds", flush=True)
    time.sleep(30)
"""


def refuses(address: str) -> bool:
    """Whether somebody else has it."""
    try:
        with claimed(address):
            return False
    except StoreError as error:
        return error.code == "taken"


@rule("D-1.9")
def test_a_second_server_is_refused_and_a_killed_one_forgotten(database: str) -> None:
    """Whatever children it left behind."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, database], stdout=subprocess.PIPE, start_new_session=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"holds\n"
        assert refuses(database)
        first.send_signal(signal.SIGKILL)
        first.wait()
        assert not refuses(database)
        os.killpg(first.pid, signal.SIGKILL)
    with claimed(database):
        assert refuses(database)
    assert not refuses(database)


@rule("D-1.9")
async def test_only_one_session_stores(database: str) -> None:
    """Should a claim be lost with its session, the second one still does not write."""
    first, second = PostgresStore(database), PostgresStore(database)
    await first.begin()
    with pytest.raises(StoreError) as error:
        await second.begin()
    assert error.value.code == "taken"
    await first.close()
    await second.begin()
    await second.close()


@rule("D-1.6", "D-1.9")
async def test_a_session_that_is_lost_is_ended_before_anybody_is_refused(database: str) -> None:
    """What it was doing cannot be stored afterwards; another one goes on."""
    store = PostgresStore(database)
    await store.begin()
    await store.append(group("a", 0))
    other = await asyncpg.connect(database)
    holding = other.transaction()
    await holding.start()
    await other.execute("SELECT * FROM rooms FOR UPDATE")
    writing = asyncio.create_task(store.append(group("a", 1, nonce="n", answer=b"x")))
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    while not await other.fetchval(f"{waiting} AND datname = current_database()"):
        await asyncio.sleep(0.01)
    connection: Any = store._writer._connection
    # The line is cut: its other end hears of nothing, and would store once it is let.
    held = os.dup(connection._transport.get_extra_info("socket").fileno())
    connection._protocol.connection_lost(ConnectionResetError())
    with pytest.raises(StoreError) as error:
        await writing
    assert error.value.code == "broken"
    await holding.rollback()
    assert await store.answer("a", "", "n") is None
    await store.append(group("a", 1, nonce="n", answer=b"y"))
    assert [each.seq for each in await store.rows("a")] == [0, 1]
    await asyncio.gather(other.close(), store.close())
    os.close(held)


@rule("D-1.1", "D-1.6")
async def test_a_database_that_crashed_has_all_that_was_acknowledged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """With all its care for the disk; the store comes back by itself, and nonces tell."""
    with databases.of_its_own() as cluster:
        store = PostgresStore(cluster.address())
        await store.begin()
        done: list[int] = []

        async def play(n: int) -> None:
            for seq in range(10_000):
                await store.append(group(f"r{n}", seq, nonce=str(seq), answer=b"x"))
                done[n] = seq + 1

        done += [0] * 5
        playing = [asyncio.create_task(play(n)) for n in range(5)]
        while min(done) < 20:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(cluster.stop, "immediate")
        said = await asyncio.gather(*playing, return_exceptions=True)
        assert {type(each) for each in said} == {StoreError}
        with pytest.raises(StoreError) as error:
            await store.rows("r0")
        assert error.value.code == "broken"
        # Whoever waits for it says so in a line; nobody fills the log beside.
        assert not [each for each in caplog.records if each.name.startswith("asyncpg")]
        await asyncio.to_thread(cluster.start)
        for n, count in enumerate(done):
            stored = [each.seq for each in await store.rows(f"r{n}")]
            assert stored in (list(range(count)), list(range(count + 1)))
            again = group(f"r{n}", count, nonce=str(count), answer=b"y")
            if len(stored) > count:
                with pytest.raises(Repeated):
                    await store.append(again)
            else:
                await store.append(again)
        await store.close()


@rule("D-1.1")
async def test_what_was_acknowledged_is_there_after_a_kill(database: str) -> None:
    """kill -9 of the server right after the answer: another one finds every row."""
    program = f"""
import asyncio, os, signal
from questable.storage import store_of
from tests.storage.contract import group
async def main():
    store = store_of({database!r})
    await store.begin()
    for seq in range(20):
        await store.append(group("a", seq, nonce=str(seq), answer=b"x"))
        print(seq, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""
    root = Path(__file__).parents[2]
    env = os.environ | {"PYTHONPATH": f"{root}:{root / 'src'}", "QUESTABLE_BUILD": "pure"}
    ran = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True)
    assert ran.returncode == -9, ran.stderr
    acknowledged = [int(line) for line in ran.stdout.split()]
    store = PostgresStore(database)
    await store.begin()
    assert [each.seq for each in await store.rows("a")] == acknowledged == list(range(20))
    await store.close()
