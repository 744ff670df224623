"""Playouts a second of our search, in the middle of games of two."""

from collections.abc import Iterator
from functools import partial
from itertools import cycle
from random import Random
from time import perf_counter

from bench.worker import Task, Timed
from questable.bots import Budget, ExpertBot, Search
from questable.engine import OVER, Action, Game, Setup, State
from questable.engine.sampling import random_action, random_seat
from questable.engine.view import View
from questable.registry import games

POSITIONS = 32
MIDDLE = (40, 160)
"""How many entries lie before a position."""
PLAYOUTS = 300
"""Of one search: its beginning, with imagined positions and first guesses, counts too."""
Choice = tuple[View, list[Action]]


def tasks(seed: str) -> dict[str, Task]:
    """By name: every game at its usual rules, with two."""
    found: dict[str, Task] = {}
    for game in games():
        setup = game.setup(2)
        rng = Random(f"{seed} search {game.key}")
        found[f"{game.key}-2 search"] = partial(searched, game, setup, rng, choices(game, setup))
    return found


def searched(
    game: Game, setup: Setup, rng: Random, choices: Iterator[Choice], seconds: float
) -> Timed:
    """Position after position, to the end of a search."""
    style = ExpertBot().style(game, setup)
    count = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        view, legal = next(choices)
        search = Search(game, setup, view, legal, rng, style)
        search.best(Budget(PLAYOUTS))
        count += search.playouts
    return Timed(count, spent)


def choices(game: Game, setup: Setup) -> Iterator[Choice]:
    """Found when they are first wanted, then again and again."""
    rng = Random(f"choices {game.key}")
    found: list[Choice] = []
    while len(found) < POSITIONS:
        state = game.deal(setup)
        left = rng.randint(*MIDDLE)
        while state.actor != OVER and (left > 0 or not _open(state)):
            seat = random_seat(state, rng)
            state.apply(seat, random_action(state, seat, rng))
            left -= 1
        if state.actor != OVER:
            found.append((game.view(state, state.actor), state.legal(state.actor)))
    yield from cycle(found)


def _open(state: State) -> bool:
    """Whether somebody has a choice."""
    return state.actor >= 0 and len(state.legal(state.actor)) > 1
