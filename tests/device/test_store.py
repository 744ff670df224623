"""The store of a device."""

from pathlib import Path

import pytest

from questable.device.store import DeviceStore
from questable.table.ports import Clash, StoredRow, Worker
from tests.device.drawers import MemoryDrawers
from tests.rule import rule
from tests.storage.contract import StoreContract, group


class TestDeviceStore(StoreContract):
    """As every store."""

    def make(self, folder: Path) -> DeviceStore:
        """One."""
        return DeviceStore(MemoryDrawers())


@rule("D-1.4")
async def test_a_group_is_one_transaction() -> None:
    """D-1.4: rows, answer, seed, links and the room's head are written at once."""
    drawers = MemoryDrawers()
    store = DeviceStore(drawers)
    rows = [StoredRow(0, 5, "x", b"1"), StoredRow(1, 6, "x", b"2")]
    await store.append(group("a", rows=rows, nonce="n", answer=b"yes", seed=(0, b"s")))
    assert drawers.writes == 1
    assert (await store.rows("a"), await store.seeds("a")) == (rows, {0: b"s"})
    assert await store.answer("a", "", "n") == b"yes"


@rule("D-1.2")
async def test_of_two_windows_that_write_at_once_one_does() -> None:
    """D-1.2: the second has read a head that is no longer there."""
    drawers = MemoryDrawers()
    first, second = DeviceStore(drawers), DeviceStore(drawers)
    await first.append(group("a", 0))
    written = drawers.write

    async def late(change):  # type: ignore[no-untyped-def]
        drawers.write = written  # type: ignore[method-assign]
        await second.append(group("a", 1, 2))
        return await written(change)

    drawers.write = late  # type: ignore[method-assign]
    with pytest.raises(Clash):
        await first.append(group("a", 1))
    assert [row.seq for row in await first.rows("a")] == [0, 1, 2]


@rule("D-1.10")
async def test_a_window_that_lost_a_room_writes_nothing_in_it() -> None:
    """D-1.10: each group shows under which epoch the room was read."""
    drawers = MemoryDrawers()
    store = DeviceStore(drawers)
    await store.append(group("a", 0))
    old = await store.take("a", Worker("old"))
    await store.take("a", Worker("new"))
    assert old is not None
    with pytest.raises(Clash):
        await store.append(group("a", 1, epoch=old.epoch))


@rule("D-4.7")
async def test_nothing_of_a_deleted_room_is_left() -> None:
    """D-4.7."""
    drawers = MemoryDrawers()
    store = DeviceStore(drawers)
    await store.append(group("a", 0, nonce="n", answer=b"yes", seed=(0, b"s")))
    await store.append(group("ab", 0))
    await store.keep_snapshot("a", 1, b"snap")
    await store.delete("a")
    assert all("ab" in key for key in drawers.things)
    assert len(drawers.things) == 2
