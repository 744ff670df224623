"""A worker of two is killed: when its rooms have a home again, and when their people are back.

Everybody comes back as the Python client does, with its pauses, each up to half longer or shorter.
The database is asked every 20 ms which rooms have a home that lives.
"""

import asyncio
import contextlib
import os
import signal
import statistics
import time
from random import Random

import asyncpg
import msgspec

from bench.server import AT_ONCE, Contestant, server
from bench.wire import Wire, connect
from questable.client import open_room
from questable.client.wire import PAUSES
from tests.web.processes import workers_of

LOOKED = 0.02
LONGEST = 60
"""Seconds until it is given up."""
HOMELESS = """
SELECT room FROM rooms LEFT JOIN workers ON worker = home AND until > clock_timestamp()
WHERE worker IS NULL"""


class Fall(msgspec.Struct):
    """What became of a killed worker's rooms and people."""

    rooms: int
    """That had no home at once after it,"""
    homes: float
    """and seconds until all of them had one."""
    people: int
    """Whose sockets were cut: those of its rooms, and those that came in there."""
    back_p50: float
    back_last: float
    """Seconds until they were told how the table stands."""


class Visitor:
    """Somebody with a room, who comes back when the line is cut."""

    def __init__(self, url: str, rng: Random) -> None:
        self.url = url
        self.rng = rng
        self.link = ""
        self.wire: Wire | None = None
        self.cut: float | None = None
        self.back: float | None = None
        self._told = asyncio.Event()

    async def come(self) -> None:
        """Into a room of their own."""
        self.link = (await open_room(self.url, "Ann")).link
        await self._enter()

    async def _enter(self) -> None:
        self._told.clear()
        self.wire = await connect(
            self.url, "/ws", lambda _wire, _data: self._told.set(), f"questable.1, link.{self.link}"
        )
        await asyncio.wait_for(self._told.wait(), LONGEST)

    async def come_back(self) -> None:
        """If the line is cut."""
        while self.wire is not None and not self.wire.lost:
            await asyncio.sleep(LOOKED)
        self.cut = time.perf_counter()
        for pause in PAUSES:
            await asyncio.sleep(pause * self.rng.uniform(0.5, 1.5))
            with contextlib.suppress(OSError, TimeoutError):
                await self._enter()
                self.back = time.perf_counter()
                return


async def fall(contestant: Contestant, rooms: int) -> Fall:
    """Of one worker of two, with about half of the rooms."""
    database = await asyncpg.connect(contestant.command[contestant.command.index("--serve") + 1])
    async with server(contestant) as served:
        visitors = [Visitor(served.url, Random(number)) for number in range(rooms)]
        for start in range(0, rooms, AT_ONCE):
            await asyncio.gather(*(each.come() for each in visitors[start : start + AT_ONCE]))
        coming = [asyncio.create_task(each.come_back()) for each in visitors]
        killed = time.perf_counter()
        os.kill(max(workers_of(served.process.pid)), signal.SIGKILL)
        homeless, homes = await _homes(database, killed)
        while any(each.wire and each.wire.lost and not each.back for each in visitors):
            await asyncio.sleep(LOOKED)
        for task in coming:
            task.cancel()
        for each in visitors:
            if each.wire is not None:
                each.wire.close()
    await database.close()
    back = [each.back - killed for each in visitors if each.back is not None]
    return Fall(homeless, homes, len(back), statistics.median(back), max(back))


async def _homes(database: asyncpg.Connection, killed: float) -> tuple[int, float]:
    """How many had none, and after how long all have one."""
    most = 0
    while time.perf_counter() - killed < LONGEST:
        found = len(await database.fetch(HOMELESS))
        most = max(most, found)
        if most and not found:
            return most, time.perf_counter() - killed
        await asyncio.sleep(LOOKED)
    return most, float("inf")
