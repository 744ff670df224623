"""Endpoints: a request becomes a typed call, an answer becomes JSON, a refusal a Problem."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from questable.desk.call import Call, Endpoint, KeptAnswer, NoSecret, problem, sense, written
from questable.printing import installed
from questable.table import No, Pass
from questable.table.ports import StoreError, Work
from questable.web.file import sent
from questable.web.guard import address_of, is_from_here
from questable.web.lines import LinesResponse
from questable.web.service import Service
from questable.web.unread import UnreadShare

T = TypeVar("T")

STATUS = {
    "malformed": 400, "no-link": 403, "not-host": 403, "foreign": 403, "banned": 403,
    "house-closed": 403, "not-teacher": 403, "no-class": 404, "no-room": 404, "no-game": 404,
    "unknown-game": 404, "unknown-rule": 404, "unknown-person": 404,
    "unknown-saint": 404, "unknown-language": 404, "not-found": 404, "too-long": 413,
    "too-fast": 429, "too-many-rooms": 429, "busy": 503, "full": 503, "closing": 503,
    "storage": 503, "fault": 500,
}  # fmt: skip
OTHER_STATUS = 409
"""Conflict: of all codes that have none of their own, the table refused what could be asked."""
UNAUTHORIZED = 401
MAKER = ThreadPoolExecutor(1, "alone")
"""For what is worked out once: the first who asks waits for it, all others find it ready."""
PACKED = ("application/pdf",)
"""What is compressed already."""
WORTH_PACKING = 700
"""Bytes; of less, half is not worth the time."""


class WebCall(Call):
    """One request."""

    def __init__(self, service: Service, request: Request) -> None:
        self.service = service
        self.hall = service.hall
        self.told = service.limits.told()
        self.sender = address_of(request)
        self.prints = installed()
        self.request = request

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    async def passed(self) -> Pass:
        """Who asks, by `Authorization: Bearer <link>`."""
        return await self.service.authenticate(self.sender, self.secret())

    def secret(self) -> str:
        """The link that came along."""
        scheme, _, secret = self.request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not secret:
            raise NoSecret
        return secret

    async def body(self, kind: type[T]) -> T:
        """What was sent, checked."""
        return sense(await self._bytes(self.service.limits.body_bytes), kind)

    async def read_aside(self, work: Work, before: bytes = b"") -> bytes:
        """What a reader makes of what was sent, in a process of its own."""
        data = await self._bytes(self.service.limits.upload_bytes)
        return await self.hall.world.reading.read(work, before + data, self.sender)

    async def aside(self, make: Callable[[], T], *, alone: bool = False) -> T:
        """In a thread."""
        if alone:
            return await asyncio.get_running_loop().run_in_executor(MAKER, make)
        return await asyncio.to_thread(make)

    async def may_open(self) -> None:
        """No for an address that opens one room after the other and plays in none."""
        await self.service.may_open(self.sender)

    async def opened(self, room: str) -> None:
        """A room was opened from there."""
        await self.service.opened(self.sender, room)

    async def _bytes(self, most: int) -> bytes:
        parts: list[bytes] = []
        size = 0
        share = UnreadShare(self.service.unread, self.sender)
        try:
            async for part in self.request.stream():
                size += len(part)
                if size > most:
                    raise No("too-long", facts={"most": most})
                if not share.holds(size):
                    raise No("busy")
                parts.append(part)
        except ClientDisconnect:
            # Nobody hears this; but it is no fault of ours, and not worth a line in the log.
            raise No("malformed") from None
        finally:
            share.holds(0)
        return b"".join(parts)


def routes(endpoints: list[Endpoint], service: Service) -> list[Route]:
    """As Starlette wants them: one a path, so that whoever errs is told all its methods."""
    found: dict[str, dict[str, Endpoint]] = {}
    for each in endpoints:
        found.setdefault(each.path, {})[each.method] = each
    return [_route(path, methods, service) for path, methods in found.items()]


def _route(path: str, methods: dict[str, Endpoint], service: Service) -> Route:
    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await _answer(methods[method], service, request)

    return Route(path, answer, methods=list(methods), name=path)


async def _answer(endpoint: Endpoint, service: Service, request: Request) -> Response:
    try:
        if not is_from_here(request.headers, service.names):
            raise No("foreign")
        service.need_unbanned(request)
        if not service.requests.take(address_of(request)):
            raise No("too-fast")
        told = await endpoint.handler(WebCall(service, request))
    except No as no:
        return refused(no)
    except StoreError as error:
        return refused(No("storage", facts={"why": error.code}))
    if isinstance(told, Response):
        return told
    if isinstance(told, AsyncIterator):
        return LinesResponse(told, endpoint.media)
    if isinstance(told, KeptAnswer):
        return sent(told, request)
    return await packed(request, written(told, endpoint.media), endpoint.media)


async def packed(request: Request, body: bytes, media: str) -> Response:
    """An answer, compressed where that gains something and the caller takes it."""
    headers = {"Vary": "Accept-Encoding"}
    worth = len(body) >= WORTH_PACKING and media not in PACKED
    if worth and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        # A long replay takes a while to pack, and tables do not wait for that.
        body = await asyncio.to_thread(gzip.compress, body, 5)
    return Response(body, headers=headers, media_type=media)


def refused(no: No) -> Response:
    """A refusal with its status."""
    without_link = isinstance(no, NoSecret)
    return Response(
        msgspec.json.encode(problem(no)),
        status_code=UNAUTHORIZED if without_link else STATUS.get(no.code, OTHER_STATUS),
        headers={"WWW-Authenticate": "Bearer"} if without_link else {},
        media_type="application/json",
    )
