"""The tables of a SQLite store, and how an older file becomes a newer one."""

import sqlite3

from questable.table.ports import StoreError

FIRST = (
    "CREATE TABLE rooms (room TEXT PRIMARY KEY, opened INTEGER NOT NULL,"
    " touched INTEGER NOT NULL, next INTEGER NOT NULL)",
    "CREATE INDEX rooms_touched ON rooms (touched)",
    "CREATE TABLE rows (id INTEGER PRIMARY KEY, room TEXT NOT NULL, seq INTEGER NOT NULL,"
    " at INTEGER NOT NULL, kind TEXT NOT NULL, data BLOB NOT NULL, UNIQUE (room, seq))",
    "CREATE TABLE nonces (room TEXT NOT NULL, sender TEXT NOT NULL, nonce TEXT NOT NULL,"
    " answer BLOB NOT NULL, PRIMARY KEY (room, sender, nonce)) WITHOUT ROWID",
    "CREATE TABLE links (hash TEXT PRIMARY KEY, room TEXT NOT NULL, kind TEXT NOT NULL,"
    " person INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE INDEX links_room ON links (room)",
    "CREATE TABLE secrets (room TEXT NOT NULL, game INTEGER NOT NULL, seed BLOB NOT NULL,"
    " PRIMARY KEY (room, game)) WITHOUT ROWID",
    "CREATE TABLE deadlines (room TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE INDEX deadlines_at ON deadlines (at)",
    "CREATE TABLE leases (room TEXT PRIMARY KEY, owner TEXT NOT NULL, until INTEGER NOT NULL)"
    " WITHOUT ROWID",
    "CREATE TABLE snapshots (room TEXT PRIMARY KEY, seq INTEGER NOT NULL, data BLOB NOT NULL)",
)

SECOND = (
    "ALTER TABLE rooms ADD COLUMN life INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE rooms ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0",
    "UPDATE rooms SET life = CASE"
    " WHEN EXISTS (SELECT 1 FROM rows WHERE rows.room=rooms.room AND kind='deal') THEN 2"
    " WHEN EXISTS (SELECT 1 FROM rows WHERE rows.room=rooms.room AND kind='enter') THEN 1"
    " ELSE 0 END,"
    " bytes = coalesce((SELECT sum(length(data)) FROM rows WHERE rows.room=rooms.room), 0)",
    "CREATE INDEX rooms_life ON rooms (life, touched)",
    "CREATE TABLE pulse (one INTEGER PRIMARY KEY, at INTEGER NOT NULL)",
)
"""How long a room is worth keeping, how much it takes, and a place where health is tried."""

THIRD = (
    "CREATE TABLE aside (id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE,"
    " data BLOB NOT NULL)",
)
"""What can be made again, under a name of its own: analyses of games that are over."""

FOURTH = (
    "CREATE TABLE packed (room TEXT NOT NULL, first INTEGER NOT NULL, after INTEGER NOT NULL,"
    " data BLOB NOT NULL, PRIMARY KEY (room, first))",
    "CREATE TABLE copying (one INTEGER PRIMARY KEY)",
)
"""Games that are over, one row each; and a mark on a house that was not copied to the end."""

FIFTH = (
    "DROP TABLE leases",
    "ALTER TABLE rooms ADD COLUMN home TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE rooms ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE rooms ADD COLUMN level INTEGER NOT NULL DEFAULT 0",
    "CREATE TABLE workers (worker TEXT PRIMARY KEY, address TEXT NOT NULL, until INTEGER NOT NULL)"
    " WITHOUT ROWID",
)
"""Where rooms live, and until when those live who they live with."""

SIXTH = ("CREATE TABLE house (one INTEGER PRIMARY KEY, secret BLOB NOT NULL)",)
"""What workers know each other by."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH)
"""What leads from each version to the next; never changed once released, only added to."""

OF_A_ROOM = (
    "rows",
    "packed",
    "nonces",
    "links",
    "secrets",
    "deadlines",
    "snapshots",
    "rooms",
)
LISTED = "room, opened, touched, life, bytes"
"""What a list of rooms shows, in every kind of store."""


def migrate(
    connection: sqlite3.Connection, migrations: tuple[tuple[str, ...], ...] = MIGRATIONS
) -> None:
    """Bring a file up to date, whole or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        found = connection.execute("SELECT version FROM schema_version").fetchone()
        version = int(found[0]) if found else 0
        if version > len(migrations):
            raise StoreError("newer", f"the file has schema {version}, this is {len(migrations)}")
        if version == len(migrations):
            connection.execute("ROLLBACK")
            return
        for steps in migrations[version:]:
            for step in steps:
                connection.execute(step)
        connection.execute("DELETE FROM schema_version")
        connection.execute("INSERT INTO schema_version VALUES (?)", (len(migrations),))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def need_whole(connection: sqlite3.Connection) -> None:
    """StoreError for a house that was copied in part."""
    if connection.execute("SELECT 1 FROM copying").fetchone() is not None:
        raise half()


def half() -> StoreError:
    """What a house that was copied in part is refused with."""
    return StoreError("half", "it was copied in part; call migrate again")
