"""The store in a PostgreSQL database."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from questable.storage import BadAddress, shown, store_of
from questable.storage.postgres import PART, PostgresStore
from questable.storage.postgres_keeping import listed
from questable.storage.postgres_schema import POSTGRES_MIGRATIONS, migrate, version_of
from questable.storage.postgres_writer import HEAVY
from questable.table.ports import Clash, Group, Link, Repeated, StoreError
from tests import databases
from tests.rule import rule
from tests.storage.contract import StoreContract, group, row

MORE = (*POSTGRES_MIGRATIONS, ("ALTER TABLE rooms ADD COLUMN colour text",))


@rule("D-1.2", "D-1.3", "D-1.4", "D-1.10", "D-3.3", "D-4.2", "D-4.7")
class TestPostgres(StoreContract):
    """As every store."""

    @pytest.fixture(autouse=True)
    def fresh(self, database: str) -> None:
        """A database for each."""
        self.database = database

    def make(self, folder: Path) -> PostgresStore:
        """In a database."""
        return PostgresStore(self.database)


def test_addresses_keep_their_password_to_themselves() -> None:
    """Whatever is said of them."""
    assert isinstance(store_of("postgresql://ann:secret@host/x"), PostgresStore)
    assert shown("postgresql://ann:sec/r@et@host/x") == "postgresql://ann@host/x"
    assert shown("postgresql:///x?password=secret&host=/run") == "postgresql:///x?host=/run"
    assert shown("postgresql:///x?host=/run&password=secret") == "postgresql:///x?host=/run"
    assert shown("sqlite:///a:b@c") == "sqlite:///a:b@c"
    with pytest.raises(BadAddress) as error:
        store_of("mysql://ann:secret@host/x")
    assert "secret" not in str(error.value)


@rule("D-1.2", "D-1.4")
async def test_many_groups_together_are_stored_as_each_by_itself(database: str) -> None:
    """Any bytes, any nonce, all that a group can have; a clash or a repeat takes nobody along."""
    store = PostgresStore(database)
    await store.begin()
    odd = [b"{}", '{"é":"\\u0000 \\" 😀"}'.encode(), b"\xff\xfe", b"a\x00b", b"", b"'); --"]
    for seq in (0, 1):
        await asyncio.gather(
            *(store.append(group(f"r{n}", seq, sender="p", nonce=f"{seq}")) for n in range(30))
        )
    said = await asyncio.gather(
        *(store.append(_of_many(n, odd[n % len(odd)])) for n in range(30)), return_exceptions=True
    )
    refused = {n: type(each) for n, each in enumerate(said) if each is not None}
    assert refused == {7: Clash, 8: Repeated, 9: Clash}
    for n in set(range(30)) - {7, 8, 9}:
        assert (await store.rows(f"r{n}"))[2].data == odd[n % len(odd)]
        assert await store.answer(f"r{n}", "p", f"ü{n}\x00\ud800") == b"ok"
        assert await store.seeds(f"r{n}") == ({0: b"seed"} if n % 2 else {})
    assert [len(await store.rows(f"r{n}")) for n in (7, 8, 9)] == [2, 2, 2]
    await store.close()


def _of_many(n: int, data: bytes) -> Group:
    """Room 7 comes with a number that is taken, 8 with a nonce, 9 with room 1's link."""
    nonce = "1" if n == 8 else f"ü{n}\x00\ud800"
    rows = [row(1 if n == 7 else 2, data=data)]
    links = [Link("h1" if n == 9 else f"h{n}", f"r{n}", "code")]
    seed = (0, b"seed") if n % 2 else None
    return group(
        f"r{n}", rows=rows, sender="p", nonce=nonce, answer=b"ok", links=links, seed=seed, alarm=5
    )


async def test_what_waits_is_one_statement(database: str) -> None:
    """However many groups there are, and none of them twice."""
    store = PostgresStore(database)
    await store.begin()
    await asyncio.gather(*(store.append(group(f"r{n}", 0)) for n in range(200)))
    asked: list[str] = []
    connection = await store._writer._connected()
    connection.add_query_logger(lambda query: asked.append(query.query))
    await asyncio.gather(*(store.append(group(f"r{n}", 1)) for n in range(200)))
    assert 1 <= len(asked) <= 3
    assert await store.count() == 200
    asked.clear()
    heavy = [[row(2, data=b"x" * (HEAVY // 3))] for _ in range(12)]
    await asyncio.gather(*(store.append(group(f"r{n}", rows=r)) for n, r in enumerate(heavy)))
    assert 4 <= len(asked) <= 5
    await store.close()


async def test_a_link_that_was_void_a_moment_ago_can_be_had(database: str) -> None:
    """In the same group too: what ends is gone before what begins."""
    store = PostgresStore(database)
    await store.begin()
    await store.append(group("a", 0, links=[Link("h", "a", "person", 1)]))
    await store.append(group("a", 1, links=[Link("h", "a", "person", 1)]))
    await store.append(group("a", 2, void=[1], links=[Link("h", "a", "person", 2)]))
    assert await store.link("h") == Link("h", "a", "person", 2)
    with pytest.raises(Clash):
        await store.append(group("a", 3, links=[Link("h", "a", "door")]))
    await store.close()


async def test_two_new_links_of_one_hash_are_one_too_many(database: str) -> None:
    """Also when they come in one statement."""
    store = PostgresStore(database)
    await store.begin()
    new = [group(f"r{n}", 0, links=[Link("same", f"r{n}", "code")]) for n in range(3)]
    said = await asyncio.gather(*map(store.append, new), return_exceptions=True)
    assert sorted(type(each).__name__ for each in said) == ["Clash", "Clash", "NoneType"]
    assert await store.count() == 1
    await store.close()


async def test_a_long_room_is_read_in_parts(database: str) -> None:
    """All of it, in order."""
    store = PostgresStore(database)
    await store.begin()
    count = 2 * PART
    await store.append(group("a", *range(count)))
    assert [each.seq for each in await store.rows("a")] == list(range(count))
    assert [each.seq for each in await store.rows("a", count - 1)] == [count - 1]
    await store.close()


async def test_a_name_that_can_be_no_text_is_nobodys(database: str) -> None:
    """Strangers write what they like into an address."""
    store = PostgresStore(database)
    await store.begin()
    for name in ("\x00", "a\x00b", "\ud800"):
        assert await store.rows(name) == []
        assert await store.link(name) is None
        assert await store.listed(name) is None
    await store.close()


async def test_a_lock_that_stays_is_said_to_be_busy(database: str) -> None:
    """And nothing was stored."""
    store = PostgresStore(database, busy=0.1)
    await store.begin()
    await store.append(group("a", 0))
    other = await asyncpg.connect(database)
    async with other.transaction():
        await other.execute("SELECT * FROM rooms FOR UPDATE")
        with pytest.raises(StoreError) as error:
            await store.append(group("a", 1))
        assert error.value.code == "busy"
    await other.close()
    assert [each.seq for each in await store.rows("a")] == [0]
    await store.append(group("a", 1))
    await store.close()


@rule("D-1.4")
async def test_a_full_disk_is_an_error_and_leaves_no_trace(database: str) -> None:
    """All who wrote in that moment are told."""
    store = PostgresStore(database)
    await store.begin()
    await store.append(group("a", 0))
    other = await asyncpg.connect(database)
    await other.execute(
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = 'disk_full'; END $$"
    )
    await other.execute("CREATE TRIGGER f BEFORE INSERT ON rows EXECUTE FUNCTION full_disk()")
    new = [group(f"r{n}", 0) for n in range(3)]
    said = await asyncio.gather(*map(store.append, new), return_exceptions=True)
    assert [getattr(each, "code", None) for each in said] == ["full"] * 3
    assert await store.count() == 1
    await other.execute("DROP TRIGGER f ON rows")
    await other.close()
    await store.append(new[0])
    await store.close()


async def test_an_older_database_is_brought_up_to_date(database: str) -> None:
    """Keeping what is in it; by one of those who come at once."""
    store = PostgresStore(database)
    await store.begin()
    await store.append(group("a", 0))
    await store.close()
    both = [await asyncpg.connect(database) for _ in range(2)]
    await asyncio.gather(*(migrate(each, MORE) for each in both))
    assert await version_of(both[0]) == len(MORE)
    assert [tuple(each) for each in await both[0].fetch("SELECT room, colour FROM rooms")] == [
        ("a", None)
    ]
    broken = (*MORE, ("CREATE TABLE more (x int)", "nonsense"))
    with pytest.raises(asyncpg.PostgresSyntaxError):
        await migrate(both[0], broken)
    assert await version_of(both[1]) == len(MORE)
    assert await both[1].fetchval("SELECT to_regclass('more')") is None
    await asyncio.gather(*(each.close() for each in both))


async def test_a_newer_database_is_not_touched_and_an_older_only_served(database: str) -> None:
    """Each in one line; to look is not to bring up to date."""
    connection = await asyncpg.connect(database)
    for version, code in ((len(MORE), "newer"), (0, "older")):
        await connection.execute("UPDATE schema_version SET version = $1", version)
        with pytest.raises(StoreError) as error:
            await listed(database)
        assert error.value.code == code
    await connection.execute("UPDATE schema_version SET version = $1", len(MORE))
    with pytest.raises(StoreError) as error:
        await PostgresStore(database).begin()
    assert error.value.code == "newer"
    await connection.close()


async def test_a_closed_store_says_so(database: str) -> None:
    """Before it was opened too; all that waited is written before it closes."""
    store = PostgresStore(database)
    with pytest.raises(StoreError):
        await store.append(group("a", 0))
    await store.begin()
    writes = [asyncio.create_task(store.append(group(f"r{n}", 0))) for n in range(300)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    with pytest.raises(StoreError):
        await store.append(group("a", 0))
    with pytest.raises(StoreError):
        await store.rows("a")
    await store.close()
    assert len(await listed(database)) == 300


async def test_what_is_no_database_is_said_to_be_none() -> None:
    """By its kind."""
    running = databases.cluster()
    for address, code in (
        (running.address("nowhere"), "broken"),
        ("postgresql://x@127.0.0.1:1/x", "broken"),
        ("postgresql://x@host:port/x", "address"),
    ):
        with pytest.raises(StoreError) as error:
            await PostgresStore(address).begin()
        assert error.value.code == code
