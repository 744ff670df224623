"""The house of one device: a hall, its store, its desk and its lines, in one worker."""

from urllib.parse import parse_qsl

from questable.desk.line_wish import line_wish
from questable.device.desk import Answer, DeviceDesk, Request
from questable.device.drawers import Drawers
from questable.device.lines import DeviceLines, Post
from questable.device.store import DeviceStore
from questable.device.thinking import SlicedThinking
from questable.engine import GameFinder
from questable.registry import Registry
from questable.table import Hall, Limits, No
from questable.table.log.rows import FORMAT
from questable.table.ports import Clock, Dice, Worker
from questable.table.run.system import SystemClock, SystemDice

FOR_EVER = 36_500
"""Days for which a table with a game is kept: nobody else needs the space."""
LIMITS = Limits(days=FOR_EVER)


class DeviceHouse:
    """Begun once by the worker; the page asks it through `answer` and its lines."""

    def __init__(
        self,
        drawers: Drawers,
        post: Post,
        *,
        finder: GameFinder | None = None,
        clock: Clock | None = None,
        dice: Dice | None = None,
        limits: Limits = LIMITS,
    ) -> None:
        dice = dice or SystemDice()
        self.store = DeviceStore(drawers)
        finder = finder or Registry()
        self.hall = Hall(
            self.store,
            finder,
            clock or SystemClock(),
            dice,
            limits,
            worker=Worker(dice.bytes(8).hex(), 1000 * FORMAT),
            thinking=SlicedThinking(finder),
        )
        self._desk = DeviceDesk(self.hall)
        self._lines = DeviceLines(self.hall, post)

    async def begin(self) -> None:
        """Open the store and the hall."""
        await self.store.begin()
        await self.hall.begin()

    async def answer(self, method: str, path: str, body: bytes, link: str) -> Answer:
        """A request of the page."""
        return await self._desk.answer(Request(method, path, body, link))

    async def open(self, number: int, link: str, query: str) -> bool:
        """A line to a table; whether there is one."""
        asked = dict(parse_qsl(query))
        try:
            wish = line_wish(asked)
        except No:
            return False
        return await self._lines.open(number, link, wish, down="cover" in asked)

    def hear(self, number: int, data: str) -> None:
        """A message on a line."""
        self._lines.hear(number, data)

    def close(self, number: int) -> None:
        """The page has hung up."""
        self._lines.close(number)

    async def leave(self) -> None:
        """Finish what was begun, and give the tables back: another window takes them."""
        await self.hall.close()
        await self.store.close()
