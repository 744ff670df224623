"""The games of one case added up, with what was measured of each."""

from math import sqrt

from questable.trials.case import Case
from questable.trials.interval import Z95
from questable.trials.play import GameResult
from questable.trials.row import GameRow, Seen
from questable.trials.summary import Summary


class Moments:
    """Numbers of which the mean and the spread are wanted."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, number: float) -> None:
        """One more (Welford's way, which loses no digits)."""
        self.count += 1
        step = number - self.mean
        self.mean += step / self.count
        self._squares += step * (number - self.mean)

    @property
    def variance(self) -> float:
        """Of a single number there is none."""
        return self._squares / (self.count - 1) if self.count > 1 else 0.0

    def interval(self) -> tuple[float, float]:
        """Between what the true mean lies, 95 % (by the normal law)."""
        half = Z95 * sqrt(self.variance / self.count) if self.count else 0.0
        return self.mean - half, self.mean + half


class Tally(Summary):
    """Everything that is known of a case."""

    def __init__(self, case: Case) -> None:
        super().__init__(case.game, case.setup, case.names(), case.seed, case.most)
        self.case = case
        self.means: dict[str, Moments] = {}
        """By measure: what is averaged over games,"""
        self.counts: dict[str, tuple[int, int]] = {}
        """and what is counted: how many games, and of how many."""
        self.minutes: list[float] = []
        self.won: dict[str, Moments] = {}
        """By player: its share of the wins, for each seat that it had in a game."""

    def add(self, played: GameResult) -> None:
        """Count one more game."""
        super().add(played)
        if not isinstance(played, GameRow):
            return
        seats = self.setup.players
        for seat, name in enumerate(self.case.names(played.number)):
            share = played.share(seat, seats)
            self.won.setdefault(name, Moments()).add(share)
        winners = len(played.winners)
        self._count("decisive", played.over and 0 < winners < seats)
        self._count("shared", winners > 1)
        self._count("cut-off", not played.over)
        if played.seen is not None:
            self._see(played.seen)
        for name, number in played.figures.items():
            self._mean(f"figure-{name}", number)

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
            self._count("comebacks", seen.comeback)

    def _mean(self, name: str, number: float) -> None:
        self.means.setdefault(name, Moments()).add(number)

    def _count(self, name: str, holds: bool) -> None:
        yes, games = self.counts.get(name, (0, 0))
        self.counts[name] = (yes + holds, games + 1)
