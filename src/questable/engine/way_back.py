"""The way back: earlier positions of a match, so that undo costs what it takes back.

Positions are kept every STEP entries, and the farther they lie behind the end, the fewer of them:
between two neighbours lie at most as many entries as behind both. So there are few of them, going
back n entries plays at most about n again, and all the undos of a record together take no longer
than its entries.
"""

from typing import Final

from questable.engine.state import State

STEP: Final = 8


class WayBack:
    """Copies of positions by how many entries led to them, the first one always among them."""

    def __init__(self, start: State) -> None:
        self.at: list[int] = [0]
        self.states: list[State] = [start.clone()]

    def __reduce__(self) -> tuple[type["WayBack"], tuple[State]]:
        """From the start on; the positions between are found again on the way."""
        return WayBack, (self.states[0],)

    def pass_by(self, played: int, state: State) -> None:
        """A position after so many entries; kept if it is time for one."""
        if played % STEP or played <= self.at[-1]:
            return
        self.at.append(played)
        self.states.append(state.clone())
        for k in range(len(self.at) - 3, 0, -1):
            if self.at[k + 1] - self.at[k - 1] <= played - self.at[k + 1]:
                del self.at[k]
                del self.states[k]

    def nearest(self, played: int) -> tuple[int, State]:
        """The last kept position that so many entries have passed, to be played on from.

        Those behind it are forgotten.
        """
        while self.at[-1] > played:
            self.at.pop()
            self.states.pop()
        return self.at[-1], self.states[-1].clone()
