"""What lies where in a position, for whoever sets one up by hand: take from here, put there.

A game says which places there are and what lies on them, where a thing may be put, and what is
turned instead of moved: a tile, whose turn it is, a number. All go by names, those of its text.
Nothing here asks whether the position could stand on a table; `Game.faults` does that afterwards.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from questable.engine.fault import Fault
from questable.engine.state import State


class Place:
    """A place and what lies there."""

    def __init__(self, key: str, things: Sequence[str] = ()) -> None:
        self.key = key
        self.things = list(things)


class Dial:
    """Something that is set and not moved: one of what is known, or a number within bounds."""

    def __init__(
        self, key: str, value: str, known: Sequence[str] = (), low: int = 0, high: int = 0
    ) -> None:
        self.key = key
        self.value = value
        self.known = list(known)
        self.low = low
        self.high = high


class Bench(ABC):
    """How positions of one game are changed by hand."""

    @abstractmethod
    def places(self, state: State) -> list[Place]:
        """All places, also empty ones, in an order that people can follow."""

    @abstractmethod
    def targets(self, state: State, thing: str) -> list[str]:
        """The places where such a thing can be put."""

    @abstractmethod
    def put(self, state: State, thing: str, here: str, there: str) -> None:
        """Take a thing from one place and put it on the other; both were asked for before."""

    @abstractmethod
    def dials(self, state: State) -> list[Dial]:
        """What is set; whose turn it is comes first."""

    @abstractmethod
    def turn(self, state: State, key: str, value: str) -> None:
        """Set one of them to a value that it may have."""

    def move(self, state: State, thing: str, here: str, there: str) -> None:
        """Put a thing from here to there, or Fault."""
        found = {place.key: place.things for place in self.places(state)}
        if thing not in found.get(here, []):
            raise Fault("bench-not-there", name=thing, key=here)
        if there == here or there not in self.targets(state, thing):
            raise Fault("bench-no-place", name=thing, key=there)
        self.put(state, thing, here, there)

    def set(self, state: State, key: str, value: str) -> None:
        """Set a dial, or Fault."""
        dial = next((each for each in self.dials(state) if each.key == key), None)
        if dial is None or not _fits(dial, value):
            raise Fault("bench-no-value", key=key, found=value)
        self.turn(state, key, value)


def _fits(dial: Dial, value: str) -> bool:
    if dial.known:
        return value in dial.known
    plain = value.isascii() and value.isdecimal() and len(value) < 7
    return plain and dial.low <= int(value) <= dial.high
