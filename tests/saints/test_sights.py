"""Questions of windows, of the order of time, and pairs for memory."""

from itertools import combinations
from random import Random

import pytest

from questable.saints import questions_of, shipped
from questable.saints.pools import ALL, FAMOUS, POOLS, pool_of
from questable.saints.questions.orders import APART, FIVE, KIND, order_questions, time_of
from questable.saints.questions.pairs import apart
from questable.saints.questions.question import EASY, HARD, MIDDLING
from questable.saints.questions.sights import WINDOW, sights_of, window_questions

COLLECTION = shipped()
SAINTS = COLLECTION.by_key
SOME = COLLECTION.saints[::7]


def test_a_window_has_one_owner_and_nobody_like_them_beside() -> None:
    """Four windows or names, one right; the others hold nothing that the right one holds."""
    sights = sights_of(COLLECTION)
    asked = [each for saint in SOME for each in window_questions(COLLECTION, saint.key)]
    assert len(asked) > 100
    for question in asked:
        keys = [fact.value for fact in question.options]
        assert len(set(keys)) == 4
        assert keys[question.answer] == question.saint
        own = sights.signs[question.saint]
        assert own
        for key in keys:
            assert key == question.saint or own.isdisjoint(sights.signs[key])
        windows = [fact.sort == WINDOW for fact in (question.given, *question.options)]
        assert windows in ([True, False, False, False, False], [False, True, True, True, True])
    assert len({each.id for each in asked}) == len(asked)


def test_children_are_asked_about_famous_saints_and_adults_about_like_ones() -> None:
    """The easy ones are among famous saints; the others are of the same sex."""
    for saint in SOME:
        for question in window_questions(COLLECTION, saint.key):
            others = [SAINTS[fact.value] for fact in question.options]
            if question.difficulty == EASY:
                assert all(each.famous for each in (saint, *others))
            elif saint.famous:
                assert {each.feminine for each in others} == {saint.feminine}
    levels = [each.difficulty for each in window_questions(COLLECTION, "martin-of-tours")]
    assert levels == [EASY, EASY, MIDDLING, MIDDLING, HARD, HARD]


def test_who_cannot_be_known_by_a_window_is_not_asked() -> None:
    """Nor whose picture gives the name away, nor Our Lady and the angels."""
    unclear = [each for each in COLLECTION.saints if not sights_of(COLLECTION).clear(each)]
    assert unclear
    assert window_questions(COLLECTION, unclear[0].key) == []
    gold = next(each for each in COLLECTION.entries if each not in COLLECTION.saints)
    assert window_questions(COLLECTION, gold.key) == []
    assert order_questions(COLLECTION, gold.key) == []


def test_five_in_the_order_of_time_that_nobody_can_dispute() -> None:
    """Whatever is true of uncertain years, one died before the next, by years enough."""
    found = [each for saint in COLLECTION.saints for each in order_questions(COLLECTION, saint.key)]
    assert {each.difficulty for each in found} == {EASY, MIDDLING, HARD}
    kinds = {each.kind for saint in SOME for each in questions_of(COLLECTION, saint.key)}
    assert kinds.isdisjoint({KIND, WINDOW, f"who-{WINDOW}"})
    for order in found:
        assert len(set(order.saints)) == FIVE
        assert order.saint in order.saints
        times = [time_of(SAINTS[key]) for key in order.saints]
        for one, two in combinations(times, 2):
            assert one is not None
            assert two is not None
            assert two[0] - one[1] >= APART[order.difficulty]
        if order.difficulty == EASY:
            assert all(SAINTS[key].famous for key in order.saints)


@pytest.mark.parametrize(
    ("key", "years"),
    [
        ("francis-of-assisi", (1226, 1226)),
        ("benedict-of-nursia", (532, 562)),
        ("patrick", (421, 533)),
        ("agnes", (210, 344)),
        ("sebastian", None),
        ("valentine", None),
    ],
)
def test_when_somebody_may_have_died(key: str, years: tuple[int, int] | None) -> None:
    """To the year, about, as the note says, or nobody knows."""
    assert time_of(SAINTS[key]) == years


def test_pools() -> None:
    """From the famous ones to all; sets do not overlap."""
    sizes = {pool: len(pool_of(COLLECTION, pool)) for pool in POOLS}
    assert all(sizes.values())
    assert sizes[FAMOUS] >= 40
    assert sizes[ALL] == len(COLLECTION.saints) >= sum(sizes.values()) - sizes[ALL] - sizes[FAMOUS]
    assert all(each.famous for each in pool_of(COLLECTION, FAMOUS))


@pytest.mark.parametrize("level", [EASY, MIDDLING, HARD])
def test_pairs_cannot_be_mistaken(level: int) -> None:
    """The same dice give the same; no two share window, feast or lifetime."""
    saints = pool_of(COLLECTION, FAMOUS)
    found = apart(COLLECTION, saints, level, 12, Random("s"))
    assert found == apart(COLLECTION, saints, level, 12, Random("s"))
    assert found != apart(COLLECTION, saints, level, 12, Random("t"))
    assert len(found) == 12
    sights = sights_of(COLLECTION)
    for one, two in combinations(found, 2):
        assert {
            EASY: sights.unlike(one, two),
            MIDDLING: (one.month, one.day) != (two.month, two.day),
            HARD: (one.born, one.died) != (two.born, two.died),
        }[level]
