"""Levels against each other: a round robin that can be stopped, gone on with and repeated.

Each pair meets in games of one challenger, who is the one named later, among hosts. The challenger
sits in each seat in turn. Games are counted in the order of their numbers whoever ends first, so
the same seed gives the same figures, whatever the number of processes and interruptions.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from questable.bots import USUAL
from questable.engine import Game, Setup
from questable.lab.games_file import GamesFile, Met
from questable.lab.rating import Field, Finding, Rating, Trial, ratings
from questable.lab.workers import workers_for
from questable.trials.case import MOST_ENTRIES, Case, Task
from questable.trials.interval import wilson
from questable.trials.players import Player, name_of
from questable.trials.program import program
from questable.trials.row import GameRow
from questable.trials.summary import what_was_played


class Pair:
    """Two levels, and their games as far as all before them are known."""

    def __init__(self, host: str, challenger: str, players: int, goal: int, least: int) -> None:
        self.host = host
        self.challenger = challenger
        self.name = f"{host}:{challenger}"
        self.players = players
        self.games = 0
        self.won = 0.0
        """What the challenger won; a win that several share is divided, one that nobody has too."""
        self.truncated = 0
        self.actions = 0
        self.test = Trial(1 / players, goal / 100 / players) if goal else None
        self.decided_at = 0
        self._least = least
        self._known: dict[int, Met] = {}

    @property
    def decided(self) -> bool:
        """Whether the test has ended it."""
        return self.decided_at > 0

    def knows(self, number: int) -> bool:
        """Whether that game was played."""
        return number < self.games or number in self._known

    def take(self, met: Met, games: int) -> None:
        """A game, in any order; those are counted whose predecessors are all there."""
        self._known[met.number] = met
        while not self.decided and self.games < games and self.games in self._known:
            self._count(self._known.pop(self.games))

    def _count(self, met: Met) -> None:
        self.games += 1
        self.actions += met.actions
        self.truncated += not met.over
        share = self._share(met)
        self.won += share
        if self.test is None:
            return
        self.test.add(share)
        if self.games >= self._least and self.test.verdict() != Finding.OPEN:
            self.decided_at = self.games

    def _share(self, met: Met) -> float:
        if not met.winners:
            return 1 / self.players
        return (met.number % self.players in met.winners) / len(met.winners)

    def verdict(self) -> Finding:
        """What the test says; open where there is none."""
        return self.test.verdict() if self.test is not None and self.decided else Finding.OPEN

    def field(self) -> Field:
        """For ratings."""
        seats = {self.host: self.players - 1, self.challenger: 1}
        return Field(seats, {self.host: self.games - self.won, self.challenger: self.won})

    def as_json(self) -> dict[str, object]:
        """Everything as plain data; docs/commands.md lists the fields."""
        low, high = wilson(self.won, self.games)
        return {
            "challenger": self.challenger,
            "host": self.host,
            "games": self.games,
            "won": round(self.won, 3),
            "share": round(self.won / self.games, 4) if self.games else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
            "even": round(1 / self.players, 4),
            "truncated": self.truncated,
            "actions": self.actions,
            "evidence": None if self.test is None else round(self.test.evidence, 3),
            "verdict": None if self.test is None else self.verdict().value,
        }


class Arena:
    """All pairs of some levels."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        players: Sequence[Player],
        *,
        games: int,
        seed: str,
        most: int = MOST_ENTRIES,
        goal: int = 0,
        least: int = 0,
    ) -> None:
        """A goal, in hundredths of an even share, ends a pair's games once it is decided."""
        levels = [name_of(player) for player in players]
        if len(set(levels)) != len(levels) or len(levels) < 2:
            raise ValueError(f"an arena needs different levels, at least two, not {levels}")
        self.game = game
        self.setup = setup
        self.players = list(players)
        self.levels = levels
        self.games = games
        self.seed = seed
        self.most = most
        self.goal = goal
        self.seconds = 0.0
        """At work by now, without what a file knew."""
        self.pairs = [
            Pair(host, challenger, setup.players, goal, least)
            for host, challenger in combinations(levels, 2)
        ]
        known = dict(zip(levels, players, strict=True))
        self._cases = {pair.name: self._case(pair, known) for pair in self.pairs}
        self._named = {pair.name: pair for pair in self.pairs}

    def _case(self, pair: Pair, known: dict[str, Player]) -> Case:
        """The challenger and its hosts, who change seats from game to game."""
        hosts = [known[pair.host]] * (self.setup.players - 1)
        return Case(
            self.game, self.setup, [known[pair.challenger], *hosts],
            seed=f"{self.seed}:{pair.name}", name=pair.name, most=self.most, turning=True,
        )  # fmt: skip

    def run(
        self,
        *,
        jobs: int = 1,
        cluster: str | None = None,
        file: GamesFile | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> bool:
        """Play what is not known yet; False if it was interrupted.

        Progress is told as how many games are done, and how many that is out of.
        """
        start = time.perf_counter()
        if file is not None:
            self._remember(file.games)
        workers = workers_for(jobs, cluster, self.players)
        playing = workers.play(self._wanted(), self.total - self.done)
        try:
            for rows in playing:
                for row in rows:
                    self._take(row, file)
                if progress is not None:
                    progress(self.done, self.total)
        except KeyboardInterrupt:
            return False
        finally:
            playing.close()
            workers.close()
            self.seconds += time.perf_counter() - start
        return True

    def _take(self, row: GameRow, file: GamesFile | None) -> None:
        pair = self._named[row.case]
        met = Met(pair.host, pair.challenger, row.number, row.winners, row.actions, row.over)
        if file is not None:
            file.add(met)
        pair.take(met, self.games)

    @property
    def done(self) -> int:
        """How many games count by now."""
        return sum(pair.games for pair in self.pairs)

    @property
    def total(self) -> int:
        """How many will count at the most."""
        return sum(pair.games if pair.decided else self.games for pair in self.pairs)

    def _remember(self, games: list[Met]) -> None:
        pairs = {(pair.host, pair.challenger): pair for pair in self.pairs}
        for met in games:
            pair = pairs.get((met.host, met.challenger))
            if pair is not None and not pair.knows(met.number):
                pair.take(met, self.games)

    def _wanted(self) -> Iterator[Task]:
        """Games to be played, all pairs in turn; whoever is decided is left out from then on."""
        for number in range(self.games):
            for pair in self.pairs:
                if not pair.decided and not pair.knows(number):
                    yield Task(self._cases[pair.name], number)

    def ratings(self) -> dict[str, Rating]:
        """By level, on Elo's scale; the usual level is 0, or else the first."""
        anchor = USUAL if USUAL in self.levels else self.levels[0]
        return ratings([pair.field() for pair in self.pairs if pair.games], anchor)

    def as_json(self) -> dict[str, object]:
        """Everything as plain data; docs/commands.md lists the fields."""
        rated = self.ratings()
        return {
            **what_was_played(self.game, self.setup, self.levels, self.seed, self.most),
            "goal": self.goal or None,
            "program": program(),
            "pairs": [pair.as_json() for pair in self.pairs],
            "elo": {
                level: {
                    "points": round(rated[level].points, 1),
                    "margin": round(rated[level].margin, 1),
                }
                for level in self.levels
                if level in rated
            },
            "seconds": round(self.seconds, 3),
        }
