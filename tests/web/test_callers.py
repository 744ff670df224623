"""Connections that say little or nothing, or say it in two ways: counted, timed, refused."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator

import msgspec
import pytest

from questable.client import open_room
from questable.web.callers import Callers, household, networks, within
from questable.web.log import Sparing
from tests.rule import rule
from tests.web.raw import Raw
from tests.web.served import GENEROUS, Served, served

HALF = b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n"
"""A request that never comes to its end: add an empty line, and it is one without its body."""
A_WHILE = 30
"""Seconds: what has not happened by then will not."""
HEADERS = (
    b"content-security-policy", b"x-content-type-options", b"x-frame-options",
    b"referrer-policy", b"cache-control",
)  # fmt: skip


class Stranger:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def said(self, data: bytes = b"", seconds: float = A_WHILE) -> bytes:
        """Send this; all that comes until the other end hangs up."""
        try:
            self.writer.write(data)
            return await asyncio.wait_for(self.reader.read(-1), seconds)
        except ConnectionError:
            return b""
        finally:
            self.writer.close()


async def stranger(here: Served, source: str = "127.0.0.1") -> Stranger:
    """Somebody at an address of their own: the whole of 127.0.0.0/8 is this machine."""
    port = int(here.url.rsplit(":", 1)[1])
    return Stranger(*await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0)))


@contextlib.asynccontextmanager
async def crowd(here: Served, count: int, says: bytes) -> AsyncIterator[list[Stranger]]:
    """So many from one address, each of whom says the same."""
    many = [await stranger(here, "127.0.0.9") for _ in range(count)]
    for each in many:
        each.writer.write(says)
    try:
        yield many
    finally:
        for each in many:
            each.writer.close()


class Phone:
    """A connection without a wire."""

    def __init__(self) -> None:
        self.up = True

    def hang_up(self) -> None:
        """It rings no more."""
        self.up = False


def test_addresses_are_told_apart_as_people_are() -> None:
    """An IPv4 address is one caller, however it is written; of IPv6 a household is."""
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("2001:db8:1:2::9") == household("2001:db8:1:2:ffff::1")
    assert household("2001:db8:1:3::9") != household("2001:db8:1:2::9")
    assert within("::ffff:10.1.2.3", networks(["10.0.0.0/8"]))
    assert not within("testclient", networks(["0.0.0.0/0"]))


@rule("D-5.1")
def test_who_waits_longest_makes_room() -> None:
    """A full house drops who has not said a whole request; those who have stay."""
    callers, phones = Callers(by_address=9, most=2), [Phone() for _ in range(4)]
    assert callers.come(phones[0], "192.0.2.1")
    assert callers.come(phones[1], "192.0.2.2")
    callers.heard(phones[0])
    assert callers.come(phones[2], "192.0.2.3")
    assert [each.up for each in phones] == [True, False, True, True]
    callers.heard(phones[2])
    assert not callers.come(phones[3], "192.0.2.4")
    callers.go(phones[0])
    callers.go(phones[0])
    assert callers.come(phones[3], "192.0.2.4")
    assert callers.count == 2


@rule("D-5.1")
def test_a_proxy_is_not_one_caller() -> None:
    """The addresses behind it are counted where they are known."""
    callers = Callers(by_address=2, most=99, proxies=networks(["127.0.0.1"]))
    assert [callers.come(Phone(), "127.0.0.1") for _ in range(9)] == [True] * 9
    assert [callers.come(Phone(), "192.0.2.1") for _ in range(3)] == [True, True, False]


@rule("D-5.1")
@pytest.mark.slow
@pytest.mark.parametrize("says", [b"", HALF, HALF + b"\r\n{"], ids=["nothing", "headers", "body"])
async def test_eleven_hundred_half_sent_requests_lock_nobody_out(says: bytes) -> None:
    """They are turned away by their address, and others are answered at once."""
    limits = msgspec.structs.replace(
        GENEROUS, connections=500, header_seconds=3_600, body_seconds=3_600
    )
    async with served(web_limits=limits) as here, crowd(here, 1_100, says):
        opened = await asyncio.wait_for(open_room(here.url, "Ann"), A_WHILE)
        async with Raw(here.url, opened.link):
            assert here.server.callers.count <= 500 + 2
            assert here.server.callers.turned_away >= 600


@rule("D-5.1")
async def test_a_class_of_forty_browsers_fits_behind_one_address() -> None:
    """Ten connections each, all of them answered."""
    asks = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    async with served(web_limits=msgspec.structs.replace(GENEROUS, connections=500)) as here:
        many = [await stranger(here) for _ in range(400)]
        answers = await asyncio.gather(*(each.said(asks) for each in many))
        assert all(answer.startswith(b"HTTP/1.1 200") for answer in answers)


@rule("D-5.2", "D-5.3")
@pytest.mark.parametrize(
    ("parts", "answer"),
    [
        ([b""], b""),
        ([b"GET / HT", b"TP"], b""),
        ([b"\r\n", b"\r\n"], b"HTTP/1.1 400"),
        ([HALF, b"X-More: 1\r\n"], b""),
        ([HALF + b"\r\n{", b'"name"'], b"HTTP/1.1 408"),
        ([b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"\r\n"], b"HTTP/1.1 200"),
    ],
    ids=["nothing", "line", "blank", "headers", "body", "second"],
)
async def test_what_is_half_sent_is_waited_for_no_longer_than_so(
    parts: list[bytes], answer: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """And no line is logged about it."""
    limits = msgspec.structs.replace(GENEROUS, header_seconds=0.5, body_seconds=0.5)
    async with served(web_limits=limits) as here:
        asking = await stranger(here)
        for part in parts:
            asking.writer.write(part)
            await asyncio.sleep(0.2)
        assert (await asking.said())[:12] == answer
    assert not caplog.records


@rule("D-5.2")
async def test_a_byte_now_and_then_buys_no_time() -> None:
    """The time runs from the first one."""
    limits = msgspec.structs.replace(GENEROUS, header_seconds=1)
    async with served(web_limits=limits) as here, asyncio.timeout(A_WHILE):
        asking = await stranger(here)
        asking.writer.write(b"GET / HTTP/1.1\r\nX: ")
        while here.server.callers.count:
            asking.writer.write(b"x")
            await asyncio.sleep(0.05)
        await asking.said()


@rule("D-5.2")
@pytest.mark.parametrize("paused", [True, False], ids=["long", "short"])
async def test_an_answer_has_to_be_taken(paused: bool) -> None:
    """Who asks for much and reads nothing is cut off, whether or not so much lies there that
    nothing more is written."""
    ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    async with served(web_limits=msgspec.structs.replace(GENEROUS, answer_seconds=0.3)) as here:
        asking = await stranger(here)
        asking.reader._limit = 1  # type: ignore[attr-defined]
        asking.writer.transport.pause_reading()  # type: ignore[attr-defined]
        if not paused:
            [answering] = here.server.server_state.connections
            answering.transport.set_write_buffer_limits(high=1 << 40)
        asking.writer.write(ask * 400)
        for _ in range(100):
            await asyncio.sleep(0.1)
            if not here.server.callers.count:
                break
        assert here.server.callers.count == 0
        asking.writer.close()


@rule("D-4.1")
@pytest.mark.parametrize(
    "host",
    ["x@127.0.0.1", "127.0.0.1@evil.example", "127.0.0.1/x", "localhost:80x", "", "[::1", "a b"],
)
async def test_a_host_is_a_name_and_a_port_and_nothing_else(host: str) -> None:
    """Whatever else a reader might find in it."""
    async with served() as here:
        head = f"GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        answer = await (await stranger(here)).said(head.encode())
        assert answer[:12] in (b"HTTP/1.1 403", b"HTTP/1.1 400")


@rule("D-4.3")
async def test_a_request_with_two_lengths_is_refused() -> None:
    """It would be read in two ways, by a proxy and by us."""
    head = (
        b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 14\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n"
    )
    async with served() as here:
        answer = await (await stranger(here)).said(head + b'e\r\n{"name":"Ann"}\r\n0\r\n\r\n')
        assert answer.startswith(b"HTTP/1.1 400")
        assert here.hall.metrics()["opened"] == 0


@rule("D-4.6")
@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"nonsense\r\n\r\n", b"400"),
        (b"GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", b"404"),
        (b"PUT /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", b"405"),
        (b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
         b"\r\n", b"4"),
        (b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
         b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
         b"403"),
        (b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", b"500"),
    ],
    ids=["protocol", "lost", "method", "handshake", "socket", "fault"],
)  # fmt: skip
async def test_every_refusal_has_the_headers(
    request_: bytes,
    status: bytes,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Also those that the protocol, a handshake or a fault makes."""
    if status == b"500":
        monkeypatch.setattr("questable.web.guard.HOST", None)
    async with served() as here:
        answer = (await (await stranger(here)).said(request_)).lower()
        head = answer.partition(b"\r\n\r\n")[0]
        assert head.startswith(b"http/1.1 " + status), answer
        for name in HEADERS:
            assert b"\r\n" + name + b": " in head, (name, head)
        assert b"server:" not in head


@rule("D-5.3")
def test_a_log_line_comes_a_few_times_a_minute_and_no_more() -> None:
    """The last of them says so; another place in the code has its own measure."""
    now = [0.0]
    sparing = Sparing(lambda: now[0])

    def passes(line: int) -> str:
        record = logging.LogRecord("x", logging.ERROR, "file.py", line, "oh", (), None)
        return record.getMessage() if sparing.filter(record) else ""

    said = [passes(1) for _ in range(30)]
    assert [bool(each) for each in said] == [True] * 10 + [False] * 20
    assert "left out" in said[9]
    assert passes(2) == "oh"
    now[0] = 60.0
    assert passes(1) == "oh"


@rule("D-5.3")
async def test_strangers_cannot_fill_the_log() -> None:
    """Hundreds of broken requests, handshakes and bodies: not a line."""
    head = b" HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    rude = [
        b"nonsense\r\n\r\n",
        b"GET /ws" + head + upgrade + b"\r\n",
        b"GET /" + head + b"Connection: Upgrade\r\nUpgrade: tea\r\n\r\n",
        b"POST /api/rooms" + head + b"Content-Length: 99\r\n\r\n{",
        b"GET /ws?since=x" + head + upgrade + b"Sec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Protocol: questable.1, link.x\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    ]
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.web.served", "0", "sqlite://",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert server.stdout is not None
    port = int((await server.stdout.readline()).split()[-1])
    for _ in range(40):
        for each in rude:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(each)
            await asyncio.sleep(0.002)
            writer.close()
    server.terminate()
    _, errors = await server.communicate()
    assert errors == b"", errors.decode()[-3000:]
