"""A series of games in one room (T-3.2)."""

from random import Random

from questable.engine import read_record
from questable.table import Limits, Settings, messages
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
from tests.tiny import TINY


async def again(bench: Bench, people: list[Player]) -> None:
    """The next game, dealt."""
    await people[0].must(messages.Next())
    for person in people:
        await person.must(messages.Ready())
    await bench.deal(people)


@rule("T-3.2")
async def test_scores_add_up_until_the_number_of_games() -> None:
    """Then a rematch begins a new series."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern", settings=Settings(games=2))
        await play_on(people, Random("one"))
        first = people[0].play.outcome
        assert first is not None
        series = people[1].table.series
        assert series is not None
        assert (series.played, series.sums, series.over) == (1, first.scores, False)
        await again(bench, people)
        await play_on(people, Random("two"))
        second = people[0].play.outcome
        assert second is not None
        series = people[1].table.series
        assert series is not None
        sums = [a + b for a, b in zip(first.scores, second.scores, strict=True)]
        assert (series.played, series.sums, series.over) == (2, sums, True)
        assert series.leaders == [seat for seat in (0, 1) if sums[seat] == max(sums)]
        await people[0].must(messages.Next())
        assert people[0].table.series is None


@rule("T-3.2")
async def test_a_target_ends_a_series() -> None:
    """As soon as somebody's sum reaches it."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern", settings=Settings(games=0, target=40))
        for number in range(20):
            await play_on(people, Random(number))
            series = people[0].table.series
            assert series is not None
            assert series.over == (max(series.sums) >= 40)
            if series.over:
                assert series.played > 1
                return
            await again(bench, people)
        raise AssertionError("the target was never reached")


@rule("T-3.2")
async def test_seats_and_options_stay_unless_all_agree() -> None:
    """One no and they stay."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=Settings(games=3))
        await play_on([ann, bob], Random("stay"))
        await ann.must(messages.Next())
        kept = [
            messages.Choose(game="lantern", players=3),
            messages.Set(settings=Settings()),
            messages.SeatBot(seat=1, level="club"),
            messages.Rise(),
        ]
        for ask in kept:
            assert await ann.refused(ask) == "T-3.2"
        await bob.must(messages.Change())
        await ann.must(messages.Consent(yes=False))
        assert await bob.refused(messages.Rise()) == "T-3.2"
        await bench.advance(31)
        await bob.must(messages.Change())
        await ann.must(messages.Consent(yes=True))
        assert await bob.refused(messages.Change()) == "loose"
        await bob.must(messages.Rise())
        await ann.must(messages.Sit(seat=1))
        await bob.must(messages.Sit(seat=0))
        series = ann.table.series
        assert series is not None
        assert series.played == 1


@rule("T-3.2")
async def test_what_a_game_hands_on_goes_into_the_next_record() -> None:
    """In Ràe the start moves on."""
    async with Bench() as bench:
        people = await bench.dealt(game="rae", settings=Settings(games=2))
        await play_on(people, Random("rae"))
        await again(bench, people)
        await people[0].must(messages.Abandon())
        assert await bench.hall.ended(bench.opened.room) == [0, 1]
        earlier = read_record(bench.finder, await bench.hall.record(people[0].passed, 0))
        assert earlier.setup.carried == {}
        [drawn] = [each.action for each in earlier.entries if each.action.startswith("first:")]
        first = int(drawn.removeprefix("first:"))
        record = read_record(bench.finder, await bench.hall.record(people[0].passed))
        assert record.setup.carried == {"first": [1 - first]}


@rule("T-3.2")
async def test_a_broken_off_game_adds_nothing() -> None:
    """The series goes on."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern", settings=Settings(games=2))
        await people[0].must(messages.Abandon())
        assert people[0].table.series is None
        await again(bench, people)
        await play_on(people, Random("after"))
        series = people[0].table.series
        assert series is not None
        assert (series.played, series.over) == (1, False)


async def test_a_series_outlives_the_process() -> None:
    """From a snapshot and without one."""
    for rows in (1, 10_000):
        async with Bench(finder=TINY, limits=Limits(snapshot_rows=rows)) as bench:
            people = await bench.dealt(game="lantern", settings=Settings(games=2))
            await play_on(people, Random("one"))
            before = people[0].table.series
            await bench.restart()
            for person in people:
                await person.join()
            assert people[0].table.series == before
            await again(bench, people)
            await play_on(people, Random("two"))
            series = people[0].table.series
            assert series is not None
            assert series.over


async def test_the_ready_check_comes_again() -> None:
    """Nobody is dealt into the next game unasked."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        assert await ann.refused(messages.Next()) == "playing"
        await ann.must(messages.Abandon())
        assert await ann.refused(messages.Start()) == "ended"
        await ann.must(messages.Next())
        assert await ann.refused(messages.Next()) == "no-game"
        assert await ann.refused(messages.Start()) == "not-ready"
        await bob.must(messages.Ready())
        await ann.must(messages.Start())


@rule("T-3.2")
async def test_other_options_keep_the_series_and_another_game_begins_anew() -> None:
    """When all have agreed to a change."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=Settings(games=9))
        await play_on([ann, bob], Random("change"))
        await ann.must(messages.Next(), messages.Change())
        await bob.must(messages.Consent(yes=True))
        await ann.must(messages.Choose(game="lantern", players=2, options={"copies": 4}))
        assert ann.table.series is not None
        await bob.must(messages.Ready())
        await bench.deal([ann, bob])
        await play_on([ann, bob], Random("again"))
        await ann.must(messages.Next())
        assert ann.table.options == {"copies": 4}
        assert ann.table.series is not None
        assert ann.table.series.played == 2
        await ann.must(messages.Change())
        await bob.must(messages.Consent(yes=True))
        await ann.must(messages.Choose(game="lantern", players=3))
        assert ann.table.series is None
