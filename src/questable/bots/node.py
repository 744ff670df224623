"""A node of a search tree: what was tried there, how often, and what came of it.

All numbers are whole, so that compiled and interpreted searches, and all machines, agree.
"""

from math import log, sqrt
from random import Random
from typing import Final

from questable.engine.sampling import below

SCALE: Final = 1 << 20
"""A whole win: values are parts of it."""
WIDTH: Final = 8
"""So many actions, the best by their guesses, are tried from the first; more with more visits."""
FEW: Final = 8
"""Chance of at most so many cases has a branch for each; draws from a large bag have none, unless
all cases come in turn."""
TURNS: Final = 27_720
"""Then the first stroke has one of so many numbers, which few cases divide evenly."""
PARTS: Final = 1 << 16
GOLDEN: Final = 40_503
"""Of so many parts: whoever goes on by this comes near to everything soon."""
TABLE: Final = 1 << 12
FINE: Final = 1 << 10


def _roots() -> list[int]:
    return [0, *(round(FINE / sqrt(n)) for n in range(1, TABLE))]


def _logs() -> list[int]:
    return [0, *(round(FINE * sqrt(log(n))) for n in range(1, TABLE))]


PER_ROOT: Final[list[int]] = _roots()
"""By n: one over its root, in parts of FINE."""
ROOT_LOG: Final[list[int]] = _logs()
"""By n: the root of its logarithm."""


class Node:
    """What may follow one course of play, whoever acts there."""

    def __init__(self) -> None:
        self.visits = 0
        self.slots: dict[int, int] = {}
        """By seat and action: its place in the lists."""
        self.count: list[int] = []
        self.total: list[int] = []
        """What those who acted got, summed up."""
        self.met: list[int] = []
        """How often it could have been tried."""
        self.guess: list[int] = []
        self.rank: list[int] = []
        """How many actions had a better guess."""
        self.after: dict[int, Node] = {}
        self.looks = 0
        """How often guesses were made here."""
        self.worth: list[int] = []
        """By seat: what the position was worth on the first visit."""
        self.strokes = -1
        """Where cases of chance come in turn: the number of the next one; below zero before."""

    def add(self, key: int, guess: int, rank: int) -> None:
        """An action that was not known here, or of which there is a better guess."""
        if key in self.slots:
            self.guess[self.slots[key]] = guess
            self.rank[self.slots[key]] = rank
            return
        self.slots[key] = len(self.count)
        self.count.append(0)
        self.total.append(0)
        self.met.append(0)
        self.guess.append(guess)
        self.rank.append(rank)

    def child(self, key: int) -> "Node":
        """Where that leads."""
        found = self.after.get(key)
        if found is None:
            found = Node()
            self.after[key] = found
        return found

    def next_case(self, cases: int, rng: Random) -> int:
        """Which of so many cases chance brings, so that soon all have come equally often."""
        if self.strokes < 0:
            self.strokes = below(rng, TURNS)
        stroke = self.strokes
        self.strokes += 1
        if cases <= FEW:
            return stroke % cases
        return stroke * GOLDEN % PARTS * cases // PARTS

    def mean(self, slot: int, trust: int) -> int:
        """What came of an action, its guess included."""
        return (self.total[slot] + trust * self.guess[slot]) // (self.count[slot] + trust)

    def best(self, keys: list[int], bold: int, trust: int) -> int:
        """Which of these actions to try: the place in `keys`; all are known here.

        A guess counts as so many visits as there is trust in it.
        """
        most = -1
        chosen = 0
        width = WIDTH + ROOT[min(self.visits, TABLE - 1)]
        for place in range(len(keys)):
            slot = self.slots[keys[place]]
            self.met[slot] += 1
            if self.rank[slot] >= width:
                continue
            n = self.count[slot] + trust
            mean = self.mean(slot, trust)
            met = ROOT_LOG[min(self.met[slot] + trust, TABLE - 1)]
            score = mean + bold * met * PER_ROOT[min(n, TABLE - 1)] // FINE
            if score > most:
                most = score
                chosen = place
        return chosen


def _whole_roots() -> list[int]:
    return [int(sqrt(n)) for n in range(TABLE)]


ROOT: Final[list[int]] = _whole_roots()
