"""The bytes of a socket: a message is heard at once, and what is told in one moment is one write.

A table hears few and small messages and tells many. By ASGI each of them goes through a queue and
wakes a task; here the wire of a line is called, and calls, directly. What is not a plain text goes
the way of uvicorn and websockets: handshakes, pings, fragments, errors, farewells.
"""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request, Response

from questable.web.guard import HEADERS
from questable.web.unread import SMALL, Unread, UnreadShare

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

FRAMES = "questable.frames"
"""The extension by which the app finds this protocol in a socket's scope."""
SWITCHING = 101
TEXT = 0x81
"""The first byte of a whole text message."""
MASKED = 0x80
PIECE = 64
"""Bytes that a frame takes besides its own, even if it is empty."""
TOO_SLOW, BUSY = 1008, 1013
"""Codes of farewells: against our rules, and try again later."""
LINGER = 1
"""Seconds in which a farewell may be read."""
HEADER = 14
"""Bytes of the longest header."""


def frame(payload: bytes) -> bytes:
    """A text message as RFC 6455 has it, from a server, uncompressed."""
    size = len(payload)
    if size < 126:
        return bytes((TEXT, size)) + payload
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


def extent(data: bytes | bytearray, at: int) -> tuple[int, int]:
    """Where the mask and the end of a frame from a client are; (0, 0) if too little is known."""
    size, mask = data[at + 1] & 0x7F, at + 2
    if size == 126:
        mask = at + 4
    elif size == 127:
        mask = at + 10
    if len(data) < mask:
        return 0, 0
    if mask > at + 2:
        size = int.from_bytes(data[at + 2 : mask], "big")
    return mask, mask + 4 + size


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol for sockets, with a short way in and out."""

    def __init__(
        self,
        unread: Unread,
        seconds: float,
        *given: Any,
        caller: tuple[str, int] | None = None,
        **named: Any,
    ) -> None:
        super().__init__(*given, **named)
        self._caller = caller
        """Who calls, where another worker has brought the socket."""
        self._unread = unread
        self._share = UnreadShare(unread, "")
        self._seconds = seconds
        """In which a message that has begun must have come."""
        self._due: asyncio.TimerHandle | None = None
        self._deaf = False
        """Whether what still comes is not even kept."""
        self._pieces = 0
        """Bytes of a message that comes in several frames."""
        self.hear: Callable[[str | bytes], None] | None = None
        """Who hears messages, once the socket is open."""
        self.taken: Callable[[], None] | None = None
        """Who hears that all was taken, and more can be told."""
        self._came = bytearray()
        """The beginning of a frame that has not come to its end."""
        self._missing = 0
        """So many bytes are needed before it is worth looking again."""
        self._told: list[bytes] = []
        self.gone: Callable[[FrameProtocol], None] | None = None
        """Told when the connection is lost."""
        self._sends_plain = self.conn.send_response
        self.conn.send_response = self._send_response  # type: ignore[method-assign]

    def _send_response(self, response: Response) -> None:
        """A handshake that is refused has the headers of every other answer."""
        if response.status_code != SWITCHING:
            for name, value in {**HEADERS, "Cache-Control": "no-store"}.items():
                if name not in response.headers:
                    response.headers[name] = value
        self._sends_plain(response)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The socket is there."""
        super().connection_made(transport)
        self.client = self._caller or self.client

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody else may have the place."""
        super().connection_lost(exc)
        self._ended()
        self._share.holds(0)
        if self.gone is not None:
            self.gone(self)

    def hang_up(self) -> None:
        """At once, whatever waits."""
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Let the app find the way here."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[FRAMES] = self

    async def send(self, message: ASGISendEvent) -> None:
        """From the app: the handshake's answer and the farewell."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # A refusal is an answer too; uvicorn would log each as a handshake left open.
            self.handshake_complete = True

    # In

    def listen(self, hear: Callable[[str | bytes], None], address: str) -> None:
        """From now on messages are heard, and what has not come to its end is this caller's."""
        self.hear = hear
        self._share = UnreadShare(self._unread, address)

    def data_received(self, data: bytes) -> None:
        """Some bytes more; what has not come to its end is counted and timed."""
        if self._deaf:
            return
        if self.hear is None:
            super().data_received(data)
            return
        self._take(data)
        held = len(self._came) + self._pieces
        if not self._share.holds(held):
            self._give_up(BUSY)
        elif held <= SMALL:
            self._ended()
        elif self._due is None:
            self._due = self.loop.call_later(self._seconds, self._give_up, TOO_SLOW)

    def _give_up(self, code: int) -> None:
        """The rest is not waited for."""
        self._ended()
        self._came, self._pieces, self.frames = bytearray(), 0, []
        self._share.holds(0)
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = self._deaf = True
            # Closed at once, with bytes on their way, the farewell would be lost.
            self.loop.call_later(LINGER, self.transport.close)

    def _ended(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _take(self, data: bytes) -> None:
        """Whole frames, one by one; those that are plain texts are heard at once."""
        came: bytes | bytearray = data
        if self._came:
            self._came += data
            if len(self._came) < self._missing:
                return
            came, self._came = self._came, bytearray()
        at = self._missing = 0
        while len(came) - at >= 2:
            if not came[at + 1] & MASKED or self.conn.parser_exc is not None:
                super().data_received(bytes(came[at:]))
                return
            mask, end = extent(came, at)
            if end - at > self.config.ws_max_size + HEADER:
                super().data_received(bytes(came[at:]))
                return
            if not end or end > len(came):
                self._missing = end - at
                break
            self._whole(bytes(came[at:end]), mask - at)
            at = end
        if at < len(came):
            self._came += came[at:]

    def _whole(self, data: bytes, mask: int) -> None:
        """Hear the message of one whole frame."""
        self._ended()
        if data[0] == TEXT and not self.frames and not self.close_sent and self.hear is not None:
            payload = apply_mask(data[mask + 4 :], data[mask : mask + 4])
            try:
                text = payload.decode()
            except UnicodeDecodeError:
                super().data_received(data)
            else:
                self.hear(text)
        else:
            super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        """A text, or its beginning."""
        self._piece(event)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same as bytes."""
        self._piece(event)
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A further frame of a message that comes in several."""
        self._piece(event)
        super().handle_cont(event)

    def _piece(self, event: Frame) -> None:
        self._pieces += len(event.data) + PIECE

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or as bytes."""
        data = b"".join(self.frames)
        self._pieces = 0
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            heard = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.hear(heard)

    # Out

    @property
    def waiting(self) -> int:
        """How many messages the socket has not taken yet."""
        return len(self._told)

    @property
    def waiting_bytes(self) -> int:
        """How many bytes the other end has not taken yet."""
        return sum(map(len, self._told)) + self.transport.get_write_buffer_size()

    def tell(self, payload: bytes) -> None:
        """A text message; it waits for all that is told in the same moment."""
        self._told.append(payload)
        if len(self._told) == 1:
            self.loop.call_soon(self.flush)

    def drop(self) -> None:
        """Forget what the socket has not taken yet."""
        self._told.clear()

    def flush(self) -> None:
        """Write what waits, once the socket is open and takes more."""
        if not self._told or not self.handshake_complete or not self.writable.is_set():
            return
        told, self._told = self._told, []
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(map(frame, told)))
            self._ask_for_more()

    def _ask_for_more(self) -> None:
        if self.taken is not None and not self._told and self.writable.is_set():
            self.taken()

    def resume_writing(self) -> None:
        """The socket takes more again."""
        super().resume_writing()
        if self._told:
            self.flush()
        else:
            self._ask_for_more()

    def shutdown(self) -> None:
        """What waits goes out before the farewell."""
        self.flush()
        super().shutdown()
