"""Where luck sets a ceiling: what a cheat wins who sees hands, and strokes of chance to come.

    .venv/bin/python -m bench.ceiling KEY [--players N] [--games N] [--option K=V...] [--seed TEXT]
                                      [--sees N...] [--playouts N] [--rival LEVEL]

It sits in each seat in turn, knows the answers to all questions, and searches with so many playouts
a choice, among players of a level. Who sees 0 strokes sees what is hidden now, and nothing to come.
"""

import argparse
from random import Random

from questable.bots import USUAL
from questable.lab.foresight import Cheat, FixedDice, cheated
from questable.registry import game as find_game
from questable.terminal.arguments import options_called
from questable.text import Words
from questable.trials.interval import wilson

MOST = 3000


def main() -> None:
    parser = argparse.ArgumentParser(description="What one wins who sees the dice.")
    parser.add_argument("key", metavar="KEY")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--seed", default="ceiling")
    parser.add_argument("--sees", type=int, nargs="+", default=[0, 1, 2, 4, MOST])
    parser.add_argument("--playouts", type=int, default=500)
    parser.add_argument("--rival", default=USUAL, metavar="LEVEL")
    asked = parser.parse_args()
    game = find_game(asked.key)
    setup = game.setup(asked.players, options_called(Words("en"), asked.option))
    for sees in asked.sees:
        won = 0.0
        for number in range(asked.games):
            seed = f"{asked.seed}:{sees}:{number}"
            dice = FixedDice(f"{seed} dice")
            cheat = Cheat(game, setup, number % asked.players, sees, asked.playouts, dice)
            won += cheated(cheat, asked.rival, Random(seed), MOST)
        low, high = wilson(won, asked.games)
        print(
            f"{asked.key}, {asked.players} players, {asked.playouts} playouts against "
            f"{asked.rival}, sees {sees}: won {won:g} of {asked.games}, "
            f"{won / asked.games:.1%} ({low:.1%} to {high:.1%}), even {1 / asked.players:.1%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
