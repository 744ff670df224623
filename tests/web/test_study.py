"""What the page learns with: in every language, kept by browsers, the same for everybody."""

import asyncio

import pytest

from questable.desk import study
from questable.saints import questions_of, shipped
from questable.saints.pools import POOLS
from questable.text import languages
from tests.web.test_rest import browser

KEY = "martin-of-tours"


@pytest.mark.parametrize("lang", languages())
def test_a_saint_in_every_language(lang: str) -> None:
    """Each question has its sentence and four different answers; names stand where saints do."""
    told = study.entry(shipped().by_key[KEY], lang)
    assert {each.kind for each in told.questions} > {"window", "who-window", "patronage"}
    own = {each.id: each for each in questions_of(shipped(), KEY)}
    for question in told.questions:
        assert question.asks
        assert len({each.words for each in question.options}) == 4
        answer = question.options[question.answer]
        if question.kind.startswith("who-") or question.windows:
            assert answer.saint == KEY
        if question.id in own:
            assert question.answer == own[question.id].answer
        assert question.windows == (question.kind == "window")
        assert question.window == (KEY if question.kind == "who-window" else "")
        assert not any(told.name in line or line in question.asks for line in question.more)
    assert {row.front for row in told.rows} == {0, 2, 3}
    assert [len(order.saints) for order in told.orders] == [5, 5, 5]
    assert told.others.keys() == set(languages()) - {lang}
    named = study.shelf(lang).saints
    assert [each.key for each in named] == [each.key for each in shipped().saints]


async def test_it_is_kept_by_browsers() -> None:
    """Whoever has it is told so; it comes packed to who can unpack it."""
    async with browser() as (asking, _):
        for path in ("/api/study/en", f"/api/study/fr/{KEY}", "/api/study/en/memory/core/2/49"):
            got = await asking.get(path, headers={"Accept-Encoding": "gzip"})
            assert got.status_code == 200
            assert got.headers["content-encoding"] == "gzip"
            assert got.headers["cache-control"].startswith("public")
            again = await asking.get(path, headers={"If-None-Match": got.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            plain = await asking.get(path, headers={"Accept-Encoding": "identity"})
            assert plain.json() == got.json()
        shelf = (await asking.get("/api/study/en")).json()
        assert [each["pool"] for each in shelf["pools"]] == list(POOLS)
        assert shelf["deals"] == study.DEALS


async def test_what_is_not_there() -> None:
    """Languages, saints and tables that nobody has."""
    async with browser() as (asking, _):
        wrong = [
            "/api/study/xx", "/api/study/en/nobody", f"/api/study/xx/{KEY}",
            "/api/study/en/mary", "/api/study/en/memory/none/1/1", "/api/study/en/memory/core/4/1",
            "/api/study/en/memory/core/0/1", f"/api/study/en/memory/core/1/{study.DEALS}",
        ]  # fmt: skip
        codes = [(await asking.get(path)).status_code for path in wrong]
        assert codes == [404] * len(wrong)
        assert (await asking.get("/api/study/en/memory/core/1/x")).status_code == 400


async def test_what_many_ask_for_at_once_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten who come together cost no more than one."""
    made: list[str] = []

    def entry(saint: object, lang: str) -> object:
        made.append(lang)
        return {"key": getattr(saint, "key", "")}

    monkeypatch.setattr(study, "entry", entry)
    study._entry_file.cache_clear()
    try:
        async with browser() as (asking, _):
            path = "/api/study/fr/agnes"
            got = await asyncio.gather(*(asking.get(path) for _ in range(10)))
        assert {each.status_code for each in got} == {200}
        assert made == ["fr"]
    finally:
        study._entry_file.cache_clear()


def test_tables_of_memory_are_the_same_for_everybody() -> None:
    """By their number; in both languages the same saints."""
    first = study.pairs("en", "famous", 1, 3)
    assert first == study.pairs("en", "famous", 1, 3)
    assert [each.saint for each in first] == [
        each.saint for each in study.pairs("fr", "famous", 1, 3)
    ]
    assert first != study.pairs("en", "famous", 1, 4)
