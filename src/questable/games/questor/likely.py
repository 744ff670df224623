"""Chances of a team as whole numbers: their logarithms, and how far tiles are apart, about."""

from math import exp, log1p
from typing import Final

from questable.games.questor.board import SIZE, TILES

UNIT: Final = 20
"""A chance that is e times as small is worth so much less; see `common_unit`."""
FINE: Final = 16
WIDEST: Final = 8


def _likelihoods() -> list[int]:
    steps = range(-WIDEST * FINE, WIDEST * FINE + 1)
    return [round(-UNIT * log1p(exp(-k / FINE))) for k in steps]


LIKELY: Final[list[int]] = _likelihoods()
"""The logarithm of the chance of what lies so many spreads ahead, from -8 to 8 in sixteenths."""


def likely(ahead: int, spread: int) -> int:
    """The logarithm of a chance: even for what is neither ahead nor behind."""
    k = ahead * FINE // spread
    if k < -WIDEST * FINE:
        return UNIT * k // FINE
    return LIKELY[min(k, WIDEST * FINE) + WIDEST * FINE]


def _apart() -> list[int]:
    return [
        (abs(a // SIZE - b // SIZE) + abs(a % SIZE - b % SIZE)) * 12
        for a in range(TILES)
        for b in range(TILES)
    ]


APART: Final[list[int]] = _apart()
"""From tile to tile, in tenths of a turn, with a wall here and there."""
