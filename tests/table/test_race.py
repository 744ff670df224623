"""Races: the order of the record is the truth, and a slow line is no handicap."""

import asyncio
import time
from random import Random

import pytest

from questable.engine import CHANCE, read_record
from questable.table import No, messages, verify
from questable.table.judge.race import Held, Hold, Trips
from questable.table.log.archive import Archived
from questable.table.log.rows import ActRow, LateRow
from questable.table.log.settings import HOLDING_MOST
from tests.rule import rule
from tests.table.bench import Bench, Player
from tests.tiny import TINY

MS = 1000


async def to_the_race(bench: Bench, delays: list[int]) -> list[Player]:
    """Lantern played up to its race, everybody's line measured; delays in milliseconds."""
    people = await bench.dealt(" ".join(["Ann", "Bob", "Cid"][: len(delays)]), game="lantern")
    for person, delay in zip(people, delays, strict=True):
        person.delay = delay * MS
    while people[0].play.asks != "race":
        able = next(person for person in people if person.legal)
        await able.act(next(text for text in ("call", "take", "no") if text in able.legal))
    await bench.advance(3)
    return people


async def grabs(bench: Bench) -> list[int]:
    """The seats that grabbed, in the record's order."""
    return [f.seat for f in await bench.log() if isinstance(f, ActRow) and f.action == "grab"]


async def press(bench: Bench, presses: list[tuple[Player, int]]) -> None:
    """Everybody presses at their moment, in milliseconds from now."""
    for person, at in presses:
        grab = messages.Act(action="grab")
        bench.clock.after(at * MS, lambda p=person, g=grab: p.send_slowly(g))  # type: ignore[misc]
    await bench.advance(1)


@rule("D-3.1")
async def test_who_pressed_first_is_first_although_the_line_is_slow() -> None:
    """Bob pressed 20 ms before Ann and arrived 20 ms after her."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await to_the_race(bench, [10, 50])
        await press(bench, [(bob, 0), (ann, 20)])
        assert await grabs(bench) == [1, 0]
        acts = [f for f in await bench.log() if isinstance(f, ActRow) and f.arrival]
        assert [f.arrival - f.adjusted for f in acts] == [50 * MS, 10 * MS]
        assert acts[0].arrival - acts[1].arrival == 20 * MS


@rule("D-3.1")
async def test_who_pressed_later_is_later() -> None:
    """Holding makes nobody first who was not."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await to_the_race(bench, [10, 50])
        await press(bench, [(ann, 0), (bob, 1)])
        assert await grabs(bench) == [0, 1]


@rule("D-3.2")
async def test_equal_lines_are_not_held() -> None:
    """The answer comes at once."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await to_the_race(bench, [20, 20])
        held = bench.hall.metrics()["held"]
        await ann.act("grab")
        assert await grabs(bench) == [0]
        assert bench.hall.metrics()["held"] == held


@rule("D-3.2")
async def test_the_slowest_line_is_never_held() -> None:
    """Nothing sent before can still be on its way."""
    async with Bench(finder=TINY) as bench:
        _, bob = await to_the_race(bench, [10, 50])
        await bob.act("grab")
        assert await grabs(bench) == [1]


@rule("D-3.2")
async def test_nobody_is_held_longer_than_sixty_milliseconds() -> None:
    """However slow the other line claims to be."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await to_the_race(bench, [0, 900])
        ann.send(messages.Act(action="grab"))
        await bench.advance(0.059)
        assert await grabs(bench) == []
        await bench.advance(0.002)
        assert await grabs(bench) == [0]


async def test_the_report_says_what_the_holding_changed() -> None:
    """Whose order changed, and who came in vain."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await to_the_race(bench, [0, 50, 40])
        await press(bench, [(bob, 0), (cid, 5), (ann, 30)])
        assert await grabs(bench) == [1, 2]
        late = [fact for fact in await bench.log() if isinstance(fact, LateRow)]
        assert [(fact.seat, fact.rule) for fact in late] == [(0, "T-1.2")]
        refusal = next(t for t in ann.told if isinstance(t, messages.Refusal))
        assert refusal.rule == "T-1.2"
        report = await bench.hall.report(ann.passed)
        assert [timed.seat for timed in report.actions] == [1, 2]
        first, second = (timed.entry for timed in report.actions)
        assert report.overtaken == [(first, second)]
        assert [timed.seat for timed in report.late] == [0]
        assert report.longest == 50 * MS


def raced(arrivals: list[int]) -> Archived:
    """A game whose actions came at these times."""
    game = Archived(0, "{}")
    game.facts += [
        ActRow(seat=n % 4, action="grab", by="person", arrival=at, adjusted=at)
        for n, at in enumerate(arrivals)
    ]
    return game


def test_the_report_finds_every_pair_that_holding_can_have_turned_round() -> None:
    """As comparing each with each does; a clock that was set back is no overtaking."""
    rng = Random("overtaken")
    arrivals = [n * 7 * MS + rng.randrange(55 * MS) + 1 for n in range(300)]
    pairs = [
        (one, other)
        for one in range(300)
        for other in range(one + 1, 300)
        if 0 < arrivals[one] - arrivals[other] <= HOLDING_MOST
    ]
    assert len(pairs) > 100
    assert raced(arrivals).report().overtaken == pairs
    assert raced([1_000_000 * MS, 1]).report().overtaken == []


def test_a_report_takes_time_in_proportion_to_the_race() -> None:
    """Each with each would be 200 million comparisons."""
    began = time.thread_time()
    report = raced([n * 10 * MS + 1 for n in range(20_000)]).report()
    assert len(report.actions) == 20_000
    assert time.thread_time() - began < 1


async def test_the_record_tells_arrival_and_adjusted_times() -> None:
    """In its header, which readers pass over; the luck is still checked."""
    async with Bench(finder=TINY) as bench:
        people = await to_the_race(bench, [10, 50])
        with pytest.raises(No, match=r"T-5\.1"):
            await bench.hall.report(people[0].passed)
        await press(bench, [(people[1], 0), (people[0], 20)])
        text = await bench.hall.record(people[0].passed)
        record = read_record(TINY, text)
        count = len(record.entries)
        assert f'"race": [[{count - 2}, ' in text.splitlines()[0]
        assert verify(TINY, record) == []


@rule("D-3.3")
async def test_a_race_is_run_by_one_process() -> None:
    """Where the room lives; who was at its former home comes there, and is not late for it."""
    async with asyncio.timeout(30), Bench(finder=TINY) as bench:
        ann, bob = await to_the_race(bench, [0, 0])
        other = await bench.other_hall()
        far = await Player(bench, bob.passed).join(hall=other)
        ann.send(messages.Act(action="grab", nonce="x"))
        await bench.settle()
        assert ann.told[-1] == messages.Bye(why="restart")
        assert await grabs(bench) == []
        await ann.join(hall=other)
        await ann.must(messages.Act(action="grab", nonce="x"))
        await far.act("grab")
        assert await grabs(bench) == [0, 1]


async def test_an_action_that_arrives_after_the_end_is_refused() -> None:
    """T-1.2, and nothing is noted when no holding was to blame."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await to_the_race(bench, [0, 0, 0])
        await ann.act("grab")
        await bob.act("grab")
        assert await cid.refused(messages.Act(action="grab")) == "T-1.2"
        assert not any(isinstance(fact, LateRow) for fact in await bench.log())


@rule("D-3.1")
async def test_bots_are_held_like_anybody_else() -> None:
    """Bob pressed before the bot acted, over a slow line, and is first."""
    async with Bench(finder=TINY) as bench:
        people = await to_the_race(bench, [50, 50])
        await people[0].must(messages.SeatBot(seat=0, level="random"))
        await bench.advance(0.65)
        await press(bench, [(people[1], 20)])
        assert await grabs(bench) == [1, 0]
        acts = [f for f in await bench.log() if isinstance(f, ActRow) and f.arrival]
        assert [f.by for f in acts] == ["person", "bot"]
        assert acts[0].arrival > acts[1].arrival


@rule("D-1.8")
async def test_what_is_held_is_stored_before_the_table_closes() -> None:
    """A restart loses no action that was taken."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await to_the_race(bench, [0, 50])
        nonce = ann.send(messages.Act(action="grab"))
        await bench.hall.close()
        assert isinstance(ann.answer(nonce), messages.Done)
        assert await grabs(bench) == [0]


async def counted_down(bench: Bench) -> list[Player]:
    """Run the Race! when both may play; before that nothing lies open for three seconds."""
    people = await bench.dealt(game="run-the-race", options={"pace": "race"})
    assert people[0].play.view["piles"] == [[], []]
    await bench.advance(3)
    assert all(person.play.asks == "race" for person in people)
    return people


async def stuck(bench: Bench) -> Player:
    """Run the Race! played until neither can play."""
    people = await counted_down(bench)
    while able := [person for person in people if person.legal]:
        await able[0].act(able[0].legal[0])
    assert people[0].table.phase == "playing"
    return people[0]


def late(bench: Bench, people: list[Player]) -> list[tuple[Player, str]]:
    """Moves that are aimed at a covered card and would stand: who is not offered them."""
    play = bench.room().play
    assert play is not None
    return [
        (person, action.text)
        for seat, person in enumerate(people)
        for action in play.state.legal(seat)
        if action.text not in person.legal
    ]


@rule("S-6.5")
async def test_a_race_offers_one_choice_a_slot_and_pile() -> None:
    """None is aimed at a covered card; such a move is still judged by what lies on top now."""
    async with Bench(seed="5") as bench:
        people = await counted_down(bench)
        while not (covered := late(bench, people)):
            able = next(person for person in people if person.legal)
            await able.act(able.legal[0])
        for person in people:
            places = [text.split(":")[1:3] for text in person.legal]
            assert sorted(places) == sorted(map(list, {tuple(place) for place in places}))
        person, aimed = covered[0]
        await person.act(aimed)


@rule("S-6.3")
@pytest.mark.parametrize("restarted", [False, True])
async def test_the_referee_turns_after_a_second_and_a_half(restarted: bool) -> None:
    """The table waits, and whichever process is there then lets chance go on."""
    async with Bench(seed="0") as bench:
        ann = await stuck(bench)
        rows = len(await bench.log())
        moved = bench.room().play
        assert moved is not None
        assert await ann.refused(messages.Act(action="pass")) == "T-1.3"
        if restarted:
            await bench.restart()
            await bench.advance(5)
        else:
            await bench.advance(1.499 - (bench.clock.now() - moved.since) / 1000)
            assert len(await bench.log()) == rows
            await bench.advance(0.002)
        turned = [fact for fact in (await bench.log())[rows:] if isinstance(fact, ActRow)]
        assert [fact.seat for fact in turned[:2]] == [CHANCE, CHANCE]
        assert turned[0].action.startswith("turn")


@rule("D-3.2")
def test_the_smallest_of_the_last_ten_trips_counts() -> None:
    """A pong that was not asked for, or comes twice, is passed over."""
    trips = Trips()
    assert trips.half() == 0
    for trip in (90, 30, *[50] * 9):
        trips.pong(trips.ping(1000), 1000 + trip)
    assert trips.half() == 15
    trips.pong(trips.ping(2000), 2050)
    assert trips.half() == 25
    trips.pong(999, 2001)
    n = trips.ping(3000)
    trips.pong(n, 3020)
    trips.pong(n, 3000)
    assert trips.half() == 10


@rule("D-3.1")
def test_what_was_sent_before_goes_out_before() -> None:
    """And takes nobody along who still has to wait."""
    out: list[str] = []
    hold = Hold()
    for name, arrival, half, slowest in (("a", 100, 0, 50), ("b", 120, 50, 50), ("c", 130, 0, 50)):
        held = Held(arrival, half, lambda name=name: out.append(name))  # type: ignore[misc]
        hold.add(held, half, slowest)
    assert hold.next() == 120
    for now in (119, 120, 149, 150, 180):
        for held in hold.release(now):
            held.go()
    assert out == ["b", "a", "c"]
    assert hold.next() is None


@rule("D-3.1")
def test_what_goes_out_together_goes_in_the_order_of_sending() -> None:
    """Also when the clock rings late and both have waited long enough."""
    hold = Hold()
    fast, slow = Held(100, 0, lambda: None), Held(120, 50, lambda: None)
    hold.add(fast, 0, 50)
    hold.add(slow, 50, 50)
    assert hold.release(200) == [slow, fast]
    assert (slow.overtaken, fast.overtaken) == (False, True)


@rule("D-3.2")
def test_a_faked_delay_gains_at_most_sixty_milliseconds() -> None:
    """Who claims five seconds is still behind whoever pressed 61 ms earlier."""
    hold = Hold()
    honest = Held(1_000_000, 0, lambda: None)
    hold.add(honest, 0, 5_000_000)
    assert hold.next() == 1_060_000
    assert hold.release(1_060_000) == [honest]
    liar = Held(1_061_000, 5_000_000, lambda: None)
    hold.add(liar, 5_000_000, 5_000_000)
    assert liar.adjusted < honest.adjusted
    assert hold.release(1_061_000) == [liar]
