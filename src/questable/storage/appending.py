"""Groups of rows into SQLite: one by one, or many of them in three statements."""

import sqlite3
from collections.abc import Sequence

import msgspec

from questable.storage.class_tables import make, own_class, table_for
from questable.storage.writer import Work
from questable.table.log.class_rows import is_class
from questable.table.ports import ALONE, Clash, Group, Link, Repeated, group_bytes

KNOWS_JSON = sqlite3.sqlite_version_info >= (3, 38)
TAKE_NUMBERS = (
    "UPDATE rooms SET touched=new.at, next=new.after, bytes=bytes+new.more"
    " FROM (SELECT value->>0 AS room, value->>1 AS first, value->>2 AS after, value->>3 AS at,"
    " value->>4 AS more, value->>5 AS epoch FROM json_each(?)) AS new"
    " WHERE rooms.room=new.room AND rooms.next=new.first AND rooms.epoch=new.epoch"
)
INSERT_ROWS = (
    "INSERT INTO rows (room, seq, at, kind, data) SELECT value->>0, value->>1, value->>2,"
    " value->>3, CAST(value->>4 AS BLOB) FROM json_each(?)"
)
INSERT_NONCES = (
    "INSERT INTO nonces SELECT value->>0, value->>1, value->>2, CAST(value->>3 AS BLOB)"
    " FROM json_each(?)"
)


def work(group: Group) -> Work:
    """What has to be done to store a group."""
    more = (group.alarm, group.seed, group.life)
    plain = KNOWS_JSON and group.rows[0].seq > 0 and more == (None, None, None)
    plain = plain and not own_class(group.room)
    return (PlainAppend if plain and not (group.void or group.shut or group.links) else Append)(
        group
    )


class Append:
    """A group that is stored by itself."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Store it; Clash if a number is taken, Repeated if its nonce was answered."""
        _append(connection, self.group)


class PlainAppend(Append):
    """Rows of a room, and perhaps an answer: what nearly all groups are."""

    @staticmethod
    def many(connection: sqlite3.Connection, works: list["PlainAppend"]) -> bool:
        """Store all of them; False, or an error, when one would clash or repeat."""
        groups = [work.group for work in works]
        numbers = [
            (g.room, g.rows[0].seq, g.rows[-1].seq + 1, g.rows[-1].at, group_bytes(g), g.epoch)
            for g in groups
        ]
        if connection.execute(TAKE_NUMBERS, (_json(numbers),)).rowcount != len(groups):
            return False
        rows = [
            (g.room, row.seq, row.at, row.kind, row.data.decode()) for g in groups for row in g.rows
        ]
        connection.execute(INSERT_ROWS, (_json(rows),))
        answers = [(g.room, g.sender, g.nonce, g.answer.decode()) for g in groups if g.nonce]
        connection.execute(INSERT_NONCES, (_json(answers),))
        return True


def _json(data: Sequence[tuple[str | int, ...]]) -> str:
    text = msgspec.json.encode(data).decode()
    if "\\u0000" in text:
        raise ValueError("SQLite's texts end there")
    return text


def _append(connection: sqlite3.Connection, group: Group) -> None:
    if group.rows[0].seq == 0 and is_class(group.room) and own_class(group.room):
        make(connection, group.room)
    if group.nonce:
        _answer(connection, group)
    _take_numbers(connection, group)
    name = table_for("rows", group.room)
    try:
        connection.executemany(
            f"INSERT INTO {name} (room, seq, at, kind, data) VALUES (?, ?, ?, ?, ?)",
            [(group.room, row.seq, row.at, row.kind, row.data) for row in group.rows],
        )
    except sqlite3.IntegrityError:
        raise Clash from None
    if group.alarm:
        connection.execute("REPLACE INTO deadlines VALUES (?, ?)", (group.room, group.alarm))
    elif group.alarm is not None:
        connection.execute("DELETE FROM deadlines WHERE room=?", (group.room,))
    if group.seed is not None:
        connection.execute("INSERT INTO secrets VALUES (?, ?, ?)", (group.room, *group.seed))
    for person in group.void:
        connection.execute(
            "DELETE FROM links WHERE room=? AND kind='person' AND person=?", (group.room, person)
        )
    for kind in group.shut:
        connection.execute("DELETE FROM links WHERE room=? AND kind=?", (group.room, kind))
    for link in group.links:
        _renew(connection, link)


def _answer(connection: sqlite3.Connection, group: Group) -> None:
    key, name = (group.room, group.sender, group.nonce), table_for("nonces", group.room)
    try:
        connection.execute(f"INSERT INTO {name} VALUES (?, ?, ?, ?)", (*key, group.answer))
    except sqlite3.IntegrityError:
        found = connection.execute(
            f"SELECT answer FROM {name} WHERE room=? AND sender=? AND nonce=?", key
        ).fetchone()
        raise Repeated(bytes(found[0])) from None


def _take_numbers(connection: sqlite3.Connection, group: Group) -> None:
    """The next numbers of the room; Clash when they are taken or the room has moved."""
    first, after, at = group.rows[0].seq, group.rows[-1].seq + 1, group.rows[-1].at
    more = group_bytes(group)
    if first == 0:
        try:
            connection.execute(
                "INSERT INTO rooms (room, opened, touched, next, life, bytes)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (group.room, at, at, after, group.life or ALONE, more),
            )
        except sqlite3.IntegrityError:
            raise Clash from None
        return
    moved = connection.execute(
        "UPDATE rooms SET touched=?, next=?, bytes=bytes+?, life=coalesce(?, life)"
        " WHERE room=? AND next=? AND epoch=?",
        (at, after, more, group.life, group.room, first, group.epoch),
    )
    if moved.rowcount != 1:
        raise Clash


def _renew(connection: sqlite3.Connection, link: Link) -> None:
    """A way in; those of the same kind and person are void. Clash if another room has it."""
    connection.execute(
        "DELETE FROM links WHERE room=? AND kind=? AND person=?",
        (link.room, link.kind, link.person),
    )
    try:
        connection.execute(
            "INSERT INTO links VALUES (?, ?, ?, ?)", (link.hash, link.room, link.kind, link.person)
        )
    except sqlite3.IntegrityError:
        raise Clash from None
