"""A seat of several people (T-3.1)."""

from random import Random

from questable.table import messages
from questable.table.log.rows import ActRow
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
from tests.tiny import TINY


async def shared(bench: Bench, game: str = "lantern") -> list[Player]:
    """Ann and Cid share seat 0, Bob has seat 1; dealt."""
    ann, bob = await bench.table("Ann Bob", game=game)
    cid = await bench.guest("Cid")
    assert await cid.refused(messages.Sit(seat=0)) == "taken"
    await ann.must(messages.ShareSeat(seat=0))
    await cid.must(messages.Sit(seat=0), messages.Ready())
    await ann.must(messages.Start(), messages.SeedShare(share="00" * 16))
    await bob.must(messages.SeedShare(share="01" * 16))
    return [ann, bob, cid]


@rule("T-3.1")
async def test_the_next_of_them_acts_each_turn() -> None:
    """Within a turn the same person goes on; the next turn is the other's."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await shared(bench)
        assert await cid.refused(messages.Act(action="flip")) == "T-3.1"
        await ann.act("flip")
        assert await cid.refused(messages.Act(action="take")) == "T-3.1"
        await ann.act("take")
        await bob.act("take")
        assert await ann.refused(messages.Act(action="take")) == "T-3.1"
        await cid.act("take")
        await bob.act("take")
        await ann.act("take")
        acted = [(f.seat, f.person) for f in await bench.log() if isinstance(f, ActRow)]
        by_people = [each for each in acted if each[1] >= 0]
        assert by_people == [(0, 0), (0, 0), (1, 1), (0, 2), (1, 1), (0, 0)]


@rule("T-3.1")
async def test_the_others_watch_with_the_same_eyes() -> None:
    """They see the seat's hand and hear its whispers; only the offer to act differs."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await shared(bench)
        await ann.act("take")
        assert cid.play.view == ann.play.view
        assert bob.play.view != ann.play.view
        assert cid.updates[-1].told == ann.updates[-1].told
        await bob.act("take")
        assert ann.legal == []
        assert cid.legal != []
        assert [seat.acting for seat in ann.table.seats] == [2, 1]


@rule("T-3.1")
async def test_somebody_whose_line_is_cut_is_passed_over() -> None:
    """The next one whose line is up acts instead."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await shared(bench)
        ann.hang_up()
        await bench.advance(5)
        await cid.act("take")
        await bob.act("take")
        await cid.act("flip")
        await ann.join()
        assert await ann.refused(messages.Act(action="take")) == "T-3.1"


@rule("T-3.1")
async def test_all_of_a_seat_may_ask_for_undo_and_one_of_them_gives_its_bytes() -> None:
    """The others at the table consent, those of the own seat included."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await shared(bench)
        await ann.act("flip")
        await cid.must(messages.Undo())
        assert "flip" in ann.legal
        await ann.act("take")
        await cid.must(messages.Undo())
        assert bob.table.asked is not None
        assert bob.table.asked.open == [0, 1]


@rule("T-3.1")
async def test_a_turn_that_is_taken_back_is_the_same_persons_again() -> None:
    """Undo turns the rotation back too."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await shared(bench)
        await ann.act("take")
        await ann.must(messages.Undo())
        await bob.must(messages.Consent(yes=True))
        await cid.must(messages.Consent(yes=True))
        assert "take" in ann.legal
        await ann.act("take")
        await bob.act("take")
        assert "take" in cid.legal


async def test_a_seat_stays_shared_while_several_sit_there() -> None:
    """And is nobody's once all have gone."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await shared(bench)
        assert await ann.refused(messages.ShareSeat(seat=0, shared=False)) == "taken"
        await ann.must(messages.Rise())
        assert bob.table.seats[0].people == [2]
        assert bob.table.seats[0].bot == ""
        await cid.act("flip")
        await cid.must(messages.Rise())
        assert bob.table.seats[0].bot == "club"


@rule("T-3.1")
async def test_one_seat_with_several_heroes_changes_hands_with_every_turn() -> None:
    """Alone in Questor, two people play all heroes in turn."""
    async with Bench() as bench:
        (ann,) = await bench.table("Ann", options={"mode": "cooperation"})
        bob = await bench.guest("Bob")
        await ann.must(messages.ShareSeat(seat=0))
        await bob.must(messages.Sit(seat=0), messages.Ready())
        await ann.must(messages.Start(), messages.SeedShare(share="00" * 16))
        await play_on([ann, bob], Random("heroes"), 12)
        acts = [f for f in await bench.log() if isinstance(f, ActRow) and f.person >= 0]
        turns = [f.person for f in acts]
        assert set(turns) == {0, 1}
        assert any(turns[i] != turns[i + 1] for i in range(4))
        view = ann.play.view
        assert view["seat"] == 0
