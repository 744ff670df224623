"""Rungs of the ladder in docs/bots.md: one level against the next below it, with what it costs.

    .venv/bin/python -m bench.ladder FOLDER [--only TEXT] [--games N] [--seed TEXT] [--jobs N]

A rung keeps its games in a file of FOLDER, so the ladder can be left at any time, by Ctrl+C, and
climbed on from there: the same command comes to the same figures. Cheap rungs come first. After
each, and where it is left, a line of the table is printed.
"""

import argparse
import sys
from pathlib import Path

from questable.engine import Value
from questable.lab.arena import Arena, Pair
from questable.lab.games_file import GamesFile, head_of
from questable.registry import game

MOST = 3000
"""Entries of a game; nobody has won one that is longer."""
PAIRS = [("novice", "club"), ("club", "expert"), ("expert", "master")]
SETUPS: list[tuple[str, list[int], dict[str, Value]]] = [
    ("run-the-race", [2], {"pace": "calm"}),
    ("saint-cards", [2, 3, 4], {}),
    ("rae", [2, 3, 4], {}),
    ("holy-quest", [2, 4], {}),
    ("pillars", [2], {}),
    ("questor", [2, 3, 4], {}),
]
"""Quick games first, with two, as many as usual, and four."""


class Rung:
    """Who is to beat whom, and in which game."""

    def __init__(
        self, host: str, challenger: str, key: str, players: int, options: dict[str, Value]
    ) -> None:
        self.host = host
        self.challenger = challenger
        self.game = game(key)
        self.players = players
        self.setup = self.game.setup(players, options)
        self.name = f"{challenger}-{host}-{key}-{players}"

    def climb(self, folder: Path, games: int, seed: str, jobs: int) -> tuple[bool, str]:
        """Play what is not known yet: whether that was all of it, and the line of the table."""
        levels = [self.host, self.challenger]
        arena = Arena(self.game, self.setup, levels, games=games, seed=seed, most=MOST)
        file = GamesFile(folder / f"{self.name}.jsonl", head_of(self.game, self.setup, seed, MOST))
        try:
            whole = arena.run(jobs=jobs, file=file)
        finally:
            file.close()
        return whole, self.line(arena.pairs[0])

    def line(self, pair: Pair) -> str:
        """As docs/bots.md has it."""
        told = pair.as_json()
        cut = f", {pair.truncated} cut off" if pair.truncated else ""
        return (
            f"| {self.game.key} | {self.players} | `{self.challenger}` | `{self.host}` "
            f"| {pair.games}{cut} | {told['share']:.1%} | {told['low']:.1%} to {told['high']:.1%} |"
        )


def rungs(only: str = "") -> list[Rung]:
    """All whose name has this in it, in order."""
    everything = [
        Rung(*pair, key, players, options)
        for pair in PAIRS
        for players in (2, 3, 4)
        for key, numbers, options in SETUPS
        if players in numbers
    ]
    return [each for each in everything if only in each.name]


def main() -> int:
    """Climb."""
    parser = argparse.ArgumentParser(description="How strong each level is against the next.")
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    parser.add_argument("--only", default="", help="rungs with this in their name")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for rung in rungs(given.only):
        whole, line = rung.climb(given.folder, given.games, given.seed, given.jobs)
        print(line, flush=True)
        if not whole:
            return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
