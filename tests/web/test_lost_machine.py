"""A machine that is lost: a worker in a network namespace, stopped and cut off at one moment."""

import asyncio
import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator

import pytest

from questable import client
from questable.table import messages
from questable.table.run.lease import LEASE
from questable.web.inner import NOTICED
from tests.web.test_supervisor import ROOT

HERE, THERE = f"10.231.{os.getpid() % 250}.1", f"10.231.{os.getpid() % 250}.2"
PORT, INNER = 18_000, 19_000
NOTICING = NOTICED["TCP_USER_TIMEOUT"] / 1000


def ip(*words: str) -> None:
    """Set the network up."""
    subprocess.run(["ip", *words], check=True, capture_output=True)


@pytest.fixture
def network() -> Iterator[str]:
    """A namespace with a cable to here."""
    name, near, far = (f"q{end}{os.getpid()}" for end in "nhf")
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("network namespaces need root and iproute2")
    try:
        ip("netns", "add", name)
    except subprocess.CalledProcessError:
        pytest.skip("no network namespace may be made here")
    try:
        ip("link", "add", near, "type", "veth", "peer", "name", far, "netns", name)
        ip("address", "add", f"{HERE}/30", "dev", near)
        ip("link", "set", near, "up")
        ip("-n", name, "address", "add", f"{THERE}/30", "dev", far)
        for each in (far, "lo"):
            ip("-n", name, "link", "set", each, "up")
        yield name
    finally:
        ip("netns", "delete", name)


@contextlib.asynccontextmanager
async def machine(database: str, host: str, *within: str) -> AsyncIterator[int]:
    """A worker there; the group of its processes."""
    process = await asyncio.create_subprocess_exec(
        *(*within, sys.executable, "-m", "questable", "--lang", "en", "serve", "--workers", "1"),
        *("--host", host, "--port", str(PORT), "--address", f"{host}:{INNER}", "--db", database),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert await asyncio.wait_for(process.stdout.readline(), 90)
        yield process.pid
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


async def test_the_rooms_of_a_lost_machine_are_taken(database: str, network: str) -> None:
    """Nobody says goodbye: those whose sockets were brought there are cut once that is noticed, and
    what they asked is done at a new home, once."""
    within = ("ip", "netns", "exec", network)
    async with machine(database, HERE), machine(database, THERE, *within) as lost:
        here, there = (f"http://{host}:{PORT}" for host in (HERE, THERE))
        opened = await client.open_room(here, "Ann")
        async with client.Seat(there, opened.link) as first:
            await first.choose("questor", 2)
        came = await client.enter(here, opened.door, "Bob")
        async with client.Seat(here, opened.link) as ann, client.Seat(here, came.link) as bob:
            await bob.sit(1)
            ip("-n", network, "link", "set", f"qf{os.getpid()}", "down")
            os.killpg(lost, signal.SIGSTOP)
            async with asyncio.timeout(LEASE / 1000 + NOTICING + 20):
                await ann.sit(0)
                await bob.until(lambda: len(bob.table.people) == 2 and bob.seq >= ann.seq)  # type: ignore[union-attr]
            await bob.ask(messages.Phrase(phrase="hello"))
            assert ann.table is not None
            assert sorted(each.seat for each in ann.table.people) == [0, 1]
