"""What the RLCard worker runs: its Uno, driven from a plain Python loop.

An action is one `step`; RLCard draws its cards inside a step, so chance is not counted.
"""

from functools import partial
from random import Random
from time import perf_counter

import rlcard

from bench.worker import Task, Timed


def tasks(seed: str) -> dict[str, Task]:
    """By name, what RLCard can be timed at."""
    env = rlcard.make("uno", config={"seed": 1})
    return {"uno": partial(uno_loop, env, Random(f"{seed} cards"))}


def uno_loop(env: "rlcard.envs.Env", rng: Random, seconds: float) -> Timed:
    """Random games of Uno."""
    random = rng.random
    count = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            count += 1
    return Timed(count, spent)
