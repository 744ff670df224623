"""Several workers of one house: sockets and requests are brought to where the room lives."""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest

from questable import client
from questable.registry import Registry
from questable.storage import MemoryStore
from questable.table import messages
from questable.table.ports import Clock, Store, Worker
from questable.table.run.inline import InlineReading
from questable.web import Rate, WebLimits, server_for
from questable.web.inner import greeted, greeting, listen_at
from questable.web.server import listen
from tests.rule import rule
from tests.web.served import GENEROUS, Served


@contextlib.asynccontextmanager
async def worker(
    store: Store,
    name: str,
    folder: Path | None,
    limits: WebLimits = GENEROUS,
    proxies: tuple[str, ...] = (),
    clock: Clock | None = None,
    level: int = 1,
) -> AsyncIterator[Served]:
    """One of several on the same store, that others reach in a folder or by TCP."""
    listening = listen("127.0.0.1", 0)
    inner, address = listen_at(f"unix:{folder}/{name}.sock" if folder else "tcp:127.0.0.1:0")
    server = server_for(
        store,
        web_limits=limits,
        proxies=proxies,
        reading=InlineReading(Registry()),
        analysing=InlineReading(Registry()),
        clock=clock,
        worker=Worker(name, level, address, alone=False),
        listening=inner,
    )
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    serving = asyncio.create_task(server._serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.005)
    try:
        yield Served(server, f"http://127.0.0.1:{listening.getsockname()[1]}")
    finally:
        server.should_exit = True
        await serving


@contextlib.asynccontextmanager
async def two(folder: Path | None) -> AsyncIterator[tuple[Served, Served]]:
    """Two workers."""
    store = MemoryStore()
    async with worker(store, "one", folder) as one, worker(store, "two", folder) as other:
        yield one, other


@rule("D-1.10")
@pytest.mark.parametrize("near", [True, False])
async def test_sockets_and_requests_are_brought_home(tmp_path: Path, near: bool) -> None:
    """Ann comes in at one worker and Bob at the other: they sit at one table."""
    async with two(tmp_path if near else None) as (one, other):
        opened = await client.open_room(one.url, "Ann")
        async with client.Seat(one.url, opened.link) as ann:
            came = await client.enter(other.url, opened.door, "Bob")
            async with client.Seat(other.url, came.link) as bob:
                await ann.choose("questor", 2)
                await ann.sit(0)
                await bob.until(lambda: bob.table is not None and bob.table.game == "questor")
                await bob.sit(1)
                assert one.hall.metrics()["lines"] == 2
                assert other.hall.metrics()["rooms_awake"] == 0
                with pytest.raises(client.No, match="no-game"):
                    await client.record(other.url, came.link)


async def test_a_socket_outlives_the_time_of_a_request(tmp_path: Path) -> None:
    """Where it came in, and where it was brought to."""
    store, quick = MemoryStore(), msgspec.structs.replace(GENEROUS, body_seconds=0.3)
    async with (
        worker(store, "one", tmp_path, quick) as one,
        worker(store, "two", tmp_path, quick) as other,
    ):
        opened = await client.open_room(one.url, "Ann")
        seats = client.Seat(one.url, opened.link), client.Seat(other.url, opened.link)
        async with seats[0], seats[1]:
            sockets = [seat._wire._socket for seat in seats]
            await asyncio.sleep(1)
            for seat in seats:
                await seat.ask(messages.Phrase(phrase="hello"))
            assert [seat._wire._socket for seat in seats] == sockets


async def test_rooms_of_a_worker_that_stops_go_on_at_the_other(tmp_path: Path) -> None:
    """Its people are told to come back, and are taken where they come."""
    store = MemoryStore()
    async with worker(store, "two", tmp_path) as other:
        async with worker(store, "one", tmp_path) as one:
            opened = await client.open_room(one.url, "Ann")
            ann = client.Seat(other.url, opened.link)
            async with client.Seat(one.url, opened.link):
                await ann.__aenter__()
                assert one.hall.metrics()["lines"] == 2
        await ann.choose("questor", 2)
        assert other.hall.metrics()["lines"] == 1
        await ann.__aexit__()


async def test_a_home_that_cannot_be_reached_is_not_robbed(tmp_path: Path) -> None:
    """Who comes by this way is told to try again; the room stays where it lives."""
    async with two(tmp_path) as (one, other):
        opened = await client.open_room(one.url, "Ann")
        async with client.Seat(one.url, opened.link) as ann:
            os.rename(tmp_path / "one.sock", tmp_path / "gone.sock")
            with pytest.raises(client.No, match="closing"):
                await client.Seat(other.url, opened.link).__aenter__()
            with pytest.raises(client.No, match="closing"):
                await client.enter(other.url, opened.door, "Bob")
            await ann.choose("questor", 2)
            assert other.hall.metrics()["rooms_awake"] == 0


@rule("D-5.7")
async def test_an_address_is_counted_for_the_whole_house(tmp_path: Path) -> None:
    """By one of the workers, wherever it comes in: rooms, sockets, wrong links and codes."""
    store = MemoryStore()
    few = msgspec.structs.replace(GENEROUS, rooms=Rate(4, 0), sockets=3, wrong_codes=Rate(3, 0))
    async with (
        worker(store, "one", tmp_path, few) as one,
        worker(store, "two", tmp_path, few) as other,
    ):
        opened = [await client.open_room(each.url, "Ann") for each in (one, other, one, other)]
        for each in (one, other):
            with pytest.raises(client.No, match="too-fast"):
                await client.open_room(each.url, "Ann")
        seats = [client.Seat(each.url, opened[0].link) for each in (one, other, one, other)]
        for seat in seats[:3]:
            await seat.__aenter__()
        with pytest.raises(client.No, match="too-fast"):
            await seats[3].__aenter__()
        await seats[1].__aexit__()
        await asyncio.sleep(0.1)
        await seats[3].__aenter__()
        for seat in (seats[0], *seats[2:]):
            await seat.__aexit__()
        for each in (one, other, one):
            with pytest.raises(client.No, match="no-link"):
                await client.enter(each.url, "BABAB", "Bob")
        for each in (one, other):
            with pytest.raises(client.No, match="too-fast"):
                await client.enter(each.url, "BABAB", "Bob")


async def test_figures_are_those_of_all_workers(tmp_path: Path) -> None:
    """Whoever is asked, each with the name of its worker."""
    async with two(tmp_path) as (one, other), httpx.AsyncClient(trust_env=False) as asking:
        opened = await client.open_room(one.url, "Ann")
        async with client.Seat(other.url, opened.link):
            texts = [(await asking.get(f"{each.url}/metrics")).text for each in (one, other)]
        for text in texts:
            assert 'questable_opened_total{worker="one"} 1.0' in text
            assert 'questable_opened_total{worker="two"} 0.0' in text
            assert 'questable_lines{worker="two"} 1.0' in text
            assert text.count("# TYPE questable_lines gauge") == 1


@rule("D-5.7")
def test_only_who_knows_the_secret_speaks_for_others() -> None:
    """And only to the worker that is meant."""
    line = greeting(b"secret", "one", "203.0.113.7").rstrip()
    assert greeted(b"secret", "one", line) == "203.0.113.7"
    assert greeted(b"secret", "one", greeting(b"secret", "one", "").rstrip()) == ""
    assert greeted(b"secret", "two", line) is None
    assert greeted(b"other", "one", line) is None
    assert greeted(b"secret", "one", line.replace(b"203", b"204")) is None
    assert greeted(b"secret", "one", b"GET / HTTP/1.1") is None
    assert greeted(b"secret", "one", b"questable one \xff\xff x y") is None
