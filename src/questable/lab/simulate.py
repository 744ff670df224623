"""Playing many games between bots and adding them up."""

import hashlib
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from rich.console import Group
from rich.table import Table

from questable import fast
from questable.engine import Game, Pack, Setup, Value
from questable.lab.interval import quantiles, spread, wilson
from questable.lab.play import Played, play_one
from questable.registry import game as find_game

CHUNK = 50
MOST = 20_000
"""Entries after which a game is counted as truncated, unless the caller says otherwise."""


class Summary:
    """The sum of many games."""

    def __init__(self, game: Game, setup: Setup, levels: list[str], seed: str, most: int) -> None:
        self.game = game
        self.setup = setup
        self.levels = levels
        self.seed = seed
        self.most = most
        self.games = 0
        self.actions = 0
        self.seconds = 0.0
        self.truncated = 0
        self.wins = [0] * setup.players
        self.tags: dict[str, int] = {}
        self.endings: dict[str, int] = {}
        self.lengths: list[int] = []
        self.scores: list[int] = []
        self.figures: dict[str, list[int]] = {}
        self.fired: dict[str, int] = {}
        self.refused: dict[str, int] = {}
        self._digest = hashlib.sha256()

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.actions += played.actions
        self._digest.update(played.digest)
        for rule, count in played.fired.items():
            self.fired[rule] = self.fired.get(rule, 0) + count
        for rule, count in played.refused.items():
            self.refused[rule] = self.refused.get(rule, 0) + count
        if not played.over:
            self.truncated += 1
            return
        self.lengths.append(played.actions)
        self.endings[played.reason] = self.endings.get(played.reason, 0) + 1
        for seat in played.winners:
            self.wins[seat] += 1
        if played.winners:
            self.scores.append(played.scores[played.winners[0]])
        for tag in played.tags:
            self.tags[tag] = self.tags.get(tag, 0) + 1
        for name, number in played.figures.items():
            self.figures.setdefault(name, []).append(number)

    def as_json(self) -> dict[str, object]:
        """Everything as plain data; docs/commands.md lists the fields."""
        return {
            "game": self.game.key,
            "rules": self.game.rules_version,
            "players": self.setup.players,
            "options": self.setup.options,
            "pack": self.setup.pack.hash,
            "bots": self.levels,
            "seed": self.seed,
            "most": self.most,
            "build": fast.running(),
            "games": self.games,
            "actions": self.actions,
            "seconds": round(self.seconds, 3),
            "truncated": self.truncated,
            "wins_by_seat": [self._share(wins) for wins in self.wins],
            f"wins_by_{self.game.tag}": {
                tag: self._share(wins) for tag, wins in sorted(self.tags.items())
            },
            "endings": dict(sorted(self.endings.items())),
            "length": quantiles(self.lengths),
            "winning_score": quantiles(self.scores),
            "figures": {name: spread(numbers) for name, numbers in self.figures.items()},
            "rules_fired": dict(sorted(self.fired.items())),
            "rules_refused": dict(sorted(self.refused.items())),
            "digest": self._digest.hexdigest(),
        }

    def _share(self, wins: int) -> dict[str, int | float]:
        low, high = wilson(wins, self.games)
        return {
            "wins": wins,
            "share": round(wins / self.games, 4) if self.games else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
        }

    def table(self) -> Group:
        """The figures for people."""
        rate = self.actions / self.seconds if self.seconds else 0.0
        told = (
            f"{self.game.key}: {self.games} games, {self.actions} actions,"
            f" {rate:,.0f} a second ({fast.running()}), {self.truncated} truncated"
        )
        table = Table()
        for column in ("", "wins", "share", "95 %"):
            table.add_column(column, justify="left" if not column else "right")
        for seat, level in enumerate(self.levels):
            self._row(table, f"seat {seat} ({level})", self.wins[seat])
        for tag, wins in sorted(self.tags.items()):
            self._row(table, f"{self.game.tag} {tag}", wins)
        for reason, count in sorted(self.endings.items()):
            self._row(table, f"ending {reason}", count)
        marks = "  ".join(f"{name} {n}" for name, n in quantiles(self.lengths).items())
        return Group(
            told, table, f"length in actions: {marks or 'no game ended'}", *self._figure_lines()
        )

    def _figure_lines(self) -> list[str]:
        told = ((name, spread(numbers)) for name, numbers in self.figures.items())
        return [f"{name}: {s['mean']} ({s['min']} to {s['max']})" for name, s in told]

    def _row(self, table: Table, name: str, count: int) -> None:
        low, high = wilson(count, self.games)
        share = count / self.games if self.games else 0.0
        table.add_row(name, str(count), f"{share:.1%}", f"{low:.1%} to {high:.1%}")


def simulate(
    game: Game,
    setup: Setup,
    *,
    games: int,
    seed: str,
    levels: list[str],
    most: int = MOST,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play `games` games between bots, one level a seat; the same whatever the number of jobs."""
    if len(levels) != setup.players:
        raise ValueError(f"{len(levels)} bots for {setup.players} seats")
    summary = Summary(game, setup, levels, seed, most)
    start = time.perf_counter()
    chunks = [range(i, min(i + CHUNK, games)) for i in range(0, games, CHUNK)]
    if jobs == 1:
        for chunk in chunks:
            for i in chunk:
                summary.add(play_one(game, setup, levels, f"{seed}:{i}", most))
            if progress is not None:
                progress(summary.games)
    else:
        work = [
            (game.key, setup.players, setup.options, setup.pack, levels, seed, most, chunk)
            for chunk in chunks
        ]
        with ProcessPoolExecutor(jobs) as pool:
            for played in pool.map(_play_chunk, work):
                for one in played:
                    summary.add(one)
                if progress is not None:
                    progress(summary.games)
    summary.seconds = time.perf_counter() - start
    return summary


Work = tuple[str, int, dict[str, Value], Pack, list[str], str, int, range]


def _play_chunk(work: Work) -> list[Played]:
    key, players, options, pack, levels, seed, most, chunk = work
    game = find_game(key)
    setup = game.setup(players, options, pack)
    return [play_one(game, setup, levels, f"{seed}:{i}", most) for i in chunk]
