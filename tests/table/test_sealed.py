"""Secret replies: asked of all at once, opened at one moment, stored in turn order.

How long they stay unopened is in test_pause.py.
"""

from questable.table import Settings, messages
from questable.table.log.rows import ActRow, ClockRow, SealedRow
from tests.rule import rule
from tests.table.bench import Bench, Player
from tests.tiny import TINY

PAUSE = Settings().pause


@rule("D-3.4")
async def test_nobody_hears_of_a_reply_before_all_are_in() -> None:
    """Only the own seat knows that its answer is in."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        watcher = await bench.watcher()
        await ann.act("dare")
        assert (bob.play.asks, cid.play.asks, ann.play.asks) == ("sealed", "sealed", "wait")
        told = [len(person.raw) for person in (ann, cid, watcher)]
        await bob.act("yes")
        assert [len(person.raw) for person in (ann, cid, watcher)] == told
        assert bob.play.answered
        assert bob.legal == []
        assert await bob.refused(messages.Act(action="no")) == "answered"
        await cid.act("no")
        assert [len(person.raw) for person in (ann, watcher)] == [told[0], told[2]]
        await bench.advance(PAUSE)
        assert [len(person.raw) - 1 for person in (ann, watcher)] == [told[0], told[2]]


@rule("D-3.4")
async def test_replies_are_stored_in_turn_order_whoever_was_first() -> None:
    """One entry a seat, opened at one moment."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        await ann.act("take")
        await bob.act("dare")
        before = len(await bench.log())
        await ann.act("no")
        await cid.act("yes")
        await bench.advance(PAUSE)
        new = (await bench.log())[before:]
        assert isinstance(new[0], SealedRow)
        acts = [(fact.seat, fact.action) for fact in new if isinstance(fact, ActRow)]
        assert acts == [(2, "yes"), (0, "no")]


async def test_a_reply_that_is_in_outlives_the_process() -> None:
    """It was acknowledged, so it is stored."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt("Ann Bob Cid", game="lantern")
        await people[0].act("dare")
        await people[1].act("yes")
        await bench.restart()
        for person in people:
            await person.join()
        assert people[1].play.answered
        await people[2].act("no")
        await bench.advance(PAUSE)
        assert people[1].legal != []


@rule("D-3.4")
async def test_a_window_closes_at_its_end_and_not_before() -> None:
    """So that its length tells nothing; who has not answered does what is safe."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt("Ann Bob Cid", game="lantern", settings=Settings(window=8))
        ann, bob, cid = people
        await ann.act("dare")
        assert [clock.seat for clock in ann.play.clocks] == [-1]
        await bench.advance(1)
        await bob.act("yes")
        await bench.advance(6.9)
        assert ann.updates[-1].play == ann.play
        assert cid.play.asks == "sealed"
        await bench.advance(0.2)
        assert cid.play.asks != "sealed"
        log = await bench.log()
        assert ClockRow(seat=-1, did="window") in log
        acts = [(f.seat, f.action, f.by) for f in log if isinstance(f, ActRow)][-2:]
        assert acts == [(1, "yes", "person"), (2, "no", "clock")]


@rule("D-3.4")
async def test_a_window_waits_although_all_have_answered() -> None:
    """Nobody can tell when the last answer came."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern", settings=Settings(window=8))
        await ann.act("dare")
        await bob.act("yes")
        told = len(ann.raw)
        await bench.advance(7.9)
        assert len(ann.raw) == told
        await bench.advance(0.2)
        assert len(ann.raw) == told + 1


async def test_undo_with_consent_drops_replies_that_were_not_opened() -> None:
    """They belonged to what is taken back."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        await ann.act("dare")
        await bob.act("yes")
        # T-2.1: others were asked, so it takes consent, whoever has answered.
        await ann.must(messages.Undo())
        await bob.must(messages.Consent(yes=True))
        await cid.must(messages.Consent(yes=True))
        assert "dare" in ann.legal
        await ann.act("dare")
        assert not bob.play.answered
        assert bob.legal == ["yes", "no"]


async def test_bots_reply_unheard() -> None:
    """Their answers are sealed rows as well."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt("Ann Bob", game="lantern", players=3)
        await ann.act("dare")
        told = len(ann.raw)
        await bench.advance(2)
        assert len(ann.raw) == told
        assert any(isinstance(f, SealedRow) and f.by == "bot" for f in await bench.log())
        await bob.act("no")
        await bench.advance(PAUSE)
        assert len(ann.raw) == told + 1


@rule("T-5.1")
async def test_no_number_moves_when_a_secret_reply_comes_in() -> None:
    """Not for spectators, other seats or the door: not in answers, updates, or what is told."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        watcher = await bench.watcher()
        await ann.act("dare")
        room = bench.opened.room

        async def numbers() -> list[int]:
            seen = [(await bench.hall.room(room)).seq]
            for each in (ann, watcher):
                each.send(messages.Since(seq=-1))
                await bench.settle()
                seen.append(each.updates[-1].seq)
            again = await bench.watcher()
            welcome = again.told[0]
            assert isinstance(welcome, messages.Welcome)
            again.hang_up()
            return [*seen, welcome.seq]

        before = await numbers()
        await bob.act("yes")
        assert await numbers() == before
        await ann.must(messages.Phrase(phrase="hurry"))
        answer = next(t for t in reversed(ann.told) if isinstance(t, messages.Done))
        assert answer.seq == before[0] + 1
        assert [told.seq for told in watcher.updates[-1].told] == [before[0]]
        await cid.act("no")
        await bench.advance(PAUSE)
        told = [told.seq for update in watcher.updates for told in update.told]
        assert told == list(range(told[0], told[0] + len(told)))


@rule("T-5.1")
async def test_who_comes_back_hears_what_was_told_since() -> None:
    """By the numbers they know, also from a room that was read anew."""
    async with Bench(finder=TINY) as bench:
        people = await bench.dealt("Ann Bob Cid", game="lantern")
        await people[0].act("dare")
        await people[1].act("yes")
        since = people[0].updates[-1].seq
        await people[2].must(messages.Phrase(phrase="hurry"))
        await bench.restart()
        back = await Player(bench, people[0].passed).join(since)
        kinds = [type(told.fact).__name__ for told in back.updates[0].told]
        assert kinds[0] == "PhraseRow"
        await people[2].join()
        await people[2].must(messages.Act(action="no", seen=people[2].updates[-1].seq))


@rule("D-3.4")
async def test_a_call_is_no_secret_reply() -> None:
    """Who is asked in secret may call at any time: all hear of it, and the reply is still owed."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        while "call" not in ann.legal:
            await ann.act(next((text for text in ann.legal if text.startswith("lay")), "take"))
            if "call" not in ann.legal:
                await bob.act("take")
                await cid.act("take")
        await bob.act("dare")
        assert "call" in ann.legal
        await cid.act("yes")
        await ann.act("call")
        assert isinstance(bench.room().history[-1].row.fact, ActRow)
        assert not ann.play.answered
        assert cid.play.answered
        assert ann.play.asks == "sealed"
        await ann.act("no")
        await bench.advance(PAUSE)
        acts = [f.action for f in await bench.log() if isinstance(f, ActRow)]
        assert acts[-3:] == ["call", "yes", "no"]
