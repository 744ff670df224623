"""Weights are found again from games that were decided by them."""

from math import exp, log
from random import Random

import pytest

from questable.lab.fitting import Position, fitted, mean_likelihood
from questable.lab.outcomes import likelihood, met
from questable.registry import game

TRUE = [1.5, -0.5, 0.0]


def decided(count: int, seats: int, seed: str) -> list[Position]:
    """Positions with three signs, won by chance in proportion to e to the strength."""
    rng = Random(seed)
    found: list[Position] = []
    for _ in range(count):
        rows = [[rng.gauss(0, 1), rng.gauss(0, 2), rng.gauss(0, 1)] for _ in range(seats)]
        parts = [exp(sum(a * b for a, b in zip(row, TRUE, strict=True))) for row in rows]
        found.append((rows, rng.choices(range(seats), parts)))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_they_are_found_again(seats: int) -> None:
    """Nearly; and the winners are likelier by them than by none, also on other games."""
    weights = fitted(decided(1500, seats, "fit"), [True] * 3)
    assert weights == pytest.approx(TRUE, abs=0.15)
    others = decided(500, seats, "held out")
    assert mean_likelihood(others, [0.0] * 3) == pytest.approx(-log(seats))
    assert mean_likelihood(others, weights) > -log(seats) + 0.2


def test_what_cannot_be_worse_has_no_weight_below_zero() -> None:
    """The second sign is a bad one: unless it is free, it counts nothing."""
    weights = fitted(decided(800, 2, "fit"), [False, False, True])
    assert weights[1] == 0
    assert weights[0] > 0.7


def test_a_sign_that_is_alike_for_all_counts_nothing() -> None:
    """It cannot be weighed."""
    rows = [([[*row, 7.0] for row in signs], won) for signs, won in decided(100, 3, "alike")]
    assert fitted(rows, [True] * 4)[3] == 0


def test_likelihood_of_winners() -> None:
    """The logarithm of their chance; of several, the mean."""
    assert likelihood([0.0, 0.0], [1]) == pytest.approx(log(0.5))
    assert likelihood([log(3), 0.0], [0]) == pytest.approx(log(0.75))
    assert likelihood([log(3), 0.0], [0, 1]) == pytest.approx((log(0.75) + log(0.25)) / 2)
    assert likelihood([1000.0, 0.0], [1]) == pytest.approx(-30)


def test_positions_are_of_the_game_that_was_won() -> None:
    """A seed repeats them; they are copies, each of a moment when a seat was to act."""
    found = game("run-the-race")
    setup = found.setup(2)
    one, two = (met(found, setup, "met") for _ in range(2))
    assert [each.state.dump() for each in one] == [each.state.dump() for each in two]
    assert len({each.state.ply for each in one}) == len(one) > 3
    assert all(each.winners == one[0].winners and each.state.actor >= 0 for each in one)
