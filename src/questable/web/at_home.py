"""Requests with a link are answered where its room lives, over a call to that worker."""

import asyncio
from collections.abc import Iterable

import h11
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from questable.table import No
from questable.table.ports import Home
from questable.web.callers import FORWARDED
from questable.web.endpoint import refused
from questable.web.homes import Homes
from questable.web.inner import call, greeting

CHUNK = 65_536
PER_HOP = {b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"upgrade"}
"""Headers that are said anew on the way to the home."""
SIGNED = {FORWARDED}
"""Headers that are said before the request, with proof."""


def shown_link(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The link that a request brings, if it brings one."""
    for name, value in headers:
        if name == b"authorization":
            scheme, _, link = value.partition(b" ")
            if scheme.lower() == b"bearer":
                return link.decode("ascii", "replace")
    return ""


class AtHome:
    """Requests with a link are answered where its room lives."""

    def __init__(self, app: ASGIApp, homes: Homes, most: int) -> None:
        self.app = app
        self.homes = homes
        self.most = most
        """Bytes of the longest body that is brought to a room."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI wants it."""
        link = shown_link(scope["headers"]) if scope["type"] == "http" else ""
        home = await self.homes.elsewhere(link) if link else None
        if home is None:
            await self.app(scope, receive, send)
            return
        try:
            body = await _body(receive, self.most)
            if body is None:
                await refused(No("too-long", facts={"most": self.most}))(scope, receive, send)
                return
            await self._forward(home, scope, body, send)
        except OSError:
            # Its home lives and cannot be reached from here: it is not taken from it.
            await refused(No("closing"))(scope, receive, send)

    async def _forward(self, home: Home, scope: Scope, body: bytes, send: Send) -> None:
        caller = scope["client"][0] if scope.get("client") else ""
        reader = asyncio.StreamReader()
        transport, _ = await call(home.address, lambda: asyncio.StreamReaderProtocol(reader))
        try:
            transport.write(
                greeting(self.homes.secret, home.worker, caller) + _request(scope, body)
            )
            conn = h11.Connection(h11.CLIENT)
            # h11 wants to have asked before it reads an answer.
            conn.send(h11.Request(method=scope["method"], target="/", headers=[("host", "x")]))
            conn.send(h11.EndOfMessage())
            await _answer(conn, reader, send)
        finally:
            transport.close()


async def _body(receive: Receive, most: int) -> bytes | None:
    body = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise OSError("the caller is gone")
        body += bytes(message.get("body", b""))
        if len(body) > most:
            return None
        if not message.get("more_body"):
            return body


def _request(scope: Scope, body: bytes) -> bytes:
    query = scope["query_string"]
    target = scope["raw_path"] + (b"?" + query if query else b"")
    lines = [b"%s %s HTTP/1.1" % (scope["method"].encode(), target)]
    lines += [b"%s: %s" % each for each in scope["headers"] if each[0] not in PER_HOP | SIGNED]
    lines += [b"connection: close", b"content-length: %d" % len(body), b"", body]
    return b"\r\n".join(lines)


async def _answer(conn: h11.Connection, reader: asyncio.StreamReader, send: Send) -> None:
    """Part by part, as it comes; OSError if it ends before it has begun."""
    begun = False
    while True:
        event = conn.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(CHUNK)
            if not data and not begun:
                raise OSError("no answer")
            try:
                conn.receive_data(data)
            except h11.RemoteProtocolError as error:
                raise OSError("half an answer") from error
        elif isinstance(event, h11.Response):
            headers = [each for each in event.headers if each[0] not in (b"connection",)]
            begun = True
            await send(
                {"type": "http.response.start", "status": event.status_code, "headers": headers}
            )
        elif isinstance(event, h11.Data):
            await send(_part(bytes(event.data), True))
        elif isinstance(event, h11.EndOfMessage):
            await send(_part(b"", False))
            return
        else:
            raise OSError("half an answer")


def _part(data: bytes, more: bool) -> Message:
    return {"type": "http.response.body", "body": data, "more_body": more}
