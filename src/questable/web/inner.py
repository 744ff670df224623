"""Between workers: what came in at one is brought to where the room lives.

Each worker listens at an address of its own, `unix:PATH` or `tcp:HOST:PORT`. Who calls there says
in one line for whom, with proof that it knows the house's secret; what follows is the caller's own
request, as it came, and from then on bytes go to and fro. A worker that brings something holds no
truth of it: the home checks the link and answers.
"""

import asyncio
import hashlib
import hmac
import os
import secrets
import socket
from collections.abc import Callable
from typing import Any, cast

from questable.web.callers import Connection, is_address

FIRST = b"questable"
LINE = 300
"""Bytes of the longest first line."""
PATIENCE = 5.0
"""Seconds in which a worker has to take a call, and a caller to say who it is."""
NOBODY = "-"
COUNTING = "="
"""On whose behalf a worker asks for a count: nobody's, who has an address."""
NOTICED = {"TCP_KEEPIDLE": 2, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 3, "TCP_USER_TIMEOUT": 5_000}
"""A machine that is lost says nothing any more: after five seconds that is noticed."""
MOST_UNKNOWN = 256
"""Calls at once of which it is not known whose they are; one more, and the first is ended."""


def greeting(secret: bytes, worker: str, caller: str) -> bytes:
    """The first line of a call to a worker, on behalf of somebody."""
    # Whatever a proxy believed: nobody who is no address is taken for one of us.
    return _greeting(secret, worker, caller if is_address(caller) else NOBODY)


def counting(secret: bytes, worker: str) -> bytes:
    """The first line of a call to a worker that counts."""
    return _greeting(secret, worker, COUNTING)


def _greeting(secret: bytes, worker: str, whose: str) -> bytes:
    said = f"{worker} {whose} {secrets.token_hex(8)}"
    return b"%s %s %s\r\n" % (FIRST, said.encode(), _proof(secret, said))


def greeted(secret: bytes, worker: str, line: bytes) -> str | None:
    """On whose behalf a call comes; None if it is not for this worker, or of nobody we know."""
    parts = line.split()
    if len(parts) != 5 or parts[0] != FIRST or parts[1] != worker.encode():
        return None
    said = b" ".join(parts[1:4]).decode("ascii", "replace")
    if not hmac.compare_digest(_proof(secret, said), parts[4]):
        return None
    caller = parts[2].decode("ascii", "replace")
    return "" if caller == NOBODY else caller


def _proof(secret: bytes, said: str) -> bytes:
    return hmac.new(secret, said.encode(), hashlib.sha256).hexdigest().encode()


def listen_at(address: str) -> tuple[socket.socket, str]:
    """A socket for other workers, and its address; of a TCP port 0 the one that was found."""
    kind, _, where = address.partition(":")
    if kind == "unix":
        found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        if os.path.exists(where):
            os.unlink(where)
        found.bind(where)
    else:
        host, _, port = where.rpartition(":")
        host = host.strip("[]")
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, int(port)))
        address = f"tcp:{where.rpartition(':')[0]}:{found.getsockname()[1]}"
    found.listen(1024)
    return found, address


async def call(
    address: str, make: Callable[[], asyncio.Protocol]
) -> tuple[asyncio.Transport, asyncio.Protocol]:
    """Another worker's end; OSError if it cannot be reached."""
    loop = asyncio.get_running_loop()
    kind, _, where = address.partition(":")
    try:
        async with asyncio.timeout(PATIENCE):
            if kind == "unix":
                found = await loop.create_unix_connection(make, where)
            else:
                host, _, port = where.rpartition(":")
                found = await loop.create_connection(make, host.strip("[]"), int(port))
    except TimeoutError as error:
        raise OSError(f"{address} does not answer") from error
    notice_loss(found[0])
    return found[0], found[1]


def notice_loss(transport: asyncio.BaseTransport) -> None:
    """Have the system look whether the other machine is still there, where it can be lost."""
    end = transport.get_extra_info("socket")
    if end is None or end.family == socket.AF_UNIX:
        return
    end.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in NOTICED.items():
        if hasattr(socket, name):
            end.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


class Spliced(asyncio.Protocol):
    """One of two ends: what comes in here goes out there, and who is full is waited for."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: Spliced | None = None
        self.gone: Callable[[Connection], None] | None = None
        """Told when this end is lost."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """This end is there."""
        # uvloop's are none of asyncio's own, but do the same.
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """On to the other end."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        """This end takes no more for now: the other hears no more."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        """And now it does."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end is closed, once it has taken what is on its way."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()
        if self.gone is not None:
            self.gone(self)

    def hang_up(self) -> None:
        """At once, whatever waits."""
        if self.transport is not None:
            self.transport.abort()


class Door(asyncio.Protocol):
    """Where another worker calls: once it has said for whom, the request is as any other."""

    def __init__(
        self,
        secret: bytes,
        worker: str,
        answer: Callable[[str], asyncio.Protocol],
        unknown: "dict[Door, None]",
    ) -> None:
        """`unknown` are all who have not said who they are, the first first."""
        self._unknown = unknown
        self._secret = secret
        self._worker = worker
        self._answer = answer
        self._came = b""
        self._transport: Any = None
        self._due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Whoever it is has a moment to say it."""
        self._transport = transport
        notice_loss(transport)
        self._due = asyncio.get_running_loop().call_later(PATIENCE, self._hang_up)
        self._unknown[self] = None
        if len(self._unknown) > MOST_UNKNOWN:
            next(iter(self._unknown))._hang_up()

    def _hang_up(self) -> None:
        self._unknown.pop(self, None)
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """The first line, and perhaps more."""
        self._came += data
        line, found, rest = self._came.partition(b"\n")
        if not found and len(line) <= LINE:
            return
        assert self._due is not None
        self._due.cancel()
        caller = greeted(self._secret, self._worker, line) if found else None
        if caller is None:
            self._hang_up()
            return
        self._unknown.pop(self, None)
        protocol = self._answer(caller)
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)
        if rest:
            protocol.data_received(rest)

    def connection_lost(self, exc: Exception | None) -> None:
        """Before a word was said."""
        self._unknown.pop(self, None)
        if self._due is not None:
            self._due.cancel()
