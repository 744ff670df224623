"""The Starlette app: the list of endpoints, the socket, the page."""

from hmac import compare_digest
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from questable.__about__ import __version__
from questable.desk import (
    catalogue,
    guides,
    packs,
    positions,
    puzzles,
    records,
    replays,
    rooms,
    study,
)
from questable.desk.call import Endpoint
from questable.table import Hall, No
from questable.web import analyses, classes, comparisons, prints, qr_code
from questable.web.at_home import AtHome
from questable.web.endpoint import WebCall, refused, routes
from questable.web.guard import SecurityHeaders, WebLimits
from questable.web.homes import Homes
from questable.web.offline import Offline
from questable.web.openapi import openapi, protocol
from questable.web.page import BUILT, page_routes
from questable.web.prefix import Prefixed
from questable.web.prometheus import Labelled, PrometheusMetrics
from questable.web.saints import saint_routes
from questable.web.service import Service
from questable.web.socket import Sockets


class Health(msgspec.Struct, frozen=True):
    """Alive, and what is stored is on disk."""

    status: str
    version: str
    written: int
    """Milliseconds since 1970: when the store was last seen to write."""


async def health(call: WebCall) -> Health:
    """Whether the store writes; asked often, it is tried once in a few seconds."""
    return Health("ok", __version__, await call.service.pulse())


async def described(_call: WebCall) -> dict[str, Any]:
    """All endpoints, as OpenAPI describes them."""
    return openapi(ENDPOINTS)


async def socket_schema(_call: WebCall) -> dict[str, Any]:
    """What goes over the socket."""
    return protocol()


class HouseNow(msgspec.Struct, frozen=True):
    """What the keeper of the house says to everybody."""

    closed: bool
    """Whether nobody new may come."""
    notice: dict[str, str]
    """By language; empty when there is none."""


async def house(call: WebCall) -> HouseNow:
    """For a page that has no line to a table."""
    said = call.hall.house
    return HouseNow(said.closed, said.notice)


ENDPOINTS = [
    *catalogue.ENDPOINTS,
    *rooms.ENDPOINTS,
    *classes.ENDPOINTS,
    *records.ENDPOINTS,
    *replays.ENDPOINTS,
    *analyses.ENDPOINTS,
    *comparisons.ENDPOINTS,
    *qr_code.ENDPOINTS,
    *guides.ENDPOINTS,
    *positions.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *study.ENDPOINTS,
    *prints.ENDPOINTS,
    *packs.ENDPOINTS,
    Endpoint(method="GET", path="/health", handler=health, answer=Health, tag="server",
             says="Whether the server and its store are well."),
    Endpoint(method="GET", path="/api/house", handler=house, answer=HouseNow, tag="server",
             says="Whether newcomers are welcome, and what the keeper announces."),
    Endpoint(method="GET", path="/api/openapi.json", handler=described, answer=dict[str, Any],
             tag="server", says="This description."),
    Endpoint(method="GET", path="/api/protocol.json", handler=socket_schema,
             answer=dict[str, Any], tag="server", says="The JSON Schema of the socket's messages."),
]  # fmt: skip


def app_for(
    hall: Hall,
    limits: WebLimits | None = None,
    names: tuple[str, ...] = (),
    page: Path = BUILT,
    prefix: str = "",
    metrics_token: str = "",
    homes: Homes | None = None,
    offline: Offline | None = None,
) -> tuple[ASGIApp, Sockets]:
    """The app and its sockets."""
    service = Service(hall, limits or WebLimits(), names, homes)
    service.analyses = analyses.Analyses(hall.world)
    service.press = prints.Prints()
    service.comparisons = comparisons.Comparisons(hall.world)
    sockets = Sockets(service)
    prometheus = PrometheusMetrics(hall, sockets)
    service.counts.figures = lambda: prometheus.text().decode()

    async def metrics(call: WebCall) -> bytes:
        if metrics_token and not compare_digest(call.secret().encode(), metrics_token.encode()):
            raise No("no-link")
        if homes is None:
            return prometheus.text()
        return Labelled(await service.tallies.everybody("figures")).text()

    own = [
        Endpoint(method="GET", path="/metrics", handler=metrics, says="Figures for Prometheus.",
                 media="text/plain; version=1.0.0; charset=utf-8"),
    ]  # fmt: skip
    app: ASGIApp = Starlette(
        routes=[
            *routes([*ENDPOINTS, *own], service),
            *page_routes(service, page, offline),
            *saint_routes(service, page),
            WebSocketRoute("/ws", sockets.answer),
        ],
        exception_handlers={HTTPException: _lost, Exception: _fault},
    )
    if homes is not None:
        app = AtHome(app, homes, service.limits.body_bytes)
    # Around everything: what Starlette itself answers to a fault has the headers too.
    return SecurityHeaders(Prefixed(app, prefix) if prefix else app), sockets


async def _lost(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = refused(No("not-found" if error.status_code == 404 else "malformed"))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def _fault(_request: Request, _error: Exception) -> Response:
    return refused(No("fault"))
