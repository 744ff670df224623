"""The house of a device: what a worker has, here without a browser."""

import asyncio
import json
from typing import Any

import pytest

from questable.bots import USUAL
from questable.device.house import DeviceHouse
from questable.registry import KEYS
from tests.device.drawers import MemoryDrawers
from tests.rule import rule

SHARE = "000102030405060708090a0b0c0d0e0f"


class Page:
    """What the page does: asks, opens lines, hears."""

    def __init__(self, drawers: MemoryDrawers) -> None:
        self.told: dict[int, list[Any]] = {}
        self.house = DeviceHouse(drawers, self._hear)

    def _hear(self, line: int, data: bytes | None) -> None:
        self.told.setdefault(line, []).append(None if data is None else json.loads(data))

    async def ask(self, path: str, body: Any = None, link: str = "") -> Any:
        """A request; what it is told."""
        method = "GET" if body is None else "POST"
        data = b"" if body is None else json.dumps(body).encode()
        status, _, told = await self.house.answer(method, path, data, link)
        return json.loads(told) if status == 200 else (status, json.loads(told)["code"])

    async def play(self, link: str, game: str) -> None:
        """Line 1: a table with a bot, begun."""
        assert await self.house.open(1, link, "since=0&lang=en&show=plain")
        asks: list[dict[str, object]] = [
            {"do": "choose", "game": game, "players": 2},
            {"do": "sit", "seat": 0},
            {"do": "bot", "seat": 1, "level": "club"},
            {"do": "start"},
            {"do": "share", "share": SHARE},
        ]
        for n, ask in enumerate(asks):
            self.house.hear(1, json.dumps({**ask, "nonce": str(n)}))
        while not any(each["is"] == "done" and each["nonce"] == "4" for each in self.told[1]):
            await asyncio.sleep(0)

    async def heard(self, line: int, what: str) -> Any:
        """The last message of a line, once it is of this kind."""
        while self.told[line][-1]["is"] != what:
            await asyncio.sleep(0)
        return self.told[line][-1]

    def last(self, line: int) -> Any:
        """The last update of a line."""
        return [each for each in self.told[line] if each and each["is"] == "update"][-1]


def starts(drawers: MemoryDrawers) -> int:
    """How many games were begun."""
    return sum(b"start" in data for key, data in drawers.things.items() if key.startswith("row/"))


async def opened(drawers: MemoryDrawers) -> tuple[Page, str]:
    """A page with a room of its own."""
    page = Page(drawers)
    await page.house.begin()
    return page, (await page.ask("/api/rooms", {"name": "Ann"}))["link"]


@pytest.mark.parametrize("game", KEYS)
async def test_a_game_stands_where_it_was(game: str) -> None:
    """D-1.1: another worker on the same drawers finds all that was told."""
    drawers = MemoryDrawers()
    page, link = await opened(drawers)
    await page.play(link, game)
    assert [each["is"] for each in page.told[1] if each["is"] == "refused"] == []
    await page.house.leave()
    seq = page.last(1)["seq"]
    again = Page(drawers)
    await again.house.begin()
    assert await again.house.open(7, link, "since=-1&lang=fr&show=picture")
    now = again.last(7)
    assert now["seq"] >= seq
    assert (now["table"]["phase"], now["table"]["game"]) == ("playing", game)
    first = next(each for each in again.told[7] if each["is"] == "update")
    assert first["play"]["words"]["prompt"]
    await again.house.leave()


@rule("D-1.3")
async def test_a_nonce_is_answered_once_more_after_a_reload() -> None:
    """D-1.3: what was done before the tab was closed is not done twice."""
    drawers = MemoryDrawers()
    page, link = await opened(drawers)
    await page.play(link, "pillars")
    await page.house.leave()
    begun = starts(drawers)
    again = Page(drawers)
    await again.house.begin()
    await again.house.open(1, link, "since=-1")
    again.house.hear(1, json.dumps({"do": "start", "nonce": "3"}))
    assert (await again.heard(1, "done"))["nonce"] == "3"
    assert starts(drawers) == begun == 1
    await again.house.leave()


async def test_a_table_that_is_forgotten_leaves_nothing() -> None:
    """Neither rows nor seeds nor links; another table stays, and so do those who only watch."""
    drawers = MemoryDrawers()
    page, link = await opened(drawers)
    other = await page.ask("/api/rooms", {"name": "Bea"})
    kept = set(drawers.things)
    room = (await page.ask("/api/room", link=link))["room"]
    await page.play(link, "pillars")
    assert await page.ask("/api/room/forget", {}, other["watch"]) == (409, "no-link")
    assert await page.ask("/api/room/forget", {}, link) is None
    assert page.told[1][-2:] == [{"is": "bye", "why": "gone"}, None]
    assert await page.ask("/api/room", link=link) == (409, "no-link")
    assert await page.ask("/api/room/forget", {}, link) == (409, "no-link")
    assert (await page.ask("/api/room", link=other["link"]))["kind"] == "person"
    assert [key for key in drawers.things if room in key] == []
    assert set(drawers.things) < kept
    await page.house.leave()


async def test_a_window_that_lost_its_tables_says_goodbye() -> None:
    """Its lines are told to come back, and are over."""
    page, link = await opened(MemoryDrawers())
    await page.house.open(3, link, "")
    await page.house.leave()
    assert page.told[3][-2:] == [{"is": "bye", "why": "restart"}, None]


async def test_a_line_that_leads_nowhere_is_none() -> None:
    """A wrong link, a wish that cannot be read, and what is sent on a line that is closed."""
    page, link = await opened(MemoryDrawers())
    assert not await page.house.open(1, "nobody's", "")
    assert not await page.house.open(2, link, "since=soon")
    assert not await page.house.open(3, link, "lang=tlh")
    assert await page.house.open(4, link, "since=0")
    page.house.close(4)
    told = [*page.told[4]]
    page.house.hear(4, '{"do": "choose", "game": "pillars", "players": 2, "nonce": "1"}')
    await page.house.leave()
    assert page.told[4] == told


async def test_requests_are_answered_or_refused_as_a_server_does() -> None:
    """The same codes; what only a server has is not there."""
    page, link = await opened(MemoryDrawers())
    assert (await page.ask("/api/room?room=x", link=link))["kind"] == "person"
    assert await page.ask("/api/room") == (409, "no-link")
    assert await page.ask("/api/rooms", {"name": 5}) == (409, "malformed")
    assert await page.ask("/api/nothing") == (409, "not-found")
    assert await page.ask("/api/lab", {}) == (409, "not-found")
    assert await page.ask("/") == (409, "not-found")
    assert await page.ask("/api/rooms") == (409, "not-found")
    assert await page.ask("/api/records", {"record": "x" * 2_200_000}) == (409, "too-long")
    settled = await page.ask("/api/games/questor/options", {"players": 2, "options": {}})
    assert settled["players"] == 2
    assert (await page.ask("/api/games/questor"))["prints"] is False
    await page.house.leave()


async def test_levels_that_search_are_offered_where_they_answer_in_time() -> None:
    """Those that answer at once everywhere; nobody plays with fewer playouts than on a server."""
    page, _ = await opened(MemoryDrawers())
    bots = [each["level"] for each in await page.ask("/api/bots")]
    games = {each["key"]: each["levels"] for each in await page.ask("/api/games")}
    assert bots == ["random", "novice", "club", "expert"]
    assert set(games) == set(KEYS)
    assert games["questor"] == games["saint-cards"] == ["random", "novice", "club"]
    assert all(USUAL in levels for levels in games.values())
    assert {key for key, levels in games.items() if "expert" in levels} == {
        *("pillars", "holy-quest", "run-the-race", "rae")
    }
    assert (await page.ask("/api/games/rae"))["levels"] == bots
    await page.house.leave()
