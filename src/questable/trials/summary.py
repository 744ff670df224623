"""Many games added up."""

import hashlib

from questable.engine import Game, Setup
from questable.fast import running
from questable.trials.interval import quantiles, spread, wilson
from questable.trials.play import GameResult


def what_was_played(
    game: Game, setup: Setup, levels: list[str], seed: str, most: int
) -> dict[str, object]:
    """On what figures of many games rest, as plain data."""
    return {
        "game": game.key,
        "rules": game.rules_version,
        "players": setup.players,
        "options": setup.options,
        "pack": setup.pack.hash,
        **({"start": setup.start.splitlines()} if setup.start else {}),
        "bots": levels,
        "seed": seed,
        "most": most,
        "build": running(),
    }


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
        self.tags = dict.fromkeys(game.roles(setup), 0)
        self.endings: dict[str, int] = {}
        self.lengths: list[int] = []
        self.scores: list[int] = []
        self.figures: dict[str, list[int]] = {}
        self.fired: dict[str, int] = {}
        self.refused: dict[str, int] = {}
        self._digest = hashlib.sha256()

    def add(self, played: GameResult) -> None:
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
            **what_was_played(self.game, self.setup, self.levels, self.seed, self.most),
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
            "digest": self.digest(),
        }

    def digest(self) -> str:
        """SHA-256 over all entries of all games, equal on equal games."""
        return self._digest.hexdigest()

    def _share(self, wins: int) -> dict[str, int | float]:
        low, high = wilson(wins, self.games)
        return {
            "wins": wins,
            "share": round(wins / self.games, 4) if self.games else 0.0,
            "low": round(low, 4),
            "high": round(high, 4),
        }
