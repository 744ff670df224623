"""The hall: limits, sleep, deletion, alarms, shutdown."""

import asyncio
import gc
import weakref
from pathlib import Path
from random import Random

import pytest

from questable.registry import Registry
from questable.storage import MemoryStore
from questable.storage.sqlite import SqliteStore
from questable.table import Hall, Limits, No, Settings, messages
from questable.table.log.rows import EnterRow
from questable.table.log.settings import TurnClock
from questable.table.run import links
from questable.table.run.system import SystemClock, SystemDice
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
from tests.tiny import TINY

DAY = 24 * 3600


@rule("D-1.7")
async def test_idle_rooms_sleep_and_are_woken() -> None:
    """Nobody's line, nothing to do: the room leaves memory and comes back from the store."""
    async with Bench(finder=TINY, limits=Limits(idle_minutes=10)) as bench:
        people = await bench.dealt(game="lantern")
        await people[0].act("flip")
        view = people[1].play.view
        await bench.advance(1200)
        assert bench.hall.metrics()["rooms_awake"] == 1
        for person in people:
            person.hang_up()
        await bench.advance(500)
        assert bench.hall.metrics()["rooms_awake"] == 1
        await bench.advance(200)
        assert bench.hall.metrics()["rooms_awake"] == 0
        await people[1].join()
        assert people[1].play.view == view


async def test_a_sleeping_room_leaves_memory_at_once() -> None:
    """Without anybody looking for garbage, which happens seldom on a server."""
    async with Bench(finder=TINY, limits=Limits(idle_minutes=10)) as bench:
        people = await bench.dealt(game="lantern")
        await people[0].act("flip")
        (mailbox,) = bench.hall.awake.values()
        assert mailbox.room is not None
        room = weakref.ref(mailbox.room)
        for person in people:
            person.hang_up()
        gc.disable()
        try:
            await bench.advance(1200)
            assert bench.hall.metrics()["rooms_awake"] == 0
            assert room() is None
        finally:
            gc.enable()


@rule("D-1.7")
async def test_a_sleeping_room_is_woken_by_its_deadline() -> None:
    """Any process that sweeps finds it."""
    settings = Settings(clock=TurnClock(kind="limit", seconds=3600, grace=0))
    async with Bench(finder=TINY, limits=Limits(idle_minutes=10)) as bench:
        people = await bench.dealt(game="lantern", settings=settings)
        for person in people:
            person.hang_up()
        await bench.advance(1200)
        assert bench.hall.metrics()["rooms_awake"] == 0
        rows = len(await bench.log())
        await bench.advance(2500)
        assert len(await bench.log()) > rows
        assert bench.hall.metrics()["deadlines"] == 1


@rule("D-4.7")
async def test_rooms_are_deleted_after_some_days() -> None:
    """With their links; those where somebody sits at a line are not."""
    async with Bench(limits=Limits(days=3)) as bench:
        ann = await bench.host()
        old = bench.opened
        ann.hang_up()
        await bench.advance(5)
        await bench.host()
        young = bench.opened
        bench.clock.time += 3 * DAY * 1_000_000
        await bench.advance(6)
        with pytest.raises(No, match="no-link"):
            await bench.hall.authenticate(old.link)
        assert (await bench.hall.authenticate(young.link)).room == young.room
        with pytest.raises(No, match="no-room"):
            await bench.hall.room(old.room)
        assert bench.hall.metrics()["deleted"] == 1


@rule("D-4.7", "D-5.4")
async def test_a_room_without_a_game_is_forgotten_sooner() -> None:
    """One that only its opener saw after a day, one that others entered after a week."""
    async with Bench(finder=TINY) as bench:
        alone = await bench.host()
        rooms = [bench.opened]
        alone.hang_up()
        for person in await bench.table("Ann Bob", game="lantern"):
            person.hang_up()
        rooms.append(bench.opened)
        for person in await bench.dealt(game="lantern"):
            person.hang_up()
        rooms.append(bench.opened)
        await bench.advance(10)
        left = []
        for days in (0.9, 0.2, 5.8, 0.2, 21.7, 31):
            bench.clock.time += int(days * DAY * 1_000_000)
            await bench.advance(6)
            listed = [await bench.store.listed(each.room) for each in rooms]
            left.append(sum(each is not None for each in listed))
        assert left == [3, 2, 2, 1, 1, 0]


@rule("D-4.7")
async def test_no_room_is_kept_longer_than_the_days_that_were_said() -> None:
    """Not even for the week that others have who were there."""
    async with Bench(finder=TINY, limits=Limits(days=3)) as bench:
        for person in await bench.table("Ann Bob", game="lantern"):
            person.hang_up()
        await bench.advance(10)
        bench.clock.time += int(3.1 * DAY * 1_000_000)
        await bench.advance(6)
        assert await bench.store.listed(bench.opened.room) is None


@rule("D-5.4")
async def test_what_a_room_stores_is_bounded() -> None:
    """Talk and new set-ups first; a game that runs comes to its end."""
    async with Bench(finder=TINY, limits=Limits(room_bytes=16_000)) as bench:
        ann, bob = await bench.dealt(game="lantern")
        for _ in range(60):
            told = await bob.ask(messages.Phrase(phrase="hello"))
        assert isinstance(told, messages.Refusal)
        assert (told.code, told.facts) == ("room-full", {"most": 16_000})
        before = bench.hall.metrics()["loads"]
        assert await bob.refused(messages.Phrase(phrase="hello")) == "room-full"
        assert bench.hall.metrics()["loads"] == before
        await ann.act("flip")
        bob.hang_up()
        await bob.join()
        await bench.restart()
        await ann.join()
        assert await ann.refused(messages.Phrase(phrase="hello")) == "room-full"


@rule("D-5.4")
async def test_a_game_that_took_all_its_space_can_be_broken_off() -> None:
    """Nobody can act any more, but it has an end, and so has sitting there."""
    async with Bench(finder=TINY, limits=Limits(room_bytes=16_000)) as bench:
        ann, bob = await bench.dealt(game="lantern")
        told: messages.AnyTell = messages.Done(nonce="", seq=0)
        while isinstance(told, messages.Done):
            told = await ann.ask(messages.Act(action="flip"))
            if isinstance(told, messages.Done):
                told = await ann.ask(messages.Undo())
        assert isinstance(told, messages.Refusal)
        assert told.code == "room-full"
        await ann.must(messages.Abandon())
        assert bob.table.phase == "over"
        await bob.must(messages.Leave())


async def test_opening_a_room_counts_none() -> None:
    """They are counted when the doors open, and once in ten minutes."""

    class Counting(MemoryStore):
        counted = 0

        async def count(self) -> int:
            self.counted += 1
            return await super().count()

    store = Counting()
    async with Bench(store, limits=Limits(rooms=3)) as bench:
        for _ in range(3):
            await bench.hall.open("Ann")
        with pytest.raises(No, match="full"):
            await bench.hall.open("Ann")
        assert store.counted == 1


async def test_a_hall_and_a_room_can_be_full() -> None:
    """Rooms, people, lines and spectators are limited."""
    limits = Limits(rooms=1, people=3, lines=4, watchers=1)
    async with Bench(limits=limits) as bench:
        await bench.host()
        for name in ("Bob", "Cid"):
            await bench.guest(name)
        with pytest.raises(No, match="full"):
            await bench.guest("Dan")
        await bench.watcher()
        with pytest.raises(No, match="full"):
            await bench.watcher()
        with pytest.raises(No, match="full"):
            await bench.hall.open("Eve")


@rule("D-4.8")
async def test_one_person_has_so_many_lines_and_no_more() -> None:
    """Whoever sits too; one that is closed makes room for another."""
    async with Bench(limits=Limits(lines_of_one=3)) as bench:
        ann, bob = await bench.table()
        lines = [await Player(bench, ann.passed).join() for _ in range(2)]
        with pytest.raises(No, match="full"):
            await Player(bench, ann.passed).join()
        await Player(bench, bob.passed).join()
        lines[0].hang_up()
        await Player(bench, ann.passed).join()


@rule("D-4.8")
async def test_one_address_does_not_fill_a_room() -> None:
    """Others still come in by the door, and for a seat there is always a place."""
    limits = Limits(people=5, people_of_one=2)
    async with Bench(limits=limits) as bench:
        ann = await bench.host()
        await ann.must(messages.Choose(game="rae", players=2))
        for name in ("Eve", "Fay"):
            await bench.hall.enter(bench.opened.door, name, "203.0.113.7")
        with pytest.raises(No, match="full"):
            await bench.hall.enter(bench.opened.door, "Gil", "203.0.113.7")
        await bench.restart()
        with pytest.raises(No, match="full"):
            await bench.hall.enter(bench.opened.door, "Gil", "203.0.113.7")
        for name in ("Bob", "Cid"):
            await bench.hall.enter(bench.opened.door, name, f"203.0.113.{name}")
        with pytest.raises(No, match="full"):
            await bench.hall.enter(bench.opened.door, "Dan", "198.51.100.1")
        await bench.hall.invite(ann.passed, 1, "Dee")
        stored = repr(await bench.log())
        assert "203.0.113" not in stored


@rule("D-4.8")
async def test_one_address_does_not_take_all_places_of_spectators() -> None:
    """Nor keep anybody from a line who sits."""
    limits = Limits(lines=6, lines_of_one=3, watchers=4, watchers_of_one=2)
    async with Bench(limits=limits) as bench:
        ann, bob = await bench.table()
        watch = await bench.hall.authenticate(bench.opened.watch)

        async def look(origin: str) -> None:
            await bench.hall.join(watch, lambda _: None, -1, origin)

        for _ in range(2):
            await look("a")
        with pytest.raises(No, match="full"):
            await look("a")
        for _ in range(2):
            await look("b")
        with pytest.raises(No, match="full"):
            await look("c")
        with pytest.raises(No, match="full"):
            await Player(bench, ann.passed).join()
        bob.hang_up()
        await Player(bench, ann.passed).join()
        await bob.join()
        ann.hang_up()
        bob.hang_up()
        second = [await Player(bench, bob.passed).join() for _ in range(1)]
        assert second[0].table.people[1].up


async def test_nobody_is_told_where_somebody_came_from() -> None:
    """The trace stays in the log."""
    async with Bench() as bench:
        ann = await bench.host()
        await bench.hall.enter(bench.opened.door, "Bob", "203.0.113.7")
        await bench.settle()
        trace = links.trace(bench.opened.room, "203.0.113.7")
        assert trace != links.trace("another room", "203.0.113.7")
        assert EnterRow(person=1, name="Bob", origin=trace) in await bench.log()
        assert ann.facts()[-1] == EnterRow(person=1, name="Bob")


async def test_a_table_may_be_closed_to_spectators() -> None:
    """As the host wishes."""
    async with Bench() as bench:
        ann = await bench.host()
        await ann.must(messages.Set(settings=Settings(watching=False)))
        with pytest.raises(No, match="watching"):
            await bench.watcher()


@rule("D-1.8")
async def test_closing_finishes_what_was_begun_and_says_come_back() -> None:
    """Every message that was taken is answered, and every line hears Bye."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        nonce = ann.send(messages.Act(action="take"))
        await bench.hall.close()
        assert isinstance(ann.answer(nonce), messages.Done)
        assert ann.told[-1] == bob.told[-1] == messages.Bye(why="restart")
        told = len(ann.raw)
        ann.send(messages.Act(action="take"))
        await asyncio.sleep(0)
        assert len(ann.raw) == told
        with pytest.raises(No, match="closing"):
            await bench.hall.room(bench.opened.room)


async def test_a_room_can_be_looked_at_from_outside() -> None:
    """What is around the game; one that is not there is not there."""
    async with Bench() as bench:
        await bench.table("Ann Bob", game="rae")
        peek = await bench.hall.room(bench.opened.room)
        assert [person.name for person in peek.table.people] == ["Ann", "Bob"]
        assert peek.seq == len(await bench.log())
        with pytest.raises(No, match="no-room"):
            await bench.hall.room("nowhere")
        assert await bench.hall.ended(bench.opened.room) == []
        figures = bench.hall.metrics()
        assert figures["lines"] == 2
        assert figures["groups"] == peek.seq - 1


async def test_the_world_as_it_is(tmp_path: Path) -> None:
    """The system's clock and dice, a file: a game between two bots and somebody who looks on."""
    store = SqliteStore(tmp_path / "rooms.db")
    await store.begin()
    hall = Hall(store, TINY, SystemClock(), SystemDice(), Limits())
    await hall.begin()
    opened = await hall.open("Ann")
    over = asyncio.Event()

    def tell(told: messages.Tell) -> None:
        if b'"kind":"end"' in messages.write(told):
            over.set()

    line = await hall.join(await hall.authenticate(opened.link), tell)
    line.hear('{"do": "choose", "game": "lantern", "players": 2}')
    line.hear(b'{"do": "settings", "settings": {"pace": 1}}')
    for seat in range(2):
        line.hear(b'{"do": "bot", "seat": %d, "level": "random"}' % seat)
    line.hear(b'{"do": "start"}')
    await asyncio.wait_for(over.wait(), 30)
    assert await hall.ended(opened.room) == [0]
    await hall.close()
    await store.close()


async def test_whole_games_in_a_file(tmp_path: Path) -> None:
    """Each game can be played to its end on SQLite, through restarts."""
    for key in ("questor", "rae"):
        store = SqliteStore(tmp_path / f"{key}.db")
        await store.begin()
        async with Bench(store, Registry(), limits=Limits(snapshot_rows=20)) as bench:
            people: list[Player] = await bench.dealt("Ann Bob", game=key)
            rng = Random(key)
            while people[0].table.phase != "over":
                await play_on(people, rng, 25)
                await bench.restart()
                for person in people:
                    await person.join(person.updates[-1].seq)
            assert people[0].play.outcome is not None
        await store.close()
