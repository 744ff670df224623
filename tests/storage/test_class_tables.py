"""A class in SQLite: it lies apart, so that nothing of it is left when its tables are dropped."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from questable.storage import store_of
from questable.storage.class_tables import own_class, table_for
from questable.storage.keeping import facts_of, forgotten
from questable.table.log.class_rows import table_name
from questable.table.ports import Group, Link, Repeated, Store, StoredRow
from tests.rule import rule

SCHOOL = "class-abcdefghij"
SECRET = b"Xanthippe"


class Crowd:
    """Rooms that come, grow and go in any order, a class and its tables among them."""

    def __init__(self, store: Store, seed: str) -> None:
        self._store = store
        self._rng = Random(seed)
        self._next: dict[str, int] = {}
        self._own = [SCHOOL, *(table_name(SCHOOL, n) for n in range(4))]

    async def grow(self) -> None:
        """A row in each of some rooms, stored together; now and then one is deleted."""
        rng = self._rng
        rooms = {rng.choice([f"room{n}" for n in range(30)] + self._own) for _ in range(40)}
        await asyncio.gather(*(self._store.append(self._row(room)) for room in sorted(rooms)))
        if rng.random() < 0.5:
            gone = rng.choice([f"room{n}" for n in range(30)])
            await self._store.delete(gone)
            self._next.pop(gone, None)

    def _row(self, room: str) -> Group:
        seq = self._next.get(room, 0)
        self._next[room] = seq + 1
        word = SECRET.decode() if room.startswith("class") else "somebody"
        noise = self._rng.randbytes(self._rng.choice((10, 60, 200))).hex()
        data = f'"{word} {noise}"'.encode()
        row = StoredRow(seq, seq, "x", data)
        return Group(room=room, rows=[row], sender="p", nonce=noise[:20], answer=data)


@rule("D-9.1")
async def test_pages_that_were_split_and_joined_keep_nothing_of_a_class(tmp_path: Path) -> None:
    """Where rows lay beside others, SQLite would leave copies behind that nobody overwrites."""
    path = tmp_path / "house.db"
    store = store_of(f"sqlite:///{path}")
    await store.begin()
    first = StoredRow(0, 0, "x", SECRET)
    await store.append(Group(room=SCHOOL, rows=[first], links=[Link("hash", SCHOOL, "teacher")]))
    crowd = Crowd(store, "split")
    crowd._next[SCHOOL] = 1
    for _ in range(250):
        await crowd.grow()
    await store.keep_snapshot(SCHOOL, 1, SECRET * 1_000)
    assert SECRET in path.read_bytes() + Path(f"{path}-wal").read_bytes()
    others = {room: n for room, n in crowd._next.items() if not own_class(room)}
    await store.erase([SCHOOL, *(table_name(SCHOOL, n) for n in range(4))])
    assert SECRET not in path.read_bytes()
    assert Path(f"{path}-wal").read_bytes() == b""
    for room, count in others.items():
        assert len(await store.rows(room)) == count
    assert await store.rows(SCHOOL) == []
    assert await store.snapshot(SCHOOL) is None
    assert await store.answer(SCHOOL, "p", "x") is None
    assert await store.link("hash") is None
    await store.keep_snapshot(SCHOOL, 2, SECRET)
    assert await store.count() == len(others)
    await store.close()


async def test_rows_of_a_class_are_as_those_of_any_room(tmp_path: Path) -> None:
    """Read from a number on, answered by a nonce, deleted one by one, opened again."""
    store = store_of(f"sqlite:///{tmp_path / 'house.db'}")
    await store.begin()
    for room in (SCHOOL, table_name(SCHOOL, 0)):
        rows = [StoredRow(seq, seq, "x", b"%d" % seq) for seq in range(3)]
        group = Group(room=room, rows=rows, sender="p", nonce="n", answer=b"so")
        await store.append(group)
        with pytest.raises(Repeated):
            await store.append(group)
        assert [row.seq for row in await store.rows(room, 1)] == [1, 2]
        assert await store.answer(room, "p", "n") == b"so"
        await store.keep_snapshot(room, 3, b"as it was")
        await store.keep_snapshot(room, 2, b"older")
        assert await store.snapshot(room) == (3, b"as it was")
    await store.delete(table_name(SCHOOL, 0))
    assert await store.rows(table_name(SCHOOL, 0)) == []
    assert len(await store.rows(SCHOOL)) == 3
    await store.close()
    again = store_of(f"sqlite:///{tmp_path / 'house.db'}")
    await again.begin()
    assert len(await again.rows(SCHOOL)) == 3
    await again.close()


async def test_a_keeper_forgets_a_class_with_its_tables(tmp_path: Path) -> None:
    """And nobody else's."""
    path = tmp_path / "house.db"
    store = store_of(f"sqlite:///{path}")
    await store.begin()
    for room in (SCHOOL, table_name(SCHOOL, 0), "other", "class-jihgfedcba"):
        await store.append(Group(room=room, rows=[StoredRow(0, 0, "x", SECRET)]))
    facts = facts_of(path, SCHOOL)
    assert facts is not None
    assert facts.rows == 1
    await forgotten(store, SCHOOL)
    assert {each.room for each in await store.rooms(1 << 60)} == {"other", "class-jihgfedcba"}
    await forgotten(store, "other")
    await forgotten(store, "class-jihgfedcba")
    assert SECRET not in path.read_bytes()
    await store.close()


def test_only_a_classs_own_name_becomes_a_tables() -> None:
    """Whatever somebody writes after it."""
    assert table_for("rows", "abcdefghij") == "rows"
    assert table_for("rows", table_name(SCHOOL, 7)) == f'"rows_of_{SCHOOL}"'
    assert table_for("links", SCHOOL) == "links"
    for name in ('class-a"; DROP TABLE rooms', "class-A", "class-", "class-a b", "class-ü"):
        assert table_for("rows", name) == "rows"
