"""What other people's suites ask of an environment, for every game: python -m, at length.

./run conformance [GAME...]
"""

import argparse
import contextlib
import io
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from unittest import mock

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from questable.adapters import aec
from questable.adapters.parallel import QuestableParallel
from questable.adapters.solo import QuestableSolo
from questable.engine import Game, Refused, Value
from questable.registry import KEYS, game, usual_players

Options = Mapping[str, Value]
MASKED = "Observation space for each agent probably should be|Observation is not a NumPy array"


def set_ups(found: Game) -> list[tuple[int, Options]]:
    """Every number of players with the usual options, and with every sample and preset; once
    where two of them come to the same."""
    options: list[Options] = [{}, *found.samples(), *found.presets.values()]
    if not found.samples():
        for option in found.options:
            for value in option.choices or (["yes", "no"] if option.kind() == "flag" else []):
                options.append({option.name: value})
    kept: dict[str, tuple[int, Options]] = {}
    for given in options:
        for players in range(found.fewest, found.most + 1):
            with contextlib.suppress(Refused):
                came_to = sorted(found.setup(players, given).options.items())
                kept.setdefault(f"{players} {came_to}", (players, given))
    return list(kept.values())


def quietly(check: Callable[[], object]) -> None:
    """These suites print what they do, and warn of masks in all games but their own."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=MASKED)
        check()


def pettingzoo(key: str, players: int, options: Options, cycles: int) -> None:
    """The AEC form."""
    quietly(lambda: api_test(aec.env(key, players, options), num_cycles=cycles))
    quietly(lambda: seed_test(lambda: aec.env(key, players, options), num_cycles=cycles))
    quietly(lambda: render_test(lambda **given: aec.env(key, players, options, **given)))


def together(key: str, players: int, options: Options, cycles: int) -> None:
    """The parallel form."""
    quietly(lambda: parallel_api_test(QuestableParallel(key, players, options), num_cycles=cycles))
    quietly(lambda: parallel_seed_test(lambda: QuestableParallel(key, players, options), cycles))


def performance(key: str, players: int, seconds: float) -> str:
    """PettingZoo's benchmark, which always takes five seconds; a shorter day makes it shorter."""
    began, start, said = time.time(), time.perf_counter(), io.StringIO()

    def now() -> float:
        return began + (time.perf_counter() - start) * 5 / seconds

    with mock.patch("time.time", now), contextlib.redirect_stdout(said):
        performance_benchmark(aec.env(key, players))
    return said.getvalue()


def gymnasium(key: str, players: int, options: Options) -> None:
    """Gymnasium's checker."""
    for expanded in (False, True):
        env = QuestableSolo(
            key, "random", players, options, expanded=expanded, seat=0, render_mode="ansi"
        )
        check_env(env, skip_render_check=True)


def openspiel(key: str, players: int, options: Options, games: int, most: int) -> None:
    """OpenSpiel's random simulation, or a line why there is none."""
    pyspiel = spiel()
    from questable.adapters import openspiel as adapter

    found = adapter.load(key, players, options, most=most)
    pyspiel.random_sim_test(found, num_sims=games, serialize=False, verbose=False)


def spiel() -> Any:
    """OpenSpiel; a Python without a wheel of it is skipped, unless this must not be."""
    if os.environ.get("CI") and sys.version_info[:2] == (3, 11):
        import pyspiel
    else:
        pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this Python")
    return pyspiel


def timed(key: str, kept: list[tuple[int, Options]]) -> Iterator[tuple[int, Options]]:
    """Each set-up, and on stderr how many there are, which is next and how long the rest takes."""
    mixtures = len({str(sorted(options.items())) for _, options in kept})
    seats = sorted({players for players, _ in kept})
    spread = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else f"{seats[0]}"
    print(
        f"{key}: {len(kept)} set-ups, of {mixtures} mixtures of options and {spread} players",
        file=sys.stderr,
    )
    began = time.perf_counter()
    for number, (players, options) in enumerate(kept):
        spent = time.perf_counter() - began
        left = f", {spent / number * (len(kept) - number):.0f} s left" if number else ""
        told = ", ".join(f"{name}={value}" for name, value in options.items()) or "as usual"
        line = f"{key} {number + 1} of {len(kept)}{left}: {players} players, {told}"
        print(line, file=sys.stderr, flush=True)
        yield players, options


def main() -> int:
    """All set-ups of the games that are named, or of all."""
    parser = argparse.ArgumentParser(prog="./run conformance", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(KEYS))
    parser.add_argument("--cycles", type=int, default=200, help="how far each game is played")
    given = parser.parse_args()
    for key in given.games:
        found = game(key)
        kept = set_ups(found)
        for players, options in timed(key, kept):
            pettingzoo(key, players, options, given.cycles)
            together(key, players, options, given.cycles)
            gymnasium(key, players, options)
            openspiel(key, players, options, 1, 500)
        print(f"{key}: {len(kept)} set-ups passed")
        print(performance(key, usual_players(found), 5), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
