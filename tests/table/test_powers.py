"""Where a host's powers end: at a seat (D-4.9, T-5.1). Each story is an attack, and refused."""

from random import Random

import pytest

from questable.table import No, Settings, messages
from questable.table.log.rows import AskRow, GrantRow, HostRow, RenewRow, ReturnRow, SitRow
from questable.table.log.settings import TurnClock
from tests.rule import rule
from tests.table.bench import Bench, Player, play_on
from tests.tiny import TINY

TEN_MINUTES = 600
YES, NO = messages.Consent(yes=True), messages.Consent(yes=False)


async def invited(bench: Bench, host: Player, seat: int, name: str) -> Player:
    """Somebody by a link that the host made for a seat."""
    made = await bench.hall.invite(host.passed, seat, name)
    return await Player(bench, await bench.hall.authenticate(made.link), made.link).join()


async def came(bench: Bench, link: str) -> Player:
    """Somebody with a line by this link."""
    return await Player(bench, await bench.hall.authenticate(link), link).join()


# Taking over


@rule("D-4.9")
async def test_who_holds_the_doors_link_cannot_take_the_table_over() -> None:
    """Not in a game and not before; only who sits may ask, and the others are asked."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        eve = await bench.guest("Eve")
        ann.hang_up()
        await bench.advance(50)
        answer = await bob.ask(messages.HandOver(person=1))
        assert isinstance(answer, messages.Refusal)
        assert (answer.code, answer.facts) == ("host-may-return", {"seconds": 11})
        await bench.advance(20)
        assert await eve.refused(messages.HandOver(person=eve.person)) == "not-host"
        assert await bob.refused(messages.HandOver(person=2)) == "not-host"
        await bob.must(messages.HandOver(person=1))
        assert bob.table.host == 0
        assert bob.table.asked is not None
        assert (bob.table.asked.what, bob.table.asked.open) == ("host", [2])
        assert await eve.refused(YES) == "not-asked"
        await cid.must(YES)
        assert cid.table.host == 1
        assert HostRow(person=1, taken=True) in eve.facts()


@rule("D-4.9")
async def test_one_no_keeps_the_host_and_so_does_coming_back() -> None:
    """A host who is there again is not relieved."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        ann.hang_up()
        await bench.advance(70)
        await bob.must(messages.HandOver(person=1))
        await cid.must(NO)
        assert await bob.refused(messages.HandOver(person=1)) == "asked-lately"
        await bench.advance(31)
        await bob.must(messages.HandOver(person=1))
        await ann.join()
        assert bob.table.asked is None
        assert await cid.refused(YES) == "not-asked"
        assert await bob.refused(messages.HandOver(person=1)) == "not-host"


@rule("D-4.9")
async def test_a_host_is_waited_for_as_long_as_any_seat() -> None:
    """Where the clock's grace is longer than a minute, nobody takes over before it."""
    settings = Settings(clock=TurnClock(kind="limit", seconds=900, grace=120))
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern", settings=settings)
        ann.hang_up()
        await bench.advance(110)
        assert await bob.refused(messages.HandOver(person=1)) == "host-may-return"
        await bench.advance(20)
        await bob.must(messages.HandOver(person=1))
        await cid.must(YES)
        assert cid.table.host == 1


@rule("D-4.9")
async def test_who_asked_and_went_keeps_nobody_waiting() -> None:
    """Bob's line is cut while his wish is open: Cid's takes its place."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        await bob.must(messages.AgreeEnd())
        assert await cid.refused(messages.AgreeEnd()) == "asked-already"
        bob.hang_up()
        await bench.advance(10)
        await cid.must(messages.AgreeEnd())
        assert ann.table.asked is not None
        assert ann.table.asked.person == cid.person


@rule("D-4.9")
async def test_where_nobody_else_can_be_asked_a_lobby_waits_longer() -> None:
    """To sit down is cheap there; in a game of two it was earned."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table(game="lantern")
        ann.hang_up()
        await bench.advance(70)
        assert await bob.refused(messages.HandOver(person=1)) == "host-may-return"
        await bench.advance(TEN_MINUTES)
        await bob.must(messages.HandOver(person=1))
        assert bob.table.host == 1
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        ann.hang_up()
        await bench.advance(70)
        await bob.must(messages.HandOver(person=1))
        assert bob.table.host == 1


@rule("D-4.9")
async def test_who_took_over_makes_no_link_for_anybody_who_sits_nor_for_the_former_host() -> None:
    """Neither they nor anybody they hand the table to; until the former host has it again."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.table("Ann Bob Cid", game="lantern")
        dee = await bench.guest("Dee")
        ann.hang_up()
        await bench.advance(70)
        await bob.must(messages.HandOver(person=1))
        await cid.must(YES)
        cid.hang_up()
        await bench.advance(10)
        for person in (ann, cid):
            with pytest.raises(No, match="theirs"):
                await bench.hall.renew(bob.passed, person.person)
        assert await bob.refused(messages.MayRenew(person=2)) == "theirs"
        await ann.join()
        await ann.must(messages.Rise())
        with pytest.raises(No, match="theirs"):
            await bench.hall.renew(bob.passed, ann.person)
        await bob.must(messages.HandOver(person=dee.person))
        with pytest.raises(No, match="theirs"):
            await bench.hall.renew(dee.passed, cid.person)
        await dee.must(messages.HandOver(person=ann.person))
        await bench.hall.renew(ann.passed, cid.person)


async def test_a_host_who_leaves_hands_over_to_who_sits() -> None:
    """Not to who came in first; and a room that all have left has the next one as its host."""
    async with Bench(finder=TINY) as bench:
        ann = await bench.host()
        eve = await bench.guest("Eve")
        bob = await bench.guest("Bob")
        await ann.must(messages.Choose(game="lantern", players=2))
        await bob.must(messages.Sit(seat=1))
        await ann.must(messages.Leave())
        assert eve.table.host == bob.person
        await bob.must(messages.Leave())
        await eve.must(messages.Leave())
        fay = await bench.guest("Fay")
        assert fay.table.host == fay.person


# Links


@rule("D-4.9", "T-5.1")
async def test_a_host_who_plays_makes_no_link_for_a_rival() -> None:
    """Neither in the game, nor between two of a series, nor by way of another host."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern", settings=Settings(games=2))
        eve = await bench.guest("Eve")
        bob.hang_up()
        await bench.advance(10)
        with pytest.raises(No, match="theirs"):
            await bench.hall.renew(ann.passed, 1)
        assert await ann.refused(messages.MayRenew(person=1)) == "nobody-there"
        await ann.must(messages.HandOver(person=eve.person))
        with pytest.raises(No, match="theirs"):
            await bench.hall.renew(eve.passed, 1)
        await eve.must(messages.HandOver(person=0))
        await bob.join()
        await play_on([ann, bob, cid], Random("links"))
        for step in (messages.Phrase(phrase="hello"), messages.Next()):
            await ann.must(step)
            bob.hang_up()
            await bench.advance(300)
            with pytest.raises(No, match="theirs"):
                await bench.hall.renew(ann.passed, 1)
            await bob.join()
        assert not any(isinstance(fact, RenewRow) for fact in await bench.log())


@rule("D-4.9")
async def test_with_its_own_consent_a_seat_gets_one_new_link() -> None:
    """Bob agrees for Cid, who shares his seat and lost the link; everybody is told."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table(game="lantern")
        await ann.must(messages.ShareSeat(seat=1))
        cid = await bench.guest("Cid")
        await cid.must(messages.Sit(seat=1), messages.Ready())
        await bob.must(messages.Ready())
        await bench.deal([ann, bob])
        cid.hang_up()
        await bench.advance(10)
        await ann.must(messages.MayRenew(person=2))
        assert ann.table.asked is not None
        assert (ann.table.asked.open, ann.table.asked.target) == ([1], 2)
        with pytest.raises(No, match="theirs"):
            await bench.hall.renew(ann.passed, 2)
        await bob.must(YES)
        assert GrantRow(person=2) in bob.facts()
        back = await came(bench, await bench.hall.renew(ann.passed, 2))
        assert back.play.view == bob.play.view
        assert RenewRow(person=2, by=0) in bob.facts()
        with pytest.raises(No, match="theirs"):
            await bench.hall.renew(ann.passed, 2)


@rule("D-4.9")
async def test_a_seat_has_agreed_when_all_who_are_left_of_it_have() -> None:
    """Bob says yes for Dan, and Cid, who was asked as well, goes."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table(game="lantern")
        await ann.must(messages.ShareSeat(seat=1))
        cid, dan = await bench.guest("Cid"), await bench.guest("Dan")
        for each in (cid, dan):
            await each.must(messages.Sit(seat=1), messages.Ready())
        await cid.must(messages.Ready())
        await bob.must(messages.Ready())
        await bench.deal([ann, bob])
        dan.hang_up()
        await bench.advance(10)
        await ann.must(messages.MayRenew(person=dan.person))
        await bob.must(YES)
        assert GrantRow(person=dan.person) not in bob.facts()
        await cid.must(messages.Leave())
        assert GrantRow(person=dan.person) in bob.facts()


@rule("D-4.9")
async def test_nobodys_going_is_their_consent() -> None:
    """The host sends away those who were asked, and gets nothing for it."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table(game="lantern")
        await ann.must(messages.ShareSeat(seat=1))
        await bench.deal([ann, bob])
        eve = await bench.guest("Eve")
        await eve.must(messages.Sit(seat=1))
        await ann.must(messages.Remove(person=1))
        assert eve.table.asked is None
        assert eve.table.seats[1].people == []
        assert await eve.refused(messages.Sit(seat=1)) == "taken"
        assert not any(isinstance(f, SitRow) and f.person == eve.person for f in await bench.log())


@rule("D-4.9")
async def test_in_a_lobby_the_host_makes_a_link_for_who_is_not_there() -> None:
    """Nothing is at stake yet; they are no longer ready, and all are told."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table(game="lantern")
        with pytest.raises(No, match="theirs"):
            await bench.hall.renew(ann.passed, 1)
        bob.hang_up()
        await bench.advance(10)
        again = await came(bench, await bench.hall.renew(ann.passed, 1))
        assert RenewRow(person=1, by=0) in ann.facts()
        assert not again.table.people[1].ready
        assert await ann.refused(messages.Start()) == "not-ready"


@rule("D-4.9")
async def test_ones_own_link_is_ones_own() -> None:
    """Anybody renews their own at any time, and all hear of it."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        view = bob.play.view
        again = await came(bench, await bench.hall.renew(bob.passed, 1))
        assert again.play.view == view
        assert RenewRow(person=1, by=1) in ann.facts()
        with pytest.raises(No, match="not-host"):
            await bench.hall.renew(again.passed, 0)


# Sharing a seat


@rule("D-4.9", "T-5.1")
async def test_a_rivals_seat_is_not_shared_without_them() -> None:
    """Neither by the host's word nor by the host's invitation."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        with pytest.raises(No, match="taken"):
            await invited(bench, ann, 1, "Eve")
        await ann.must(messages.ShareSeat(seat=1))
        assert ann.table.asked is not None
        assert (ann.table.asked.what, ann.table.asked.open) == ("share", [1])
        assert not ann.table.seats[1].shared
        await bob.must(NO)
        assert not ann.table.seats[1].shared
        await bench.advance(31)
        await ann.must(messages.ShareSeat(seat=1))
        await bob.must(YES)
        assert ann.table.seats[1].shared
        eve = await invited(bench, ann, 1, "Eve")
        assert eve.table.seats[1].people == [1]
        assert eve.play.view != bob.play.view
        assert bob.table.asked is not None
        assert (bob.table.asked.what, bob.table.asked.person) == ("sit", eve.person)
        assert await ann.refused(YES) == "not-asked"
        await bob.must(NO)
        assert eve.table.seats[1].people == [1]


@rule("D-4.9", "T-5.1")
async def test_a_rival_who_comes_in_again_shares_no_hand_without_leave() -> None:
    """Ann leaves her seat and the room, and comes by the door as somebody else."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.table("Ann Bob Cid", game="lantern")
        await ann.must(messages.ShareSeat(seat=1))
        await bench.deal([ann, bob, cid])
        await ann.must(messages.Leave())
        zed = await bench.guest("Zed")
        await zed.must(messages.Sit(seat=1))
        assert zed.table.seats[1].people == [1]
        assert zed.play.view != bob.play.view
        for other in (cid, zed):
            assert await other.refused(YES) == "not-asked"
        await bob.must(YES)
        assert cid.table.seats[1].people == [1, zed.person]
        assert SitRow(person=zed.person, seat=1) in cid.facts()


@rule("D-4.9")
async def test_between_games_of_a_series_seats_are_their_peoples_too() -> None:
    """Who would share the next hand is asked for by name."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table(game="lantern", settings=Settings(games=3))
        await ann.must(messages.ShareSeat(seat=1))
        await bench.deal([ann, bob])
        await play_on([ann, bob], Random("series"))
        for step in (messages.Phrase(phrase="hello"), messages.Next()):
            await ann.must(step)
            eve = await bench.guest("Eve")
            await eve.must(messages.Sit(seat=1))
            assert bob.table.seats[1].people == [1]
            await bob.must(NO)
            assert await ann.refused(messages.Sit(seat=1)) == "T-3.2"
            assert await ann.refused(messages.Rise()) == "T-3.2"
            assert await ann.refused(messages.SeatBot(seat=1, level="club")) == "T-3.2"


async def test_who_sits_may_share_their_own_seat() -> None:
    """At once; another's seat is the host's to open before the game, and nobody else's."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await bob.must(messages.ShareSeat(seat=1))
        assert ann.table.seats[1].shared
        assert await bob.refused(messages.ShareSeat(seat=0)) == "not-host"
        assert await (await bench.guest("Eve")).refused(messages.ShareSeat(seat=1)) == "not-host"


async def test_who_joins_a_seat_takes_back_the_ready_of_those_who_sit_there() -> None:
    """Nobody slips in between ready and start."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table(game="lantern")
        await ann.must(messages.ShareSeat(seat=1))
        eve = await bench.guest("Eve")
        await eve.must(messages.Sit(seat=1), messages.Ready())
        assert await ann.refused(messages.Start()) == "not-ready"
        await bob.must(messages.Ready())
        await ann.must(messages.Start())


# A lost link


@rule("T-5.1", "T-3.3")
async def test_who_lost_their_link_gets_their_seat_again_when_all_agree() -> None:
    """After ten minutes without a line; meanwhile a bot may play; everybody is told."""
    settings = Settings(clock=TurnClock(absent="bot", grace=30, level="random"))
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern", settings=settings)
        bob.hang_up()
        again = await bench.guest("Bob")
        await bench.advance(TEN_MINUTES - 10)
        assert await again.refused(messages.Sit(seat=1)) == "too-soon"
        await bench.advance(11)
        await again.must(messages.Sit(seat=1))
        assert ann.table.asked is not None
        assert (ann.table.asked.what, ann.table.asked.open) == ("return", [0, 2])
        await ann.must(YES)
        assert again.table.seats[1].people == [1]
        await cid.must(YES)
        assert ReturnRow(person=again.person, seat=1) in ann.facts()
        assert ann.table.seats[1].people == [again.person]
        assert ann.table.seats[1].bot == ""
        assert again.play.view != (await bench.watcher()).play.view
        await bob.join()
        assert bob.table.people[1].seat == -1
        assert await bob.refused(messages.Sit(seat=0)) == "T-5.1"


@rule("T-5.1")
async def test_a_seat_is_not_given_away_against_one_voice_or_its_owners() -> None:
    """One no is enough, and the owner's line ends the question."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        bob.hang_up()
        eve = await bench.guest("Eve")
        await bench.advance(TEN_MINUTES + 1)
        await eve.must(messages.Sit(seat=1))
        await ann.must(YES)
        await cid.must(NO)
        assert ann.table.seats[1].people == [1]
        await bench.advance(31)
        await eve.must(messages.Sit(seat=1))
        await ann.must(YES)
        await bob.join()
        assert ann.table.asked is None
        assert await cid.refused(YES) == "not-asked"
        assert await eve.refused(messages.Sit(seat=1)) == "taken"


@rule("T-5.1")
async def test_where_nobody_else_sits_no_seat_is_given_away() -> None:
    """A stranger with the door's link gets nothing from somebody who went for lunch."""
    async with Bench(finder=TINY) as bench:
        (ann,) = await bench.dealt("Ann", game="lantern", players=2)
        ann.hang_up()
        eve = await bench.guest("Eve")
        await bench.advance(2 * TEN_MINUTES)
        assert await eve.refused(messages.Sit(seat=0)) == "nobody-there"


@rule("T-5.1")
async def test_who_has_had_another_seat_gets_none_back() -> None:
    """T-5.1 holds here too."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        bob.hang_up()
        await bench.advance(TEN_MINUTES + 5)
        await cid.must(messages.Rise())
        assert await cid.refused(messages.Sit(seat=1)) == "T-5.1"
        assert await ann.refused(messages.Sit(seat=1)) == "T-5.1"


# Asking


@rule("D-4.9")
async def test_strangers_cannot_keep_the_table_from_asking() -> None:
    """A newcomer's wish gives way to one of somebody who sits."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table(game="lantern")
        await ann.must(messages.ShareSeat(seat=1))
        await bench.deal([ann, bob])
        eve, fay = await bench.guest("Eve"), await bench.guest("Fay")
        await eve.must(messages.Sit(seat=1))
        assert await fay.refused(messages.Sit(seat=1)) == "asked-already"
        await ann.act("take")
        await ann.must(messages.Undo())
        assert bob.table.asked is not None
        assert bob.table.asked.what == "undo"
        assert await eve.refused(messages.Sit(seat=1)) == "asked-already"


@rule("D-4.9")
async def test_a_wish_that_was_refused_rests_before_it_is_put_again() -> None:
    """Each by itself, and for who put it; the wait is said."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.dealt(game="lantern")
        await ann.act("take")
        await ann.must(messages.Undo())
        await bob.must(NO)
        answer = await ann.ask(messages.Undo())
        assert isinstance(answer, messages.Refusal)
        assert (answer.code, answer.facts) == ("asked-lately", {"seconds": 30})
        await ann.must(messages.AgreeEnd())
        await bob.must(NO)
        await bench.advance(29.5)
        assert await ann.refused(messages.Undo()) == "asked-lately"
        await bench.advance(1)
        await ann.must(messages.Undo())
        assert sum(isinstance(fact, AskRow) for fact in await bench.log()) == 3


async def test_a_wish_that_a_bot_settled_may_be_put_again_at_once() -> None:
    """Nobody said no to it."""
    async with Bench(finder=TINY) as bench:
        ann, bob, cid = await bench.dealt("Ann Bob Cid", game="lantern")
        await ann.act("take")
        await ann.must(messages.SeatBot(seat=1, level="random"), messages.Undo())
        await bench.advance(5)
        assert ann.table.asked is None
        await ann.must(messages.Undo())
        assert cid.table.asked is not None
        assert bob.table.asked is not None
