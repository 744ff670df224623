"""Lines from the page to its tables: what a socket is on a server, by number here."""

from collections.abc import Callable
from typing import Final

from questable.desk.line_wish import LineWish
from questable.desk.worded import LineWords, WordedRooms
from questable.device.covered import answer, cover_of, covered
from questable.table import Hall, Line, No, messages
from questable.table.ports import StoreError

LIFE: Final = 15_000_000
"""Microseconds between two signs of life: a page takes a line that is silent for dead."""

Post = Callable[[int, bytes | None], None]
"""A message for the line of that number; None when it is over."""


MakeWords = Callable[[bool], LineWords | None]
"""Words for a line whose page knows nothing yet, or what was told before."""
FROM_THE_FIRST: Final = '{"do":"since","seq":0}'
AS_IT_IS: Final = '{"do":"since","seq":-1}'


class DeviceLine:
    """One of them."""

    def __init__(self, number: int, wish: LineWish, post: Post) -> None:
        self.number = number
        self.wish = wish
        self._post = post
        self._line: Line | None = None
        self._make: MakeWords | None = None
        self._words: LineWords | None = None
        self._covered = False
        """Whether nothing of the hand may reach the page."""
        self._lifting = False
        """Whether all of it is on its way to the page again."""
        self._early: list[messages.Tell] | None = []
        """What is told before there are words."""

    def tell(self, told: messages.Tell) -> None:
        """One message out."""
        if self._early is not None:
            self._early.append(told)
            return
        if isinstance(told, messages.Update):
            if self._lifting and not (told.told and told.told[0].seq == 0):
                # It is in what is on its way.
                return
            self._lifting = False
            if self._covered:
                told = covered(told)
        words = None if self._covered else self._words
        data = messages.write(told) if words is None else words.write(told, lambda: None)
        self._post(self.number, data)
        if isinstance(told, messages.Bye):
            self._post(self.number, None)

    def begin(self, line: Line, make: MakeWords, *, down: bool) -> None:
        """From now on what is told goes out, first what was told before."""
        self._line, self._make, self._covered = line, make, down
        self._words = make(self.wish.since <= 0)
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
        if self._line is None:
            return
        down = cover_of(data)
        if down is None:
            self._line.hear(data)
        else:
            self._cover(self._line, down)

    def _cover(self, line: Line, down: bool) -> None:
        self._covered, self._lifting = down, not down
        self._post(self.number, answer(down))
        if not down and self._make is not None:
            # The page has forgotten all of it: it is told from the beginning.
            self._words = self._make(True)
        line.hear(AS_IT_IS if down else FROM_THE_FIRST)

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

    async def open(self, number: int, link: str, wish: LineWish, *, down: bool = False) -> bool:
        """A new line, to a hand that may be covered; whether the link leads anywhere."""
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

        def make(fresh: bool) -> LineWords | None:
            if not wish.lang:
                return None
            room = self._words.of(passed.room, wish.lang, self._hall.world.finder)
            return room.words(line, fresh)

        found.begin(line, make, down=down)
        return True

    def hear(self, number: int, data: str) -> None:
        """A message of the page."""
        if found := self._lines.get(number):
            found.hear(data)

    def close(self, number: int) -> None:
        """The page has hung up."""
        if found := self._lines.pop(number, None):
            found.close()
