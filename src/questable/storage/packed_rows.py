"""The rows of a game that is over as one compressed row: what went in comes out byte by byte.

A pack is a byte for its form, then zlib's bytes of three columns: the times, each as what it adds
to the one before, the kinds, and the data.
"""

import zlib
from collections.abc import Iterable, Iterator
from itertools import accumulate, pairwise
from typing import Any

import msgspec

from questable.table.ports import PackedRows, StoredRow, StoreError

FORM = b"\x01"
"""The first byte; another form would have another."""
END = "end"
"""The kind of the row that ends a game."""
MOST = 64_000_000
"""Bytes that a pack may come to: more than a room may ever store. What is more stays as it is."""

Columns = tuple[list[int], list[str], list[bytes]]
"""Times, kinds, data."""


def packed(rows: list[StoredRow]) -> list[PackedRows]:
    """One pack for each game that is over, with what came before it; what is left stays rows."""
    packs: list[PackedRows] = []
    for game in _games(rows):
        at = [game[0].at, *(later.at - row.at for row, later in pairwise(game))]
        columns: Columns = (at, [row.kind for row in game], [row.data for row in game])
        plain = msgspec.msgpack.encode(columns)
        if len(plain) > MOST:
            break
        packs.append(PackedRows(game[0].seq, game[-1].seq + 1, FORM + zlib.compress(plain, 9)))
    return packs


def _games(rows: list[StoredRow]) -> Iterator[list[StoredRow]]:
    game: list[StoredRow] = []
    for row in rows:
        game.append(row)
        if row.kind == END:
            yield game
            game = []


def unpacked(pack: PackedRows) -> list[StoredRow]:
    """Its rows again; StoreError where it is not what `packed` made."""
    try:
        times, kinds, data = msgspec.msgpack.decode(_plain(pack.data), type=Columns)
        numbers = range(pack.first, pack.after)
        return [
            StoredRow(*row) for row in zip(numbers, accumulate(times), kinds, data, strict=True)
        ]
    except (ValueError, zlib.error) as error:
        raise StoreError("damaged", f"rows {pack.first} to {pack.after} cannot be read") from error


def _plain(data: bytes) -> bytes:
    """Never more than MOST bytes, whatever is in it."""
    if data[:1] != FORM:
        raise ValueError("no form we know")
    reading = zlib.decompressobj()
    plain = reading.decompress(data[1:], MOST)
    if not reading.eof or reading.unused_data:
        raise ValueError("too much or too little")
    return plain


def spread(found: Iterable[Any], since: int) -> list[StoredRow]:
    """Rows and packs, in their order, as rows from number `since` on; StoreError if one is missing.

    A database finds rows as number, time, kind and data, and packs as their first number, the one
    after their last, no kind, and data.
    """
    rows: list[StoredRow] = []
    for seq, at, kind, data in found:
        if kind is not None:
            rows.append(StoredRow(seq, at, kind, data))
        else:
            rows += [row for row in unpacked(PackedRows(seq, at, data)) if row.seq >= since]
    if any(row.seq != seq for seq, row in enumerate(rows, since)):
        raise StoreError("damaged", "rows are missing")
    return rows
