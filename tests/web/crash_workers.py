"""A house of several workers on PostgreSQL: killed, frozen beyond the lease, its database crashed.

Every answer is noted with when it was asked and told, and every line notes what it is told. At the
end the rows are held against both: what was acknowledged is stored once and in an order that agrees
with time, and each line was told every row once, as it is stored.
"""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Sequence
from random import Random

from websockets.exceptions import InvalidHandshake

from questable import client
from questable.engine import OVER, Match, read_record
from questable.registry import Registry, game
from questable.storage.postgres import PostgresStore
from questable.table import messages, verify
from questable.table.log.rows import UNTOLD, ActRow
from questable.table.ports import StoreError
from questable.table.run.lease import LEASE
from questable.table.run.loading import row_of
from tests import databases
from tests.web.crash import GAME, ROOT, Load, free, patiently
from tests.web.processes import workers_of
from tools import postgres

MANY = "1000000 1000000"
GENEROUS = {
    f"QUESTABLE_WEB_{name}": MANY
    for name in ("CONNECTS", "LINK_CONNECTS", "REQUESTS", "ROOMS", "WRONG_LINKS", "MESSAGES")
} | {
    "QUESTABLE_WEB_GAMELESS_ROOMS": "100000",
    "QUESTABLE_WEB_LINE_MESSAGES": MANY,
    "QUESTABLE_LIMITS_FALLS": "100000",
}


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

    async def whole(self) -> None:
        """Until there are as many as there should be, and all of them live."""
        async with asyncio.timeout(60):
            while len(self.workers()) < self.count or await self._living() < self.count:
                await asyncio.sleep(0.1)

    async def _living(self) -> int:
        import asyncpg

        try:
            connection = await asyncpg.connect(self.db)
        except (OSError, asyncpg.PostgresError):
            return 0
        found = await connection.fetchval("SELECT count(*) FROM workers WHERE until > now()")
        await connection.close()
        return int(found)


class Witness:
    """What one line is told, from its beginning on."""

    def __init__(self, seat: client.Seat) -> None:
        self.told: list[tuple[int, str]] = []
        self.task = asyncio.create_task(self._listen(seat))

    async def _listen(self, seat: client.Seat) -> None:
        async for update in seat.updates():
            self.told += [(each.seq, _act(each.fact)) for each in update.told]


def _act(fact: object) -> str:
    """An act as a row has it, or as a line is told of it."""
    return f"{fact.seat} {fact.action}" if isinstance(fact, ActRow | messages.Acted) else ""


class Watched(Load):
    """A load whose lines note what they are told; at the end of a game that is held against the
    rows."""

    def __init__(self, url: str, number: int, seed: str, store: PostgresStore) -> None:
        super().__init__(url, number, seed)
        self.store = store
        self.longest = 0.0
        """Seconds that an answer took."""
        self.witnesses: list[Witness] = []

    async def came(self, seats: list[client.Seat]) -> None:
        """Before anybody is told anything."""
        self.witnesses = [Witness(seat) for seat in seats]
        await asyncio.sleep(0)

    async def ended(self, room: str) -> None:
        """Every line was told every row once, as it is stored."""
        answers = [each for person in self.people for each in person.answers]
        self.longest = max([self.longest, *(end - sent for sent, end, _ in answers)])
        stored = await patiently(lambda: rows_of(self.store, room))
        for witness in self.witnesses:
            numbers = [number for number, _ in witness.told]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), (room, numbers)
            for (_, act), (_, row) in zip(witness.told, stored[numbers[0] :], strict=False):
                # Of others' acts a line is told whose they are; what they did, by their events.
                assert row == act or (row.startswith(act) and act.endswith(" ")), (room, act, row)
            assert numbers[-1] >= max(number for number, act in stored if act)
            witness.task.cancel()


async def rows_of(store: PostgresStore, room: str) -> list[tuple[int, str]]:
    """What everybody was to be told, by number."""
    rows = [row_of(row) for row in await store.rows(room)]
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert [row.at for row in rows] == sorted(row.at for row in rows)
    told = [row.fact for row in rows if not isinstance(row.fact, UNTOLD)]
    return [(number, _act(fact)) for number, fact in enumerate(told)]


async def looked_at(store: PostgresStore, load: Load) -> int:
    """While it plays: what was acknowledged so far is stored, once and in its order."""
    room, people = load.room, list(load.people)
    known = [list(person.acknowledged) for person in people]
    if not room:
        return 0
    stored = await rows_of(store, room)
    for number, (person, before) in enumerate(zip(people, known, strict=True)):
        acts = [act.partition(" ")[2] for _, act in stored if act.startswith(f"{number} ")]
        assert acts[: len(before)] == before, (room, number, acts, before)
        assert len(acts) <= len(person.acknowledged) + 1
    answers = sorted(each for person in people for each in person.answers)
    for one in answers:
        later = [other for other in answers if one[1] < other[0]]
        assert all(one[2] < other[2] for other in later), (room, one)
    return sum(map(len, known))


class Trouble:
    """What is done to a house, one after the other."""

    def __init__(self, house: House, rng: Random) -> None:
        self.house = house
        self.rng = rng

    def _one(self) -> int:
        workers = sorted(self.house.workers())
        return workers[self.rng.randrange(len(workers))]

    async def kill(self) -> None:
        """One worker, without a word."""
        os.kill(self._one(), signal.SIGKILL)

    async def freeze(self) -> None:
        """One worker, for longer than its lease: it wakes, or is ended before."""
        worker = self._one()
        os.kill(worker, signal.SIGSTOP)
        await asyncio.sleep(LEASE / 1000 + self.rng.uniform(0.1, 3))
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGCONT)

    async def crash(self) -> None:
        """The database, at once."""
        await asyncio.to_thread(self.house.cluster.stop, "immediate")
        await asyncio.sleep(self.rng.uniform(0, 4))
        await asyncio.to_thread(self.house.cluster.start)


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


async def _goes_on(loads: Sequence[Load], running: list[asyncio.Task[None]]) -> float:
    """Until every room has got on; the seconds that took."""
    began, before = time.monotonic(), [load.count for load in loads]
    while any(load.count <= count for load, count in zip(loads, before, strict=True)):
        for task in running:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)
    return time.monotonic() - began


async def crash_workers(
    kills: int, freezes: int, crashes: int, *, workers: int, rooms: int, seed: str
) -> dict[str, float]:
    """So many troubles in any order; then all games come to their end and are verified."""
    rng = Random(seed)
    troubles = ["kill"] * kills + ["freeze"] * freezes + ["crash"] * crashes
    rng.shuffle(troubles)
    with databases.of_its_own() as cluster:
        house = House(cluster, workers)
        looked = 0
        async with house.serving():
            store = PostgresStore(house.db, shared=True)
            await store.begin()
            loads = [Watched(house.url, number, seed, store) for number in range(rooms)]
            stop = asyncio.Event()
            running = [asyncio.create_task(load.run(stop)) for load in loads]
            visiting = asyncio.create_task(_visit(house.url, loads))
            await _goes_on(loads, running)
            for each in troubles:
                await house.whole()
                await asyncio.sleep(rng.uniform(0, 0.5))
                await getattr(Trouble(house, rng), each)()
                took = await _goes_on(loads, running)
                print(f"{each}: every room got on after {took:.1f} s", flush=True)
                for load in loads:
                    with contextlib.suppress(StoreError):
                        looked += await looked_at(store, load)
            stop.set()
            await asyncio.wait_for(asyncio.gather(*running), 180)
            visiting.cancel()
            await store.close()
    finished = [text for load in loads for text in load.finished]
    for text in finished:
        record = read_record(Registry(), text)
        assert Match(game(GAME), record).state.actor == OVER
        assert verify(game(GAME), record) == []
    return {
        "games": len(finished),
        "acknowledged": sum(load.acknowledged for load in loads),
        "looked_at": looked,
        "worst": max(load.longest for load in loads),
    }


def main(asked: argparse.Namespace) -> None:
    """From the command line."""
    databases.begin()
    try:
        found = asyncio.run(
            crash_workers(
                asked.times,
                asked.freeze,
                asked.db_crash,
                workers=asked.workers,
                rooms=asked.rooms,
                seed=asked.seed,
            )
        )
    finally:
        databases.end()
    print(
        f"{asked.times} kills, {asked.freeze} freezes, {asked.db_crash} crashes of the database,"
        f" {found['games']:.0f} games to their end and verified, {found['acknowledged']:.0f}"
        " acknowledged actions: none lost, none twice, no two histories; no answer took longer"
        f" than {found['worst']:.1f} s"
    )
