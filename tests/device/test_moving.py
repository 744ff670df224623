"""A game goes on elsewhere by its record: from a device to a server, and back."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from questable.device.house import DeviceHouse
from questable.engine import Record, read_record
from questable.registry import Registry, ours
from questable.storage import MemoryStore
from questable.table import Hall, Limits, Line, messages
from questable.table.run.system import SystemClock, SystemDice
from tests.device.drawers import MemoryDrawers

HASTE = {"pace": 0, "pause": 0}
FEW = 2
"""Actions of each stay: no game is over by then, for one that is over goes nowhere."""


class Host:
    """Somebody with a table in any house, against a bot."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.told: list[Any] = []
        self._count = 0

    def hear(self, data: bytes | None) -> None:
        """Something that the table tells."""
        if data:
            self.told.append(json.loads(data))

    async def ask(self, **message: Any) -> None:
        """Done, or it fails."""
        self._count += 1
        nonce = f"n{self._count}"
        self.say(json.dumps({**message, "nonce": nonce}))
        answer = await self.until(lambda told: told.get("nonce") == nonce)
        assert answer["is"] == "done", (message, answer)

    async def until(self, found: Callable[[Any], Any]) -> Any:
        """The last message for which this holds."""
        for _ in range(3000):
            if hits := [each for each in self.told if found(each)]:
                return hits[-1]
            await asyncio.sleep(0.002)
        raise AssertionError(self.told[-3:])

    async def play(self, chosen: dict[str, Any], acts: int) -> None:
        """Sit down, begin, act some times at random, and break it off."""
        await self.ask(do="choose", **chosen)
        await self.ask(do="settings", settings=HASTE)
        await self.ask(do="sit", seat=0)
        await self.ask(do="bot", seat=1, level="random")
        await self.ask(do="start")
        await self.ask(do="share", share="0" * 32)
        rng = Random(0)
        for _ in range(acts):
            now = await self.until(lambda told: told["is"] == "update" and told.get("play"))
            self.told.clear()
            if now["play"].get("outcome"):
                return
            if legal := now["play"].get("legal"):
                await self.ask(do="act", action=rng.choice(legal))
        await self.ask(do="abandon")


async def on_device(chosen: dict[str, Any], acts: int) -> Record:
    """What is played there, as its record."""
    house = DeviceHouse(MemoryDrawers(), lambda _, data: host.hear(data))
    host = Host(lambda data: house.hear(1, data))
    await house.begin()
    opened = json.loads((await house.answer("POST", "/api/rooms", b'{"name": "Ann"}', "")).body)
    assert await house.open(1, opened["link"], "since=0")
    await host.play(chosen, acts)
    answer = await house.answer("GET", "/api/room/records/0", b"", opened["link"])
    looked = await house.answer(
        "POST", "/api/records", json.dumps({"record": answer.body.decode()}).encode(), ""
    )
    assert (answer.status, looked.status) == (200, 200), looked.body
    await house.leave()
    return read_record(Registry(), answer.body.decode())


async def on_server(chosen: dict[str, Any], acts: int) -> Record:
    """The same in the hall of a server."""
    hall = Hall(MemoryStore(), Registry(), SystemClock(), SystemDice(), Limits())
    await hall.begin()
    opened = await hall.open("Ann")
    passed = await hall.authenticate(opened.link)
    lines: list[Line] = []
    host = Host(lambda data: lines[0].hear(data))
    lines.append(await hall.join(passed, lambda told: host.hear(messages.write(told)), 0))
    await host.play(chosen, acts)
    text = await hall.record(passed, 0)
    await hall.close()
    return read_record(Registry(), text)


def goes_on(before: Record, after: Record) -> bool:
    """Whether it is the same game, with something that came to it."""
    told = [[(each.seat, each.action) for each in record.effective()] for record in (before, after)]
    return told[1][: len(told[0])] == told[0] and len(told[1]) > len(told[0])


@pytest.mark.parametrize("key", [game.key for game in ours()])
async def test_a_game_goes_to_a_server_and_back(key: str) -> None:
    """All that counted is there again; nothing else has to be carried."""
    first = await on_device({"game": key, "players": 2}, FEW)
    second = await on_server({"game": key, "players": 2, "record": first.text()}, FEW)
    third = await on_device({"game": key, "players": 2, "record": second.text()}, FEW)
    assert goes_on(first, second)
    assert goes_on(second, third)
