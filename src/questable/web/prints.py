"""Games on paper: each shipped game as a PDF, made once, in a process of its own, and kept.

There are only so many files (games, languages, papers, inks), so nobody can have more made than
that, whatever they ask; they are made one after the other, behind the tables.
"""

import asyncio
import contextlib
import os
import shutil
import sys
import tempfile
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from questable.desk.call import Endpoint, known_language
from questable.languages import on_cards
from questable.printing import PAPERS, installed
from questable.registry import KEYS
from questable.table.judge.verdict import No
from questable.web.endpoint import WebCall
from questable.web.guard import address_of

INKS: Final = ("full", "little")
SECONDS: Final = 120.0
"""By the clock on the wall, for one file."""
NICE: Final = 10
"""How far a process steps back for the tables."""
Sort = tuple[str, str, str, str]
"""Game, language, paper and ink."""
Make = Callable[[Sort, Path], Awaitable[bool]]


async def make(sort: Sort, file: Path) -> bool:
    """Write a file by the command that people have; whether it was done."""
    game, lang, paper, ink = sort
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "questable", "print", game,
        "--lang", lang, "--paper", paper, "--ink", ink, "--out", str(file),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
    try:
        async with asyncio.timeout(SECONDS):
            return await process.wait() == 0
    except TimeoutError:
        return False
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Prints:
    """The files that were made, and those that are being made."""

    def __init__(self, make: Make = make) -> None:
        self._make = make
        self._folder: Path | None = None
        self._one = asyncio.Lock()
        self._found: dict[Sort, asyncio.Task[Path | None]] = {}

    async def get(self, sort: Sort) -> bytes:
        """A file; who asks for one that is being made waits for it with the others."""
        task = self._found.get(sort)
        if task is None:
            task = self._found[sort] = asyncio.create_task(self._made(sort))
        # Whoever leaves does not end what others wait for.
        path = await asyncio.shield(task)
        if path is None:
            self._found.pop(sort, None)
            raise No("fault")
        return await asyncio.to_thread(path.read_bytes)

    async def _made(self, sort: Sort) -> Path | None:
        async with self._one:
            if self._folder is None:
                self._folder = Path(tempfile.mkdtemp(prefix="questable-print-"))
                weakref.finalize(self, shutil.rmtree, self._folder, ignore_errors=True)
            path = self._folder / f"{'-'.join(sort)}.pdf"
            path.unlink(missing_ok=True)
            return path if await self._make(sort, path) else None


def sort_of(call: WebCall) -> Sort:
    """What the path asks for, or No."""
    game, lang, name = call.path("game"), call.path("lang"), call.path("name")
    if game not in KEYS:
        raise No("unknown-game", facts={"game": game[:40]})
    known_language(lang)
    paper, _, ink = name.removesuffix(".pdf").partition("-")
    if not name.endswith(".pdf") or paper not in PAPERS or ink not in INKS:
        raise No("not-found")
    return game, on_cards(lang), paper, ink


async def print_game(call: WebCall) -> bytes:
    """A shipped game to cut out and play."""
    sort = sort_of(call)
    if not installed():
        raise No("not-here")
    if not call.service.prints.take(address_of(call.request)):
        raise No("too-fast")
    return await call.service.press.get(sort)


ENDPOINTS = [
    Endpoint(method="GET", path="/api/print/{game}/{lang}/{name}", handler=print_game, answer=str,
             media="application/pdf", tag="shelf",
             says="A game to print, cut out and play; NAME is a paper, a dash, an ink, .pdf."),
]  # fmt: skip
