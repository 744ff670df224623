"""Faults between store and tell, and stores that fail."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from questable.engine import read_record
from questable.storage import MemoryStore
from questable.storage.sqlite import SqliteStore
from questable.table import messages, verify
from questable.table.log.rows import ActRow, PhraseRow
from questable.table.ports import Clash, Group, StoredRow, StoreError
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
from tests.tiny import TINY


class Faulty(MemoryStore):
    """A store that fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.before: Exception | None = None
        """Raised instead of storing."""
        self.after: Exception | None = None
        """Raised although it was stored."""
        self.reading: Exception | None = None
        self.hangs = False
        """Whether the process dies before it hears that all was stored."""

    async def append(self, group: Group) -> None:
        """Store, and fail before or after."""
        if self.before is not None:
            raise self.before
        await super().append(group)
        if self.hangs:
            await asyncio.Event().wait()
        if self.after is not None:
            raise self.after

    async def rows(self, room: str, since: int = 0) -> list[StoredRow]:
        """Read or fail."""
        if self.reading is not None:
            raise self.reading
        return await super().rows(room, since)

    def well(self) -> None:
        """No more faults."""
        self.before = self.after = self.reading = None


@rule("D-1.1", "D-1.6")
@pytest.mark.parametrize("code", ["busy", "full", "broken"])
async def test_a_store_that_fails_is_told_and_nothing_has_changed(code: str) -> None:
    """The sender gets a clear message, the others hear nothing, the game goes on later."""
    store = Faulty()
    async with Bench(store, finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        log, told = await bench.log(), len(bob.raw)
        store.before = StoreError(code, "no")
        answer = await ann.ask(messages.Act(action="take", nonce="x"))
        assert answer == messages.Refusal(nonce="x", code="storage", facts={"why": code})
        assert await bench.log() == log
        assert len(bob.raw) == told
        store.well()
        await ann.must(messages.Act(action="take", nonce="x"))
        assert len(bob.raw) == told + 1


@rule("D-1.3", "D-1.6")
async def test_a_store_that_failed_after_storing_is_believed() -> None:
    """The nonce tells that it was stored: the sender is told so, and the others hear of it."""
    store = Faulty()
    async with Bench(store, finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        rows, told = len(await bench.log()), len(bob.raw)
        store.after = StoreError("broken", "the line to the disk was cut")
        nonce = ann.send(messages.Act(action="take"))
        await bench.settle()
        assert isinstance(ann.answer(nonce), messages.Done)
        store.well()
        assert len(await bench.log()) == rows + 2
        assert len(bob.raw) == told + 1
        assert bob.updates[-1].seq == rows + 2


@rule("D-1.6")
async def test_a_store_that_cannot_be_read_recovers_by_itself() -> None:
    """Everybody hears of what was stored as soon as it can be read."""
    store = Faulty()
    async with Bench(store, finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        rows, told = len(await bench.log()), len(bob.raw)
        store.after = store.reading = StoreError("broken", "gone")
        ann.send(messages.Act(action="take"))
        await bench.settle()
        assert len(bob.raw) == told
        store.well()
        await bench.advance(2)
        assert bob.updates[-1].seq == rows + 2
        assert len(bob.raw) == told + 1


@rule("D-1.1")
async def test_a_crash_between_store_and_tell_loses_nothing() -> None:
    """Nobody heard of it, all of it is there; sent again, it is answered and not done twice."""
    store = Faulty()
    async with Bench(store, finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        seen, rows, told = bob.updates[-1].seq, len(await bench.log()), len(bob.raw)
        store.hangs = True
        ann.send(messages.Act(action="take", nonce="x"))
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(await bench.log()) == rows + 2
        assert len(bob.raw) == told
        store.hangs = False
        await bench.restart()
        back = await Player(bench, bob.passed).join(seen)
        assert [each.seq for each in back.updates[0].told][:2] == [rows, rows + 1]
        await ann.join()
        await ann.must(messages.Act(action="take", nonce="x"))
        acts = [fact for fact in await bench.log() if isinstance(fact, ActRow)]
        assert [fact.action for fact in acts if fact.seat == 0] == ["take"]


async def test_a_line_that_breaks_takes_nobody_along() -> None:
    """The others are told all the same."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")

        def broken(_told: messages.Tell) -> None:
            raise OSError("gone")

        bob.line._end = broken
        await ann.act("flip")
        assert cid.updates[-1].seq == ann.updates[-1].seq
        assert bob.line.closed
        await bench.advance(5)
        assert not cid.table.people[1].up


async def test_a_fault_of_ours_is_no_end_of_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is logged, the sender is told, and the room is read anew."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        play = bench.room().play
        assert play is not None

        def explode(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(play.match, "play", explode)
        assert await ann.refused(messages.Act(action="take")) == "fault"
        assert bench.hall.metrics()["faults"] == 1
        await ann.act("take")
        assert bob.legal != []


@rule("D-1.2")
async def test_the_same_turn_is_judged_once() -> None:
    """The same person comes to two processes that both think the room theirs: one take is stored,
    and who lost the room answers nothing."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern")
        far = await Player(bench, ann.passed).join(hall=await bench.other_hall())
        told = len(ann.told)
        one, two = ann.send(messages.Act(action="take")), far.send(messages.Act(action="take"))
        await bench.settle()
        assert isinstance(far.answer(two), messages.Done)
        assert ann.told[told:] == [messages.Bye(why="restart")]
        await ann.join(hall=bench.halls[1])
        assert await ann.refused(messages.Act(action="take", nonce=one)) == "T-1.1"


async def test_who_always_loses_is_told_so() -> None:
    """There is an end to trying."""

    class Hopeless(MemoryStore):
        lost = False

        async def append(self, group: Group) -> None:
            if self.lost:
                raise Clash
            await super().append(group)

    store = Hopeless()
    async with Bench(store) as bench:
        ann, _ = await bench.table()
        store.lost = True
        answer = await ann.ask(messages.Phrase(phrase="hello", nonce="x"))
        assert answer == messages.Refusal(nonce="x", code="storage", facts={"why": "busy"})
        store.lost = False
        await ann.must(messages.Phrase(phrase="hello", nonce="x"))


@rule("D-1.1", "D-1.6")
async def test_a_locked_database_and_a_full_disk_make_no_second_history(tmp_path: Path) -> None:
    """On SQLite: a clear message, then the game goes on; the record is whole and checks."""
    store = SqliteStore(tmp_path / "rooms.db", busy=0.02)
    await store.begin()
    async with Bench(store, finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        lock = sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        answer = await people[0].ask(messages.Act(action="take", nonce="x"))
        assert answer == messages.Refusal(nonce="x", code="storage", facts={"why": "busy"})
        lock.execute("ROLLBACK")
        lock.close()
        await store._writer.do(lambda c: c.execute("PRAGMA max_page_count=1").fetchone())
        answers = [await people[0].ask(messages.Phrase(phrase="oops")) for _ in range(200)]
        refusals = [each for each in answers if isinstance(each, messages.Refusal)]
        assert {each.facts["why"] for each in refusals} == {"full"}
        await store._writer.do(lambda c: c.execute("PRAGMA max_page_count=99999").fetchone())
        await play_on(people, Random("goes on"))
        record = read_record(TINY, await bench.hall.record(people[0].passed))
        assert verify(TINY, record) == []
        said = sum(isinstance(fact, PhraseRow) for fact in await bench.log())
        assert said == len(answers) - len(refusals)
        told = [told.seq for update in people[1].updates for told in update.told]
        assert told == sorted(set(told))
    await store.close()
