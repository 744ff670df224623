"""Saints and a fact each, which no other of them shares: for memory."""

from random import Random

from questable.engine.sampling import shuffled
from questable.saints.collection import Collection
from questable.saints.questions.question import EASY, MIDDLING
from questable.saints.questions.sights import Sights, sights_of
from questable.saints.saint import Saint

FEWEST_PAIRS, MOST_PAIRS = 2, 12
"""Pairs on the table."""


def apart(
    collection: Collection, saints: list[Saint], level: int, count: int, rng: Random
) -> list[Saint]:
    """So many at the most, by lot, whose windows, feasts or lifetimes nobody can mistake."""
    sights = sights_of(collection)
    chosen: list[Saint] = []
    for saint in shuffled(saints, rng):
        if len(chosen) == count:
            break
        if _usable(sights, level, saint) and all(
            _apart(sights, level, saint, other) for other in chosen
        ):
            chosen.append(saint)
    return chosen


def _usable(sights: Sights, level: int, saint: Saint) -> bool:
    """Whether there is something on the other card to know a saint by."""
    if level == EASY:
        return sights.clear(saint)
    return level == MIDDLING or saint.died.century > 0


def _apart(sights: Sights, level: int, saint: Saint, other: Saint) -> bool:
    if level == EASY:
        return sights.unlike(saint, other) and sights.unlike(other, saint)
    if level == MIDDLING:
        return (saint.month, saint.day) != (other.month, other.day)
    return _years(saint) != _years(other)


def _years(saint: Saint) -> list[tuple[int | None, int]]:
    """A lifetime as words tell it, without its days."""
    return [(each.year, each.century) for each in (saint.born, saint.died)]
