"""Where rooms live: one home at a time, and silence where a lease does not hold."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from questable.storage import MemoryStore
from questable.table import Hall, No, messages
from questable.table.log.rows import ActRow, SitRow, encoded
from questable.table.ports import Group, Home, StoredRow, StoreError, Work, Worker
from questable.table.run.lease import LEASE
from tests.rule import rule
from tests.table.bench import Bench, Player
from tests.table.fakes import FakeClock
from tests.tiny import TINY

ONE, TWO = Worker("one", 1, alone=False), Worker("two", 1, alone=False)
SURE = LEASE * 4 // 5 / 1000
"""Seconds for which a lease is relied on."""


class Clocked(MemoryStore):
    """A store whose clock is the tests', and that can be away."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        super().__init__(lambda: self.clock.now())
        self.away = False
        self.slow = 0.0
        """Seconds that a beat is on its way."""

    async def beat(self, worker: Worker, millis: int) -> bool:
        """In its time, or not at all."""
        self._need()
        self.clock.time += int(self.slow * 1_000_000)
        return await super().beat(worker, millis)

    async def take(self, room: str, worker: Worker) -> Home | None:
        """Or not."""
        self._need()
        return await super().take(room, worker)

    async def home(self, room: str) -> Home | None:
        """Or not."""
        self._need()
        return await super().home(room)

    async def append(self, group: Group) -> None:
        """Or not."""
        self._need()
        await super().append(group)

    async def answer(self, room: str, sender: str, nonce: str) -> bytes | None:
        """Or not."""
        self._need()
        return await super().answer(room, sender, nonce)

    def _need(self) -> None:
        if self.away:
            raise StoreError("broken", "away")


@asynccontextmanager
async def workers() -> AsyncIterator[tuple[Bench, Hall, Clocked]]:
    """A bench whose hall is worker one, and worker two beside it."""
    store = Clocked()
    bench = Bench(store, finder=TINY)
    store.clock = bench.clock
    bench.hall = bench.halls[0] = bench.new_hall(ONE)
    async with bench:
        yield bench, await bench.other_hall(TWO), store


def freeze(hall: Hall) -> None:
    """Its clock goes on, and it does nothing until it is told to beat."""
    alarm = hall.world.lease._alarm
    assert alarm is not None
    alarm.cancel()


async def a_moment() -> None:
    """Everybody does what they can without time going on."""
    for _ in range(30):
        await asyncio.sleep(0)


@rule("D-1.10")
async def test_what_one_worker_accepted_another_never_denies() -> None:
    """The game was chosen at the new home: at the old one nobody is told that there is no seat."""
    async with workers() as (bench, other, _):
        ann = await bench.host()
        bob = await bench.guest("Bob")
        freeze(bench.hall)
        await bench.advance(LEASE / 1000)
        far = await Player(bench, ann.passed).join(hall=other)
        await far.must(messages.Choose(game="lantern", players=2))
        told = len(bob.told)
        bob.send(messages.Sit(seat=1, nonce="sit"))
        await a_moment()
        assert len(bob.told) == told
        await bench.hall.world.lease.beat()
        await bench.settle()
        assert bob.told[told:] == [messages.Bye(why="restart")]
        await bob.join(hall=other)
        await bob.must(messages.Sit(seat=1, nonce="sit"))
        assert sum(isinstance(fact, SitRow) for fact in await bench.log()) == 1


@rule("D-1.10")
async def test_who_lost_a_room_says_come_back_and_nothing_else() -> None:
    """Neither to who sent something nor to others; nothing of it is stored, and who waits for an
    answer without a line is refused."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        other = await bench.other_hall()
        far = await Player(bench, bob.passed).join(hall=other)
        rows, told = len(await bench.log()), [len(each.told) for each in (ann, bob)]
        entering = asyncio.create_task(bench.hall.enter(bench.opened.door, "Cid"))
        ann.send(messages.Act(action="take", nonce="x"))
        ann.send(messages.Act(action="nonsense"))
        await bench.settle()
        with pytest.raises(No, match="closing"):
            await entering
        for each, count in zip((ann, bob), told, strict=True):
            assert each.told[count:] == [messages.Bye(why="restart")]
        assert len(await bench.log()) == rows
        assert bench.hall.metrics()["lost"] == 1
        await ann.join(hall=other)
        await ann.must(messages.Act(action="take", nonce="x"))
        assert sum(isinstance(f, ActRow) and f.seat == 0 for f in await bench.log()) == 1
        assert far.updates[-1].seq == ann.updates[-1].seq


@rule("D-1.10")
async def test_nobody_is_caught_in_a_mailbox_that_is_over() -> None:
    """Whoever comes to a worker that lost the room finds a new mailbox, and plays on."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        other = await bench.other_hall()
        await Player(bench, bob.passed).join(hall=other)
        old = bench.hall.awake[bench.opened.room]
        ann.send(messages.Act(action="take"))
        await bench.settle()
        assert old.over
        with pytest.raises(No, match="closing"):
            await old.peek()
        await ann.join()
        await ann.act("take")
        await bench.hall.sweep()
        assert bench.hall.awake[bench.opened.room] is not old


@rule("D-1.10")
async def test_a_room_that_lives_elsewhere_is_not_taken() -> None:
    """Nor rung, nor forgotten; once its home has left, at once."""
    async with workers() as (bench, other, store):
        ann = await bench.host()
        await store.append(await _alarmed(bench))
        with pytest.raises(No, match="closing"):
            await other.room(bench.opened.room)
        ann.hang_up()
        await bench.advance(1)
        await other.sweep()
        assert not [each for each in other.awake.values() if not each.over]
        bench.clock.time += 40 * 24 * 3600 * 1_000_000
        for hall in bench.halls:
            await hall.world.lease.beat()
        await other.sweep()
        assert await store.count() == 1
        await bench.hall.close()
        assert (await other.room(bench.opened.room)).seq > 0


async def _alarmed(bench: Bench) -> Group:
    """A group that sets an alarm which has come."""
    room, last = bench.opened.room, (await bench.log())[-1]
    row = StoredRow(len(await bench.log()), bench.clock.now(), "line", encoded(last))
    bench.hall.awake[room]._stored.forget()
    return Group(room=room, rows=[row], epoch=1, alarm=1)


@rule("D-1.10")
async def test_an_older_worker_does_not_get_a_newer_ones_room() -> None:
    """Whoever asks there is told to come back."""
    async with workers() as (bench, _, _store):
        await bench.host()
        await bench.hall.close()
        old = await bench.other_hall(Worker("old", 0, alone=False))
        with pytest.raises(No, match="closing"):
            await old.room(bench.opened.room)
        new = await bench.other_hall(Worker("new", 2, alone=False))
        assert (await new.room(bench.opened.room)).seq > 0


@rule("D-1.2")
async def test_row_times_never_go_back() -> None:
    """Not when the clock is set back, nor where that of the next worker is behind."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table(game="lantern")
        bench.clock.time -= 10_000_000
        await ann.must(messages.Phrase(phrase="hello"))
        await bench.restart()
        await bob.join()
        await bob.must(messages.Phrase(phrase="hello"))
        times = [row.at for row in await bench.store.rows(bench.opened.room)]
        assert times == sorted(times)
        bench.clock.time += 20_000_000
        await bob.must(messages.Phrase(phrase="bye"))
        assert (await bench.store.rows(bench.opened.room))[-1].at == bench.clock.now()


@rule("D-1.11")
async def test_nothing_that_no_row_backs_is_said_without_a_lease() -> None:
    """No welcome, refusal, reason, hint or look; once it is known that the room is ours, all of
    them."""
    async with workers() as (bench, _, store):
        ann, bob = await bench.dealt(game="lantern")
        for hall in bench.halls:
            freeze(hall)
        await bench.advance(SURE - 0.001)
        assert await bob.refused(messages.Act(action="take")) == "T-1.1"
        await bench.advance(0.001)
        told = len(bob.told)
        bob.send(messages.WhyNot(action="take", nonce="why"))
        bob.send(messages.Act(action="take", nonce="no"))
        ann.send(messages.Hint(nonce="hint"))
        new = Player(bench, bob.passed)
        joining = asyncio.create_task(bench.hall.join(bob.passed, new._hear))
        looking = asyncio.create_task(bench.hall.room(bench.opened.room))
        await a_moment()
        assert (len(bob.told), new.told, looking.done()) == (told, [], False)
        await bench.hall.world.lease.beat()
        await bench.settle()
        assert isinstance(bob.answer("no"), messages.Refusal)
        assert isinstance(bob.answer("why"), messages.Why)
        assert isinstance(ann.answer("hint"), messages.Hinted)
        assert isinstance(new.told[0], messages.Welcome)
        await joining
        assert (await looking).table.phase == "playing"
        assert await store.homes("one") == {bench.opened.room: 1}


@rule("D-1.11")
async def test_a_hint_that_was_thought_of_for_too_long_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Until it is known whose the room is."""
    async with workers() as (bench, _, _store):
        ann, _bob = await bench.dealt(game="lantern")
        freeze(bench.hall)
        thought = bench.hall.world.thinking.ponder

        async def slowly(work: Work, told: Callable[[int], bytes], room: str, millis: int) -> bytes:
            bench.clock.time += 10_000_000
            return await thought(work, told, room, millis)

        monkeypatch.setattr(bench.hall.world.thinking, "ponder", slowly)
        ann.send(messages.Hint(nonce="hint"))
        await a_moment()
        assert not any(isinstance(each, messages.Hinted) for each in ann.told)
        await bench.hall.world.lease.beat()
        await a_moment()
        assert isinstance(ann.answer("hint"), messages.Hinted)


@rule("D-1.11")
async def test_a_lease_counts_from_before_it_was_asked_for() -> None:
    """However long the answer was on its way."""
    async with workers() as (bench, _, store):
        ann, bob = await bench.dealt(game="lantern")
        freeze(bench.hall)
        store.slow = 1.5
        await bench.hall.world.lease.beat()
        store.slow = 0
        bench.clock.time += round((SURE - 1.5) * 1_000_000) - 1
        assert bench.hall.world.lease.holds
        assert await bob.refused(messages.Act(action="take")) == "T-1.1"
        bench.clock.time += 1
        assert not bench.hall.world.lease.holds
        assert ann.line.closed is False


@rule("D-1.6", "D-1.11")
async def test_a_store_that_is_away_is_said_to_be_and_then_nothing_is() -> None:
    """People and rooms stay; when it is back all goes on, and what was open is done once."""
    async with workers() as (bench, _, store):
        ann, _ = await bench.dealt(game="lantern")
        freeze(bench.hall)
        store.away = True
        assert await ann.refused(messages.Act(action="take", nonce="a")) == "storage"
        bench.clock.time += int(SURE * 1_000_000)
        told = len(ann.told)
        ann.send(messages.Act(action="take", nonce="b"))
        await a_moment()
        assert len(ann.told) == told
        with pytest.raises(StoreError):
            await bench.hall.world.lease.beat()
        await a_moment()
        assert len(ann.told) == told
        store.away = False
        await bench.hall.world.lease.beat()
        await bench.settle()
        assert isinstance(ann.answer("b"), messages.Done)
        assert not ann.line.closed
        assert sum(isinstance(f, ActRow) and f.seat == 0 for f in await bench.log()) == 1


@rule("D-1.11")
async def test_after_a_break_it_is_looked_which_rooms_are_still_there() -> None:
    """Also when the look itself fails the first time."""
    async with workers() as (bench, other, store):
        ann, bob = await bench.dealt(game="lantern")
        freeze(bench.hall)
        await bench.advance(LEASE / 1000)
        await Player(bench, bob.passed).join(hall=other)
        homes, store.homes = store.homes, _fail  # type: ignore[method-assign, assignment]
        with pytest.raises(StoreError):
            await bench.hall.world.lease.beat()
        assert not bench.hall.world.lease.holds
        store.homes = homes  # type: ignore[method-assign]
        await bench.hall.world.lease.beat()
        await bench.settle()
        assert ann.told[-1] == messages.Bye(why="restart")


async def _fail(_worker: str) -> dict[str, int]:
    raise StoreError("broken", "away")


@rule("D-1.8")
async def test_a_worker_whose_lease_is_over_can_be_stopped() -> None:
    """What waits for it waits no longer, and is not answered; all rooms are free."""
    async with workers() as (bench, other, store):
        ann, _ = await bench.dealt(game="lantern")
        freeze(bench.hall)
        await bench.advance(SURE)
        told = len(ann.told)
        ann.send(messages.Act(action="nonsense"))
        await a_moment()
        await asyncio.wait_for(bench.hall.close(), 5)
        assert ann.told[told:] == [messages.Bye(why="restart")]
        assert (await other.room(bench.opened.room)).table.phase == "playing"
        assert await store.homes("two") == {bench.opened.room: 2}


async def test_who_is_alone_never_beats() -> None:
    """One worker pays nothing for what others need."""

    class Beatless(MemoryStore):
        async def beat(self, worker: Worker, millis: int) -> bool:
            raise AssertionError

        async def leave(self, worker: str) -> None:
            raise AssertionError

    async with Bench(Beatless(), finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern")
        await bench.advance(60)
        await ann.act("take")
