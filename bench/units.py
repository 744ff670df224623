"""How much a difference in `evaluate` means: each game's `unit`, from games of `club` with itself.

    .venv/bin/python -m bench.units [--games N] [--seed TEXT] [KEY...]

Positions are met in games in which one action of eight is any; at each, every seat's worth is
noted, and in the end who won. The unit is the one by which the winners were likeliest, if a seat's
chance is e to the power of its worth in units, over that of all seats.
"""

import argparse
from math import exp, log
from random import Random

from questable.bots import bot
from questable.engine import CHANCE, OVER, Game, Setup
from questable.engine.sampling import below, random_action, random_seat
from questable.registry import ours

MOST = 3000
"""Entries of a game at the most; one that goes on is left out."""
NOTED = 6
"""One position of so many is looked at."""
SLIPS = 8
STEP = 1.15
UNITS = [round(10 * STEP**k) for k in range(80)]
PLAYERS = (2, 4)

Noted = list[tuple[list[int], list[int]]]
"""Worths by seat, and who won."""


def noted(game: Game, setup: Setup, seed: str) -> Noted:
    """The positions of one game."""
    rng, state = Random(seed), game.deal(setup)
    worths = []
    while state.actor != OVER:
        if state.ply > MOST:
            return []
        seat = random_seat(state, rng)
        if seat == CHANCE:
            state.apply(seat, random_action(state, seat, rng))
            continue
        if below(rng, NOTED) == 0:
            worths.append(game.worths(state))
        player = bot("random" if below(rng, SLIPS) == 0 else "club")
        state.apply(seat, player.answer(game, setup, state, seat, state.legal(seat), rng))
    winners = list(state.result().winners)
    return [(each, winners) for each in worths] if winners else []


def likelihood(positions: Noted, unit: int) -> float:
    """The mean logarithm of the chance that the winners had."""
    total = 0.0
    for worths, winners in positions:
        most = max(worths)
        parts = [exp(max(-30.0, (worth - most) / unit)) for worth in worths]
        total += sum(log(parts[seat] / sum(parts)) for seat in winners) / len(winners)
    return total / len(positions)


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
