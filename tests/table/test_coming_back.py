"""Reconnecting is everything since a row; snapshots are a mere cache."""

from random import Random

import msgspec
import pytest

from questable.storage import MemoryStore
from questable.table import Limits, messages
from questable.table.log.rows import LineRow
from questable.table.ports import StoredRow
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
from tests.tiny import TINY


async def test_everything_since_a_row() -> None:
    """What was missed is what was told to the others with the same eyes, row by row."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        seen = bob.updates[-1].seq
        bob.hang_up()
        await ann.act("flip", "take")
        back = await Player(bench, bob.passed, bob.link).join(seen)
        missed = [told.seq for told in back.updates[0].told]
        assert missed == list(range(seen, len(await bench.log())))
        assert back.updates[0].table is not None
        assert back.legal != []


async def test_since_can_be_asked_at_any_time() -> None:
    """It is the same as having listened."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await play_on(people, Random("since"), 12)
        for person in people:
            heard = [told for update in person.updates for told in update.told]
            answer = await _since(person, heard[0].seq)
            assert answer.told == heard
            assert answer.play == person.updates[-2].play


async def _since(person: Player, seq: int) -> messages.Update:
    person.send(messages.Since(seq=seq))
    await person.bench.settle()
    return person.updates[-1]


async def test_a_browser_that_lost_its_storage_gets_back_in_with_the_link() -> None:
    """Same person, same seat, same hand."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern")
        again = Player(bench, await bench.hall.authenticate(ann.link), ann.link)
        await again.join()
        assert again.play == ann.play
        await again.act("flip")
        assert ann.updates[-1] == again.updates[-1]


async def test_nobody_notices_a_restart() -> None:
    """Kill it after every action: the game is the one that was played without."""
    texts = []
    for kill in (False, True):
        async with Bench(finder=TINY) as bench:
            people = await bench.dealt(game="lantern")
            rng = Random("restart")
            while people[0].table.phase != "over":
                await play_on(people, rng, 1)
                if kill:
                    await bench.restart()
                    for person in people:
                        await person.join(person.updates[-1].seq)
            texts.append(await bench.hall.record(people[0].passed))
    assert texts[0].splitlines()[1:] == texts[1].splitlines()[1:]


@rule("D-1.5")
async def test_nobody_notices_when_all_snapshots_are_deleted_in_mid_game() -> None:
    """The log is the only truth."""
    told = []
    for drop in (False, True):
        async with Bench(finder=TINY, limits=Limits(snapshot_rows=3)) as bench:
            people = await bench.dealt(game="lantern")
            rng = Random("drop")
            while people[0].table.phase != "over":
                await play_on(people, rng, 3)
                if drop:
                    await bench.store.drop_snapshots()
                await bench.restart()
                for person in people:
                    await person.join(person.updates[-1].seq)
            told.append([person.raw for person in people])
    assert told[0] == told[1]


class Counting(MemoryStore):
    """Counts the rows that are read."""

    read = 0

    async def rows(self, room: str, since: int = 0) -> list[StoredRow]:
        """Read and count."""
        found = await super().rows(room, since)
        self.read += len(found)
        return found


async def test_a_long_game_opens_as_fast_as_a_short_one() -> None:
    """Waking reads at most as many rows as lie between two snapshots."""
    store = Counting()
    async with Bench(store, limits=Limits(snapshot_rows=16)) as bench:
        people = await bench.dealt("Ann Bob", game="rae")
        await play_on(people, Random("long"), 60)
        assert len(await bench.log()) > 80
        await bench.restart()
        store.read = 0
        await people[0].join()
        assert store.read <= 16
        assert bench.hall.metrics()["snapshots_used"] == 1
        await _since(people[0], 0)
        assert store.read > 80
        assert len(people[0].updates[-1].told) > 80


async def test_a_look_at_a_room_that_is_awake_reads_no_rows() -> None:
    """Not what it is, nor which of its games are over; only a record takes all of them."""
    store = Counting()
    async with Bench(store, finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await people[0].must(messages.Abandon())
        store.read = 0
        await bench.hall.room(bench.opened.room)
        assert await bench.hall.ended(bench.opened.room) == [0]
        assert store.read == 0
        await bench.hall.record(people[0].passed)
        assert store.read > 9


@rule("D-1.5")
async def test_undo_reaches_back_past_a_snapshot() -> None:
    """The room is read whole when it has to be."""
    async with Bench(finder=TINY, limits=Limits(snapshot_rows=1)) as bench:
        (ann,) = await bench.dealt("Ann", game="lantern", players=2)
        await ann.act("flip")
        await bench.restart()
        await ann.join()
        assert not bench.room().play.whole  # type: ignore[union-attr]
        kept = await bench.store.snapshot(bench.opened.room)
        assert kept is not None
        await ann.must(messages.Undo())
        assert bench.room().play.whole  # type: ignore[union-attr]
        assert "flip" in ann.legal
        await bench.store.drop_snapshots()
        await bench.store.keep_snapshot(bench.opened.room, *kept)
        await bench.restart()
        await ann.join()
        assert "flip" in ann.legal


@rule("D-1.5")
@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff", b"cut"])
async def test_a_damaged_snapshot_is_passed_over(damage: bytes) -> None:
    """The rows are all there."""
    async with Bench(finder=TINY, limits=Limits(snapshot_rows=1)) as bench:
        ann, _ = await bench.dealt(game="lantern")
        await ann.act("flip")
        found = await bench.store.snapshot(bench.opened.room)
        assert found is not None
        bad = damage if damage != b"cut" else found[1][:-40]
        await bench.store.keep_snapshot(bench.opened.room, found[0] + 1, bad)
        legal = ann.legal
        await bench.restart()
        await ann.join()
        assert ann.legal == legal


async def test_after_a_restart_no_line_is_up_until_it_is() -> None:
    """And the rows say so, for whoever reads them next."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        await bench.restart()
        await ann.join()
        assert [person.up for person in ann.table.people] == [True, False]
        assert LineRow(person=1, up=False, woke=True) in await bench.log()
        await bob.join()
        assert [person.up for person in ann.table.people] == [True, True]
        bob.hang_up()
        await bench.advance(5)
        assert [person.up for person in ann.table.people] == [True, False]


async def test_two_lines_of_one_person_are_one_presence() -> None:
    """The last one to go counts."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        second = await Player(bench, bob.passed, bob.link).join()
        bob.hang_up()
        await bench.advance(5)
        assert ann.table.people[1].up
        second.hang_up()
        await bench.advance(5)
        assert not ann.table.people[1].up


@rule("D-4.3")
async def test_malformed_messages_get_a_typed_refusal() -> None:
    """The line stays open."""
    async with Bench() as bench:
        ann, _ = await bench.table()
        for data in (b"", b"[]", b"{", b'{"do":"fly"}', b'{"do":"sit","seat":"x"}', b"\xff\xfe"):
            ann.line.hear(data)
            told = ann.told[-1]
            assert isinstance(told, messages.Refusal)
            assert told.code == "malformed"
        ann.line.hear(b'{"do":"name","name":"' + b"x" * 20_000 + b'"}')
        assert ann.told[-1] == messages.Refusal(nonce="", code="too-long", facts={"most": 16_384})
        ann.line.hear(msgspec.json.encode(messages.Pong(n=77)).decode())
        await ann.must(messages.Phrase(phrase="hello"))


@rule("D-4.3")
async def test_a_line_that_floods_is_told_so() -> None:
    """At most so many messages may wait for their answer."""
    async with Bench(limits=Limits(open_messages=3)) as bench:
        ann, _ = await bench.table()
        nonces = [ann.send(messages.Phrase(phrase="hello")) for _ in range(5)]
        await bench.settle()
        answers = [type(ann.answer(nonce)) for nonce in nonces]
        assert answers == [messages.Done] * 3 + [messages.Refusal] * 2
        await ann.must(messages.Phrase(phrase="hello"))
