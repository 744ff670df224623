"""The store in a SQLite file, or in SQLite's memory."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from questable.storage import BadAddress, file_of, store_of
from questable.storage.keeping import copied
from questable.storage.schema import MIGRATIONS, migrate
from questable.storage.sqlite import SqliteStore
from questable.table.ports import ALONE, COMPANY, PLAYED, StoreError
from tests.rule import rule
from tests.storage.contract import StoreContract, group, row


@rule("D-1.2", "D-1.3", "D-1.4", "D-1.10", "D-3.3", "D-4.2", "D-4.7")
class TestSqliteFile(StoreContract):
    """As every store."""

    def make(self, folder: Path) -> SqliteStore:
        """In a file."""
        return SqliteStore(folder / "rooms.db")


class TestSqliteMemory(StoreContract):
    """As every store."""

    def make(self, folder: Path) -> SqliteStore:
        """Without a file."""
        return SqliteStore(None)


def test_addresses() -> None:
    """As `--db` takes them."""
    assert file_of("sqlite://") is None
    assert file_of("sqlite:///rooms.db") == Path("rooms.db")
    assert file_of("sqlite:////var/rooms.db") == Path("/var/rooms.db")
    assert isinstance(store_of("sqlite:///rooms.db"), SqliteStore)
    for bad in ("", "rooms.db", "sqlite:///", "postgres://x", "sqlite:rooms.db"):
        with pytest.raises(BadAddress):
            store_of(bad)


@rule("D-1.1")
async def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    """kill -9 right after the answer: another process finds every row."""
    program = f"""
import asyncio, os, signal
from pathlib import Path
from questable.storage.sqlite import SqliteStore
from tests.storage.contract import group
async def main():
    store = SqliteStore(Path({str(tmp_path / "rooms.db")!r}))
    await store.begin()
    for seq in range(20):
        await store.append(group("a", seq, nonce=str(seq), answer=b"x"))
        print(seq, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""
    root = Path(__file__).parents[2]
    env = os.environ | {"PYTHONPATH": f"{root}:{root / 'src'}", "QUESTABLE_BUILD": "pure"}
    ran = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True)
    assert ran.returncode == -9
    acknowledged = [int(line) for line in ran.stdout.split()]
    store = SqliteStore(tmp_path / "rooms.db")
    await store.begin()
    assert [row.seq for row in await store.rows("a")] == acknowledged == list(range(20))
    await store.close()


@rule("D-1.1")
async def test_the_file_is_written_safely(tmp_path: Path) -> None:
    """WAL, synchronous=FULL, and nobody else may read the seeds."""
    store = SqliteStore(tmp_path / "rooms.db")
    await store.begin()
    mode = await store._writer.do(lambda c: c.execute("PRAGMA journal_mode").fetchone()[0])
    synchronous = await store._writer.do(lambda c: c.execute("PRAGMA synchronous").fetchone()[0])
    assert (mode, synchronous) == ("wal", 2)
    assert (tmp_path / "rooms.db").stat().st_mode & 0o077 == 0
    await store.close()


async def test_many_groups_are_one_commit(tmp_path: Path) -> None:
    """What waits goes to disk together."""
    store = SqliteStore(tmp_path / "rooms.db")
    await store.begin()
    commits: list[str] = []

    def trace(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)

    await store._writer.do(trace)
    await asyncio.gather(*(store.append(group(f"r{n}", 0)) for n in range(200)))
    assert len(commits) < 20
    await store.close()


@rule("D-1.2", "D-1.4")
async def test_many_groups_together_are_stored_as_each_by_itself(tmp_path: Path) -> None:
    """Any bytes, any nonce; one clash or one nonce that was answered takes nobody along."""
    store = SqliteStore(tmp_path / "rooms.db")
    await store.begin()
    odd = [b"{}", '{"é":"\\u0000 \\" 😀"}'.encode(), b"\xff\xfe", b"a\x00b", b"", b"'); --"]
    for seq in (0, 1):
        await asyncio.gather(
            *(store.append(group(f"r{n}", seq, sender="p", nonce=f"{seq}")) for n in range(30))
        )
    for first in (3, 1, 2):
        said = await asyncio.gather(
            *(_one_of_many(store, n, first, odd[n % len(odd)]) for n in range(30)),
            return_exceptions=True,
        )
        refused = [n for n, each in enumerate(said) if each is not None]
        assert refused == ([7, 8] if first == 2 else list(range(30)))
    for n in range(30):
        rows = await store.rows(f"r{n}")
        assert [row.seq for row in rows] == [0, 1] + ([] if n in (7, 8) else [2])
        if n not in (7, 8):
            assert rows[2].data == odd[n % len(odd)]
            assert await store.answer(f"r{n}", "p", f"ü{n}\x00" if n % 5 == 0 else f"ü{n}") == b"ok"
    await store.close()


async def _one_of_many(store: SqliteStore, n: int, seq: int, data: bytes) -> None:
    """At last room 7 comes with a number that is taken, room 8 with an answered nonce."""
    if seq != 2:
        await store.append(group(f"r{n}", seq, sender="p", nonce=f"ü{n}"))
        return
    nonce = "1" if n == 8 else f"ü{n}\x00" if n % 5 == 0 else f"ü{n}"
    rows = [row(1 if n == 7 else seq, data=data)]
    await store.append(group(f"r{n}", rows=rows, sender="p", nonce=nonce, answer=b"ok"))


async def test_two_processes_wait_for_each_other_or_say_busy(tmp_path: Path) -> None:
    """A database that stays locked is an error with a name, and nothing was stored."""
    store = SqliteStore(tmp_path / "rooms.db", busy=0.05)
    await store.begin()
    await store.append(group("a", 0))
    other = sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError) as error:
        await store.append(group("a", 1))
    assert error.value.code == "busy"
    assert [row.seq for row in await store.rows("a")] == [0]
    other.execute("ROLLBACK")
    other.close()
    await store.append(group("a", 1))
    await store.close()


@rule("D-1.4")
async def test_a_full_disk_is_an_error_and_leaves_no_trace(tmp_path: Path) -> None:
    """All who wrote in that moment are told; what was stored before is there."""
    store = SqliteStore(tmp_path / "rooms.db")
    await store.begin()
    await store.append(group("a", 0))

    def fill(connection: sqlite3.Connection) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    await store._writer.do(fill)
    big = [group(f"r{n}", 0, nonce="n", answer=b"x" * 50_000) for n in range(3)]
    done = await asyncio.gather(*map(store.append, big), return_exceptions=True)
    assert [getattr(each, "code", None) for each in done] == ["full"] * 3
    assert await store.count() == 1
    await store._writer.do(lambda c: c.execute("PRAGMA max_page_count=1000000").fetchone())
    await store.append(big[0])
    assert await store.count() == 2
    await store.close()


async def test_a_backup_can_be_made_while_tables_play(tmp_path: Path) -> None:
    """It is a whole store of its own, as of some moment."""
    store = SqliteStore(tmp_path / "rooms.db")
    await store.begin()
    for seq in range(50):
        await store.append(group("a", seq))
    writes = [asyncio.create_task(store.append(group("a", seq))) for seq in range(50, 100)]
    await asyncio.to_thread(copied, tmp_path / "rooms.db", tmp_path / "copy.db")
    await asyncio.gather(*writes)
    await store.close()
    copy = SqliteStore(tmp_path / "copy.db")
    await copy.begin()
    rows = [row.seq for row in await copy.rows("a")]
    assert rows == list(range(len(rows)))
    assert len(rows) >= 50
    await copy.close()
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.glob(".*")) == []


async def test_an_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    """Version by version, keeping what is in it."""
    path = tmp_path / "rooms.db"
    store = SqliteStore(path)
    await store.begin()
    await store.append(group("a", 0))
    await store.close()
    connection = sqlite3.connect(path, isolation_level=None)
    more = (*MIGRATIONS, ("ALTER TABLE rooms ADD COLUMN colour TEXT",))
    migrate(connection, more)
    assert connection.execute("SELECT room, colour FROM rooms").fetchall() == [("a", None)]
    assert connection.execute("SELECT version FROM schema_version").fetchall() == [(len(more),)]
    migrate(connection, more)
    connection.close()


async def test_the_first_files_learn_what_their_rooms_were(tmp_path: Path) -> None:
    """Which had a game, which had guests, and how much they take."""
    path = tmp_path / "rooms.db"
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, MIGRATIONS[:1])
    for room, kinds in (("a", "open"), ("b", "open enter"), ("c", "open enter deal act")):
        connection.execute("INSERT INTO rooms VALUES (?, 1, 2, 4)", (room,))
        for seq, kind in enumerate(kinds.split()):
            row = (room, seq, kind, b"12345")
            connection.execute("INSERT INTO rows VALUES (NULL, ?, ?, 1, ?, ?)", row)
    connection.close()
    store = SqliteStore(path)
    await store.begin()
    found = [(each.room, each.life, each.bytes) for each in await store.rooms(9)]
    assert found == [("a", ALONE, 5), ("b", COMPANY, 10), ("c", PLAYED, 20)]
    await store.close()


async def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    """Whole or not at all."""
    path = tmp_path / "rooms.db"
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection)
    with pytest.raises(sqlite3.Error):
        migrate(connection, (*MIGRATIONS, ("CREATE TABLE more (x)", "nonsense")))
    assert connection.execute("SELECT version FROM schema_version").fetchone() == (len(MIGRATIONS),)
    tables = connection.execute("SELECT name FROM sqlite_master WHERE name='more'").fetchall()
    assert tables == []
    connection.close()


async def test_a_newer_file_is_not_touched(tmp_path: Path) -> None:
    """Who has an old program must not write into it."""
    path = tmp_path / "rooms.db"
    connection = sqlite3.connect(path, isolation_level=None)
    migrate(connection, (*MIGRATIONS, ("CREATE TABLE more (x)",)))
    connection.close()
    with pytest.raises(StoreError) as error:
        await SqliteStore(path).begin()
    assert error.value.code == "newer"


async def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    """And so is a folder that is not there."""
    (tmp_path / "rooms.db").write_text("these are not the rows you look for" * 100)
    for path in (tmp_path / "rooms.db", tmp_path / "no" / "rooms.db"):
        with pytest.raises(StoreError) as error:
            await SqliteStore(path).begin()
        assert error.value.code == "broken"


async def test_a_closed_store_says_so() -> None:
    """Before it was opened too."""
    store = SqliteStore(None)
    with pytest.raises(StoreError):
        await store.append(group("a", 0))
    await store.begin()
    await store.close()
    with pytest.raises(StoreError):
        await store.append(group("a", 0))
    await store.close()


async def test_all_that_waited_is_written_before_it_closes(tmp_path: Path) -> None:
    """Nothing acknowledged or begun is dropped."""
    store = SqliteStore(tmp_path / "rooms.db")
    await store.begin()
    writes = [asyncio.create_task(store.append(group(f"r{n}", 0))) for n in range(300)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    again = SqliteStore(tmp_path / "rooms.db")
    await again.begin()
    assert await again.count() == 300
    await again.close()
