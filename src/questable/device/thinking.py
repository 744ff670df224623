"""Thinking on a device: nobody else is there to do it, so it is done a little at a time."""

import asyncio
import time
from collections.abc import Callable, Iterator

from questable.bots import LEVELS, patience_of
from questable.engine import GameFinder
from questable.registry import card
from questable.table import No
from questable.table.ports import Work
from questable.table.run.inline import InlineThinking
from questable.table.run.thought import choosing, chosen

QUICK = tuple(level for level in LEVELS if not patience_of(level))
"""Levels that answer at once, in any game."""
LONGEST = 20_000
"""Milliseconds after which a search answers with what it has: far more than it needs."""
SLICE = 0.025
"""Seconds for which nobody is heard."""


def levels_of(game: str) -> tuple[str, ...]:
    """The bots that are offered in a game here: those that search where its card says so."""
    return tuple(level for level in LEVELS if level in QUICK or level in card(game).alone)


class SlicedThinking(InlineThinking):
    """A bot that searches looks up often: who clicks, undoes or leaves is heard meanwhile."""

    def __init__(self, finder: GameFinder) -> None:
        super().__init__(finder)
        self._turn = asyncio.Lock()
        self._closed = False

    async def ponder(
        self, work: Work, told: Callable[[int], bytes], room: str, millis: int
    ) -> bytes:
        """One thought at a time, and each has the playouts of a server."""
        if work is not chosen:
            return await super().ponder(work, told, room, millis)
        async with self._turn:
            return await self._thought(choosing(self.finder, told(LONGEST)))

    async def _thought(self, parts: Iterator[bytes]) -> bytes:
        text, since = b"", time.monotonic()
        try:
            for text in parts:
                if not text and time.monotonic() - since >= SLICE:
                    await asyncio.sleep(0)
                    since = time.monotonic()
                    if self._closed:
                        raise No("closing")
        except No:
            raise
        except Exception as error:
            raise No("unreadable") from error
        return text

    async def close(self) -> None:
        """Whoever thinks stops."""
        self._closed = True
