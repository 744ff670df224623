"""The way to a database, or to a worker, which can be cut: nothing comes through any more, and
nobody is told."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"
CHUNK = 65_536


class Relay:
    """Bytes to and fro between whoever calls here and the one who is meant."""

    def __init__(self, target: str) -> None:
        self._target = target
        self._open = asyncio.Event()
        self._open.set()
        self._ways: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        """From now on all is silent, also for who calls anew."""
        self._open.clear()

    def heal(self, drop: bool) -> None:
        """As before; what was under way comes through, or all of it is gone."""
        if drop:
            for each in self._ways:
                each.transport.abort()
        self._open.set()

    async def bring(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One call."""
        self._ways.add(writer)
        await self._open.wait()
        if writer.is_closing():
            return
        there, back = await asyncio.open_unix_connection(self._target)
        self._ways.add(back)
        await asyncio.gather(self._pump(reader, back), self._pump(there, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
        self._ways.discard(writer)


@contextlib.asynccontextmanager
async def relayed(database: str, folder: Path) -> AsyncIterator[tuple[Relay, str]]:
    """A database behind a relay, and its address there."""
    parts = urlsplit(database)
    relay = Relay(f"{parse_qs(parts.query)['host'][0]}/{SOCKET}")
    server = await asyncio.start_unix_server(relay.bring, folder / SOCKET)
    try:
        yield relay, parts._replace(query=f"host={folder}").geturl()
    finally:
        relay.heal(drop=True)
        server.close()
