"""Links: unguessable, revocable, and each opens one thing only."""

import pytest

from questable.table import No, Pass, messages
from questable.table.log.rows import LockRow
from questable.table.run import links
from tests.rule import rule
from tests.table.bench import Bench, Player
from tests.table.fakes import FakeDice
from tests.tiny import TINY


@rule("D-4.2")
async def test_a_secret_is_shown_once_and_never_stored() -> None:
    """The store has its hash."""
    async with Bench() as bench:
        ann = await bench.host()
        secrets = [bench.opened.link, bench.opened.door, bench.opened.watch]
        assert len(set(secrets)) == 3
        assert all(len(secret) == 24 for secret in secrets)
        stored = repr(bench.store.__dict__)
        assert not any(secret in stored for secret in secrets)
        assert links.digest(ann.link) in stored


def test_secrets_have_144_bits_and_are_fit_for_an_address() -> None:
    """As many as nobody guesses."""
    dice = FakeDice()
    made = {links.secret(dice) for _ in range(1000)}
    assert len(made) == 1000
    assert all(c.isalnum() or c in "-_" for secret in made for c in secret)


@pytest.mark.parametrize("secret", ["", "x", "x" * 24, "é", "\x00" * 10])
async def test_an_unknown_secret_opens_nothing(secret: str) -> None:
    """Whatever it looks like."""
    async with Bench() as bench:
        await bench.host()
        with pytest.raises(No, match="no-link"):
            await bench.hall.authenticate(secret)


async def test_every_link_opens_its_own_thing() -> None:
    """The door makes persons, the watch link spectators, a person's link that person."""
    async with Bench() as bench:
        ann = await bench.host()
        assert await bench.hall.authenticate(ann.link) == Pass(bench.opened.room, "person", 0)
        door = await bench.hall.authenticate(bench.opened.door)
        with pytest.raises(No, match="no-link"):
            await bench.hall.join(door, lambda _: None)
        for secret in (ann.link, bench.opened.watch):
            with pytest.raises(No, match="no-link"):
                await bench.hall.enter(secret, "Eve")
        watch = await bench.hall.authenticate(bench.opened.watch)
        for wrong in (door, watch):
            with pytest.raises(No):
                await bench.hall.renew(wrong, 0)
            with pytest.raises(No, match="not-host"):
                await bench.hall.invite(wrong, 0, "Eve")
            with pytest.raises(No, match="not-host"):
                await bench.hall.reopen(wrong, "door")


async def test_a_link_of_one_room_is_nothing_in_another() -> None:
    """Persons have numbers, and the same number is somebody else there."""
    async with Bench(finder=TINY) as bench:
        first = await bench.dealt(game="lantern")
        second = await bench.dealt(game="lantern")
        passes = [await bench.hall.authenticate(person.link) for person in (*first, *second)]
        assert len(set(passes)) == 4
        await second[0].act("flip")
        assert await second[1].refused(messages.Act(action="flip")) == "T-1.1"
        assert "flip" in first[0].legal


@rule("D-4.2")
async def test_a_link_can_be_renewed_and_the_old_one_is_void() -> None:
    """By its owner, or by the host for who is not there; lines on the old one are closed."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        new = await bench.hall.renew(bob.passed, 1)
        await bench.advance(5)
        with pytest.raises(No, match="no-link"):
            await bench.hall.authenticate(bob.link)
        assert bob.told[-1] == messages.Bye(why="void")
        assert bob.line.closed
        assert await bench.hall.authenticate(new) == bob.passed
        with pytest.raises(No, match="not-host"):
            await bench.hall.renew(bob.passed, 0)
        newer = await bench.hall.renew(ann.passed, 1)
        with pytest.raises(No, match="no-link"):
            await bench.hall.authenticate(new)
        assert (await bench.hall.authenticate(newer)).person == 1
        with pytest.raises(No, match="unknown-person"):
            await bench.hall.renew(ann.passed, 7)


@rule("D-4.2", "D-4.5")
async def test_the_host_changes_the_locks() -> None:
    """Of the door and of the spectators' link."""
    async with Bench() as bench:
        ann = await bench.host()
        bob = await bench.guest("Bob")
        for kind, old in (("door", bench.opened.door), ("watch", bench.opened.watch)):
            with pytest.raises(No, match="not-host"):
                await bench.hall.reopen(bob.passed, kind)
            new = await bench.hall.reopen(ann.passed, kind)
            with pytest.raises(No, match="no-link"):
                await bench.hall.authenticate(old)
            assert (await bench.hall.authenticate(new)).kind == kind
            assert LockRow(way=kind) in bob.facts()
        with pytest.raises(No, match="no-link"):
            await bench.hall.reopen(ann.passed, "person")


@rule("D-4.2")
async def test_a_new_lock_for_spectators_hangs_up_on_those_who_watch() -> None:
    """Not on who came by the new link, nor on anybody at the table."""
    async with Bench() as bench:
        ann, bob = await bench.table()
        old = await bench.watcher()
        await bench.hall.reopen(ann.passed, "door")
        assert not old.line.closed
        new = await bench.hall.reopen(ann.passed, "watch")
        assert old.told[-1] == messages.Bye(why="void")
        assert old.line.closed
        young = await Player(bench, await bench.hall.authenticate(new)).join()
        await ann.must(messages.Phrase(phrase="hello"))
        assert not young.line.closed
        assert not bob.line.closed


async def test_a_seat_link_seats_whoever_has_it() -> None:
    """The host makes it, and its person is seated at once."""
    async with Bench() as bench:
        ann = await bench.host()
        await ann.must(messages.Choose(game="rae", players=2))
        with pytest.raises(No, match="unknown-seat"):
            await bench.hall.invite(ann.passed, 5, "Bob")
        invited = await bench.hall.invite(ann.passed, 1, "Bob")
        bob = await Player(bench, await bench.hall.authenticate(invited.link)).join()
        assert bob.table.seats[1].people == [bob.person]
        with pytest.raises(No, match="taken"):
            await bench.hall.invite(ann.passed, 1, "Cid")
        with pytest.raises(No, match="not-host"):
            await bench.hall.invite(bob.passed, 0, "Cid")


@rule("D-4.5")
async def test_a_spectator_may_only_look() -> None:
    """Whatever they send."""
    async with Bench(finder=TINY) as bench:
        await bench.dealt(game="lantern")
        watcher = await bench.watcher()
        rows = len(await bench.log())
        asks: list[messages.Ask] = [
            messages.Sit(seat=0),
            messages.Name(name="Eve"),
            messages.Act(action="take"),
            messages.Undo(),
            messages.Consent(yes=True),
            messages.Phrase(phrase="hello"),
            messages.Leave(),
            messages.WhyNot(action="take"),
        ]
        for ask in asks:
            assert await watcher.refused(ask) in ("watching", "no-seat")
        watcher.send(messages.Since(seq=0))
        await bench.settle()
        assert len(watcher.updates[-1].told) > 10
        assert len(await bench.log()) == rows
