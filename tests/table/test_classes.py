"""A class: who comes in, who may do what, and what is left after a fall."""

import pytest

from questable.table import No, class_messages, messages
from questable.table.log.class_rows import MOST_PUPILS, BeeRules, LearnRules
from questable.table.told.class_messages import (
    AskHelp,
    CloseClass,
    ComeHelp,
    Helped,
    HoldBee,
    HoldLearning,
    Learnt,
    MakeScreen,
    PauseClass,
    RemovePupil,
    RenamePupil,
    RenewPupil,
    SetDoor,
    SetUntil,
    StopAll,
)
from tests.rule import rule
from tests.table.school import Attendee, SchoolBench


async def test_pupils_come_in_by_the_code_and_nobody_looks_alike() -> None:
    """D-4.10 holds in a class, too: the teacher's own name is taken."""
    async with SchoolBench() as bench:
        ann, other, madame = await bench.class_of(" Ann\n", "ann", "Mme  Martin")
        assert [each.pupil.name for each in (ann, other, madame)] == [
            "Ann",
            "ann (2)",
            "Mme Martin (2)",
        ]
        await bench.advance(1)
        assert [each.name for each in bench.teacher.board.pupils] == [
            "Ann",
            "ann (2)",
            "Mme Martin (2)",
        ]
        assert all(each.here for each in bench.teacher.board.pupils)
        for name in ("", "  \u2800 ", "x" * 25):
            with pytest.raises(No, match="name"):
                await bench.hall.schools.enter(bench.school.room, name)


async def test_forty_fit_in() -> None:
    """And one more does not."""
    async with SchoolBench() as bench:
        for n in range(MOST_PUPILS):
            await bench.hall.schools.enter(bench.school.room, f"Pupil {n}")
        with pytest.raises(No, match="full"):
            await bench.hall.schools.enter(bench.school.room, "Zoe")


async def test_a_code_opens_a_class_only_while_the_door_is_open() -> None:
    """A door that is opened again has another code, and all boards show it."""
    async with SchoolBench() as bench:
        first = bench.school.code
        assert bench.teacher.board.code == first
        await bench.teacher.must(SetDoor(open=False))
        assert bench.teacher.board.code == ""
        with pytest.raises(No, match="no-link"):
            await bench.enter("Ann")
        await bench.teacher.must(SetDoor(open=True))
        second = bench.teacher.board.code
        assert second not in ("", first)
        await bench.enter("Ann", second.lower())
        with pytest.raises(No, match="no-link"):
            await bench.enter("Ben", first)


@rule("D-4.11")
async def test_a_code_lapses_after_three_hours() -> None:
    """Whoever tries codes has not more time than at a table; the teacher makes another."""
    async with SchoolBench() as bench:
        await bench.teacher.must(SetUntil(hours=8))
        await bench.advance(3 * 3600 - 5)
        await bench.enter("Ann")
        await bench.advance(10)
        assert bench.teacher.board.code == ""
        with pytest.raises(No, match="no-link"):
            await bench.enter("Ben")
        await bench.teacher.must(SetDoor(open=True))
        await bench.enter("Ben", bench.teacher.board.code)


async def test_the_code_is_stored_nowhere_and_known_after_a_fall() -> None:
    """D-4.2: it follows from the teacher's link, so the screen has it once the teacher is back."""
    async with SchoolBench() as bench:
        way = await bench.teacher.way(MakeScreen())
        rows = await bench.store.rows(bench.school.room)
        assert not any(bench.school.code.encode() in row.data for row in rows)
        await bench.restart()
        screen = await Attendee(bench, way.link).join()
        assert screen.screen.code == ""
        await bench.teacher.join()
        assert bench.teacher.board.code == bench.school.code
        await bench.advance(1)
        assert screen.screen.code == bench.school.code
        await bench.enter("Ann", bench.teacher.board.code)


async def test_a_class_is_no_room_and_a_room_no_class() -> None:
    """Each link opens its own kind."""
    async with SchoolBench() as bench:
        ann = await bench.enter("Ann")
        for secret in (bench.school.link, bench.school.code, ann.link):
            passed = await bench.hall.authenticate(secret)
            for work in (bench.hall.room(passed.room), bench.hall.ended(passed.room)):
                with pytest.raises(No, match="class"):
                    await work
        with pytest.raises(No, match="class"):
            await bench.hall.enter(bench.school.code, "Ann")
        opened = await bench.hall.open("Host")
        with pytest.raises(No, match="no-class"):
            await bench.hall.schools.enter(opened.room, "Ann")


async def test_what_is_the_teachers_pupils_and_screens_may_not() -> None:
    """D-4.5, in a class."""
    asks: list[messages.Ask] = [
        HoldBee(), StopAll(), PauseClass(), RemovePupil(pupil=0), RenamePupil(pupil=0, name="x"),
        SetDoor(open=False), SetUntil(hours=1), CloseClass(), MakeScreen(), RenewPupil(pupil=0),
        ComeHelp(pupil=0), class_messages.LookIn(table=0), class_messages.ShowAnswer(),
        class_messages.NextQuestion(), class_messages.MoreTime(), HoldLearning(),
        class_messages.HoldTables(rules=class_messages.TableRules(game="questor")),
    ]  # fmt: skip
    async with SchoolBench() as bench:
        ann = await bench.enter("Ann")
        screen = await Attendee(bench, (await bench.teacher.way(MakeScreen())).link).join()
        for ask in asks:
            assert await ann.refused(ask) == "not-teacher"
            assert await screen.refused(ask) == "not-teacher"
        for ask in (AskHelp(), class_messages.TakeSeat(), Learnt(item=0, right=True)):
            assert await bench.teacher.refused(ask) == "not-pupil"
            assert await screen.refused(ask) == "not-pupil"
        with pytest.raises(No, match="not-teacher"):
            await bench.hall.schools.results(bench.school.room, "person")


async def test_help_is_asked_for_answered_and_given() -> None:
    """By a pupil, by the teacher; seen by these two."""
    async with SchoolBench() as bench:
        ann, ben = await bench.class_of("Ann", "Ben")
        await ann.must(AskHelp(), AskHelp())
        heard = len(ben.told)
        await bench.advance(1)
        (first, second) = bench.teacher.board.pupils
        assert (first.help, second.help) == ("asked", "")
        assert first.since == bench.clock.now() - 1000
        await bench.teacher.must(ComeHelp(pupil=0))
        assert [ann.pupil.help] == ["coming"]
        assert await bench.teacher.refused(ComeHelp(pupil=1)) == "not-now"
        await bench.teacher.must(Helped(pupil=0))
        assert [ann.pupil.help] == [""]
        assert len(ben.told) == heard


async def test_who_is_removed_is_out_and_their_link_void() -> None:
    """A stranger who guessed the code is gone with a touch."""
    async with SchoolBench() as bench:
        ann, ben = await bench.class_of("Ann", "Ben")
        await bench.teacher.must(RemovePupil(pupil=0))
        assert ann.told[-1] == messages.Bye(why="removed")
        with pytest.raises(No, match="no-link"):
            await ann.join()
        assert [each.name for each in bench.teacher.board.pupils] == ["Ben"]
        assert ben.pupil.name == "Ben"
        assert await bench.teacher.refused(RemovePupil(pupil=0)) == "unknown-pupil"


async def test_a_pupil_who_lost_the_device_comes_back_by_a_new_link() -> None:
    """The old one is void at once, and nobody else is told the new one."""
    async with SchoolBench() as bench:
        ann = await bench.enter("Ann")
        await ann.must(AskHelp())
        way = await bench.teacher.way(RenewPupil(pupil=0))
        assert ann.told[-1] == messages.Bye(why="void")
        with pytest.raises(No, match="no-link"):
            await ann.join()
        again = await Attendee(bench, way.link).join()
        assert (again.pupil.name, again.pupil.help) == ("Ann", "asked")
        stored = [row.data for row in await bench.store.rows(bench.school.room)]
        assert not any(way.link.encode() in each for each in stored)


async def test_a_class_goes_on_after_a_fall_where_it_was() -> None:
    """Nobody, and no point, is lost; whoever comes back has everything."""
    async with SchoolBench() as bench:
        ann, ben = await bench.class_of("Ann", "Ben")
        await bench.teacher.must(HoldBee(rules=BeeRules(rounds=2)))
        await ann.answer(await bench.right())
        await bench.teacher.must(class_messages.ShowAnswer(), class_messages.NextQuestion())
        await ann.answer(1)
        asked = ann.bee
        await bench.restart()
        await ann.join("fr")
        await bench.teacher.join()
        assert (ann.pupil.points, ann.pupil.mine, ann.bee.number) == (1, 1, 2)
        assert ann.bee.options == asked.options
        assert [each.points for each in bench.teacher.board.pupils] == [1, 0]
        await ben.join()
        assert ben.pupil.misses == 1


async def test_a_learning_round_is_done_once_by_each_at_their_own_pace() -> None:
    """The same items for all; the teacher sees how far everybody is."""
    async with SchoolBench() as bench:
        ann, ben = await bench.class_of("Ann", "Ben")
        await bench.teacher.must(HoldLearning(rules=LearnRules(count=3)))
        assert ann.pupil.learn == ben.pupil.learn
        assert ann.pupil.learn is not None
        assert len({each.partition(":")[0] for each in ann.pupil.learn.items}) == 3
        await ann.must(Learnt(item=0, right=True), Learnt(item=2, right=False))
        assert await ann.refused(Learnt(item=0, right=True)) == "answered"
        assert await ann.refused(Learnt(item=3, right=True)) == "not-now"
        assert (ann.pupil.done, ann.pupil.knew) == ([0, 2], 1)
        assert ben.pupil.done == []
        await bench.advance(1)
        assert [(each.learnt, each.knew) for each in bench.teacher.board.pupils] == [(2, 1), (0, 0)]
        await bench.teacher.must(PauseClass())
        assert await ben.refused(Learnt(item=0, right=True)) == "paused"
        await bench.teacher.must(PauseClass(on=False), StopAll())
        assert ann.pupil.learn is None
        results = await bench.hall.schools.results(bench.school.room, "teacher")
        assert [(each.learnt, each.knew) for each in results.pupils] == [(2, 1), (0, 0)]


async def test_cards_to_turn_over_are_named_as_slips_are() -> None:
    """And what nobody can be asked about is refused."""
    async with SchoolBench() as bench:
        ann = await bench.enter("Ann")
        await bench.teacher.must(HoldLearning(rules=LearnRules(way="flash", level=2, count=4)))
        assert ann.pupil.learn is not None
        assert all(each.startswith("flash-2:") for each in ann.pupil.learn.items)
        for pool in ("nobody", "questor"):
            ask = HoldLearning(rules=LearnRules(pool=pool))
            assert await bench.teacher.refused(ask) == "unknown-pool"


@rule("D-9.1")
async def test_a_class_closes_by_itself_at_its_hour() -> None:
    """Also while it sleeps; the teacher may set another hour."""
    async with SchoolBench() as bench:
        ann = await bench.enter("Ann")
        await bench.teacher.must(SetUntil(hours=2))
        assert ann.pupil.ends == bench.clock.now() + 2 * 3_600_000
        await bench.advance(7_100)
        assert bench.teacher.board.pupils
        await bench.advance(200)
        assert ann.told[-1] == bench.teacher.told[-1] == messages.Bye(why="closed")
        assert await bench.store.rows(bench.school.room) == []
        with pytest.raises(No, match="no-link"):
            await bench.hall.authenticate(bench.school.link)


@rule("D-9.1")
async def test_a_class_that_nobody_is_in_is_closed_all_the_same() -> None:
    """Whichever process looks around then."""
    async with SchoolBench() as bench:
        bench.teacher.hang_up()
        await bench.restart()
        await bench.advance(4 * 3_600 + 10)
        assert await bench.store.rows(bench.school.room) == []
        assert await bench.store.count() == 0


async def test_nobody_keeps_the_teacher_or_another_pupil_out() -> None:
    """Lines are counted by whose they are."""
    async with SchoolBench() as bench:
        ann = await bench.enter("Ann")
        for _ in range(bench.limits.lines_of_one - 1):
            await Attendee(bench, ann.link).join()
        with pytest.raises(No, match="full"):
            await Attendee(bench, ann.link).join()
        await bench.enter("Ben")
        await Attendee(bench, bench.school.link).join()


@rule("D-9.2")
async def test_what_is_sent_twice_is_done_once() -> None:
    """D-1.3, in a class; a number that would tell of others is never in an answer."""
    async with SchoolBench() as bench:
        ann = await bench.enter("Ann")
        await bench.teacher.must(HoldLearning(rules=LearnRules(count=3)))
        for _ in range(2):
            ask = Learnt(item=0, right=True, nonce="same")
            assert await ann.ask(ask) == messages.Done(nonce="same", seq=0)
        await bench.restart()
        await ann.join()
        assert await ann.ask(ask) == messages.Done(nonce="same", seq=0)
        assert ann.pupil.done == [0]
