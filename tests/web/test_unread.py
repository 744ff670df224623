"""Many who stop just before the end: what all of them have sent has a bound of its own."""

import asyncio

import httpx
import msgspec
import pytest
from websockets.frames import Frame, Opcode

from questable.client import open_room
from questable.web.unread import SMALL, Unread, UnreadShare
from tests.rule import rule
from tests.web.served import GENEROUS, Served, served
from tests.web.test_callers import Stranger, stranger
from tests.web.test_frames import Bytes

LIMITS = msgspec.structs.replace(GENEROUS, unread_bytes=6_000_000)
MOST = b"x" * 1_400_000
HEAD = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2000000\r\n\r\n"
FRAME = Frame(Opcode.TEXT, b"x" * 2_000_000).serialize(mask=True)[: len(MOST)]
PIECE = Frame(Opcode.TEXT, MOST, fin=False).serialize(mask=True)


def held(here: Served) -> int:
    """Bytes that have come and are not read."""
    return here.server.unread.held


async def until(here: Served, least: int, most: int) -> None:
    """Until so much is held."""
    async with asyncio.timeout(20):
        while not least <= held(here) <= most:
            await asyncio.sleep(0.01)


def test_who_sends_little_is_never_refused() -> None:
    """However full it is; and what is given back can be had again."""
    unread = Unread(4 * SMALL)
    greedy, modest = UnreadShare(unread, "eve"), UnreadShare(unread, "ann")
    assert greedy.holds(2 * SMALL)
    assert modest.holds(SMALL)
    assert not modest.holds(SMALL + 1)
    assert greedy.holds(0)
    assert modest.holds(SMALL + 1)
    assert unread.held == SMALL + 1


@rule("D-5.2")
def test_no_address_holds_more_than_is_free() -> None:
    """Over all its connections; who comes next finds as much as those before."""
    unread = Unread(1_000_000)
    many = [UnreadShare(unread, "eve") for _ in range(20)]
    assert [each.holds(50_000) for each in many].count(True) == 10
    for name, due in (("ann", 250_000), ("bob", 125_000)):
        own = UnreadShare(unread, name)
        assert not own.holds(due + 1)
        assert own.holds(due)
        # More connections of theirs change nothing.
        assert not UnreadShare(unread, name).holds(SMALL + 1)
    for each in many:
        each.holds(0)
    assert unread.held == 375_000
    assert UnreadShare(unread, "cid").holds(300_000)


@rule("D-5.2")
async def test_half_sent_bodies_are_bounded_over_all_connections() -> None:
    """The third of an address is told to come back later, others are not; then all is free."""
    async with served(web_limits=LIMITS) as here:
        patient: list[Stranger] = [await stranger(here), await stranger(here)]
        for each in patient:
            each.writer.write(HEAD + MOST)
        await until(here, 2 * len(MOST), 2 * len(MOST))
        third = await stranger(here)
        patient.append(third)
        third.writer.write(HEAD + MOST)
        answer = await asyncio.wait_for(third.reader.readuntil(b"}"), 20)
        assert answer.startswith(b"HTTP/1.1 503")
        assert b'"busy"' in answer
        other = await stranger(here, "127.0.0.2")
        other.writer.write(HEAD + MOST)
        await until(here, 3 * len(MOST), 3 * len(MOST))
        patient.append(other)
        async with httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
            assert (await asking.post("/api/rooms", json={"name": "Ann"})).status_code == 200
            for each in patient:
                each.writer.close()
            await until(here, 0, 0)
            whole = await asking.post("/api/records", content=MOST)
            assert whole.status_code == 400


@rule("D-5.2")
@pytest.mark.parametrize("begun", [FRAME, PIECE], ids=["half a frame", "half a message"])
async def test_half_sent_messages_are_bounded_over_all_connections(begun: bytes) -> None:
    """On sockets too."""
    async with served(web_limits=LIMITS) as here:
        opened = await open_room(here.url, "Ann")
        lines = [Bytes(), Bytes(), Bytes()]
        for number, line in enumerate(lines):
            await line.open(here.url, opened.link)
            await line.send(begun)
            if number < 2:
                await until(here, (number + 1) * 1_390_000, 3_000_000)
        assert await lines[2].farewell() == 1013
        for line in lines:
            await line.close()
        await until(here, 0, 0)


@rule("D-5.2")
async def test_a_message_that_has_begun_is_not_waited_for_without_end() -> None:
    """As a body is not."""
    limits = msgspec.structs.replace(LIMITS, body_seconds=0.3)
    async with served(web_limits=limits) as here:
        opened = await open_room(here.url, "Ann")
        line = Bytes()
        await line.open(here.url, opened.link)
        await line.send(FRAME)
        assert await line.farewell() == 1008
        assert held(here) == 0
        await line.close()
