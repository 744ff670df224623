"""A clock that goes when it is told to, and dice that can be repeated."""

import heapq
import itertools
from collections.abc import Callable
from random import Random

START = 1_800_000_000_000


class Ring:
    """An alarm of the fake clock."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        """It will not ring."""
        self.ring = None


class FakeClock:
    """Time stands still until somebody moves `time`, in microseconds."""

    def __init__(self) -> None:
        self.time = START * 1000
        self._alarms: list[tuple[int, int, Ring]] = []
        self._count = itertools.count()

    def now(self) -> int:
        """Milliseconds."""
        return self.time // 1000

    def micros(self) -> int:
        """Microseconds."""
        return self.time

    def elapsed(self) -> int:
        """The same."""
        return self.time

    def after(self, micros: int, ring: Callable[[], None]) -> Ring:
        """When the time has been advanced so far."""
        alarm = Ring(ring)
        heapq.heappush(self._alarms, (self.time + max(0, micros), next(self._count), alarm))
        return alarm

    def next(self) -> int | None:
        """When something will ring."""
        while self._alarms and self._alarms[0][2].ring is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def ring_due(self) -> bool:
        """Ring what has come; says whether anything did."""
        rang = False
        while (at := self.next()) is not None and at <= self.time:
            alarm = heapq.heappop(self._alarms)[2]
            if alarm.ring is not None:
                alarm.ring()
            rang = True
        return rang


class FakeDice:
    """Repeatable bytes."""

    def __init__(self, seed: str = "dice") -> None:
        self._rng = Random(seed)

    def bytes(self, n: int) -> bytes:
        """From a seeded generator."""
        return self._rng.randbytes(n)
