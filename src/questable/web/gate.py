"""A gate before what is scarce: of those who wait, who has had least and needs least goes first.

Weighted fair queueing: each piece begins at a number, the time that was used for its sender's
pieces before, or where the gate is, and ends so much later as it is expected to take; what ends
first goes next. So a few pieces of somebody who comes now and then do not wait behind all pieces of
those who never stop, nor a quick one behind many heavy ones of ever new senders.
"""

import asyncio
import heapq
from collections import Counter
from typing import Final

from questable.table.judge.verdict import No

PIECE: Final = 0.01
"""Seconds that a piece is expected to take where nobody knows."""
FARTHEST: Final = 5.0
"""Seconds that nobody is put back by more than, so that everybody's turn comes."""
FORGET_AT: Final = 1_000
"""So many senders are remembered before those at rest are forgotten."""


class Gate:
    """Lets so many in at a time."""

    def __init__(self, places: int, most: int, most_each: int) -> None:
        self._places = places
        self._free = places
        self._most = most
        self._most_each = most_each
        self._waiting: list[tuple[float, bool, int, float, str, asyncio.Future[None]]] = []
        """A heap: what ends first; of those what a newcomer sent, and what came first. Then where
        it begins, and whose it is."""
        self._of: Counter[str] = Counter()
        """By sender, how many wait."""
        self._came = 0
        self._now = 0.0
        """Where what came in last begins."""
        self._next: dict[str, float] = {}
        """By sender: the number of their next piece, where it lies ahead."""
        self._forget_at = FORGET_AT

    @property
    def load(self) -> int:
        """How many are in, or wait."""
        return self._places - self._free + len(self._waiting)

    async def enter(self, sender: str, expected: float = PIECE) -> None:
        """Wait for a turn, or No; a piece is expected to take so many seconds."""
        if self._free:
            self._free -= 1
            self._now = self._begins(sender)
            self._put_back(sender, self._now + expected)
            return
        if len(self._waiting) >= self._most:
            raise No("busy")
        if self._of[sender] >= self._most_each:
            raise No("too-fast")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came += 1
        begins = self._begins(sender)
        ends, again = begins + expected, begins > self._now
        heapq.heappush(self._waiting, (ends, again, self._came, begins, sender, turn))
        self._put_back(sender, ends)
        self._of[sender] += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def _begins(self, sender: str) -> float:
        return max(self._now, self._next.get(sender, 0.0))

    def _put_back(self, sender: str, number: float) -> None:
        if len(self._next) >= self._forget_at:
            self._next = {each: at for each, at in self._next.items() if at > self._now}
            self._forget_at = max(FORGET_AT, 2 * len(self._next))
        self._next[sender] = min(number, self._now + FARTHEST)

    def used(self, sender: str, seconds: float, expected: float = PIECE) -> None:
        """How long a piece took: who sent it goes after those who had less."""
        self._put_back(sender, self._begins(sender) + seconds - expected)

    def leave(self) -> None:
        """Somebody is done; the next one's turn."""
        while self._waiting:
            *_, begins, sender, turn = heapq.heappop(self._waiting)
            self._of[sender] -= 1
            if not self._of[sender]:
                del self._of[sender]
            if not turn.done():
                self._now = max(self._now, begins)
                turn.set_result(None)
                return
        self._free += 1
