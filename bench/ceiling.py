"""Where luck sets a ceiling: what a cheat wins against `club` who sees strokes of chance to come.

    .venv/bin/python -m bench.ceiling KEY [--players N] [--games N] [--seed TEXT] [--sees N...]
                                      [--option K=V...] [--hands PLAYOUTS [--rival LEVEL]]

It sits in each seat in turn, and knows the answers to all questions. With --hands it is another
one: it sees what is hidden now and nothing to come, and plays with so many playouts against
`expert`, who has as many, or against another level.
"""

import argparse

from questable.lab.foresight import foreseen, with_open_hands
from questable.registry import game as find_game
from questable.trials.interval import wilson

MOST = 3000


def main() -> None:
    parser = argparse.ArgumentParser(description="What one wins who sees the dice.")
    parser.add_argument("key", metavar="KEY")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--seed", default="ceiling")
    parser.add_argument("--sees", type=int, nargs="+", default=[1, 4, 16, MOST])
    parser.add_argument("--hands", type=int, default=0, metavar="PLAYOUTS")
    parser.add_argument("--rival", default="", metavar="LEVEL")
    asked = parser.parse_args()
    game = find_game(asked.key)
    setup = game.setup(asked.players, dict(option.split("=", 1) for option in asked.option))
    rival = asked.rival or f"expert@{asked.hands}"
    told = f"against {rival}, sees hands, playouts" if asked.hands else "sees"
    for sees in [asked.hands] if asked.hands else asked.sees:
        won = 0.0
        for number in range(asked.games):
            seat, seed = number % asked.players, f"{asked.seed}:{sees}:{number}"
            if asked.hands:
                won += with_open_hands(game, setup, seat, sees, rival, seed, MOST)
            else:
                won += foreseen(game, setup, seat, sees, seed, MOST)
        low, high = wilson(won, asked.games)
        print(
            f"{asked.key}, {asked.players} players, {told} {sees}: won {won:g} of {asked.games}, "
            f"{won / asked.games:.1%} ({low:.1%} to {high:.1%}), even {1 / asked.players:.1%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
