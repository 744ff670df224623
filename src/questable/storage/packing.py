"""Games that are over, packed in SQLite."""

import sqlite3
from collections.abc import Callable
from typing import Any

from questable.storage.class_tables import NO_CLASS, table_for
from questable.storage.packed_rows import END
from questable.table.ports import PLAYED, PackedRows, Resting


def reading(room: str) -> str:
    """How the rows of a room are read.

    In one statement: nothing can be packed between two halves of it.
    """
    return (
        "SELECT first AS seq, after, NULL, data FROM packed WHERE room=?1 AND after>?2"
        f" UNION ALL SELECT seq, at, kind, data FROM {table_for('rows', room)}"
        " WHERE room=?1 AND seq>=?2 ORDER BY seq"
    )


PLAIN = "SELECT seq, at, kind, data FROM rows WHERE room=? ORDER BY seq"
RESTING = (
    f"SELECT room, touched, EXISTS (SELECT 1 FROM rows WHERE rows.room=r.room AND kind='{END}')"
    f" FROM (SELECT room, touched FROM rooms WHERE life={PLAYED} AND (touched, room)>(?, ?)"
    f" AND touched<? AND {NO_CLASS} ORDER BY touched, room LIMIT ?) AS r ORDER BY touched, room"
)


def resting(found: tuple[Any, ...]) -> Resting:
    """A room that RESTING found."""
    return Resting(str(found[0]), int(found[1]), bool(found[2]))


def packing(
    room: str, packs: list[PackedRows], following: int, before: int
) -> Callable[[sqlite3.Connection], bool]:
    """What puts packs in the place of their rows; it says False if the room was used meanwhile."""

    def work(connection: sqlite3.Connection) -> bool:
        still = connection.execute(
            "SELECT 1 FROM rooms WHERE room=? AND next=? AND touched<?", (room, following, before)
        ).fetchone()
        if still is None:
            return False
        connection.executemany(
            "INSERT INTO packed (room, first, after, data) VALUES (?, ?, ?, ?)",
            [(room, pack.first, pack.after, pack.data) for pack in packs],
        )
        connection.execute("DELETE FROM rows WHERE room=? AND seq<?", (room, packs[-1].after))
        for table in ("nonces", "snapshots"):
            connection.execute(f"DELETE FROM {table} WHERE room=?", (room,))
        return True

    return work
