"""How good a position of Pillars of Faith is."""

from typing import Final

from questable.engine.state import OVER
from questable.games.pillars.state import NOBODY, PillarsState

WON: Final = 1_000_000


def evaluate(s: PillarsState, seat: int) -> int:
    """The position's worth for a seat."""
    if s.actor == OVER:
        if s.winner == NOBODY:
            return -WON // 2
        return WON if s.winner == seat else -WON
    return 0
