"""The contract: a game is a machine that is always waiting for someone.

See docs/architecture.md, State.
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from questable.engine.action import Action, ActionTable
from questable.engine.event import Log
from questable.engine.outcome import Outcome

CHANCE: Final = -1
"""Nature must act: a die or a draw."""
RACE: Final = -2
"""Any seat with a legal action may act, in any order."""
SEALED: Final = -3
"""The seats in `pending` answer in secret, all at once."""
OVER: Final = -4
"""The game has ended."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game: plain mutable data."""

    __slots__ = ("actor", "barrier", "callers", "log", "pending", "ply", "seats")

    seats: int
    """How many seats play."""
    actor: int
    """Who must act: a seat, CHANCE, RACE, SEALED or OVER."""
    callers: int
    """Mask of the seats that may call something out of turn."""
    pending: int
    """Mask of the seats whose sealed answer is still awaited."""
    ply: int
    """How many entries have been applied."""
    barrier: int
    """The ply that undo may not go back past: something was revealed there (T-2.1)."""
    log: Log | None
    """Where events and rule ids go; None in playouts."""

    def __init__(self) -> None:
        self.seats = 0
        self.actor = OVER
        self.callers = 0
        self.pending = 0
        self.ply = 0
        self.barrier = 0
        self.log = None

    @abstractmethod
    def table(self) -> ActionTable:
        """The action table this state speaks."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without the log."""

    @abstractmethod
    def dump(self) -> str:
        """The whole position as text; loading it gives an equal position."""

    @abstractmethod
    def legal(self, seat: int) -> list[Action]:
        """All legal actions of a seat (or of CHANCE) in the game's documented order."""

    @abstractmethod
    def why_not(self, seat: int, action: Action) -> str:
        """The id of the rule that forbids the action now, or '' when it is legal."""

    @abstractmethod
    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action; the caller has checked it."""

    @abstractmethod
    def weight(self) -> int:
        """While the actor is CHANCE: how many equally likely cases there are."""

    @abstractmethod
    def outcome(self, k: int) -> Action:
        """The chance action of case k, 0 <= k < weight()."""

    @abstractmethod
    def result(self) -> Outcome:
        """How the game ended; only when the actor is OVER."""

    def may_act(self, seat: int) -> bool:
        """Whether the table would listen to this seat now."""
        if self.actor == OVER:
            return False
        if self.actor == seat or self.actor == RACE:
            return True
        if seat < 0:
            return False
        if self.actor == SEALED and (self.pending >> seat) & 1 == 1:
            return True
        return (self.callers >> seat) & 1 == 1

    def table_refusal(self, seat: int) -> str:
        """T-1.2, T-1.3 or T-1.1 when the table would not listen to this seat now, else ''."""
        if self.actor == OVER:
            return "T-1.2"
        if self.may_act(seat):
            return ""
        # T-1.3: while nature is to act, and for nature while a seat is, another decision is open.
        if self.actor == CHANCE or seat < 0:
            return "T-1.3"
        return "T-1.1"

    def is_call(self, action: Action) -> bool:
        """Whether this is something that seats say out of turn."""
        return False

    def racing(self) -> bool:
        """Whether a race is on, though chance may have to act in between: no undo (T-2.3)."""
        return self.actor == RACE

    def aims(self, seat: int) -> list[Action]:
        """What a seat that looks now would choose from, in the order of `legal`.

        A race may also let stand what was aimed at a moment ago; only `legal` lists that.
        """
        return self.legal(seat)

    def pause(self) -> int:
        """While the actor is CHANCE: the milliseconds a table waits before it lets chance act."""
        return 0

    def fire(self, rule: str) -> None:
        """Count a rule id, if anyone keeps count."""
        log = self.log
        if log is not None:
            log.fire(rule)
