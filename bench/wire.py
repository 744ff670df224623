"""A socket client that costs little, so that the server is what is measured."""

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, PING, PONG = 1, 9, 10
NO_MASK = bytes(4)
"""A mask of zeros is a mask, and leaves the text as it is."""


class Wire(asyncio.Protocol):
    """One WebSocket: unfragmented text in and out."""

    def __init__(self, request: bytes, heard: "Heard") -> None:
        self._request = request
        self._heard = heard
        self._data = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        # uvloop's is one in all but name.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will come."""
        self.lost = True
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("no answer"))

    def data_received(self, data: bytes) -> None:
        """First the answer to the handshake, then frames."""
        self._data += data
        if not self.open.done():
            head, found, self._data = self._data.partition(b"\r\n\r\n")
            if not found:
                self._data = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self.open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            kind, payload = data[at] & 15, data[start : start + size]
            at = start + size
            if kind == TEXT:
                self._heard(self, payload)
            elif kind == PING:
                self._send(PONG, payload)
        self._data = data[at:]

    def send(self, text: bytes) -> None:
        """One message."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else struct.pack("!BH", 254, size)
        self._transport.write(bytes([128 | kind]) + length + NO_MASK + payload)

    def close(self) -> None:
        """Without waiting for an answer."""
        self._transport.close()


Heard = Callable[[Wire, bytes], None]


async def connect(url: str, path: str, heard: "Heard", protocols: str = "") -> Wire:
    """An open socket."""
    host = urlsplit(url).netloc
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *([f"Sec-WebSocket-Protocol: {protocols}"] if protocols else []),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    name, _, port = host.partition(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, heard), name, int(port))
    await wire.open
    return wire
