"""Games on paper by the page: made once, one at a time, for whoever asks."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from questable.table.judge.verdict import No
from questable.web import Rate
from questable.web.prints import Prints, Sort
from tests.web.served import GENEROUS
from tests.web.test_rest import browser

QUESTOR: Sort = ("questor", "en", "a4", "full")


class Maker:
    """Writes what it is asked for, and counts; it may fail, and it may be told to wait."""

    def __init__(self, *, fails: int = 0) -> None:
        self.fails = fails
        self.asked: list[Sort] = []
        self.at_work = 0
        self.most_at_work = 0
        self.go = asyncio.Event()

    async def __call__(self, sort: Sort, file: Path, _pack: Path | None = None) -> bool:
        self.asked.append(sort)
        self.at_work += 1
        self.most_at_work = max(self.most_at_work, self.at_work)
        await self.go.wait()
        self.at_work -= 1
        file.write_text("-".join(sort))
        return len(self.asked) > self.fails


async def test_what_many_ask_for_is_made_once() -> None:
    """Those who come while it is made wait for it; who leaves does not end it."""
    maker = Maker()
    prints = Prints(maker)
    waiting = [asyncio.create_task(prints.get(QUESTOR)) for _ in range(20)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    maker.go.set()
    assert await asyncio.gather(*waiting[1:]) == [b"questor-en-a4-full"] * 19
    assert await prints.get(QUESTOR) == b"questor-en-a4-full"
    assert maker.asked == [QUESTOR]


async def test_files_are_made_one_after_the_other() -> None:
    """However many different ones are wanted at once."""
    maker = Maker()
    maker.go.set()
    prints = Prints(maker)
    sorts: list[Sort] = [("questor", "en", paper, "full") for paper in ("a4", "letter", "x", "y")]
    made = await asyncio.gather(*(prints.get(sort) for sort in sorts))
    assert made == ["-".join(sort).encode() for sort in sorts]
    assert (len(maker.asked), maker.most_at_work) == (4, 1)


async def test_what_failed_may_be_asked_for_again() -> None:
    """And is not kept as it is."""
    maker = Maker(fails=1)
    maker.go.set()
    prints = Prints(maker)
    with pytest.raises(No, match="fault"):
        await prints.get(QUESTOR)
    assert await prints.get(QUESTOR) == b"questor-en-a4-full"


async def test_a_game_comes_as_a_pdf() -> None:
    """By the very command; what there is not is refused, and an address has so many."""
    limits = msgspec.structs.replace(GENEROUS, prints=Rate(2, 0))
    async with browser(limits) as (asking, _):
        assert (await asking.get("/api/games/pillars")).json()["prints"] is True
        for path, code in (
            ("chess/en/a4-full", "unknown-game"),
            ("pillars/xx/a4-full", "unknown-language"),
            ("pillars/en/b5-full", "not-found"),
            ("pillars/en/a4-much", "not-found"),
        ):
            said = await asking.get(f"/api/print/{path}.pdf")
            assert (said.status_code, said.json()["code"]) == (404, code)
        assert (await asking.get("/api/print/pillars/en/a4-full")).status_code == 404
        for _ in range(2):
            made = await asking.get("/api/print/pillars/fr/a4-little.pdf", timeout=60)
            assert made.headers["content-type"] == "application/pdf"
            assert "content-encoding" not in made.headers
            assert made.content.startswith(b"%PDF-")
        again = await asking.get("/api/print/pillars/fr/a4-little.pdf")
        assert (again.status_code, again.json()["code"]) == (429, "too-fast")


async def test_a_server_without_the_extra_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the page shows no button."""
    monkeypatch.setattr("questable.web.prints.installed", lambda: False)
    async with browser() as (asking, _):
        said = await asking.get("/api/print/pillars/en/a4-full.pdf")
        assert said.json()["code"] == "not-here"
