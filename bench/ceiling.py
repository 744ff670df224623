"""Where luck sets a ceiling: what a cheat wins against `club` who sees strokes of chance to come.

    .venv/bin/python -m bench.ceiling KEY [--players N] [--games N] [--seed TEXT] [--sees N...]

It sits in each seat in turn, and knows the answers to all questions.
"""

import argparse

from questable.lab.foresight import foreseen
from questable.registry import game as find_game
from questable.trials.interval import wilson

MOST = 3000


def main() -> None:
    parser = argparse.ArgumentParser(description="What one wins who sees the dice.")
    parser.add_argument("key", metavar="KEY")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="ceiling")
    parser.add_argument("--sees", type=int, nargs="+", default=[1, 4, 16, MOST])
    asked = parser.parse_args()
    game = find_game(asked.key)
    setup = game.setup(asked.players)
    for sees in asked.sees:
        won = 0.0
        for number in range(asked.games):
            seed = f"{asked.seed}:{sees}:{number}"
            won += foreseen(game, setup, number % asked.players, sees, seed, MOST)
        low, high = wilson(won, asked.games)
        print(
            f"{asked.key}, {asked.players} players, sees {sees}: won {won:g} of {asked.games}, "
            f"{won / asked.games:.1%} ({low:.1%} to {high:.1%}), even {1 / asked.players:.1%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
