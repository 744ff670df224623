"""The browser's objects as ours, and ours as the worker calls them. Runs in Pyodide alone."""

from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException, to_js

from questable.device.drawers import DrawerChange
from questable.device.house import DeviceHouse
from questable.table.ports import StoreError

FULL = "QuotaExceededError"


class BrowserDrawers:
    """IndexedDB, as drawers.ts offers it."""

    def __init__(self, drawers: Any) -> None:
        self._drawers = drawers

    async def get(self, key: str) -> bytes | None:
        """What lies under a key."""
        try:
            return _bytes(await self._drawers.get(key))
        except JsException as error:
            raise _store_error(error) from error

    async def under(self, prefix: str, since: str = "") -> dict[str, bytes]:
        """All whose keys begin so."""
        try:
            keys, things = await self._drawers.under(prefix, since)
        except JsException as error:
            raise _store_error(error) from error
        return {str(key): thing.to_bytes() for key, thing in zip(keys, things, strict=True)}

    async def write(self, change: DrawerChange) -> bool:
        """In one transaction."""
        given = ([list(each) for each in side.items()] for side in (change.expects, change.puts))
        try:
            return bool(await self._drawers.write(*map(to_js, (*given, change.drops))))
        except JsException as error:
            raise _store_error(error) from error


def _bytes(found: Any) -> bytes | None:
    return None if found is None else bytes(found.to_bytes())


def _store_error(error: JsException) -> StoreError:
    name = getattr(error, "name", "")
    return StoreError("full" if name == FULL else "broken", str(error))


class BrowserHouse:
    """The house, as worker.ts calls it."""

    def __init__(self, house: DeviceHouse) -> None:
        self._house = house

    async def answer(self, method: str, path: str, body: str, link: str) -> Any:
        """Status, media type and text of an answer."""
        status, media, told = await self._house.answer(method, path, body.encode(), link)
        return to_js([status, media, told.decode()])

    async def open(self, line: int, link: str, query: str) -> bool:
        """A line; whether there is such a table."""
        return await self._house.open(line, link, query)

    def hear(self, line: int, data: str) -> None:
        """A message of the page."""
        self._house.hear(line, data)

    def close(self, line: int) -> None:
        """The page has hung up."""
        self._house.close(line)

    async def leave(self) -> None:
        """Another window takes the tables."""
        await self._house.leave()


async def begin(drawers: Any, tell: Callable[[int, str | None], None]) -> BrowserHouse:
    """A house that is open, on the browser's database."""

    def post(line: int, data: bytes | None) -> None:
        tell(line, None if data is None else data.decode())

    house = DeviceHouse(BrowserDrawers(drawers), post)
    await house.begin()
    return BrowserHouse(house)
