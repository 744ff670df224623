"""Frames as RFC 6455 has them, however the bytes are cut; many messages at once lose nothing."""

import asyncio
from base64 import b64encode
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.frames import Close, Frame, Opcode

from questable.client import open_room
from questable.table import Limits, messages
from questable.web.frames import frame
from questable.web.server import LARGEST_MESSAGE
from tests.web.raw import Raw
from tests.web.served import served


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_would_write(size: int) -> None:
    """Short, longer and very long."""
    payload = b"x" * size
    assert frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


async def test_many_messages_at_once_are_answered_in_order() -> None:
    """Small ones and large ones."""
    async with served(limits=Limits(open_messages=10_000)) as here:
        opened = await open_room(here.url, "Ann")
        async with Raw(here.url, opened.link) as raw:
            for n in range(80):
                action = "x" if n % 7 else "y" * 90
                ask = msgspec.json.encode(messages.WhyNot(action=action, nonce=f"m{n}"))
                await raw.socket.send(ask + b" " * (16_000 if n % 9 == 0 else 0), text=True)
            await asyncio.wait_for(raw.answer("m79"), 30)
            told = [getattr(each, "nonce", "") for each in raw.told]
            assert [each for each in told if each.startswith("m")] == [f"m{n}" for n in range(80)]


class Bytes:
    """A socket whose bytes the test writes itself."""

    async def open(self, url: str, link: str) -> None:
        """The handshake."""
        where = urlsplit(url)
        self._in, self._out = await asyncio.open_connection(where.hostname, where.port)
        head = (
            f"GET /ws HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Protocol: questable.1, link.{link}\r\n\r\n"
        )
        self._out.write(head.encode())
        assert b" 101 " in await self._in.readuntil(b"\r\n\r\n")

    async def send(self, data: bytes, at_once: int = 1 << 30) -> None:
        """Cut into pieces, each of which comes by itself."""
        for start in range(0, len(data), at_once):
            self._out.write(data[start : start + at_once])
            await self._out.drain()
            await asyncio.sleep(0)

    async def get(self) -> tuple[Opcode, bytes]:
        """The next frame."""
        first, size = await self._in.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self._in.readexactly(2), "big")
        return Opcode(first & 15), await self._in.readexactly(size)

    async def answers(self, last: str) -> list[str]:
        """The nonces that were answered and the pings, up to this one."""
        found: list[str] = []
        while not found or found[-1] != last:
            kind, data = await asyncio.wait_for(self.get(), 30)
            if kind == Opcode.PONG:
                found.append(data.decode())
            elif nonce := getattr(messages.read_tell(data), "nonce", ""):
                found.append(nonce)
        return found

    async def farewell(self) -> int:
        """The code with which the socket was closed."""
        while True:
            kind, data = await asyncio.wait_for(self.get(), 30)
            if kind == Opcode.CLOSE:
                return Close.parse(data).code

    async def close(self) -> None:
        """Without a word."""
        self._out.close()
        await self._out.wait_closed()


def asked(nonce: str, blanks: int = 0) -> bytes:
    """A question, with as many blanks behind it."""
    return msgspec.json.encode(messages.WhyNot(action="é", nonce=nonce)) + b" " * blanks


def sent(data: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(kind, data, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("at_once", [1, 2, 3, 5, 7, 64, 100_000])
async def test_however_the_bytes_are_cut(at_once: int) -> None:
    """Whole texts, fragments with a ping between them, bytes, a long one."""
    fragments = asked("b")
    stream = b"".join(
        [
            sent(asked("a")),
            sent(fragments[:9], fin=False),
            sent(b"p", Opcode.PING),
            sent(fragments[9:20], Opcode.CONT, fin=False),
            sent(fragments[20:], Opcode.CONT),
            sent(asked("c"), Opcode.BINARY),
            sent(asked("d", 300 if at_once < 64 else 3_000)),
            sent(asked("e")),
        ]
    )
    async with served(limits=Limits(open_messages=1_000)) as here:
        opened = await open_room(here.url, "Ann")
        socket = Bytes()
        await socket.open(here.url, opened.link)
        await socket.send(stream, at_once)
        found = await socket.answers("e")
        assert [each for each in found if each != "p"] == ["a", "b", "c", "d", "e"]
        assert "p" in found
        await socket.close()


ERRORS = {
    "not masked": (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
    "not UTF-8": (sent(b"\xff\xfe"), 1007),
    "fragments that are not UTF-8": (sent(b"\xff", fin=False) + sent(b"\xfe", Opcode.CONT), 1007),
    "a text between fragments": (sent(b"{", fin=False) + sent(b"{}"), 1002),
    "a fragment of nothing": (sent(b"{}", Opcode.CONT), 1002),
    "an unknown kind": (b"\x83" + sent(b"{}")[1:], 1002),
    "a bit that nobody agreed on": (b"\xc1" + sent(b"{}")[1:], 1002),
    "too large": (b"\x81\xff" + (LARGEST_MESSAGE + 1).to_bytes(8, "big") + bytes(4), 1009),
}


@pytest.mark.parametrize("name", ERRORS)
async def test_a_frame_that_is_none_closes_the_socket(name: str) -> None:
    """With the code that says why; nobody else is disturbed."""
    stream, code = ERRORS[name]
    async with served() as here:
        opened = await open_room(here.url, "Ann")
        socket = Bytes()
        await socket.open(here.url, opened.link)
        await socket.send(stream)
        assert await socket.farewell() == code
        await socket.close()
        async with Raw(here.url, opened.link) as other:
            answer = await other.ask(messages.Phrase(phrase="hello"))
            assert isinstance(answer, messages.Done)
