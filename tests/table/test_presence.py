"""Coming and going becomes a row only when it has lasted (D-4.8)."""

from questable.table.log.rows import LineRow
from tests.rule import rule
from tests.table.bench import Bench, Player


async def noted(bench: Bench, person: int) -> list[LineRow]:
    """What the log has of somebody's coming and going."""
    log = await bench.log()
    return [fact for fact in log if isinstance(fact, LineRow) and fact.person == person]


@rule("D-4.8")
async def test_who_is_back_at_once_was_never_away() -> None:
    """A thousand connects and aborts write nothing."""
    async with Bench() as bench:
        _, bob = await bench.table()
        before = len(await bench.log())
        for _ in range(200):
            bob.hang_up()
            await bench.advance(1)
            await bob.join()
        assert len(await bench.log()) == before


@rule("D-4.8")
async def test_who_stays_away_is_noted_with_the_time_they_went() -> None:
    """Not with the time it was noted."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        went = bench.clock.now()
        bob.hang_up()
        await bench.advance(3)
        assert ann.table.people[1].up
        await bench.advance(2)
        assert not ann.table.people[1].up
        assert (await noted(bench, 1))[-1].cut == went
        assert bench.room().people[1].cut == went


@rule("D-4.8")
async def test_who_comes_and_goes_all_the_time_is_noted_ever_more_rarely() -> None:
    """An hour of it is a few rows."""
    async with Bench() as bench:
        _, bob = await bench.table()
        before = len(await noted(bench, 1))
        for _ in range(720):
            bob.hang_up()
            await bench.advance(4.5)
            await bob.join()
            await bench.advance(0.5)
        assert 2 <= len(await noted(bench, 1)) - before <= 60
        bob.hang_up()
        await bench.advance(300)
        assert not bench.room().people[1].up


@rule("D-4.8")
async def test_a_new_line_of_somebody_who_is_there_is_no_news() -> None:
    """Nor is the end of one of two."""
    async with Bench() as bench:
        _, bob = await bench.table()
        before = len(await bench.log())
        second = await Player(bench, bob.passed).join()
        bob.hang_up()
        await bench.advance(10)
        assert len(await bench.log()) == before
        second.hang_up()
        await bench.advance(10)
        assert len(await bench.log()) == before + 1
