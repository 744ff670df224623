"""Tables of a class: who sits where, how a game goes on, rests and ends, also after a fall."""

from random import Random

import pytest

from questable.table import No, messages
from questable.table.log.class_rows import class_of, is_class, table_name
from questable.table.log.room import PLAYING
from questable.table.log.rows import OpenRow, encoded
from questable.table.ports import Group, StoredRow, Worker
from questable.table.told.class_messages import (
    AskHelp,
    HoldBee,
    HoldTables,
    LookIn,
    PauseClass,
    RemovePupil,
    RenamePupil,
    StopAll,
    TableRules,
    TakeSeat,
)
from tests.rule import rule
from tests.table.bench import Player
from tests.table.school import Attendee, SchoolBench

RULES = TableRules(game="questor", size=2)


async def seated(bench: SchoolBench, pupil: Attendee) -> Player:
    """A pupil who was led to their table, and has added to its luck."""
    way = await pupil.way(TakeSeat())
    player = await Player(bench, await bench.hall.authenticate(way.link), way.link).join()
    if player.table.phase == "sharing":
        await player.must(messages.SeedShare(share="00" * 16))
    return player


async def playing(bench: SchoolBench, *names: str) -> tuple[list[Attendee], list[Player]]:
    """Pupils at tables of two, all of them at their seats."""
    pupils = await bench.class_of(*names)
    await bench.teacher.must(HoldTables(rules=RULES))
    return pupils, [await seated(bench, each) for each in pupils]


def test_names_of_classes_and_their_tables() -> None:
    """No room's own name is taken for one."""
    assert is_class("class-abc")
    assert class_of(table_name("class-abc", 3)) == "class-abc"
    assert not is_class("class-abc-3")
    assert class_of("class-abc") == class_of("abcdefghij") == ""


@rule("D-9.3")
async def test_each_is_led_to_their_own_seat_and_the_game_begins() -> None:
    """At a real room, with the teacher as its host."""
    async with SchoolBench() as bench:
        pupils, players = await playing(bench, "Ann", "Ben", "Cleo", "Dan")
        assert {each.pupil.table.room for each in pupils if each.pupil.table} == {
            table_name(bench.school.room, n) for n in (0, 1)
        }
        for pupil, player in zip(pupils, players, strict=True):
            assert pupil.pupil.table is not None
            assert player.table.phase == "playing"
            own = next(each for each in player.table.people if each.person == player.person)
            assert (own.name, own.seat) == (pupil.pupil.name, pupil.pupil.table.seat)
            assert player.table.people[0].name == "Mme Martin"
        await bench.advance(1)
        for table in bench.teacher.board.tables:
            assert (table.phase, table.secret, table.winners) == ("playing", False, [])
            assert [each.here for each in table.seats] == [True, True]
            assert len(table.turn) == 1
        for lost in (messages.Abandon(), messages.Remove(person=0)):
            assert await players[0].refused(lost) == "not-host"


@rule("D-9.3")
async def test_nobody_gets_anothers_seat() -> None:
    """A link is asked for by whose seat it is; a new one voids the one before."""
    async with SchoolBench() as bench:
        pupils, players = await playing(bench, "Ann", "Ben")
        heard = len(players[1].told)
        again = await pupils[0].way(TakeSeat())
        assert len(players[1].told) == heard
        assert players[0].told[-1] == messages.Bye(why="void")
        assert (await bench.hall.authenticate(again.link)).person == players[0].person
        with pytest.raises(No, match="no-link"):
            await bench.hall.authenticate(players[0].link)
        late = await bench.enter("Zoe")
        assert await late.refused(TakeSeat()) == "not-now"
        rows = [row.data for row in await bench.store.rows(players[0].table.room)]
        assert not any(again.link.encode() in each for each in rows)


@rule("D-9.3")
async def test_nobody_goes_from_a_table_or_hands_it_over_but_by_the_class() -> None:
    """Not by a slip of the finger, and not while the teacher looks elsewhere."""
    async with SchoolBench() as bench:
        pupils, players = await playing(bench, "Ann", "Ben")
        way = await bench.teacher.way(LookIn(table=0))
        teacher = await Player(bench, await bench.hall.authenticate(way.link)).join()
        await bench.advance(700)
        for each in (*players, teacher):
            for ask in (messages.Leave(), messages.Rise(), messages.HandOver(person=each.person)):
                assert await each.refused(ask) == "not-here"
        await bench.teacher.must(RenamePupil(pupil=0, name="Anna"))
        assert "Anna" in [each.name for each in players[1].table.people]
        assert pupils[0].pupil.name == "Anna"


async def test_the_teacher_looks_in_and_sees_what_spectators_see() -> None:
    """As the host, whom all see come."""
    async with SchoolBench() as bench:
        _, players = await playing(bench, "Ann", "Ben")
        way = await bench.teacher.way(LookIn(table=0))
        teacher = await Player(bench, await bench.hall.authenticate(way.link)).join()
        assert (teacher.person, teacher.play.asks) == (0, "wait")
        await bench.advance(1)
        assert players[0].table.people[0].up
        assert await bench.teacher.refused(LookIn(table=1)) == "unknown-table"


async def test_a_move_is_on_the_board_within_a_second() -> None:
    """With whose turn it is and how far they are."""
    async with SchoolBench() as bench:
        _, players = await playing(bench, "Ann", "Ben")
        await bench.advance(1)
        (before,) = bench.teacher.board.tables
        mover = next(each for each in players if each.play.asks == "turn")
        await mover.act(mover.legal[0])
        await bench.advance(0.9)
        (after,) = bench.teacher.board.tables
        assert after.moves > before.moves
        assert after.moved >= before.moved


@rule("D-9.3")
async def test_all_tables_rest_and_go_on() -> None:
    """Nobody moves, no bot either; whoever comes late is told the same."""
    async with SchoolBench() as bench:
        pupils = await bench.class_of("Ann", "Ben", "Cleo")
        await bench.teacher.must(HoldTables(rules=TableRules(game="questor", size=4, bots="club")))
        players = [await seated(bench, each) for each in pupils]
        while movers := [each for each in players if each.play.asks == "turn"]:
            await movers[0].act(movers[0].legal[0])
        await bench.teacher.must(PauseClass())
        assert all(each.table.paused for each in players)
        await bench.advance(1)
        moves = bench.teacher.board.tables[0].moves
        for each in players:
            assert await each.refused(messages.Act(action="pass")) == "paused"
        await bench.advance(60)
        assert bench.teacher.board.tables[0].moves == moves
        assert await bench.teacher.refused(HoldBee()) == "paused"
        await bench.teacher.must(PauseClass(on=False))
        assert not any(each.table.paused for each in players)
        await bench.advance(60)
        assert bench.teacher.board.tables[0].moves > moves


@rule("D-9.3")
async def test_a_clock_stands_while_all_rest() -> None:
    """And goes on with what was left."""
    async with SchoolBench() as bench:
        _, players = await playing(bench, "Ann", "Ben")
        name = players[0].table.room
        await bench.teacher.must(PauseClass())
        room = await bench.hall._mailbox(name).peek()
        assert room.rested == bench.clock.now()
        since = [seat.since for seat in room.seats]
        await bench.advance(500)
        await bench.teacher.must(PauseClass(on=False))
        room = await bench.hall._mailbox(name).peek()
        assert [seat.since for seat in room.seats] == [
            each + 500_000 if each >= 0 else each for each in since
        ]


async def test_bots_fill_a_table_and_a_game_that_needs_more() -> None:
    """One pupil alone plays with bots; so many as the game needs, or as the teacher wants."""
    async with SchoolBench() as bench:
        (ann,) = await bench.class_of("Ann")
        await bench.teacher.must(HoldTables(rules=TableRules(game="holy-quest", size=2)))
        (table,) = bench.teacher.board.tables
        assert [(each.pupil, each.bot != "") for each in table.seats] == [(0, False), (-1, True)]
        rules = TableRules(game="questor", size=4, bots="novice", groups=[[0]])
        await bench.teacher.must(HoldTables(rules=rules))
        await bench.advance(1)
        (table,) = bench.teacher.board.tables
        assert [each.bot for each in table.seats] == ["", "novice", "novice", "novice"]
        assert ann.pupil.table is not None
        assert ann.pupil.table.table == 1
        assert await bench.store.rows(table_name(bench.school.room, 0)) == []


async def test_groups_are_as_even_as_can_be_or_as_they_were_chosen() -> None:
    """Drawn among those who are here."""
    async with SchoolBench() as bench:
        pupils = await bench.class_of(*(f"P{n}" for n in range(7)))
        pupils[6].hang_up()
        await bench.advance(30)
        await bench.teacher.must(HoldTables(rules=TableRules(game="questor", size=4)))
        sizes = [len(table.seats) for table in bench.teacher.board.tables]
        assert sizes == [3, 3]
        rules = TableRules(game="questor", groups=[[5, 0], [1, 6]])
        await bench.teacher.must(HoldTables(rules=rules))
        told = [sorted(each.pupil for each in t.seats) for t in bench.teacher.board.tables]
        assert told == [[0, 5], [1, 6]]


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (TableRules(game="nothing"), "unknown-game"),
        (TableRules(game="questor", bots="nobody"), "unknown-level"),
        (TableRules(game="questor", groups=[[0, 0]]), "unknown-pupil"),
        (TableRules(game="questor", groups=[[9]]), "unknown-pupil"),
        (TableRules(game="questor", groups=[[]]), "too-few"),
        (TableRules(game="holy-quest", groups=[[0, 1, 2, 3, 4]]), "too-many"),
        (TableRules(game="questor", options={"nonsense": 1}), "option-unknown"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_tables_that_cannot_be(rules: TableRules, code: str) -> None:
    """With the reason; nothing has changed."""
    async with SchoolBench() as bench:
        await bench.class_of(*(f"P{n}" for n in range(5)))
        assert await bench.teacher.refused(HoldTables(rules=rules)) == code
        assert bench.teacher.board.doing == "waiting"


async def test_nobody_to_play_is_told() -> None:
    """An empty class has no tables."""
    async with SchoolBench() as bench:
        assert await bench.teacher.refused(HoldTables(rules=RULES)) == "too-few"


async def test_who_is_removed_leaves_the_table_to_a_bot() -> None:
    """The others play on."""
    async with SchoolBench() as bench:
        _, players = await playing(bench, "Ann", "Ben")
        await bench.teacher.must(RemovePupil(pupil=0))
        assert players[0].told[-1] == messages.Bye(why="removed")
        await bench.advance(1)
        (table,) = bench.teacher.board.tables
        assert sorted(each.pupil for each in table.seats) == [-1, 1]
        assert sum(each.bot != "" for each in table.seats) == 1


@rule("D-9.3")
async def test_tables_go_on_after_a_fall_and_what_was_missing_is_made() -> None:
    """Also when the process fell before the rooms were made."""
    async with SchoolBench() as bench:
        pupils = await bench.class_of("Ann", "Ben")
        bench.teacher.send(HoldTables(rules=RULES))
        while not any(b"tables" in row.data for row in await bench.store.rows(bench.school.room)):
            await bench.hall.schools.of(bench.school.room).peek()
        await bench.restart()
        await bench.teacher.join()
        for each in pupils:
            await each.join()
        players = [await seated(bench, each) for each in pupils]
        assert all(each.table.phase == "playing" for each in players)
        await pupils[0].must(AskHelp())
        await bench.restart()
        await bench.teacher.join()
        await pupils[0].join()
        again = await seated(bench, pupils[0])
        assert again.person == players[0].person
        assert again.play.view == players[0].play.view
        await bench.advance(1)
        assert bench.teacher.board.tables[0].phase == "playing"
        assert bench.teacher.board.pupils[0].help == "asked"


async def test_how_a_table_ended_is_kept_with_the_class() -> None:
    """Games and wins are counted once, also after a fall; a game broken off counts nothing."""
    async with SchoolBench() as bench:
        pupils, _ = await playing(bench, "Ann", "Ben")
        way = await bench.teacher.way(LookIn(table=0))
        teacher = await Player(bench, await bench.hall.authenticate(way.link)).join()
        await teacher.must(messages.Abandon())
        await bench.advance(1)
        assert bench.teacher.board.tables[0].phase == "over"
        assert pupils[0].pupil.table is not None
        assert pupils[0].pupil.table.over
        await bench.restart()
        results = await bench.hall.schools.results(bench.school.room, "teacher")
        assert [(each.games, each.wins) for each in results.pupils] == [(0, 0), (0, 0)]


async def test_a_whole_game_at_a_classs_table() -> None:
    """Played to its end: somebody has won, and the results say who."""
    async with SchoolBench() as bench:
        pupils = await bench.class_of("Ann", "Ben")
        await bench.teacher.must(HoldTables(rules=TableRules(game="pillars", size=2)))
        players = [await seated(bench, each) for each in pupils]
        rng = Random("whole")
        while any(each.table.phase == PLAYING for each in players):
            player = next(each for each in players if each.play.asks != "wait")
            await player.act(rng.choice(player.legal))
        await bench.advance(1)
        (table,) = bench.teacher.board.tables
        assert (table.phase, len(table.scores)) == ("over", 2)
        results = await bench.hall.schools.results(bench.school.room, "teacher")
        assert [each.games for each in results.pupils] == [1, 1]
        won = [table.seats[seat].pupil for seat in table.winners]
        assert [each.wins for each in results.pupils] == [int(n in won) for n in (0, 1)]


async def test_stopping_forgets_the_rooms() -> None:
    """And whoever is still there is told that the table is gone."""
    async with SchoolBench() as bench:
        pupils, players = await playing(bench, "Ann", "Ben")
        await bench.teacher.must(StopAll())
        assert players[0].told[-1] == messages.Bye(why="gone")
        assert pupils[0].pupil.table is None
        assert await bench.store.rows(players[0].table.room) == []
        assert await pupils[0].refused(TakeSeat()) == "not-now"


@rule("D-9.3")
async def test_tables_live_where_the_class_lives() -> None:
    """A worker that has not the class takes none of its tables; when its home is gone, both go."""
    one, two = (Worker(name, address=f"unix:{name}", alone=False) for name in ("one", "two"))
    async with SchoolBench() as bench:
        first = await bench.other_hall(one)
        passed = await first.authenticate(bench.school.link)
        bench.hall = first
        teacher = await Attendee(bench, bench.school.link).join()
        await bench.class_of("Ann", "Ben")
        assert passed.room == bench.school.room
        await teacher.must(HoldTables(rules=RULES))
        second = await bench.other_hall(two)
        name = table_name(bench.school.room, 0)
        with pytest.raises(No, match="closing"):
            await second.room(name)
        home = await bench.store.home(name)
        assert home is not None
        assert home.worker == "one"
        fresh = table_name(bench.school.room, 9)
        opened = StoredRow(0, 0, "open", encoded(OpenRow(name="Mme Martin")))
        await bench.store.append(Group(room=fresh, rows=[opened]))
        with pytest.raises(No, match="closing"):
            await second.room(fresh)
        await bench.store.leave("one")
        await second.room(name)
        for room in (name, bench.school.room):
            home = await bench.store.home(room)
            assert home is not None
            assert home.worker == "two"
