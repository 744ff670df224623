"""Bytes of a game that is over, before and after it is packed.

    .venv/bin/python -m bench.packing [--games N] [--seed TEXT] [--postgres] [KEY...]

Whole games are played at random at tables of four (Run the Race! of two) in a store of their own, a
room each, with nonces and times as pages make them, and every room is copied some times, so that
half-filled pages of the store do not count. What the store takes is counted after a vacuum, with
everything that belongs to the rooms, then all are packed and it is counted again. Processor
time is that of the thread that packs and unpacks.
"""

import argparse
import asyncio
import itertools
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from questable.registry import ours
from questable.storage import is_database, store_of
from questable.storage.moving import TABLES
from questable.storage.packed_rows import packed, unpacked
from questable.table import Limits, messages
from questable.table.ports import Store, StoredRow
from tests import databases
from tests.table.bench import Bench, Player, able_of

NAMES = ("Ann", "Bob", "Cid", "Dan")
PAUSES = (2.0, 9.0)
"""Seconds that somebody takes for a move."""
NEVER = 2**60
OWN = ("room", "hash")
"""Columns that are another in each room."""
COPIES = 40
"""Of each room."""
COPIED = {**TABLES, "snapshots": ("room", "seq", "data")}


class Measured(msgspec.Struct, frozen=True):
    """One kind of game, all figures for one of them."""

    key: str
    moves: float
    rows: float
    before: float
    after: float
    packing: float
    """Milliseconds."""
    unpacking: float


async def played(bench: Bench, key: str, players: int, rng: Random) -> int:
    """One room with one whole game; how many moves it took."""
    people = await bench.dealt(" ".join(NAMES[:players]), game=key)
    own = [rng.randbytes(6).hex() for _ in people]
    for count in itertools.count():
        able = await able_of(people)
        if not able:
            break
        person = able[rng.randrange(len(able))]
        await _act(person, rng, f"{own[people.index(person)]}-{count}")
        bench.clock.time += int(rng.uniform(*PAUSES) * 1_000_000)
        await bench.settle()
    for person in people:
        person.hang_up()
    return count


async def _act(person: Player, rng: Random, nonce: str) -> None:
    """A move that somebody's clock may have been faster with."""
    if person.legal:
        await person.ask(messages.Act(action=rng.choice(person.legal), nonce=nonce))


async def measured(key: str, players: int, games: int, seed: str, address: str) -> Measured:
    """Play, count, pack, count."""
    store = store_of(address)
    await store.begin()
    moves = 0
    async with Bench(store, seed=seed, limits=Limits(pack_hours=0)) as bench:
        rooms = []
        for number in range(games):
            moves += await played(bench, key, players, Random(f"{seed}:{key}:{number}"))
            rooms.append(bench.opened.room)
    rows = [await store.rows(room) for room in rooms]
    await store.close()
    await copy(address)
    before = await size(address)
    await store_packed(address)
    after = await size(address)
    store = store_of(address)
    await store.begin()
    assert [await store.rows(room) for room in rooms] == rows
    await store.close()
    packing, unpacking = times(rows)
    lengths = [len(each) for each in rows]
    shares = (moves, sum(lengths), before / COPIES, after / COPIES, packing, unpacking)
    return Measured(key, *(each / games for each in shares))


async def store_packed(address: str) -> None:
    """All rooms, each of which has one game."""
    store = store_of(address)
    await store.begin()
    for each in await store.rooms(NEVER):
        assert await store.pack(each.room, NEVER) == 1
    await store.close()


async def copy(address: str) -> None:
    """Every room under other names too."""
    for number in range(1, COPIES):
        for table, columns in COPIED.items():
            named = [f"{each} || '~{number}'" if each in OWN else each for each in columns]
            query = (
                f"INSERT INTO {table} ({', '.join(columns)})"
                f" SELECT {', '.join(named)} FROM {table} WHERE room NOT LIKE '%~%'"
            )
            await tell(address, query)


async def tell(address: str, query: str) -> None:
    """Something to the database itself."""
    if is_database(address):
        import asyncpg

        connection = await asyncpg.connect(address)
        await connection.execute(query)
        await connection.close()
        return
    file = address.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, isolation_level=None)) as beside:
        beside.execute(query)


def times(rooms: list[list[StoredRow]]) -> tuple[float, float]:
    """Milliseconds of this thread to pack all of them, and to unpack them."""
    begun = time.thread_time()
    packs = [pack for rows in rooms for pack in packed(rows)]
    between = time.thread_time()
    for pack in packs:
        unpacked(pack)
    return 1000 * (between - begun), 1000 * (time.thread_time() - between)


async def size(address: str) -> int:
    """Bytes of all tables and indexes after a vacuum."""
    if is_database(address):
        import asyncpg

        connection = await asyncpg.connect(address)
        await connection.execute("VACUUM FULL")
        found = await connection.fetchval(
            "SELECT sum(pg_total_relation_size(oid)) FROM pg_class"
            " WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
        )
        await connection.close()
        return int(found)
    file = Path(address.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(file, isolation_level=None)) as beside:
        beside.execute("VACUUM")
        beside.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


def shown(found: Measured, empty: int, games: int) -> str:
    """A row of the table: what an empty store takes is nobody's."""
    nothing = empty / games / COPIES
    before, after = (each - nothing for each in (found.before, found.after))
    return (
        f"| {found.key} | {found.moves:,.0f} | {found.rows:,.0f} | {before:,.0f} | {after:,.0f} |"
        f" {after / before:.3f} | {found.packing:.2f} | {found.unpacking:.2f} |"
    )


async def empty(address: str) -> int:
    """What a store takes that holds nothing."""
    store: Store = store_of(address)
    await store.begin()
    await store.close()
    return await size(address)


def main() -> None:
    """All games, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--seed", default="packing")
    parser.add_argument("--postgres", action="store_true", help="instead of a SQLite file")
    parser.add_argument("keys", nargs="*", metavar="KEY")
    asked = parser.parse_args()
    print("| game | moves | rows | bytes before | after | share | packing, ms | unpacking, ms |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    databases.begin()
    for game in [each for each in ours() if each.key in asked.keys or not asked.keys]:
        with ExitStack() as stack:
            if asked.postgres:
                address = stack.enter_context(databases.database())
            else:
                folder = stack.enter_context(TemporaryDirectory())
                address = f"sqlite:///{folder}/rooms.db"
            nothing = asyncio.run(empty(address))
            players = min(4, game.most)
            found = asyncio.run(measured(game.key, players, asked.games, asked.seed, address))
            print(shown(found, nothing, asked.games), flush=True)
    databases.end()


if __name__ == "__main__":
    main()
