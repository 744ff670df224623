"""A first learner: MaskablePPO of sb3-contrib against a bot, then how often it wins.

It needs a venv of its own, which `./run ppo` makes from requirements-rl.lock.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from questable.adapters.solo import QuestableSolo
from questable.bots import LEVELS

ENVIRONMENTS = 8
TIMES = 4
"""How often it is measured on the way."""
Z = 1.96


def made(key: str, against: str) -> Callable[[], QuestableSolo]:
    """What makes an environment of two players."""
    return lambda: QuestableSolo(key, against, 2, expanded=True, strict=True)


def learner(key: str, against: str, seed: int) -> Any:
    """One that has learnt nothing yet."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)
    return MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([made(key, against)] * ENVIRONMENTS),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.997,
        learning_rate=4e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def won(model: Any, key: str, against: str, games: int, seed: int) -> float:
    """The share of games that it wins, a draw counted as half; seats are drawn."""
    env, total = made(key, against)(), 0.0
    for n in range(games):
        seen, info = env.reset(seed=seed + n)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool))
            seen, reward, ended, cut, info = env.step(int(action))
            over = ended or cut
        total += (float(reward) + 1) / 2
    return total / games


def told(share: float, games: int) -> str:
    """A share with its 95 % interval, by Wilson."""
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = (share * (1 - share) / games + Z * Z / (4 * games * games)) ** 0.5
    spread *= Z / (1 + Z * Z / games)
    return f"{100 * share:.1f} % ({100 * (middle - spread):.0f} to {100 * (middle + spread):.0f})"


def main() -> None:
    """Learn, then count."""
    parser = argparse.ArgumentParser(prog="./run ppo", description="Train a first learner.")
    parser.add_argument("--game", default="run-the-race", metavar="KEY")
    parser.add_argument("--against", default=LEVELS[0], metavar="LEVEL", help="who it plays with")
    parser.add_argument("--steps", type=int, default=40_000, help="decisions to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="to count wins in")
    parser.add_argument("--save", type=Path, default=None, metavar="FILE")
    given = parser.parse_args()
    key, against = given.game, given.against
    model = learner(key, against, given.seed)
    print(f"{key} against {against}, seed {given.seed}, {given.games} games each time", flush=True)
    share = won(model, key, against, given.games, 10_000)
    print(f"before: wins {told(share, given.games)}", flush=True)
    began = time.perf_counter()
    for n in range(1, TIMES + 1):
        model.learn(given.steps // TIMES, reset_num_timesteps=n == 1)
        minutes = (time.perf_counter() - began) / 60
        share = won(model, key, against, given.games, 20_000)
        decisions = f"{model.num_timesteps:,} decisions, {minutes:.1f} min"
        print(f"{decisions}: wins {told(share, given.games)}", flush=True)
    above = LEVELS[min(LEVELS.index(against) + 1, len(LEVELS) - 1)]
    print(f"against {above}: wins {told(won(model, key, above, given.games, 30_000), given.games)}")
    if given.save is not None:
        model.save(given.save)


if __name__ == "__main__":
    main()
