"""Fairness in a race: short holding, so that a slow line is no handicap (docs/table.md, Races).

An action is held until nothing sent earlier can still be on its way, and at most w = min(60 ms,
difference of the seats' smallest half round trips over ten pings). What is held goes out in the
order of arrival minus half trip. So a faked delay gains at most w.
"""

from collections import deque
from collections.abc import Callable

from questable.table.log.settings import HOLDING_MOST

PINGS = 10
UNANSWERED = 50
"""So many pings may be on their way to a line that is very slow."""


class Trips:
    """How long the way to somebody is: the last ten round trips, in microseconds."""

    def __init__(self) -> None:
        self._sent: dict[int, int] = {}
        self._n = 0
        self.seen: deque[int] = deque(maxlen=PINGS)

    def ping(self, now: int) -> int:
        """The number of a ping that goes out now."""
        self._n += 1
        self._sent = {n: at for n, at in self._sent.items() if n > self._n - UNANSWERED}
        self._sent[self._n] = now
        return self._n

    def pong(self, n: int, now: int) -> None:
        """Its answer; one that was not asked for is passed over."""
        sent = self._sent.pop(n, None)
        if sent is not None:
            self.seen.append(now - sent)

    def half(self) -> int:
        """The smallest half round trip; 0 before any ping was answered."""
        return min(self.seen, default=0) // 2


class Held:
    """An action on hold."""

    def __init__(self, arrival: int, half: int, go: Callable[[], None]) -> None:
        self.arrival = arrival
        self.adjusted = arrival - half
        self.until = arrival
        self.go = go
        self.overtaken = False
        """Whether one that came later goes out earlier."""


class Hold:
    """The actions of a race that wait for their turn."""

    def __init__(self) -> None:
        self._held: list[Held] = []
        self._latest = 0
        """The latest arrival of all that went out."""

    def add(self, held: Held, half: int, slowest: int) -> None:
        """Hold one from a seat with that half trip, while the slowest seat has this."""
        held.until = held.arrival + min(HOLDING_MOST, max(0, slowest - half))
        self._held.append(held)

    def next(self) -> int | None:
        """When the next one goes out."""
        return min((held.until for held in self._held), default=None)

    def release(self, now: int) -> list[Held]:
        """What goes out now: those whose time is up and those that were sent before them."""
        up = [held.adjusted for held in self._held if held.until <= now]
        if not up:
            return []
        out = sorted(
            (held for held in self._held if held.adjusted <= max(up)),
            key=lambda held: (held.adjusted, held.arrival),
        )
        self._held = [held for held in self._held if held not in out]
        for held in out:
            held.overtaken = self._latest > held.arrival
            self._latest = max(self._latest, held.arrival)
        return out
