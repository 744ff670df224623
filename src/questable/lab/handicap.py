"""What gives a weaker player an even chance: a search over handicaps (Optuna, the extra `lab`).

A handicap is a mixture of house rules, a start (the stronger players draw so many of their first
choices by lot) and a level of the stronger players. The weaker one sits in each seat in turn. The
best few of the search are played again with other seeds, since whatever is best of many is also
lucky.
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from typing import Any, NamedTuple

from questable.engine import Game, Pack, Refused, Value
from questable.lab.study import Study
from questable.lab.workers import Workers
from questable.trials.case import MOST_ENTRIES, Case
from questable.trials.interval import wilson
from questable.trials.players import GIVES, Player, name_of

BEST = 3
"""So many are played again,"""
AGAIN = 4
"""with so many times the games."""
CHANGE = 0.004
"""What each change costs, in shares of a win: of two that are as fair the simpler is better."""
PRESET, START, LEVEL = "preset", "start", "level"


class Handicap(NamedTuple):
    """What the stronger players agree to."""

    options: tuple[tuple[str, Value], ...]
    preset: str
    start: int
    level: str

    def told(self) -> dict[str, Value]:
        """What differs from the usual game."""
        found: dict[str, Value] = {LEVEL: self.level}
        if self.preset:
            found[PRESET] = self.preset
        if self.start:
            found[START] = self.start
        return found | dict(self.options)


class Tried(NamedTuple):
    """A handicap, and what the weaker player won with it."""

    handicap: Handicap
    won: float
    games: int
    even: float

    @property
    def share(self) -> float:
        """Of the wins."""
        return self.won / self.games

    @property
    def gap(self) -> float:
        """From an even share."""
        return abs(self.share - self.even)

    @property
    def fair(self) -> bool:
        """Whether an even share lies in the interval."""
        low, high = wilson(self.won, self.games)
        return low <= self.even <= high

    def as_json(self) -> dict[str, object]:
        """As plain data."""
        low, high = wilson(self.won, self.games)
        return {
            "handicap": self.handicap.told(),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "games": self.games,
            "even": round(self.even, 4),
            "fair": self.fair,
        }


class HandicapSearch:
    """All that may be changed, and who plays."""

    def __init__(
        self,
        game: Game,
        *,
        players: int,
        weaker: Player,
        levels: Sequence[str],
        vary: Mapping[str, Sequence[Value]] | None = None,
        presets: Sequence[str] = (),
        start: int = 0,
        given: Mapping[str, Value] | None = None,
        pack: Pack | None = None,
        seed: str = "0",
        most: int = MOST_ENTRIES,
    ) -> None:
        self.game = game
        self.players = players
        self.weaker = weaker
        self.levels = list(levels)
        self.vary = dict(vary or {})
        self.presets = ["", *presets]
        self.start = start
        self.given = dict(given or {})
        self.pack = pack
        self.seed = seed
        self.most = most
        self.tried: dict[Handicap, Tried] = {}

    def case(self, handicap: Handicap, seed: str) -> Case:
        """The weaker player among the stronger ones, or Refused."""
        given = {**self.given, **self._preset(handicap.preset), **dict(handicap.options)}
        setup = self.game.setup(self.players, given, self.pack)
        setup = self.game.setup(
            self.players, {**given, **self.game.asks(self.players, given)}, self.pack
        )
        if self.game.together(setup):
            raise Refused("together", "", {})
        other = handicap.level + (f"{GIVES}{handicap.start}" if handicap.start else "")
        seated: list[Player] = [self.weaker, *[other] * (self.players - 1)]
        return Case(
            self.game, setup, seated, seed=seed, name=name_of(self.weaker), most=self.most,
            turning=True,
        )  # fmt: skip

    def _preset(self, name: str) -> Mapping[str, Value]:
        return self.game.presets[name] if name else {}

    def measured(self, handicap: Handicap, games: int, seed: str, workers: Workers) -> Tried | None:
        """Play it; nothing where it was interrupted."""
        case = self.case(handicap, seed)
        study, won = Study([case], games), 0.0

        def count(row: Any) -> None:
            nonlocal won
            won += row.share(row.number % self.players, self.players)

        if not study.run(workers=workers, row=count):
            return None
        return Tried(handicap, won, games, 1 / self.players)

    def run(
        self,
        workers: Workers,
        *,
        trials: int,
        games: int,
        progress: Callable[[int, int], None] | None = None,
    ) -> list[Tried] | None:
        """The fairest few, played again; nothing where it was interrupted."""
        optuna: Any = import_module("optuna")
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        number = int.from_bytes(sha256(self.seed.encode()).digest()[:4], "big")
        looking = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=number))
        looking.enqueue_trial({PRESET: "", START: 0, LEVEL: self.levels[0]})
        total = trials + BEST
        for n in range(trials):
            trial = looking.ask()
            handicap = self._suggested(trial)
            try:
                found = self.tried.get(handicap) or self.measured(
                    handicap, games, f"{self.seed}:search", workers
                )
            except Refused:
                looking.tell(trial, state=optuna.trial.TrialState.FAIL)
                continue
            if found is None:
                return None
            self.tried[handicap] = found
            looking.tell(trial, found.gap + CHANGE * self.changes(handicap))
            if progress is not None:
                progress(n + 1, total)
        best = sorted(self.tried.values(), key=self.cost)[:BEST]
        again = []
        for n, each in enumerate(best):
            found = self.measured(each.handicap, games * AGAIN, f"{self.seed}:again", workers)
            if found is None:
                return None
            again.append(found)
            if progress is not None:
                progress(trials + n + 1, total)
        return sorted(again, key=self.cost)

    def changes(self, handicap: Handicap) -> int:
        """How many things are not as usual."""
        usual = {option.name: option.default for option in self.game.options} | self.given
        others = sum(usual.get(name) != value for name, value in handicap.options)
        level = handicap.level != self.levels[0]
        return others + bool(handicap.preset) + bool(handicap.start) + level

    def cost(self, tried: Tried) -> float:
        """How far from even, and how much it changes."""
        return tried.gap + CHANGE * self.changes(tried.handicap)

    def _suggested(self, trial: Any) -> Handicap:
        options = tuple(
            (name, trial.suggest_categorical(name, list(values)))
            for name, values in self.vary.items()
        )
        preset = trial.suggest_categorical(PRESET, self.presets)
        start = trial.suggest_int(START, 0, self.start)
        level = trial.suggest_categorical(LEVEL, self.levels)
        return Handicap(options, preset, start, level)
