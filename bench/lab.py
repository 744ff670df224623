"""The lab on two cores: ./run bench lab [OPTIONS].

Three ways to play the same games, in turn in every round: two bare processes that do nothing else,
a study with two processes, and one on a Dask cluster of two workers. A bare process plays its half
in a plain loop; what counts is the sum of both rates, so that neither waits for the other. A study
is timed from its call to its end, with its processes' start; of Dask only the games are timed.
"""

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection
from statistics import median
from time import perf_counter
from typing import Any

from questable.fast import running
from questable.lab.cluster import Cluster
from questable.lab.study import Study
from questable.lab.workers import Workers
from questable.registry import game
from questable.trials.case import Case, Task, play_tasks

WORKERS = 2
GATES = {"processes": 0.92, "dask": 0.9}
"""What each must give of what it is measured by: bare processes, and a study's processes."""
UNWATCHED = {"distributed.worker.profile.enabled": False}
"""Settings of Dask's workers."""
KINDS = [("questor", 4, "random", 20000), ("questor", 4, "club", 600), ("rae", 2, "club", 1500)]
"""Short games and long ones, and how many of each take a few seconds."""


def case_of(key: str, players: int, level: str) -> Case:
    """Games of one kind."""
    found = game(key)
    return Case(found, found.setup(players), [level] * players, seed="bench")


def half(case: Case, numbers: range, line: Connection) -> None:
    """A bare process: waits for the start, plays, says how long it took."""
    case.play(0)
    line.send(None)
    line.recv()
    line.send(play_tasks([Task(case, number) for number in numbers])[1])
    line.close()


def bare(case: Case, games: int) -> float:
    """Games a second of two processes that do nothing else."""
    lines, processes = [], []
    for first in range(WORKERS):
        ours, theirs = multiprocessing.Pipe()
        numbers = range(first, games, WORKERS)
        processes.append(multiprocessing.Process(target=half, args=(case, numbers, theirs)))
        processes[-1].start()
        lines.append(ours)
    for line in lines:
        line.recv()
    for line in lines:
        line.send(None)
    seconds = [float(line.recv()) for line in lines]
    for process in processes:
        process.join()
    shares = [len(range(first, games, WORKERS)) for first in range(WORKERS)]
    return sum(share / spent for share, spent in zip(shares, seconds, strict=True))


def studied(case: Case, games: int, workers: Workers | None = None) -> float:
    """Games a second of a study."""
    study = Study([case], games)
    start = perf_counter()
    study.run(jobs=WORKERS, workers=workers)
    return games / (perf_counter() - start)


def cluster(stack: ExitStack) -> Workers | None:
    """Two workers of a cluster on this machine; nothing where Dask is not installed."""
    try:
        dask: Any = import_module("distributed")
    except ImportError:
        return None
    # As docs/lab.md says to start one: what Dask samples of its workers' threads takes their time.
    stack.enter_context(import_module("dask").config.set(UNWATCHED))
    local: Any = stack.enter_context(
        dask.LocalCluster(
            n_workers=WORKERS, threads_per_worker=1, processes=True, dashboard_address=None
        )
    )
    workers = Cluster(local.scheduler_address)
    stack.callback(workers.close)
    return workers


def rounds(args: argparse.Namespace) -> list[dict[str, Any]]:
    """All kinds, everybody in turn."""
    found = []
    with ExitStack() as stack:
        dask = cluster(stack)
        for key, players, level, games in KINDS:
            case = case_of(key, players, level)
            number = max(WORKERS, round(games * args.scale))
            ways: dict[str, Callable[[], float]] = {
                "bare": partial(bare, case, number),
                "processes": partial(studied, case, number),
            }
            if dask is not None:
                studied(case, WORKERS * 4, dask)
                ways["dask"] = partial(studied, case, number, dask)
            rates: dict[str, list[float]] = {name: [] for name in ways}
            for turn in range(args.rounds):
                names = list(ways)
                for name in names[turn % len(names) :] + names[: turn % len(names)]:
                    rates[name].append(ways[name]())
            found.append({"game": key, "players": players, "bots": level, "games": number} | rates)
    return found


def ratio(rates: dict[str, Any], over: str, under: str) -> float | None:
    """The median, over rounds, of how many times as fast."""
    if over not in rates or under not in rates:
        return None
    return float(median(a / b for a, b in zip(rates[over], rates[under], strict=True)))


def main(args: list[str]) -> int:
    """Measure and show; a missed gate informs and is no error."""
    parser = argparse.ArgumentParser(prog="./run bench lab", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="how often everyone plays")
    parser.add_argument("--scale", type=float, default=1.0, help="times as many games")
    parser.add_argument("--json", action="store_true", help="the raw data instead of a table")
    given = parser.parse_args(args)
    found = rounds(given)
    if given.json:
        print(json.dumps({"build": running(), "kinds": found}, indent=1))
        return 0
    print(f"{running()} build, {os.cpu_count()} cores, {given.rounds} rounds; games a second")
    print("| game | bots | games | two bare | a study | to bare | Dask | to a study |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for each in found:
        spent = [median(each[name]) if name in each else 0.0 for name in ("bare", "processes")]
        dask = f"{median(each['dask']):.1f}" if "dask" in each else "not installed"
        first, second = ratio(each, "processes", "bare"), ratio(each, "dask", "processes")
        print(
            f"| {each['game']}, {each['players']} | `{each['bots']}` | {each['games']} "
            f"| {spent[0]:.1f} | {spent[1]:.1f} | {told(first, 'processes')} "
            f"| {dask} | {told(second, 'dask')} |"
        )
    return 0


def told(found: float | None, gate: str) -> str:
    """A ratio; in bold where it misses its gate."""
    if found is None:
        return ""
    return f"{found:.3f}" if found >= GATES[gate] else f"**{found:.3f}**"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
