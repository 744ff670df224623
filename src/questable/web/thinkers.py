"""Thinkers: processes in which bots think, apart from the tables and behind them.

A search neither shares the server's interpreter lock nor its processor time. Where many wait each
thinks for less, so that the wait does not grow with their number; a room that lets its bots think
without end has so much processor time and then only a little of it.
"""

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from questable.table.ports import T, Work
from questable.web.gate import PIECE, Gate
from questable.web.guard import Rate
from questable.web.readers import ReaderLimits, Readers

MOST_PROCESSES = 8
"""Processes at the most, however many cores there are: each takes memory."""
LEAST = 20
"""Milliseconds that every thought has."""
THREADS = 2
"""For quick thoughts. The interpreter runs one at a time, and the tables wait for each of them: the
second lets a quick one pass by one that takes longer."""
BYTES_A_SECOND = 2_000_000
"""About so fast a room with a heavy pack is read."""
QUICK_WAITING, QUICK_WAITING_EACH = 10_000, 500
"""Quick thoughts that wait, of all rooms and of one."""


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def limits_for(count: int) -> ReaderLimits:
    """How much bots may think on so many cores: one of them is the tables' own."""
    return ReaderLimits(
        processes=min(max(count - 1, 1), MOST_PROCESSES),
        nice=10,
        warm="games",
        ahead=False,
        patience=60,
        pieces=20_000,
        waiting=400,
        waiting_each=16,
        allowance=Rate(60, 0.7),
    )


class Thinkers:
    """Quick thoughts in threads, patient ones in a few processes at lower priority."""

    def __init__(self, limits: ReaderLimits | None = None) -> None:
        self.processes = Readers(limits or limits_for(cores()))
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="questable thinker")
        self._gate = Gate(THREADS, QUICK_WAITING, QUICK_WAITING_EACH)

    async def begin(self) -> None:
        """The first process is started when there is something to think about."""
        await self.processes.begin()

    async def close(self) -> None:
        """End all processes; who is still thinking is refused."""
        self._threads.shutdown(wait=False)
        await self.processes.close()

    async def think(self, thought: Callable[[], T], room: str, size: int = 0) -> T:
        """In one of a few threads, each room in its turn, and what is heavy after what is not."""

        def timed() -> T:
            began = time.thread_time()
            try:
                return thought()
            finally:
                used.append(time.thread_time() - began)

        used: list[float] = []
        expected = PIECE + size / BYTES_A_SECOND
        await self._gate.enter(room, expected)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, timed)
        finally:
            self._gate.used(room, sum(used), expected)
            self._gate.leave()

    async def ponder(
        self, work: Work, told: Callable[[int], bytes], room: str, millis: int
    ) -> bytes:
        """In a process of their own, each room in its turn."""
        return await self.processes.read(work, told(self._granted(room, millis)), room)

    def _granted(self, room: str, millis: int) -> int:
        """A fair part of the time: by who is there, and by what the room has left."""
        places = self.processes.limits.processes
        fair = millis * places // max(places, self.processes.load + 1)
        return max(min(fair, int(self.processes.left(room) * 1000)), LEAST)
