"""A house of several workers on PostgreSQL: killed, frozen beyond the lease, its database crashed,
the proxy before it killed.

Every answer is noted with when it was asked and told, its nonce and its number, and every line
notes what it is told; both are held against the rows (crash_witness.py).
"""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from random import Random

from websockets.exceptions import InvalidHandshake

from questable import client
from questable.engine import OVER, Match, read_record
from questable.registry import Registry, game
from questable.storage.postgres import PostgresStore
from questable.table import verify
from questable.table.run.lease import LEASE
from tests import databases
from tests.web import proxies
from tests.web.crash import GAME, ROOT, Load
from tests.web.crash_witness import Watched, looked_at, stored
from tests.web.processes import listening_at, workers_of
from tools import haproxy, postgres
from tools.haproxy import Proxy
from tools.ports import free

MANY = "1000000 1000000"
GENEROUS = {
    f"QUESTABLE_WEB_{name}": MANY
    for name in ("CONNECTS", "LINK_CONNECTS", "REQUESTS", "ROOMS", "WRONG_LINKS", "MESSAGES")
} | {
    "QUESTABLE_WEB_GAMELESS_ROOMS": "100000",
    "QUESTABLE_WEB_LINE_MESSAGES": MANY,
    "QUESTABLE_LIMITS_FALLS": "100000",
    "QUESTABLE_PROXIES": "127.0.0.1",
}
HOMES = """
SELECT address FROM rooms JOIN workers ON worker = home AND until > clock_timestamp()
WHERE room = ANY($1::text[])"""
BACK = 10.0
"""Seconds in which every room has to play on."""
ENOUGH = 4
"""Steps by which a room plays on."""
LOST = 120.0
"""Seconds after which it is not waited for any more."""


class House:
    """`serve --workers` in processes of their own."""

    def __init__(self, cluster: postgres.Cluster, workers: int) -> None:
        self.cluster = cluster
        self.db = cluster.address()
        self.count = workers
        self.port = free(range(20_000 + os.getpid() % 5_000, 32_000))
        self.url = f"http://127.0.0.1:{self.port}"

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """Until it is stopped as a keeper would."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "questable", "--lang", "en", "serve"),
            *("--workers", str(self.count), "--port", str(self.port), "--db", self.db),
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, **GENEROUS},
        )
        self.pid = process.pid
        try:
            assert process.stdout is not None
            await asyncio.wait_for(process.stdout.readline(), 90)
            yield
        finally:
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.wait(), 40)

    def workers(self) -> list[int]:
        """Their process ids, in no order."""
        return workers_of(self.pid)

    async def whole(self, store: PostgresStore) -> None:
        """Until there are as many as there should be, and all of them live."""
        async with asyncio.timeout(LOST):
            while True:
                living = await stored(store.living)
                if len(self.workers()) == len(living) == self.count:
                    return
                await asyncio.sleep(0.1)


class Trouble:
    """What is done to a house; each says from when on its rooms have to play on."""

    def __init__(
        self,
        house: House,
        proxy: Proxy | None,
        rng: Random,
        store: PostgresStore,
        loads: Sequence[Load],
    ) -> None:
        self.house = house
        self.proxy = proxy
        self.rng = rng
        self._store = store
        self._loads = loads

    async def _one(self) -> int:
        """A worker in which somebody plays, if there is one."""
        rooms = [load.room for load in self._loads if load.room]
        found = await stored(lambda: self._store._read(HOMES, rooms))
        homes = {str(each[0]).removeprefix("unix:") for each in found}
        workers = sorted(self.house.workers())
        busy = [each for each in workers if homes & listening_at(each)]
        return self.rng.choice(busy or workers)

    async def kill(self) -> float:
        """One worker, without a word."""
        os.kill(await self._one(), signal.SIGKILL)
        return time.monotonic()

    async def freeze(self) -> float:
        """One worker, for longer than its lease: it wakes, or is ended before."""
        worker, began = await self._one(), time.monotonic()
        os.kill(worker, signal.SIGSTOP)
        await asyncio.sleep(LEASE / 1000 + self.rng.uniform(0.1, 3))
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGCONT)
        return began

    async def crash(self) -> float:
        """The database, at once."""
        await asyncio.to_thread(self.house.cluster.stop, "immediate")
        await asyncio.sleep(self.rng.uniform(0, 4))
        await asyncio.to_thread(self.house.cluster.start)
        return time.monotonic()

    async def unproxy(self) -> float:
        """The proxy; another takes its place."""
        assert self.proxy is not None
        await self.proxy.kill()
        await asyncio.sleep(self.rng.uniform(0, 1))
        await self.proxy.start()
        return time.monotonic()


async def _visit(url: str, loads: Sequence[Load]) -> None:
    """Somebody looks at every room, wherever they come in."""
    while True:
        for load in loads:
            if load.host:
                with contextlib.suppress(OSError, InvalidHandshake, client.No, TimeoutError):
                    async with asyncio.timeout(2):
                        seat = client.Seat(url, load.host)
                        await seat.__aenter__()
                        await seat.__aexit__()
        await asyncio.sleep(0.3)


async def _plays_on(
    loads: Sequence[Load], running: list[asyncio.Task[None]], since: float
) -> float:
    """Until every room has got on since then, by more than what was on its way; the seconds that
    took."""
    aims = [load.steps + ENOUGH for load in loads]
    while late := [load for load, aim in zip(loads, aims, strict=True) if load.steps < aim]:
        for task in running:
            if task.done():
                task.result()
        assert time.monotonic() - since < LOST, [(load.room, load.steps) for load in late]
        await asyncio.sleep(0.02)
    return time.monotonic() - since


class Run:
    """Troubles one after the other, and what came of them."""

    def __init__(self, troubles: Counter[str], workers: int, rooms: int, seed: str) -> None:
        self.rng = Random(seed)
        self.workers, self.rooms, self.seed = workers, rooms, seed
        self.order = sorted(troubles.elements())
        self.rng.shuffle(self.order)
        self.proxied = troubles["unproxy"] > 0
        self.looked = 0
        self.took: list[tuple[float, str]] = []
        """By trouble: the seconds until every room played on."""
        self.loads: list[Watched] = []

    @property
    def late(self) -> int:
        """Troubles after which a room did not come back in time."""
        return sum(seconds > BACK for seconds, _ in self.took)

    async def run(self) -> None:
        """From first to last; then all games come to their end and are verified."""
        async with contextlib.AsyncExitStack() as stack:
            house = House(stack.enter_context(databases.of_its_own()), self.workers)
            await stack.enter_async_context(house.serving())
            proxy, url = None, house.url
            if self.proxied:
                proxy = await stack.enter_async_context(proxies.before(house.url))
                url = proxy.url
            store = PostgresStore(house.db, shared=True)
            await store.begin()
            stack.push_async_callback(store.close)
            self.loads = [Watched(url, n, self.seed, store) for n in range(self.rooms)]
            await self._disturbed(
                house, Trouble(house, proxy, self.rng, store, self.loads), store, url
            )
        for text in self.finished:
            record = read_record(Registry(), text)
            assert Match(game(GAME), record).state.actor == OVER
            assert verify(game(GAME), record) == []

    @property
    def finished(self) -> list[str]:
        """The records of all games that came to their end."""
        return [text for load in self.loads for text in load.finished]

    async def _disturbed(
        self, house: House, trouble: Trouble, store: PostgresStore, url: str
    ) -> None:
        stop = asyncio.Event()
        running = [asyncio.create_task(load.run(stop)) for load in self.loads]
        visiting = asyncio.create_task(_visit(url, self.loads))
        await _plays_on(self.loads, running, time.monotonic())
        for number, each in enumerate(self.order, 1):
            began = time.monotonic()
            await house.whole(store)
            await asyncio.sleep(self.rng.uniform(0, 0.5))
            since = await getattr(trouble, each)()
            took = await _plays_on(self.loads, running, since)
            self.took.append((took, each))
            for load in self.loads:
                self.looked += await looked_at(store, load)
            whole = time.monotonic() - began
            print(f"{number} {each}: all play on after {took:.1f} s ({whole:.1f} s)", flush=True)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*running), 180)
        visiting.cancel()


def main(asked: argparse.Namespace) -> None:
    """From the command line."""
    if asked.proxy and haproxy.missing():
        sys.exit(haproxy.missing())
    troubles = Counter(
        kill=asked.times, freeze=asked.freeze, crash=asked.db_crash, unproxy=asked.proxy
    )
    began = time.monotonic()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Whoever ends it leaves neither servers nor a database behind.
        signal.signal(number, lambda ended, _frame: sys.exit(128 + ended))
    databases.begin()
    run = Run(troubles, asked.workers, asked.rooms, asked.seed)
    try:
        asyncio.run(run.run())
    finally:
        databases.end()
    slowest, which = max(run.took, default=(0.0, ""))
    print(
        f"{asked.times} kills, {asked.freeze} freezes, {asked.db_crash} crashes of the database,"
        f" {asked.proxy} of the proxy in {(time.monotonic() - began) / 60:.1f} min;"
        f" {len(run.finished)} games to their end and verified,"
        f" {sum(load.acknowledged for load in run.loads)} acknowledged actions, lines told of"
        f" {sum(load.told for load in run.loads)} rows: none lost, none twice, none untrue, no two"
        f" histories; all rooms played on within {slowest:.1f} s ({which}), no answer took longer"
        f" than {max(load.longest for load in run.loads):.1f} s"
    )
    if run.late:
        sys.exit(f"{run.late} times a room did not play on within {BACK:.0f} s")
