"""Strangers' packs and records are read apart from the tables: bounded, killed, refused."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
import pytest

from questable.registry import KEYS
from questable.table.judge.verdict import No
from questable.table.ports import Work
from questable.web import Rate
from questable.web.gate import FARTHEST, Gate
from questable.web.readers import ReaderLimits, Readers
from tests.rule import rule
from tests.web import attacks, dear_works

QUICK = ReaderLimits(processes=1, seconds=0.3, patience=15, megabytes=400, warm="")
HELD = 0.02
"""Seconds of processor time: the longest that a loop may be held."""
LONGEST_WAIT = 15
"""Seconds on the wall, with room for a machine that does much else: four were seen among ten busy
processes. Where the loop was held, other rooms waited twenty on a quiet one."""


@contextlib.asynccontextmanager
async def reading(limits: ReaderLimits = QUICK) -> AsyncIterator[Readers]:
    """Readers, and their end."""
    readers = Readers(limits)
    await readers.begin()
    try:
        yield readers
    finally:
        await readers.close()


async def refusal(readers: Readers, work: Work, data: bytes = b"", sender: str = "eve") -> No:
    """What the sender is told."""
    with pytest.raises(No) as caught:
        await readers.read(work, data, sender)
    return caught.value


@rule("D-6.2")
async def test_a_process_reads_so_many_pieces_and_no_more() -> None:
    """What one of them left behind is nobody's for long."""
    async with reading(msgspec.structs.replace(QUICK, pieces=2)) as readers:
        await readers.read(dear_works.echo, b"one", "ann")
        first = readers._idle[-1].process.pid
        await readers.read(dear_works.echo, b"two", "ann")
        assert await readers.read(dear_works.echo, b"three", "ann") == b"three"
        assert readers._idle[-1].process.pid != first
        assert readers.killed == 0


@rule("D-6.2")
async def test_what_a_process_cannot_stand_is_refused_to_its_sender_alone() -> None:
    """Time, memory, an error, a crash: a typed refusal, and the next one is read."""
    async with reading() as readers:
        assert await readers.read(dear_works.echo, b"x" * 3_000_000, "ann") == b"x" * 3_000_000
        no = await refusal(readers, dear_works.refuse, b"why")
        assert (no.code, no.rule, no.facts) == ("record", "T-1.2", {"line": 3, "why": "why"})
        assert (await refusal(readers, dear_works.stumble)).code == "unreadable"
        assert (await refusal(readers, dear_works.hog)).code == "unreadable"
        assert readers.killed == 0
        assert (await refusal(readers, dear_works.spin)).code == "too-dear"
        assert (await refusal(readers, dear_works.die)).code == "unreadable"
        assert readers.killed == 2
        assert await readers.read(dear_works.echo, b"again", "ann") == b"again"


@rule("D-6.2")
async def test_patience_ends_by_the_clock_too() -> None:
    """A piece that waits for nothing is not waited for."""
    async with reading(msgspec.structs.replace(QUICK, patience=0.2)) as readers:
        assert (await refusal(readers, dear_works.sleep, b"60")).code == "too-dear"


@rule("D-6.2")
async def test_a_sender_has_so_much_time_and_no_more() -> None:
    """Whoever has used it up waits; others do not."""
    async with reading(msgspec.structs.replace(QUICK, allowance=Rate(1, 0))) as readers:
        for _ in range(4):
            assert (await refusal(readers, dear_works.spin)).code == "too-dear"
        assert (await refusal(readers, dear_works.echo)).code == "too-fast"
        assert await readers.read(dear_works.echo, b"", "ann") == b""


async def test_a_piece_that_nobody_waits_for_ends() -> None:
    """Who hangs up takes the process along, and a fresh one is there."""
    async with reading() as readers:
        waiting = asyncio.create_task(readers.read(dear_works.sleep, b"60", "eve"))
        while not readers._busy:
            await asyncio.sleep(0.01)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await readers.read(dear_works.echo, b"next", "ann") == b"next"


async def test_a_house_that_closes_waits_for_no_reader() -> None:
    """What was being read is refused."""
    async with reading() as readers:
        waiting = asyncio.create_task(readers.read(dear_works.sleep, b"60", "eve"))
        while not readers._busy:
            await asyncio.sleep(0.01)
        await readers.close()
        with pytest.raises(No, match="closing"):
            await waiting
        assert (await refusal(readers, dear_works.echo)).code == "closing"


@rule("D-6.2")
async def test_of_those_who_wait_each_gets_a_turn() -> None:
    """Ten pieces of one sender do not keep another's single one waiting."""
    gate, order = Gate(1, most=6, most_each=4), list[str]()

    async def enter(sender: str) -> None:
        await gate.enter(sender)
        order.append(sender)

    await enter("first")
    waiting = [asyncio.create_task(enter(each)) for each in ("eve", "eve", "eve", "eve", "ann")]
    await asyncio.sleep(0)
    with pytest.raises(No, match="too-fast"):
        await gate.enter("eve")
    waiting.append(asyncio.create_task(enter("bob")))
    await asyncio.sleep(0)
    with pytest.raises(No, match="busy"):
        await gate.enter("cid")
    waiting[1].cancel()
    for _ in range(6):
        gate.leave()
        await asyncio.sleep(0)
    assert order == ["first", "eve", "ann", "bob", "eve", "eve"]


async def never_stops(gate: Gate, sender: str, cost: float, order: list[str]) -> None:
    """One piece after the other, for as long as the test goes on."""
    while True:
        await gate.enter(sender)
        order.append(sender)
        await asyncio.sleep(0)
        gate.used(sender, cost)
        gate.leave()


@rule("D-6.2", "D-8.2")
async def test_who_comes_now_and_then_does_not_wait_behind_those_who_never_stop() -> None:
    """However many they are; and somebody who took very long has a turn again all the same."""
    gate, order = Gate(1, most=400, most_each=16), list[str]()
    greedy = [f"greedy {n}" for n in range(50)]
    busy = [asyncio.create_task(never_stops(gate, each, 0.1, order)) for each in greedy]
    for _ in range(20):
        while len(order) < 200:
            await asyncio.sleep(0)
        order.clear()
        await gate.enter("modest")
        assert len(order) <= 4
        gate.used("modest", 0.02)
        gate.leave()
    gate.used("greedy 0", 100 * FARTHEST)
    order.clear()
    while "greedy 0" not in order[10:]:
        await asyncio.sleep(0)
        assert len(order) < 50 * FARTHEST / 0.1 + 100
    for task in busy:
        task.cancel()


@rule("D-6.2", "D-8.2")
async def test_nobody_saves_turns_up() -> None:
    """Who kept away for long goes first once, and then like everybody."""
    gate, order = Gate(1, most=400, most_each=16), list[str]()
    busy = [asyncio.create_task(never_stops(gate, f"old {n}", 0.1, order)) for n in range(4)]
    while len(order) < 200:
        await asyncio.sleep(0)
    order.clear()
    busy.append(asyncio.create_task(never_stops(gate, "new", 0.1, order)))
    while len(order) < 50:
        await asyncio.sleep(0)
    for task in busy:
        task.cancel()
    assert "new" in order[:4]
    assert 8 <= order[:50].count("new") <= 12


@rule("D-6.2")
async def test_no_pack_and_no_record_holds_the_tables_up() -> None:
    """The worst of each kind over a socket and by REST, while another room plays."""
    records = attacks.records(("pillars", "saint-cards"))
    brought: dict[str, dict[str, object]] = {
        name: {"game": KEYS[n % len(KEYS)], "pack": text}
        for n, (name, text) in enumerate(attacks.packs().items())
    }
    refused = [name for name in records if "19,9" not in name and "9,900" not in name]
    brought |= {name: {"record": records[name]} for name in records}
    async with attacks.fortress() as here:
        siege = await attacks.besiege(here, brought, [records["pillars: taken back 9,900 times"]])
    assert siege.held < HELD
    assert {siege.told[name] for name in attacks.packs()} == {"pack"}
    assert {siege.told[name] for name in refused} == {"record"}
    assert {told for name, told in siege.told.items() if name in records} <= {"record", "read"}
    assert len(siege.waits) > 20
    assert sorted(siege.waits)[len(siege.waits) // 2] < 0.5
    assert max(siege.waits) < LONGEST_WAIT
