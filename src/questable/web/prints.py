"""Games on paper: each shipped game as a PDF, made once, in a process of its own, and kept.

There are only so many files (games, languages, papers, inks), so nobody can have more made than
that, whatever they ask; they are made one after the other, behind the tables. A game with a pack
of somebody's own is made anew each time and not kept: few wait for that, and each address for one.
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
from typing import Annotated, Final

import msgspec

from questable.desk.call import Endpoint, known_language, sense
from questable.engine import GameFinder, PackError, Refused
from questable.engine.bounds import LONGEST_PACK
from questable.languages import on_cards
from questable.printing import PAPERS, installed
from questable.registry import KEYS
from questable.table import messages
from questable.table.judge.house_pack import need_playable
from questable.table.judge.reading import refusal
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
Make = Callable[[Sort, Path, Path | None], Awaitable[bool]]
MEMORY: Final = 4 << 30
"""Bytes that a process may ask for; the largest of our games takes a tenth of that."""
WAITING: Final = 4
"""Own packs that are printed or wait for it, of all addresses together."""


class OwnPrint(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game with somebody's own pack, to be printed."""

    game: messages.Text
    lang: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]
    pack: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_PACK)]
    paper: str = "a4"
    ink: str = "full"


async def make(sort: Sort, file: Path, pack: Path | None = None) -> bool:
    """Write a file by the command that people have; whether it was done."""
    game, lang, paper, ink = sort
    own = [] if pack is None else ["--pack", str(pack)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "questable", "print", game, *own,
        "--lang", lang, "--paper", paper, "--ink", ink, "--out", str(file),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )  # fmt: skip
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
    _bound(process.pid)
    try:
        async with asyncio.timeout(SECONDS):
            return await process.wait() == 0
    except TimeoutError:
        return False
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def _bound(process: int) -> None:
    """So much memory and no more, where the system can say so."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError):
            resource.prlimit(process, resource.RLIMIT_AS, (MEMORY, MEMORY))


class Prints:
    """The files that were made, and those that are being made."""

    def __init__(self, make: Make = make) -> None:
        self._make = make
        self._folder: Path | None = None
        self._one = asyncio.Lock()
        self._found: dict[Sort, asyncio.Task[Path | None]] = {}
        self._waiting: set[str] = set()
        """Addresses that wait for a pack of their own."""

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
            return path if await self._make(sort, path, None) else None

    async def own(self, sort: Sort, pack: str, address: str) -> bytes:
        """A game with a pack that was found right; No where too many wait already."""
        if address in self._waiting:
            raise No("too-fast")
        if len(self._waiting) >= WAITING:
            raise No("busy")
        self._waiting.add(address)
        try:
            async with self._one:
                return await self._once(sort, pack)
        finally:
            self._waiting.discard(address)

    async def _once(self, sort: Sort, pack: str) -> bytes:
        with tempfile.TemporaryDirectory(prefix="questable-print-") as folder:
            file, out = Path(folder) / "pack.toml", Path(folder) / "own.pdf"
            await asyncio.to_thread(file.write_text, pack, encoding="utf-8")
            if not await self._make(sort, out, file):
                raise No("fault")
            return await asyncio.to_thread(out.read_bytes)


def sort_of(call: WebCall) -> Sort:
    """What the path asks for, or No."""
    name = call.path("name")
    paper, _, ink = name.removesuffix(".pdf").partition("-")
    if not name.endswith(".pdf"):
        raise No("not-found")
    return _known(call.path("game"), call.path("lang"), paper, ink)


def _known(game: str, lang: str, paper: str, ink: str) -> Sort:
    if game not in KEYS:
        raise No("unknown-game", facts={"game": game[:40]})
    known_language(lang)
    if paper not in PAPERS or ink not in INKS:
        raise No("not-found")
    return game, on_cards(lang), paper, ink


def read_own_print(finder: GameFinder, data: bytes) -> bytes:
    """The work of a reader: what is asked for, its pack found right; or No."""
    asked = sense(data, OwnPrint)
    _known(asked.game, asked.lang, asked.paper, asked.ink)
    game = finder.find(asked.game)
    assert game is not None
    try:
        pack = game.read_pack("pack", asked.pack)
        need_playable(game, pack)
    except (PackError, Refused) as error:
        raise refusal(error) from error
    return data


async def print_game(call: WebCall) -> bytes:
    """A shipped game to cut out and play."""
    sort = sort_of(call)
    if not installed():
        raise No("not-here")
    if not call.service.prints.take(address_of(call.request)):
        raise No("too-fast")
    return await call.service.press.get(sort)


async def print_own(call: WebCall) -> bytes:
    """A game with somebody's own pack to cut out and play."""
    if not installed():
        raise No("not-here")
    address = address_of(call.request)
    if not call.service.prints.take(address):
        raise No("too-fast")
    asked = sense(await call.read_aside(read_own_print), OwnPrint)
    sort = _known(asked.game, asked.lang, asked.paper, asked.ink)
    return await call.service.press.own(sort, asked.pack, address)


ENDPOINTS = [
    Endpoint(method="GET", path="/api/print/{game}/{lang}/{name}", handler=print_game, answer=str,
             media="application/pdf", tag="shelf",
             says="A game to print, cut out and play; NAME is a paper, a dash, an ink, .pdf."),
    Endpoint(method="POST", path="/api/print", handler=print_own, body=OwnPrint, answer=str,
             media="application/pdf", tag="packs",
             says="A game with somebody's own pack, to print, cut out and play."),
]  # fmt: skip
