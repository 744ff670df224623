"""A position of Skeleton, and the rules that lead from one to the next."""

import json

from questable.engine import CHANCE, OVER, Action, ActionTable, Outcome, State
from questable.skeleton.actions import DIE, FACES, KEEP, TABLE, THROW

NUMBERS = ("seats", "actor", "ply", "barrier", "turn", "turns", "heap", "goal")
"""The fields that are numbers; `scores` has one for each seat."""


class SkeletonState(State):
    """Points that are safe, and those that lie before whoever is at turn."""

    turn: int
    """Whose turn it is,"""
    turns: int
    """and how many there were before it."""
    heap: int
    """What lies before that seat, and can still be lost."""
    goal: int
    scores: list[int]

    def start(self, seats: int, goal: int) -> None:
        """A new game: nobody has anything, and the first seat begins."""
        self.seats = seats
        self.actor = self.turn = self.turns = self.heap = 0
        self.goal = goal
        self.scores = [0] * seats

    def table(self) -> ActionTable:
        """One for all set-ups."""
        return TABLE

    def clone(self) -> "SkeletonState":
        """An independent copy."""
        other = SkeletonState()
        for name in NUMBERS:
            setattr(other, name, getattr(self, name))
        other.scores = self.scores[:]
        return other

    def dump(self) -> str:
        """All fields as JSON."""
        numbers = {name: getattr(self, name) for name in NUMBERS}
        return json.dumps({**numbers, "scores": self.scores}) + "\n"

    def fill(self, text: str) -> None:
        """Become what `dump` wrote, or ValueError."""
        facts = json.loads(text)
        if not isinstance(facts, dict) or set(facts) != {*NUMBERS, "scores"}:
            raise ValueError("this is no position of Skeleton")
        for name in NUMBERS:
            if type(facts[name]) is not int:
                raise ValueError(f"{name} is no number")
            setattr(self, name, facts[name])
        self.scores = [int(score) for score in facts["scores"]]

    def legal(self, seat: int) -> list[Action]:
        """Whatever `why_not` does not forbid, in the order of the table."""
        return [action for action in TABLE.actions if not self.why_not(seat, action)]

    def why_not(self, seat: int, action: Action) -> str:
        """The first rule that an action would break."""
        refusal = self.table_refusal(seat)
        if refusal:
            return refusal
        if (seat == CHANCE) != (action.kind == DIE):
            return "T-1.3"
        # with nothing before you there is nothing to keep.
        return "X-1.3" if action.kind == KEEP and self.heap == 0 else ""

    def apply(self, seat: int, action: Action) -> None:
        """Carry an action out."""
        self.ply += 1
        if action.kind == THROW:
            self.actor = CHANCE
        elif action.kind == KEEP:
            self._keep(seat)
        else:
            self._show(action.a)

    def _show(self, shown: int) -> None:
        """X-1.1, X-1.2: the die shows a number. Nobody can take back what was thrown."""
        self.barrier = self.ply
        self.actor = self.turn
        self.fire("X-1.1")
        self._tell("threw", self.turn, shown)
        if shown > 1:
            self.heap += shown
            return
        self.fire("X-1.2")
        self._tell("lost", self.turn, self.heap)
        self._pass_on()

    def _keep(self, seat: int) -> None:
        """X-1.3: what lies before a seat is its own; X-2.1: that may be enough."""
        self.fire("X-1.3")
        self.scores[seat] += self.heap
        self._tell("kept", seat, self.heap)
        if self.scores[seat] >= self.goal:
            self.fire("X-2.1")
            self.heap = 0
            self.actor = OVER
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        self.heap = 0
        self.turns += 1
        self.actor = self.turn = (self.turn + 1) % self.seats

    def _tell(self, kind: str, seat: int, n: int) -> None:
        if self.log is not None:
            self.log.tell(kind, {"seat": seat, "n": n})

    def weight(self) -> int:
        """A die has six sides."""
        return len(FACES)

    def outcome(self, k: int) -> Action:
        """One of them."""
        return FACES[k]

    def result(self) -> Outcome:
        """X-2.1: whoever has reached the goal has won."""
        winners = [seat for seat in range(self.seats) if self.scores[seat] >= self.goal]
        return Outcome("goal", winners, self.scores[:])
