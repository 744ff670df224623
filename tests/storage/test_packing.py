"""Games that are over are packed: in every store, whole or not at all, and read as before."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from questable.storage import MemoryStore, postgres, sqlite
from questable.storage.keeping import copied, facts_at
from questable.storage.packed_rows import packed
from questable.storage.postgres import PostgresStore
from questable.storage.schema import MIGRATIONS, migrate
from questable.storage.sqlite import SqliteStore
from questable.table.ports import (
    COMPANY,
    PLAYED,
    Clash,
    PackedRows,
    Resting,
    Store,
    StoredRow,
    StoreError,
)
from tests.rule import rule
from tests.storage.contract import group

LATER = 10_000
ONE = ["deal", "act", "act", "end", "next"]
KINDS = ["open", *ONE, *ONE, "deal", "act"]
"""Two games that are over, and a third."""


def rows(kinds: list[str] = KINDS, first: int = 0) -> list[StoredRow]:
    """Rows with bytes of any kind, and times that stand still or go back."""
    return [
        StoredRow(seq, 1000 + 7 * (seq % 5), kind, bytes([seq % 256, 255, 0]) * seq)
        for seq, kind in enumerate(kinds, first)
    ]


async def settle(store: Store, room: str = "a") -> None:
    """A room with answers and a snapshot."""
    await store.append(group(room, rows=rows(), life=PLAYED, nonce="n", sender="p", answer=b"x"))
    await store.keep_snapshot(room, 5, b"cache")


@pytest.fixture(params=["memory", "sqlite", "file", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Every kind of store, as often as it is asked for."""
    if request.param == "postgres":
        address = request.getfixturevalue("database")
        return lambda: PostgresStore(address)
    if request.param == "memory":
        return MemoryStore
    return lambda: SqliteStore(tmp_path / "rooms.db" if request.param == "file" else None)


@asynccontextmanager
async def opened(make: Callable[[], Store]) -> AsyncIterator[Store]:
    """A store that is open."""
    store = make()
    await store.begin()
    try:
        yield store
    finally:
        await store.close()


@rule("D-1.12")
async def test_rows_are_read_as_before(make: Callable[[], Store]) -> None:
    """From every number on, and the room goes on from there; what it took is not given back."""
    async with opened(make) as store:
        await settle(store)
        listed = await store.listed("a")
        assert await store.pack("a", LATER) == 2
        for since in range(14):
            assert await store.rows("a", since) == rows()[since:]
        assert await store.listed("a") == listed
        with pytest.raises(Clash):
            await store.append(group("a", rows=rows()[5:6]))
        more = rows(["act", "end"], first=13)
        await store.append(group("a", rows=more))
        assert await store.rows("a", 3) == [*rows(), *more][3:]
        assert await store.pack("a", LATER) == 1
        assert await store.pack("a", LATER) == 0
        assert await store.rows("a") == [*rows(), *more]
        assert await store.rows("a", 15) == []
        await store.append(group("a", rows=rows(["line"], first=15)))


@rule("D-1.12")
async def test_what_is_packed_needs_no_answers_and_no_snapshot(make: Callable[[], Store]) -> None:
    """Another room's are left alone."""
    async with opened(make) as store:
        await settle(store)
        await settle(store, "b")
        await store.pack("a", LATER)
        assert (await store.answer("a", "p", "n"), await store.snapshot("a")) == (None, None)
        assert await store.answer("b", "p", "n") == b"x"
        assert await store.snapshot("b") == (5, b"cache")


@rule("D-1.3", "D-1.12")
async def test_a_room_that_was_used_since_is_left_alone(make: Callable[[], Store]) -> None:
    """Its nonces may be asked for."""
    async with opened(make) as store:
        await settle(store)
        last = rows()[-1].at
        assert await store.pack("a", last) == 0
        assert await store.answer("a", "p", "n") == b"x"
        assert await store.pack("nobody", LATER) == 0
        assert await store.pack("a", last + 1) == 2


@rule("D-4.7")
async def test_packs_are_forgotten_with_their_room(make: Callable[[], Store]) -> None:
    """A room of that name begins with nothing."""
    async with opened(make) as store:
        await settle(store)
        await store.pack("a", LATER)
        await store.delete("a")
        assert await store.rows("a") == []
        await settle(store)
        assert await store.pack("a", LATER) == 2


@rule("D-1.12")
async def test_rooms_that_rest_are_found_in_their_order(make: Callable[[], Store]) -> None:
    """Those with a game only, so many at a time, each once."""
    async with opened(make) as store:
        for room, kinds, life in (
            ("c", ["open", "end"], PLAYED),
            ("a", ["open", "end"], PLAYED),
            ("b", ["open", "deal"], PLAYED),
            ("late", ["open", "act", "end"], PLAYED),
            ("lobby", ["open", "end"], COMPANY),
        ):
            await store.append(group(room, rows=rows(kinds), life=life))
        found = await store.resting((0, ""), 1014, 2)
        assert found == [Resting("a", 1007, True), Resting("b", 1007, False)]
        assert await store.resting((1007, "b"), 1014, 2) == [Resting("c", 1007, True)]
        assert await store.resting((1007, "c"), 1014, 2) == []
        await store.pack("a", LATER)
        assert await store.resting((0, ""), 1014, 1) == [Resting("a", 1007, False)]


@rule("D-1.3", "D-1.12")
@pytest.mark.parametrize("make", ["file", "postgres"], indirect=True)
async def test_a_room_that_is_used_while_it_is_packed_is_left_alone(
    make: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the new rows have old times."""
    async with opened(make) as store:
        await settle(store)
        loop = asyncio.get_running_loop()

        def slowly(found: list[StoredRow]) -> list[PackedRows]:
            more = group("a", rows=rows(["act"], first=13), nonce="m", sender="p", answer=b"y")
            asyncio.run_coroutine_threadsafe(store.append(more), loop).result(10)
            return packed(found)

        monkeypatch.setattr(
            postgres if isinstance(store, PostgresStore) else sqlite, "packed", slowly
        )
        assert await store.pack("a", LATER) == 0
        assert await store.answer("a", "p", "m") == b"y"
        assert len(await store.rows("a")) == 14


@rule("D-1.12")
@pytest.mark.parametrize("make", ["file", "postgres"], indirect=True)
async def test_what_fails_on_the_way_leaves_the_room_as_it_was(make: Callable[[], Store]) -> None:
    """One transaction: here the nonces cannot be forgotten."""
    async with opened(make) as store:
        await settle(store)
        await forbid(store, "nonces")
        with pytest.raises(StoreError):
            await store.pack("a", LATER)
        assert await count(store, "packed") == 0
        assert await count(store, "rows") == 13
        assert await store.rows("a") == rows()


async def forbid(store: Store, table: str) -> None:
    """Whoever deletes from the table fails."""
    if isinstance(store, SqliteStore):
        sql = f"CREATE TRIGGER t BEFORE DELETE ON {table} BEGIN SELECT RAISE(ABORT, 'no'); END"
        await store._write(sql)
        return
    assert isinstance(store, PostgresStore)
    await store._write(
        "CREATE FUNCTION no() RETURNS trigger AS $$ BEGIN RAISE 'no'; END $$ LANGUAGE plpgsql"
    )
    await store._write(f"CREATE TRIGGER t BEFORE DELETE ON {table} EXECUTE FUNCTION no()")


async def count(store: Store, table: str) -> int:
    """How many rows a table has."""
    assert isinstance(store, SqliteStore | PostgresStore)
    return int((await store._read(f"SELECT count(*) FROM {table}"))[0][0])


@rule("D-1.12")
async def test_a_pack_that_was_tampered_with_harms_its_own_room_alone(tmp_path: Path) -> None:
    """It cannot be read, nor a room that lacks one, and all others can."""
    store = SqliteStore(tmp_path / "rooms.db")
    await store.begin()
    for room in "ab":
        await settle(store, room)
        await store.pack(room, LATER)
    for sql in ("UPDATE packed SET data=x'0102' WHERE first=0", "DELETE FROM packed WHERE first=6"):
        await store._write(f"{sql} AND room='a'")
        with pytest.raises(StoreError) as error:
            await store.rows("a")
        assert error.value.code == "damaged"
    assert len(await store.rows("b")) == 13
    await store.close()
    with pytest.raises(StoreError):
        facts_at(f"sqlite:///{tmp_path / 'rooms.db'}", "a")


@rule("D-1.12")
async def test_an_older_file_can_be_packed(tmp_path: Path) -> None:
    """Rooms of a version that packed nothing."""
    connection = sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)
    migrate(connection, MIGRATIONS[:3])
    connection.execute("INSERT INTO rooms VALUES ('a', 1, 2, 13, 2, 99)")
    for row in rows():
        values = (row.seq, row.at, row.kind, row.data)
        connection.execute("INSERT INTO rows VALUES (NULL, 'a', ?, ?, ?, ?)", values)
    connection.close()
    async with opened(lambda: SqliteStore(tmp_path / "rooms.db")) as store:
        assert await store.pack("a", LATER) == 2
        assert await store.rows("a") == rows()


OLDER = """
DROP TABLE packed, copying, workers, falls, house;
ALTER TABLE rooms DROP COLUMN home, DROP COLUMN epoch, DROP COLUMN level;
CREATE TABLE leases (room text PRIMARY KEY, owner text NOT NULL, until bigint NOT NULL);
UPDATE schema_version SET version = 1
"""
"""Back to the first version of the tables."""


@rule("D-1.12")
async def test_an_older_database_can_be_packed(database: str) -> None:
    """The same of PostgreSQL."""
    async with opened(lambda: PostgresStore(database)) as store:
        await settle(store)
    connection = await asyncpg.connect(database)
    await connection.execute(OLDER)
    await connection.close()
    async with opened(lambda: PostgresStore(database)) as store:
        assert await store.pack("a", LATER) == 2
        assert await store.rows("a") == rows()


@rule("D-1.12")
async def test_a_backup_has_what_is_packed(tmp_path: Path) -> None:
    """And can be served from."""
    async with opened(lambda: SqliteStore(tmp_path / "rooms.db")) as store:
        await settle(store)
        await store.pack("a", LATER)
        await asyncio.to_thread(copied, tmp_path / "rooms.db", tmp_path / "copy.db")
    async with opened(lambda: SqliteStore(tmp_path / "copy.db")) as store:
        assert await store.rows("a") == rows()
        assert await count(store, "packed") == 2


@rule("D-1.12")
async def test_two_who_pack_the_same_do_it_once(database: str) -> None:
    """The second finds the first one's pack, and takes nothing away."""
    async with opened(lambda: PostgresStore(database)) as store:
        await settle(store)
        other = await asyncpg.connect(database)
        await other.execute("INSERT INTO packed VALUES ('a', 0, 6, 'theirs')")
        assert await store.pack("a", LATER) == 0
        assert await count(store, "rows") == 13
        assert await store.answer("a", "p", "n") == b"x"
        await other.close()


@rule("D-1.12")
async def test_who_reads_in_parts_misses_nothing_that_is_packed_meanwhile(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packed between the first part and the second."""
    monkeypatch.setattr(postgres, "PART", 4)
    store = PostgresStore(database)
    await store.begin()
    await settle(store)
    read: Callable[..., Awaitable[list[object]]] = store._read
    calls = 0

    async def reads(query: str, *values: object) -> list[object]:
        nonlocal calls
        calls += 1
        if calls == 2:
            monkeypatch.setattr(store, "_read", read)
            await store.pack("a", LATER)
        return await read(query, *values)

    monkeypatch.setattr(store, "_read", reads)
    assert await store.rows("a") == rows()
    assert await count(store, "packed") == 2
    await store.close()


@pytest.mark.parametrize("make", ["file", "postgres"], indirect=True)
async def test_a_keeper_sees_a_packed_room_as_before(
    make: Callable[[], Store], tmp_path: Path
) -> None:
    """In figures."""
    async with opened(make) as store:
        await settle(store)
        file = f"sqlite:///{tmp_path / 'rooms.db'}"
        address = store.address if isinstance(store, PostgresStore) else file
        before = await asyncio.to_thread(facts_at, address, "a")
        await store.pack("a", LATER)
        assert before is not None
        assert (before.rows, before.games) == (13, 3)
        assert await asyncio.to_thread(facts_at, address, "a") == before
