"""Jobs of a server that take a while, part by part, as a test lets them go."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import msgspec

from questable.registry import Registry
from questable.table.ports import Work
from questable.table.run.inline import InlineReading
from tests.web.served import Served


class Gate(InlineReading):
    """Counts the parts of one kind of work, and lets each go only when it is told to."""

    def __init__(self, counted: Callable[..., object], parts: int = 1_000_000) -> None:
        super().__init__(Registry())
        self.free = asyncio.Semaphore(parts)
        self.parts = 0
        self.payers: list[str] = []
        self._counted = counted

    async def read(self, work: Work, data: bytes, sender: str) -> bytes:
        """As the port wants it."""
        if work is self._counted:
            await self.free.acquire()
            self.parts += 1
            self.payers.append(sender)
            # A process of its own would let the loop go on meanwhile.
            await asyncio.sleep(0.001)
        return await super().read(work, data, sender)

    def open(self) -> None:
        """From now on nothing waits."""
        for _ in range(100_000):
            self.free.release()


@contextlib.asynccontextmanager
async def lines_of(
    here: Served, path: str, body: dict[str, Any]
) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
    """The lines that somebody is told who asks for such a job."""
    async with (
        httpx.AsyncClient(base_url=here.url, trust_env=False, timeout=None) as asking,
        asking.stream("POST", path, json=body) as answer,
    ):
        assert answer.headers["content-type"] == "application/x-ndjson"

        async def lines() -> AsyncIterator[dict[str, Any]]:
            async for line in answer.aiter_lines():
                yield msgspec.json.decode(line)

        yield lines()
