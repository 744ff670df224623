"""The page for browsers: files that tools/page.py built, or a plain page where there are none."""

import gzip
import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from questable.desk.call import KeptAnswer
from questable.table import No
from questable.web.endpoint import refused
from questable.web.file import sent
from questable.web.guard import is_from_here
from questable.web.offline import WORKER_POLICY, Offline
from questable.web.service import Service

BUILT = Path(__file__).parent / "built"
FALLBACK = Path(__file__).parent / "fallback"
INDEX = "index.html"
ROUTES = (
    "/", "/new", "/table", "/replay", "/analysis", "/rules", "/learn", "/study", "/class",
    "/practice", "/position", "/lab", "/packs", "/about",
)  # fmt: skip
"""What the page shows by itself; it reads the rest of the address in the browser."""
HASHED = "assets/"
"""Files below it are named after what is in them, so they never change."""
WORKER = f"{HASHED}worker-"
"""The script of the worker in which a browser plays by itself."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MEDIA = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
DENSE = (".png", ".woff2")
"""Compressed already."""


def read(folder: Path) -> dict[str, KeptAnswer]:
    """All files of a folder that browsers may have, by their path in it."""
    return {
        path.relative_to(folder).as_posix(): _file(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.suffix in MEDIA
    }


def _file(path: Path, name: str) -> KeptAnswer:
    cache = FOREVER if name.startswith(HASHED) else ASK_AGAIN
    return made(path.read_bytes(), MEDIA[path.suffix], cache, dense=path.suffix in DENSE)


def made(content: bytes, media: str, cache: str, *, dense: bool = False) -> KeptAnswer:
    """A file of some content."""
    return KeptAnswer(
        media=media,
        cache=cache,
        tag=f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        plain=content,
        packed=b"" if dense else gzip.compress(content, 9, mtime=0),
    )


def guarded(
    service: Service, answer: Callable[[Request], Awaitable[Response]]
) -> Callable[[Request], Awaitable[Response]]:
    """An answer for those who come by a name of ours and are not banned."""

    async def asked(request: Request) -> Response:
        if not is_from_here(request.headers, service.names):
            return refused(No("foreign"))
        try:
            service.need_unbanned(request)
        except No as no:
            return refused(no)
        return await answer(request)

    return asked


def page_routes(
    service: Service, folder: Path = BUILT, offline: Offline | None = None
) -> list[Route]:
    """The page's own addresses and its files, and what it plays with while the line is gone."""
    files = read(folder if (folder / INDEX).is_file() else FALLBACK)
    offline = offline or Offline()
    plain = files[INDEX]

    def route(path: str, answer: Callable[[Request], Awaitable[Response]]) -> Route:
        return Route(path, guarded(service, answer), methods=["GET"], name=path)

    def served(name: str) -> Route:
        async def answer(request: Request) -> Response:
            response = sent(files[name], request)
            if name.startswith(WORKER):
                response.headers["Content-Security-Policy"] = WORKER_POLICY
            return response

        return route("/" + name, answer)

    async def index(request: Request) -> Response:
        if offline.look() and files[INDEX] is plain:
            files[INDEX] = made(naming(plain.plain, offline.folder), plain.media, plain.cache)
        return sent(files[INDEX], request)

    async def keeping(request: Request) -> Response:
        if not offline.look():
            return refused(No("not-found"))
        told = msgspec.json.encode(offline.keeping(files))
        return sent(made(told, "application/json", ASK_AGAIN), request)

    async def away(request: Request) -> Response:
        name = "device-{stamp}/{name}".format(**request.path_params)
        return await offline.file(name) or refused(No("not-found"))

    return [
        *(route(path, index) for path in ROUTES),
        *(served(name) for name in files if name != INDEX),
        route("/offline.json", keeping),
        route("/device-{stamp}/{name:path}", away),
    ]


def naming(index: bytes, folder: str) -> bytes:
    """The page, told where what it plays with without a line lies."""
    return index.replace(b"<html ", f'<html data-device="{folder}" '.encode(), 1)
