"""Codes: five letters to say aloud, that open a table for as long as it waits."""

import pytest

from questable.storage import MemoryStore
from questable.table import No, messages
from questable.table.log.class_rows import CODE_LIFE
from questable.table.log.rows import LockRow
from questable.table.ports import Group, Link, StoredRow
from questable.table.run import links
from tests.rule import rule
from tests.table.bench import Bench, Player
from tests.table.fakes import FakeDice
from tests.tiny import TINY


def test_codes_can_be_said_aloud_and_written_on_a_blackboard() -> None:
    """Consonant and vowel in turn, without letters that are taken for others, nothing unkind."""
    dice = FakeDice()
    made = [links.code(dice) for _ in range(3000)]
    assert len(set(made)) > 2800
    for code in made:
        pairs = zip(code, links.CODE, strict=True)
        assert all(letter in choice for letter, choice in pairs), code
        assert not set(code) & set("IOQY")
        assert not any(each in code for each in links.UNKIND)
        assert links.is_code(code)
    assert not links.is_code(links.secret(dice))


async def code_of(bench: Bench, ann: Player) -> str:
    """The code that the host makes."""
    return await bench.hall.reopen(ann.passed, "code")


@rule("D-4.11")
async def test_a_code_is_a_door() -> None:
    """In small letters too; it makes persons, and opens nothing that the door does not."""
    async with Bench() as bench:
        ann = await bench.host()
        code = await code_of(bench, ann)
        for typed in (code, code.lower()):
            door = await bench.hall.authenticate(typed)
            assert (door.room, door.kind, door.person) == (bench.opened.room, "door", -1)
        entered = await bench.hall.enter(code, "Bob")
        assert (entered.room, entered.person) == (bench.opened.room, 1)
        with pytest.raises(No, match="no-link"):
            await bench.hall.join(door, lambda _: None)
        with pytest.raises(No, match="not-host"):
            await bench.hall.reopen(door, "code")
        assert code not in repr(ann.told)
        assert code not in repr(bench.store.__dict__)


@rule("D-4.11")
async def test_a_code_lapses_when_the_game_starts_and_none_is_made_in_a_game() -> None:
    """The link of the door still opens, for those who come to watch."""
    async with Bench() as bench:
        ann, _ = await bench.table()
        code = await code_of(bench, ann)
        await ann.must(messages.Start())
        with pytest.raises(No, match="no-link"):
            await bench.hall.authenticate(code)
        with pytest.raises(No, match="no-link"):
            await bench.hall.enter(code, "Eve")
        with pytest.raises(No, match="playing"):
            await code_of(bench, ann)
        assert (await bench.hall.enter(bench.opened.door, "Eve")).person == 2


@rule("D-4.11")
async def test_a_game_that_starts_meanwhile_shuts_out_who_is_at_the_door() -> None:
    """Even if the code was right when it was looked up, as in another process."""
    async with Bench() as bench:
        ann, _ = await bench.table()
        code = await code_of(bench, ann)
        kept = await bench.store.link(links.digest(code))
        await ann.must(messages.Start())
        assert kept is not None
        assert isinstance(bench.store, MemoryStore)
        bench.store._links[kept.hash] = kept
        with pytest.raises(No, match="no-link"):
            await bench.hall.enter(code, "Eve")


@rule("D-4.11")
async def test_a_new_code_voids_the_old_and_two_tables_never_share_one() -> None:
    """A code that is taken is drawn again."""
    async with Bench() as bench:
        ann = await bench.host()
        old = await code_of(bench, ann)
        taken = links.code(FakeDice("another table"))
        row = StoredRow(0, 0, "x", b"{}")
        other = Link(links.digest(taken), "other", "code")
        await bench.store.append(Group(room="other", rows=[row], links=[other]))
        bench.hall.world.dice = Twice(taken, bench.dice)
        new = await code_of(bench, ann)
        assert len({old, new, taken}) == 3
        with pytest.raises(No, match="no-link"):
            await bench.hall.authenticate(old)
        assert (await bench.hall.authenticate(taken)).room == "other"


@pytest.mark.parametrize("players", [2, 3])
async def test_who_comes_in_sits_down_and_is_ready(players: int) -> None:
    """On the first seat that is free; where none is, they stand and watch."""
    async with Bench() as bench:
        ann = await bench.host()
        await ann.must(messages.Choose(game="questor", players=players), messages.Sit(seat=0))
        for seat in range(1, players - 1):
            await ann.must(messages.SeatBot(seat=seat, level="club"))
        bob = await bench.hall.enter(bench.opened.door, "Bob", sits=True)
        eve = await bench.hall.enter(bench.opened.door, "Eve", sits=True)
        await bench.settle()
        people = {each.person: each for each in ann.table.people}
        assert (people[bob.person].seat, people[bob.person].ready) == (players - 1, True)
        assert (people[eve.person].seat, people[eve.person].ready) == (-1, False)


class Twice:
    """First what leads to a code that is taken, then chance."""

    def __init__(self, code: str, then: FakeDice) -> None:
        number = 0
        for letter, choice in reversed(list(zip(code, links.CODE, strict=True))):
            number = number * len(choice) + choice.index(letter)
        self.first = [number.to_bytes(8)]
        self.then = then

    def bytes(self, n: int) -> bytes:
        """Some of them."""
        return self.first.pop() if self.first and n == 8 else self.then.bytes(n)


@rule("D-4.11")
@pytest.mark.parametrize("asleep", [False, True])
async def test_a_code_lapses_after_some_hours(asleep: bool) -> None:
    """Also where nobody is awake to see it; all are told, and another lives as long again."""
    async with Bench() as bench:
        ann = await bench.host()
        old = await code_of(bench, ann)
        assert ann.table.coded
        await bench.advance(CODE_LIFE / 1000 - 60)
        new = await code_of(bench, ann)
        await bench.advance(CODE_LIFE / 1000 - 60)
        assert (await bench.hall.authenticate(new)).kind == "door"
        if asleep:
            await bench.restart()
        await bench.advance(120)
        for code in (old, new):
            with pytest.raises(No, match="no-link"):
                await bench.hall.authenticate(code)
        assert (await bench.log()).count(LockRow(way="lapse")) == 1
        assert (await bench.hall.authenticate(bench.opened.door)).kind == "door"
        await ann.join(since=0)
        assert LockRow(way="lapse") in ann.facts()
        assert not ann.table.coded
        assert (await bench.hall.authenticate(await code_of(bench, ann))).kind == "door"
        assert ann.table.coded


@rule("D-4.11")
async def test_a_table_that_plays_has_no_code_and_no_hour_at_which_it_lapses() -> None:
    """Neither does the next game begin with the code of the first."""
    async with Bench(finder=TINY) as bench:
        people = await bench.table(game="lantern")
        await code_of(bench, people[0])
        await bench.deal(people)
        assert not people[1].table.coded
        await bench.advance(CODE_LIFE / 1000 + 60)
        assert LockRow(way="lapse") not in await bench.log()
        await people[0].must(messages.Abandon(), messages.Next())
        assert people[0].table.phase == "lobby"
        assert not people[0].table.coded
