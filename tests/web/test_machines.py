"""Workers of several machines: who is believed, who is refused, whose address counts."""

import asyncio
import contextlib
import os
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from questable import client
from questable.storage import MemoryStore
from questable.table.ports import Worker
from questable.table.run.house import HousePolicy
from questable.web.callers import forwarded, networks
from questable.web.homes import are_apart
from questable.web.inner import COUNTING, MOST_UNKNOWN, counting, greeted, greeting
from tests.rule import rule
from tests.web.served import GENEROUS
from tests.web.test_supervisor import ROOT, house
from tests.web.test_workers import two, worker
from tools.ports import free

FAR, FARTHER = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}


def knock(url: str, link: str, says: dict[str, str]) -> connect:
    """A socket, and what a proxy says of who calls."""
    protocols = [Subprotocol("questable.1"), Subprotocol(f"link.{link}")]
    address = f"ws{url.removeprefix('http')}/ws"
    return connect(address, subprotocols=protocols, additional_headers=says, compression=None)


@rule("D-5.7")
def test_nobody_is_taken_for_a_worker_by_what_a_proxy_says() -> None:
    """Whoever is no address is nobody: neither one who counts nor a second word."""
    for said in (COUNTING, "203.0.113.7 x", "203.0.113.7\r\n", "é", "::1%" + "x" * 99):
        assert greeted(b"secret", "one", greeting(b"secret", "one", said).rstrip()) == ""
    assert greeted(b"secret", "one", counting(b"secret", "one").rstrip()) == COUNTING


def test_whom_a_proxy_is_believed_to_bring() -> None:
    """The last one that is no proxy of ours, and nobody's word but a proxy's."""
    ours = networks(["10.0.0.0/8"])

    def said(*hosts: bytes) -> list[tuple[bytes, bytes]]:
        return [(b"X-Forwarded-For", host) for host in hosts]

    assert forwarded("192.0.2.1", said(b"203.0.113.7"), ours) == "192.0.2.1"
    assert forwarded("10.0.0.1", said(b"203.0.113.7"), ours) == "203.0.113.7"
    assert forwarded("10.0.0.1", said(b"6.6.6.6, 203.0.113.7", b"10.0.0.2"), ours) == "203.0.113.7"
    assert forwarded("10.0.0.1", said(b"10.0.0.9, 10.0.0.2"), ours) == "10.0.0.9"
    assert forwarded("10.0.0.1", said(b"="), ours) == "10.0.0.1"
    assert forwarded("10.0.0.1", [], ours) == "10.0.0.1"


@rule("D-5.7")
async def test_the_callers_address_travels_with_what_is_brought(tmp_path: Path) -> None:
    """Where it comes in a proxy is believed; the home believes the worker, and needs to know of no
    proxy. So three sockets of one address are three, and another address has its own."""
    store = MemoryStore()
    few = msgspec.structs.replace(GENEROUS, sockets=3)
    async with (
        worker(store, "one", tmp_path, few) as one,
        worker(store, "two", tmp_path, few, proxies=("127.0.0.1",)) as other,
        contextlib.AsyncExitStack() as stack,
    ):
        opened = await client.open_room(one.url, "Ann")
        await stack.enter_async_context(client.Seat(one.url, opened.link))
        for _ in range(3):
            await stack.enter_async_context(knock(other.url, opened.link, FAR))
        with pytest.raises(InvalidStatus, match="429"):
            await knock(other.url, opened.link, FAR)
        await stack.enter_async_context(knock(other.url, opened.link, FARTHER))
        async with httpx.AsyncClient(trust_env=False) as asking:
            one.server.obey(HousePolicy(banned=("203.0.113.8",)))
            asked = f"{other.url}/api/room"
            link = {"Authorization": f"Bearer {opened.link}"}
            assert (await asking.get(asked, headers={**link, **FAR})).status_code == 200
            assert (await asking.get(asked, headers={**link, **FARTHER})).status_code == 503


@rule("D-5.7")
async def test_a_workers_own_port_takes_no_strangers() -> None:
    """Whoever says anything else is hung up on, and who says nothing makes room for the next."""
    async with two(None) as (one, _):
        listening = one.server._inner._listening  # type: ignore[union-attr]
        host, port = listening.getsockname()
        for said in (b"GET / HTTP/1.1\r\n\r\n", b"x" * 4_000, greeting(b"guess", "one", "::1")):
            reader, writer = await asyncio.open_connection(host, port)
            writer.write(said)
            with contextlib.suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), 3) == b""
            writer.close()
        silent = [await asyncio.open_connection(host, port) for _ in range(MOST_UNKNOWN + 1)]
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(silent[0][0].read(), 3) == b""
        assert not silent[1][0].at_eof()
        for _, writer in silent:
            writer.close()


def test_workers_that_could_not_reach_each_other_are_not_begun(tmp_path: Path) -> None:
    """On several machines all have an address, or none starts beside the others."""
    here = tmp_path / "0.sock"
    here.touch()
    near, gone = Worker("a", 1, f"unix:{here}"), Worker("b", 1, f"unix:{tmp_path}/1.sock")
    far = Worker("c", 1, "tcp:10.0.0.1:9000")
    assert not are_apart("", [near])
    assert are_apart("", [near, gone])
    assert are_apart("", [far])
    assert are_apart("10.0.0.2:9000", [near])
    assert not are_apart("10.0.0.2:9000", [far])


async def test_two_machines_share_a_house(database: str) -> None:
    """Each says where the other reaches its workers; who says nothing does not start beside
    them."""
    ports = range(10_000 + os.getpid() % 4_000, 15_000)
    first = free(ports)
    places = [f"127.0.0.1:{free(range(port, ports.stop))}" for port in (first, first + 8)]
    asked = [("--workers", "1", "--address", place) for place in places]
    async with house(database, *asked[0]) as one, house(database, *asked[1]) as two:
        rooms = [await client.open_room(one.url, "Ann") for _ in range(4)]
        for number, room in enumerate(rooms):
            urls = (one.url, two.url)[:: 1 if number % 2 else -1]
            async with client.Seat(urls[0], room.link) as ann, client.Seat(urls[1], room.link):
                await ann.choose("questor", 2)
        assert sorted((await one.homes()).values()) == [2, 2]
        words = ("--lang", "en", "serve", "--workers", "2", "--port", "0", "--db", database)
        said = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-m", "questable", *words],
            capture_output=True,
            text=True,
            cwd=ROOT,
        )
        assert said.returncode == 2
        assert (
            said.stderr == "questable: Other machines use this database. Each of them has to say"
            " with --address where the others reach it.\n"
        )
