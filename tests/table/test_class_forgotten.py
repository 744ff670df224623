"""After a class is closed nothing of it is left in a file, its journal or a database."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import asyncpg
import pytest

from questable.storage import MemoryStore, store_of
from questable.table import messages
from questable.table.log.class_rows import LearnRules, class_of, is_class
from questable.table.ports import Group, Store, StoredRow, StoreError
from questable.table.told.class_messages import (
    AskHelp,
    CloseClass,
    HoldBee,
    HoldLearning,
    HoldTables,
    Learnt,
    RemovePupil,
    RenamePupil,
    StopAll,
    TableRules,
)
from tests.databases import database
from tests.rule import rule
from tests.table.bench import Player
from tests.table.fakes import START
from tests.table.school import SchoolBench
from tests.table.test_class_tables import seated

NAMES = ("Xanthippe", "Yseultine", "Zebulonia", "Wilhelmar", "Quirinius")
RENAMED = "Ursulinde"


class Noise:
    """Rooms that come, grow and go beside the class, so that pages are split and joined."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rng = Random("noise")
        self._next: dict[str, int] = {}

    async def make(self, count: int) -> None:
        """So many rows, and now and then a room that goes."""
        for _ in range(count):
            room = f"noise{self._rng.randrange(8)}"
            if self._rng.random() < 0.02 and room in self._next:
                await self._store.delete(room)
                del self._next[room]
                continue
            seq = self._next.get(room, 0)
            data = b'"%s"' % self._rng.randbytes(self._rng.choice((10, 60, 200))).hex().encode()
            nonce = self._rng.randbytes(6).hex()
            row = StoredRow(seq, START + seq, "noise", data)
            await self._store.append(
                Group(room=room, rows=[row], sender="p0", nonce=nonce, answer=data)
            )
            self._next[room] = seq + 1


async def lesson(bench: SchoolBench, noise: Noise) -> list[bytes]:
    """A bee, a learning round, two rounds of tables, somebody removed: all rows that were made."""
    pupils = await bench.class_of(*NAMES)
    await noise.make(60)
    await bench.teacher.must(HoldBee())
    for each in pupils:
        await each.answer(1)
        await noise.make(10)
    await bench.teacher.must(HoldLearning(rules=LearnRules(count=5)))
    for item in range(5):
        for each in pupils:
            await each.must(Learnt(item=item, right=True))
        await noise.make(20)
    rows: list[bytes] = []
    for _ in range(2):
        await bench.teacher.must(HoldTables(rules=TableRules(game="questor", size=2)))
        players = [await seated(bench, each) for each in pupils]
        await moved(bench, noise, players, 40)
        rows += [row.data for room in await rooms(bench) for row in await bench.store.rows(room)]
        await bench.teacher.must(StopAll())
        await noise.make(20)
    await bench.teacher.must(HoldTables(rules=TableRules(game="questor", size=3)))
    players = [await seated(bench, each) for each in pupils]
    await pupils[0].must(AskHelp())
    await bench.teacher.must(RenamePupil(pupil=1, name=RENAMED), RemovePupil(pupil=2))
    await moved(bench, noise, players, 150)
    rows += [row.data for room in await rooms(bench) for row in await bench.store.rows(room)]
    return rows


async def moved(bench: SchoolBench, noise: Noise, players: list[Player], count: int) -> None:
    """Some moves at all tables; snapshots are taken on the way."""
    rng = Random("moves")
    for _ in range(count):
        able = [p for p in players if not p.line.closed and p.play.asks == "turn"]
        if able:
            player = rng.choice(able)
            await player.ask(messages.Act(action=rng.choice(player.legal)))
        await noise.make(2)


async def rooms(bench: SchoolBench) -> list[str]:
    """The class and its tables that are in the store."""
    listed = await bench.store.rooms(1 << 60)
    return [each.room for each in listed if is_class(each.room) or class_of(each.room)]


def traces(data: bytes, rows: list[bytes]) -> list[bytes]:
    """What of the class can be found there."""
    names = [name.encode() for name in (*NAMES, RENAMED, "Mme Martin")]
    return [each for each in [*names, *(row for row in rows if len(row) > 40)] if each in data]


@rule("D-9.1")
async def test_nothing_is_left_in_the_file_nor_in_its_journal(tmp_path: Path) -> None:
    """Names, answers, games and their records, wherever SQLite once put them."""
    path = tmp_path / "house.db"
    store = store_of(f"sqlite:///{path}")
    await store.begin()
    async with SchoolBench(store) as bench:
        noise = Noise(store)
        rows = await lesson(bench, noise)
        journal = Path(f"{path}-wal")
        before = traces(path.read_bytes() + journal.read_bytes(), rows)
        assert {name.encode() for name in NAMES} <= set(before)
        assert len(before) > 100
        assert len(await rooms(bench)) == 3
        await bench.teacher.must(CloseClass())
        assert bench.teacher.told[-1] == messages.Bye(why="closed")
        assert traces(path.read_bytes(), rows) == []
        assert traces(journal.read_bytes(), rows) == []
        assert await rooms(bench) == []
        left = await store.rooms(1 << 60)
        assert {each.room for each in left} == set(noise._next)
        for room, count in noise._next.items():
            assert len(await store.rows(room)) == count
    await store.close()
    files = b"".join((tmp_path / name).read_bytes() for name in os.listdir(tmp_path))
    assert traces(files, rows) == []


@pytest.fixture
def address() -> Iterator[str]:
    """Of a database with nothing in it."""
    with database() as found:
        yield found


@rule("D-9.1")
async def test_nothing_is_left_in_the_tables_of_a_database(address: str) -> None:
    """Every table of PostgreSQL, every column."""
    store = store_of(address)
    await store.begin()
    async with SchoolBench(store) as bench:
        noise = Noise(store)
        await lesson(bench, noise)
        assert NAMES[0] in await everything(address)
        await bench.teacher.must(CloseClass())
        text = await everything(address)
        assert [name for name in (*NAMES, RENAMED, "Mme Martin") if name in text] == []
        assert bench.school.room not in text
        assert "noise" in text
    await store.close()


async def everything(address: str) -> str:
    """All that a database tells, as text."""
    connection = await asyncpg.connect(address)
    try:
        tables = await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        )
        found = [
            str(each) for (name,) in tables for each in await connection.fetch(f"TABLE {name}")
        ]
    finally:
        await connection.close()
    return "\n".join(found)


@rule("D-9.1")
async def test_a_class_whose_erasing_failed_is_erased_later() -> None:
    """Whoever comes meanwhile is not let in; a process that fell leaves it to the next."""
    store = MemoryStore()
    async with SchoolBench(store) as bench:
        await bench.class_of(*NAMES)
        erase, tries = store.erase, []

        async def broken(rooms: list[str]) -> None:
            tries.append(rooms)
            if len(tries) < 3:
                raise StoreError("busy", "not now")
            await erase(rooms)

        store.erase = broken  # type: ignore[method-assign]
        await bench.teacher.must(CloseClass())
        assert await rooms(bench) == [bench.school.room]
        await bench.restart()
        await bench.advance(10)
        assert await rooms(bench) == []
        assert len(tries) == 3
