"""The tables of a PostgreSQL store, and how an older database becomes a newer one."""

from typing import TYPE_CHECKING

from questable.storage.schema import half
from questable.table.ports import StoreError

if TYPE_CHECKING:
    import asyncpg

FIRST = (
    "CREATE TABLE rooms (room text PRIMARY KEY, opened bigint NOT NULL, touched bigint NOT NULL,"
    " next integer NOT NULL, life smallint NOT NULL, bytes bigint NOT NULL)"
    # A row is replaced with each move: room for it on its page spares the indexes.
    " WITH (fillfactor = 60)",
    "CREATE INDEX rooms_life ON rooms (life, touched)",
    "CREATE TABLE rows (room text NOT NULL, seq integer NOT NULL, at bigint NOT NULL,"
    " kind text NOT NULL, data bytea NOT NULL, PRIMARY KEY (room, seq))",
    # What a client chose need not be a text to PostgreSQL: so a nonce is bytes.
    "CREATE TABLE nonces (room text NOT NULL, sender text NOT NULL, nonce bytea NOT NULL,"
    " answer bytea NOT NULL, PRIMARY KEY (room, sender, nonce))",
    "CREATE TABLE links (hash text PRIMARY KEY, room text NOT NULL, kind text NOT NULL,"
    " person integer NOT NULL)",
    "CREATE INDEX links_room ON links (room)",
    "CREATE TABLE secrets (room text NOT NULL, game integer NOT NULL, seed bytea NOT NULL,"
    " PRIMARY KEY (room, game))",
    "CREATE TABLE deadlines (room text PRIMARY KEY, at bigint NOT NULL)",
    "CREATE INDEX deadlines_at ON deadlines (at)",
    "CREATE TABLE leases (room text PRIMARY KEY, owner text NOT NULL, until bigint NOT NULL)",
    "CREATE TABLE snapshots (room text PRIMARY KEY, seq integer NOT NULL, data bytea NOT NULL)",
    "CREATE TABLE aside (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
    " key text NOT NULL UNIQUE, data bytea NOT NULL)",
    "CREATE TABLE pulse (one integer PRIMARY KEY, at bigint NOT NULL)",
)

SECOND = (
    "CREATE TABLE packed (room text NOT NULL, first integer NOT NULL, after integer NOT NULL,"
    " data bytea NOT NULL, PRIMARY KEY (room, first))",
    # What is compressed already is not tried again.
    "ALTER TABLE packed ALTER COLUMN data SET STORAGE EXTERNAL",
    "CREATE TABLE copying (one integer PRIMARY KEY)",
)
"""Games that are over, one row each; and a mark on a house that was not copied to the end."""

THIRD = (
    "DROP TABLE leases",
    "ALTER TABLE rooms ADD COLUMN home text NOT NULL DEFAULT '',"
    " ADD COLUMN epoch integer NOT NULL DEFAULT 0, ADD COLUMN level integer NOT NULL DEFAULT 0",
    "CREATE TABLE workers (worker text PRIMARY KEY, address text NOT NULL,"
    " until timestamptz NOT NULL)",
)
"""Where rooms live, and until when those live who they live with."""

FOURTH = (
    "CREATE TABLE falls (room text NOT NULL, at timestamptz NOT NULL)",
    "CREATE INDEX falls_room ON falls (room)",
    "CREATE TABLE house (one integer PRIMARY KEY, secret bytea NOT NULL)",
)
"""Rooms in hand when a worker fell, and what workers know each other by."""

Steps = tuple[tuple[str, ...], ...]
POSTGRES_MIGRATIONS: Steps = (FIRST, SECOND, THIRD, FOURTH)
"""What leads from each version to the next; never changed once released, only added to."""

MIGRATING, HOUSE, WRITING = 0x5155455354, 0x5155455355, 0x5155455356
"""Advisory locks: of whoever brings a database up to date, of the one who serves from it or changes
it, and of the one session that stores."""


async def version_of(connection: "asyncpg.Connection") -> int:
    """The version of a database's tables; 0 where there are none."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    return int(await connection.fetchval("SELECT version FROM schema_version") or 0)


async def known_version(connection: "asyncpg.Connection") -> None:
    """StoreError unless the tables are those of this program; nothing is brought up to date."""
    version, known = await version_of(connection), len(POSTGRES_MIGRATIONS)
    if version > known:
        raise newer(version, known)
    if version < known:
        raise StoreError("older", "it belongs to an older version; serve from it once")


def newer(version: int, known: int) -> StoreError:
    """What a database of a later program is refused with."""
    return StoreError("newer", f"the database has schema {version}, this is {known}")


async def migrate(connection: "asyncpg.Connection", steps: Steps = POSTGRES_MIGRATIONS) -> None:
    """Bring a database up to date, whole or not at all; who comes second waits and finds it so."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        version = await version_of(connection)
        if version > len(steps):
            raise newer(version, len(steps))
        if version == len(steps):
            return
        for each in (step for version_steps in steps[version:] for step in version_steps):
            await connection.execute(each)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version int NOT NULL)")
        await connection.execute("DELETE FROM schema_version")
        await connection.execute("INSERT INTO schema_version VALUES ($1)", len(steps))


async def need_whole(connection: "asyncpg.Connection") -> None:
    """StoreError for a house that was copied in part."""
    if await connection.fetchval("SELECT 1 FROM copying") is not None:
        raise half()
