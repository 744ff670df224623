"""The bytes of a socket: what is told in one moment goes out in one write.

A table tells somebody several things at once, and hears few and small messages. uvicorn writes
each by itself, and stops and starts reading for each; both are system calls.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

AHEAD = 16
"""Messages that may wait to be heard before reading stops."""
SMALL = 16_384
"""Bytes; after a larger message reading stops at once."""


def frame(payload: bytes) -> bytes:
    """A text message as RFC 6455 has it, from a server, uncompressed."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's protocol for sockets, with these two shortcuts."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._waiting: list[bytes] = []

    async def send(self, message: Any) -> None:
        """A text waits for all that is told in the same moment; all else goes the usual way."""
        text = message.get("text")
        if text is None or not self._plain():
            self._write()
            await super().send(message)
            return
        self._waiting.append(frame(text.encode()))
        if len(self._waiting) == 1:
            self.loop.call_soon(self._write)

    def _plain(self) -> bool:
        """Whether the socket is open, and takes more."""
        if self.close_sent or self.disconnected or self.initial_response is not None:
            return False
        return self.writable.is_set() and self.conn.state is State.OPEN

    def _write(self) -> None:
        if self._waiting and not self.transport.is_closing():
            self.transport.write(b"".join(self._waiting))
        self._waiting.clear()

    def shutdown(self) -> None:
        """What waits goes out before the farewell."""
        self._write()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Hear a message; reading stops only when much has come."""
        much = sum(map(len, self.frames)) > SMALL
        paused = self.read_paused
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and (much or self.queue.qsize() >= AHEAD):
            self.read_paused = True
            self.transport.pause_reading()
