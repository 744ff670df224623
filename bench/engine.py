"""The engine against its peers: who takes part, the rounds, and what must show.

In each round every contestant runs one slice, in an order shuffled anew, so that a busy moment
of the machine hits all alike. What counts is the ratio to OpenSpiel's connect four of that round.
"""

import random
from collections.abc import Callable
from contextlib import ExitStack
from statistics import quantiles
from typing import NamedTuple

from bench.worker import Absent, Worker

WORKERS = {
    "fast": ("bench.playouts", "fast"),
    "pure": ("bench.playouts", "pure"),
    "openspiel": ("bench.peers", "pure"),
    "rlcard": ("bench.cards", "pure"),
}
PEERS = ("openspiel", "rlcard")
YARDSTICK = "openspiel connect_four"
UNO = "rlcard uno"


class Spread(NamedTuple):
    """The quartiles of a figure over the rounds."""

    low: float
    median: float
    high: float


class Gate(NamedTuple):
    """A ratio that must show."""

    text: str
    over: str
    under: str
    needs: float


GATES = [
    Gate(
        "fast, checked from a plain Python loop, against C++ connect four in one",
        "fast questor-4 loop checked",
        YARDSTICK,
        1.5,
    ),
    Gate(
        "fast, checked in the engine's own loop, against pure checked from a plain loop",
        "fast questor-4 inner checked",
        "pure questor-4 loop checked",
        7.0,
    ),
    Gate(
        "pure, checked from a plain Python loop, against C++ connect four in one",
        "pure questor-4 loop checked",
        YARDSTICK,
        0.4,
    ),
    Gate(
        "fast clones a second against C++ backgammon's",
        "fast questor-4 clone",
        "openspiel backgammon clone",
        1.0,
    ),
    Gate(
        "Pillars of Faith, fast, checked from a plain Python loop, against C++ connect four",
        "fast pillars-4 loop checked",
        YARDSTICK,
        0.3,
    ),
    Gate(
        "Ràe, fast, checked from a plain Python loop, against C++ connect four",
        "fast rae-2 loop checked",
        YARDSTICK,
        0.5,
    ),
    Gate(
        "SaintCards, fast, checked from a plain Python loop, against C++ connect four",
        "fast saint-cards-2 loop checked",
        YARDSTICK,
        0.3,
    ),
    Gate(
        "Run the Race!, fast, checked from a plain Python loop, against C++ connect four",
        "fast race loop checked",
        YARDSTICK,
        0.3,
    ),
    Gate(
        "The Holy Quest, fast, checked from a plain Python loop, against C++ maedn in one",
        "fast holy-quest-4 loop checked",
        "openspiel maedn",
        0.7,
    ),
    Gate(
        "the search on The Holy Quest, playouts, against OpenSpiel's in Python on backgammon",
        "fast holy-quest-2 search",
        "openspiel backgammon python search",
        10,
    ),
    Gate(
        "the search on Questor, playouts, against the same",
        "fast questor-2 search",
        "openspiel backgammon python search",
        10,
    ),
    Gate("Pillars of Faith, the same, against RLCard's Uno", "fast pillars-4 loop checked", UNO, 8),
    Gate("Ràe, the same, against RLCard's Uno", "fast rae-2 loop checked", UNO, 8),
    Gate("SaintCards, the same, against RLCard's Uno", "fast saint-cards-2 loop checked", UNO, 8),
]


class Results:
    """Rates a second of every contestant ('worker task'), one a round."""

    def __init__(self, rounds: int, seconds: float, seed: str) -> None:
        self.rounds = rounds
        self.seconds = seconds
        self.seed = seed
        self.rates: dict[str, list[float]] = {}
        self.absent: dict[str, str] = {}
        """Workers that could not be had, and why."""

    def rate(self, name: str) -> Spread:
        """How much a second."""
        return spread(self.rates[name])

    def ratio(self, over: str, under: str) -> Spread | None:
        """Round by round how many times as fast, or None if one of them did not take part."""
        if over not in self.rates or under not in self.rates:
            return None
        return spread([a / b for a, b in zip(self.rates[over], self.rates[under], strict=True)])


def spread(figures: list[float]) -> Spread:
    """The quartiles; of a single figure, itself."""
    if len(figures) == 1:
        return Spread(figures[0], figures[0], figures[0])
    return Spread(*quantiles(figures, n=4, method="inclusive"))


def run(
    *, rounds: int, seconds: float, seed: str, peers: bool, progress: Callable[[int], None]
) -> Results:
    """Start the workers, warm everyone up, then take the rounds."""
    results = Results(rounds, seconds, seed)
    rng = random.Random(seed)
    with ExitStack() as stack:
        contestants: list[tuple[str, Worker, str]] = []
        for name, (module, build) in WORKERS.items():
            if name in PEERS and not peers:
                results.absent[name] = "--no-peers"
                continue
            try:
                worker = stack.enter_context(Worker(module, build, seed))
            except Absent as reason:
                results.absent[name] = str(reason)
                continue
            contestants += [(f"{name} {task}", worker, task) for task in worker.tasks]
        for name, worker, task in contestants:
            results.rates[name] = []
            worker.run(task, seconds / 10)
        for n in range(rounds):
            progress(n + 1)
            for name, worker, task in rng.sample(contestants, len(contestants)):
                done = worker.run(task, seconds)
                results.rates[name].append(done.amount / done.seconds)
    return results
