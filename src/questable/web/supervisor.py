"""Several workers on one listening socket, and who watches over them.

A worker that ends is replaced, and its rooms are free at once; one that shows no life for longer
than its lease is ended first. Workers that lose their supervisor stop.
"""

import asyncio
import contextlib
import logging
import mmap
import multiprocessing
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import msgspec

from questable.engine import PackError, Refused
from questable.languages import FIRST
from questable.registry import game as find_game
from questable.storage.postgres import PostgresStore
from questable.storage.postgres_homes import fell
from questable.table.ports import StoreError, Worker
from questable.table.run.lease import LEASE
from questable.text import Words
from questable.web.config import configured
from questable.web.inner import listen_at
from questable.web.log import begin_log
from questable.web.pack_files import PackFile, PackFiles, parts, said
from questable.web.server import Server, level, run, run_fast, server_for

LOG = logging.getLogger("questable.web")
SIGN = 1.0
"""Seconds between two signs of life."""
FROZEN = LEASE / 1000 + 2
"""Seconds without any after which a worker is ended."""
BEGINNING = 120.0
"""Seconds that it may take to begin."""
PARTING = 15.0
"""Seconds that workers may take to stop."""
NAME = 64
"""Bytes of the longest room's name."""


class Plan(msgspec.Struct, frozen=True):
    """What a worker has to know, as it is told."""

    db: str
    file: str
    """The configuration's, if there is one."""
    asked: dict[str, Any]
    lang: str = FIRST
    """In which the first of them tells of files that changed."""
    folder: str = ""
    """Where unix sockets lie, and what shows which room is in hand."""


class _Watched:
    """One worker, seen from outside."""

    def __init__(self, number: int, plan: Plan, listening: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.number = number
        self.pipe, theirs = context.Pipe()
        self.hand = Path(plan.folder) / f"{number}.hand"
        self.hand.write_bytes(bytes(NAME))
        self.name = os.urandom(8).hex()
        self.process = context.Process(
            target=work, args=(plan, number, self.name, listening, theirs), name=f"worker {number}"
        )
        self.process.start()
        theirs.close()
        self.serves = False
        self.frozen = False
        self.seen = time.monotonic()

    def hear(self) -> None:
        """Signs of life."""
        try:
            while self.pipe.poll():
                self.serves = self.pipe.recv_bytes() == b"serves" or self.serves
                self.seen = time.monotonic()
        except (EOFError, OSError):
            return

    def is_frozen(self) -> bool:
        """Whether it has shown no life for too long."""
        return time.monotonic() - self.seen > (FROZEN if self.serves else BEGINNING)

    def in_hand(self) -> str:
        """The room that it fell over, as far as one can tell: a worker that somebody else ended
        with -9 fell over none."""
        if self.process.exitcode == -signal.SIGKILL and not self.frozen:
            return ""
        return self.hand.read_bytes().rstrip(b"\0").decode()


def supervise(plan: Plan, count: int, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Until somebody stops it."""
    begin_log()
    stopping: list[int] = []
    watched: list[_Watched] = []

    def stop(number: int, _frame: object) -> None:
        stopping.append(number)

    def pass_on(number: int, _frame: object) -> None:
        for each in watched:
            if each.process.pid is not None and each.process.is_alive():
                os.kill(each.process.pid, number)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    signal.signal(signal.SIGHUP, pass_on)
    with tempfile.TemporaryDirectory(prefix="questable-") as folder:
        plan = msgspec.structs.replace(plan, folder=folder)
        watched += [_Watched(number, plan, listening) for number in range(count)]
        said = False
        while not stopping:
            news: list[int | Connection] = [each.process.sentinel for each in watched]
            wait([*news, *(each.pipe for each in watched)], SIGN / 2)
            for at, each in enumerate(watched):
                each.hear()
                if each.process.exitcode is not None:
                    watched[at] = _replaced(each, plan, listening)
                elif each.is_frozen():
                    LOG.error("worker %d shows no life and is ended", each.number)
                    each.frozen = True
                    each.process.kill()
            if not said and all(each.serves for each in watched):
                said = True
                ready()
        _part(watched)


def _replaced(each: _Watched, plan: Plan, listening: socket.socket) -> _Watched:
    LOG.error("worker %d ended (%s) and is replaced", each.number, each.process.exitcode)
    try:
        asyncio.run(fell(plan.db, each.name, each.in_hand()))
    except StoreError as error:
        LOG.warning("its rooms are free when its lease is over: %s", error.code)
    if not each.serves:
        time.sleep(SIGN)
    each.pipe.close()
    return _Watched(each.number, plan, listening)


def _part(watched: list[_Watched]) -> None:
    for each in watched:
        each.process.terminate()
    end = time.monotonic() + PARTING
    for each in watched:
        each.process.join(max(0.1, end - time.monotonic()))
        if each.process.exitcode is None:
            each.process.kill()
            each.process.join()


def work(plan: Plan, number: int, name: str, listening: socket.socket, pipe: Connection) -> None:
    """A worker, from its beginning to its end."""
    begin_log()
    file = Path(plan.file) if plan.file else None
    found = configured(file, os.environ, plan.asked)
    at = f"unix:{plan.folder}/{number}.sock"
    if found.address:
        host, _, port = found.address.rpartition(":")
        at = f"tcp:{host}:{int(port) + number}"
    inner, address = listen_at(at)
    words = Words(plan.lang)
    files = [PackFile(find_game(key), path) for key, path in parts(found.packs)]
    for each in files:
        # One that is wrong just now, when a worker is replaced, is no reason not to serve.
        with contextlib.suppress(PackError, Refused):
            each.open()

    def tell(file: PackFile) -> None:
        if number == 0:
            print(said(words, file), flush=True)

    server = server_for(
        PostgresStore(plan.db, shared=True),
        host=found.host,
        port=found.port,
        limits=found.table_limits(),
        web_limits=found.web_limits(),
        names=found.names,
        proxies=found.proxies,
        prefix=found.prefix,
        metrics_token=found.metrics_token,
        house=found.house,
        reread=lambda: configured(file, os.environ, plan.asked).house,
        worker=Worker(name, level(), address, alone=False),
        listening=inner,
        packs=PackFiles(files, tell),
    )
    server.hall.world.in_hand = _shown(Path(plan.folder) / f"{number}.hand")
    with contextlib.suppress(KeyboardInterrupt):
        run_fast(_living(server, listening, pipe))


def _shown(path: Path) -> Callable[[str], None]:
    """Who looks after this process sees there which room is in hand."""
    with path.open("r+b") as file:
        hand = mmap.mmap(file.fileno(), NAME)

    def show(room: str) -> None:
        hand[:] = room.encode()[:NAME].ljust(NAME, b"\0")

    return show


async def _living(server: Server, listening: socket.socket, pipe: Connection) -> None:
    def sign(what: bytes = b".") -> None:
        try:
            pipe.send_bytes(what)
        except OSError:
            # Nobody watches over this one any more.
            server.should_exit = True
            return
        asyncio.get_running_loop().call_later(SIGN, sign)

    await run(server, listening, lambda _port: sign(b"serves"))
