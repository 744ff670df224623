"""Rooms whose games were packed: the same to everybody, a day after the last row."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from questable.storage import MemoryStore
from questable.storage.sqlite import SqliteStore
from questable.table import Limits, No, Settings, messages
from questable.table.log.snapshot import taken
from questable.table.ports import Store, StoreError
from questable.table.run.inline import InlineThinking
from questable.table.run.loading import load
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
from tests.table.test_series_at_table import again
from tests.tiny import TINY

HOUR = 3600
DAY = 24 * HOUR


async def sweep(bench: Bench) -> None:
    """The hall looks round, and what it begins is done."""
    await bench.hall.sweep()
    while (task := bench.hall._packer._task) is not None and not task.done():
        await asyncio.sleep(0.001)


async def passing(bench: Bench, seconds: float) -> None:
    """Time goes on while nobody is there, and the hall looks round."""
    bench.clock.time += int(seconds * 1_000_000)
    await bench.settle()
    await sweep(bench)


async def gone(bench: Bench, people: list[Player]) -> None:
    """Everybody hangs up, and the room sleeps."""
    for person in people:
        person.hang_up()
    await bench.advance(900)


async def known(bench: Bench) -> list[object]:
    """All that can be known of the room: its rows, what they fold to, records, reports."""
    room, store = bench.opened.room, bench.store
    folded = await load(store, bench.finder, room, True, InlineThinking(bench.finder))
    host = await bench.hall.authenticate(bench.opened.link)
    games = await bench.hall.ended(room)
    return [
        await store.rows(room),
        taken(folded),
        await store.seeds(room),
        [await bench.hall.record(host, game) for game in games],
        [await bench.hall.report(host, game) for game in games],
    ]


@pytest.fixture(params=["memory", "file"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """Two kinds of them."""
    return MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "rooms.db")


@rule("D-1.12")
async def test_a_series_and_a_rematch_are_the_same_when_packed(store: Store) -> None:
    """Rows, fold, records and what a late reader is told; and the room plays on."""
    await store.begin()
    async with Bench(store, TINY) as bench:
        people = await bench.dealt(game="lantern", settings=Settings(games=2))
        for number in range(3):
            await play_on(people, Random(number))
            await again(bench, people)
        await people[0].act(people[0].legal[0])
        await gone(bench, people)
        before = await known(bench)
        late = await bench.watcher()
        await gone(bench, [late])
        await passing(bench, DAY - 2000)
        assert bench.hall.metrics()["packed"] == 0
        await passing(bench, 2001)
        assert bench.hall.metrics()["packed"] == 3
        assert await known(bench) == before
        again_late = await bench.watcher()
        assert again_late.facts() == late.facts()
        for person in people:
            await person.join()
        await play_on(people, Random("on"))
        assert people[0].table.phase == "over"
        assert await bench.hall.ended(bench.opened.room) == [0, 1, 2, 3]
    await store.close()


@rule("D-1.12")
async def test_a_game_that_runs_is_never_packed() -> None:
    """However long nobody moves."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await people[0].act(people[0].legal[0])
        await gone(bench, people)
        await passing(bench, 3 * DAY)
        assert bench.hall.metrics()["packed"] == 0


@rule("D-1.3", "D-1.12")
async def test_nonces_are_known_for_as_long_as_clients_ask_again() -> None:
    """Until the game is packed: what was done is answered as the first time."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await play_on(people, Random(1))
        await people[0].must(messages.Phrase(phrase="hello", nonce="once"))
        await gone(bench, people)
        await passing(bench, DAY - 1000)
        rows = await bench.store.rows(bench.opened.room)
        await people[0].join()
        first = await people[0].ask(messages.Phrase(phrase="hello", nonce="once"))
        assert isinstance(first, messages.Done)
        said = await bench.store.rows(bench.opened.room)
        assert [row.kind for row in said[len(rows) :]] == ["line"]


@rule("D-1.12")
async def test_each_room_is_packed_once_and_one_that_is_used_again_once_more() -> None:
    """It is looked at again only after something was stored in it."""
    async with Bench(finder=TINY, limits=Limits(pack_hours=1)) as bench:
        asked: list[str] = []
        pack = bench.store.pack

        async def packing(room: str, before: int) -> int:
            asked.append(room)
            return await pack(room, before)

        bench.store.pack = packing  # type: ignore[method-assign]
        people = await bench.dealt(game="lantern")
        await play_on(people, Random(1))
        await gone(bench, people)
        for _ in range(3):
            await passing(bench, 2 * HOUR)
        assert asked == [bench.opened.room]
        for person in people:
            await person.join()
        await again(bench, people)
        await play_on(people, Random(2))
        await gone(bench, people)
        await passing(bench, 2 * HOUR)
        assert asked == [bench.opened.room] * 2
        assert bench.hall.metrics()["packed"] == 2


async def test_who_wants_none_packed_says_so() -> None:
    """Zero hours are never."""
    async with Bench(finder=TINY, limits=Limits(pack_hours=0)) as bench:
        people = await bench.dealt(game="lantern")
        await play_on(people, Random(1))
        await gone(bench, people)
        await passing(bench, 5 * DAY)
        assert bench.hall.metrics()["packed"] == 0


@rule("D-4.7", "D-1.12")
async def test_a_packed_room_is_deleted_after_its_days() -> None:
    """As any other."""
    async with Bench(finder=TINY, limits=Limits(days=2)) as bench:
        people = await bench.dealt(game="lantern")
        await play_on(people, Random(1))
        await gone(bench, people)
        await passing(bench, DAY)
        assert bench.hall.metrics()["packed"] == 1
        await passing(bench, DAY)
        assert await bench.store.rows(bench.opened.room) == []
        with pytest.raises(No, match="no-link"):
            await bench.hall.authenticate(bench.opened.link)


async def test_a_store_that_fails_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    """With the next room at once, and with that one after a restart."""
    async with Bench(finder=TINY, limits=Limits(pack_hours=1)) as bench:
        people = await bench.dealt(game="lantern")
        await play_on(people, Random(1))
        await gone(bench, people)
        pack = bench.store.pack

        async def failing(room: str, before: int) -> int:
            raise StoreError("full", "the disk is full")

        bench.store.pack = failing  # type: ignore[method-assign]
        await passing(bench, 2 * HOUR)
        assert "packing stopped for now: full" in caplog.text
        bench.store.pack = pack  # type: ignore[method-assign]
        await bench.restart()
        await sweep(bench)
        assert bench.hall.metrics()["packed"] == 1
