"""How sure a share is."""

from math import sqrt
from typing import TypeVar

N = TypeVar("N", int, float)
Z95 = 1.959963984540054


def wilson(successes: float, tries: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if tries == 0:
        return 0.0, 1.0
    share = successes / tries
    spread = Z95 * Z95 / tries
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / tries + spread / tries / 4) / (1 + spread)
    low = middle - half if successes > 0 else 0.0
    high = middle + half if successes < tries else 1.0
    return max(0.0, low), min(1.0, high)


def quantiles(numbers: list[N]) -> dict[str, N]:
    """Least, quarter marks, 95 % and most; nearest rank."""
    if not numbers:
        return {}
    ordered = sorted(numbers)
    marks = {"min": 0.0, "p25": 0.25, "p50": 0.5, "p75": 0.75, "p95": 0.95, "max": 1.0}
    last = len(ordered) - 1
    return {name: ordered[round(mark * last)] for name, mark in marks.items()}


def spread(numbers: list[int]) -> dict[str, int | float]:
    """Mean, least and most of what there is at least one of."""
    mean = sum(numbers) / len(numbers)
    return {"mean": round(mean, 2), "min": min(numbers), "max": max(numbers)}
