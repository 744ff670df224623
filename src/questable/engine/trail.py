"""What the dealer draws by: how the game has come to where it stands (docs/record.md).

A trail is a hash over the entries that count, so whoever takes an action back and repeats it meets
the same chance again, and another action meets an unrelated one. A call out of turn leaves no
trace unless chance has to act because of it: it would be a free way to try for other luck.
"""

import hashlib
from typing import Final

from questable.engine.action import Action
from questable.engine.state import CHANCE, State

BY_NUMBER: Final = "number"
"""Luck is drawn by the number of the entry, as in records that do not say how."""
BY_TRAIL: Final = "trail"
WAYS: Final = (BY_NUMBER, BY_TRAIL)
START: Final = bytes(32)


def after(trail: bytes, waited: int, seat: int, action: Action, state: State) -> bytes:
    """The trail once this was done, while `waited` was to act, and led to this position."""
    if state.is_call(action) and (waited == CHANCE or state.actor != CHANCE):
        return trail
    return hashlib.sha256(trail + f"{seat} {action.text}".encode()).digest()


class Course:
    """Where a game stands for the dealer, moved on entry by entry."""

    def __init__(self, way: str, number: int, trail: bytes) -> None:
        self.way = way
        self.number = number
        self.trail = trail

    def play(self, state: State, seat: int, action: Action) -> None:
        """Carry out one entry more."""
        waited = state.actor
        state.apply(seat, action)
        self.number += 1
        self.trail = after(self.trail, waited, seat, action, state)

    def told(self) -> bytes:
        """What the next draw depends on, beside the key."""
        return self.trail if self.way == BY_TRAIL else self.number.to_bytes(8, "big")
