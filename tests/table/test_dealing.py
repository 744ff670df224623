"""The dealer at the table: promise, bytes, deal, and the seed at every end."""

import hashlib
from random import Random

import pytest

from questable.engine import read_record
from questable.table import messages, verify
from questable.table.log.dealer import Dealer
from questable.table.log.rows import ClockRow, CommitRow, DealRow, EndRow, ShareRow
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
from tests.tiny import TINY


@rule("D-2.2")
async def test_the_promise_comes_before_the_bytes_and_the_bytes_before_the_deal() -> None:
    """Bots add theirs with the promise, so that a person has the last word."""
    async with Bench() as bench:
        people = await bench.dealt("Ann Bob", players=3)
        log = [f for f in await bench.log() if isinstance(f, CommitRow | ShareRow | DealRow)]
        assert [type(fact) for fact in log] == [CommitRow, ShareRow, ShareRow, ShareRow, DealRow]
        assert [(f.seat, f.by) for f in log if isinstance(f, ShareRow)] == [
            (2, "bot"),
            (0, "person"),
            (1, "person"),
        ]
        assert people[0].table.commitment == log[0].commitment  # type: ignore[union-attr]


@rule("D-2.2")
async def test_the_seed_is_secret_until_the_end() -> None:
    """Neither a row nor a message has it before."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        (seed,) = (await bench.store.seeds(bench.opened.room)).values()
        told = b"".join(people[0].raw + people[1].raw)
        rows = b"".join(row.data for row in await bench.store.rows(bench.opened.room))
        assert seed.hex().encode() not in told + rows
        await people[0].must(messages.Abandon())
        assert seed.hex().encode() in people[1].raw[-1]
        assert hashlib.sha256(seed).hexdigest() == people[1].table.commitment


async def _over(people: list[Player]) -> None:
    await play_on(people, Random("over"))


async def _agreed(people: list[Player]) -> None:
    await people[0].must(messages.AgreeEnd())
    await people[1].must(messages.Consent(yes=True))


async def _abandoned(people: list[Player]) -> None:
    await people[0].must(messages.Abandon())


@rule("D-2.2")
@pytest.mark.parametrize("end", [_over, _agreed, _abandoned])
async def test_the_seed_is_published_at_every_end(end: object) -> None:
    """And every draw can be checked with it."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await people[0].act("take")
        assert callable(end)
        await end(people)
        last = (await bench.log())[-1]
        assert isinstance(last, EndRow)
        assert last.why == end.__name__[1:]  # type: ignore[attr-defined]
        record = read_record(TINY, await bench.hall.record(people[0].passed))
        assert record.seed == last.seed
        assert verify(TINY, record) == []


@rule("D-2.2")
async def test_a_game_abandoned_before_the_deal_publishes_its_seed_too() -> None:
    """There is no record then, but the promise is kept."""
    async with Bench() as bench:
        people = await bench.table()
        await people[0].must(messages.Start(), messages.Abandon())
        last = (await bench.log())[-1]
        assert isinstance(last, EndRow)
        assert hashlib.sha256(bytes.fromhex(last.seed)).hexdigest() == people[0].table.commitment
        await people[0].must(messages.Next())
        assert people[0].table.phase == "lobby"


async def test_bytes_are_given_once_and_are_bytes() -> None:
    """16 of them in hexadecimal."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        await ann.must(messages.Start())
        ann.line.hear(b'{"do": "share", "share": "0g"}')
        assert isinstance(ann.told[-1], messages.Refusal)
        await ann.must(messages.SeedShare(share="ab" * 16))
        assert await ann.refused(messages.SeedShare(share="cd" * 16)) == "answered"
        assert bob.table.phase == "sharing"


async def test_bytes_that_do_not_come_are_not_waited_for_long() -> None:
    """The clock deals without them; the promise holds for those who gave theirs."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table(game="lantern")
        await ann.must(messages.Start(), messages.SeedShare(share="ab" * 16))
        await bench.advance(14)
        assert ann.table.phase == "sharing"
        await bench.advance(2)
        assert bob.table.phase == "playing"
        log = await bench.log()
        assert ClockRow(seat=1, did="share") in log
        assert ShareRow(seat=1, share="00" * 16, by="clock") in log


async def test_every_game_has_a_seed_of_its_own() -> None:
    """A rematch draws anew."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await people[0].must(messages.Abandon(), messages.Next())
        for person in people:
            await person.must(messages.Ready())
        await bench.deal(people)
        seeds = await bench.store.seeds(bench.opened.room)
        assert sorted(seeds) == [0, 1]
        assert seeds[0] != seeds[1]
        assert await bench.hall.ended(bench.opened.room) == [0]


async def test_a_game_has_one_dealer(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made once for a game, not for every action; the next game has its own."""
    made: list[bytes] = []

    class Counted(Dealer):
        def __init__(self, seed: bytes, shares: list[bytes]) -> None:
            super().__init__(seed, shares)
            made.append(seed)

    monkeypatch.setattr("questable.table.log.room.Dealer", Counted)
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await play_on(people, Random("one"))
        assert len(made) == 1
        await people[0].must(messages.Next())
        await people[1].must(messages.Ready())
        await bench.deal(people)
        await play_on(people, Random("two"))
        assert len(set(made)) == len(made) == 2
