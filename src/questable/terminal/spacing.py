"""When something comes back: spaced repetition by FSRS, in whole days."""

from datetime import UTC, date, datetime, time
from random import Random
from typing import Annotated

import msgspec
from fsrs import Card, Rating, Scheduler, State

from questable.engine.sampling import shuffled

RETENTION = 0.9
"""Something comes back when it is known with this probability."""
FARTHEST = 365
"""Days after which everything comes back."""
STAGES = (1.5, 5.0, 15.0, 45.0)
"""Days that something is known, from stage to stage; client/src/study/items.ts has the same."""

Count = Annotated[int, msgspec.Meta(ge=0)]
Strength = Annotated[float, msgspec.Meta(ge=0.001, le=40_000)]
Hardness = Annotated[float, msgspec.Meta(ge=1, le=10)]


class Slip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of one thing; docs/practice.md has the fields, the page keeps the same."""

    due: date
    seen: date
    stability: Strength
    """Days after which it is still known with a probability of nine in ten."""
    difficulty: Hardness
    right: Count = 0
    wrong: Count = 0

    @property
    def stage(self) -> int:
        """From 1, not yet, to 5, by heart."""
        return 1 + sum(self.stability >= days for days in STAGES)


class Memory:
    """All slips, by what they stand for: a puzzle, a question, a card."""

    def __init__(self, slips: dict[str, Slip] | None = None) -> None:
        self.slips = dict(slips or {})
        self._scheduler = Scheduler(
            desired_retention=RETENTION,
            learning_steps=(),
            relearning_steps=(),
            maximum_interval=FARTHEST,
            enable_fuzzing=False,
        )

    def grade(self, item: str, right: bool, today: date) -> Slip:
        """Note an answer, and when to ask again."""
        slip = self.slips.get(item)
        rating = Rating.Good if right else Rating.Again
        card, _ = self._scheduler.review_card(_card(slip, today), rating, _noon(today))
        assert card.stability is not None
        assert card.difficulty is not None
        graded = Slip(
            due=card.due.date(),
            seen=today,
            stability=round(card.stability, 4),
            difficulty=round(card.difficulty, 4),
            right=(slip.right if slip else 0) + right,
            wrong=(slip.wrong if slip else 0) + (not right),
        )
        self.slips[item] = graded
        return graded

    def due(self, today: date) -> list[str]:
        """What comes back now, the longest overdue first."""
        late = [item for item, slip in self.slips.items() if slip.due <= today]
        return sorted(late, key=lambda item: (self.slips[item].due, item))

    def choose(self, items: list[str], today: date, count: int, rng: Random) -> list[str]:
        """What to learn now: first what is due, then what is new, by lot; never what rests."""
        known = set(items)
        late = [item for item in self.due(today) if item in known]
        new = shuffled([item for item in items if item not in self.slips], rng)
        return (late + new)[:count]

    def counts(self) -> list[int]:
        """How many slips are at each stage."""
        stages = [slip.stage for slip in self.slips.values()]
        return [stages.count(stage) for stage in range(1, len(STAGES) + 2)]

    def join(self, others: dict[str, Slip]) -> int:
        """Take slips over from elsewhere where they are the newer ones; says how many."""
        newer = {
            item: slip
            for item, slip in others.items()
            if item not in self.slips or self.slips[item].seen < slip.seen
        }
        self.slips |= newer
        return len(newer)


def _card(slip: Slip | None, today: date) -> Card:
    if slip is None:
        return Card(card_id=0, due=_noon(today))
    return Card(
        card_id=0,
        state=State.Review,
        stability=slip.stability,
        difficulty=slip.difficulty,
        due=_noon(slip.due),
        last_review=_noon(slip.seen),
    )


def _noon(day: date) -> datetime:
    return datetime.combine(day, time(12), UTC)
