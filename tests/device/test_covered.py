"""One device for several hands: a hand that nobody looks at stays in the house (T-4.1)."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from questable.device.house import DeviceHouse
from questable.registry import Registry, ours
from tests.device.drawers import MemoryDrawers
from tests.rule import rule

SECRET = [game.key for game in ours() if not game.open]


class Page:
    """What the page does: a line a hand, of which one is looked at."""

    def __init__(self) -> None:
        self.house = DeviceHouse(MemoryDrawers(), self._post)
        self.told: dict[int, list[Any]] = {}
        self.raw: dict[int, list[str]] = {}
        self._count = 0

    def _post(self, line: int, data: bytes | None) -> None:
        if data:
            self.raw.setdefault(line, []).append(data.decode())
            self.told.setdefault(line, []).append(json.loads(data))

    def say(self, line: int, **message: Any) -> None:
        """One message."""
        self._count += 1
        self.house.hear(line, json.dumps({**message, "nonce": f"n{self._count}"}))

    def cover(self, line: int, down: bool) -> None:
        """As the page says it."""
        self.house.hear(line, json.dumps({"do": "cover", "down": down}))

    async def until(self, line: int, found: Any) -> Any:
        """The last message of a line for which this holds."""
        for _ in range(2000):
            hits = [each for each in self.told.get(line, []) if found(each)]
            if hits:
                return hits[-1]
            await asyncio.sleep(0.002)
        raise AssertionError([each["is"] for each in self.told.get(line, [])])


def play_of(told: Any) -> Any:
    """The game in an update."""
    return told.get("play") if told["is"] == "update" else None


async def dealt(game: str) -> Page:
    """Ann and Bea on one device, both hands covered."""
    page = Page()
    await page.house.begin()

    async def asked(path: str, body: dict[str, Any], link: str = "") -> dict[str, Any]:
        answer = await page.house.answer("POST", path, json.dumps(body).encode(), link)
        found: dict[str, Any] = json.loads(answer.body)
        return found

    opened = await asked("/api/rooms", {"name": "Ann"})
    bea = await asked("/api/room/enter", {"name": "Bea"}, opened["door"])
    for line, link in ((0, opened["link"]), (1, bea["link"])):
        assert await page.house.open(line, link, "since=0&lang=en&show=picture&cover=1")
    page.say(0, do="choose", game=game, players=2)
    for line in (0, 1):
        page.say(line, do="sit", seat=line)
        page.say(line, do="ready")
    page.say(0, do="start")
    await page.until(0, lambda told: told["is"] == "update" and "commitment" in str(told))
    for line in (0, 1):
        page.say(line, do="share", share=f"{line}" * 32)
    await page.until(0, play_of)
    return page


@rule("T-4.1")
@pytest.mark.parametrize("game", SECRET)
async def test_of_a_covered_hand_nothing_is_told(game: str) -> None:
    """But whether it is asked: no view, no words, no choices, nothing of what was done."""
    page = await dealt(game)
    asked = 0
    for _ in range(6):
        (line,) = [
            line
            for line in (0, 1)
            if [play for told in page.told[line] if (play := play_of(told))][-1]["asks"] == "turn"
        ][:1] or [-1]
        if line < 0:
            break
        asked += 1
        for told in page.told[1 - line]:
            if play := play_of(told):
                assert set(play) <= {"view", "asks", "answered"}
                assert play["view"] == {}
            if told["is"] == "update":
                assert "act" not in [row["fact"]["kind"] for row in told["told"]]
        page.told[line].clear()
        page.cover(line, False)
        shown = await page.until(line, lambda told: (play_of(told) or {}).get("words"))
        assert shown["told"][0]["seq"] == 0
        assert play_of(shown)["view"]["game"] == game
        choices = play_of(shown)["words"]["choices"]
        page.cover(line, True)
        await page.until(line, lambda told: told == {"is": "covered", "down": True})
        page.told[line].clear()
        page.say(line, do="act", action=Random(game).choice(choices)["action"])
        await page.until(line, play_of)
    assert asked
    await page.house.leave()


@rule("T-4.1")
async def test_what_follows_the_answer_is_covered() -> None:
    """A page that has covered a hand hears nothing until the house says so, and nothing after."""
    page = await dealt(SECRET[0])
    for line in (0, 1):
        page.cover(line, False)
        await page.until(line, lambda told: (play_of(told) or {}).get("words"))
        page.cover(line, True)
        await page.until(line, lambda told: told == {"is": "covered", "down": True})
        places = [n for n, told in enumerate(page.told[line]) if told["is"] == "covered"]
        after = page.told[line][places[-1] :]
        assert [each for each in after if (play_of(each) or {}).get("view")] == []
    await page.house.leave()


@pytest.mark.parametrize(
    "data", ['{"do":"cover"}', '{"do":"cover","down":"x"}', '{"do":"cover","down":true,"a":1}']
)
async def test_a_wrong_message_covers_and_shows_nothing(data: str) -> None:
    """It is answered as any other that nobody knows."""
    page = await dealt(SECRET[0])
    before = len(page.told[0])
    page.house.hear(0, data)
    assert "covered" not in [told["is"] for told in page.told[0][before:]]
    await page.house.leave()


def test_games_with_secrets_are_known() -> None:
    """So that something is looked at."""
    assert len(SECRET) >= 2
    assert all(Registry().find(key) for key in SECRET)
