"""Sessions of a PostgreSQL database: how they are opened, and what can go wrong with them."""

from typing import Any

import asyncpg

from questable.storage.postgres_schema import HOUSE
from questable.table.ports import StoreError

PATIENCE = 5.0
"""Seconds in which a database has to let us in."""
BUSY = 5.0
"""Seconds that a write waits for another process."""
CLAIMING = 1.0
"""Seconds that the session of a server that was killed may take to be gone."""

BY_STATE = {
    "53100": "full",
    "53300": "busy",
    "55P03": "busy",
    "57014": "busy",
    "57P03": "busy",
    "40001": "busy",
    "40P01": "busy",
}
"""SQLSTATE: no space; too many sessions, a lock, a time-out, starting up, another's write."""
LOST = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, OSError, TimeoutError)
"""After these nobody knows what became of the statement, and the session is of no more use."""
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
DROPPED = {"57P01", "57P02", "57P03"}
"""SQLSTATE: the database goes down, crashed, or comes up."""
GONE = {
    "client_connection_check_interval": "1s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "25s",
}
"""The session of a machine that is lost shall end within half a minute."""


def trouble(error: Exception) -> StoreError:
    """What went wrong, for those who have to say it to people."""
    code = BY_STATE.get(getattr(error, "sqlstate", None) or "", "broken")
    if isinstance(error, TimeoutError):
        code = "busy"
    found = StoreError(code, str(error) or "no answer in time")
    found.__cause__ = error
    return found


def is_lost(error: BaseException) -> bool:
    """Whether the session is gone, or of no more use."""
    return isinstance(error, LOST) or getattr(error, "sqlstate", None) in DROPPED


async def connect(address: str, **settings: str) -> asyncpg.Connection:
    """A session; StoreError if there is none to be had."""
    try:
        return await asyncpg.connect(
            address,
            timeout=PATIENCE,
            server_settings={"application_name": "questable", **settings},
        )
    except (asyncpg.ClientConfigurationError, ValueError) as error:
        raise StoreError("address", "its address cannot be read") from error
    except TROUBLE as error:
        raise trouble(error) from error


async def lock(
    connection: asyncpg.Connection, key: int, patience: float = CLAIMING, shared: bool = False
) -> None:
    """Have an advisory lock as long as the session lives, alone or with others who share it;
    StoreError if somebody else does."""
    await connection.execute(f"SET lock_timeout = {int(patience * 1000)}")
    try:
        kind = "pg_advisory_lock_shared" if shared else "pg_advisory_lock"
        await connection.execute(f"SELECT {kind}($1)", key)
    except asyncpg.LockNotAvailableError as error:
        raise StoreError("taken", "another server has this database open") from error
    await connection.execute("RESET lock_timeout")


async def claim(address: str, shared: bool = False) -> asyncpg.Connection:
    """A session that holds the house's lock: it need do nothing more than be there."""
    connection = await connect(address, **GONE)
    try:
        await lock(connection, HOUSE, shared=shared)
    except TROUBLE as error:
        connection.terminate()
        raise trouble(error) from error
    except BaseException:
        connection.terminate()
        raise
    return connection


async def findings(address: str) -> dict[str, Any]:
    """What a database is, for whoever starts a server: version, synchronous_commit, fsync."""
    connection = await connect(address)
    try:
        return {
            "version": str(await connection.fetchval("SHOW server_version")).split()[0],
            "commit": str(await connection.fetchval("SHOW synchronous_commit")),
            "fsync": str(await connection.fetchval("SHOW fsync")),
        }
    finally:
        await connection.close()
