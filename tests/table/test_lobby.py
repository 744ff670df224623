"""Seats, the host's powers, the ready check."""

import pytest

from questable.table import No, Settings, messages
from questable.table.log.settings import TurnClock
from tests.rule import rule
from tests.table.bench import Bench, Player


async def test_the_host_opens_and_others_come_in_by_the_door() -> None:
    """Names are seen by all, links by nobody."""
    async with Bench() as bench:
        ann = await bench.host("Ann")
        bob = await bench.guest("  Bob \n the\x07 brave ")
        names = [person.name for person in ann.table.people]
        assert names == ["Ann", "Bob the brave"]
        assert bob.table == ann.table
        everything = b"".join(ann.raw + bob.raw).decode()
        secrets = (ann.link, bob.link, bench.opened.door, bench.opened.watch)
        assert not any(secret in everything for secret in secrets)


@pytest.mark.parametrize("name", ["", "   ", "\x00", "x" * 41])
async def test_a_name_has_one_to_forty_letters(name: str) -> None:
    """Whoever opens, enters or renames."""
    async with Bench() as bench:
        with pytest.raises(No, match="name"):
            await bench.hall.open(name)
        ann = await bench.host("Ann")
        assert await ann.refused(messages.Name(name=name)) == "name"
        await ann.must(messages.Name(name="Änne"))
        assert ann.table.people[0].name == "Änne"


async def test_seats_are_taken_left_and_refused() -> None:
    """One person a seat, one seat a person."""
    async with Bench() as bench:
        ann, bob = await bench.table("Ann Bob")
        assert [seat.people for seat in ann.table.seats] == [[0], [1]]
        assert await bob.refused(messages.Sit(seat=0)) == "taken"
        assert await bob.refused(messages.Sit(seat=1)) == "seated"
        assert await bob.refused(messages.Sit(seat=2)) == "unknown-seat"
        await bob.must(messages.Rise())
        assert await bob.refused(messages.Rise()) == "no-seat"
        await ann.must(messages.Sit(seat=1))
        assert [seat.people for seat in ann.table.seats] == [[], [0]]
        assert not ann.table.people[0].ready


async def test_fewer_seats_send_people_to_watch() -> None:
    """A game for one after a game for two."""
    async with Bench() as bench:
        ann, bob = await bench.table("Ann Bob")
        await ann.must(messages.Choose(game="questor", players=1, options={"mode": "cooperation"}))
        assert [person.seat for person in bob.table.people] == [0, -1]
        assert not any(person.ready for person in bob.table.people)


HOST_ONLY: list[messages.Ask] = [
    messages.Choose(game="rae", players=2),
    messages.Set(settings=Settings()),
    messages.ShareSeat(seat=0),
    messages.SeatBot(seat=0, level="club"),
    messages.Back(seat=0),
    messages.Remove(person=0),
    messages.HandOver(person=1),
    messages.Start(),
    messages.Abandon(),
    messages.Next(),
]


@rule("D-4.5")
@pytest.mark.parametrize("ask", HOST_ONLY, ids=lambda ask: type(ask).__name__)
async def test_only_the_host_may(ask: messages.Ask) -> None:
    """Anybody else is refused, and a spectator is told to watch."""
    async with Bench() as bench:
        _, bob = await bench.table("Ann Bob")
        watcher = await bench.watcher()
        before = len(await bench.log())
        assert await bob.refused(ask) == "not-host"
        assert await watcher.refused(ask) == "watching"
        assert len(await bench.log()) == before


async def test_a_game_starts_when_all_seats_are_filled_and_ready() -> None:
    """The host needs no ready of their own."""
    async with Bench() as bench:
        ann = await bench.host()
        assert await ann.refused(messages.Start()) == "no-game"
        await ann.must(messages.Choose(game="rae", players=3), messages.Sit(seat=0))
        assert await ann.refused(messages.Start()) == "empty-seat"
        bob = await bench.guest("Bob")
        assert await bob.refused(messages.Ready()) == "no-seat"
        await bob.must(messages.Sit(seat=1))
        await ann.must(messages.SeatBot(seat=2, level="club"))
        assert await ann.refused(messages.Start()) == "not-ready"
        await bob.must(messages.Ready(), messages.Ready(ready=False))
        assert await ann.refused(messages.Start()) == "not-ready"
        await bob.must(messages.Ready())
        await ann.must(messages.Start())
        assert ann.table.phase == "sharing"
        assert await bob.refused(messages.Ready()) == "playing"


BAD_CHOICES = [
    (messages.Choose(game="chess", players=2), "unknown-game"),
    (messages.Choose(game="rae", players=9), "T-1.4"),
    (messages.Choose(game="rae", players=3, options={"teams": True}), "R-3.3"),
    (messages.Choose(game="rae", players=2, options={"speed": 3}), "T-1.4"),
    (messages.Choose(game="rae", players=2, pack="nonsense ["), "pack"),
    (messages.Choose(game="rae", players=2, record="nonsense"), "record"),
]


@pytest.mark.parametrize(("ask", "why"), BAD_CHOICES)
async def test_a_game_that_cannot_be_set_up_is_refused(ask: messages.Ask, why: str) -> None:
    """With the rule, or the reason."""
    async with Bench() as bench:
        ann = await bench.host()
        assert await ann.refused(ask) == why


async def test_bots_fill_seats_and_stand_in_for_people() -> None:
    """The host lets a bot play a person's seat and gives it back."""
    async with Bench() as bench:
        ann, bob = await bench.dealt("Ann Bob", players=3)
        assert ann.table.seats[2].bot == "random"
        assert await ann.refused(messages.SeatBot(seat=1, level="genius")) == "unknown-level"
        assert await ann.refused(messages.SeatBot(seat=7, level="club")) == "unknown-seat"
        await ann.must(messages.SeatBot(seat=1, level="club"))
        assert ann.table.seats[1].bot == "club"
        assert ann.table.seats[1].people == [1]
        assert await bob.refused(messages.Act(action="pass")) == "bot-plays"
        assert await bob.refused(messages.Back(seat=1)) == "not-host"
        await ann.must(messages.Back(seat=1))
        assert ann.table.seats[1].bot == ""
        assert await ann.refused(messages.Back(seat=2)) == "playing"
        assert await ann.refused(messages.Back(seat=1)) == "no-bot"


async def test_the_host_sends_somebody_away_in_mid_game() -> None:
    """Their link is void, their line is closed, a bot plays on."""
    async with Bench() as bench:
        ann, bob = await bench.dealt("Ann Bob")
        await ann.must(messages.Remove(person=1))
        assert isinstance(bob.told[-1], messages.Bye)
        assert bob.line.closed
        assert ann.table.seats[1].people == []
        assert ann.table.seats[1].bot == "club"
        with pytest.raises(No, match="no-link"):
            await bench.hall.authenticate(bob.link)
        assert await ann.refused(messages.Remove(person=1)) == "unknown-person"


async def test_the_host_hands_over_or_leaves() -> None:
    """Whoever came next is host then."""
    async with Bench() as bench:
        ann, bob = await bench.table("Ann Bob")
        cid = await bench.guest("Cid")
        assert await ann.refused(messages.HandOver(person=9)) == "unknown-person"
        await ann.must(messages.HandOver(person=1))
        assert await ann.refused(messages.Start()) == "not-host"
        await bob.must(messages.Leave())
        assert cid.table.host == 0
        await ann.must(messages.Leave())
        assert cid.table.host == 2


async def test_what_belongs_to_the_lobby_waits_for_it() -> None:
    """Neither game nor settings change in mid-game; nor is a game started twice."""
    async with Bench() as bench:
        ann, _ = await bench.dealt("Ann Bob")
        for ask in (
            messages.Choose(game="rae", players=2),
            messages.Set(settings=Settings()),
            messages.Start(),
            messages.Next(),
        ):
            assert await ann.refused(ask) == "playing"
        assert await ann.refused(messages.SeedShare(share="00" * 16)) == "not-sharing"


async def test_settings_are_checked() -> None:
    """The name of the first one that cannot be is told."""
    async with Bench() as bench:
        ann = await bench.host()
        bad = [
            Settings(clock=TurnClock(kind="hourglass")),
            Settings(clock=TurnClock(seconds=0)),
            Settings(clock=TurnClock(level="genius")),
            Settings(dice="loaded"),
            Settings(pace=-1),
            Settings(games=0),
        ]
        told = []
        for settings in bad:
            answer = await ann.ask(messages.Set(settings=settings))
            assert isinstance(answer, messages.Refusal)
            told.append(answer.facts["setting"])
        assert told == ["clock.kind", "clock.seconds", "clock.level", "dice", "pace", "games"]
        await ann.must(messages.Set(settings=Settings(games=3, target=20)))
        assert ann.table.settings.games == 3


async def test_there_is_no_free_chat() -> None:
    """A phrase of the list reaches everyone; anything else nobody."""
    async with Bench() as bench:
        ann, bob = await bench.table("Ann Bob")
        await bob.must(messages.Phrase(phrase="well-played"))
        assert "well-played" in str(ann.facts()[-1])
        assert await bob.refused(messages.Phrase(phrase="you are bad at this")) == "phrase"


@rule("T-5.1")
async def test_who_has_seen_a_hand_plays_no_other() -> None:
    """T-5.1: leaving a seat in mid-game is no way to another one."""
    async with Bench() as bench:
        people = await bench.table("Ann Bob Cid", game="rae")
        await people[0].must(messages.ShareSeat(seat=0))
        dee: Player = await bench.guest("Dee")
        await bench.deal(people)
        await people[1].must(messages.Rise())
        assert await people[1].refused(messages.Sit(seat=0)) == "T-5.1"
        await dee.must(messages.Sit(seat=0))
        await people[0].must(messages.Consent(yes=True))
        assert await dee.refused(messages.Sit(seat=1)) == "T-5.1"
