"""Games that are over, packed in PostgreSQL."""

from typing import Any

from questable.storage.packed_rows import END
from questable.table.ports import PLAYED, PackedRows, Resting

READ = """
SELECT first AS seq, after::bigint AS at, NULL::text AS kind, data FROM packed
WHERE room = $1 AND after > $2
UNION ALL SELECT seq, at, kind, data FROM rows WHERE room = $1 AND seq >= $2
ORDER BY seq LIMIT $3"""
"""In one statement: nothing can be packed between two halves of it, and between two such statements
it does no harm."""
PLAIN = "SELECT seq, at, kind, data FROM rows WHERE room = $1 AND seq >= $2 ORDER BY seq LIMIT $3"
RESTING = f"""
SELECT room, touched, EXISTS (SELECT FROM rows WHERE rows.room = r.room AND kind = '{END}')
FROM (
  SELECT room, touched FROM rooms
  WHERE life = {PLAYED} AND (touched, room) > ($1, $2) AND touched < $3
  ORDER BY touched, room LIMIT $4
) AS r ORDER BY touched, room"""
PACK = """
WITH held AS MATERIALIZED (
  SELECT room FROM rooms WHERE room = $1 AND next = $2 AND touched < $3 FOR UPDATE
), filed AS (
  INSERT INTO packed (room, first, after, data)
  SELECT room, first, after, data FROM held, unnest($4::int[], $5::int[], $6::bytea[])
    AS pack (first, after, data)
), gone AS (
  DELETE FROM rows USING held WHERE rows.room = held.room AND seq < $7
), answered AS (
  DELETE FROM nonces USING held WHERE nonces.room = held.room
), aside AS (
  DELETE FROM snapshots USING held WHERE snapshots.room = held.room
)
SELECT room FROM held"""
"""Who packs the same room at the same time finds the first pack there, and nothing is done twice:
a room's first row that is not packed is the same for both."""


def resting(found: Any) -> Resting:
    """A room that RESTING found."""
    return Resting(str(found[0]), int(found[1]), bool(found[2]))


def values(room: str, packs: list[PackedRows], following: int, before: int) -> tuple[object, ...]:
    """What PACK is given."""
    return (
        *(room, following, before),
        [pack.first for pack in packs],
        [pack.after for pack in packs],
        [pack.data for pack in packs],
        packs[-1].after,
    )
