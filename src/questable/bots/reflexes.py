"""How long a bot takes in a race: a model of eyes and hands, in whole milliseconds.

A racer looks for a move, then reaches out with it. Looking takes a moment to notice what changed,
and a search that is the shorter the more moves there are to be found. Reaching takes a moment more,
in which the move may come too late. Each part is drawn from an Erlang distribution of three steps:
skewed as human times are, seldom near zero, with a tail.
"""

from math import log
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from questable.engine.sampling import below

STEPS: Final = 3
CASES: Final = 1024
SCALE: Final = 1000


def _exponential() -> list[int]:
    return [round(-SCALE * log((case + 0.5) / CASES)) for case in range(CASES)]


EXPONENTIAL: Final[list[int]] = _exponential()
"""Equally likely cases of a waiting time with mean SCALE; whole numbers, so all machines agree."""


def lapse(rng: Random, mean: int) -> int:
    """A time of that mean."""
    total = 0
    for _ in range(STEPS):
        total += EXPONENTIAL[below(rng, CASES)]
    return mean * total // (STEPS * SCALE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reflexes:
    """Mean times of a level, in milliseconds."""

    def __init__(self, notice: int, search: int, reach: int, stumble: int) -> None:
        self.notice: Final = notice
        """To see that something changed."""
        self.search: Final = search
        """To find a move where there is only one."""
        self.reach: Final = reach
        """From the decision to the move's arrival."""
        self.stumble: Final = stumble
        """Lost when a move came too late."""

    def look(self, rng: Random, moves: int) -> int:
        """How long it takes to find one of so many moves."""
        return lapse(rng, self.notice) + lapse(rng, 2 * self.search // (moves + 1))


SLOW: Final = Reflexes(600, 4000, 700, 600)
QUICK: Final = Reflexes(400, 2400, 500, 400)
