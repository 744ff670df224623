"""Where a class lies in SQLite: in tables of its own, so that they can be dropped as a whole.

A row that is deleted is overwritten (secure_delete), but SQLite copies rows from page to page when
others beside them come and go, and what is left behind by that it does not overwrite. A page that
only ever held one class is overwritten from end to end when its tables are dropped.
"""

import re
import sqlite3
from typing import Final

from questable.storage.schema import OF_A_ROOM
from questable.table.log.class_rows import CLASS, class_of, is_class

OWN: Final = ("rows", "nonces", "snapshots")
"""What names, answers and games of pupils are in."""
SAFE: Final = re.compile(rf"{CLASS}[a-z2-7]{{1,40}}")
NO_CLASS: Final = f"room NOT LIKE '{CLASS}%'"
"""Rooms that are no class and no table of one."""
MADE: Final = (
    "{rows} (id INTEGER PRIMARY KEY, room TEXT NOT NULL, seq INTEGER NOT NULL,"
    " at INTEGER NOT NULL, kind TEXT NOT NULL, data BLOB NOT NULL, UNIQUE (room, seq))",
    "{nonces} (room TEXT NOT NULL, sender TEXT NOT NULL, nonce TEXT NOT NULL,"
    " answer BLOB NOT NULL, PRIMARY KEY (room, sender, nonce)) WITHOUT ROWID",
    "{snapshots} (room TEXT PRIMARY KEY, seq INTEGER NOT NULL, data BLOB NOT NULL)",
)


def own_class(room: str) -> str:
    """The class that a room is, or is a table of; '' for any other."""
    school = room if is_class(room) else class_of(room)
    return school if SAFE.fullmatch(school) else ""


def table_for(table: str, room: str) -> str:
    """Where rows of that kind of a room lie, as SQL writes it."""
    school = own_class(room)
    return f'"{table}_of_{school}"' if school and table in OWN else table


def make(connection: sqlite3.Connection, school: str) -> None:
    """The tables of a new class."""
    names = {table: table_for(table, school) for table in OWN}
    for statement in MADE:
        connection.execute(f"CREATE TABLE IF NOT EXISTS {statement.format(**names)}")


class Erase:
    """Rooms that are forgotten together; a class takes its tables along."""

    cleans = True
    """Afterwards the journal is cut off."""

    def __init__(self, rooms: list[str]) -> None:
        self._rooms = rooms

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Delete all of it."""
        for room in self._rooms:
            if is_class(room) and own_class(room):
                for table in OWN:
                    connection.execute(f"DROP TABLE IF EXISTS {table_for(table, room)}")
        for room in self._rooms:
            forget(connection, room)


def forget(connection: sqlite3.Connection, room: str) -> None:
    """All that belongs to a room, wherever it lies."""
    for table in OF_A_ROOM:
        name = table_for(table, room)
        if name == table or is_there(connection, name):
            connection.execute(f"DELETE FROM {name} WHERE room=?", (room,))


def is_there(connection: sqlite3.Connection, name: str) -> bool:
    """Whether a class has its tables."""
    found = connection.execute(
        "SELECT 1 FROM sqlite_schema WHERE type='table' AND name=?", (name.strip('"'),)
    )
    return found.fetchone() is not None
