"""Workers that are cut off, whose clocks differ, of two versions: as the failure matrix says."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from questable import client
from questable.storage.postgres import PostgresStore
from questable.table import messages
from questable.table.log.rows import PhraseRow, SitRow
from questable.table.run.lease import LEASE
from questable.table.run.loading import row_of
from questable.table.run.system import SystemClock
from tests.web.crash import patiently
from tests.web.relay import relayed
from tests.web.test_workers import worker

SKEW = 10_000
"""Milliseconds."""


class Skewed(SystemClock):
    """A machine whose clock is wrong."""

    def __init__(self, by: int) -> None:
        super().__init__()
        self.by = by

    def now(self) -> int:
        """What it thinks the time is."""
        return super().now() + self.by


async def facts(database: str, room: str) -> list[object]:
    """What is stored of a room; its numbers have no gaps, and its times never go back."""
    store = PostgresStore(database, shared=True)
    await store.begin()
    try:
        rows = [row_of(each) for each in await store.rows(room)]
    finally:
        await store.close()
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert [row.at for row in rows] == sorted(row.at for row in rows)
    return [row.fact for row in rows]


@pytest.mark.parametrize("drop", [False, True], ids=["resumed", "dropped"])
async def test_who_is_cut_from_the_database_falls_silent(
    database: str, tmp_path: Path, drop: bool
) -> None:
    """The other worker has its rooms once its lease is over. Ann, who is still at the first, is
    told nothing, not even that there is no such seat; when it is back she is brought to the room,
    and what she asked is done once."""
    async with contextlib.AsyncExitStack() as stack:
        relay, there = await stack.enter_async_context(relayed(database, tmp_path))
        near, far = PostgresStore(there, shared=True), PostgresStore(database, shared=True)
        cut = await stack.enter_async_context(worker(near, "cut", None))
        other = await stack.enter_async_context(worker(far, "other", None))
        opened = await client.open_room(cut.url, "Ann")
        ann = await stack.enter_async_context(client.Seat(cut.url, opened.link))
        came = await client.enter(cut.url, opened.door, "Bob")
        relay.cut()
        said = asyncio.create_task(ann.ask(messages.Phrase(phrase="hello")))
        bob = client.Seat(other.url, came.link)
        async with asyncio.timeout(LEASE / 1000 + 20):
            await patiently(bob.__aenter__)
        host = await stack.enter_async_context(client.Seat(other.url, opened.link))
        await host.choose("questor", 2)
        sat = asyncio.create_task(ann.ask(messages.Sit(seat=0)))
        await bob.sit(1)
        assert not said.done()
        assert not sat.done()
        assert ann.table is not None
        assert ann.table.game == ""
        relay.heal(drop)
        async with asyncio.timeout(60):
            await asyncio.gather(said, sat)
            await ann.until(lambda: ann.table is not None and ann.table.game == "questor")
        assert cut.hall.metrics()["lines"] == 0
        await bob.__aexit__()
    stored = await facts(database, opened.room)
    assert sum(isinstance(each, PhraseRow) for each in stored) == 1
    assert sorted(each.seat for each in stored if isinstance(each, SitRow)) == [0, 1]


@pytest.mark.parametrize("by", [SKEW, -SKEW], ids=["ahead", "behind"])
async def test_whose_a_room_is_no_clock_of_a_worker_decides(database: str, by: int) -> None:
    """Ten seconds are more than three leases: still nobody robs a home that lives, and when a room
    moves its rows go on in time."""
    async with contextlib.AsyncExitStack() as last:
        store = PostgresStore(database, shared=True)
        right = await last.enter_async_context(worker(store, "right", None))
        async with worker(
            PostgresStore(database, shared=True), "wrong", None, clock=Skewed(by)
        ) as wrong:
            opened = await client.open_room(wrong.url, "Ann")
            async with client.Seat(wrong.url, opened.link) as ann:
                await ann.choose("questor", 2)
                await right.hall.sweep()
                async with client.Seat(right.url, opened.link) as same:
                    await same.ask(messages.Phrase(phrase="hello"))
                    assert right.hall.metrics()["rooms_awake"] == 0
                    assert wrong.hall.metrics()["lines"] == 2
        async with client.Seat(right.url, opened.link) as ann:
            await ann.choose("pillars", 2)
            assert right.hall.metrics()["lines"] == 1
            async with worker(
                PostgresStore(database, shared=True), "again", None, clock=Skewed(by)
            ) as again:
                await again.hall.sweep()
                async with client.Seat(again.url, opened.link) as same:
                    await same.ask(messages.Phrase(phrase="bye"))
                    assert right.hall.metrics()["lines"] == 2
    assert sum(isinstance(each, PhraseRow) for each in await facts(database, opened.room)) == 2


async def test_two_versions_side_by_side(database: str) -> None:
    """What comes in at the older one is brought to the newer. When the newer is gone, its rooms
    wait for another of its kind, while the older one's own play on; and those go to the newer."""

    def store() -> PostgresStore:
        return PostgresStore(database, shared=True)

    async with worker(store(), "old", None, level=1) as old:
        async with worker(store(), "new", None, level=2) as new:
            opened = await client.open_room(old.url, "Ann")
            async with client.Seat(new.url, opened.link) as ann:
                await ann.choose("questor", 2)
                async with client.Seat(old.url, opened.link) as same:
                    await same.ask(messages.Phrase(phrase="hello"))
                assert old.hall.metrics()["rooms_awake"] == 0
            before = await client.open_room(old.url, "Bob")
            async with client.Seat(old.url, before.link) as bob:
                await bob.choose("questor", 2)
        for _ in range(3):
            with pytest.raises(client.No, match="closing"):
                await client.Seat(old.url, opened.link).__aenter__()
        async with client.Seat(old.url, before.link) as bob:
            await bob.ask(messages.Phrase(phrase="hello"))
    async with worker(store(), "newer", None, level=2) as newer:
        for each in (opened, before):
            async with client.Seat(newer.url, each.link) as seat:
                await seat.choose("pillars", 2)
    async with worker(store(), "old again", None, level=1) as old:
        for each in (opened, before):
            with pytest.raises(client.No, match="closing"):
                await client.Seat(old.url, each.link).__aenter__()
