"""What the OpenSpiel worker runs: its C++ games and a Python one, driven from plain Python loops.

An action is one `apply_action`, chance included. `apply_action` does not look an action up in the
legal list; each game checks what it likes: tried out, connect four refuses a full column, while
maedn and backgammon accept what is not legal. The row 'checked' uses
`apply_action_with_legality_check`, which looks the action up, as a table must.
"""

from collections.abc import Iterator
from functools import partial
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import games  # registers the Python games
from open_spiel.python.algorithms import mcts

from bench.batch import repeat
from bench.worker import Task, Timed

POSITIONS = 64
UCT = 2
SIMULATIONS = 100
"""Of one search."""
MIDDLE = {"connect_four": (6, 18), "backgammon": (20, 80)}
"""How many entries lie before a mid-game position."""

__all__ = ["games", "tasks"]


def tasks(seed: str) -> dict[str, Task]:
    """By name, what OpenSpiel can be timed at."""
    rng = Random(f"{seed} peers")
    connect_four = pyspiel.load_game("connect_four")
    found: dict[str, Task] = {
        "connect_four": partial(no_chance_loop, connect_four, rng),
        "connect_four checked": partial(checked_loop, connect_four, rng),
        "maedn": partial(chance_loop, pyspiel.load_game("maedn"), rng),
        "python_liars_poker": partial(chance_loop, pyspiel.load_game("python_liars_poker"), rng),
    }
    for name in MIDDLE:
        positions = middle_positions(pyspiel.load_game(name), rng, MIDDLE[name])
        found[f"{name} clone"] = partial(repeat, _clone, positions)
        found |= searches(name, positions, rng.getrandbits(31))
    return found


def searches(name: str, positions: list[pyspiel.State], seed: int) -> dict[str, Task]:
    """Its tree search with random games to the end, in C++ and in Python."""
    game = pyspiel.load_game(name)
    rolls = pyspiel.RandomRolloutEvaluator(1, seed)
    ours = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bots = {
        "search": pyspiel.MCTSBot(game, rolls, UCT, SIMULATIONS, 1000, False, seed, False),
        "python search": mcts.MCTSBot(
            game, UCT, SIMULATIONS, ours, solve=False, random_state=np.random.RandomState(seed)
        ),
    }
    # Before a die is cast there is nothing to choose.
    waiting = cycle([each for each in positions if not each.is_chance_node()])
    return {
        f"{name} {kind}": partial(searched, bot, (game, rolls), waiting)
        for kind, bot in bots.items()
    }


def searched(
    bot: Any, _needed: tuple[Any, ...], positions: Iterator[pyspiel.State], seconds: float
) -> Timed:
    """Position after position, to the end of a search. The one in C++ does not keep what it needs,
    so that is kept here."""
    count = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        bot.mcts_search(next(positions))
        count += SIMULATIONS
    return Timed(count, spent)


def no_chance_loop(game: pyspiel.Game, rng: Random, seconds: float) -> Timed:
    """For a game without chance, so that it need not be asked for."""
    random = rng.random
    count = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            count += 1
    return Timed(count, spent)


def checked_loop(game: pyspiel.Game, rng: Random, seconds: float) -> Timed:
    """As before, with every action looked up in the legal list."""
    random = rng.random
    count = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action_with_legality_check(actions[int(random() * len(actions))])
            count += 1
    return Timed(count, spent)


def chance_loop(game: pyspiel.Game, rng: Random, seconds: float) -> Timed:
    """For a game with chance; numpy's choice, which the examples use, would be far slower."""
    random = rng.random
    count = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = drawn(state.chance_outcomes(), random())
            else:
                actions = state.legal_actions()
                action = actions[int(random() * len(actions))]
            state.apply_action(action)
            count += 1
    return Timed(count, spent)


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at that point, from 0 to 1, of the odds laid end to end."""
    actions, odds = zip(*outcomes, strict=True)
    for action, share in zip(actions, odds, strict=True):
        point -= share
        if point < 0:
            return int(action)
    return int(actions[-1])


def middle_positions(
    game: pyspiel.Game, rng: Random, middle: tuple[int, int]
) -> list[pyspiel.State]:
    """Positions from the middle of random games."""
    found: list[pyspiel.State] = []
    while len(found) < POSITIONS:
        state = game.new_initial_state()
        for _ in range(rng.randint(*middle)):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        if not state.is_terminal():
            found.append(state)
    return found


def _clone(state: pyspiel.State) -> None:
    state.clone()
