"""Random games without end? long_run.py GAME [--games N] [--most N] [--seed TEXT]

Plays random games, every entry checked before it is applied, half of them over the set-ups of the
soak in turn, half with options drawn at random, and tells of the longest. Exit code 1 if a game was
not over after --most entries. A broken law stops it with the options and the seed that repeat it.
"""

import argparse
import sys
import time
from random import Random

from questable.engine import OVER, Game, Refused, Setup
from questable.engine.sampling import below, checked_playout
from questable.lab.soak import all_setups, values_of
from questable.registry import game


def drawn(rules: Game, rng: Random) -> Setup:
    """Any number of players and any options that go together, most of them as usual."""
    while True:
        few = [option for option in rules.options if below(rng, 6) == 0]
        options = {option.name: rng.choice(values_of(option)) for option in few}
        players = rules.fewest + below(rng, rules.most - rules.fewest + 1)
        try:
            return rules.setup(players, options, rules.pack())
        except Refused:
            continue


def told(setup: Setup, usual: Setup) -> str:
    """Players and what is not as usual."""
    other = {n: v for n, v in setup.options.items() if v != usual.options[n]}
    return f"{setup.players} players, {other or 'as usual'}"


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("--most", type=int, default=50_000)
    asked.add_argument("--seed", default="long run")
    args = asked.parse_args()
    rules = game(args.game)
    listed = list(all_setups(rules))
    rng = Random(args.seed)
    usual = rules.setup(rules.most, {}, rules.pack())
    began = time.monotonic()
    actions = longest = endless = own = 0
    where = ""
    for n in range(args.games):
        if n % 20 == 0:
            own = n // 20
            setup = listed[own // 2 % len(listed)] if own % 2 else drawn(rules, rng)
        state = rules.deal(setup)
        try:
            length = checked_playout(state, Random(f"{args.seed}:{n}"), args.most)
        except Exception as error:
            raise SystemExit(f"game {n}, {told(setup, usual)}: {error!r}") from error
        actions += length
        endless += state.actor != OVER
        if length > longest:
            longest, where = length, f"game {n}, {told(setup, usual)}"
    seconds = time.monotonic() - began
    print(f"{args.games} games, {own + 1} set-ups, {actions} entries, {seconds:.0f} s")
    print(f"longest: {longest} entries ({where}); not over: {endless}")
    return 1 if endless else 0


if __name__ == "__main__":
    sys.exit(main())
