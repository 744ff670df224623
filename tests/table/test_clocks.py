"""Clocks (T-4.1), and seats that fall silent (T-3.3)."""

import asyncio
from collections.abc import Callable

from questable.engine import read_record
from questable.storage import MemoryStore
from questable.table import Settings, messages
from questable.table.log.rows import ActRow, AnyFact, BackRow, BotRow, ClockRow, LineRow
from questable.table.log.settings import TurnClock
from questable.table.ports import Group, StoreError, T
from questable.table.run.inline import InlineThinking
from tests.rule import rule
from tests.table.bench import Bench, die
from tests.tiny import TINY, TinyGame


class Cautious(TinyGame):
    """Lantern, in which flipping the lantern is the safe thing to do."""

    safe = ("flip",)


def timed(**clock: object) -> Settings:
    """A table with a clock."""
    return Settings(clock=TurnClock(**clock))  # type: ignore[arg-type]


async def acts(bench: Bench) -> list[tuple[int, str, str]]:
    """The entries so far that are not the dealer's."""
    log = [fact for fact in await bench.log() if isinstance(fact, ActRow)]
    return [(fact.seat, fact.action, fact.by) for fact in log if fact.by != "dealer"]


@rule("T-4.1")
async def test_without_a_clock_nothing_happens() -> None:
    """People may think for hours."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern")
        before = len(await bench.log())
        await bench.advance(3600)
        assert len(await bench.log()) == before
        assert ann.play.clocks == []


@rule("T-4.1")
async def test_a_nudge_is_a_word_and_nothing_else() -> None:
    """Once for every decision."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=timed(kind="nudge", seconds=30))
        await bench.advance(29)
        assert ClockRow(seat=0, did="nudge") not in bob.facts()
        await bench.advance(2)
        assert bob.facts()[-1] == ClockRow(seat=0, did="nudge")
        await bench.advance(300)
        assert bob.facts().count(ClockRow(seat=0, did="nudge")) == 1
        await ann.act("flip")
        await bench.advance(31)
        assert bob.facts().count(ClockRow(seat=0, did="nudge")) == 2
        assert await acts(bench) == [(0, "flip", "person")]


@rule("T-4.1")
async def test_a_limit_takes_the_safe_action() -> None:
    """By the clock's hand, and the record tells."""
    async with Bench(finder=Cautious()) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=timed(kind="limit", seconds=20))
        assert ann.play.clocks == [messages.ClockNow(seat=0, at=bench.clock.now() + 20_000)]
        assert bob.play.clocks == ann.play.clocks
        await bench.advance(19)
        assert await acts(bench) == []
        await bench.advance(2)
        assert await acts(bench) == [(0, "flip", "clock")]
        assert ClockRow(seat=0, did="default") in await bench.log()
        await ann.must(messages.Abandon())
        record = read_record(bench.finder, await bench.hall.record(ann.passed))
        assert record.entries[-1].by == "clock"


@rule("T-4.1")
async def test_where_nothing_is_safe_the_first_legal_action_is_taken() -> None:
    """After the flip, which is once a turn, the game goes on all the same."""
    async with Bench(finder=Cautious()) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=timed(kind="limit", silent=0))
        await ann.act("flip")
        first = ann.legal[0]
        await bench.advance(61)
        assert await acts(bench) == [(0, "flip", "person"), (0, first, "clock")]


@rule("T-4.1")
async def test_a_bot_steps_in_where_the_table_wants_it() -> None:
    """For this decision only."""
    settings = timed(kind="limit", seconds=5, then="bot", level="random")
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=settings)
        await bench.advance(6)
        assert ClockRow(seat=0, did="bot") in await bench.log()
        assert [(seat, by) for seat, _, by in await acts(bench)] == [(0, "clock")]
        assert ann.table.seats[0].bot == ""


class SlowThinking(InlineThinking):
    """Thoughts that come to something when they are let."""

    def __init__(self) -> None:
        super().__init__(TINY)
        self.let = asyncio.Event()
        self.thoughts = 0

    async def think(self, thought: Callable[[], T], room: str, size: int = 0) -> T:
        """Once it is let."""
        self.thoughts += 1
        await self.let.wait()
        return thought()


@rule("T-4.1")
async def test_a_bot_that_steps_in_thinks_where_no_table_waits_for_it() -> None:
    """Its room waits for it, another goes on; who hung up meanwhile is noted instead."""
    settings = timed(kind="limit", seconds=5, then="bot", level="random")
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=settings)
        slow = bench.hall.world.thinking = SlowThinking()
        bench.clock.time += 6_000_000
        bench.clock.ring_due()
        while not slow.thoughts:
            await asyncio.sleep(0)
        assert await acts(bench) == []
        elsewhere = await bench.hall.open("Eve")
        assert (await bench.hall.authenticate(elsewhere.link)).room != ann.passed.room
        bench.clock.time += 60_000_000
        slow.let.set()
        await bench.settle()
        assert slow.thoughts == 1
        assert [(seat, by) for seat, _, by in await acts(bench)][:1] == [(0, "clock")]


@rule("T-4.1")
async def test_what_a_bot_thought_of_is_not_done_for_who_left_meanwhile() -> None:
    """Their clock stands: that they left is noted first."""
    settings = timed(kind="limit", seconds=5, then="bot", level="random", grace=30)
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=settings)
        slow = bench.hall.world.thinking = SlowThinking()
        bench.clock.time += 6_000_000
        bench.clock.ring_due()
        while not slow.thoughts:
            await asyncio.sleep(0)
        ann.hang_up()
        slow.let.set()
        await bench.settle()
        assert await acts(bench) == []
        assert LineRow in {type(fact) for fact in (await bench.log())[-1:]}


@rule("T-4.1")
async def test_no_bot_thinks_for_who_left_a_moment_ago() -> None:
    """Their clock stands, though no row said yet that they left."""
    settings = timed(kind="limit", seconds=5, then="bot", level="random", grace=30)
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=settings)
        slow = bench.hall.world.thinking = SlowThinking()
        slow.let.set()
        await bench.advance(4)
        ann.hang_up()
        await bench.advance(2)
        assert slow.thoughts == 0
        assert await acts(bench) == []


@rule("T-4.1")
async def test_every_decision_has_its_own_time() -> None:
    """An action in time begins the next one's."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=timed(kind="limit", seconds=20))
        await bench.advance(15)
        await ann.act("flip")
        await bench.advance(15)
        await ann.act("take")
        await bench.advance(15)
        await bob.act("flip")
        assert all(by == "person" for _, _, by in await acts(bench))


@rule("T-4.1")
async def test_a_cut_line_stops_the_clock_for_the_grace() -> None:
    """Not for longer, and what was used before stays used."""
    settings = timed(kind="limit", seconds=20, grace=30)
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=settings)
        await bench.advance(15)
        ann.hang_up()
        await bench.advance(4.5)
        assert [clock.at for clock in bob.play.clocks] == [0]
        await bench.advance(30)
        assert await acts(bench) == []
        await bench.advance(2)
        assert [by for _, _, by in await acts(bench)] == ["clock"]


@rule("T-4.1")
async def test_a_clock_stands_for_a_line_that_was_cut_a_moment_before() -> None:
    """Whether somebody is there is settled before a deadline decides."""
    settings = timed(kind="limit", seconds=20, grace=30)
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=settings)
        await bench.advance(19)
        ann.hang_up()
        await bench.advance(29)
        assert await acts(bench) == []
        await ann.join()
        assert [clock.at - bench.clock.now() for clock in ann.play.clocks] == [1000]


@rule("T-5.1")
async def test_a_nudge_does_not_tell_who_has_replied_in_secret() -> None:
    """All who are asked are nudged at once, whoever has answered."""
    async with Bench(finder=TINY) as bench:
        ann, bob, _ = await bench.dealt(
            "Ann Bob Cid", game="lantern", settings=timed(kind="nudge", seconds=30)
        )
        await ann.act("dare")
        await bob.act("yes")
        await bench.advance(31)
        assert ann.facts()[-1] == ClockRow(seat=-1, did="nudge")
        await bench.advance(100)
        assert sum(isinstance(fact, ClockRow) for fact in await bench.log()) == 1


@rule("T-5.1", "T-3.3")
async def test_who_stays_away_is_stood_in_for_whether_they_have_replied_or_not() -> None:
    """Bob's secret reply is in, Cid's is not: nobody can tell by the bots."""
    settings = timed(kind="none", grace=30, absent="bot", level="random")
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern", settings=settings)
        await ann.act("dare")
        await bob.act("yes")
        bob.hang_up()
        cid.hang_up()
        await bench.advance(29)
        assert [seat.bot for seat in ann.table.seats] == ["", "", ""]
        await bench.advance(2)
        assert [seat.bot for seat in ann.table.seats] == ["", "random", "random"]
        replies = [each for each in await acts(bench) if each[1] in ("yes", "no")]
        assert [(seat, by) for seat, _, by in replies] == [(1, "person"), (2, "bot")]


@rule("T-4.1")
async def test_who_comes_back_has_the_time_that_was_left() -> None:
    """Fifteen seconds of twenty were used."""
    settings = timed(kind="limit", seconds=20, grace=30)
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=settings)
        await bench.advance(15)
        ann.hang_up()
        await bench.advance(25)
        await ann.join()
        assert [clock.at - bench.clock.now() for clock in ann.play.clocks] == [5000]
        await bench.advance(4)
        assert await acts(bench) == []
        await bench.advance(2)
        assert len(await acts(bench)) == 1


@rule("T-4.1")
async def test_nobody_pays_for_a_server_that_was_away() -> None:
    """The decision's time begins anew, and the grace with it."""
    settings = timed(kind="limit", seconds=20, grace=5)
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=settings)
        await bench.advance(15)
        die(bench.hall)
        bench.clock.time += 3600 * 1_000_000
        await bench.restart()
        await ann.join()
        left = [clock.at - bench.clock.now() for clock in ann.play.clocks]
        assert 15_000 <= left[0] <= 25_000
        assert await acts(bench) == []


@rule("T-4.1")
async def test_any_process_may_fire_a_deadline() -> None:
    """The one that set it is gone; another finds it in the store."""
    store = MemoryStore()
    async with Bench(store, finder=Cautious()) as bench:
        await bench.dealt(game="lantern", settings=timed(kind="limit", seconds=20, grace=0))
        assert await store.due(bench.clock.now()) == []
        await bench.restart()
        assert await store.due(bench.clock.now() + 20_000) == [bench.opened.room]
        await bench.advance(60)
        assert (0, "flip", "clock") in await acts(bench)


async def test_two_processes_fire_a_deadline_once() -> None:
    """Only where the room lives; at its former home people are told to come there."""
    async with Bench(finder=Cautious()) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=timed(kind="limit", seconds=20))
        other = await bench.other_hall()
        await bob.join(hall=other)
        await bench.advance(21)
        assert ann.told[-1] == messages.Bye(why="restart")
        await ann.join(hall=other)
        await bench.advance(21)
        assert await acts(bench) == [(0, "flip", "clock")]
        assert ann.legal


@rule("T-4.1")
async def test_taking_back_gives_no_new_time() -> None:
    """Else one could play and undo for ever."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=timed(kind="limit", seconds=20))
        await bench.advance(12)
        await ann.act("flip")
        await ann.must(messages.Undo())
        assert [clock.at - bench.clock.now() for clock in ann.play.clocks] == [8000]


@rule("T-2.2")
async def test_what_all_agreed_to_take_back_gets_its_full_time() -> None:
    """However much of it was used before."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=timed(kind="limit", seconds=20))
        await bench.advance(12)
        await ann.act("take")
        await ann.must(messages.Undo())
        await bob.must(messages.Consent(yes=True))
        assert [clock.at - bench.clock.now() for clock in ann.play.clocks] == [20_000]


@rule("T-2.1")
async def test_what_the_clock_did_is_not_ones_own_action() -> None:
    """It takes consent to go back past it, and gives new time."""
    async with Bench(finder=Cautious()) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=timed(kind="limit", seconds=10))
        await bench.advance(11)
        assert ann.play.undo == "ask"
        await ann.must(messages.Undo())
        assert ann.table.asked is not None
        await bob.must(messages.Consent(yes=True))
        assert [clock.at - bench.clock.now() for clock in ann.play.clocks] == [10_000]


@rule("T-4.1")
async def test_secret_replies_have_their_limit_too() -> None:
    """Everybody who has not answered by then does what is safe."""
    async with Bench(finder=TINY) as bench:
        ann, bob, _ = await bench.dealt(
            "Ann Bob Cid", game="lantern", settings=timed(kind="limit", seconds=20)
        )
        await ann.act("dare")
        await bench.advance(10)
        await bob.act("yes")
        await bench.advance(11)
        assert (await acts(bench))[-2:] == [(1, "yes", "person"), (2, "no", "clock")]


@rule("T-4.1", "T-5.1")
async def test_a_limit_on_a_secret_reply_is_no_news_before_all_are_in() -> None:
    """Bob's time is up, Cid's line is cut: nobody hears that Bob's reply is in."""
    settings = timed(kind="limit", seconds=20, grace=30, silent=1)
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern", settings=settings)
        await ann.act("dare")
        assert [clock.seat for clock in bob.play.clocks] == [1]
        assert ann.play.clocks == []
        cid.hang_up()
        await bench.advance(5)
        told = len(ann.raw)
        await bench.advance(16)
        assert bob.play.answered
        assert len(ann.raw) == told
        await bench.advance(30)
        assert (await acts(bench))[-2:] == [(1, "no", "clock"), (2, "no", "clock")]


async def test_a_deadline_that_cannot_be_stored_is_rung_again_and_not_at_once() -> None:
    """A store that is away for a while is not run over."""
    store = Away()
    async with Bench(store, finder=Cautious()) as bench:
        await bench.dealt(game="lantern", settings=timed(kind="limit", seconds=20))
        store.away = True
        await bench.advance(30)
        assert 5 <= store.asked <= 15
        store.away = False
        await bench.advance(2)
        assert await acts(bench) == [(0, "flip", "clock")]


class Away(MemoryStore):
    """Cannot write for a while."""

    away = False
    asked = 0

    async def append(self, group: Group) -> None:
        """Store or fail."""
        if self.away:
            self.asked += 1
            raise StoreError("busy", "away")
        await super().append(group)


@rule("T-3.3")
async def test_nobody_is_stood_in_for_before_they_are_wanted() -> None:
    """Bob may be away as long as it is Ann's turn; from his own on the grace runs."""
    settings = timed(kind="none", grace=30, absent="bot", level="random")
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=settings)
        bob.hang_up()
        await bench.advance(300)
        assert ann.table.seats[1].bot == ""
        await ann.act("take")
        await bench.advance(29)
        assert ann.table.seats[1].bot == ""
        await bench.advance(2)
        assert ann.table.seats[1].bot == "random"


async def left_to_the_clock(silent: int) -> list[AnyFact]:
    """A game of Questor that one person begins and never acts in: its rows."""
    async with Bench() as bench:
        (ann,) = await bench.dealt("Ann", settings=timed(kind="limit", seconds=5, silent=silent))
        while ann.table.phase != "over":
            await bench.advance(5)
        return await bench.log()


@rule("T-3.3")
async def test_no_bot_steps_in_when_the_game_is_over() -> None:
    """The limit that would have been one too many ended it."""
    limits = sum(isinstance(fact, ClockRow) for fact in await left_to_the_clock(0))
    assert limits > 4
    assert not any(isinstance(fact, BotRow) for fact in await left_to_the_clock(limits))
    assert any(isinstance(fact, BotRow) for fact in await left_to_the_clock(limits - 1))


@rule("T-3.3")
async def test_a_seat_that_falls_silent_is_played_by_a_bot() -> None:
    """After so many limits in a row; the record tells, and the owner takes it back."""
    settings = timed(kind="limit", seconds=5, silent=2, level="random")
    async with Bench(finder=Cautious()) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=settings)
        await bench.advance(6)
        assert bob.table.seats[0].bot == ""
        await bench.advance(5)
        assert BotRow(seat=0, level="random", why="silent", version=1) in await bench.log()
        assert bob.table.seats[0].bot == "random"
        assert bob.table.seats[0].people == [0]
        while bob.legal == []:
            await bench.advance(1)
        await bob.act("take")
        await bench.advance(3)
        assert "bot" in [by for seat, _, by in await acts(bench) if seat == 0]
        assert await ann.refused(messages.Act(action="take")) == "bot-plays"
        assert await bob.refused(messages.Back(seat=0)) == "not-host"
        await ann.must(messages.Back(seat=0))
        assert bob.table.seats[0].bot == ""


@rule("T-3.3")
async def test_an_action_in_time_ends_the_count() -> None:
    """Limits must run out in a row."""
    settings = timed(kind="limit", seconds=5, silent=2)
    async with Bench(finder=Cautious()) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=settings)
        await bench.advance(6)
        await ann.act("peek")
        await bench.advance(6)
        assert ann.table.seats[0].bot == ""


@rule("T-3.3")
async def test_who_stays_away_is_stood_in_for_and_returns() -> None:
    """Where the table wants it so; coming back is enough."""
    settings = timed(kind="none", grace=30, absent="bot", level="random")
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=settings)
        ann.hang_up()
        await bench.advance(29)
        assert bob.table.seats[0].bot == ""
        await bench.advance(2)
        assert bob.table.seats[0].bot == "random"
        await ann.join()
        assert BackRow(seat=0) in await bench.log()
        assert bob.table.seats[0].bot == ""


@rule("T-3.3")
async def test_a_bot_that_the_host_put_there_stays() -> None:
    """Coming back does not send it away."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.must(messages.SeatBot(seat=1, level="random"))
        bob.hang_up()
        await bench.advance(60)
        assert not ann.table.people[1].up
        await bob.join()
        assert bob.table.seats[1].bot == "random"
        assert await bob.refused(messages.Back(seat=1)) == "not-host"


@rule("T-3.3")
async def test_a_table_that_waits_waits() -> None:
    """Without a clock and without `absent` nobody is replaced."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(
            game="lantern", settings=timed(kind="nudge", seconds=7200, grace=1)
        )
        ann.hang_up()
        await bench.advance(3600)
        assert bob.table.seats[0].bot == ""
        assert await acts(bench) == []
