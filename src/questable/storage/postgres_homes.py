"""Where rooms live, in PostgreSQL: many are taken in one statement, and its clock alone decides.

Whoever takes a room locks the row of its home, and so does a beat: either the beat is seen, or it
waits until the room has moved and then finds out that its lease was broken.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from questable.storage.postgres_session import TROUBLE, connect, trouble
from questable.table.ports import Home, Worker

TAKE = """
WITH found AS MATERIALIZED (
  SELECT room, home, epoch, level, touched, life, bytes FROM rooms
  WHERE room = ANY($1::text[]) ORDER BY room FOR UPDATE
), living AS MATERIALIZED (
  SELECT worker, address, until FROM workers WHERE worker IN (SELECT home FROM found)
  ORDER BY worker FOR SHARE
), moved AS (
  UPDATE rooms SET home = $2, epoch = rooms.epoch + 1, level = $3
  FROM found LEFT JOIN living ON living.worker = found.home
  WHERE rooms.room = found.room AND found.home <> $2 AND found.level <= $3
    AND ($4 OR coalesce(living.until <= clock_timestamp(), true))
  RETURNING rooms.room, rooms.home, rooms.epoch
)
SELECT found.room, coalesce(moved.home, found.home), coalesce(moved.epoch, found.epoch),
  coalesce(address, ''), found.touched, found.life, found.bytes,
  (SELECT count(*) FROM falls WHERE falls.room = found.room
    AND at > clock_timestamp() - interval '1 hour')
FROM found LEFT JOIN moved USING (room) LEFT JOIN workers
  ON worker = coalesce(moved.home, found.home) AND until > clock_timestamp()"""

HOME = """
SELECT home, epoch, coalesce(address, ''), touched, life, bytes
FROM rooms LEFT JOIN workers ON worker = home AND until > clock_timestamp() WHERE room = $1"""

BEAT = """
WITH before AS MATERIALIZED (
  SELECT until FROM workers WHERE worker = $1 FOR UPDATE
), unbroken AS MATERIALIZED (
  SELECT coalesce((SELECT until > clock_timestamp() FROM before), false) AS so
)
INSERT INTO workers (worker, address, until)
SELECT $1, $2, clock_timestamp() + $3 * interval '1 millisecond' FROM unbroken
ON CONFLICT (worker) DO UPDATE SET address = excluded.address, until = excluded.until
RETURNING (SELECT so FROM unbroken)"""

DUE = """
SELECT deadlines.room FROM deadlines JOIN rooms USING (room) LEFT JOIN workers ON worker = home
WHERE at <= $1 AND (coalesce($2, home) = home OR coalesce(until <= clock_timestamp(), true))
ORDER BY at"""


FORGET_FALLS = "DELETE FROM falls WHERE at < clock_timestamp() - interval '1 hour'"
FALL = "INSERT INTO falls VALUES ($1, clock_timestamp())"


async def fell(address: str, worker: str, room: str) -> None:
    """A worker is dead, with this room in hand if any: all its rooms are free at once."""
    connection = await connect(address)
    try:
        await connection.execute("DELETE FROM workers WHERE worker = $1", worker)
        await connection.execute(FORGET_FALLS)
        if room:
            await connection.execute(FALL, room)
    except TROUBLE as error:
        raise trouble(error) from error
    finally:
        connection.terminate()


class Take(msgspec.Struct, frozen=True):
    """A room that is to live with a worker."""

    room: str
    worker: Worker


def taking(takes: Sequence[Take]) -> tuple[Any, ...]:
    """The values of a statement that takes rooms for one worker."""
    worker = takes[0].worker
    return (sorted({take.room for take in takes}), worker.name, worker.level, worker.alone)


def taken(takes: Sequence[Take], found: Iterable[Any]) -> list[Home | None]:
    """Where each lives now."""
    homes = {room: Home(*home) for room, *home in found}
    return [homes.get(take.room) for take in takes]
