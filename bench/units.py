"""How much a difference in `evaluate` means: each game's `unit`, from games of `club` with itself.

    .venv/bin/python -m bench.units [--games N] [--seed TEXT] [KEY...]

Positions are met in games in which one action of eight is any; at each, every seat's worth is
noted, and in the end who won. The unit is the one by which the winners were likeliest, if a seat's
chance is e to the power of its worth in units, over that of all seats.
"""

import argparse
from math import log

from questable.engine import Game, Setup
from questable.lab.fitting import Position, mean_likelihood
from questable.lab.outcomes import met
from questable.registry import ours

STEP = 1.15
UNITS = [round(10 * STEP**k) for k in range(80)]
PLAYERS = (2, 4)


def noted(game: Game, setup: Setup, seed: str) -> list[Position]:
    """The positions of one game: every seat's worth, and who won."""
    return [
        ([[float(worth)] for worth in game.worths(state)], winners)
        for state, winners in met(game, setup, seed)
    ]


def likelihood(positions: list[Position], unit: int) -> float:
    """The mean logarithm of the chance that the winners had."""
    return mean_likelihood(positions, [1 / unit])


def main() -> None:
    parser = argparse.ArgumentParser(description="Find each game's unit.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="units")
    parser.add_argument("keys", nargs="*", metavar="KEY")
    asked = parser.parse_args()
    for game in [each for each in ours() if each.key in asked.keys or not asked.keys]:
        for players in PLAYERS:
            if not game.fewest <= players <= game.most:
                continue
            setup = game.setup(players)
            positions = [
                each
                for number in range(asked.games)
                for each in noted(game, setup, f"{asked.seed}:{number}")
            ]
            best = max(UNITS, key=lambda unit: likelihood(positions, unit))
            print(
                f"{game.key:<14}{players} players, {len(positions)} positions: unit {best}, "
                f"likelihood {likelihood(positions, best):.3f} (even {-log(players):.3f}), "
                f"in use {game.unit}",
                flush=True,
            )


if __name__ == "__main__":
    main()
