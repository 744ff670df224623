"""A house copied from one store to another, in both directions."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from questable.storage import store_of
from questable.storage.moving import Unlike, move
from questable.table.ports import PLAYED, Link, ListedRoom, Store, StoredRow, StoreError
from tests.rule import rule
from tests.storage.contract import group

ODD = "ü\x00\ud800"
"""A nonce that PostgreSQL's texts cannot hold; SQLite's hold all but the last of it."""
LONELY = 12


def quiet(done: int, count: int) -> None:
    """No progress is told."""


async def settle(address: str, more: int = LONELY) -> None:
    """A house with all that a room can have."""
    store = store_of(address)
    await store.begin()
    links = [Link("h1", "full", "person", 0), Link("h2", "full", "door")]
    await store.append(
        group("full", 0, 1, links=links, seed=(0, b"\x00seed"), alarm=77, life=PLAYED)
    )
    await store.append(group("full", 2, sender="p0", nonce=ODD[:2], answer=b"\xffsaid"))
    await store.keep_snapshot("full", 2, b"cache")
    await asyncio.gather(*(store.append(group(f"r{n}", 0)) for n in range(more)))
    await store.close()


async def seen(address: str) -> list[object]:
    """All that can be asked of it."""
    store = store_of(address)
    await store.begin()
    rooms: list[ListedRoom] = await store.rooms(10**9)
    found: list[object] = [sorted(each.room for each in rooms), await store.due(10**9)]
    found += [await _of(store, each.room) for each in sorted(rooms, key=lambda each: each.room)]
    found += [await store.link("h1"), await store.link("h2"), await store.seeds("full")]
    found.append(await store.answer("full", "p0", ODD[:2]))
    await store.close()
    return found


async def _of(store: Store, room: str) -> object:
    return await store.listed(room), await store.rows(room)


@pytest.fixture(params=["to", "from"])
def ends(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> tuple[str, str]:
    """From SQLite to PostgreSQL, and back."""
    file = f"sqlite:///{tmp_path / 'rooms.db'}"
    return (file, database) if request.param == "to" else (database, file)


async def test_a_house_is_the_same_in_another_store(ends: tuple[str, str]) -> None:
    """All but what is a mere cache, and it can be played on there."""
    old, new = ends
    await settle(old)
    told: list[tuple[int, int]] = []
    counts = await move(old, new, lambda done, count: told.append((done, count)), many=5)
    wanted = {
        "rooms": 13,
        "rows": 15,
        "packed": 0,
        "nonces": 1,
        "links": 2,
        "secrets": 1,
        "deadlines": 1,
    }
    assert counts == wanted
    assert told == [(0, 13), (5, 13), (10, 13), (13, 13)]
    assert await seen(new) == await seen(old)
    store = store_of(new)
    await store.begin()
    assert await store.snapshot("full") is None
    await store.append(group("full", 3))
    await store.close()


async def test_what_is_done_already_is_not_done_again(ends: tuple[str, str]) -> None:
    """And what came since is; a house that is done is compared."""
    old, new = ends
    await settle(old)
    await move(old, new, quiet)
    store = store_of(old)
    await store.begin()
    await store.append(group("later", 0))
    await store.close()
    told: list[int] = []
    await move(old, new, lambda done, _: told.append(done))
    assert told == [13, 14]
    assert await seen(new) == await seen(old)


async def test_a_target_that_holds_something_else_is_refused(ends: tuple[str, str]) -> None:
    """A room that the source has not, or has otherwise; nothing is written."""
    old, new = ends
    await settle(old)
    for room, rows in (("r1", (0, 1)), ("stranger", (0,))):
        store = store_of(new)
        await store.begin()
        await store.delete("r1")
        await store.append(group(room, *rows))
        await store.close()
        before = await seen(new)
        with pytest.raises(Unlike) as error:
            await move(old, new, quiet)
        assert (error.value.why, error.value.facts) == ("other", {"room": room})
        assert await seen(new) == before


async def test_what_is_missing_at_the_end_is_told(ends: tuple[str, str]) -> None:
    """By the counts of both."""
    old, new = ends
    await settle(old)
    await move(old, new, quiet)
    store = store_of(new)
    await store.begin()
    await store.append(group("full", 3, void=[0]))
    await store.close()
    store = store_of(old)
    await store.begin()
    await store.append(group("full", 3))
    await store.close()
    with pytest.raises(Unlike) as error:
        await move(old, new, quiet)
    assert error.value.facts == {"done": 1, "count": 2}


async def test_it_goes_on_after_a_kill(ends: tuple[str, str]) -> None:
    """kill -9 between two portions: what is there is whole, and the rest follows."""
    old, new = ends
    await settle(old)
    program = f"""
import asyncio, os, signal
from questable.storage.moving import move
def progress(done, count):
    print(done, flush=True)
    if done == 8:
        os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(move({old!r}, {new!r}, progress, many=4))
"""
    environment = os.environ | {"QUESTABLE_BUILD": "pure"}
    ran = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True)
    assert (ran.returncode, ran.stdout) == (-signal.SIGKILL, b"0\n4\n8\n"), ran.stderr
    told: list[int] = []
    await move(old, new, lambda done, _: told.append(done), many=4)
    assert told == [8, 12, 13]
    assert await seen(new) == await seen(old)


@rule("D-1.13")
async def test_a_house_that_is_half_copied_is_not_served_from(ends: tuple[str, str]) -> None:
    """Nor copied from; once the copy is whole it is."""
    old, new = ends
    await settle(old)

    def interrupted(done: int, count: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await move(old, new, interrupted, many=4)
    with pytest.raises(StoreError) as error:
        await store_of(new).begin()
    assert error.value.code == "half"
    with pytest.raises(StoreError) as error:
        await move(new, old, quiet)
    assert error.value.code == "half"
    await move(old, new, quiet)
    assert await seen(new) == await seen(old)


@rule("D-1.13")
async def test_a_house_that_was_whole_stays_so(ends: tuple[str, str]) -> None:
    """A second copy that is refused, or has nothing to do, makes no mark."""
    old, new = ends
    await settle(old)
    await move(old, new, quiet)
    await move(old, new, quiet)
    for address, voids in ((new, [0]), (old, [])):
        store = store_of(address)
        await store.begin()
        await store.append(group("full", 3, void=voids))
        await store.close()
    with pytest.raises(Unlike):
        await move(old, new, quiet)
    await seen(new)


@rule("D-1.12")
async def test_packed_games_are_copied_as_they_are(ends: tuple[str, str]) -> None:
    """And a target where they are not packed holds something else."""
    old, new = ends
    await settle(old)
    await move(old, new, quiet)
    store = store_of(old)
    await store.begin()
    await store.append(group("full", rows=[StoredRow(3, 1003, "end", b"{}")]))
    before = await store.rows("full")
    assert await store.pack("full", 10_000) == 1
    await store.close()
    store = store_of(new)
    await store.begin()
    await store.append(group("full", rows=[StoredRow(3, 1003, "end", b"{}")]))
    await store.close()
    with pytest.raises(Unlike) as error:
        await move(old, new, quiet)
    assert error.value.facts == {"room": "full"}
    store = store_of(new)
    await store.begin()
    await store.delete("full")
    await store.close()
    counts = await move(old, new, quiet)
    assert (counts["rows"], counts["packed"], counts["nonces"]) == (16, 1, 0)
    store = store_of(new)
    await store.begin()
    assert await store.rows("full") == before
    await store.close()
