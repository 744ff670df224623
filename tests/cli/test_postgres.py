"""Houses in PostgreSQL, from the command line: serving, keeping, moving."""

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import asyncpg
import pytest

from questable.storage import claimed, store_of
from questable.storage.postgres_schema import POSTGRES_MIGRATIONS
from tests.cli.command import Command
from tests.rule import rule
from tests.storage.contract import group


async def settle(address: str) -> None:
    """Two rooms."""
    store = store_of(address)
    await store.begin()
    for room in ("first", "second"):
        await store.append(group(room, 0, 1, seed=(0, b"s" * 32)))
    await store.close()


def tell(address: str, query: str) -> None:
    """Something to the database itself."""

    async def say() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(query)
        await connection.close()

    asyncio.run(say())


def said(command: Command, *arguments: str) -> str:
    """What a command that works prints."""
    done = command(*arguments)
    assert done.code == 0, done.err
    return done.out


async def interrupted(*_: object) -> None:
    """Ctrl+C in the middle of it."""
    raise KeyboardInterrupt


@pytest.fixture
def db(database: str) -> str:
    """The address of a house with two rooms."""
    asyncio.run(settle(database))
    return database


@rule("D-1.9")
def test_rooms_are_kept_as_in_a_file(command: Command, db: str) -> None:
    """Who only looks may look, beside a server too."""
    with claimed(db):
        assert "Another server" in command.refused("rooms", "delete", "first", "--db", db)
        assert "2 rooms." in said(command, "rooms", "list", "--db", db)
        assert "2 rows, one person, 0 games" in said(command, "rooms", "show", "first", "--db", db)
    facts = json.loads(said(command, "rooms", "show", "second", "--json", "--db", db))
    assert (facts["room"], facts["life"], facts["rows"]) == ("second", "alone", 2)
    said(command, "rooms", "delete", "first", "--db", db)
    assert "One room." in said(command, "rooms", "list", "--db", db)
    assert "no room" in command.refused("rooms", "show", "first", "--db", db)
    assert "no room" in command.refused("rooms", "delete", "first", "--db", db)


def test_a_database_is_copied_by_its_own_programs(
    command: Command, db: str, tmp_path: Path
) -> None:
    """Which is said in one line."""
    file = tmp_path / "copy.db"
    assert "use pg_dump" in command.refused("backup", str(file), "--db", db)
    file.write_text("anything")
    assert "use pg_restore" in command.refused("restore", str(file), "--db", db)


def test_what_cannot_be_used_is_refused_in_one_line(command: Command, database: str) -> None:
    """Without the password."""
    nowhere = "postgresql://ann:secret@127.0.0.1:1/x"
    for arguments in (("serve", "--check", "--port", "0"), ("rooms", "list")):
        refused = command.refused(*arguments, "--db", nowhere)
        assert refused.startswith("postgresql://ann@127.0.0.1:1/x cannot be used: nothing answers")
        none = database.replace("/house_", "/no_house_")
        assert "there is no such database" in command.refused(*arguments, "--db", none)
        bad = "postgresql://ann@host:port/x"
        assert "address cannot be read" in command.refused(*arguments, "--db", bad)
        tell(database, "UPDATE schema_version SET version = 99")
        assert "newer version" in command.refused(*arguments, "--db", database)
        tell(database, f"UPDATE schema_version SET version = {len(POSTGRES_MIGRATIONS)}")
    tell(database, "UPDATE schema_version SET version = 0")
    assert "older version" in command.refused("rooms", "list", "--db", database)
    with claimed(database):
        refused = command.refused("serve", "--check", "--port", "0", "--db", database)
    assert "Another server" in refused


@rule("D-1.9")
def test_it_serves_says_what_it_found_and_is_not_in_the_way_when_killed(
    command: Command, database: str
) -> None:
    """One server at a time; a warning where commits need not be on the disk."""
    name = database.split("/")[3].split("?")[0]
    tell(database, f"ALTER DATABASE {name} SET synchronous_commit = off")
    start = [sys.executable, "-m", "questable", "serve", "--lang", "en", "--port", "0"]
    for end in (signal.SIGKILL, signal.SIGINT):
        with subprocess.Popen([*start, "--db", database], stdout=subprocess.PIPE, text=True) as one:
            assert one.stdout is not None
            url = one.stdout.readline().split()[4]
            found = [one.stdout.readline() for _ in range(3)]
            with urllib.request.urlopen(f"{url}/health", timeout=30) as answer:
                assert b'"ok"' in answer.read()
            refused = command.refused("serve", "--port", "0", "--db", database)
            assert "Another server" in refused
            one.send_signal(end)
            one.wait(30)
    assert found[0].startswith("It is PostgreSQL 1")
    assert "synchronous_commit off" in found[0]
    assert found[1].startswith("Warning: synchronous_commit is off")
    assert found[2].startswith("Warning: fsync is off")


def test_a_house_moves_and_neither_is_served_meanwhile(
    command: Command, db: str, tmp_path: Path
) -> None:
    """To a file and back to nothing else; counts are told."""
    file = f"sqlite:///{tmp_path / 'rooms.db'}"
    both = ("migrate", "--from", db, "--to", file)
    with claimed(db):
        assert "Another server" in command.refused(*both)
    with claimed(file):
        assert "Another server" in command.refused(*both)
    told = said(command, *both)
    assert "Rooms copied: 2 of 2." in told
    assert "2 rooms and 4 rows" in told
    assert "2 rooms." in said(command, "rooms", "list", "--db", file)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("questable.storage.moving.move", interrupted)
        done = command(*both)
    assert (done.code, "goes on from here" in done.err) == (130, True)
    said(command, "rooms", "delete", "second", "--db", db)
    done = command(*both)
    assert (done.code, "something else: room second" in done.err) == (2, True)
    nothing = f"sqlite:///{tmp_path / 'none.db'}"
    assert "cannot be used" in command.refused("migrate", "--from", nothing, "--to", db)
    assert "sqlite:///FILE" in command.refused("migrate", "--from", db, "--to", "sqlite://")


@rule("D-1.13")
def test_half_a_house_is_refused_in_one_line(command: Command, db: str, tmp_path: Path) -> None:
    """Until the copy is done; who only looks may look."""
    file = f"sqlite:///{tmp_path / 'rooms.db'}"
    both = ("migrate", "--from", db, "--to", file)
    said(command, *both)
    with sqlite3.connect(tmp_path / "rooms.db") as connection:
        connection.execute("INSERT INTO copying VALUES (1)")
    connection.close()
    refused = command.refused("serve", "--check", "--port", "0", "--db", file)
    assert refused.endswith("it was copied only in part; call “questable migrate” again.")
    assert "2 rooms." in said(command, "rooms", "list", "--db", file)
    said(command, *both)
    said(command, "serve", "--check", "--port", "0", "--db", file)
