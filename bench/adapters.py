"""The adapters' rates, all in one interleaved run: `./run bench adapters`."""

import argparse
import json
import random
from contextlib import ExitStack

from rich.console import Console
from rich.table import Table

from bench.engine import Gate, Results
from bench.worker import Absent, Worker

WORKERS = {
    "fast": ("bench.stepping", "fast"),
    "pure": ("bench.stepping", "pure"),
    "pettingzoo": ("bench.zoo", "pure"),
}
CHECKED = "fast loop checked"
GATES = [
    Gate(
        "PettingZoo's Questor against its connect four, both as they come",
        "fast aec",
        "pettingzoo connect four",
        3,
    ),
    Gate(
        "256 games of Questor in one call, actions and masks, against the checked loop",
        "fast many, masks",
        CHECKED,
        0.5,
    ),
    Gate("the same with observations as arrays", "fast many, observations", CHECKED, 0.1),
]


def run(rounds: int, seconds: float, seed: str) -> Results:
    """Start the workers, warm everyone up, then take the rounds."""
    results = Results(rounds, seconds, seed)
    rng = random.Random(seed)
    with ExitStack() as stack:
        contestants: list[tuple[str, Worker, str]] = []
        for name, (module, build) in WORKERS.items():
            try:
                worker = stack.enter_context(Worker(module, build, seed))
            except Absent as reason:
                results.absent[name] = str(reason)
                continue
            contestants += [(f"{name} {task}", worker, task) for task in worker.tasks]
        for name, worker, task in contestants:
            results.rates[name] = []
            worker.run(task, seconds / 10)
        for _ in range(rounds):
            for name, worker, task in rng.sample(contestants, len(contestants)):
                done = worker.run(task, seconds)
                results.rates[name].append(done.amount / done.seconds)
    return results


def as_json(results: Results) -> dict[str, object]:
    """Rates round by round, and the gates."""
    gates = {gate.text: results.ratio(gate.over, gate.under) for gate in GATES}
    return {"rates": results.rates, "gates": gates, "absent": results.absent}


def show(results: Results, console: Console) -> None:
    """A table, then the gates."""
    table = Table(title=f"actions a second, {results.rounds} rounds")
    table.add_column("", no_wrap=True)
    table.add_column("a second", justify="right")
    table.add_column("quartiles", justify="right")
    for name in results.rates:
        rate = results.rate(name)
        table.add_row(name, f"{rate.median:,.0f}", f"{rate.low:,.0f} to {rate.high:,.0f}")
    console.print(table)
    for worker, reason in results.absent.items():
        console.print(f"{worker} did not take part: {reason}")
    for gate in GATES:
        ratio = results.ratio(gate.over, gate.under)
        if ratio is None:
            console.print(f"must show: {gate.text}: not measured", soft_wrap=True)
            continue
        met = "met" if ratio.median >= gate.needs else "not met"
        said = f"{ratio.median:.2f} ({ratio.low:.2f} to {ratio.high:.2f})"
        console.print(
            f"must show: {gate.text}: at least {gate.needs:g}: {said} {met}",
            soft_wrap=True,
            highlight=False,
        )


def main(arguments: list[str]) -> int:
    """Run it and show it."""
    parser = argparse.ArgumentParser(prog="./run bench adapters", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10, help="how often everyone has a slice")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a slice is")
    parser.add_argument("--seed", default="bench", help="for the games and the order of slices")
    parser.add_argument("--json", action="store_true", help="the raw data instead of a table")
    given = parser.parse_args(arguments)
    if given.rounds < 1 or not 0 < given.seconds <= 60:
        parser.error("at least one round, and slices between 0 and 60 seconds")
    results = run(given.rounds, given.seconds, given.seed)
    if given.json:
        print(json.dumps(as_json(results), indent=1))
    else:
        show(results, Console())
    return 0
