"""The real HAProxy with the file of deploy/, before two workers."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.crash import free
from tools import haproxy

FILE = Path(__file__).resolve().parents[2] / "deploy" / "haproxy.cfg"


class Proxy:
    """HAProxy as its own process, always on the same port."""

    def __init__(self, *ports: int) -> None:
        """The ports of two servers, or of one."""
        self._ports = ports
        self.port = free(range(15_000 + os.getpid() % 4_000, 20_000))
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Until it takes callers."""
        one, two = self._ports[0], self._ports[-1]
        named = {"BIND": self.port, "ONE": one, "TWO": two}
        places = {f"HOUSE_{name}": f"127.0.0.1:{port}" for name, port in named.items()}
        self._process = await asyncio.create_subprocess_exec(
            *(haproxy.found(), "-q", "-db", "-n", "2000", "-f", str(FILE)),
            env={**os.environ, **places},
        )
        async with asyncio.timeout(30):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    assert self._process.returncode is None
                    await asyncio.sleep(0.02)
                else:
                    writer.close()
                    return

    async def kill(self) -> None:
        """Without a word."""
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()


def needed() -> None:
    """Skip a test that can have none; with CI it fails."""
    if why := haproxy.missing():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why)


@contextlib.asynccontextmanager
async def before(*urls: str) -> AsyncIterator[Proxy]:
    """A proxy before these servers."""
    needed()
    proxy = Proxy(*(int(url.rpartition(":")[2]) for url in urls))
    await proxy.start()
    try:
        yield proxy
    finally:
        await proxy.kill()
