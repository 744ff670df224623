"""The weights of a game's signs: weights.py GAME... [--games N] [--seed TEXT] [--players N...]
[--into FOLDER]

Plays games of `club` with itself for every number of players, or for those named, over the set-ups
that the game names (`fitted_on`), and writes `weights.toml` into the game's folder: the weights by
which the winners of three games of four were likeliest, and how likely those of every fourth were
by what judged positions before and by the weights. The same seed gives the same file.
"""

import argparse
import sys
from importlib import import_module
from math import log
from pathlib import Path
from typing import NamedTuple

from questable.engine import Game, Refused, Setup
from questable.engine.weights import FILE, FINE, UNIT
from questable.lab.fitting import Position, fitted, mean_likelihood
from questable.lab.outcomes import met
from questable.registry import game as find_game

HELD_OUT = 4
"""Every so-manieth game is not fitted on."""


class Sample(NamedTuple):
    """Positions of some games: by their signs, and by what `worths` says in units."""

    signs: list[Position]
    worths: list[Position]


class Found(NamedTuple):
    """Weights for one number of players."""

    players: int
    positions: int
    before: float
    after: float
    weights: list[int]


def setups(game: Game, players: int) -> list[Setup]:
    """Those to play, as far as so many players can."""
    found = []
    for options in game.fitted_on:
        try:
            found.append(game.setup(players, options))
        except Refused:
            continue
    return found


def players_of(game: Game) -> list[int]:
    """Numbers of players who play against each other."""
    return list(range(max(game.fewest, 2), game.most + 1))


def sampled(game: Game, players: int, games: int, seed: str) -> tuple[Sample, Sample]:
    """What to fit on, and what to judge by."""
    fit, held = Sample([], []), Sample([], [])
    played = setups(game, players)
    for number in range(games):
        setup = played[number // HELD_OUT % len(played)]
        sample = held if number % HELD_OUT == 0 else fit
        for state, winners in met(game, setup, f"{seed}:{players}:{number}"):
            signs = game.signs(state)
            if signs:
                worths = [[worth / game.unit] for worth in game.worths(state)]
                sample.signs.append(([[float(n) for n in row] for row in signs], winners))
                sample.worths.append((worths, winners))
    return fit, held


def found_for(game: Game, players: int, games: int, seed: str) -> Found:
    """The weights, whole numbers, and the gain on games that they were not fitted on."""
    fit, held = sampled(game, players, games, seed)
    free = [name in game.free_signs for name in game.sign_names]
    weights = [round(weight * UNIT * FINE) for weight in fitted(fit.signs, free)]
    return Found(
        players,
        len(fit.signs),
        mean_likelihood(held.worths, [1.0]),
        mean_likelihood(held.signs, [weight / UNIT / FINE for weight in weights]),
        weights,
    )


def told(game: Game, found: list[Found], games: int, seed: str) -> str:
    """As a file."""
    numbers = [each.players for each in found]
    only = "" if numbers == players_of(game) else f" --players {' '.join(map(str, numbers))}"
    lines = [
        f"# Made by ./run weights {game.key} --games {games} --seed {seed}{only}; do not edit.",
        f"seed = {seed!r}",
        f"games = {games}",
    ]
    for each in found:
        lines += [
            "",
            f"[players.{each.players}]",
            f"positions = {each.positions}",
            f"even = {-log(each.players):.4f}",
            f"before = {each.before:.4f}",
            f"after = {each.after:.4f}",
            f"[players.{each.players}.weights]",
            *(f"{n} = {w}" for n, w in zip(game.sign_names, each.weights, strict=True)),
        ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of a game's signs on games.")
    parser.add_argument("games_named", nargs="+", metavar="GAME")
    parser.add_argument("--games", type=int, default=400, help="for each number of players")
    parser.add_argument("--seed", default="weights")
    parser.add_argument("--players", type=int, nargs="+", metavar="N", help="else every number")
    parser.add_argument("--into", type=Path, help="write into this folder instead")
    asked = parser.parse_args(arguments)
    for key in asked.games_named:
        game = find_game(key)
        if not game.sign_names:
            sys.exit(f"{key} names no signs")
        found = []
        for players in asked.players or players_of(game):
            found.append(found_for(game, players, asked.games, asked.seed))
            print(
                f"{key}, {players} players: {found[-1].positions} positions; likelihood "
                f"{found[-1].before:.4f} before, {found[-1].after:.4f} by the weights, "
                f"{-log(players):.4f} if all were even",
                flush=True,
            )
        home = Path(import_module(type(game).__module__).__file__ or "").parent
        path = (asked.into or home) / FILE
        path.write_text(told(game, found, asked.games, asked.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
