"""Endpoints: a request becomes a typed call, an answer becomes JSON, a refusal a Problem."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from questable.table import No, Pass
from questable.table.ports import StoreError, Work
from questable.text import languages
from questable.web.guard import address_of, is_from_here
from questable.web.lines import LinesResponse
from questable.web.service import Service
from questable.web.unread import UnreadShare

T = TypeVar("T")

STATUS = {
    "malformed": 400, "no-link": 403, "not-host": 403, "foreign": 403, "banned": 403,
    "house-closed": 403, "no-room": 404, "no-game": 404, "unknown-game": 404,
    "unknown-rule": 404, "unknown-person": 404,
    "unknown-saint": 404, "unknown-language": 404, "not-found": 404, "too-long": 413,
    "too-fast": 429, "too-many-rooms": 429, "busy": 503, "full": 503, "closing": 503,
    "storage": 503, "fault": 500,
}  # fmt: skip
OTHER_STATUS = 409
"""Conflict: of all codes that have none of their own, the table refused what could be asked."""
UNAUTHORIZED = 401
NUMBER: dict[str, Any] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
"""A number in a path, as OpenAPI writes it."""
PACKED = ("application/pdf",)
"""What is compressed already."""
WORTH_PACKING = 700
"""Bytes; of less, half is not worth the time."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was not done; the same codes and rules as on the socket."""

    code: str
    rule: str = ""
    facts: dict[str, int | str] = {}


class NoSecret(No):
    """No link came along at all."""

    def __init__(self) -> None:
        super().__init__("no-link")


class Call:
    """One request."""

    def __init__(self, service: Service, request: Request) -> None:
        self.service = service
        self.hall = service.hall
        self.request = request

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def number(self, name: str) -> int:
        """A part of the path that has to be a number."""
        text = self.path(name)
        if not text.isascii() or not text.isdecimal() or len(text) > 9:
            raise No("malformed", facts={"why": f"{name} is a number"})
        return int(text)

    async def passed(self) -> Pass:
        """Who asks, by `Authorization: Bearer <link>`."""
        return await self.service.authenticate(address_of(self.request), self.secret())

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
        """What a reader makes of what was sent, apart from the tables; `before` it comes ours."""
        data = await self._bytes(self.service.limits.upload_bytes)
        address = address_of(self.request)
        return await self.hall.world.reading.read(work, before + data, address)

    async def _bytes(self, most: int) -> bytes:
        parts: list[bytes] = []
        size = 0
        share = UnreadShare(self.service.unread, address_of(self.request))
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


def sense(data: bytes, kind: type[T]) -> T:
    """A body of that kind, or No."""
    try:
        return msgspec.convert(_json.decode(data), kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise No("malformed", facts={"why": str(error)[:200]}) from error


def _number(text: str) -> float | int:
    """To JSON Schema 2.0 is an integer."""
    found = float(text)
    return int(found) if found.is_integer() and abs(found) <= 1 << 53 else found


_json = msgspec.json.Decoder(float_hook=_number)

Handler = Callable[[Call], Awaitable[object]]


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the list that routes and OpenAPI come from."""

    method: str
    path: str
    handler: Handler
    says: str
    body: Any = None
    answer: Any = None
    link: bool = False
    """Whether it takes a link."""
    media: str = "application/json"
    tag: str = "table"
    where: dict[str, Any] = {}
    """By part of the path: its JSON Schema, where it is not any text."""


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
        told = await endpoint.handler(Call(service, request))
    except No as no:
        return refused(no)
    except StoreError as error:
        return refused(No("storage", facts={"why": error.code}))
    if isinstance(told, Response):
        return told
    if isinstance(told, AsyncIterator):
        return LinesResponse(told, endpoint.media)
    if endpoint.media == "application/json" and not isinstance(told, bytes):
        told = msgspec.json.encode(told)
    body = told if isinstance(told, bytes) else str(told).encode()
    return await packed(request, body, endpoint.media)


async def packed(request: Request, body: bytes, media: str) -> Response:
    """An answer, compressed where that gains something and the caller takes it."""
    headers = {"Vary": "Accept-Encoding"}
    worth = len(body) >= WORTH_PACKING and media not in PACKED
    if worth and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        # A long replay takes a while to pack, and tables do not wait for that.
        body = await asyncio.to_thread(gzip.compress, body, 5)
    return Response(body, headers=headers, media_type=media)


def known_language(lang: str) -> str:
    """A language that there are words in, or '' for none; else No."""
    if lang and lang not in languages():
        raise No("unknown-language", facts={"language": lang[:20], "known": ", ".join(languages())})
    return lang


def refused(no: No) -> Response:
    """A refusal with its status."""
    problem = Problem(code=no.code, rule=no.rule, facts=no.facts)
    without_link = isinstance(no, NoSecret)
    return Response(
        msgspec.json.encode(problem),
        status_code=UNAUTHORIZED if without_link else STATUS.get(no.code, OTHER_STATUS),
        headers={"WWW-Authenticate": "Bearer"} if without_link else {},
        media_type="application/json",
    )
