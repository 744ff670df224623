"""Packs made in the page: forms, faults by field, what is inside, what lies on a table."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

from questable.desk.packs import PackAsked, PackNow, looked_at, started
from questable.engine import PackText
from questable.registry import KEYS, Registry, game
from questable.table import messages
from questable.table.judge.verdict import No
from questable.text import languages
from questable.web import Rate
from questable.web.prints import WAITING, Prints, Sort
from tests.web.served import GENEROUS, play_out, table
from tests.web.test_rest import browser

QUESTIONS = [
    {"text": "Two and two?", "answers": ["Four", "Five"]},
    {"text": {"en": "Who?", "fr": "Qui ?"}, "answers": ["a", "b", "c", "d"], "level": 3},
]
CLASS = {"name": "Our class", "extends": "base", "question": QUESTIONS}


def looked(**asked: object) -> PackNow:
    """What the page is told."""
    return looked_at(Registry(), PackAsked(**({"lang": "en"} | asked)))  # type: ignore[arg-type]


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_a_form_that_its_own_pack_fills_in(key: str) -> None:
    """In all languages; filled in as it is shipped nothing is wrong, and nothing other."""
    for lang in languages():
        start = msgspec.json.decode(started(key, lang))
        fields = {
            (each["key"], field["key"])
            for each in start["form"]["tables"]
            for field in each["fields"]
            if each["kind"] == "one" and each["key"] and not field["optional"]
        }
        assert all(name in start["data"][section] for section, name in fields)
        now = looked(lang=lang, game=key, data=start["data"])
        assert now.faults == []
        assert now.sheet is not None
        assert [part.says for part in now.sheet.parts if part.says] == []
        assert PackText("x", now.text).data == start["data"]


async def test_the_form_and_the_check_are_there_for_the_page() -> None:
    """What is not there is refused."""
    async with browser() as (asking, _):
        start = await asking.get("/api/packs/questor/fr", timeout=60)
        assert start.content == started("questor", "fr")
        for path in ("questor/xx", "chess/en"):
            assert (await asking.get(f"/api/packs/{path}")).status_code == 404
        asked = {"lang": "fr", "game": "questor", "data": start.json()["data"]}
        said = await asking.post("/api/packs", json=asked, timeout=60)
        assert said.json()["faults"] == []
        assert (await asking.post("/api/packs", json={"lang": "fr", "odd": 1})).status_code == 400


def test_questions_come_as_fields_and_go_as_a_file() -> None:
    """Which the game reads, and which comes back as the same fields."""
    now = looked(game="holy-quest", data=CLASS)
    assert now.faults == []
    again = looked(text=now.text)
    assert (again.game, again.data) == ("holy-quest", {"game": "holy-quest", **CLASS})
    assert now.sheet is not None
    assert now.sheet.parts[0].says == "2 questions"


def test_no_question_is_shown_of_what_is_inside() -> None:
    """Neither it nor its answers, in any part."""
    sheet = msgspec.json.encode(looked(game="holy-quest", data=CLASS).sheet).decode()
    assert "Two and two" not in sheet
    assert "Four" not in sheet


def test_what_is_wrong_is_told_by_row_and_field_in_the_language_of_who_reads() -> None:
    """All of it at once."""
    rows = [{"text": "", "answers": ["a", "b"]}, QUESTIONS[0], {"text": "x", "answers": ["a"]}]
    data = CLASS | {"question": rows}
    for lang, says in (("en", "Something has to stand here."), ("fr", "Il faut écrire")):
        now = looked(lang=lang, game="holy-quest", data=data)
        told = [(each.section, each.row, each.key) for each in now.faults]
        assert told == [("question", 1, "text"), ("question", 3, "answers")]
        assert now.faults[0].says.startswith(says)
        assert now.text.split("\n")[now.faults[0].line - 1] == 'text = ""'
        assert now.sheet is None


def test_a_card_of_ones_own_is_new_and_what_is_left_out_is_named() -> None:
    """Of many cards those that differ are told apart."""
    data = dict(PackText("x", game("saint-cards").pack_text()).data)
    del data["agatha"]
    data["our-jo"] = {"name": "Our Jo", "birth": 19, "passing": 20, "main": "green", "month": 3}
    data["agnes"] = {**data["agnes"], "month": 2}  # type: ignore[dict-item]
    sheet = looked(game="saint-cards", data=data).sheet
    assert sheet is not None
    (part,) = sheet.parts
    assert part.gone == ["St. Agatha"]
    assert {row.name: row.change for row in part.rows if row.change} == {
        "Our Jo": "new",
        "St. Agnes": "changed",
    }
    assert part.says == "1 new, 1 changed, 1 left out"


@pytest.mark.parametrize(
    ("asked", "code", "why"),
    [
        ({"text": "name = 'x'"}, "pack", "game-unsaid"),
        ({"text": "name = ["}, "pack", "not-toml"),
        ({"game": "chess", "data": {}}, "unknown-game", None),
        ({"text": 'game = "chess"'}, "unknown-game", None),
        ({"game": "rae", "lang": "xx"}, "unknown-language", None),
    ],
)
def test_what_cannot_be_looked_at(asked: dict[str, object], code: str, why: str | None) -> None:
    """Is refused with a word."""
    with pytest.raises(No) as raised:
        looked(**asked)
    assert (raised.value.code, raised.value.facts.get("why")) == (code, why)


def test_odd_things_are_refused_and_break_nothing() -> None:
    """Depth, numbers, letters, sizes: each is told of a pack, or refused."""
    deep: object = "x"
    for _ in range(500):
        deep = [deep]
    with pytest.raises(No, match="pack"):
        looked(game="questor", data={"name": deep})
    for odd in (
        {"name": "a\u202eb"},
        {"name": "x", "die": None, "goals": {"trophies": 1.5}},
        {"name": "x" * 300_000},
        {"a.b": {"c d": "\x00"}, "": ""},
        {"name": ["x"] * 1_000},
    ):
        now = looked(game="questor", data=odd)
        assert now.faults
        assert now.sheet is None
    assert looked(game="questor", text="a = [").faults[0].line == 1


async def test_the_pack_on_a_table_is_shown_to_all_who_see_the_table() -> None:
    """In each one's language, without its questions; bots of the client's own play with it."""
    text = looked(game="holy-quest", data=CLASS).text
    async with (
        browser() as (asking, here),
        table(here.url, "holy-quest", 2, {"read": "all"}) as (seats, link),
    ):

        async def seen(lang: str) -> httpx.Response:
            return await asking.get(
                f"/api/room/pack/{lang}", headers={"Authorization": f"Bearer {link}"}
            )

        assert (await seen("en")).status_code == 404
        await seats[0].choose("holy-quest", 2, {"read": "all"}, pack=text)
        for lang in languages():
            said = (await seen(lang)).json()
            assert said["sheet"]["name"] == "Our class"
            assert said["sheet"]["parts"][0]["says"] == "2 questions"
            assert "Two and two" not in str(said)
        assert (await seen("xx")).status_code == 404
        assert (await asking.get("/api/room/pack/en")).status_code == 401
        for each in seats:
            await each.ask(messages.Ready())
        playing = asyncio.create_task(play_out(seats, "own"))
        await seats[1].until(lambda: bool(seats[1].play and seats[1].play.view["question"]))
        playing.cancel()


class OwnMaker:
    """Writes the pack that it is given, once it may."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.packs: list[str] = []

    async def __call__(self, _sort: Sort, file: Path, pack: Path | None) -> bool:
        assert pack is not None
        self.packs.append(pack.read_text())
        await self.go.wait()
        file.write_text(pack.read_text())
        return True


async def test_few_wait_for_a_pack_of_their_own_on_paper() -> None:
    """An address for one, and all together for so many; nothing is kept of it."""
    maker = OwnMaker()
    prints = Prints(maker)
    sort: Sort = ("questor", "en", "a4", "full")
    waiting = [
        asyncio.create_task(prints.own(sort, f"pack {n}", f"address {n}")) for n in range(WAITING)
    ]
    await asyncio.sleep(0)
    with pytest.raises(No, match="too-fast"):
        await prints.own(sort, "x", "address 0")
    with pytest.raises(No, match="busy"):
        await prints.own(sort, "x", "another")
    maker.go.set()
    assert await asyncio.gather(*waiting) == [f"pack {n}".encode() for n in range(WAITING)]
    assert await prints.own(sort, "pack 9", "address 0") == b"pack 9"


async def test_a_pack_on_paper_is_checked_first() -> None:
    """What is wrong with it costs no press; an address has so many."""
    limits = msgspec.structs.replace(GENEROUS, prints=Rate(4, 0))
    async with browser(limits) as (asking, _):
        good = game("pillars").pack_text().replace("base", "mine")
        for change, code in (
            ({"pack": good.replace("0,0", "9,9")}, "pack"),
            ({"paper": "b5"}, "not-found"),
            ({"game": "rae"}, "pack"),
        ):
            body = {"game": "pillars", "lang": "en", "pack": good, **change}
            said = await asking.post("/api/print", json=body)
            assert said.json()["code"] == code
        body = {"game": "pillars", "lang": "en", "pack": good, "ink": "little"}
        made = await asking.post("/api/print", json=body, timeout=90)
        assert made.content.startswith(b"%PDF-")
        assert (await asking.post("/api/print", json=body)).json()["code"] == "too-fast"
