"""The form of a pack: byte by byte, within bounds."""

import zlib

import msgspec
import pytest

from questable.storage import packed_rows as packs
from questable.storage.packed_rows import FORM, packed, spread, unpacked
from questable.table.ports import PackedRows, StoredRow, StoreError
from tests.rule import rule


def game(*kinds: str, first: int = 0, data: bytes = b"{}") -> list[StoredRow]:
    """Some rows."""
    return [StoredRow(seq, 50 - seq, kind, data) for seq, kind in enumerate(kinds, first)]


def test_each_game_that_is_over_is_one_pack() -> None:
    """With what came before it; what came after the last stays."""
    found = packed(game("open", "act", "end", "end", "next", "act", "end", "line"))
    assert [(each.first, each.after) for each in found] == [(0, 3), (3, 4), (4, 7)]
    assert packed(game("open", "act")) == []
    assert packed([]) == []
    later = game("act", "end", first=40, data=bytes(range(256)))
    assert unpacked(packed(later)[0]) == later


def test_a_game_takes_a_fraction() -> None:
    """Rows are much alike."""
    rows = [
        StoredRow(seq, 1000 * seq, "act", b'{"kind":"act","seat":%d,"action":"move:n"}' % (seq % 4))
        for seq in range(200)
    ]
    (pack,) = packed([*rows, StoredRow(200, 200_000, "end", b"{}")])
    assert len(pack.data) < sum(len(row.data) for row in rows) / 10


def test_what_is_too_much_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so does all that comes after it, for packs lie before rows."""
    monkeypatch.setattr(packs, "MOST", 1000)
    rows = [*game("end"), *game("end", first=1, data=b"x" * 2000), *game("end", first=2)]
    assert [each.after for each in packed(rows)] == [1]


def plain(*columns: object) -> bytes:
    """A pack of these columns."""
    return FORM + zlib.compress(msgspec.msgpack.encode(columns))


BAD = {
    "empty": b"",
    "another form": b"\x02" + plain([1], ["x"], [b""])[1:],
    "no zlib": FORM + b"hello",
    "cut": plain([1], ["x"], [b""])[:-1],
    "longer": plain([1], ["x"], [b""]) + b"x",
    "a bit": plain([1], ["x"], [b""])[:-3] + b"\0\0\0",
    "too few": plain([1], ["x"], []),
    "too many": plain([1, 1], ["x", "x"], [b"", b""]),
    "other types": plain(["1"], ["x"], [b""]),
    "a column more": plain([1], ["x"], [b""], []),
    "a length of its own": FORM + zlib.compress(b"\x93\xdd\xff\xff\xff\xff"),
    "deep": FORM + zlib.compress(b"\x91" * 1_000_000),
}


@rule("D-1.12")
@pytest.mark.parametrize("data", BAD.values(), ids=BAD.keys())
def test_what_nobody_packed_is_damaged(data: bytes) -> None:
    """Whatever it is."""
    with pytest.raises(StoreError) as error:
        unpacked(PackedRows(0, 1, data))
    assert error.value.code == "damaged"


@rule("D-1.12")
def test_no_pack_comes_to_more_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a byte more is unpacked, whatever a few bytes promise."""
    rows = game("end", data=b"x" * 900)
    (pack,) = packed(rows)
    size = len(zlib.decompress(pack.data[1:]))
    monkeypatch.setattr(packs, "MOST", size)
    assert unpacked(pack) == rows
    monkeypatch.setattr(packs, "MOST", size - 1)
    with pytest.raises(StoreError):
        unpacked(pack)
    bomb = FORM + zlib.compress(b"\0" * 10_000_000)
    with pytest.raises(ValueError, match="too much"):
        packs._plain(bomb)


@rule("D-1.12")
def test_rows_that_are_missing_are_missed() -> None:
    """Before, between and after a pack; what was asked from a number on begins there."""
    rows = game("open", "end", "act", "act")
    (pack,) = packed(rows)
    found = [
        (pack.first, pack.after, None, pack.data),
        *((row.seq, row.at, row.kind, row.data) for row in rows[2:]),
    ]
    assert spread(found, 0) == rows
    assert spread(found, 1) == rows[1:]
    for gap in (found[1:], [found[0], found[2]]):
        with pytest.raises(StoreError):
            spread(gap, 0)
