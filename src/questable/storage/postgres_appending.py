"""Groups of rows into PostgreSQL: many of them in one statement, each whole or not at all.

Of a room there is one group in a statement at most. A group is taken when its nonce was never
answered, none of its new links is another room's, its first number is the room's next and its epoch
the room's; the rest of the statement is done for those that were taken and for no others.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from questable.table.ports import ALONE, Clash, Group, Link, Repeated, group_bytes

OF_TAKEN = "(room IN (SELECT room FROM taken)) IS TRUE"
"""Written so, what was taken is looked up in a hash, however many there are."""


def _new(more: str = "", columns: str = "") -> str:
    return f"""
WITH new AS MATERIALIZED (
  SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::bigint[], $6::text[],
    $7::bytea[], $8::bytea[], $9::int[]{more})
    AS new (room, first, after, at, more, sender, nonce, answer, epoch{columns})
), known AS MATERIALIZED (
  SELECT room, nonces.answer FROM new JOIN nonces USING (room, sender, nonce)
)"""


STORED = f""", stored AS (
  INSERT INTO rows (room, seq, at, kind, data)
  SELECT * FROM unnest($10::text[], $11::int[], $12::bigint[], $13::text[], $14::bytea[])
    AS row (room, seq, at, kind, data) WHERE {OF_TAKEN}
), answered AS (
  INSERT INTO nonces (room, sender, nonce, answer)
  SELECT room, sender, nonce, answer FROM new WHERE nonce <> '' AND {OF_TAKEN}
)"""
OUTCOME = """
SELECT room, NULL::bytea AS answer FROM taken UNION ALL SELECT room, answer FROM known"""

PLAIN = f"""{_new()}, taken AS (
  UPDATE rooms SET touched = new.at, next = new.after, bytes = bytes + new.more
  FROM new WHERE rooms.room = new.room AND rooms.next = new.first AND new.first > 0
    AND rooms.epoch = new.epoch
    AND new.room NOT IN (SELECT room FROM known)
  RETURNING rooms.room
){STORED}{OUTCOME}"""
"""Rows of rooms that are there, and perhaps answers: what nearly all groups are."""

WHOLE = f"""{_new(", $15::smallint[], $16::bigint[]", ", life, alarm")}, added AS MATERIALIZED (
  SELECT * FROM unnest($17::text[], $18::text[], $19::text[], $20::int[])
    AS added (hash, room, kind, person)
), refused AS MATERIALIZED (
  SELECT room FROM known UNION ALL
  SELECT added.room FROM added JOIN links USING (hash) WHERE links.room <> added.room
), moved AS (
  UPDATE rooms SET touched = new.at, next = new.after, bytes = bytes + new.more,
    life = coalesce(new.life, rooms.life)
  FROM new WHERE rooms.room = new.room AND rooms.next = new.first AND new.first > 0
    AND rooms.epoch = new.epoch
    AND new.room NOT IN (SELECT room FROM refused)
  RETURNING rooms.room
), opened AS (
  INSERT INTO rooms (room, opened, touched, next, life, bytes)
  SELECT room, at, at, after, coalesce(life, {ALONE}), more FROM new
  WHERE first = 0 AND room NOT IN (SELECT room FROM refused)
  ON CONFLICT DO NOTHING RETURNING room
), taken AS MATERIALIZED (
  SELECT room FROM moved UNION ALL SELECT room FROM opened
){STORED}, rung AS (
  INSERT INTO deadlines (room, at) SELECT room, alarm FROM new WHERE alarm > 0 AND {OF_TAKEN}
  ON CONFLICT (room) DO UPDATE SET at = excluded.at
), silenced AS (
  DELETE FROM deadlines USING new
  WHERE deadlines.room = new.room AND new.alarm = 0
    AND (new.room IN (SELECT room FROM taken)) IS TRUE
), sown AS (
  INSERT INTO secrets (room, game, seed)
  SELECT * FROM unnest($24::text[], $25::int[], $26::bytea[]) AS sown (room, game, seed)
  WHERE {OF_TAKEN}
), void AS MATERIALIZED (
  SELECT * FROM unnest($21::text[], $22::text[], $23::int[]) AS void (room, kind, person)
  WHERE {OF_TAKEN}
), gone AS (
  DELETE FROM links USING void WHERE links.room = void.room AND links.kind = void.kind
    AND links.person = coalesce(void.person, links.person)
  RETURNING links.hash
), linked AS (
  INSERT INTO links (hash, room, kind, person)
  -- Only after the old ones are gone: to count them is to wait for that.
  SELECT hash, room, kind, person FROM added WHERE (SELECT count(*) FROM gone) >= 0 AND {OF_TAKEN}
){OUTCOME}"""
"""All that a group can be."""

CLASHES = {"rows_pkey", "links_pkey", "rooms_pkey", "nonces_pkey"}
"""What only another process can have taken in the meantime."""


def is_plain(group: Group) -> bool:
    """Whether it is rows of a room that is there, and perhaps an answer."""
    more = (group.alarm, group.seed, group.life)
    return (
        group.rows[0].seq > 0
        and more == (None, None, None)
        and not (group.void or group.shut or group.links)
    )


def statement(groups: Sequence[Group]) -> tuple[str, list[list[Any]]]:
    """What stores them all, and its values."""
    values = _columns(
        [
            (
                *(group.room, group.rows[0].seq, group.rows[-1].seq + 1, group.rows[-1].at),
                *(group_bytes(group), group.sender, nonce_bytes(group.nonce), group.answer),
                group.epoch,
            )
            for group in groups
        ],
        9,
    ) + _columns(
        [(g.room, row.seq, row.at, row.kind, row.data) for g in groups for row in g.rows], 5
    )
    if all(map(is_plain, groups)):
        return PLAIN, values
    links = [link for group in groups for link in _newest(group.links)]
    return WHOLE, [
        *values,
        [group.life for group in groups],
        [group.alarm for group in groups],
        *_columns([(link.hash, link.room, link.kind, link.person) for link in links], 4),
        *_columns([void for group in groups for void in _voids(group)], 3),
        *_columns([(group.room, *group.seed) for group in groups if group.seed is not None], 3),
    ]


def nonce_bytes(nonce: str) -> bytes:
    """Whatever a client wrote: PostgreSQL's texts cannot hold it all."""
    return nonce.encode("utf-8", "surrogatepass")


def outcomes(groups: Sequence[Group], found: Iterable[Any]) -> list[Clash | Repeated | None]:
    """What came of each: stored, answered before, or too late."""
    said = {room: Repeated(answer) if answer is not None else None for room, answer in found}
    return [said.get(group.room, Clash()) for group in groups]


def _newest(links: list[Link]) -> list[Link]:
    """Of two for the same the later one."""
    return list({(link.room, link.kind, link.person): link for link in links}.values())


def _voids(group: Group) -> list[tuple[str, str, int | None]]:
    """Which links end: kinds of them, and whose."""
    return [
        *((group.room, "person", person) for person in group.void),
        *((group.room, kind, None) for kind in group.shut),
        *((group.room, link.kind, link.person) for link in group.links),
    ]


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[]] * width
