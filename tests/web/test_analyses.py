"""How a game went, asked of a server: whole, shared, kept, paid for, and in nobody's way."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Any

import httpx
import msgspec
import pytest

from questable.bots.analysis import Analyst, gathered, moments
from questable.bots.moments import DEPTHS
from questable.engine import Record, read_record
from questable.registry import Registry, game
from questable.storage import MemoryStore
from questable.table.judge.verdict import No
from questable.trials.play import play_one
from questable.web import analyses
from questable.web.analyses import ANALYSTS, AT_ONCE_EACH, LEFT
from questable.web.analysis import MOST_MOVES, AnalysisWish, Begun, begun, look
from questable.web.guard import Rate
from questable.web.readers import Readers
from tests.rule import rule
from tests.web.gate import Gate, lines_of
from tests.web.served import GENEROUS, Served, play_out, served, table

FEW = 24


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEPTHS, "quick", FEW)


@cache
def record(seed: str = "three", plies: int = -1) -> str:
    """A game of Run the Race! between bots that miss much, or its beginning."""
    race = game("run-the-race")
    setup = race.setup(2)
    played = Record(race.key, race.rules_version, setup)
    played.entries = play_one(race, setup, ["random"] * 2, seed, 4000, keep=True).entries[
        : plies if plies >= 0 else None
    ]
    return played.text()


def asked(here: Served, **wish: Any) -> AbstractAsyncContextManager[AsyncIterator[dict[str, Any]]]:
    """The lines that somebody is told who asks for an analysis."""
    body = {"record": record(), "depth": "quick", "lang": "en", **wish}
    return lines_of(here, "/api/records/analysis", body)


async def told(here: Served, **wish: Any) -> list[dict[str, Any]]:
    """All of them."""
    async with asked(here, **wish) as lines:
        return [line async for line in lines]


def refusal(**wish: Any) -> No:
    """Why a wish is not fulfilled."""
    with pytest.raises(No) as caught:
        begun(msgspec.convert({"record": record(), **wish}, AnalysisWish))
    return caught.value


async def test_a_game_is_told_move_by_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress, then what the terminal would have found too, in words and with names."""
    monkeypatch.setattr(analyses, "SLICE", 0)
    async with served(analysing=Gate(look)) as here:
        *progress, last = await told(here, names=["Ann", "Ben"])
    entries = read_record(Registry(), record()).effective()
    assert [line["is"] for line in progress] == ["progress"] * len(progress)
    assert [line["done"] for line in progress] == sorted(line["done"] for line in progress)
    assert {line["of"] for line in progress} == {len(entries)}
    assert len(progress) > 2
    race = game("run-the-race")
    found = list(moments(Analyst(race, race.setup(2), FEW, "0"), entries))
    whole = gathered(race, read_record(Registry(), record()), "quick", "0", False, found)
    assert [each["chances"] for each in last["moments"]] == [each.chances for each in found]
    assert last["turning"] == whole.turning
    assert [each["luck"] for each in last["seats"]] == [each.luck for each in whole.seats]
    assert any("Ann" in moment["title"] for moment in last["moments"])
    assert "could see at the time" in last["about"][1]
    better = [each for each in last["moments"] if each.get("better")]
    assert better
    assert all(each["value"] > each["kept"] and each["step"] < 0 for each in better)
    assert all(each["whose"] == each["seat"] for each in better)


async def test_the_second_view_is_marked() -> None:
    """With all cards open, and it says so."""
    async with served() as here:
        last = (await told(here, open=True, lang="fr"))[-1]
    assert last["open"]
    assert "Cartes sur table" in last["about"][1]


async def test_asking_again_is_free() -> None:
    """In another language, with other names, at another server with the same store."""
    store, bureau = MemoryStore(), Gate(look)
    async with served(store, analysing=bureau) as here:
        first = (await told(here))[-1]
    looks = bureau.parts
    assert looks > 0
    async with served(store, analysing=bureau) as here:
        again = await told(here, lang="fr", names=["Zoé"])
        assert bureau.parts == looks
        assert (await told(here, open=True))[-1]["is"] == "analysis"
        assert bureau.parts > looks
    assert len(again) == 1
    one, two = first["moments"], again[0]["moments"]
    assert [each["chances"] for each in one] == [each["chances"] for each in two]
    assert [each["title"] for each in one] != [each["title"] for each in two]


async def test_who_asks_for_the_same_waits_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made once, and goes on while one of them listens."""
    monkeypatch.setattr(analyses, "SLICE", 0)
    bureau = Gate(look, 3)
    async with served(analysing=bureau) as here:
        async with asked(here) as one:
            assert (await anext(one))["done"] == 0
            waiting = asyncio.create_task(told(here))
            while (await anext(one))["done"] < 3:
                pass
        bureau.open()
        assert (await waiting)[-1]["is"] == "analysis"
        assert bureau.parts == len(read_record(Registry(), record()).effective())


async def test_it_ends_when_nobody_listens_and_goes_on_from_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No part is begun after the last one hung up; who comes back loses nothing."""
    monkeypatch.setattr(analyses, "SLICE", 0)
    bureau = Gate(look, 3)
    async with served(analysing=bureau) as here:
        async with asked(here) as lines:
            while (await anext(lines))["done"] < 3:
                pass
        made = here.analyses
        while any(job.listeners for job in made.jobs.values()):
            await asyncio.sleep(0.005)
        bureau.open()
        while made.jobs:
            await asyncio.sleep(0.005)
        # The part that was waited for is taken along, and that is all.
        assert bureau.parts == 4
        again = await told(here)
        assert again[0]["done"] == 4
        assert again[-1]["is"] == "analysis"
        assert bureau.parts == len(read_record(Registry(), record()).effective())


async def test_a_slow_analysis_is_in_nobodys_way() -> None:
    """One that never ends: a whole game is played at a table meanwhile, and records are read."""
    bureau = Gate(look, 0)
    async with served(analysing=bureau) as here, asked(here) as lines:
        assert (await anext(lines))["done"] == 0
        async with table(here.url, "questor", 2) as (seats, _):
            await play_out(seats, "meanwhile")
        async with httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
            assert (await asking.post("/api/records", json={"record": record()})).is_success
        assert bureau.parts == 0


async def test_an_address_pays_for_what_it_listens_to() -> None:
    """The parts are those of an address that listens, and each has so many at once."""
    bureau = Gate(look, 0)
    async with served(analysing=bureau) as here, contextlib.AsyncExitStack() as stack:
        told_so_far = []
        for n in range(AT_ONCE_EACH):
            lines = await stack.enter_async_context(asked(here, record=record(f"payer {n}")))
            assert (await anext(lines))["is"] == "progress"
            told_so_far.append(lines)
        one_more = await told(here, record=record("one more"))
        assert [(line["is"], line["code"]) for line in one_more] == [("refused", "too-fast")]
        bureau.open()
        for each in told_so_far:
            last = [line async for line in each][-1]
            assert last["is"] == "analysis"
    assert set(bureau.payers) == {"127.0.0.1"}


async def test_whose_time_is_up_is_told_and_loses_nothing() -> None:
    """In processes of their own: the first has nothing left; what was found so far is kept."""
    limits = msgspec.structs.replace(ANALYSTS, allowance=Rate(600, 0), warm="")
    analysts = Readers(limits)
    async with served(analysing=analysts) as here:
        analysts._allowance.of("127.0.0.1").spend(599.999)
        lines = await told(here, record=record())
        assert (lines[-1]["is"], lines[-1]["code"]) == ("refused", "too-fast")
        done = lines[-2]["done"]
        assert done > 0
        analysts._allowance.of("127.0.0.1").spend(-600)
        again = await told(here, record=record())
        assert again[0]["done"] == done
        assert again[-1]["is"] == "analysis"


def test_what_is_left_is_bounded() -> None:
    """So many unfinished ones are remembered, the latest."""
    made = analyses.Analyses(None)  # type: ignore[arg-type]
    for n in range(LEFT + 5):
        made._leave(str(n), [None])  # type: ignore[list-item]
    assert list(made.left) == [str(n) for n in range(5, LEFT + 5)]


@rule("T-5.1")
async def test_nothing_that_may_still_be_played_is_analysed() -> None:
    """Nor what was given up, though its seed is known: somebody may play on from there."""
    no = refusal(record=record(plies=30))
    assert (no.code, no.rule) == ("not-over", "T-5.1")
    assert refusal(record=record(plies=30) + '{"seed": "' + "00" * 32 + '"}\n').code == "not-over"
    async with served() as here, httpx.AsyncClient(base_url=here.url, trust_env=False) as asking:
        body = {"record": record(plies=30), "depth": "quick"}
        answer = await asking.post("/api/records/analysis", json=body)
    assert answer.status_code == 409
    assert answer.json()["code"] == "not-over"


def test_a_strangers_record_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """In its length, and what it asks for is known."""
    assert MOST_MOVES == 2_000
    monkeypatch.setattr("questable.web.analysis.MOST_MOVES", 60)
    no = refusal()
    assert (no.code, no.facts) == ("long-game", {"most": 60})
    assert refusal(depth="endless").code == "unknown-depth"
    assert refusal(lang="xx").code == "unknown-language"
    assert refusal(record="{}").code == "record"


def test_only_what_counts_goes_on() -> None:
    """What was taken back, promised or published does not."""
    text = record()
    first, *rest = text.splitlines()
    entry = rest[0]
    undone = "\n".join([first, entry, '[0, "/undo:1", "person"]', *rest, ""])
    found = [
        begun(msgspec.convert({"record": each, "depth": "quick"}, AnalysisWish))
        for each in (text, undone + '{"seed": "' + "00" * 32 + '"}\n')
    ]
    assert found[0] == found[1]
    assert isinstance(found[0], Begun)


async def test_who_takes_nothing_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines without end to somebody who does not read: the making ends."""
    ended = asyncio.Event()

    async def endless(*_asked: object) -> AsyncIterator[bytes]:
        try:
            while True:
                yield b"x" * 100_000
                await asyncio.sleep(0)
        finally:
            ended.set()

    monkeypatch.setattr(analyses.Analyses, "lines", endless)
    limits = msgspec.structs.replace(GENEROUS, answer_seconds=0.3)
    async with served(web_limits=limits) as here:
        host, _, port = here.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=1)
        body = msgspec.json.encode({"record": record(), "depth": "quick"})
        head = f"POST /api/records/analysis HTTP/1.1\r\nHost: {host}\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        await writer.drain()
        async with asyncio.timeout(20):
            await ended.wait()
        writer.transport.abort()
        del reader
