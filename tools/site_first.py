"""Which of our modules a table needs from the first move to the last: found out by playing.

    site_first.py GAME    prints their names as JSON

All others come when they are first imported: it only matters for how much is loaded at first.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from questable.bots import USUAL
from questable.device.drawers import DrawerChange
from questable.device.house import DeviceHouse
from questable.text import languages

MOVES = 40
"""So many of a game are played at most before it is opened again, and after."""
HASTE = {"pace": 0, "pause": 0}
WORDED, PLAIN = 1, 2
PATIENCE = 5000
"""Looks at what was told, until it has taken too long."""


class NoDrawers:
    """A browser's database that is empty at first."""

    def __init__(self) -> None:
        self.things: dict[str, bytes] = {}

    async def get(self, key: str) -> bytes | None:
        """What lies under a key."""
        return self.things.get(key)

    async def under(self, prefix: str, since: str = "") -> dict[str, bytes]:
        """All whose keys begin so."""
        keys = sorted(each for each in self.things if each.startswith(prefix) and each >= since)
        return {key: self.things[key] for key in keys}

    async def write(self, change: DrawerChange) -> bool:
        """All of it."""
        for key in change.drops:
            self.things.pop(key, None)
        self.things |= change.puts
        return True


class Visit:
    """A page with a line that says all in words, and one that is told what may be done."""

    def __init__(self, drawers: NoDrawers) -> None:
        self.told: list[Any] = []
        self.house = DeviceHouse(drawers, self._hear)
        self._count = 0

    def _hear(self, line: int, data: bytes | None) -> None:
        if line == PLAIN and data is not None:
            self.told.append(json.loads(data))

    async def open(self, link: str, lang: str, show: str) -> None:
        """Both lines."""
        assert await self.house.open(WORDED, link, f"since=-1&lang={lang}&show={show}")
        assert await self.house.open(PLAIN, link, "since=-1")

    async def ask(self, **message: Any) -> None:
        """Something that is done."""
        self._count += 1
        nonce = f"{id(self)} {self._count}"
        self.house.hear(PLAIN, json.dumps({**message, "nonce": nonce}))
        answer = await self._until(lambda told: told.get("nonce") == nonce)
        assert answer["is"] == "done", (message, answer)

    async def _until(self, fits: Callable[[Any], Any]) -> Any:
        for _ in range(PATIENCE):
            if hits := [each for each in self.told if fits(each)]:
                return hits[-1]
            await asyncio.sleep(0.002)
        raise AssertionError(self.told[-1:])

    async def play(self, rng: Random, moves: int) -> None:
        """Some moves, or as many as there are."""
        for _ in range(moves):
            now = await self._until(lambda told: told["is"] == "update" and told.get("play"))
            self.told.clear()
            if now["play"].get("outcome"):
                return
            if legal := now["play"].get("legal"):
                await self.ask(do="act", action=rng.choice(legal))


async def played(game: str) -> None:
    """A game against a bot, begun in one language and opened again in the next."""
    drawers, rng, link = NoDrawers(), Random(game), ""
    for lang, show in zip(languages(), ("picture", "plain"), strict=False):
        visit = Visit(drawers)
        await visit.house.begin()
        if not link:
            opened = await visit.house.answer("POST", "/api/rooms", b'{"name": "Ann"}', "")
            link = json.loads(opened.body)["link"]
            assert (await visit.house.answer("GET", "/api/room", b"", link)).status == 200
            await visit.open(link, lang, show)
            await visit.ask(do="choose", game=game, players=2)
            await visit.ask(do="settings", settings=HASTE)
            await visit.ask(do="sit", seat=0)
            await visit.ask(do="bot", seat=1, level=USUAL)
            await visit.ask(do="start")
            await visit.ask(do="share", share="0" * 32)
        else:
            await visit.open(link, lang, show)
        await visit.play(rng, MOVES)
        await visit.house.leave()


if __name__ == "__main__":
    asyncio.run(played(sys.argv[1]))
    print(json.dumps(sorted(name for name in sys.modules if name.startswith("questable"))))
