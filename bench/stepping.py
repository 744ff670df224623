"""What the adapters' workers run: environments driven by one and the same loop, and many games.

An action of an environment is one `step` that a seat takes. Of many games, as everywhere else
here, it is an entry, chance included; how many of them are decisions is counted beside it.
"""

import random
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from bench.playouts import checked_game, timed
from bench.worker import Task, Timed
from questable.adapters import aec
from questable.adapters.vector import QuestableVector, at_random
from questable.registry import game

GAMES = 256
QUESTOR = ("questor", 4, {"gifts": False})


def tasks(seed: str) -> dict[str, Task]:
    """By name: the checked loop, our environments, many games at once."""
    questor = game("questor")
    deal = partial(questor.deal, questor.setup(4, {"gifts": False}))
    number = Random(seed).getrandbits(31)
    found: dict[str, Task] = {
        "loop checked": partial(timed, partial(checked_game, deal, Random(seed))),
        "aec": partial(stepped, aec.env(*QUESTOR), Random(seed)),
    }
    for name, sees, counts in (
        ("many, masks", False, _entries),
        ("many, masks, decisions", False, None),
        ("many, observations", True, _entries),
        ("many, observations, decisions", True, None),
    ):
        games = QuestableVector("questor", GAMES, 4, {"gifts": False})
        found[name] = partial(many, Many(games, number), sees, counts)
    return found


def zoo(seed: str) -> dict[str, Task]:
    """PettingZoo's connect four, as it comes and without its wrappers."""
    from pettingzoo.classic import connect_four_v3

    return {
        "connect four": partial(stepped, connect_four_v3.env(), Random(seed)),
        "connect four raw": partial(stepped, connect_four_v3.raw_env(), Random(seed)),
    }


def stepped(env: Any, rng: random.Random, seconds: float) -> Timed:
    """The loop of PettingZoo's own benchmark: look, choose what the mask allows, step."""
    count = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        env.reset(seed=rng.getrandbits(31))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            count += 1
    return Timed(count, spent)


class Many:
    """Games that go on from slice to slice."""

    def __init__(self, games: QuestableVector, seed: int) -> None:
        self.games = games
        self.batch = games.reset(seed)
        self.rng = np.random.default_rng(seed)


def _entries(games: QuestableVector) -> int:
    return games.entries


def many(
    playing: Many, sees: bool, counts: Callable[[QuestableVector], int] | None, seconds: float
) -> Timed:
    """Steps of all games with random actions; their entries are counted, or the decisions."""
    games, rng, decisions = playing.games, playing.rng, 0
    first = counts(games) if counts else 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        if sees:
            games.observations()
        playing.batch = games.step(at_random(playing.batch, rng))
        decisions += games.games
    return Timed(counts(games) - first if counts else decisions, spent)
