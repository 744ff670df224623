"""What every store must do. A test module makes a subclass with its own `make` and is done."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from questable.table.ports import (
    ALONE,
    COMPANY,
    PLAYED,
    ROW_BYTES,
    Clash,
    Group,
    Home,
    Link,
    Repeated,
    Store,
    StoredRow,
    Worker,
)

ONE = Worker("one", address="here", alone=False)
TWO = Worker("two", address="there", alone=False)
LONG = 60_000
"""Milliseconds that no test takes."""


def row(seq: int, at: int = 1000, data: bytes = b'{"kind":"x"}') -> StoredRow:
    """A row."""
    return StoredRow(seq, at + seq, "x", data)


def group(room: str, *seqs: int, **more: object) -> Group:
    """Some rows of a room."""
    rows = more.pop("rows", [row(seq) for seq in seqs])
    return Group(room=room, rows=rows, **more)  # type: ignore[arg-type]


class StoreContract(ABC):
    """The tests; `make` gives an unopened store."""

    @abstractmethod
    def make(self, folder: Path) -> Store:
        """A store of the kind under test."""

    @asynccontextmanager
    async def opened(self, folder: Path) -> AsyncIterator[Store]:
        """A store that is open."""
        store = self.make(folder)
        await store.begin()
        try:
            yield store
        finally:
            await store.close()

    async def test_no_two_rooms_have_the_same_link(self, tmp_path: Path) -> None:
        """The second clashes, and nothing of it is stored; a kind that is shut is free again."""
        async with self.opened(tmp_path) as store:
            await store.append(
                group("a", 0, links=[Link("hash", "a", "code"), Link("d", "a", "door")])
            )
            await store.append(group("b", 0))
            with pytest.raises(Clash):
                await store.append(group("b", 1, links=[Link("hash", "b", "code")]))
            assert len(await store.rows("b")) == 1
            assert await store.link("hash") == Link("hash", "a", "code")
            await store.append(group("a", 1, shut=["code"]))
            assert await store.link("hash") is None
            assert await store.link("d") == Link("d", "a", "door")
            await store.append(group("b", 1, links=[Link("hash", "b", "code")]))
            assert await store.link("hash") == Link("hash", "b", "code")

    async def test_rows_come_back_in_order(self, tmp_path: Path) -> None:
        """All of them, or those from a number on."""
        async with self.opened(tmp_path) as store:
            await store.append(group("a", 0, 1))
            await store.append(group("b", 0))
            await store.append(group("a", 2))
            assert [each.seq for each in await store.rows("a")] == [0, 1, 2]
            assert await store.rows("a", 1) == [row(1), row(2)]
            assert await store.rows("a", 3) == []
            assert await store.rows("nobody") == []

    async def test_a_number_is_never_used_twice(self, tmp_path: Path) -> None:
        """Whoever comes second gets Clash, and nothing of theirs is stored."""
        async with self.opened(tmp_path) as store:
            await store.append(group("a", 0, 1))
            for seqs in ([1], [0], [1, 2], [3]):
                with pytest.raises(Clash):
                    await store.append(group("a", *seqs, sender="p", nonce="n", answer=b"x"))
            assert [each.seq for each in await store.rows("a")] == [0, 1]
            assert await store.answer("a", "p", "n") is None

    async def test_a_group_is_stored_whole_or_not_at_all(self, tmp_path: Path) -> None:
        """Seeds, links and alarms come and go with the rows."""
        async with self.opened(tmp_path) as store:
            await store.append(group("a", 0))
            link = Link("h", "a", "person", 1)
            with pytest.raises(Clash):
                await store.append(
                    group("a", 0, seed=(0, b"s" * 32), links=[link], alarm=5, nonce="n")
                )
            assert await store.seeds("a") == {}
            assert await store.link("h") is None
            assert await store.due(10_000) == []
            await store.append(group("a", 1, seed=(0, b"s" * 32), links=[link], alarm=5))
            assert await store.seeds("a") == {0: b"s" * 32}
            assert await store.link("h") == link
            assert await store.due(10_000) == ["a"]

    async def test_a_nonce_is_answered_once(self, tmp_path: Path) -> None:
        """By room and sender; the second time the first answer comes back."""
        async with self.opened(tmp_path) as store:
            await store.append(group("a", 0, sender="p0", nonce="n", answer=b"first"))
            with pytest.raises(Repeated) as repeated:
                await store.append(group("a", 1, sender="p0", nonce="n", answer=b"second"))
            assert repeated.value.answer == b"first"
            assert len(await store.rows("a")) == 1
            await store.append(group("a", 1, sender="p1", nonce="n", answer=b"third"))
            await store.append(group("b", 0, sender="p0", nonce="n", answer=b"fourth"))
            assert await store.answer("a", "p0", "n") == b"first"
            assert await store.answer("a", "p1", "n") == b"third"
            assert await store.answer("a", "p2", "n") is None

    async def test_without_a_nonce_nothing_is_kept(self, tmp_path: Path) -> None:
        """Nobody will ask."""
        async with self.opened(tmp_path) as store:
            await store.append(group("a", 0))
            await store.append(group("a", 1))
            assert await store.answer("a", "", "") is None

    async def test_one_clash_takes_nobody_down(self, tmp_path: Path) -> None:
        """Many at once, some of them clashing: the others are all stored."""
        async with self.opened(tmp_path) as store:
            groups = [group(f"room{n // 2}", 0) for n in range(40)]
            done = await asyncio.gather(*map(store.append, groups), return_exceptions=True)
            assert sum(isinstance(each, Clash) for each in done) == 20
            assert done.count(None) == 20
            assert await store.count() == 20

    async def test_alarms_are_set_changed_and_cleared(self, tmp_path: Path) -> None:
        """None leaves them as they are, 0 clears them."""
        async with self.opened(tmp_path) as store:
            await store.append(group("a", 0, alarm=500))
            await store.append(group("b", 0, alarm=400))
            assert await store.due(399) == []
            assert await store.due(400) == ["b"]
            assert sorted(await store.due(500)) == ["a", "b"]
            await store.append(group("a", 1))
            assert "a" in await store.due(500)
            await store.append(group("a", 2, alarm=900))
            assert await store.due(500) == ["b"]
            await store.append(group("b", 1, alarm=0))
            assert await store.due(9000) == ["a"]

    async def test_links_are_renewed_and_void(self, tmp_path: Path) -> None:
        """A new one voids those of the same kind and person, and no others."""
        async with self.opened(tmp_path) as store:
            links = [Link(f"h{n}", "a", "person", n) for n in range(3)]
            door = Link("door", "a", "door")
            await store.append(group("a", 0, links=[*links, door]))
            await store.append(group("a", 1, links=[Link("new", "a", "person", 1)]))
            assert await store.link("h1") is None
            assert await store.link("new") == Link("new", "a", "person", 1)
            assert await store.link("h2") is not None
            await store.append(group("a", 2, void=[1, 2]))
            assert await store.link("new") is None
            assert await store.link("h2") is None
            assert await store.link("h0") == links[0]
            assert await store.link("door") == door

    async def test_what_is_put_aside_is_there_while_there_is_room(self, tmp_path: Path) -> None:
        """The latest are; one that is put aside again is the latest, and has what came last."""
        async with self.opened(tmp_path) as store:
            assert await store.aside("a") is None
            for key in ("a", "b", "c"):
                await store.put_aside(key, key.encode(), 3)
            await store.put_aside("a", b"anew", 3)
            await store.put_aside("d", b"d", 3)
            assert [await store.aside(key) for key in "abcd"] == [b"anew", None, b"c", b"d"]

    async def test_snapshots_are_kept_replaced_and_dropped(self, tmp_path: Path) -> None:
        """Only a newer one replaces one, and none is kept of a room that is gone."""
        async with self.opened(tmp_path) as store:
            await store.append(group("a", 0))
            assert await store.snapshot("a") is None
            await store.keep_snapshot("a", 5, b"five")
            await store.keep_snapshot("a", 4, b"four")
            assert await store.snapshot("a") == (5, b"five")
            await store.keep_snapshot("a", 6, b"six")
            assert await store.snapshot("a") == (6, b"six")
            await store.keep_snapshot("nobody", 1, b"x")
            assert await store.snapshot("nobody") is None
            await store.drop_snapshots()
            assert await store.snapshot("a") is None

    async def test_a_room_lives_with_one_worker_until_its_lease_is_over(
        self, tmp_path: Path
    ) -> None:
        """By the store's clock; whoever takes it then raises its epoch."""
        async with self.opened(tmp_path) as store:
            await store.append(group("a", 0, life=COMPANY))
            await self.lives(store, ONE)
            size = ROW_BYTES + len(row(0).data)
            assert await store.take("a", ONE) == Home("one", 1, "here", 1000, COMPANY, size)
            assert await store.take("a", ONE) == Home("one", 1, "here", 1000, COMPANY, size)
            await self.lives(store, TWO)
            for _ in range(2):
                found = await store.take("a", TWO)
                assert found == Home("one", 1, "here", 1000, COMPANY, size)
            assert await store.beat(ONE, 20)
            await asyncio.sleep(0.05)
            assert await store.home("a") == Home("one", 1, "", 1000, COMPANY, size)
            assert await store.take("a", TWO) == Home("two", 2, "there", 1000, COMPANY, size)
            assert await store.home("a") == Home("two", 2, "there", 1000, COMPANY, size)
            assert not await store.beat(ONE, LONG)
            assert (await store.homes("one"), await store.homes("two")) == ({}, {"a": 2})
            assert await store.take("nobody", ONE) is None
            assert await store.home("nobody") is None

    async def lives(self, store: Store, worker: Worker) -> None:
        """A worker that goes on living."""
        await store.beat(worker, LONG)
        assert await store.beat(worker, LONG)
        await store.leave(worker.name)
        assert not await store.beat(worker, LONG)

    async def test_who_leaves_gives_all_rooms_back(self, tmp_path: Path) -> None:
        """Many are taken at once by who comes first; the others are told where they live."""
        async with self.opened(tmp_path) as store:
            rooms = [f"r{n}" for n in range(40)]
            for room in rooms:
                await store.append(group(room, 0))
            await self.lives(store, ONE)
            await self.lives(store, TWO)
            first = await asyncio.gather(*(store.take(room, ONE) for room in rooms))
            assert {home.worker for home in first if home} == {"one"}
            assert await store.homes("one") == dict.fromkeys(rooms, 1)
            await store.leave("one")
            both = [store.take(room, worker) for room in rooms for worker in (TWO, ONE)]
            found = await asyncio.gather(*both)
            assert {(home.worker, home.epoch) for home in found if home} == {("two", 2)}

    async def test_what_is_stored_shows_the_epoch(self, tmp_path: Path) -> None:
        """Who lost a room stores nothing in it, alone or with others; and neither does who has not
        taken it."""
        async with self.opened(tmp_path) as store:
            for room in ("a", "b", "c"):
                await store.append(group(room, 0))
                await store.take(room, ONE)
            await store.append(group("a", 1, epoch=1))
            await store.take("a", TWO)
            groups = [group("a", 2, epoch=1), group("b", 1, epoch=1), group("c", 1, epoch=0)]
            said = await asyncio.gather(*map(store.append, groups), return_exceptions=True)
            assert [type(each) for each in said] == [Clash, type(None), Clash]
            for epoch in (0, 1, 3):
                with pytest.raises(Clash):
                    await store.append(group("a", 2, epoch=epoch, alarm=5))
            await store.append(group("a", 2, epoch=2, alarm=5))
            assert [len(await store.rows(room)) for room in ("a", "b", "c")] == [3, 2, 1]
            await store.append(group("b", 2, epoch=1, sender="p", nonce="n", answer=b"x"))
            await store.take("b", TWO)
            with pytest.raises(Repeated):
                await store.append(group("b", 3, epoch=1, sender="p", nonce="n", answer=b"y"))

    async def test_a_room_goes_to_no_older_worker(self, tmp_path: Path) -> None:
        """Not even to one that has the whole house."""
        async with self.opened(tmp_path) as store:
            await store.append(group("a", 0))
            new = Worker("new", level=2)
            assert await store.take("a", Worker("old", level=1)) is not None
            home = await store.take("a", new)
            assert home is not None
            assert (home.worker, home.epoch) == ("new", 2)
            for old in (Worker("old", level=1), Worker("older", alone=False)):
                assert await store.take("a", old) == home
            equal = await store.take("a", Worker("equal", level=2))
            assert equal is not None
            assert (equal.worker, equal.epoch) == ("equal", 3)

    async def test_alarms_ring_at_home(self, tmp_path: Path) -> None:
        """Or with anybody, if it is nobody's; who asks for all is told of all."""
        async with self.opened(tmp_path) as store:
            for room in ("a", "b", "c"):
                await store.append(group(room, 0, alarm=5))
            await self.lives(store, ONE)
            await self.lives(store, TWO)
            await store.take("a", ONE)
            await store.take("b", TWO)
            assert sorted(await store.due(5, "one")) == ["a", "c"]
            assert sorted(await store.due(5, "two")) == ["b", "c"]
            assert sorted(await store.due(5)) == ["a", "b", "c"]
            await store.leave("one")
            assert sorted(await store.due(5, "two")) == ["a", "b", "c"]

    async def test_old_rooms_are_found_and_forgotten(self, tmp_path: Path) -> None:
        """With everything that belongs to them."""
        async with self.opened(tmp_path) as store:
            link = Link("h", "a", "person", 0)
            seed = (0, b"s" * 32)
            await store.append(
                group("a", 0, links=[link], seed=seed, nonce="n", sender="p", alarm=3, answer=b"x")
            )
            await store.append(group("b", rows=[row(0, 5000)]))
            await store.append(group("a", rows=[row(1, 2000)]))
            found = await store.rooms(5000)
            assert [(each.room, each.opened, each.touched) for each in found] == [("a", 1000, 2001)]
            assert [each.room for each in await store.rooms(9000)] == ["a", "b"]
            await store.keep_snapshot("a", 2, b"x")
            await store.delete("a")
            assert await store.count() == 1
            assert (await store.rows("a"), await store.seeds("a")) == ([], {})
            assert (await store.link("h"), await store.snapshot("a")) == (None, None)
            assert (await store.answer("a", "p", "n"), await store.due(9)) == (None, [])
            with pytest.raises(Clash):
                await store.append(group("a", 2))

    async def test_a_room_has_a_life_and_a_size(self, tmp_path: Path) -> None:
        """Both go with its groups; a list can be had of those that are worth little."""
        async with self.opened(tmp_path) as store:
            await store.append(group("a", 0))
            await store.append(group("b", 0, life=COMPANY))
            await store.append(group("a", 1, nonce="n", answer=b"12345"))
            await store.append(group("b", 1))
            listed = await store.listed("a")
            assert listed is not None
            assert (listed.life, listed.bytes) == (ALONE, 2 * (ROW_BYTES + len(row(0).data)) + 5)
            assert [each.room for each in await store.rooms(9000, ALONE)] == ["a"]
            await store.append(group("a", 2, life=PLAYED))
            await store.append(group("a", 3))
            assert [each.room for each in await store.rooms(9000, COMPANY)] == ["b"]
            assert [each.life for each in await store.rooms(9000)] == [COMPANY, PLAYED]
            with pytest.raises(Clash):
                await store.append(group("b", 0, life=PLAYED))
            assert [each.room for each in await store.rooms(9000, COMPANY)] == ["b"]
            assert await store.listed("nobody") is None

    async def test_many_groups_at_once_are_counted_each(self, tmp_path: Path) -> None:
        """Also when they are written together."""
        async with self.opened(tmp_path) as store:
            await asyncio.gather(*(store.append(group(f"r{n}", 0)) for n in range(20)))
            await asyncio.gather(*(store.append(group(f"r{n}", 1)) for n in range(20)))
            sizes = {each.bytes for each in await store.rooms(9000)}
            assert sizes == {2 * (ROW_BYTES + len(row(0).data))}

    async def test_it_can_be_seen_to_write(self, tmp_path: Path) -> None:
        """Again and again; rooms are as before."""
        async with self.opened(tmp_path) as store:
            await store.pulse(1)
            await store.pulse(2)
            assert await store.count() == 0

    async def test_bytes_are_bytes(self, tmp_path: Path) -> None:
        """Nothing is lost or changed on the way."""
        data = bytes(range(256)) + "Ràe ✝".encode()
        async with self.opened(tmp_path) as store:
            await store.append(group("a", rows=[row(0, data=data)], nonce="n", answer=data))
            assert (await store.rows("a"))[0].data == data
            assert await store.answer("a", "", "n") == data
