"""What docs/scale.md reckons with, each piece by itself: ./run bench costs [OPTIONS].

Groups of two rows and a nonce go to a PostgreSQL of its own, one and several in a statement. Rooms
of four play Questor with words; then the server is started again, and one socket of each room
comes back, which loads the room, and the three others after it.
"""

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial

import uvloop

from bench.houses import ONE, site, tell
from bench.processes import seconds as processor_seconds
from bench.server import AT_ONCE, Contestant, server, so_many
from bench.tables import QuestableTable
from bench.words import PAGE
from questable.storage import store_of
from questable.table.ports import Group, StoredRow, Worker
from tools import postgres

MANY = 16
"""Groups of a larger statement."""
PAGE_BYTES = 8192
"""What a small commit writes."""
WARM = 10
"""Rooms that come back before the others, so that nobody pays for what is made once."""


async def database(address: str, root: int, rounds: int) -> dict[str, float]:
    """Microseconds of the database's processors: `group`, `statement`, `take`."""
    store = store_of(address)
    await store.begin()
    rooms = [f"room{number}" for number in range(MANY)]
    next_seq = dict.fromkeys(rooms, 0)

    def group(room: str) -> Group:
        first = next_seq[room]
        next_seq[room] += 2
        told = [StoredRow(seq, first + 1, "act", bytes(120)) for seq in (first, first + 1)]
        return Group(room=room, rows=told, sender="p0", nonce=f"{first:016}", answer=bytes(30))

    async def store_groups(count: int) -> None:
        await asyncio.gather(*(store.append(group(room)) for room in rooms[:count]))

    async def cost(each: Callable[[], Awaitable[None]]) -> float:
        await asyncio.sleep(0.5)
        began = processor_seconds((root,))
        for _ in range(rounds):
            await each()
        return 1e6 * (processor_seconds((root,)) - began) / rounds

    takers = [Worker(f"worker{number}", alone=True) for number in range(2)]
    turns = [0]

    async def take() -> None:
        turns[0] += 1
        await asyncio.gather(*(store.take(room, takers[turns[0] % 2]) for room in rooms))

    await store_groups(MANY)
    one = await cost(partial(store_groups, 1))
    many = await cost(partial(store_groups, MANY))
    taken = await cost(take) / MANY
    await store.close()
    each_group = (many - one) / (MANY - 1)
    return {"group": each_group, "statement": one - each_group, "take": taken}


def write() -> float:
    """Microseconds until a page is on disk, the middle of many."""
    took = []
    with tempfile.TemporaryFile() as file:
        for _ in range(300):
            file.write(bytes(PAGE_BYTES))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - began)
    return 1e6 * statistics.median(took)


async def worker(contestant: Contestant, rooms: int, moves: int) -> dict[str, float]:
    """Microseconds of a worker's processor: `move`, `load`, `welcome`; and of the database for a
    move, as `stored`."""
    tables = [QuestableTable("", str(number), page=PAGE) for number in range(rooms)]
    async with server(contestant) as served:
        for table in tables:
            table.url = served.url
        await _together(tables, QuestableTable.set_up)
        await so_many(tables, 20)
        for table in tables:
            table.forget()
        beside = contestant.beside
        own, theirs = processor_seconds((served.process.pid,)), processor_seconds(beside)
        await so_many(tables, moves)
        made = sum(len(table.done) for table in tables)
        own = processor_seconds((served.process.pid,)) - own
        theirs = processor_seconds(beside) - theirs
        for table in tables:
            await table.close()
    async with server(contestant) as served:
        for table in tables:
            table.url = served.url
        warm, measured = tables[: min(WARM, rooms // 2)], tables[min(WARM, rooms // 2) :]
        for seat in (0, 1):
            await _together(warm, partial(_back, seat))
        await _settled(served.process.pid)
        began = processor_seconds((served.process.pid,))
        await _together(measured, partial(_back, 0))
        first = processor_seconds((served.process.pid,)) - began
        began = processor_seconds((served.process.pid,))
        for seat in (1, 2, 3):
            await _together(measured, partial(_back, seat))
        others = processor_seconds((served.process.pid,)) - began
        for table in tables:
            await table.close()
    welcome = 1e6 * others / (3 * len(measured))
    return {
        "move": 1e6 * own / made,
        "stored": 1e6 * theirs / made,
        "load": 1e6 * first / len(measured) - welcome,
        "welcome": welcome,
    }


async def _settled(pid: int) -> None:
    """Until a server that has begun has read its words, which it does beside its work."""
    used = -1.0
    while (now := processor_seconds((pid,))) - used > 0.05:
        used = now
        await asyncio.sleep(1)


async def _back(seat: int, table: QuestableTable) -> None:
    await table.come_back(seat)


async def _together(
    tables: list[QuestableTable], each: Callable[[QuestableTable], Awaitable[None]]
) -> None:
    for start in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(each(table) for table in tables[start : start + AT_ONCE]))


def main(arguments: list[str]) -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="./run bench costs", description=__doc__)
    parser.add_argument("--rooms", type=int, default=250)
    parser.add_argument("--moves", type=int, default=60, help="of each room")
    parser.add_argument("--rounds", type=int, default=2000, help="statements of each size")
    parser.add_argument("--json", action="store_true", help="as data")
    given = parser.parse_args(arguments)
    if why := postgres.missing():
        print(why, file=sys.stderr)
        return 1
    with site() as here:
        found = uvloop.run(database(here.fresh(), here.root, given.rounds))
        tell(str(found))
        found["write"] = write()
        found |= uvloop.run(worker(here.contestant(ONE, PAGE), given.rooms, given.moves))
    if given.json:
        print(json.dumps(found, indent=1))
    else:
        for name, micros in found.items():
            print(f"{name:10}{micros:10,.0f} µs")
    return 0
