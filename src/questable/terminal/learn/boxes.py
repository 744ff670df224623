"""Spaced repetition in five Leitner boxes: what is known waits longer and longer."""

from datetime import date, timedelta
from random import Random
from typing import Annotated, TypeVar

import msgspec

from questable.engine.sampling import below

WAITS = (1, 2, 4, 8, 16)
"""Days that a slip rests in each box, the first box first."""
BOXES = len(WAITS)

Item = TypeVar("Item")
Box = Annotated[int, msgspec.Meta(ge=1, le=BOXES)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class BoxSlip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where one item lies and how it went so far."""

    box: Box
    due: date
    right: Count = 0
    wrong: Count = 0


class Boxes:
    """All slips, by the item they stand for: a question's id, or a card to know by heart."""

    def __init__(self, slips: dict[str, BoxSlip] | None = None) -> None:
        self.slips = dict(slips or {})

    def grade(self, item: str, known: bool, today: date) -> BoxSlip:
        """One box on if it was known, else back to the first."""
        slip = self.slips.get(item, BoxSlip(1, today))
        box = min(slip.box + 1, BOXES) if known else 1
        due = today + timedelta(days=WAITS[box - 1])
        graded = BoxSlip(box, due, slip.right + known, slip.wrong + (not known))
        self.slips[item] = graded
        return graded

    def due(self, today: date) -> list[str]:
        """What should be looked at again, the longest overdue first."""
        late = [item for item, slip in self.slips.items() if slip.due <= today]
        return sorted(late, key=lambda item: (self.slips[item].due, self.slips[item].box, item))

    def choose(self, items: list[str], today: date, count: int, rng: Random) -> list[str]:
        """What to learn now: first what is due, then what is new, by lot; never what rests."""
        known = set(items)
        late = [item for item in self.due(today) if item in known]
        new = shuffled([item for item in items if item not in self.slips], rng)
        return (late + new)[:count]

    def counts(self) -> list[int]:
        """How many slips lie in each box."""
        boxes = [slip.box for slip in self.slips.values()]
        return [boxes.count(box) for box in range(1, BOXES + 1)]


def shuffled(items: list[Item], rng: Random) -> list[Item]:
    """A new list in random order."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = below(rng, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
