"""Leitner boxes: what is known waits longer, what is not comes back."""

from datetime import date, timedelta
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questable.terminal.learn.boxes import BOXES, WAITS, Boxes, BoxSlip, shuffled
from tests.rule import rule

TODAY = date(2026, 10, 4)


def day(number: int) -> date:
    """So many days after today."""
    return TODAY + timedelta(days=number)


@rule("S-7.1")
def test_known_again_and_again() -> None:
    """From box to box, one at a time, and each box waits longer than the one before."""
    boxes = Boxes()
    when = TODAY
    seen = []
    for _ in range(7):
        slip = boxes.grade("agnes", True, when)
        seen.append((slip.box, (slip.due - when).days))
        when = slip.due
    assert seen == [(2, 2), (3, 4), (4, 8), (5, 16), (5, 16), (5, 16), (5, 16)]
    assert boxes.slips["agnes"].right == 7
    assert sorted(WAITS) == list(WAITS)


def test_not_known() -> None:
    """Back to the first box, however far it was."""
    boxes = Boxes({"agnes": BoxSlip(5, TODAY, right=9)})
    assert boxes.grade("agnes", False, TODAY) == BoxSlip(1, day(1), right=9, wrong=1)
    assert boxes.grade("lucy", False, TODAY) == BoxSlip(1, day(1), right=0, wrong=1)


def test_due() -> None:
    """On its day and after; the longest overdue first, then by box and name."""
    slips = {
        "a": BoxSlip(2, day(0)),
        "b": BoxSlip(1, day(-3)),
        "c": BoxSlip(1, day(0)),
        "d": BoxSlip(1, day(1)),
    }
    boxes = Boxes(slips)
    assert boxes.due(TODAY) == ["b", "c", "a"]
    assert boxes.due(day(-3)) == ["b"]
    assert boxes.counts() == [3, 1, 0, 0, 0]


def test_choosing() -> None:
    """What is due, then what is new; what rests and what is not asked for stay out."""
    boxes = Boxes(
        {"old": BoxSlip(1, day(-1)), "rests": BoxSlip(3, day(2)), "foreign": BoxSlip(1, day(-9))}
    )
    chosen = boxes.choose(["new-1", "rests", "old", "new-2"], TODAY, 9, Random(1))
    assert chosen[0] == "old"
    assert sorted(chosen[1:]) == ["new-1", "new-2"]
    assert len(boxes.choose(["new-1", "old", "new-2"], TODAY, 2, Random(1))) == 2


def test_the_same_dice_choose_the_same() -> None:
    """No hidden randomness."""
    items = [str(n) for n in range(50)]
    assert Boxes().choose(items, TODAY, 10, Random("s")) == Boxes().choose(
        items, TODAY, 10, Random("s")
    )
    assert Boxes().choose(items, TODAY, 10, Random("s")) != Boxes().choose(
        items, TODAY, 10, Random("t")
    )


@given(st.lists(st.integers()), st.integers())
def test_shuffling_keeps_everything(items: list[int], seed: int) -> None:
    """Nothing is lost or made up, and the list that was given stays as it was."""
    before = list(items)
    assert sorted(shuffled(items, Random(seed))) == sorted(items)
    assert items == before


@given(st.lists(st.booleans(), min_size=1, max_size=30))
def test_a_slip_is_always_in_a_box(answers: list[bool]) -> None:
    """Whatever is answered: a box from 1 to 5, a later day, every answer counted."""
    boxes = Boxes()
    for known in answers:
        slip = boxes.grade("agnes", known, TODAY)
        assert 1 <= slip.box <= BOXES
        assert slip.due > TODAY
    assert boxes.slips["agnes"].right + boxes.slips["agnes"].wrong == len(answers)


@pytest.mark.parametrize("rng", [Random(n) for n in range(3)])
def test_all_orders_come_up(rng: Random) -> None:
    """A shuffle of three can give any of the six orders, each about as often."""
    orders = [tuple(shuffled([1, 2, 3], rng)) for _ in range(1200)]
    assert len(set(orders)) == 6
    assert all(orders.count(order) > 130 for order in set(orders))
