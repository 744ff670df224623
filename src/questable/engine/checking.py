"""What is wrong with a position that somebody set up, gathered fault by fault."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from questable.engine.fault import Fault
from questable.engine.state import CHANCE, OVER, State

MOST: Final = 1 << 40
"""Larger than whatever a game counts."""
MOST_FAULTS: Final = 20
"""Nobody reads more at once."""


class Check:
    """The faults of one position, beside a new game of the same set-up."""

    def __init__(self, state: State, new: State) -> None:
        self.state = state
        self.new = new
        self.faults: list[Fault] = []

    def fail(self, why: Fault) -> None:
        """One more fault."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(why)

    def against(self, right: bool, rule: str, key: str, found: object = "…") -> bool:
        """A fault that a rule forbids, unless it is right."""
        if not right:
            self.fail(Fault("position-against", rule=rule, key=key, found=str(found)))
        return right

    def fixed(self, *names: str) -> None:
        """Fields that are the set-up's, and the same from first to last."""
        for name in names:
            found, due = getattr(self.state, name), getattr(self.new, name)
            if found != due:
                self.fail(Fault("position-fixed", key=name, found=told(found), known=told(due)))

    def within(self, key: str, value: int, low: int, high: int) -> bool:
        """A number within its bounds."""
        if not low <= value <= high:
            self.fail(Fault("position-range", key=key, low=low, high=high, found=value))
            return False
        return True

    def each(self, key: str, values: Sequence[int], low: int, high: int) -> bool:
        """Numbers within their bounds."""
        right = [self.within(key, value, low, high) for value in values]
        return all(right)

    def mask(self, key: str, value: int, bits: int) -> bool:
        """A mask of so many seats or things."""
        return self.within(key, value, 0, (1 << bits) - 1)

    def length(self, key: str, values: Sequence[object], n: int) -> bool:
        """A list of so many."""
        if len(values) != n:
            self.fail(Fault("position-length", key=key, n=n, count=len(values)))
            return False
        return True

    def counts(self, names: Sequence[str]) -> None:
        """Fields that only count, and are never negative."""
        for name in names:
            self.within(name, getattr(self.state, name), 0, MOST)

    def pieces(self, found: "Counter[str]", due: "Counter[str]") -> None:
        """Each piece as often as there is one in the box."""
        for name in sorted(found | due):
            if found[name] != due[name]:
                self.fail(Fault("position-count", name=name, count=found[name], n=due[name]))

    def clock(self) -> None:
        """What every game has: entries before, and how far back undo reaches."""
        s = self.state
        self.fixed("seats")
        self.within("ply", s.ply, 0, MOST)
        self.within("barrier", s.barrier, 0, max(s.ply, 0))

    def ended(self, ending: int, reasons: int, winners: int) -> None:
        """A reason for the end if it is over, and none before; winners only then."""
        over = self.state.actor == OVER
        low, high = (1, reasons - 1) if over else (0, 0)
        self.within("ending", ending, low, high)
        self.mask("winners", winners, self.state.seats if over else 0)

    def waits(self, actor: int, what: str) -> None:
        """Who has to act for what is waited for."""
        if self.state.actor != actor:
            self.fail(Fault("position-actor", name=what, found=self.state.actor, n=actor))


def told(value: object) -> str:
    """A number, or several, as a position's text has them."""
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def stages(phases: Sequence[int], known: Sequence[str]) -> str:
    """What is waited for, by name."""
    return " ".join(known[phase] for phase in phases) or "-"


__all__ = ["CHANCE", "MOST", "OVER", "Check", "stages", "told"]
