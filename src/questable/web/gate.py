"""A gate before what is scarce: of those who wait, who has had least goes first.

Start-time fair queueing: each sender's pieces have a number, the time that was used for those
before; the smallest goes next, and a newcomer begins where the gate is. So a few pieces of somebody
who comes now and then do not wait behind all pieces of those who never stop.
"""

import asyncio
import heapq
from collections import Counter
from typing import Final

from questable.table.judge.verdict import No

PIECE: Final = 0.01
"""Seconds that a piece counts for before it is known how long it took."""
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
        self._waiting: list[tuple[float, int, str, asyncio.Future[None]]] = []
        """A heap: whose number is smallest, and of those who came first."""
        self._of: Counter[str] = Counter()
        """By sender, how many wait."""
        self._came = 0
        self._now = 0.0
        """The number of whoever came in last."""
        self._next: dict[str, float] = {}
        """By sender: the number of their next piece, where it lies ahead."""
        self._forget_at = FORGET_AT

    @property
    def load(self) -> int:
        """How many are in, or wait."""
        return self._places - self._free + len(self._waiting)

    async def enter(self, sender: str) -> None:
        """Wait for a turn, or No."""
        if self._free:
            self._free -= 1
            self._now = self._numbered(sender)
            return
        if len(self._waiting) >= self._most:
            raise No("busy")
        if self._of[sender] >= self._most_each:
            raise No("too-fast")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came += 1
        heapq.heappush(self._waiting, (self._numbered(sender), self._came, sender, turn))
        self._of[sender] += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def _numbered(self, sender: str) -> float:
        number = max(self._now, self._next.get(sender, 0.0))
        self._put_back(sender, number + PIECE)
        return number

    def _put_back(self, sender: str, number: float) -> None:
        if len(self._next) >= self._forget_at:
            self._next = {each: at for each, at in self._next.items() if at > self._now}
            self._forget_at = max(FORGET_AT, 2 * len(self._next))
        self._next[sender] = min(number, self._now + FARTHEST)

    def used(self, sender: str, seconds: float) -> None:
        """How long a piece took: who sent it goes after those who had less."""
        self._put_back(sender, max(self._now, self._next.get(sender, 0.0)) + seconds)

    def leave(self) -> None:
        """Somebody is done; the next one's turn."""
        while self._waiting:
            number, _, sender, turn = heapq.heappop(self._waiting)
            self._of[sender] -= 1
            if not self._of[sender]:
                del self._of[sender]
            if not turn.done():
                self._now = max(self._now, number)
                turn.set_result(None)
                return
        self._free += 1
