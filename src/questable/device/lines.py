"""Lines from the page to its tables: what a socket is on a server, by number here."""

from collections.abc import Callable
from typing import Final

from questable.desk.line_wish import LineWish
from questable.desk.worded import LineWords, WordedRooms
from questable.table import Hall, Line, No, messages
from questable.table.ports import StoreError

LIFE: Final = 15_000_000
"""Microseconds between two signs of life: a page takes a line that is silent for dead."""

Post = Callable[[int, bytes | None], None]
"""A message for the line of that number; None when it is over."""


class DeviceLine:
    """One of them."""

    def __init__(self, number: int, wish: LineWish, post: Post) -> None:
        self.number = number
        self.wish = wish
        self._post = post
        self._line: Line | None = None
        self._words: LineWords | None = None
        self._early: list[messages.Tell] | None = []
        """What is told before there are words."""

    def tell(self, told: messages.Tell) -> None:
        """One message out."""
        if self._early is not None:
            self._early.append(told)
            return
        words = self._words
        data = messages.write(told) if words is None else words.write(told, lambda: None)
        self._post(self.number, data)
        if isinstance(told, messages.Bye):
            self._post(self.number, None)

    def begin(self, line: Line, words: LineWords | None) -> None:
        """From now on what is told goes out, first what was told before."""
        self._line, self._words = line, words
        early, self._early = self._early or [], None
        for told in early:
            self.tell(told)
        self._live(line)

    def _live(self, line: Line) -> None:
        def show() -> None:
            if not line.closed:
                line.ping()
                self._live(line)

        line.mailbox.world.clock.after(LIFE, show)

    def hear(self, data: str) -> None:
        """A message of the page."""
        if self._line is not None:
            self._line.hear(data)

    def close(self) -> None:
        """The page has hung up."""
        if self._line is not None:
            self._line.close()


class DeviceLines:
    """All lines of one page."""

    def __init__(self, hall: Hall, post: Post) -> None:
        self._hall = hall
        self._post = post
        self._words = WordedRooms()
        self._lines: dict[int, DeviceLine] = {}

    async def open(self, number: int, link: str, wish: LineWish) -> bool:
        """A new line; whether the link leads anywhere."""
        found = self._lines[number] = DeviceLine(number, wish, self._post)
        try:
            passed = await self._hall.authenticate(link)
            line = await self._hall.join(passed, found.tell, wish.since)
        except (No, StoreError):
            self._lines.pop(number, None)
            return False
        if number not in self._lines:
            # Hung up while it was being opened.
            line.close()
            return False
        line.show = wish.show
        words = None
        if wish.lang:
            room = self._words.of(passed.room, wish.lang, self._hall.world.finder)
            words = room.words(line, fresh=wish.since <= 0)
        found.begin(line, words)
        return True

    def hear(self, number: int, data: str) -> None:
        """A message of the page."""
        if found := self._lines.get(number):
            found.hear(data)

    def close(self, number: int) -> None:
        """The page has hung up."""
        if found := self._lines.pop(number, None):
            found.close()
