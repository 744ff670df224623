"""Shuffling: everything stays, and every order can come."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questable.engine.sampling import shuffled


@given(st.lists(st.integers(0, 9), max_size=9), st.integers(0, 99))
def test_shuffling_keeps_everything(items: list[int], seed: int) -> None:
    """Nothing is lost or made up, and the list that was given stays as it was."""
    before = list(items)
    assert sorted(shuffled(items, Random(seed))) == sorted(items)
    assert items == before


@pytest.mark.parametrize("rng", [Random(n) for n in range(3)])
def test_all_orders_come_up(rng: Random) -> None:
    """A shuffle of three can give any of the six orders, each about as often."""
    orders = [tuple(shuffled([1, 2, 3], rng)) for _ in range(1200)]
    assert len(set(orders)) == 6
    assert all(orders.count(order) > 130 for order in set(orders))
