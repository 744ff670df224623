"""A table that rolls for itself (T-4.2)."""

from random import Random

import pytest

from questable.engine import CHANCE, read_record
from questable.table import Settings, messages, verify
from questable.table.log.companion import everyone_sees
from questable.table.log.rows import ActRow
from questable.table.log.settings import TurnClock
from tests.rule import rule
from tests.table.bench import Bench, Player, able_of
from tests.tiny import TINY

OWN_DICE = Settings(dice="companion")


async def play_and_roll(people: list[Player], rng: Random, most: int = 100_000) -> None:
    """At random, entering whatever is asked for."""
    for _ in range(most):
        able = await able_of(people)
        if not able:
            return
        person = able[rng.randrange(len(able))]
        action = person.legal[rng.randrange(len(person.legal))]
        enters = person.play.asks == "enter"
        ask = messages.Enter(action=action) if enters else messages.Act(action=action)
        await person.must(ask)


@rule("T-4.2")
async def test_the_seat_whose_turn_it_is_enters_the_die() -> None:
    """Nobody else, nothing else, and the record marks it."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=OWN_DICE)
        assert await ann.refused(messages.Enter(action="die:6")) == "T-4.2"
        await ann.act("roll")
        assert (ann.play.asks, bob.play.asks) == ("enter", "wait")
        assert ann.legal == [f"die:{n}" for n in range(1, 7)]
        assert await bob.refused(messages.Enter(action="die:6")) == "T-4.2"
        assert await ann.refused(messages.Enter(action="draw:1")) == "T-1.3"
        assert await ann.refused(messages.Act(action="die:6")) == "T-1.3"
        await ann.must(messages.Enter(action="die:6"))
        acts = [fact for fact in await bench.log() if isinstance(fact, ActRow)]
        assert acts[-1] == ActRow(seat=CHANCE, action="die:6", by="companion", person=0)


@rule("T-4.2")
async def test_at_any_other_table_the_dealer_rolls() -> None:
    """Nobody is asked, and nobody may enter."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("roll")
        acts = [fact for fact in await bench.log() if isinstance(fact, ActRow)]
        assert (acts[-1].seat, acts[-1].by) == (CHANCE, "dealer")
        assert await bob.refused(messages.Enter(action="die:6")) == "T-4.2"


@rule("T-4.2", "T-5.1")
async def test_what_not_all_may_see_is_dealt_by_the_dealer() -> None:
    """A drawn card is nobody's to type in, also at a table that rolls for itself."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=OWN_DICE)
        await ann.act("take")
        acts = [fact for fact in await bench.log() if isinstance(fact, ActRow)]
        assert [fact.by for fact in acts] == ["dealer"] * 4 + ["person", "dealer"]


@rule("T-4.2")
@pytest.mark.parametrize("key", ["questor", "pillars", "rae"])
async def test_each_game_can_be_played_with_own_dice(key: str) -> None:
    """What is open is entered, what is hidden is dealt, and what was dealt can be checked."""
    async with Bench() as bench:
        people = await bench.dealt(game=key, settings=OWN_DICE)
        await play_and_roll(people, Random(key), 40)
        if people[0].table.phase != "over":
            await people[0].must(messages.Abandon())
        record = read_record(bench.finder, await bench.hall.record(people[0].passed))
        hands = {entry.by for entry in record.entries if entry.seat == CHANCE}
        assert hands == ({"companion", "dealer"} if key == "rae" else {"companion"})
        game = bench.finder.find(key)
        assert game is not None
        assert verify(game, record) == []


@rule("T-4.2")
async def test_a_person_enters_for_a_bot() -> None:
    """The first one at the table has the dice then."""
    async with Bench(finder=TINY) as bench:
        (ann,) = await bench.dealt("Ann", game="lantern", players=2, settings=OWN_DICE)
        await ann.act("take")
        for _ in range(60):
            await bench.advance(1)
            if ann.play.asks == "enter":
                break
            if ann.legal:
                await ann.act("take" if "take" in ann.legal else ann.legal[0])
        assert ann.legal[0] == "die:1"
        await ann.must(messages.Enter(action="die:1"))


@rule("T-4.1", "T-4.2")
@pytest.mark.parametrize("then", ["default", "bot"])
async def test_dice_that_nobody_enters_are_rolled_by_the_dealer(then: str) -> None:
    """When the time is up, whoever would decide otherwise."""
    settings = Settings(dice="companion", clock=TurnClock(kind="limit", seconds=20, then=then))
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=settings)
        await ann.act("roll")
        await bench.advance(21)
        acts = [fact for fact in await bench.log() if isinstance(fact, ActRow)]
        assert (acts[-1].seat, acts[-1].by) == (CHANCE, "dealer")
        assert bob.legal != []


@rule("T-4.2")
async def test_what_was_entered_can_be_asked_for_after_a_restart() -> None:
    """The question stands in the rows."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern", settings=OWN_DICE)
        await ann.act("roll")
        await bench.restart()
        await ann.join()
        assert ann.play.asks == "enter"
        await ann.must(messages.Enter(action="die:2"))


@rule("T-4.2", "T-5.1")
def test_whether_it_is_asked_depends_on_the_view_alone() -> None:
    """A draw from a pile that others' hands have shrunk is not offered as a list."""
    setup = TINY.setup(2)
    state = TINY.deal(setup)
    assert everyone_sees(TINY, setup, TINY.view(state, 0)) is None
    for card in range(4):
        state.apply(CHANCE, TINY.table(setup.pack).parse(f"draw:{card}"))
    state.apply(0, TINY.table(setup.pack).parse("roll"))
    seen = everyone_sees(TINY, setup, TINY.view(state, 0))
    assert seen == [f"die:{n}" for n in range(1, 7)]
    assert seen == everyone_sees(TINY, setup, TINY.view(state, 1))
