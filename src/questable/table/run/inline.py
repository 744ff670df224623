"""Thinking and reading on the spot: where there are neither threads nor processes, and in tests."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType

from questable.engine import GameFinder
from questable.table.judge.verdict import No
from questable.table.ports import PutQuestion, T, Work


class PlainAsking:
    """Questions by their ids, for a table without words."""

    def put(self, question: str, _lang: str) -> PutQuestion:
        """What is asked about and the options, as the collection has them."""
        found: PutQuestion = _plain().put(question)
        return found

    def prepare(self, question: str) -> None:
        """Have the collection make it."""
        _plain().question_of(question)


def _plain() -> ModuleType:
    """With the whole collection of saints, so it is read when a question is first asked."""
    return import_module("questable.table.run.plain_questions")


class InlineThinking:
    """Everybody waits for the thought."""

    def __init__(self, finder: GameFinder) -> None:
        self.finder = finder

    async def begin(self) -> None:
        """Nothing has to be made ready."""

    async def think(self, thought: Callable[[], T], room: str, size: int = 0) -> T:
        """Think it on the spot."""
        return thought()

    async def ponder(
        self, work: Work, told: Callable[[int], bytes], room: str, millis: int
    ) -> bytes:
        """This one too, and it has all its time."""
        return attempted(work, self.finder, told(millis))

    async def close(self) -> None:
        """Nothing has to be put away."""


class InlineReading:
    """Everybody waits while something is read; for what one brings to one's own table."""

    def __init__(self, finder: GameFinder) -> None:
        self.finder = finder

    async def begin(self) -> None:
        """Nothing has to be made ready."""

    async def read(self, work: Work, data: bytes, sender: str) -> bytes:
        """Read it on the spot."""
        return attempted(work, self.finder, data)

    async def close(self) -> None:
        """Nothing has to be put away."""


def attempted(work: Work, finder: GameFinder, data: bytes) -> bytes:
    """What the work comes to; whatever it stumbles over is the sender's own affair."""
    try:
        return work(finder, data)
    except No:
        raise
    except Exception as error:
        raise No("unreadable") from error
