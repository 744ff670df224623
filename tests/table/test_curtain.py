"""One device for several hands: the clock stands while the curtain is down (T-4.1)."""

from questable.table import Settings, messages
from questable.table.log.rows import ActRow, CurtainRow
from questable.table.log.settings import TurnClock
from tests.rule import rule
from tests.table.bench import Bench, Player
from tests.tiny import TINY

TIMED = Settings(clock=TurnClock(kind="limit", seconds=20, grace=30))


def left(player: Player) -> list[int]:
    """Milliseconds that each clock still shows."""
    now = player.bench.clock.now()
    return [clock.at and clock.at - now for clock in player.play.clocks]


async def by_clock(bench: Bench) -> int:
    """How many actions the clock did."""
    return sum(isinstance(fact, ActRow) and fact.by == "clock" for fact in await bench.log())


@rule("T-4.1")
async def test_the_clock_stands_behind_the_curtain() -> None:
    """Nobody's turn ends while the device is passed; what was used before stays used."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=TIMED)
        await bench.advance(5)
        await ann.must(messages.Curtain(down=True))
        assert left(bob) == [0]
        await bench.advance(25)
        assert await by_clock(bench) == 0
        await ann.must(messages.Curtain(down=False))
        assert left(ann) == left(bob) == [15_000]
        await bench.advance(16)
        assert await by_clock(bench) == 1


@rule("T-4.1")
async def test_a_curtain_stops_the_clock_for_the_grace_and_no_longer() -> None:
    """However often it falls, and cut lines count with it."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=TIMED)
        for _ in range(2):
            await ann.must(messages.Curtain(down=True))
            await bench.advance(12)
            await ann.must(messages.Curtain(down=False))
        assert left(ann) == [20_000]
        ann.hang_up()
        await bench.advance(12)
        await ann.join()
        assert left(ann) == [14_000]
        await ann.must(messages.Curtain(down=True))
        await bench.advance(15)
        assert await by_clock(bench) == 1


@rule("T-4.1")
async def test_the_next_decision_has_its_own_grace() -> None:
    """What one used up the next has again; an undo gives none of it back."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=TIMED)
        await ann.must(messages.Curtain(down=True))
        await bench.advance(40)
        await ann.must(messages.Curtain(down=False))
        assert left(ann) == [10_000]
        await ann.act("flip")
        assert left(ann) == [20_000]
        await ann.must(messages.Undo(), messages.Curtain(down=True))
        await bench.advance(11)
        assert await by_clock(bench) == 1


@rule("T-5.1")
async def test_a_curtain_does_not_tell_who_has_replied_in_secret() -> None:
    """It goes from hand to hand while replies come in, and nobody hears of it."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern", settings=TIMED)
        watcher = await bench.watcher()
        await ann.act("dare")
        told = [len(each.raw) for each in (ann, watcher)]
        await bob.must(messages.Curtain(down=True), messages.Curtain(down=False))
        await bob.act("yes")
        await cid.must(messages.Curtain(down=True))
        assert [len(each.raw) for each in (ann, watcher)] == told


async def test_where_no_clock_runs_a_curtain_is_not_noted() -> None:
    """Nor from somebody without a seat, nor twice."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern")
        await ann.must(messages.Curtain(down=True))
        assert not any(isinstance(fact, CurtainRow) for fact in await bench.log())
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=TIMED)
        eve = await bench.guest("Eve")
        await eve.must(messages.Curtain(down=True))
        for _ in range(3):
            await ann.must(messages.Curtain(down=True))
        assert sum(isinstance(fact, CurtainRow) for fact in await bench.log()) == 1


async def test_a_line_that_comes_back_has_no_curtain() -> None:
    """The page was loaded anew and says so again if there is one."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=TIMED)
        await ann.must(messages.Curtain(down=True))
        ann.hang_up()
        await bench.advance(6)
        await ann.join()
        assert bench.room().away(0) == -1
