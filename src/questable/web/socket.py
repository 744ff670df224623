"""One WebSocket per seat or spectator: messages out and bytes in, sense lies in the line."""

import asyncio
import contextlib
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from questable.desk.line_wish import line_wish
from questable.desk.worded import LineWords, WordedRooms
from questable.table import Line, No, Pass, messages
from questable.table.log.class_rows import is_class
from questable.table.ports import StoreError
from questable.table.run.line import BaseLine
from questable.web.endpoint import refused
from questable.web.frames import FRAMES, FrameProtocol
from questable.web.guard import Bucket, address_of, is_from_here
from questable.web.service import Service

PROTOCOL = "questable.1"
"""The subprotocol; the link comes as a second one, so that no address ever holds a secret."""
LINK = "link."
POLICY = 1008
CLOSING = {"restart": 1012, "slow": 1013, "gone": 1001}
"""How a socket is closed after a Bye; whoever was sent away gets POLICY."""
SHORT = 16_384
"""What is longer is not even looked at once a line sends too much."""
PATIENCE = 200
"""Messages over the rate that are refused one by one before the line is cut."""


class Sockets:
    """All open sockets of this process."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.worded = WordedRooms()
        self._written: tuple[messages.Tell, bytes] | None = None
        self.refused = 0
        self.count = 0
        """How many are open."""

    async def answer(self, socket: WebSocket) -> None:
        """One socket from its first word to its last."""
        address = address_of(socket)
        if not await self.service.tallies.ask("come", address):
            await self._turn_away(socket, No("too-fast"))
            return
        self.count += 1
        try:
            await self._seat(socket, address)
        finally:
            self.count -= 1
            await self.service.tallies.ask("go", address)

    async def _seat(self, socket: WebSocket, address: str) -> None:
        try:
            if not is_from_here(socket.headers, self.service.names):
                raise No("foreign")
            self.service.need_unbanned(socket)
            wire = Wire(self, socket, address)
            secret = _secret(socket)
            await self.service.may_connect(address, secret)
            passed = await self.service.authenticate(address, secret)
            line = await self._line(wire, passed, secret)
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

    async def _line(self, wire: "Wire", passed: Pass, secret: str) -> BaseLine:
        """To a room or to a class, whatever the link opens."""
        hall = self.service.hall
        if is_class(passed.room):
            return await hall.schools.attend(
                passed.room, passed.kind, passed.person, wire.tell, wire.lang, secret, wire.address
            )
        line = await hall.join(passed, wire.tell, wire.since, wire.address, paced=True)
        line.show = wire.show
        return line

    def write(self, told: messages.Tell) -> bytes:
        """A message without words; one that goes to several lines is written once."""
        if self._written is None or self._written[0] is not told:
            self._written = (told, messages.write(told))
        return self._written[1]

    async def _turn_away(self, socket: WebSocket, no: No) -> None:
        self.refused += 1
        await socket.send_denial_response(refused(no))


def _secret(socket: WebSocket) -> str:
    offered = socket.scope.get("subprotocols", [])
    found = [each[len(LINK) :] for each in offered if each.startswith(LINK)]
    if PROTOCOL not in offered or len(found) != 1:
        raise No("no-link")
    return str(found[0])


class Wire:
    """What goes in and out of one socket."""

    def __init__(self, sockets: Sockets, socket: WebSocket, address: str) -> None:
        """Or No, when it was asked for wrongly."""
        self.service = sockets.service
        self._sockets = sockets
        wish = line_wish(socket.query_params)
        self.since, self.lang, self.show = wish.since, wish.lang, wish.show
        self.address = address
        self._socket = socket
        self._loop = asyncio.get_running_loop()
        self._frames: FrameProtocol = socket.scope["extensions"][FRAMES]
        self._rate = Bucket(self.service.limits.line_messages)
        self._over = 0
        self._words: LineWords | None = None
        self._early: list[messages.Tell] | None = []
        """What is told before the socket is open."""
        self._bye: asyncio.Task[None] | None = None
        """Nothing more will be told or heard: it closes the socket."""

    def tell(self, told: messages.Tell) -> None:
        """One message out; never waits. Who is too far behind is cut off and may come back."""
        if self._early is not None:
            self._early.append(told)
        elif self._words is None:
            self._send(told, self._sockets.write(told))
        else:
            # Words take their time: first everybody without them is told.
            self._loop.call_soon(self._say, self._words, told)

    def _say(self, words: LineWords, told: messages.Tell) -> None:
        self._send(told, words.write(told, self._failed))

    def _send(self, told: messages.Tell, data: bytes) -> None:
        if self._bye is not None:
            return
        limits, frames = self.service.limits, self._frames
        behind = frames.waiting_bytes
        if frames.waiting >= limits.waiting or 0 < behind > limits.waiting_bytes - len(data):
            self._frames.drop()
            told = messages.Bye(why="slow")
            data = messages.write(told)
        self._frames.tell(data)
        if isinstance(told, messages.Bye):
            self._close(CLOSING.get(told.why, POLICY))

    def _failed(self) -> None:
        self.service.hall.world.metrics.add("faults")

    async def run(self, line: BaseLine, room: str) -> None:
        """Until one end has had enough."""
        if self.lang and isinstance(line, Line):
            worded = self._sockets.worded.of(room, self.lang, self.service.hall.world.finder)
            self._words = worded.words(line, fresh=self.since <= 0)
        await self._socket.accept(subprotocol=PROTOCOL)
        self._frames.listen(partial(self._hear, line), self.address)
        self._frames.taken = line.go_on
        early, self._early = self._early or [], None
        for told in early:
            self.tell(told)
        self._live(line)
        # All messages are heard directly; what is received here is the end.
        await self._socket.receive()
        if self._bye is not None:
            await self._bye

    def _live(self, line: BaseLine) -> None:
        """A page cannot see the protocol's own pings: it hears from the table now and then."""

        def show() -> None:
            if not line.closed and self._bye is None:
                line.ping()
                self._live(line)

        self.service.hall.world.clock.after(int(self.service.limits.life_seconds * 1e6), show)

    def _hear(self, line: BaseLine, data: str | bytes) -> None:
        if self._bye is not None:
            return
        if self._rate.take() and self.service.messages.take(self.address):
            line.hear(data)
        elif self._over < PATIENCE:
            self._over += 1
            self.tell(messages.Refusal(nonce=_nonce(data), code="too-fast"))
        else:
            self._close(POLICY)

    def _close(self, code: int) -> None:
        self._bye = self._loop.create_task(self._farewell(code))

    async def _farewell(self, code: int) -> None:
        self._frames.flush()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)


class _Nonced(msgspec.Struct):
    """What is read of a message that is not listened to."""

    nonce: messages.Nonce = ""


def _nonce(data: str | bytes) -> str:
    if len(data) > SHORT:
        return ""
    try:
        return msgspec.json.decode(data, type=_Nonced).nonce
    except (msgspec.MsgspecError, ValueError):
        return ""
