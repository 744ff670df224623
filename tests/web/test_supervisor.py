"""`serve --workers`: processes that share a house, and who watches over them."""

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import asyncpg
import pytest

from questable import client
from questable.storage.postgres import PostgresStore
from questable.storage.postgres_homes import fell
from questable.table import No, messages
from questable.table.run.lease import LEASE
from tests.rule import rule
from tests.seventh.beside import SITE, surroundings
from tests.storage.test_postgres_lost import refuses
from tests.table.bench import Bench
from tests.tiny import TINY
from tests.web.processes import workers_of

ROOT = Path(__file__).resolve().parents[2]


class House:
    """A house of two workers in processes of their own."""

    def __init__(self, process: asyncio.subprocess.Process, url: str, database: str) -> None:
        self.process = process
        self.url = url
        self.database = database

    async def ask(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """What the database says."""
        connection = await asyncpg.connect(self.database)
        try:
            return [tuple(each) for each in await connection.fetch(query, *values)]
        finally:
            await connection.close()

    async def homes(self) -> dict[str, int]:
        """By name of a living worker, how many rooms live there."""
        found = await self.ask(
            "SELECT worker, count(room) FROM workers LEFT JOIN rooms ON home = worker"
            " WHERE until > now() GROUP BY worker"
        )
        return {str(name): int(str(count)) for name, count in found}

    def workers(self) -> list[int]:
        """Their process ids."""
        return workers_of(self.process.pid)


@contextlib.asynccontextmanager
async def house(
    database: str, *more: str, around: dict[str, str] | None = None
) -> AsyncIterator[House]:
    """Until it is stopped as a keeper would."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "questable", "--lang", "en", "serve", "--workers", "2"),
        *("--port", "0", "--db", database, *more),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "QUESTABLE_WEB_ROOMS": "10000 1000", **(around or {})},
    )
    try:
        assert process.stdout is not None
        said = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        yield House(process, next(w for w in said.split() if w.startswith("http")), database)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 30) == 0


async def until(true: Callable[[], bool], seconds: float = 40) -> None:
    """Wait for something, not for ever."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.05)


@rule("D-1.8", "D-1.9", "D-1.10")
async def test_two_workers_share_a_house(database: str) -> None:
    """Rooms live with either; whoever comes in at the other is brought there; nobody else may have
    the house alone, and at the end all rooms are free."""
    async with house(database) as found:
        opened = [await client.open_room(found.url, "Ann") for _ in range(12)]
        async with contextlib.AsyncExitStack() as stack:
            seats = [
                await stack.enter_async_context(client.Seat(found.url, each.link))
                for each in opened
                for _ in range(2)
            ]
            for seat in seats[::2]:
                await seat.choose("questor", 2)
            for seat in seats[1::2]:
                await seat.until(lambda seat=seat: seat.table.game == "questor")  # type: ignore[misc]
            homes = await found.homes()
            assert len(homes) == 2
            assert sum(homes.values()) == 12
            assert await asyncio.to_thread(refuses, database)
    assert await found.homes() == {}
    assert not await asyncio.to_thread(refuses, database)


@rule("D-1.10")
async def test_the_rooms_of_a_killed_worker_are_taken_at_once(database: str) -> None:
    """Its lease is ended by who watches over it, and it is replaced."""
    async with house(database) as found:
        opened = await client.open_room(found.url, "Ann")
        async with client.Seat(found.url, opened.link) as ann:
            await ann.choose("questor", 2)
            before = found.workers()
            assert len(before) == 2
            names = {*await found.homes()}
            for worker in before:
                os.kill(worker, signal.SIGKILL)
                # Whichever it was, she comes back at once: nobody waits for a lease to run out.
                async with asyncio.timeout(LEASE / 1000):
                    await ann.ask(messages.Phrase(phrase="hello"))
                async with asyncio.timeout(40):
                    # The one that is dead may still be among them for a moment.
                    while len(now := {*await found.homes()}) != 2 or now == names:
                        await asyncio.sleep(0.05)
                names = now
            assert not {*before} & {*found.workers()}


@rule("D-1.10")
async def test_a_frozen_worker_is_ended_and_its_rooms_go_on(database: str) -> None:
    """Once its lease is over."""
    async with house(database) as found:
        opened = [await client.open_room(found.url, "Ann") for _ in range(6)]
        async with contextlib.AsyncExitStack() as stack:
            seats = [
                await stack.enter_async_context(client.Seat(found.url, each.link))
                for each in opened
            ]
            worker = found.workers()[0]
            os.kill(worker, signal.SIGSTOP)
            async with asyncio.timeout(12):
                await asyncio.gather(*(seat.choose("questor", 2) for seat in seats))
            await until(lambda: worker not in found.workers() and len(found.workers()) == 2)


async def test_a_room_that_ends_its_workers_is_closed_off(database: str) -> None:
    """After three within an hour, and no other room; one that was ended from outside counts for
    none."""
    store = PostgresStore(database, shared=True)
    await store.begin()
    async with Bench(store, finder=TINY) as bench:
        await bench.host()
        bad, good = bench.opened.room, (await bench.hall.open("Bob")).room
        await bench.hall.close()
        for count in range(3):
            again = await bench.other_hall()
            assert (await again.room(bad)).seq > 0, count
            await again.close()
            await fell(database, f"worker {count}", bad)
            await fell(database, f"worker {count}", "")
        last = await bench.other_hall()
        with pytest.raises(No, match="fault"):
            await last.room(bad)
        assert (await last.room(good)).seq > 0
    await store.close()


FUSE = """
import os

from tests.tiny import Tiny, TinyGame


class Fused(Tiny):
    def apply(self, seat, action):
        if seat == 0 and action.text == "flip":
            os.abort()
        super().apply(seat, action)


class Lantern(TinyGame):
    state_type = Fused


GAME = Lantern()
"""


async def test_a_room_that_truly_ends_its_workers_ends_three(database: str, tmp_path: Path) -> None:
    """Ann's move ends whoever judges it, and her client sends it again to the next; the third is
    the last, and Bob plays on all the while."""
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    (site / "lantern" / "__init__.py").write_text(FUSE)
    async with house(database, around=surroundings(site)) as found:
        opened = [await client.open_room(found.url, name) for name in ("Ann", "Bob")]
        ann, bob = (client.Seat(found.url, each.link, room=each.room) for each in opened)
        async with ann, bob:
            for seat in (ann, bob):
                await seat.choose("lantern", 2)
                await seat.sit(0)
                await seat.bot(1, "random")
                await seat.start()
                await seat.share()
                await seat.until(lambda seat=seat: "flip" in seat.legal)  # type: ignore[misc]
            async with asyncio.timeout(120):
                with pytest.raises(No, match="fault"):
                    await ann.act("flip")
                await bob.act("take")
        assert await found.ask("SELECT room, count(*) FROM falls GROUP BY room") == [
            (opened[0].room, 3)
        ]
        with pytest.raises(No, match="fault"):
            await client.Seat(found.url, opened[0].link).__aenter__()
        await until(lambda: len(found.workers()) == 2)


def test_several_workers_need_a_database() -> None:
    """One line says why."""
    asked = ("--lang", "en", "serve", "--workers", "2", "--db", "sqlite://")
    said = subprocess.run(
        [sys.executable, "-m", "questable", *asked], capture_output=True, text=True, cwd=ROOT
    )
    assert said.returncode == 2
    assert said.stderr.startswith("questable: Several workers need a PostgreSQL database")
    assert len(said.stderr.splitlines()) == 1
