"""The desk of a device: requests of the page, answered without a server."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import NamedTuple, TypeVar
from urllib.parse import unquote

import msgspec

from questable.desk.call import (
    Call,
    DeskLimits,
    Endpoint,
    KeptAnswer,
    NoSecret,
    problem,
    sense,
    written,
)
from questable.device.thinking import levels_of
from questable.table import Hall, No, Pass
from questable.table.ports import StoreError, Work

T = TypeVar("T")
PLACES = {
    "bots": "catalogue",
    "feasts": "catalogue",
    "games": "catalogue",
    "guides": "guides",
    "packs": "packs",
    "positions": "positions",
    "puzzles": "puzzles",
    "records": "records replays",
    "room": "rooms packs",
    "rooms": "rooms",
    "rules": "catalogue",
    "saints": "catalogue",
    "study": "study",
}
"""By the first part of a path: where the desk has it; read when it is first asked for."""
OK, REFUSED = 200, 409
TOO_LONG = 2_100_000
"""Bytes: more is not even read, so that a wrong file stops no table."""


class Request(NamedTuple):
    """What the page asks."""

    method: str
    path: str
    body: bytes = b""
    link: str = ""


class Answer(NamedTuple):
    """What it is told."""

    status: int
    media: str
    body: bytes


class DeviceCall(Call):
    """One request; who asks is whoever holds the device."""

    told = DeskLimits()
    sender = ""
    prints = False

    def __init__(self, hall: Hall, request: Request, parts: dict[str, str]) -> None:
        self.hall = hall
        self._request = request
        self._parts = parts

    def path(self, name: str) -> str:
        """A part of the path."""
        return self._parts[name]

    def levels(self, game: str) -> tuple[str, ...]:
        """Those that answer in time: a search takes some twenty times as long as on a server."""
        return levels_of(game)

    def secret(self) -> str:
        """The link that came along."""
        if not self._request.link:
            raise NoSecret
        return self._request.link

    async def passed(self) -> Pass:
        """Who asks."""
        return await self.hall.authenticate(self.secret())

    async def body(self, kind: type[T]) -> T:
        """What was sent, checked."""
        return sense(self._request.body, kind)

    async def read_aside(self, work: Work, before: bytes = b"") -> bytes:
        """On the spot."""
        return await self.hall.world.reading.read(work, before + self._request.body, self.sender)

    async def aside(self, make: Callable[[], T], *, alone: bool = False) -> T:
        """On the spot."""
        return make()

    async def may_open(self) -> None:
        """One's own device has no strangers."""

    async def opened(self, room: str) -> None:
        """Nobody counts them."""


async def forget(call: Call) -> None:
    """A table goes, with its games: on a device nobody else would miss it."""
    passed = await call.passed()
    if passed.person < 0:
        raise No("no-link")
    await call.hall.forget(passed.room)


FORGET = Endpoint(
    method="POST",
    path="/api/room/forget",
    handler=forget,
    link=True,
    says="Forget the table and all its games.",
)
"""What a server does not offer."""


def endpoints(place: str) -> Iterator[list[Endpoint]]:
    """What can be asked below this part of a path, module by module: one that is not come to is not
    even loaded."""
    for each in PLACES.get(place, "").split():
        yield import_module(f"questable.desk.{each}").ENDPOINTS
    if place == "room":
        yield [FORGET]


class DeviceDesk:
    """Finds who answers a path."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def answer(self, request: Request) -> Answer:
        """What a request comes to; a refusal is told as a server tells it."""
        try:
            if len(request.body) > TOO_LONG:
                raise No("too-long", facts={"most": TOO_LONG})
            endpoint, parts = self._find(request)
            told = await endpoint.handler(DeviceCall(self._hall, request, parts))
        except No as no:
            return _refused(no)
        except StoreError as error:
            return _refused(No("storage", facts={"why": error.code}))
        if isinstance(told, KeptAnswer):
            return Answer(OK, told.media, told.plain)
        return Answer(OK, endpoint.media, written(told, endpoint.media))

    def _find(self, request: Request) -> tuple[Endpoint, dict[str, str]]:
        asked = request.path.partition("?")[0].split("/")
        for some in endpoints(asked[2] if len(asked) > 2 else ""):
            found: tuple[Endpoint, dict[str, str]] | None = None
            for endpoint in some:
                if endpoint.method != request.method:
                    continue
                parts = _matched(endpoint.path.split("/"), asked)
                # What names a path outright is meant before what only fits.
                if parts is not None and (found is None or len(parts) < len(found[1])):
                    found = endpoint, parts
            if found is not None:
                return found
        raise No("not-found")


def _matched(template: list[str], asked: list[str]) -> dict[str, str] | None:
    if len(template) != len(asked):
        return None
    parts: dict[str, str] = {}
    for wanted, part in zip(template, asked, strict=True):
        if wanted.startswith("{"):
            parts[wanted[1:-1]] = unquote(part)
        elif wanted != part:
            return None
    return parts


def _refused(no: No) -> Answer:
    return Answer(REFUSED, "application/json", msgspec.json.encode(problem(no)))
