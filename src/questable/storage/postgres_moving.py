"""A house in a PostgreSQL database, copied from or to."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from questable.storage.moving import COUNT, LIST, TABLES, Copy, RoomMark, Side
from questable.storage.postgres_appending import nonce_bytes
from questable.storage.postgres_keeping import reading
from questable.storage.postgres_schema import WRITING, migrate, need_whole
from questable.storage.postgres_session import GONE, TROUBLE, connect, lock, trouble


@asynccontextmanager
async def database_side(address: str, new: bool) -> AsyncIterator[Side]:
    """Read only, or as the one who writes there."""
    if not new:
        async with reading(address) as connection:
            await need_whole(connection)
            yield DatabaseSide(connection)
        return
    connection = await connect(address, **GONE)
    try:
        await lock(connection, WRITING)
        await migrate(connection)
        yield DatabaseSide(connection)
    except TROUBLE as error:
        raise trouble(error) from error
    finally:
        connection.terminate()


class DatabaseSide:
    """A house in a database, which nobody serves from. Its nonces are bytes, elsewhere texts."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def rooms(self) -> list[RoomMark]:
        """All of them."""
        query = f'{LIST} COLLATE "C"'
        return [RoomMark(*each) for each in await self._connection.fetch(query)]

    async def read(self, rooms: list[str]) -> Copy:
        """Some of them, whole."""
        copy: Copy = {}
        for table, columns in TABLES.items():
            query = f"SELECT {', '.join(columns)} FROM {table} WHERE room = ANY($1)"
            copy[table] = [tuple(each) for each in await self._connection.fetch(query, rooms)]
        copy["nonces"] = [
            (room, sender, nonce.decode("utf-8", "surrogatepass"), answer)
            for room, sender, nonce, answer in copy["nonces"]
        ]
        return copy

    async def write(self, copy: Copy) -> None:
        """All of these, or nothing."""
        nonces = [(r, sender, nonce_bytes(nonce), a) for r, sender, nonce, a in copy["nonces"]]
        async with self._connection.transaction():
            for table, rows in {**copy, "nonces": nonces}.items():
                await self._connection.copy_records_to_table(
                    table, records=rows, columns=TABLES[table]
                )

    async def mark(self, half: bool) -> None:
        """Say that it is copied in part, or no longer."""
        query = "INSERT INTO copying VALUES (1) ON CONFLICT DO NOTHING"
        await self._connection.execute(query if half else "DELETE FROM copying")

    async def counts(self) -> dict[str, int]:
        """How many rows there are of each kind."""
        return {
            table: int(await self._connection.fetchval(COUNT.format(table))) for table in TABLES
        }
