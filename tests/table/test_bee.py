"""A bee in a class: answers in secret, points for being right, nothing told before it is shown."""

import itertools

import msgspec
import pytest

from questable.registry import Registry
from questable.saints import questions_of, shipped
from questable.table.judge.questions import question_of
from questable.table.log.class_rows import BeeRules
from questable.table.told.class_messages import (
    GiveAnswer,
    HoldBee,
    MakeScreen,
    MoreTime,
    NextQuestion,
    PauseClass,
    ShowAnswer,
    StopAll,
)
from tests.rule import rule
from tests.table.school import Attendee, SchoolBench


async def held(bench: SchoolBench, names: int, **rules: object) -> list[Attendee]:
    """So many pupils, and the first question of a bee."""
    pupils = await bench.class_of(*(f"P{n}" for n in range(names)))
    await bench.teacher.must(HoldBee(rules=msgspec.convert(rules, BeeRules)))
    return pupils


async def test_all_are_asked_the_same_and_the_right_one_counts() -> None:
    """One point for being right, whenever; nothing for anything else."""
    async with SchoolBench() as bench:
        ann, ben, cleo = await held(bench, 3, rounds=1)
        assert ann.bee == ben.bee == cleo.bee == bench.teacher.board.bee
        right = await bench.right()
        await ann.answer((right + 1) % 4)
        await bench.advance(60)
        await ann.answer(right)
        await ben.answer((right + 1) % 4)
        await cleo.answer(right)
        assert ann.stage == "over"
        assert (ann.bee.answer, ann.pupil.mine) == (right, right)
        assert ann.bee.counts[right] == 2
        assert sum(ann.bee.counts) == 3
        assert [each.pupil.points for each in (ann, ben, cleo)] == [1, 0, 1]
        assert [each.pupil.misses for each in (ann, ben, cleo)] == [0, 1, 0]
        assert bench.teacher.board.seen is not None
        assert bench.teacher.board.seen.panes == 2
        assert await bench.teacher.refused(NextQuestion()) == "not-now"
        await bench.teacher.must(StopAll())
        assert ann.pupil.bee is None
        assert [each.points for each in bench.teacher.board.pupils] == [1, 0, 1]


@rule("D-9.2")
@pytest.mark.parametrize("choices", list(itertools.product(range(4), (0, 3))))
async def test_until_it_is_shown_nobody_can_tell_who_answered_what(
    choices: tuple[int, int],
) -> None:
    """The same messages, of the same bytes, to everybody else, whatever two of them choose."""
    told: list[list[bytes]] = []
    sizes: list[list[int]] = []
    for chosen in ((0, 0), choices):
        async with SchoolBench() as bench:
            ann, ben, cleo = await held(bench, 3)
            screen = await Attendee(bench, (await bench.teacher.way(MakeScreen())).link).join()
            await bench.advance(2)
            others = (cleo, bench.teacher, screen)
            since = [len(each.raw) for each in others]
            own = len(ann.raw)
            await ann.answer(chosen[0])
            await ben.answer(chosen[1])
            await bench.advance(2)
            told.append([b for each, n in zip(others, since, strict=True) for b in each.raw[n:]])
            assert cleo.raw[since[0] :] == []
            sizes.append([len(each) for each in ann.raw[own:]])
            assert cleo.bee.answer == -1
            for each in (ann, ben, *others):
                bee = each.told[-1].bee  # type: ignore[union-attr]
                assert bee is not None
                assert (bee.answer, bee.saint, bee.more, bee.counts) == (-1, "", [], [])
    assert told[0] == told[1]
    assert sizes[0] == sizes[1]


@rule("D-9.2")
async def test_no_id_that_could_name_the_answer_is_told() -> None:
    """Nor does its place follow from the question, as it does in the collection."""
    places = set()
    async with SchoolBench() as bench:
        (ann,) = await held(bench, 1, rounds=30, level=3)
        for _ in range(29):
            school = await bench.hall.schools.of(bench.school.room).peek()
            assert school.bee is not None
            assert school.bee.question is not None
            ident = school.bee.question.question
            assert not any(ident.encode() in each for each in [*ann.raw, *bench.teacher.raw])
            places.add(school.bee.question.right - question_of(ident).answer)
            assert school.bee.question.order[school.bee.question.right] == question_of(ident).answer
            await bench.teacher.must(ShowAnswer(), NextQuestion())
    assert len(places) > 2


@rule("D-9.2")
async def test_answers_are_counted_but_only_at_the_boards_beat() -> None:
    """How many, never who, and not at the moment when somebody answers."""
    async with SchoolBench() as bench:
        ann, ben, _ = await held(bench, 3)
        await bench.advance(2)
        heard = len(bench.teacher.told)
        await ann.answer(0)
        await ben.answer(1)
        assert len(bench.teacher.told) == heard
        await bench.advance(0.5)
        assert len(bench.teacher.told) == heard + 1
        assert bench.teacher.board.seen is not None
        assert (bench.teacher.board.seen.answers, bench.teacher.board.seen.asked) == (2, 3)
        assert [each.answered for each in bench.teacher.board.pupils] == [0, 0, 0]


async def test_a_question_is_over_when_all_who_are_here_have_answered() -> None:
    """Whoever was cut off a moment ago is waited for; who is long gone is not."""
    async with SchoolBench() as bench:
        ann, ben, cleo = await held(bench, 3)
        cleo.hang_up()
        await ann.answer(0)
        await ben.answer(0)
        assert ann.stage == "asking"
        await cleo.join()
        await cleo.answer(1)
        assert ann.stage == "shown"
        cleo.hang_up()
        await bench.advance(30)
        await bench.teacher.must(NextQuestion())
        await ann.answer(0)
        await ben.answer(0)
        assert ann.stage == "shown"
        await cleo.join()
        assert cleo.pupil.misses + cleo.pupil.points <= 1


async def test_an_answer_may_be_changed_but_not_without_end() -> None:
    """Each change is a row."""
    async with SchoolBench() as bench:
        ann, _ = await held(bench, 2)
        for n in range(9):
            await ann.answer(n % 2)
        await ann.must(GiveAnswer(number=1, choice=0))
        assert await ann.refused(GiveAnswer(number=1, choice=1)) == "too-often"
        assert ann.pupil.mine == 0


async def test_an_answer_belongs_to_its_question() -> None:
    """One that comes late is not taken for the next one's."""
    async with SchoolBench() as bench:
        ann, _ = await held(bench, 2)
        assert await ann.refused(GiveAnswer(number=2, choice=0)) == "not-now"
        await bench.teacher.must(ShowAnswer())
        assert await ann.refused(GiveAnswer(number=1, choice=0)) == "too-late"
        await bench.teacher.must(NextQuestion())
        assert await ann.refused(GiveAnswer(number=1, choice=0)) == "too-late"
        assert await bench.teacher.refused(NextQuestion()) == "not-now"


async def test_time_is_up_and_can_be_given() -> None:
    """Also after a fall: it is a deadline in the store."""
    async with SchoolBench() as bench:
        ann, _ = await held(bench, 2, seconds=10)
        assert ann.bee.until == bench.clock.now() + 10_000
        await bench.teacher.must(MoreTime(seconds=20))
        await bench.advance(29)
        assert ann.stage == "asking"
        await bench.restart()
        await bench.advance(6)
        await ann.join()
        assert ann.stage == "shown"
        assert await bench.teacher.join() is bench.teacher
        assert await bench.teacher.refused(MoreTime()) == "not-now"


async def test_while_all_rest_nobody_answers_and_time_stands() -> None:
    """And being fast is counted without the rest."""
    async with SchoolBench() as bench:
        ann, ben = await held(bench, 2, seconds=20, fast=True)
        until = ann.bee.until
        await bench.advance(8)
        await bench.teacher.must(PauseClass())
        assert ann.pupil.paused
        assert await ann.refused(GiveAnswer(number=1, choice=0)) == "paused"
        await bench.advance(100)
        assert ann.stage == "asking"
        await bench.teacher.must(PauseClass(on=False))
        assert ann.bee.until == until + 100_000
        right = await bench.right()
        await bench.advance(1)
        await ann.answer(right)
        await bench.advance(2)
        await ben.answer(right)
        assert (ann.pupil.points, ben.pupil.points) == (2, 1)


async def test_being_fast_counts_only_where_the_teacher_says_so() -> None:
    """And only with a time."""
    async with SchoolBench() as bench:
        (ann,) = await held(bench, 1, seconds=20)
        await ann.answer(await bench.right())
        assert ann.pupil.points == 1
        for seconds in (0, 4):
            ask = HoldBee(rules=BeeRules(fast=True, seconds=seconds))
            assert await bench.teacher.refused(ask) == "needs-time"


async def test_after_two_misses_one_plays_on_for_the_class() -> None:
    """Without points, and every right answer is still counted for all."""
    async with SchoolBench() as bench:
        ann, ben = await held(bench, 2, lives=2)
        for _ in range(3):
            right = await bench.right()
            await ann.answer(right)
            await ben.answer((right + 1) % 4)
            await bench.teacher.must(NextQuestion())
        right = await bench.right()
        await ann.answer(right)
        await ben.answer(right)
        assert (ben.pupil.misses, ben.pupil.points) == (3, 0)
        assert ann.pupil.points == 4
        assert bench.teacher.board.seen is not None
        assert (bench.teacher.board.seen.left, bench.teacher.board.seen.panes) == (1, 5)


async def test_it_gets_harder_by_thirds_unless_it_does_not() -> None:
    """No question comes twice while there are others."""
    async with SchoolBench() as bench:
        (ann,) = await held(bench, 1, rounds=6)
        levels, asked = [], []
        while True:
            levels.append(ann.bee.level)
            asked.append(ann.bee.asks)
            await bench.teacher.must(ShowAnswer())
            if ann.stage == "over":
                break
            await bench.teacher.must(NextQuestion())
        assert levels == [1, 1, 2, 2, 3, 3]
        assert len(set(asked)) == 6
        await bench.teacher.must(HoldBee(rules=BeeRules(rounds=6, level=2, climbs=False)))
        await bench.teacher.must(ShowAnswer(), NextQuestion())
        assert ann.bee.level == 2


async def test_a_games_own_questions_can_be_asked() -> None:
    """Those of its pack; games that ask nothing have none."""
    game = next(each for each in map(Registry().find, ("holy-quest",)) if each)
    own = {ident for ident, level in game.questions(game.pack()) if level == 2}
    keys = {ident.partition(":")[0] for ident in own}
    assert own <= {each.id for key in keys for each in questions_of(shipped(), key)}
    async with SchoolBench() as bench:
        await held(bench, 1, pool="holy-quest", level=2, climbs=False)
        for _ in range(5):
            school = await bench.hall.schools.of(bench.school.room).peek()
            assert school.bee is not None
            assert school.bee.question is not None
            assert school.bee.question.question in own
            await bench.teacher.must(ShowAnswer(), NextQuestion())
        for pool in ("questor", "nothing"):
            ask = HoldBee(rules=BeeRules(pool=pool))
            assert await bench.teacher.refused(ask) == "unknown-pool"


async def test_results_tell_what_was_asked_while_somebody_was_here() -> None:
    """Who came later was not asked before."""
    async with SchoolBench() as bench:
        (ann,) = await held(bench, 1)
        await ann.answer(await bench.right())
        ben = await bench.enter("Ben")
        await bench.teacher.must(NextQuestion())
        await ben.answer((await bench.right() + 1) % 4)
        await bench.teacher.must(ShowAnswer())
        results = await bench.hall.schools.results(bench.school.room, "teacher")
        told = [
            (each.name, each.points, each.right, each.answered, each.asked)
            for each in results.pupils
        ]
        assert told == [("Ben", 0, 0, 1, 1), ("P0", 1, 1, 1, 2)]
        assert results.bees == 1
