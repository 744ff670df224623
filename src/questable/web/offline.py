"""What a browser plays by itself while the line is gone: files that tools/offline.py made.

They are the tables of the static site (docs/static-site.md). A server offers them where they lie
beside its page, and looks for them again where they do not: they may be in the making.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
from starlette.responses import StreamingResponse

from questable.desk.call import KeptAnswer

HOME = Path(__file__).parent / "offline"
FOLDERS = "device-*"
"""Named after what is in them, so that browsers may keep them for ever."""
PARTS = "parts.json"
MEDIA = {
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".pack": "application/octet-stream",
    ".txt": "text/plain; charset=utf-8",
}
SELDOM = ("pyodide.asm.mjs", "licenses/")
"""Not kept by browsers: a script that lies there packed as well, and what people read."""
PART = 65_536
"""Bytes that are handed on at a time: who takes a large file slowly holds no more than this."""
AGAIN = 10.0
"""Seconds before it is looked for again."""
WORKER_POLICY = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The worker alone runs WebAssembly, and a script that it has unpacked itself."""


class Keeping(msgspec.Struct, frozen=True):
    """All that has to be kept for playing without a line."""

    folder: str
    bytes: int
    """Over the line."""
    files: dict[str, int]
    """By name, how many bytes each is."""


class Offline:
    """The files, if there are any."""

    def __init__(self, home: Path = HOME, now: Callable[[], float] = time.monotonic) -> None:
        self._home = home
        self._now = now
        self._look_at = now()
        self._sizes: dict[str, int] = {}
        self._read: dict[str, bytes] = {}
        """Those that somebody has asked for; to keep them takes memory once, and no open files."""
        self.folder = ""
        """The name of what is offered, '' for nothing."""

    def look(self) -> str:
        """The name of what is offered; looked for now and then while nothing is."""
        if not self.folder and self._now() >= self._look_at:
            self._look_at = self._now() + AGAIN
            for parts in sorted(self._home.glob(f"{FOLDERS}/{PARTS}")):
                self.folder = parts.parent.name
                self._sizes = {
                    file.relative_to(self._home).as_posix(): file.stat().st_size
                    for file in sorted(parts.parent.rglob("*"))
                    if file.suffix in MEDIA
                }
        return self.folder

    def keeping(self, page: dict[str, KeptAnswer]) -> Keeping:
        """What a browser has to keep, with the page's own files."""
        own = {
            name: len(file.packed or file.plain)
            for name, file in page.items()
            if not name.endswith(".html") and name != "sw.js"
        }
        seldom = tuple(f"{self.folder}/{each}" for each in SELDOM)
        away = {
            name: size
            for name, size in self._sizes.items()
            if not (name in seldom or name.startswith(seldom[1:]))
        }
        return Keeping(self.folder, sum((own | away).values()), own | away)

    async def file(self, name: str) -> StreamingResponse | None:
        """One of them, in parts as the caller takes it: some are large."""
        path = self._home / name
        if not self.look() or name not in self._sizes:
            return None
        if name not in self._read:
            try:
                self._read[name] = await asyncio.to_thread(path.read_bytes)
            except OSError:
                # Who builds anew takes the old ones away.
                return None
        content = self._read[name]
        headers = {
            "Cache-Control": "public, max-age=31536000, immutable",
            "Content-Length": str(len(content)),
        }
        return StreamingResponse(_parts(content), headers=headers, media_type=MEDIA[path.suffix])


async def _parts(content: bytes) -> AsyncIterator[bytes]:
    for begin in range(0, len(content), PART):
        yield content[begin : begin + PART]
