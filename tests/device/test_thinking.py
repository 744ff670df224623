"""Bots that search on a device: others are heard meanwhile, and the choice is a server's."""

import asyncio

import msgspec
import pytest

from questable.device import thinking
from questable.device.thinking import SlicedThinking
from questable.engine import Game, Record, Setup
from questable.engine.view import View, view_text
from questable.registry import KEYS, Registry, card, game
from questable.table import No
from questable.table.run.thought import Thought, advised, chosen
from tests.bots.walks import walk


def position(key: str) -> tuple[Game, Setup, View, list[str]]:
    """One in which there is something to think about."""
    found = game(key)
    setup = found.setup(2)
    for state, seat in walk(found, setup, "some"):
        if state.ply > 10 and len(state.legal(seat)) > 3:
            return found, setup, found.view(state, seat), [each.text for each in state.legal(seat)]
    raise AssertionError


def told(key: str, level: str, millis: int) -> bytes:
    """As a table tells a bot."""
    found, setup, view, legal = position(key)
    thought = Thought(
        level=level,
        header=Record(found.key, found.rules_version, setup).header(),
        view=msgspec.Raw(view_text(view)),
        legal=legal,
        seed="7",
        millis=millis,
    )
    return msgspec.json.encode(thought)


async def looked_up(work: SlicedThinking, data: bytes) -> tuple[bytes, int]:
    """What is chosen, and how often something else had its turn meanwhile."""
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    beside = asyncio.create_task(other())
    found = await work.ponder(chosen, lambda _: data, "room", 100)
    beside.cancel()
    return found, turns


@pytest.mark.parametrize("key", [key for key in KEYS if card(key).alone])
async def test_it_chooses_what_a_server_would(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all its playouts, however often it looks up."""
    monkeypatch.setattr(thinking, "SLICE", 0)
    data = told(key, "expert", thinking.LONGEST)
    found, turns = await looked_up(SlicedThinking(Registry()), data)
    assert found == chosen(Registry(), data)
    assert turns > 1


async def test_its_time_is_longer_than_a_servers() -> None:
    """The number of playouts ends a search, not the clock."""
    given: list[int] = []

    def asked(millis: int) -> bytes:
        given.append(millis)
        return told("pillars", "expert", millis)

    await SlicedThinking(Registry()).ponder(chosen, asked, "room", 100)
    assert given == [thinking.LONGEST]


async def test_who_leaves_does_not_wait_for_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is broken off."""
    monkeypatch.setattr(thinking, "SLICE", 0)
    work = SlicedThinking(Registry())
    thought = asyncio.create_task(
        work.ponder(chosen, lambda _: told("rae", "expert", thinking.LONGEST), "room", 100)
    )
    await asyncio.sleep(0)
    await work.close()
    with pytest.raises(No, match="closing"):
        await thought


async def test_other_works_are_done_on_the_spot_and_nonsense_is_refused() -> None:
    """A hint, a level that answers at once, and what nobody can read."""
    work = SlicedThinking(Registry())
    assert await work.ponder(advised, lambda _: told("pillars", "club", 50), "room", 50)
    data = told("pillars", "club", 50)
    assert await work.ponder(chosen, lambda _: data, "room", 50) == chosen(Registry(), data)
    with pytest.raises(No, match="unreadable"):
        await work.ponder(chosen, lambda _: b"nonsense", "room", 50)
