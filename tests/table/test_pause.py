"""The equal pause (T-5.1): secret replies stay unopened, however soon all of them are in."""

from random import Random

import pytest

from questable.engine import SEALED
from questable.table import Settings, messages
from questable.table.log.rows import ActRow, SealedRow
from questable.table.log.settings import TurnClock
from tests.rule import rule
from tests.table.bench import Bench, Player, able_of
from tests.tiny import TINY

PAUSE = Settings().pause


async def replies(bench: Bench) -> list[str]:
    """Those that were opened."""
    acts = [fact.action for fact in await bench.log() if isinstance(fact, ActRow)]
    return [action for action in acts if action in ("yes", "no")]


@rule("T-5.1")
@pytest.mark.parametrize("thought", [0, 1.3, 4.8])
async def test_nobody_can_tell_by_time_who_had_a_choice(thought: float) -> None:
    """Whether Cid answers at once or takes long: all are told at the same moment."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        watcher = await bench.watcher()
        await ann.act("dare")
        told = [len(each.raw) for each in (ann, watcher)]
        await bob.act("yes")
        await bench.advance(thought)
        await cid.act("no")
        await bench.advance(PAUSE - thought - 0.001)
        assert [len(each.raw) for each in (ann, watcher)] == told
        assert await replies(bench) == []
        await bench.advance(0.001)
        assert [len(each.raw) for each in (ann, watcher)] == [each + 1 for each in told]
        assert await replies(bench) == ["yes", "no"]


@rule("T-5.1")
async def test_who_takes_longer_than_the_pause_is_waited_for() -> None:
    """And then nobody waits any more: the last reply is opened as it comes, in one group."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("dare")
        await bench.advance(60)
        assert (bob.play.asks, await replies(bench)) == ("sealed", [])
        await bob.act("no")
        assert await replies(bench) == ["no"]
        assert not any(isinstance(fact, SealedRow) for fact in await bench.log())


@rule("T-5.1")
async def test_all_are_told_of_the_same_pause() -> None:
    """Whoever is asked, has answered, or only looks on."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        assert ann.play.pause is None
        await ann.act("dare")
        begun = bench.clock.now()
        await bench.advance(1)
        await bob.act("yes")
        pause = messages.PauseNow(begun=begun, ends=begun + PAUSE * 1000)
        assert [each.play.pause for each in (ann, bob, cid, await bench.watcher())] == [pause] * 4
        await cid.act("no")
        await bench.advance(PAUSE)
        assert ann.play.pause is None


@rule("T-5.1")
@pytest.mark.parametrize(
    ("key", "seed", "wanted"), [("rae", "bench", ""), ("saint-cards", "0", "play:all-saints")]
)
async def test_no_game_is_told_by_time(key: str, seed: str, wanted: str) -> None:
    """A secret question of any game is closed by the same pause, whatever could be answered."""
    rng, asked = Random(key), 0
    async with Bench(seed=seed) as bench:
        people = await bench.dealt("Ann Bob Cid", game=key)
        while not asked and (able := await able_of(people)):
            if able[0].play.asks == "sealed":
                await answered_at_once(bench, people, rng)
                asked += 1
                continue
            person = able[rng.randrange(len(able))]
            legal = [text for text in person.legal if text == wanted] or person.legal
            await person.act(legal[rng.randrange(len(legal))])
    assert asked


async def answered_at_once(bench: Bench, people: list[Player], rng: Random) -> None:
    """All who are asked answer; nothing moves before the end of the pause, and then it does."""
    watcher = await bench.watcher()
    told, plies = len(watcher.raw), bench.room().play.seq  # type: ignore[union-attr]
    for each in people:
        if each.play.asks == "sealed":
            await each.act(each.legal[rng.randrange(len(each.legal))])
    await bench.advance(PAUSE - 0.001)
    assert len(watcher.raw) == told
    await bench.advance(0.001)
    assert bench.room().play.seq > plies  # type: ignore[union-attr]
    assert len(watcher.raw) == told + 1


@rule("T-5.1", "D-1.7")
async def test_the_pause_outlives_the_process() -> None:
    """It ends when it would have, by the rows, though nobody has come back."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("dare")
        await bob.act("yes")
        await bench.advance(1)
        await bench.restart()
        assert await replies(bench) == []
        await bench.advance(PAUSE - 1 - 0.001)
        assert await replies(bench) == []
        await bench.advance(2)
        assert await replies(bench) == ["yes"]


@rule("T-5.1", "D-1.5")
async def test_the_pause_is_in_a_snapshot() -> None:
    """A room that is opened from one keeps its replies as long."""
    async with Bench(finder=TINY) as bench:
        bench.limits = bench.hall.world.limits = type(bench.limits)(snapshot_rows=1)
        people = await bench.dealt(game="lantern")
        await people[0].act("dare")
        await people[1].act("yes")
        await bench.restart()
        for each in people:
            await each.join()
        assert bench.hall.metrics()["snapshots_used"] == 1
        await bench.advance(PAUSE - 0.001)
        assert await replies(bench) == []
        await bench.advance(0.001)
        assert await replies(bench) == ["yes"]


@rule("T-5.1")
async def test_one_person_alone_with_bots_waits_as_long_as_a_bot_takes() -> None:
    """However long the bots think about it; nobody else is there to learn anything."""
    async with Bench(finder=TINY) as bench:
        (ann,) = await bench.dealt("Ann", game="lantern", players=3)
        await ann.act("dare")
        await bench.advance(0.699)
        assert await replies(bench) == []
        assert sum(isinstance(fact, SealedRow) for fact in await bench.log()) == 2
        await bench.advance(0.001)
        assert len(await replies(bench)) == 2


@rule("T-5.1")
async def test_who_only_stands_by_learns_nothing_either() -> None:
    """A guest without a seat is there."""
    async with Bench(finder=TINY) as bench:
        (ann,) = await bench.dealt("Ann", game="lantern", players=3)
        await bench.guest("Bob")
        await ann.act("dare")
        await bench.advance(PAUSE - 0.001)
        assert await replies(bench) == []
        await bench.advance(0.001)
        assert len(await replies(bench)) == 2


async def test_a_table_without_a_pause_opens_with_the_last_reply() -> None:
    """As its host has set it, and all were told."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=Settings(pause=0))
        await ann.act("dare")
        assert ann.play.pause is None
        await bob.act("yes")
        assert await replies(bench) == ["yes"]


@rule("T-4.1", "T-5.1")
async def test_nobody_loses_time_by_the_pause() -> None:
    """A limit that is shorter decides for its seat, unheard; the next decision has all its time."""
    settings = Settings(clock=TurnClock(kind="limit", seconds=3))
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern", settings=settings)
        await ann.act("dare")
        await bob.act("yes")
        told = len(ann.raw)
        await bench.advance(PAUSE - 0.001)
        assert len(ann.raw) == told
        assert cid.play.answered
        await bench.advance(0.001)
        assert await replies(bench) == ["yes", "no"]
        assert [clock.at - bench.clock.now() for clock in ann.play.clocks] == [3_000]


async def test_who_hangs_up_after_the_reply_holds_nobody_up() -> None:
    """What was given is opened with the others."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("dare")
        await bob.act("yes")
        bob.hang_up()
        await bench.advance(PAUSE)
        assert await replies(bench) == ["yes"]


@rule("T-3.3", "T-5.1")
async def test_a_bot_that_steps_in_keeps_the_pause() -> None:
    """Bob has replied and Cid has not; bots take over both seats, and nothing is told of that."""
    settings = Settings(clock=TurnClock(absent="bot", grace=1, level="random"))
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern", settings=settings)
        await ann.act("dare")
        await bob.act("yes")
        bob.hang_up()
        cid.hang_up()
        await bench.advance(PAUSE - 0.001)
        assert [seat.bot for seat in ann.table.seats] == ["", "random", "random"]
        assert await replies(bench) == []
        await bench.advance(0.001)
        assert (await replies(bench))[0] == "yes"
        assert len(await replies(bench)) == 2


@rule("T-2.2")
async def test_a_wish_to_go_back_has_a_pause_of_its_own() -> None:
    """The end of the pause takes it from nobody; and opening what was there is no refusal."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("dare")
        await bob.act("yes")
        await bench.advance(PAUSE - 1)
        await ann.must(messages.Undo())
        ends = bench.clock.now() + PAUSE * 1000
        assert ann.play.pause is not None
        assert ann.play.pause.ends == ends
        await bench.advance(PAUSE - 0.001)
        assert ann.table.asked is not None
        await bench.advance(0.001)
        assert bench.room().asked is None
        assert await replies(bench) == ["yes"]
        await ann.must(messages.Undo())
        await bob.must(messages.Consent(yes=True))
        assert "dare" in ann.legal


@rule("T-2.2")
async def test_who_goes_back_in_the_pause_is_asked_anew() -> None:
    """With the whole pause again."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("dare")
        await bob.act("yes")
        await ann.must(messages.Undo())
        await bob.must(messages.Consent(yes=True))
        await bench.advance(PAUSE - 1)
        await ann.act("dare")
        await bob.act("no")
        await bench.advance(PAUSE - 0.001)
        assert bench.room().play.state.actor == SEALED  # type: ignore[union-attr]
        await bench.advance(0.001)
        assert await replies(bench) == ["no"]
