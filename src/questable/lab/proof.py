"""What is certain: whether a seat wins whatever the others do, by trying everything.

For games that hide nothing and draw nothing. Elsewhere, and where there is too much to try, nothing
is said.
"""

from questable.engine import OVER, Action, State

MOST = 200_000
"""Positions that one proof tries, at the most,"""
DEEPEST = 24
"""and entries that it goes ahead: whoever goes to and fro proves nothing."""


class Unclear(Exception):
    """Neither proven nor disproven: chance, secrets, or too much to try."""


class Proof:
    """Everything that can come of a position."""

    def __init__(self, most: int = MOST) -> None:
        self.left = most

    def after(self, state: State, action: Action) -> State:
        """The position after an action of whoever is to act."""
        self.left -= 1
        if self.left < 0:
            raise Unclear
        after = state.clone()
        after.apply(state.actor, action)
        return after

    def forced(self, state: State, seat: int, own: int, deep: int = 0) -> bool:
        """Whether a seat wins with at most so many actions of its own, whatever others do."""
        actor = state.actor
        if actor == OVER:
            return seat in state.result().winners
        if actor < 0 or state.callers or deep == DEEPEST:
            raise Unclear
        mine = actor == seat
        if mine:
            own -= 1
        if own < 0:
            return False
        for action in state.legal(actor):
            if self.forced(self.after(state, action), seat, own, deep + 1) == mine:
                return mine
        return not mine

    def soonest(self, state: State, seat: int, own: int) -> int:
        """With how few actions of its own a seat wins by force; -1 if not with so many."""
        return next((n for n in range(own + 1) if self.forced(state, seat, n)), -1)

    def line(self, state: State, seat: int) -> list[Action]:
        """How a seat wins that can force it; others do the first that they can do."""
        taken: list[Action] = []
        own = 0
        while not self.forced(state, seat, own):
            own += 1
        while state.actor != OVER:
            mine = state.actor == seat
            own -= mine
            for action in state.legal(state.actor):
                after = self.after(state, action)
                if not mine or self.forced(after, seat, own):
                    break
            taken.append(action)
            state = after
        return taken
