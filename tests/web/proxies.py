"""The real HAProxy with the file of deploy/, before two workers."""

import contextlib
import os
from collections.abc import AsyncIterator

import pytest

from tools import haproxy
from tools.haproxy import Proxy


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
