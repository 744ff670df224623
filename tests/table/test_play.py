"""Acting at the table: what is refused, what is stored together, how a game ends."""

from random import Random

from questable import registry
from questable.engine import CHANCE, Match, Record, read_record
from questable.engine.sampling import random_action, random_seat
from questable.table import messages, verify
from questable.table.log.rows import ActRow, DealRow, EndRow
from tests.rule import rule
from tests.table.bench import Bench, play_on
from tests.tiny import TINY


@rule("T-1.1", "T-1.2", "T-1.3", "T-1.4")
async def test_the_table_refuses_with_the_rule() -> None:
    """And nothing has changed."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        before = len(await bench.log())
        assert await bob.refused(messages.Act(action="take")) == "T-1.1"
        assert await ann.refused(messages.Act(action="yes")) == "T-1.3"
        assert await ann.refused(messages.Act(action="fly")) == "T-1.4"
        assert await ann.refused(messages.Act(action="lay:9")) == "T-1.4"
        answer = await ann.ask(messages.WhyNot(action="yes"))
        assert isinstance(answer, messages.Why)
        assert answer.rule == "T-1.3"
        assert len(await bench.log()) == before
        await ann.must(messages.Abandon())
        assert await ann.refused(messages.Act(action="take")) == "T-1.2"


async def test_nobody_acts_without_a_seat() -> None:
    """Neither a guest nor a spectator, before the game or in it."""
    async with Bench() as bench:
        ann, _ = await bench.table()
        assert await ann.refused(messages.Act(action="pass")) == "no-game"
        cid, watcher = await bench.guest("Cid"), await bench.watcher()
        await ann.must(messages.Start())
        assert await cid.refused(messages.SeedShare(share="00" * 16)) == "no-seat"
        assert await cid.refused(messages.Act(action="pass")) == "no-seat"
        assert await watcher.refused(messages.Act(action="pass")) == "watching"


@rule("D-1.4")
async def test_an_action_and_its_chance_are_one_group_and_one_message() -> None:
    """Seat 0 takes a card: the draw comes with it, in one update to everyone."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        before, told = len(await bench.log()), (len(ann.updates), len(bob.updates))
        await ann.act("take")
        new = (await bench.log())[before:]
        assert [(f.seat, f.by) for f in new if isinstance(f, ActRow)] == [
            (0, "person"),
            (CHANCE, "dealer"),
        ]
        assert (len(ann.updates), len(bob.updates)) == (told[0] + 1, told[1] + 1)
        assert [t.seq for t in bob.updates[-1].told] == [before, before + 1]
        assert bob.updates[-1].seq == before + 2


async def test_the_actor_knows_the_action_and_others_hear_events() -> None:
    """The text of an action is its seat's alone: a card may be in it."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("take")
        mine, theirs = ann.updates[-1].told, bob.updates[-1].told
        assert [t.fact.action for t in mine if isinstance(t.fact, messages.Acted)] == ["take", ""]
        assert [t.fact.action for t in theirs if isinstance(t.fact, messages.Acted)] == ["", ""]
        heard = [[e.event for e in t.fact.events] for t in mine if hasattr(t.fact, "events")]
        assert heard[-1] == ["drew", "drawn"]
        heard = [[e.event for e in t.fact.events] for t in theirs if hasattr(t.fact, "events")]
        assert heard[-1] == ["drew"]


async def test_a_position_that_is_gone_is_not_acted_on() -> None:
    """A click that was meant for the decision before."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern")
        seen = ann.updates[-1].seq
        await ann.act("flip")
        assert await ann.refused(messages.Act(action="take", seen=seen)) == "stale"
        await ann.must(messages.Act(action="take", seen=ann.updates[-1].seq))


async def test_a_forced_pass_comes_by_itself_where_nothing_is_hidden() -> None:
    """By the table's own hand, in one group with the action before it."""
    async with Bench() as bench:
        before, seat, action = _before_a_forced_pass()
        people = await bench.table("Ann Bob Cid Dan", game="pillars")
        await people[0].must(messages.Choose(game="", players=0, record=before))
        for person in people:
            await person.must(messages.Ready())
        await bench.deal(people)
        rows = len(await bench.log())
        await people[seat].act(action)
        new = [fact for fact in (await bench.log())[rows:] if isinstance(fact, ActRow)]
        assert (new[0].seat, new[0].action, new[0].by) == (seat, action, "person")
        assert new[1].seat != seat
        assert (new[1].action, new[1].by) == ("pass", "dealer")


def _before_a_forced_pass() -> tuple[str, int, str]:
    """A game up to an action after which somebody has nothing left but to pass."""
    game = registry.game("pillars")
    match = Match(game, Record(game.key, game.rules_version, game.setup(4)))
    rng = Random(2)
    while [action.text for action in match.state.legal(match.state.actor)] != ["pass"]:
        seat = random_seat(match.state, rng)
        by = "dealer" if seat == CHANCE else "person"
        match.play(seat, random_action(match.state, seat, rng).text, by)
    last = match.record.entries.pop()
    return match.record.text(), last.seat, last.action


async def test_a_game_ends_with_its_outcome_and_its_seed() -> None:
    """The end comes with the last action, and the record can be checked."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt("Ann Bob Cid", game="lantern")
        await play_on(people, Random("end"))
        log = await bench.log()
        end = log[-1]
        assert isinstance(end, EndRow)
        assert end.why == "over"
        outcome = people[1].play.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.scores) == (end.winners, end.scores)
        record = read_record(TINY, await bench.hall.record(people[2].passed))
        assert record.seed == end.seed
        assert verify(TINY, record) == []
        assert Match(TINY, record).state.result().scores == end.scores


@rule("D-4.4")
async def test_a_record_knows_no_names() -> None:
    """Nor does the row of the deal."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt("Annabella Bobadilla", game="lantern")
        await people[0].must(messages.Abandon())
        text = await bench.hall.record(people[0].passed)
        deal = next(fact for fact in await bench.log() if isinstance(fact, DealRow))
        for name in ("Annabella", "Bobadilla"):
            assert name not in text
            assert name not in deal.header


async def test_bots_play_a_game_among_themselves() -> None:
    """At their pace, by their own hand, and the game ends."""
    async with Bench(finder=TINY) as bench:
        ann = await bench.host()
        await ann.must(messages.Choose(game="lantern", players=3))
        for seat in range(3):
            await ann.must(messages.SeatBot(seat=seat, level="club"))
        await ann.must(messages.Start())
        acted = len(await bench.log())
        await bench.advance(0.69)
        assert len(await bench.log()) == acted
        await bench.advance(600)
        assert ann.table.phase == "over"
        record = read_record(TINY, await bench.hall.record(ann.passed))
        assert {entry.by for entry in record.entries} == {"bot", "dealer"}
        assert verify(TINY, record) == []
