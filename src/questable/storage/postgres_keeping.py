"""A database looked at from outside, beside a server or while none runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from questable.storage.keeping import RoomFacts, facts
from questable.storage.packed_rows import spread
from questable.storage.postgres_packing import READ
from questable.storage.postgres_schema import known_version
from questable.storage.postgres_session import TROUBLE, connect, trouble
from questable.storage.schema import LISTED
from questable.table.ports import ListedRoom


@asynccontextmanager
async def reading(address: str) -> AsyncIterator[asyncpg.Connection]:
    """Beside whoever writes; nothing is brought up to date."""
    connection = await connect(address, default_transaction_read_only="on")
    try:
        await known_version(connection)
        yield connection
    except TROUBLE as error:
        raise trouble(error) from error
    finally:
        connection.terminate()


async def listed(address: str) -> list[ListedRoom]:
    """All rooms, the one that was used last first."""
    async with reading(address) as connection:
        found = await connection.fetch(f"SELECT {LISTED} FROM rooms ORDER BY touched DESC")
    return [ListedRoom(*row) for row in found]


async def facts_of(address: str, room: str) -> RoomFacts | None:
    """One room."""
    async with reading(address) as connection:
        query = f"SELECT {LISTED} FROM rooms WHERE room = $1"
        found = await connection.fetchrow(query, room.replace("\0", ""))
        if found is None:
            return None
        rows = spread(await connection.fetch(READ, room, 0, None), 0)
    return facts(ListedRoom(*found), rows)
