"""What results say: a test between two hypotheses, and strengths on Elo's scale."""

from enum import Enum
from math import exp, log, sqrt

from questable.trials.interval import Z95

ERROR = 0.05
"""How often the test may decide for the wrong hypothesis, either way."""
BOUND = log((1 - ERROR) / ERROR)
POINTS = 400 / log(10)
"""Elo points for each unit of log strength."""
DRAWN = 0.5
"""Games that every pair is taken to have shared evenly besides, so that no strength is endless."""
ROUNDS = 10_000
CLOSE = 1e-10


class Finding(Enum):
    """What a test found."""

    OPEN = "open"
    EVEN = "even"
    GOAL = "goal"


class Trial:
    """Wald's sequential test: is a share even, or as large as the goal?

    A win that is shared counts as a part of one. That varies less than whole wins do, so the test
    errs less often than it may.
    """

    def __init__(self, even: float, goal: float) -> None:
        if not 0 < even < goal < 1:
            raise ValueError(f"a goal of {goal} is not above an even share of {even}")
        self._won = log(goal / even)
        self._lost = log((1 - goal) / (1 - even))
        self.evidence = 0.0
        """The log of how much likelier the goal is than an even share."""

    def add(self, share: float) -> Finding:
        """Count the share that one game gave."""
        self.evidence += share * self._won + (1 - share) * self._lost
        return self.verdict()

    def verdict(self) -> Finding:
        """What can be said by now."""
        if self.evidence >= BOUND:
            return Finding.GOAL
        return Finding.EVEN if self.evidence <= -BOUND else Finding.OPEN


class Field:
    """Games in which the same players sat: how many of each, and how much each won."""

    def __init__(self, seats: dict[str, int], won: dict[str, float]) -> None:
        self.seats = seats
        self.won = won

    @property
    def games(self) -> float:
        """How many games, a shared one being whole."""
        return sum(self.won.values())


class Rating:
    """A strength in Elo points, and how far it may be off (95 %)."""

    def __init__(self, points: float, margin: float) -> None:
        self.points = points
        self.margin = margin


def ratings(fields: list[Field], anchor: str) -> dict[str, Rating]:
    """Strengths by which a seat's chance is its strength over that of all seats; anchor is 0.

    For two seats that is Elo's own model. Strengths are those that make the results likeliest.
    """
    names = sorted({name for field in fields for name in field.seats} | {anchor})
    strengths = _strengths(names, [_widened(field) for field in fields])
    margins = _margins(names, fields, strengths, anchor)
    base = log(strengths[anchor])
    return {
        name: Rating(POINTS * (log(strengths[name]) - base), POINTS * margins[name])
        for name in names
    }


def _widened(field: Field) -> Field:
    seats = sum(field.seats.values())
    won = {name: field.won[name] + DRAWN * n / seats for name, n in field.seats.items()}
    return Field(field.seats, won)


def _strengths(names: list[str], fields: list[Field]) -> dict[str, float]:
    """By Hunter's method: each round makes the results likelier."""
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        after = {name: _again(name, fields, strengths) for name in names}
        middle = exp(sum(log(each) for each in after.values()) / len(names))
        after = {name: each / middle for name, each in after.items()}
        moved = max(abs(log(after[name] / strengths[name])) for name in names)
        strengths = after
        if moved < CLOSE:
            break
    return strengths


def _again(name: str, fields: list[Field], strengths: dict[str, float]) -> float:
    met = [field for field in fields if name in field.seats]
    if not met:
        return strengths[name]
    won = sum(field.won[name] for field in met)
    chances = sum(
        field.games * field.seats[name] / _all(field, strengths) for field in met
    )  # fmt: skip
    return won / chances


def _all(field: Field, strengths: dict[str, float]) -> float:
    return sum(n * strengths[name] for name, n in field.seats.items())


def _margins(
    names: list[str], fields: list[Field], strengths: dict[str, float], anchor: str
) -> dict[str, float]:
    """From what the games tell of each strength beside the anchor's."""
    free = [name for name in names if name != anchor]
    told = [[0.0] * len(free) for _ in free]
    for field in map(_widened, fields):
        whole = _all(field, strengths)
        chance = {name: n * strengths[name] / whole for name, n in field.seats.items()}
        for i, one in enumerate(free):
            for j, two in enumerate(free):
                both = chance.get(one, 0.0) * chance.get(two, 0.0)
                told[i][j] += field.games * ((chance.get(one, 0.0) if i == j else 0.0) - both)
    spread = _inverse(told)
    margins = {name: Z95 * sqrt(max(spread[i][i], 0.0)) for i, name in enumerate(free)}
    return {**margins, anchor: 0.0}


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; whatever nothing is known of is infinitely wide."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        head = rows[i][i]
        if abs(head) < 1e-12:
            return [[float("inf")] * size for _ in range(size)]
        rows[i] = [each / head for each in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                by = rows[k][i]
                rows[k] = [a - by * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
