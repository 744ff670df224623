"""The server: hall, store and app together, from the first request to a farewell."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, cast

import uvicorn

from questable.registry import Registry, broken, games
from questable.storage import claimed, store_of
from questable.table import Hall, Limits
from questable.table.log.rows import FORMAT
from questable.table.ports import Clock, Dice, Reading, Store, Thinking, Worker
from questable.table.run.house import HousePolicy
from questable.table.run.system import SystemClock, SystemDice
from questable.text import Words, languages
from questable.web.analyses import ANALYSTS
from questable.web.app import app_for
from questable.web.asking import SaintsAsking
from questable.web.callers import Callers, networks, room_for_files
from questable.web.frames import FrameProtocol
from questable.web.guard import WebLimits
from questable.web.homes import Homes
from questable.web.inner import COUNTING, Door
from questable.web.log import begin_log
from questable.web.offline import Offline
from questable.web.pack_files import PackFiles
from questable.web.readers import Readers
from questable.web.requests import Requests
from questable.web.service import Service
from questable.web.tallies import Tallies
from questable.web.thinkers import Thinkers
from questable.web.unread import Unread

LOG = logging.getLogger("questable.web")
LARGEST_MESSAGE = 2_200_000
BACKLOG = 2048
FAREWELL = 5
"""Seconds in which sockets may still take what is on its way to them."""


class Inner:
    """Where other workers bring what is for our rooms."""

    def __init__(self, homes: Homes, tallies: Tallies, listening: socket.socket) -> None:
        self._homes = homes
        self._tallies = tallies
        self._listening = listening

    async def open(self, config: uvicorn.Config, state: Any) -> asyncio.Server:
        """From now on; what they bring is answered as if it had come in here."""
        self._homes.secret = secret = await self._homes.shared_secret()

        def answer(caller: str) -> asyncio.Protocol:
            if caller == COUNTING:
                return self._tallies.counting()
            make = cast(Callable[..., asyncio.Protocol], config.http_protocol_class)
            return make(config=config, server_state=state, app_state={}, caller=caller)

        loop, name = asyncio.get_running_loop(), self._homes.worker.name
        made = partial(Door, secret, name, answer, {})
        if self._listening.family == socket.AF_UNIX:
            return await loop.create_unix_server(made, sock=self._listening)
        return await loop.create_server(made, sock=self._listening)

    def close(self) -> None:
        """Nobody is asked to count any more."""
        self._tallies.close()


class Server(uvicorn.Server):
    """Says goodbye before it closes the doors."""

    def __init__(
        self,
        config: uvicorn.Config,
        hall: Hall,
        store: Store,
        callers: Callers,
        unread: Unread,
        service: Service,
        reread: Callable[[], HousePolicy] | None = None,
        inner: Inner | None = None,
        packs: PackFiles | None = None,
    ) -> None:
        super().__init__(config)
        self._packs = packs
        self._inner = inner
        self._door: asyncio.Server | None = None
        self.callers = callers
        self.unread = unread
        self.service = service
        self._reread = reread
        self.hall = hall
        self.store = store

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store and the hall, then the doors."""
        await self.store.begin()
        if self._inner is not None:
            self._door = await self._inner.open(self.config, self.server_state)
        await self.hall.begin()
        if self._packs is not None:
            self._packs.begin(self.hall)
        if self._reread is not None and hasattr(signal, "SIGHUP"):
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self._hear_keeper)
        await super().startup(sockets)

    def obey(self, house: HousePolicy) -> None:
        """What the keeper of the house says holds from now on."""
        self.hall.announce(house)
        self.callers.banned = networks(house.banned)

    def _hear_keeper(self) -> None:
        """SIGHUP: the house's part of the configuration is read again."""
        assert self._reread is not None
        try:
            self.obey(self._reread())
        except ValueError as error:
            LOG.error("the configuration is left as it was: %s", error)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new; finish what was begun, tell all lines to come back, then close."""
        for server in self.servers:
            server.close()
        if self._packs is not None:
            await self._packs.close()
        await self.hall.close()
        if self._inner is not None and self._door is not None:
            self._door.close()
            self._inner.close()
        # The lines have been told; their sockets still have to write it.
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)
        await self.store.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket that waits for callers.

    It has to say that it is TCP: only then does asyncio send small messages at once. Otherwise
    every second one waits 40 ms for the acknowledgement of the one before.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(BACKLOG)
    except OSError:
        found.close()
        raise
    return found


def level() -> int:
    """Of rows and rules, in one number that only grows from version to version."""
    return 1000 * FORMAT + sum(game.rules_version for game in games())


def server_for(
    store: Store,
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    limits: Limits | None = None,
    web_limits: WebLimits | None = None,
    names: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    clock: Clock | None = None,
    dice: Dice | None = None,
    reading: Reading | None = None,
    thinking: Thinking | None = None,
    analysing: Reading | None = None,
    prefix: str = "",
    metrics_token: str = "",
    house: HousePolicy | None = None,
    reread: Callable[[], HousePolicy] | None = None,
    worker: Worker | None = None,
    listening: socket.socket | None = None,
    packs: PackFiles | None = None,
    offline: Offline | None = None,
) -> Server:
    """A server that is ready to serve: the only one of its house, or a worker that listens to
    others."""
    hall = Hall(
        store,
        Registry(),
        clock or SystemClock(),
        dice or SystemDice(),
        limits or Limits(),
        worker=worker or Worker(os.urandom(8).hex(), level()),
        thinking=thinking or Thinkers(),
        reading=reading or Readers(),
        analysing=analysing or Readers(ANALYSTS),
        asking=SaintsAsking(),
    )
    web = web_limits or WebLimits()
    homes = Homes(hall) if worker is not None else None
    app, sockets = app_for(
        hall,
        web,
        names,
        prefix=prefix,
        metrics_token=metrics_token,
        homes=homes,
        offline=offline,
    )
    unread = sockets.service.unread
    trusted = networks(proxies)
    callers = Callers(web.connections, room_for_files(web.all_connections), trusted)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=cast(type[asyncio.Protocol], partial(Requests, callers, web, homes=homes)),
        ws=cast(type[asyncio.Protocol], partial(FrameProtocol, unread, web.body_seconds)),
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        lifespan="off",
        # Neither addresses nor paths are logged; faults are.
        access_log=False,
        log_level="warning",
        log_config=None,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(each) for each in trusted],
        timeout_graceful_shutdown=FAREWELL,
    )
    inner = None
    if homes is not None and listening is not None:
        inner = Inner(homes, sockets.service.tallies, listening)
    service = sockets.service
    server = Server(config, hall, store, callers, unread, service, reread, inner, packs)
    server.obey(house or HousePolicy())
    return server


def serve(
    db: str,
    host: str,
    port: int,
    ready: Callable[[int], None],
    *,
    limits: Limits | None = None,
    web_limits: WebLimits | None = None,
    names: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    prefix: str = "",
    metrics_token: str = "",
    house: HousePolicy | None = None,
    reread: Callable[[], HousePolicy] | None = None,
    packs: PackFiles | None = None,
    offline: Offline | None = None,
) -> None:
    """Serve until somebody stops it; `ready` is called with the port once it listens."""
    begin_log()
    for error in broken():
        LOG.warning("%s", error)
    store = store_of(db)
    with claimed(db), listen(host, port) as listening:
        server = server_for(
            store,
            host=host,
            port=port,
            limits=limits,
            web_limits=web_limits,
            names=names,
            proxies=proxies,
            prefix=prefix,
            metrics_token=metrics_token,
            house=house,
            reread=reread,
            packs=packs,
            offline=offline,
        )
        run_fast(run(server, listening, ready))


def run_fast(work: Coroutine[Any, Any, None]) -> None:
    """On uvloop, where there is one: a fifth more moves a second than on asyncio's own loop."""
    if sys.platform == "win32":
        asyncio.run(work)
    else:
        import uvloop

        uvloop.run(work)


async def run(server: Server, listening: socket.socket, ready: Callable[[int], None]) -> None:
    """Until somebody stops it."""
    serving = asyncio.create_task(server.serve([listening]))
    reading = asyncio.create_task(asyncio.to_thread(prepare_words))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        # Few things are ever garbage here, and looking for it often costs a tenth of the time.
        # Looking at few things at once, though, since all tables wait meanwhile.
        gc.collect()
        gc.freeze()
        gc.set_threshold(2_000, 20, 1_250)
        ready(listening.getsockname()[1])
    await serving
    await reading


def prepare_words() -> None:
    """Read all words now, so that the first to sit down need not wait for them."""
    for lang in languages():
        Words(lang).prepare()
