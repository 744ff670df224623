"""The bytes of a request: counted by caller, timed, and refused with the headers of all answers.

uvicorn waits for ever for the rest of a request. Here headers, a body and the taking of an answer
have a time each, and a connection counts from its first moment on (callers.py).
"""

import asyncio
import logging
from functools import partial
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from questable.web.callers import FORWARDED, Callers, forwarded
from questable.web.frames import FrameProtocol
from questable.web.guard import HEADERS, WebLimits
from questable.web.homes import Homes, offered_link
from questable.web.inner import Spliced

LOG = logging.getLogger("questable.web.requests")
LOG.setLevel(logging.ERROR)
HEADER_BYTES = 16_384
"""The longest headers, all of them together."""
BAD, SLOW, LATER = 400, 408, 503
REASONS = {BAD: b"Bad Request", SLOW: b"Request Timeout", LATER: b"Service Unavailable"}
PROBLEMS = {
    BAD: b'{"code":"malformed","rule":"","facts":{}}',
    SLOW: b'{"code":"too-slow"}',
    LATER: b'{"code":"closing","rule":"","facts":{}}',
}


def security_headers() -> list[tuple[bytes, bytes]]:
    """The headers of every answer, as the protocol wants them."""
    found = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    return [*found, (b"cache-control", b"no-store")]


def _raw(event: h11.Request) -> bytes:
    """A request as it came, but for whom it says it is from: that goes before, with proof."""
    lines = [b"%s %s HTTP/1.1" % (event.method, event.target)]
    lines += [b"%s: %s" % each for each in event.headers if each[0].lower() != FORWARDED]
    return b"\r\n".join((*lines, b"", b""))


class Framing(h11.Connection):
    """h11, but two lengths in one request are an attempt to be read in two ways."""

    def next_event(self) -> Any:
        """The next part of a request."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = [name for name, _ in event.headers]
            if b"content-length" in names and b"transfer-encoding" in names:
                raise h11.RemoteProtocolError("two lengths")
        return event


class Requests(H11Protocol):
    """uvicorn's protocol for HTTP, with an eye on the clock and on the caller."""

    def __init__(
        self,
        callers: Callers,
        limits: WebLimits,
        *given: Any,
        caller: str | None = None,
        homes: Homes | None = None,
        **named: Any,
    ) -> None:
        super().__init__(*given, **named)
        self._caller = (caller, 0) if caller is not None else None
        """Who calls, where another worker has brought the request."""
        self._homes = homes
        """Where sockets are brought to; None if all rooms are here."""
        self._bringing = False
        """Whether it is being found out where a socket goes on."""
        self.conn = Framing(h11.SERVER, HEADER_BYTES)
        # What strangers send wrongly is answered and not noted; our own faults are.
        self.logger = LOG
        self._callers = callers
        self._limits = limits
        self._awaits = ""
        """What is on its way: 'headers', 'body' or nothing."""
        self._due: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counted before a word is said."""
        super().connection_made(transport)
        if self._caller is not None:
            self.client = self._caller
            sockets = cast(type[FrameProtocol], self.config.ws_protocol_class)
            self.ws_protocol_class = cast(
                type[asyncio.Protocol], partial(sockets, caller=self._caller)
            )
        if self._callers.come(self, self.client[0] if self.client else ""):
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._callers.go(self)
        self._await("")
        if self._taking is not None:
            self._taking.cancel()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server closes; a socket that is nowhere yet comes again."""
        if self._bringing:
            self.transport.abort()
        else:
            super().shutdown()

    def hang_up(self) -> None:
        """At once, whatever waits."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Some bytes more of a request."""
        super().data_received(data)
        self._watch()

    def _watch(self) -> None:
        """Time what is still missing, from its beginning."""
        their = self.conn.their_state
        gone = self.transport.is_closing() or self.transport.get_protocol() is not self
        if gone or self._bringing:
            self._await("")
        elif their is h11.SEND_BODY:
            self._await("body")
        elif their is h11.IDLE and self.timeout_keep_alive_task is None:
            self._await("headers")
        else:
            self._await("")
        if their in (h11.DONE, h11.MUST_CLOSE):
            self._callers.heard(self)

    def _await(self, what: str) -> None:
        if what == self._awaits:
            return
        self._awaits = what
        if self._due is not None:
            self._due.cancel()
            self._due = None
        if what:
            limits = self._limits
            seconds = limits.header_seconds if what == "headers" else limits.body_seconds
            self._due = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._due = None
        if self._awaits == "body" and self.conn.our_state is h11.SEND_RESPONSE:
            self._refuse(SLOW)
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A socket goes on where its room lives; what was brought here stays."""
        link = offered_link(event.headers) if self._homes is not None else ""
        if not link or self._caller is not None:
            self._upgrade(event)
            return
        self._bringing = True
        self.transport.pause_reading()
        task = self.loop.create_task(self._to_home(event, link))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    async def _to_home(self, event: h11.Request, link: str) -> None:
        assert self._homes is not None
        home = await self._homes.elsewhere(link)
        self._bringing = False
        if self.transport.is_closing():
            return
        if home is None:
            self._upgrade(event)
            self.transport.resume_reading()
            return
        near = Spliced()
        near.connection_made(self.transport)
        host = self.client[0] if self.client else ""
        caller = forwarded(host, event.headers, self._callers.proxies)
        try:
            await self._homes.bring(home, caller, _raw(event), near)
        except OSError:
            # Its home lives and cannot be reached from here: it is not taken from it.
            self._refuse(LATER)
            self.transport.close()
            return
        self._callers.heard(self)
        self._callers.hand_on(self, near)
        near.gone = self._callers.go
        self.connections.discard(self)
        self._await("")
        self.transport.set_protocol(near)
        if self.transport.is_closing():
            near.connection_lost(None)
        else:
            self.transport.resume_reading()

    def _upgrade(self, event: h11.Request) -> None:
        """The socket takes this connection's place among the callers."""
        super().handle_websocket_upgrade(event)
        self._await("")
        socket = self.transport.get_protocol()
        if isinstance(socket, FrameProtocol):
            self._callers.heard(self)
            self._callers.hand_on(self, socket)
            socket.gone = self._callers.go

    def _unsupported_upgrade_warning(self) -> None:
        """Strangers ask for many things; they are answered, not noted."""

    # Out

    def on_response_complete(self) -> None:
        """What was answered has to be taken."""
        super().on_response_complete()
        self._watch()
        self._time_taking()

    def pause_writing(self) -> None:
        """More lies there than the caller has taken; an answer of many lines is not over yet."""
        super().pause_writing()
        self._time_taking()

    def resume_writing(self) -> None:
        """The caller takes more."""
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        self._time_taking()

    def _time_taking(self) -> None:
        if self._taking is None and self.transport.get_write_buffer_size():
            self._taking = self.loop.call_later(self._limits.answer_seconds, self._not_taken)

    def _not_taken(self) -> None:
        self._taking = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """As every refusal."""
        self._refuse(BAD)
        self.transport.close()

    def _refuse(self, status: int) -> None:
        body = PROBLEMS[status]
        headers = [
            *security_headers(),
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
        ]
        event = h11.Response(status_code=status, headers=headers, reason=REASONS[status])
        for part in (event, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(part) or b"")
