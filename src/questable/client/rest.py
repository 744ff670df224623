"""What a client asks over REST: rooms, doors, records."""

import asyncio
import http.client
import json
import urllib.error
import urllib.request
from typing import TypeVar

import msgspec

from questable.table import Entered, No, Opened

T = TypeVar("T")
TIMEOUT = 30
"""Seconds until a request is given up."""


class _Problem(msgspec.Struct):
    code: str
    rule: str = ""
    facts: dict[str, int | str] = {}


async def open_room(url: str, name: str) -> Opened:
    """A new room; whoever opens it is its host."""
    return await _post(url, "/api/rooms", "", {"name": name}, Opened)


async def enter(url: str, door: str, name: str) -> Entered:
    """Into a room by the link of its door."""
    return await _post(url, "/api/room/enter", door, {"name": name}, Entered)


async def invite(url: str, link: str, seat: int, name: str) -> Entered:
    """The host makes a link for a seat."""
    return await _post(url, "/api/room/invite", link, {"seat": seat, "name": name}, Entered)


async def record(url: str, link: str, game: int = 0) -> str:
    """The record of an ended game, by its number in the room."""
    return (await asyncio.to_thread(_fetch, url, f"/api/room/records/{game}", link, None)).decode()


async def _post(url: str, path: str, link: str, body: object, kind: type[T]) -> T:
    data = await asyncio.to_thread(_fetch, url, path, link, json.dumps(body).encode())
    return msgspec.json.decode(data, type=kind)


def _fetch(url: str, path: str, link: str, body: bytes | None) -> bytes:
    headers = {"Content-Type": "application/json"}
    if link:
        headers["Authorization"] = f"Bearer {link}"
    asked = urllib.request.Request(url.rstrip("/") + path, body, headers)
    try:
        with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            raise refused(error.read(), error.code) from None
    except http.client.HTTPException as error:
        raise ConnectionError(f"the server went away: {error!r}") from error


def refused(body: bytes, status: int) -> No:
    """What a server that said no meant."""
    try:
        problem = msgspec.json.decode(body, type=_Problem)
    except msgspec.MsgspecError:
        return No(f"http-{status}")
    return No(problem.code, problem.rule, problem.facts)
