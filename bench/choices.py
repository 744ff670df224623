"""How long levels and hints think over a choice, on one core: python -m bench.choices [GAMES].

Every game with two players and with as many as usual, from positions in the middle of games at
random. A level has the playouts that its time gives on a quiet core, and no clock that ends it
sooner; at a table there is one, and with --clock here too.
"""

import argparse
import statistics
import sys

from rich.console import Console
from rich.table import Table as Grid

from bench.thinking import KINDS, times
from questable.registry import KEYS, game

USUAL = {"questor": 4, "pillars": 2, "holy-quest": 4, "saint-cards": 4, "rae": 3}
"""Players, where it is not two alone."""


def centile(found: list[float]) -> str:
    """The middle, 95 of a hundred, and the worst."""
    ordered = sorted(found)
    high = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return f"{statistics.median(ordered):.0f}, {high:.0f}, {ordered[-1]:.0f}"


def main() -> int:
    """Game by game."""
    parser = argparse.ArgumentParser(prog="bench.choices", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(KEYS), metavar="GAME")
    parser.add_argument("--choices", type=int, default=40, help="for each level")
    parser.add_argument("--clock", action="store_true", help="ends a thought, as at a table")
    given = parser.parse_args()
    grid = Grid(title="ms a choice: p50, p95, the worst")
    for title in ("", "players", *KINDS):
        grid.add_column(title, justify="right" if title else "left")
    for key in given.games:
        for players in sorted({2, USUAL.get(key, 2)}):
            found = game(key)
            setup = found.setup(players)
            cells = [
                centile(times(found, setup, kind, given.choices, given.clock)) for kind in KINDS
            ]
            grid.add_row(key, str(players), *cells)
            print(key, players, dict(zip(KINDS, cells, strict=True)), file=sys.stderr, flush=True)
    Console().print(grid)
    return 0


if __name__ == "__main__":
    sys.exit(main())
