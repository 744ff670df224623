"""The games of one case added up, with what was measured of each."""

from collections.abc import Sequence
from math import sqrt

import msgspec

from questable.trials.case import Case
from questable.trials.interval import Z95
from questable.trials.play import GameResult
from questable.trials.row import GameRow, Seen, share
from questable.trials.summary import Summary


class Moments:
    """Numbers of which the mean and the spread are wanted."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.least = 0.0
        """Zero where no number is below it."""
        self._squares = 0.0

    def add(self, number: float) -> None:
        """One more (Welford's way, which loses no digits)."""
        self.count += 1
        self.least = min(self.least, number)
        step = number - self.mean
        self.mean += step / self.count
        self._squares += step * (number - self.mean)

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Moments":
        """Of whole numbers that are all there: exact, and quicker than one by one."""
        found = cls()
        found.count, total = len(numbers), sum(numbers)
        if numbers:
            found.least = min(0, min(numbers))
            found.mean = total / found.count
            squares = found.count * sum(number * number for number in numbers)
            found._squares = (squares - total * total) / found.count
        return found

    @property
    def variance(self) -> float:
        """Of a single number there is none."""
        return self._squares / (self.count - 1) if self.count > 1 else 0.0

    def interval(self) -> tuple[float, float]:
        """Between what the true mean lies, 95 % (by the normal law), not below what can be."""
        half = Z95 * sqrt(self.variance / self.count) if self.count else 0.0
        low = self.mean - half
        return low if self.least < 0 else max(0.0, low), self.mean + half


class Won(msgspec.Struct, frozen=True):
    """What somebody has of the wins."""

    mean: float
    """A seat's share of one,"""
    count: int
    """and of how many seats in all games."""


class Tally(Summary):
    """Everything that is known of a case."""

    def __init__(self, case: Case) -> None:
        super().__init__(case.game, case.setup, case.names(), case.seed, case.most)
        self.case = case
        self.means: dict[str, Moments] = {}
        """By measure: what somebody who looked on averaged over games."""
        self.minutes: list[float] = []
        turns = len(case.players) if case.turning else 1
        self._named = [case.names(number) for number in range(turns)]
        """Who sits where, from game to game."""
        self._ended: dict[tuple[int, bool, tuple[int, ...]], int] = {}
        """How many games of those ended so: over or not, and who won."""
        self._comebacks = 0, 0

    def add(self, played: GameResult) -> None:
        """Count one more game."""
        super().add(played)
        if not isinstance(played, GameRow):
            return
        end = (played.number % len(self._named), played.over, tuple(played.winners))
        self._ended[end] = self._ended.get(end, 0) + 1
        if played.seen is not None:
            self._see(played.seen)

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """By measure: how many games, and of how many."""
        if not self._ended:
            return {}
        seats = self.setup.players
        decisive = shared = cut_off = games = 0
        for (_, over, winners), count in self._ended.items():
            games += count
            decisive += count * (over and 0 < len(winners) < seats)
            shared += count * (len(winners) > 1)
            cut_off += count * (not over)
        found = {"decisive": decisive, "shared": shared, "cut-off": cut_off}
        counted = {name: (count, games) for name, count in found.items()}
        return counted | ({"comebacks": self._comebacks} if self._comebacks[1] else {})

    @property
    def won(self) -> dict[str, Won]:
        """By player: its share of the wins, for each seat that it had in a game."""
        seats = self.setup.players
        shares = dict.fromkeys(self._named[0], 0.0) if self._ended else {}
        counts = dict.fromkeys(shares, 0)
        for (turn, _, winners), count in self._ended.items():
            for seat, name in enumerate(self._named[turn]):
                counts[name] += count
                shares[name] += count * share(winners, seat, seats)
        return {name: Won(shares[name] / counts[name], counts[name]) for name in shares}

    def _see(self, seen: Seen) -> None:
        self.minutes.append(seen.seconds / 60)
        self._mean("moves", seen.moves)
        self._mean("minutes", seen.seconds / 60)
        if seen.moves:
            self._mean("branching", seen.choices / seen.moves)
        if seen.turns:
            self._mean("dead-turns", seen.dead / seen.turns)
        if seen.leads is not None:
            self._mean("lead-changes", seen.leads)
        if seen.behind is not None:
            self._mean("drama", seen.behind)
        if seen.comeback is not None:
            yes, games = self._comebacks
            self._comebacks = yes + seen.comeback, games + 1

    def _mean(self, name: str, number: float) -> None:
        moments = self.means.get(name)
        if moments is None:
            moments = self.means[name] = Moments()
        moments.add(number)
