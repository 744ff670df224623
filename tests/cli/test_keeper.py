"""Backup, restore and the rooms of a store, from the command line."""

import asyncio
import json
from pathlib import Path

import pytest

from questable.storage import claimed
from questable.storage.sqlite import SqliteStore
from tests.cli.command import Command
from tests.rule import rule
from tests.storage.contract import group


async def stored(path: Path, *rooms: str) -> None:
    """A store with some rooms."""
    store = SqliteStore(path)
    await store.begin()
    for room in rooms:
        await store.append(group(room, 0, 1, seed=(0, b"s" * 32)))
    await store.close()


def said(command: Command, *arguments: str) -> str:
    """What a command that works prints."""
    done = command(*arguments)
    assert done.code == 0, done.err
    return done.out


@pytest.fixture
def db(tmp_path: Path) -> str:
    """The address of a store with two rooms."""
    asyncio.run(stored(tmp_path / "rooms.db", "first", "second"))
    found = f"sqlite:///{tmp_path / 'rooms.db'}"
    with claimed(found):
        return found


def test_a_copy_is_made_and_put_back(command: Command, db: str, tmp_path: Path) -> None:
    """Also beside a server; only its owner may read it, and what it replaces is kept."""
    copy = tmp_path / "copy.db"
    with claimed(db):
        assert str(copy) in said(command, "backup", str(copy), "--db", db)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert "already" in command.refused("backup", str(copy), "--db", db)
    said(command, "rooms", "delete", "first", "--db", db)
    assert "first" not in said(command, "rooms", "list", "--db", db)
    assert "rooms.db.before" in said(command, "restore", str(copy), "--db", db)
    assert "first" in said(command, "rooms", "list", "--db", db)
    before = f"{db}.before"
    assert "first" not in said(command, "rooms", "list", "--db", before)
    assert (tmp_path / "rooms.db").stat().st_mode & 0o777 == 0o600
    assert sorted(each.name for each in tmp_path.glob("*fresh*")) == []


@rule("D-1.9")
def test_nothing_is_changed_under_a_server(command: Command, db: str, tmp_path: Path) -> None:
    """Who only looks may look."""
    copy = tmp_path / "copy.db"
    said(command, "backup", str(copy), "--db", db)
    with claimed(db):
        assert "Another server" in command.refused("restore", str(copy), "--db", db)
        assert "Another server" in command.refused("rooms", "delete", "first", "--db", db)
        assert "first" in said(command, "rooms", "list", "--db", db)
        assert "2 rows, one person, 0 games" in said(command, "rooms", "show", "first", "--db", db)
    facts = json.loads(said(command, "rooms", "show", "second", "--json", "--db", db))
    assert (facts["room"], facts["life"], facts["rows"]) == ("second", "alone", 2)


def test_what_is_no_store_is_said_to_be_none(command: Command, db: str, tmp_path: Path) -> None:
    """In one line, and nothing is changed."""
    bad = tmp_path / "bad.db"
    bad.write_text("not a database at all" * 99)
    told = command.refused("restore", str(bad), "--db", db)
    assert told == f"{bad} cannot be used: it is not a database."
    assert "first" in said(command, "rooms", "list", "--db", db)
    assert "no room" in command.refused("rooms", "show", "third", "--db", db)
    assert "no room" in command.refused("rooms", "delete", "third", "--db", db)
    assert "There is no" in command.refused("restore", "nowhere", "--db", db)
    assert "sqlite:///FILE" in command.refused("rooms", "list", "--db", "sqlite://")
    assert "cannot be used" in command.refused("rooms", "list", "--db", f"{db}.none")
    assert not (tmp_path / "rooms.db.none").exists()
