"""Bots think in processes of their own, where there is nothing but a view (D-8.1, D-8.2)."""

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections.abc import AsyncIterator
from functools import partial
from random import Random

import msgspec
import pytest

from questable.bots import bot
from questable.engine import Record
from questable.engine.bounds import LONGEST_HEADER
from questable.engine.view import view_text
from questable.registry import KEYS, Registry, game
from questable.table.judge.verdict import No
from questable.table.run import bot_turn, thought
from questable.table.run.bot_turn import BotTurn
from questable.table.run.thought import REMEMBERED, Thought, chosen
from questable.web import Rate
from questable.web.readers import ReaderLimits
from questable.web.thinkers import LEAST, MOST_PROCESSES, THREADS, Thinkers, limits_for
from tests.bots.walks import walk
from tests.rule import rule
from tests.table.bench import Bench
from tests.web import dear_works

QUICK = msgspec.structs.replace(limits_for(2), warm="", patience=30)


@contextlib.asynccontextmanager
async def thinking(limits: ReaderLimits = QUICK) -> AsyncIterator[Thinkers]:
    """Thinkers, and their end."""
    thinkers = Thinkers(limits)
    await thinkers.begin()
    try:
        yield thinkers
    finally:
        await thinkers.close()


def thought_of(key: str, level: str, seed: str) -> tuple[Thought, str]:
    """A position of a game as a thought, and what the bot does who thinks it here."""
    found = game(key)
    setup = found.setup(max(found.fewest, 2))
    choices = walk(found, setup, f"thought {key}")
    state, seat = next(each for n, each in enumerate(choices) if n == 8)
    view, legal = found.view(state, seat), state.legal(seat)
    told = Thought(
        level=level,
        header=Record(key, found.rules_version, setup).header(),
        view=msgspec.Raw(view_text(view)),
        legal=[action.text for action in legal],
        seed=seed,
        millis=60_000,
    )
    return told, bot(level).choose(found, setup, view, legal, Random(seed)).text


@rule("D-8.1")
async def test_a_bot_needs_nothing_but_its_view() -> None:
    """Every game: in a process that knows only these bytes it does what it does here."""
    async with thinking() as thinkers:
        for key in KEYS:
            for level in ("club", "expert@60"):
                told, here = thought_of(key, level, f"{key} {level}")
                data = msgspec.json.encode(told)
                answer = await thinkers.ponder(chosen, lambda _millis, d=data: d, key, 500)  # type: ignore[misc]
                assert answer.decode() == here


@rule("D-8.1")
async def test_a_table_tells_it_nothing_else() -> None:
    """Neither a state nor what the dealer promised: the seat's view, its choices, the set-up."""
    async with Bench() as bench:
        await bench.dealt("Ann Bob", "rae")
        room = bench.room()
        assert room.play is not None
        while (seat := room.play.state.actor) < 0 or len(room.play.state.legal(seat)) < 2:
            await bench.advance(1)
        turn = BotTurn(room, seat, "master", bench.hall.world)
        told = msgspec.json.decode(turn.told("master")(77), type=Thought)
        assert bytes(told.view) == view_text(room.play.game.view(room.play.state, seat))
        assert told.legal == [action.text for action in room.play.state.legal(seat)]
        assert (told.level, told.millis) == ("master", 77)
        assert set(msgspec.json.decode(told.header)) == {
            "questable", "game", "rules", "players", "options", "pack"
        }  # fmt: skip
        assert set(Thought.__struct_fields__) == {
            "level", "header", "view", "legal", "seed", "millis"
        }  # fmt: skip


@rule("D-8.2")
def test_a_process_remembers_no_more_set_ups_than_it_has_memory_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else a few rooms with heavy packs leave none to the bots of all others."""
    read: list[str] = []

    def made(_finder: object, header: str) -> tuple[str, str]:
        read.append(header)
        if header == "bad":
            raise ValueError("bad")
        return ("game", header)

    monkeypatch.setattr(thought, "_read", made)
    set_ups, finder = thought._SetUps(), Registry()
    heavy = [f"{n}" * LONGEST_HEADER for n in range(5)]
    for header in ("light", *heavy, "light"):
        set_ups.of(finder, header)
    assert read.count("light") == 2
    for _ in range(2):
        with pytest.raises(ValueError, match="bad"):
            set_ups.of(finder, "bad")
    assert sum(len(header) for _, header in set_ups._kept) == set_ups._size <= REMEMBERED
    read.clear()
    for header in (heavy[-1], "light", heavy[-1]):
        set_ups.of(finder, header)
    assert read == []
    for n in range(500):
        set_ups.of(finder, f"{n}")
    read.clear()
    set_ups.of(finder, "7")
    assert read == []
    # The heaviest that are let in, and the search beside them, fit into what a process has.
    assert limits_for(2).megabytes * 2**20 // 4 > 40 * REMEMBERED


@rule("D-8.2")
async def test_it_steps_back_for_the_tables() -> None:
    """Its process is another one, and a nicer one."""
    async with thinking() as thinkers:
        assert await thinkers.ponder(dear_works.echo, lambda millis: b"%d" % millis, "a", 500)
        [process] = thinkers.processes._idle
        assert process.process.pid != os.getpid()
        if sys.platform != "win32":
            own = os.getpriority(os.PRIO_PROCESS, 0)
            theirs = os.getpriority(os.PRIO_PROCESS, process.process.pid)
            assert theirs == min(own + 10, 19)


@rule("D-8.2")
async def test_where_many_wait_each_thinks_for_less() -> None:
    """One process: the first has all its time, the fourth a quarter; then all of it again."""
    async with thinking() as thinkers:
        await thinkers.ponder(dear_works.echo, lambda _millis: b"", "a", 500)
        granted: list[int] = []

        def told(millis: int) -> bytes:
            granted.append(millis)
            return b"0.2"

        asked = [thinkers.ponder(dear_works.sleep, told, f"room {n}", 480) for n in range(4)]
        await asyncio.gather(*asked)
        assert granted == [480, 240, 160, 120]
        await thinkers.ponder(dear_works.echo, told, "a", 480)
        assert granted[-1] == 480


@rule("D-8.2")
async def test_a_room_has_so_much_time_and_then_little() -> None:
    """Who lets bots think without end is left with a little, and at last with nothing."""
    limits = msgspec.structs.replace(QUICK, allowance=Rate(1, 0), seconds=0.7)
    async with thinking(limits) as thinkers:
        granted: list[int] = []

        def told(millis: int) -> bytes:
            granted.append(millis)
            return b""

        with pytest.raises(No, match="too-dear"):
            await thinkers.ponder(dear_works.spin, told, "greedy", 900)
        await thinkers.ponder(dear_works.echo, told, "greedy", 900)
        assert granted[0] == 900
        assert LEAST <= granted[1] <= 300
        with pytest.raises(No, match="too-dear"):
            await thinkers.ponder(dear_works.spin, told, "greedy", 900)
        with pytest.raises(No, match="too-fast"):
            await thinkers.ponder(dear_works.echo, told, "greedy", 900)
        assert granted[-1] == LEAST
        await thinkers.ponder(dear_works.echo, told, "modest", 900)
        assert granted[-1] == 900


@rule("D-8.2")
async def test_quick_thoughts_have_few_threads_and_each_room_its_turn() -> None:
    """Rooms that never stop keep neither the tables nor another room waiting."""
    async with thinking() as thinkers:
        here, most, thoughts = [0], [0], [0]

        def thought() -> None:
            here[0] += 1
            most[0] = max(most[0], here[0])
            end = time.thread_time() + 0.002
            while time.thread_time() < end:
                pass
            here[0] -= 1
            thoughts[0] += 1

        async def never_stops(room: str) -> None:
            while True:
                await thinkers.think(thought, room)

        greedy = [asyncio.create_task(never_stops(f"greedy {n}")) for n in range(40)]
        waited = []
        for _ in range(5):
            began = thoughts[0]
            while thoughts[0] < began + 40:
                await asyncio.sleep(0.001)
            began = thoughts[0]
            assert await thinkers.think(threading.current_thread, "modest") is not None
            waited.append(thoughts[0] - began)
        for task in greedy:
            task.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)
        assert most[0] <= THREADS
        assert max(waited) <= 10
        assert "thinker" in (await thinkers.think(threading.current_thread, "modest")).name


@rule("D-8.2")
async def test_rooms_whose_thoughts_take_long_have_fewer_turns() -> None:
    """What counts is the time that they took, not what was expected."""
    async with thinking() as thinkers:
        turns = {0.001: 0, 0.04: 0}

        def thought(seconds: float) -> None:
            end = time.thread_time() + seconds
            while time.thread_time() < end:
                pass
            turns[seconds] += 1

        async def never_stops(room: str, seconds: float) -> None:
            while True:
                await thinkers.think(partial(thought, seconds), room)

        rooms = [
            asyncio.create_task(never_stops(f"{seconds} {n}", seconds))
            for seconds in turns
            for n in range(4)
        ]
        while sum(turns.values()) < 80:
            await asyncio.sleep(0.001)
        for room in rooms:
            room.cancel()
        await asyncio.gather(*rooms, return_exceptions=True)
        assert turns[0.001] > 2 * turns[0.04]


@rule("D-8.2")
async def test_a_quick_thought_does_not_wait_behind_many_heavy_ones() -> None:
    """Ever new rooms with heavy packs, woken at once: each waits in its own turn, others do not."""
    async with thinking() as thinkers:
        read, let = list[str](), threading.Event()

        def wait(what: str) -> None:
            let.wait(30)
            read.append(what)

        held = [
            asyncio.create_task(thinkers.think(partial(wait, "held"), f"held {n}"))
            for n in range(THREADS)
        ]
        heavy = [
            asyncio.create_task(thinkers.think(partial(wait, "heavy"), f"heavy {n}", 600_000))
            for n in range(40)
        ]
        await asyncio.sleep(0)
        quick = [
            asyncio.create_task(thinkers.think(partial(wait, "quick"), f"quick {n}", 5_000))
            for n in range(3)
        ]
        await asyncio.sleep(0)
        let.set()
        await asyncio.gather(*held, *heavy, *quick)
        assert max(place for place, what in enumerate(read) if what == "quick") <= THREADS + 5


def test_one_core_is_left_to_the_tables() -> None:
    """As many processes as there are other cores; one at least, and not too many."""
    assert [limits_for(cores).processes for cores in (1, 2, 4, 64)] == [1, 1, 3, MOST_PROCESSES]


@rule("D-8.2", "D-8.3")
async def test_a_bot_whose_process_dies_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A master, and then an expert: who thinks where the tables are goes on."""
    monkeypatch.setattr(bot_turn, "chosen", dear_works.die)
    async with Bench() as bench, thinking() as thinkers:
        await bench.dealt("Ann Bob", "questor")
        bench.hall.world.thinking = thinkers
        room = bench.room()
        assert room.play is not None
        while (seat := room.play.state.actor) < 0:
            await bench.advance(1)
        turn = BotTurn(room, seat, "master", bench.hall.world)
        assert await turn.answer() in room.play.state.legal(seat)
        assert turn.sound == "club"
        assert thinkers.processes.killed == 2
        assert [each.levelname for each in caplog.records] == ["WARNING", "WARNING"]
        assert "the bot master failed" in caplog.text


async def test_one_that_is_refused_a_place_is_not_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Too many wait: a simpler one answers this once."""

    def busy(_finder: Registry, _data: bytes) -> bytes:
        raise No("busy")

    monkeypatch.setattr(bot_turn, "chosen", busy)
    async with Bench() as bench:
        await bench.dealt("Ann Bob", "questor")
        room = bench.room()
        assert room.play is not None
        turn = BotTurn(room, room.play.state.actor, "master", bench.hall.world)
        assert await turn.answer() in turn.legal
        assert turn.sound == "master"
        assert caplog.text == ""
