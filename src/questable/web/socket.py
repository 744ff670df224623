"""One WebSocket per seat or spectator: bytes in and out, all sense lies in the table's line."""

import asyncio
import contextlib
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from questable.table import Line, No, messages
from questable.table.ports import StoreError
from questable.table.run.line import LOG
from questable.telling import Reader
from questable.web.echo import Echo
from questable.web.endpoint import Desk, known_language, refused
from questable.web.frames import FRAMES, Frames
from questable.web.guard import Bucket, address_of, familiar

PROTOCOL = "questable.1"
"""The subprotocol; the link comes as a second one, so that no address ever holds a secret."""
LINK = "link."
POLICY = 1008
CLOSING = {"restart": 1012, "slow": 1013, "gone": 1001}
"""How a socket is closed after a Bye; whoever was sent away gets POLICY."""
WORDED = (b'{"is":"update"', b'{"is":"hint"', b'{"is":"why"')
"""Messages that can be put into words."""
SHORT = 16_384
"""What is longer is not even looked at once a line sends too much."""
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
            self.desk.need_unbanned(socket)
            wire = Wire(self.desk, self.echo, socket, address)
            secret = _secret(socket)
            self.desk.may_connect(address, secret)
            passed = await self.desk.knock(address, secret)
            line = await self.desk.hall.join(passed, wire.tell, wire.since, address, paced=True)
        except No as no:
            await self._turn_away(socket, no)
            return
        except StoreError as error:
            await self._turn_away(socket, No("storage", facts={"why": error.code}))
            return
        try:
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
        self.address = address
        self._socket = socket
        self._loop = asyncio.get_running_loop()
        self._frames: Frames = socket.scope["extensions"][FRAMES]
        self._rate = Bucket(desk.limits.line_messages)
        self._over = 0
        self._reader: Reader | None = None
        self._room = ""
        self._early: list[bytes] | None = []
        """What is told before the socket is open."""
        self._bye: asyncio.Task[None] | None = None
        """Nothing more will be told or heard: it closes the socket."""

    def tell(self, data: bytes) -> None:
        """One message out; never waits. Who is too far behind is cut off and may come back."""
        if self._early is not None:
            self._early.append(data)
        elif self._reader is None:
            self._send(data)
        else:
            # Words take their time: first everybody without them is told.
            self._loop.call_soon(self._say, self._reader, data)

    def _say(self, reader: Reader, data: bytes) -> None:
        self._send(self._worded(reader, data) if data.startswith(WORDED) else data)

    def _send(self, data: bytes) -> None:
        if self._bye is not None:
            return
        limits, frames = self.desk.limits, self._frames
        behind = frames.waiting_bytes
        if frames.waiting >= limits.waiting or 0 < behind > limits.waiting_bytes - len(data):
            self._frames.drop()
            data = messages.write(messages.Bye(why="slow"))
        self._frames.tell(data)
        if data.startswith(b'{"is":"bye"'):
            why = msgspec.json.decode(data, type=messages.Bye).why
            self._close(CLOSING.get(why, POLICY))

    async def run(self, line: Line, room: str) -> None:
        """Until one end has had enough."""
        self._room = room
        if self.lang:
            finder = self.desk.hall.world.finder
            self._reader = Reader(self.lang, finder, line.pack, fresh=self.since <= 0)
        await self._socket.accept(subprotocol=PROTOCOL)
        self._frames.listen(partial(self._hear, line), self.address)
        self._frames.taken = line.go_on
        early, self._early = self._early or [], None
        for data in early:
            self.tell(data)
        self._live(line)
        # All messages are heard directly; what is received here is the end.
        await self._socket.receive()
        if self._bye is not None:
            await self._bye

    def _live(self, line: Line) -> None:
        """A page cannot see the protocol's own pings: it hears from the table now and then."""

        def show() -> None:
            if not line.closed and self._bye is None:
                line.ping()
                self._live(line)

        self.desk.hall.world.clock.after(int(self.desk.limits.life_seconds * 1e6), show)

    def _worded(self, reader: Reader, data: bytes) -> bytes:
        """With words for those who want them; without, rather than not at all."""
        try:
            return self._echo.read_aloud(self._room, reader, data)
        except Exception:
            LOG.exception("words failed")
            self.desk.hall.world.counts.add("faults")
            return data

    def _hear(self, line: Line, data: str | bytes) -> None:
        if self._bye is not None:
            return
        if self._rate.take() and self.desk.messages.take(self.address):
            line.hear(data)
        elif self._over < PATIENCE:
            self._over += 1
            self.tell(messages.write(messages.Refusal(nonce=_nonce(data), code="too-fast")))
        else:
            self._close(POLICY)

    def _close(self, code: int) -> None:
        self._bye = self._loop.create_task(self._farewell(code))

    async def _farewell(self, code: int) -> None:
        self._frames.flush()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)


def _nonce(data: str | bytes) -> str:
    if len(data) > SHORT:
        return ""
    try:
        return messages.read(data).nonce
    except ValueError:
        return ""
