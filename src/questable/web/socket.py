"""One WebSocket per seat or spectator: bytes in and out, all sense lies in the table's line."""

import asyncio

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from questable.table import Line, No, messages
from questable.table.line import LOG
from questable.table.ports import StoreError
from questable.telling import Reader
from questable.web.echo import Echo
from questable.web.endpoint import Desk, known_language, refused
from questable.web.guard import Bucket, address_of, familiar

PROTOCOL = "questable.1"
"""The subprotocol; the link comes as a second one, so that no address ever holds a secret."""
LINK = "link."
POLICY = 1008
CLOSING = {"restart": 1012, "slow": 1013, "gone": 1001}
"""How a socket is closed after a Bye; whoever was sent away gets POLICY."""
WORDED = (b'{"is":"update"', b'{"is":"hint"')
"""Messages that can be put into words."""
PATIENCE = 200
"""Messages over the rate that are refused one by one before the line is cut."""


class Sockets:
    """All open sockets of this process."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.echo = Echo()
        self.refused = 0
        self._open: dict[str, int] = {}

    async def answer(self, socket: WebSocket) -> None:
        """One socket from its first word to its last."""
        address = address_of(socket)
        if self._open.get(address, 0) >= self.desk.limits.sockets:
            await self._turn_away(socket, No("too-fast"))
            return
        self._open[address] = self._open.get(address, 0) + 1
        try:
            await self._seat(socket, address)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    @property
    def count(self) -> int:
        """How many are open."""
        return sum(self._open.values())

    async def _seat(self, socket: WebSocket, address: str) -> None:
        try:
            if not familiar(socket.headers, self.desk.names):
                raise No("foreign")
            wire = Wire(self.desk, self.echo, socket, address)
            passed = await self.desk.knock(address, _secret(socket))
            line = await self.desk.hall.join(passed, wire.tell, wire.since)
        except No as no:
            await self._turn_away(socket, no)
            return
        except StoreError as error:
            await self._turn_away(socket, No("storage", facts={"why": error.code}))
            return
        try:
            await socket.accept(subprotocol=PROTOCOL)
            await wire.run(line, passed.room)
        except WebSocketDisconnect:
            return
        finally:
            line.close()

    async def _turn_away(self, socket: WebSocket, no: No) -> None:
        self.refused += 1
        await socket.send_denial_response(refused(no))


def _secret(socket: WebSocket) -> str:
    offered = socket.scope.get("subprotocols", [])
    found = [each[len(LINK) :] for each in offered if each.startswith(LINK)]
    if PROTOCOL not in offered or len(found) != 1:
        raise No("no-link")
    return str(found[0])


def _since(socket: WebSocket) -> int:
    text = socket.query_params.get("since", "-1")
    if text != "-1" and not (text.isascii() and text.isdecimal() and len(text) < 16):
        raise No("malformed", facts={"why": "since is a number"})
    return int(text)


class Wire:
    """What goes in and out of one socket."""

    def __init__(self, desk: Desk, echo: Echo, socket: WebSocket, address: str) -> None:
        """Or No, when it was asked for wrongly."""
        self.desk = desk
        self._echo = echo
        self.since = _since(socket)
        self.lang = known_language(socket.query_params.get("lang", ""))
        self._reader: Reader | None = None
        self._room = ""
        self.address = address
        self._socket = socket
        self._rate = Bucket(desk.limits.line_messages)
        self._over = 0
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue()
        """None: nothing more will come, close."""
        self._bye = ""

    def tell(self, data: bytes) -> None:
        """One message out; never waits. Who is too far behind is cut off and may come back."""
        if self._bye:
            return
        if self._out.qsize() >= self.desk.limits.waiting:
            while not self._out.empty():
                self._out.get_nowait()
            data = messages.write(messages.Bye(why="slow"))
        self._out.put_nowait(data)
        if data.startswith(b'{"is":"bye"'):
            self._bye = msgspec.json.decode(data, type=messages.Bye).why
            self._out.put_nowait(None)

    async def run(self, line: Line, room: str) -> None:
        """Until one end has had enough."""
        self._room = room
        if self.lang:
            finder = self.desk.hall.world.finder
            self._reader = Reader(self.lang, finder, line.pack, fresh=self.since <= 0)
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read(line))
        _, left = await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        for task in left:
            task.cancel()
        for each in await asyncio.gather(writing, reading, return_exceptions=True):
            if isinstance(each, Exception) and not isinstance(each, WebSocketDisconnect):
                raise each

    async def _write(self) -> None:
        while (data := await self._out.get()) is not None:
            text = self._worded(data).decode()
            await self._socket.send({"type": "websocket.send", "text": text})
        await self._socket.close(CLOSING.get(self._bye, POLICY))

    def _worded(self, data: bytes) -> bytes:
        """With words for those who want them; without, rather than not at all."""
        if self._reader is None or not data.startswith(WORDED):
            return data
        try:
            return self._echo.read_aloud(self._room, self._reader, data)
        except Exception:
            LOG.exception("words failed")
            self.desk.hall.world.counts.add("faults")
            return data

    async def _read(self, line: Line) -> None:
        while not line.closed:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            data: str | bytes = message.get("text") or message.get("bytes") or b""
            if self._rate.take() and self.desk.messages.take(self.address):
                line.hear(data)
            elif self._over < PATIENCE:
                self._over += 1
                self.tell(messages.write(messages.Refusal(nonce=_nonce(data), code="too-fast")))
            else:
                await self._socket.close(POLICY)
                return
        # The table hung up: let what is still to be written go out.
        await asyncio.Event().wait()


def _nonce(data: str | bytes) -> str:
    try:
        return messages.read(data).nonce
    except ValueError:
        return ""
