"""A wire to a room: made anew when it is cut, and what was not answered is asked again."""

import asyncio
import itertools
import secrets
import time
from collections.abc import Callable
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Subprotocol

from questable.client.rest import refused
from questable.table import No, messages

PROTOCOL = "questable.1"
LARGEST = 16_000_000
"""A long history comes in parts, but a record that somebody brought is one of them."""
PAUSES = (0.1, 0.1, 0.3, 1.0, *[2.0] * 20)
"""Seconds before each try to come back."""
SILENCE = 45
"""Seconds in which nothing at all may come: three of the table's signs of life."""
BREATHS = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds before asking again what was asked too fast."""
STALE = 1800
"""What was asked so many seconds ago is not sent again: a table may forget nonces after an hour."""
LATER = ("closing", "storage", "too-fast", "full", "http-502", "http-503", "http-504")
"""Refusals that may end; the last ones are a proxy's, whose server is not there."""

Answer = messages.Done | messages.Refusal | messages.Why | messages.Hinted
"""What has the nonce of what was asked."""


class Gone(Exception):
    """The table closed the line for good: 'removed', 'void', 'gone', or it is 'unreachable'."""


class TableWire:
    """Messages out, messages in, in order."""

    def __init__(self, url: str, link: str, since: Callable[[], int], room: str = "") -> None:
        self.end: Exception | None = None
        """Why nothing more will come."""
        self.room = room
        """Stands in the socket's address, so that a proxy can send all of a room to one worker;
        the link never does."""
        self._url = url
        self._link = link
        self._since = since
        self._socket: ClientConnection | None = None
        self._apart = Random()
        self._parts: list[messages.Told] = []
        """What came of a history that is told in parts."""
        name = secrets.token_hex(6)
        self._nonces = (f"{name}-{n}" for n in itertools.count())
        self._open: dict[str, tuple[bytes, asyncio.Future[messages.AnyTell], float]] = {}
        """By nonce: what is unanswered, who waits for it, and since when."""

    async def connect(self) -> None:
        """A socket, and all that is unanswered on it."""
        address = f"ws{self._url.removeprefix('http').rstrip('/')}/ws?since={self._since()}"
        address += f"&room={self.room}" if self.room else ""
        protocols = [Subprotocol(PROTOCOL), Subprotocol(f"link.{self._link}")]
        try:
            self._parts = []
            self._socket = await connect(
                address, subprotocols=protocols, compression=None, max_size=LARGEST
            )
        except InvalidStatus as error:
            raise refused(bytes(error.response.body or b""), error.response.status_code) from error
        for nonce, (data, _, at) in list(self._open.items()):
            if time.time() - at < STALE:
                await self._send(data)
            else:
                self._answered(messages.Refusal(nonce=nonce, code="stale"))

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()

    async def ask(self, ask: messages.Ask) -> messages.AnyTell:
        """Send one message and wait for its answer; No if it is no."""
        if self.end is not None:
            raise self.end
        nonce = ask.nonce or next(self._nonces)
        data = msgspec.json.encode(msgspec.structs.replace(ask, nonce=nonce))
        answer = await self._asked(nonce, data)
        for pause in BREATHS:
            if not (isinstance(answer, messages.Refusal) and answer.code == "too-fast"):
                break
            await asyncio.sleep(pause)
            answer = await self._asked(nonce, data)
        if isinstance(answer, messages.Refusal):
            raise No(answer.code, answer.rule, answer.facts)
        return answer

    async def _asked(self, nonce: str, data: bytes) -> messages.AnyTell:
        future: asyncio.Future[messages.AnyTell] = asyncio.get_running_loop().create_future()
        self._open[nonce] = (data, future, time.time())
        await self._send(data)
        return await future

    async def say(self, ask: messages.Ask) -> None:
        """Send what gets no answer of its own."""
        await self._send(msgspec.json.encode(ask))

    async def next(self) -> messages.AnyTell | None:
        """The next message that is no answer; None when nothing more will come."""
        while self.end is None:
            assert self._socket is not None
            try:
                async with asyncio.timeout(SILENCE):
                    data = await self._socket.recv()
                told = messages.read_tell(data)
            except (ConnectionClosed, TimeoutError):
                await self._come_back()
                continue
            if isinstance(told, Answer):
                self._answered(told)
            elif isinstance(told, messages.Ping):
                await self.say(messages.Pong(n=told.n))
            elif isinstance(told, messages.Bye):
                if told.why not in ("restart", "slow"):
                    self._lose(Gone(told.why))
            elif isinstance(told, messages.Update):
                if (whole := self._whole(told)) is not None:
                    return whole
            else:
                return told
        return None

    def _whole(self, update: messages.Update) -> messages.Update | None:
        """A history that comes in parts is one piece of news, once its last part is there."""
        self._parts += update.told
        if update.part:
            return None
        told, self._parts = self._parts, []
        return msgspec.structs.replace(update, told=told)

    def _answered(self, told: Answer) -> None:
        _, future, _ = self._open.pop(told.nonce, (b"", None, 0))
        if future is not None and not future.done():
            future.set_result(told)

    async def _send(self, data: bytes) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(data, text=True)
        except ConnectionClosed:
            # It stays open, and is sent again when the line is up.
            return

    async def _come_back(self) -> None:
        for pause in PAUSES:
            # A little apart, so that a whole class does not come back in the same instant.
            await asyncio.sleep(pause * self._apart.uniform(0.5, 1.5))
            try:
                await self.connect()
                return
            except (OSError, InvalidHandshake, TimeoutError):
                continue
            except No as error:
                if error.code not in LATER:
                    self._lose(error)
                    return
        self._lose(Gone("unreachable"))

    def _lose(self, why: Exception) -> None:
        self.end = why
        for _, future, _ in self._open.values():
            if not future.done():
                future.set_exception(why)
