"""Undo: freely by T-2.1, with consent by T-2.2, never in a race."""

from random import Random

from questable.engine import read_record
from questable.table import Settings, messages, verify
from questable.table.log.rows import ActRow, AskRow, ConsentRow, UndoRow
from questable.table.log.settings import TurnClock
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
from tests.tiny import TINY


@rule("T-2.1")
async def test_the_own_last_action_is_taken_back_at_once() -> None:
    """Nothing was revealed and nobody else has acted."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        before = ann.legal
        assert ann.play.undo == ""
        await ann.act("flip")
        assert ann.play.undo == "free"
        assert bob.play.undo == ""
        await ann.must(messages.Undo())
        assert ann.legal == before
        assert UndoRow(seat=0, n=1, by="person", person=0) in await bench.log()
        assert await ann.refused(messages.Undo()) == "T-2.1"


@rule("T-2.1", "T-2.2")
async def test_past_a_draw_the_others_are_asked() -> None:
    """One asks, all others consent, and the same action meets the same chance again."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt("Ann Bob Cid", game="lantern")
        ann, bob, cid = people
        before = ann.legal
        await ann.act("take")
        first = [fact for fact in await bench.log() if isinstance(fact, ActRow)][-1]
        assert ann.play.undo == "ask"
        await ann.must(messages.Undo())
        assert bob.table.asked is not None
        assert (bob.table.asked.what, bob.table.asked.n) == ("undo", 2)
        assert bob.table.asked.open == [1, 2]
        await bob.must(messages.Consent(yes=True))
        assert await bob.refused(messages.Consent(yes=True)) == "answered"
        assert ann.legal == []
        await cid.must(messages.Consent(yes=True))
        assert ann.legal == before
        assert ann.table.asked is None
        await ann.act("take")
        second = [fact for fact in await bench.log() if isinstance(fact, ActRow)][-1]
        assert first.seat == second.seat == -1
        assert first.action == second.action
        await play_on(people, Random("undo"))
        record = read_record(TINY, await bench.hall.record(ann.passed))
        assert verify(TINY, record) == []
        assert record.entries[8].action == "/undo:2"


@rule("T-2.2")
async def test_one_no_is_enough() -> None:
    """Then the game goes on as it was."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        await ann.act("take")
        await ann.must(messages.Undo())
        assert await ann.refused(messages.Undo()) == "asked-already"
        await bob.must(messages.Consent(yes=False))
        assert cid.table.asked is None
        assert await cid.refused(messages.Consent(yes=True)) == "not-asked"
        assert not any(isinstance(fact, UndoRow) for fact in await bench.log())
        assert bob.legal != []


@rule("T-2.2")
async def test_the_last_answer_counts_as_it_is() -> None:
    """Also when nobody else is asked."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("take")
        await ann.must(messages.Undo())
        await bob.must(messages.Consent(yes=False))
        assert not any(isinstance(fact, UndoRow) for fact in await bench.log())


@rule("T-2.2")
async def test_bots_consent_when_one_person_plays() -> None:
    """Nobody else is there to be asked."""
    async with Bench(finder=TINY) as bench:
        (ann,) = await bench.dealt("Ann", game="lantern", players=2)
        before = ann.legal
        await ann.act("take")
        await bench.advance(5)
        assert ann.play.undo == "free"
        await ann.must(messages.Undo())
        assert ann.legal == before
        assert [type(fact) for fact in (await bench.log())[-2:]] == [AskRow, UndoRow]


@rule("T-2.2")
async def test_only_people_at_the_table_are_asked() -> None:
    """Neither a spectator nor the one who asks nor who has no seat."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        eve, watcher = await bench.guest("Eve"), await bench.watcher()
        await ann.act("take")
        await ann.must(messages.Undo())
        for person in (ann, eve):
            assert await person.refused(messages.Consent(yes=True)) == "not-asked"
        assert await watcher.refused(messages.Consent(yes=True)) == "watching"
        await bob.must(messages.Consent(yes=True))
        assert any(isinstance(fact, UndoRow) for fact in await bench.log())


async def test_a_wish_can_be_withdrawn_and_goes_when_the_game_goes_on() -> None:
    """Whoever acts in the meantime has answered."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("take")
        await ann.must(messages.Undo(), messages.Consent(yes=False))
        assert bob.table.asked is None
        assert await ann.refused(messages.Undo()) == "asked-lately"
        await bench.advance(31)
        await ann.must(messages.Undo())
        await bob.act("flip")
        await bob.must(messages.Phrase(phrase="hurry"), messages.Name(name="Bobby"))
        assert bob.table.asked is None


async def test_consent_does_not_wait_for_somebody_who_leaves() -> None:
    """Who is left has agreed."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        await ann.act("take")
        await ann.must(messages.Undo())
        await bob.must(messages.Consent(yes=True))
        await cid.must(messages.Leave())
        assert ConsentRow(person=1, yes=True) in await bench.log()
        assert "take" in ann.legal


@rule("T-2.2")
async def test_where_the_last_who_is_asked_leaves_nobody_has_to_agree() -> None:
    """A bot plays for Bob from then on, and bots consent."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt("Ann Bob", game="lantern")
        await ann.act("take")
        await ann.must(messages.Undo())
        assert "take" not in ann.legal
        await bob.must(messages.Leave())
        assert "take" in ann.legal
        assert ann.table.asked is None


@rule("T-2.3")
async def test_there_is_no_undo_in_a_race() -> None:
    """Neither freely nor with consent."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await _to_the_race(people)
        assert [person.play.undo for person in people] == ["", ""]
        assert await people[0].refused(messages.Undo()) == "T-2.3"


async def _to_the_race(people: list[Player]) -> None:
    while people[0].play.asks != "race":
        able = next(person for person in people if person.legal)
        choices = [text for text in ("call", "take", "no") if text in able.legal]
        await able.act(choices[0])


@rule("T-1.2")
async def test_a_game_that_is_over_is_not_taken_back() -> None:
    """T-1.2 comes first."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt(game="lantern")
        await play_on(people, Random("over"))
        assert await people[0].refused(messages.Undo()) == "T-1.2"


async def test_all_may_agree_to_end() -> None:
    """One no and it goes on; all yes and it is over."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        assert await (await bench.guest("Eve")).refused(messages.AgreeEnd()) == "no-seat"
        await bob.must(messages.AgreeEnd())
        await ann.must(messages.Consent(yes=False))
        assert bob.table.phase == "playing"
        await bench.advance(31)
        await bob.must(messages.AgreeEnd())
        await ann.must(messages.Consent(yes=True))
        assert ann.table.phase == "over"
        assert ann.play.asks == "over"
        assert await ann.refused(messages.AgreeEnd()) == "no-game"


@rule("T-2.2")
async def test_a_wish_that_an_action_settled_is_gone_for_all() -> None:
    """Nobody is left with a question that cannot be answered any more."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        watcher = await bench.watcher()
        await ann.act("take")
        await ann.must(messages.Undo())
        assert bob.table.asked is not None
        await bob.act("flip")
        assert [each.table.asked for each in (ann, bob, watcher)] == [None, None, None]
        assert await bob.refused(messages.Consent(yes=True)) == "not-asked"


@rule("T-2.2")
async def test_a_wish_that_the_clock_settled_is_gone_for_all() -> None:
    """The clock acts as anybody does."""
    settings = Settings(clock=TurnClock(kind="limit", seconds=10))
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=settings)
        await ann.act("take")
        await ann.must(messages.Undo())
        await bench.advance(11)
        assert [each.table.asked for each in (ann, bob)] == [None, None]
