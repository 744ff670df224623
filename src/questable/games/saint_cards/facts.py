"""The facts that two cards may share, one bit each (S-1.1 to S-1.5, S-3.3)."""

from typing import Final

from questable.saints.facts import COLOURS, DESIGNATIONS, EXPANSIONS, GEOGRAPHY

BIRTH: Final = 0
PASSING: Final = 1
MONTH: Final = 2
ORDER: Final = 3
COLOUR: Final = 4
"""The first of the twelve colours; likewise the next three."""
PLACE: Final = 16
DESIGNATION: Final = 23
EXPANSION: Final = 27


def _names() -> list[str]:
    names = ["birth-century", "passing-century", "feast-month", "order"]
    names += [f"colour-{name}" for name in COLOURS]
    names += [f"geography-{name}" for name in GEOGRAPHY]
    names += [f"designation-{name}" for name in DESIGNATIONS]
    names += [f"expansion-{name}" for name in EXPANSIONS]
    return names


FACTS: Final[list[str]] = _names()
"""By bit, as claims, views and events call them."""

COLOUR_FACTS: Final = ((1 << PLACE) - 1) & ~((1 << COLOUR) - 1)
SYMBOL_FACTS: Final = ((1 << EXPANSION) - 1) & ~((1 << PLACE) - 1) | (1 << ORDER)
"""Geography, designations and order (S-1.4)."""
BEGINNER_FACTS: Final = (1 << BIRTH) | (1 << PASSING) | (1 << MONTH) | COLOUR_FACTS
"""S-3.6: of colours only the main one."""
CORE_FACTS: Final = (1 << EXPANSION) - 1


def facts_in(mask: int) -> list[str]:
    """The names of the facts in a mask."""
    return [FACTS[fact] for fact in range(len(FACTS)) if (mask >> fact) & 1]


def size(mask: int) -> int:
    """How many facts a mask has."""
    return bin(mask).count("1")
