"""Frames as RFC 6455 has them; many messages at once lose nothing."""

import asyncio

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from questable.client import open_room
from questable.table import Limits, messages
from questable.web.frames import AHEAD, frame
from tests.web.raw import Raw
from tests.web.served import served


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_would_write(size: int) -> None:
    """Short, longer and very long."""
    payload = b"x" * size
    assert frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


async def test_more_than_is_read_ahead_is_answered_in_order() -> None:
    """Reading stops and goes on; small messages and large ones are all heard."""
    many = 5 * AHEAD
    async with served(limits=Limits(open_messages=10_000)) as here:
        opened = await open_room(here.url, "Ann")
        async with Raw(here.url, opened.link) as raw:
            for n in range(many):
                action = "x" if n % 7 else "y" * 90
                ask = msgspec.json.encode(messages.WhyNot(action=action, nonce=f"m{n}"))
                await raw.socket.send(ask + b" " * (16_000 if n % 9 == 0 else 0), text=True)
            await asyncio.wait_for(raw.answer(f"m{many - 1}"), 30)
            told = [getattr(each, "nonce", "") for each in raw.told]
            assert [each for each in told if each.startswith("m")] == [f"m{n}" for n in range(many)]
