"""Five saints to put in the order of time: who died first."""

import re
from typing import Final

import msgspec

from questable.saints.collection import Collection
from questable.saints.questions.doubt import doubted
from questable.saints.questions.question import EASY, HARD, MIDDLING
from questable.saints.questions.sheet import lot
from questable.saints.questions.times import VAGUE
from questable.saints.saint import Saint

FIVE: Final = 5
APART: Final = {EASY: 150, MIDDLING: 50, HARD: 10}
"""By difficulty: years that lie between any two of them at the least."""
KIND: Final = "timeline"
DOUBTED: Final = 40
"""Years by which a time may be off that the note leaves open."""
LIFETIME: Final = 120
"""What a note says of years farther away is about something else: a cult, a canonisation."""
YEAR: Final = re.compile(r"\b\d{2,4}(?=s?\b)")
CENTURY: Final = re.compile(r"centur", re.IGNORECASE)


class Order(msgspec.Struct, frozen=True):
    """Five saints, the first to die first."""

    id: str
    """`francis-of-assisi:timeline:1`: one of the five, the kind, the difficulty."""
    saint: str
    difficulty: int
    saints: list[str]


def order_questions(collection: Collection, key: str) -> list[Order]:
    """One in each difficulty, as far as the saint's time is known; the same in every process."""
    saint = collection.by_key[key]
    if saint not in collection.saints or time_of(saint) is None:
        return []
    found = [_order(collection, saint, each) for each in APART if saint.famous or each != EASY]
    return [each for each in found if each is not None]


def time_of(saint: Saint) -> tuple[int, int] | None:
    """The first and the last year in which a saint may have died; None where nobody can say.

    Where the note leaves it open, all years that it names are possible, and some around them.
    """
    died, note = saint.died, saint.note["en"]
    if died.year is None:
        known = died.century and not doubted(saint, "died")
        return (died.century * 100 - 99, died.century * 100) if known else None
    rough = VAGUE if died.about else 0
    years = [died.year]
    if doubted(saint, "died"):
        if CENTURY.search(note):
            return None
        years += [int(each) for each in YEAR.findall(note) if abs(int(each) - died.year) < LIFETIME]
        rough = DOUBTED
    return min(years) - rough, max(years) + rough


def _order(collection: Collection, saint: Saint, difficulty: int) -> Order | None:
    ident = f"{saint.key}:{KIND}:{difficulty}"
    chosen = [saint]
    others = [each for each in collection.saints if each.famous or difficulty != EASY]
    for other in sorted(others, key=lambda each: lot(ident, each.key)):
        if len(chosen) < FIVE and all(_apart(other, each, APART[difficulty]) for each in chosen):
            chosen.append(other)
    if len(chosen) < FIVE:
        return None
    chosen.sort(key=lambda each: time_of(each) or (0, 0))
    return Order(ident, saint.key, difficulty, [each.key for each in chosen])


def _apart(one: Saint, other: Saint, years: int) -> bool:
    mine, theirs = time_of(one), time_of(other)
    if mine is None or theirs is None:
        return False
    return mine[0] - theirs[1] >= years or theirs[0] - mine[1] >= years
