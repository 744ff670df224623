"""Bots that take their time: they think apart from all others, and by the clock of the table."""

import asyncio
import threading
import time
from collections.abc import Callable

import pytest

from questable.bots import LEVELS, bot
from questable.table import Settings, messages
from questable.table.ports import T
from questable.table.run.bot_turn import BotTurn
from questable.table.run.system import ThreadThinking
from tests.rule import rule
from tests.table.bench import Bench
from tests.table.fakes import FakeClock


class Listening:
    """Thinks on the spot, and notes which kind it was."""

    def __init__(self) -> None:
        self.kinds: list[str] = []

    async def think(self, thought: Callable[[], T]) -> T:
        """A short thought."""
        self.kinds.append("short")
        return thought()

    async def ponder(self, thought: Callable[[], T]) -> T:
        """A long one."""
        self.kinds.append("long")
        return thought()


class Hurrying:
    """A time that goes on by itself, the more the more often one looks."""

    def __init__(self, clock: FakeClock) -> None:
        self.looks = 0
        self.clock = clock

    def micros(self) -> int:
        """Forty milliseconds a look."""
        self.looks += 1
        return self.clock.time + 40_000 * self.looks


@rule("T-5.1")
@pytest.mark.parametrize("level", LEVELS)
async def test_every_level_plays_at_a_table(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those with patience where nobody else waits for them."""
    async with Bench() as bench:
        [ann] = await bench.table("Ann", "run-the-race", 2, settings=Settings(pace=0))
        await ann.must(messages.Bot(seat=1, level=level))
        heard = bench.hall.world.thinking = Listening()
        monkeypatch.setattr(bench.clock, "micros", Hurrying(bench.clock).micros)
        await bench.deal([ann])
        for _ in range(8):
            await bench.advance(1)
            if ann.legal:
                await ann.act(ann.legal[0])
        assert bench.hall.world.metrics.numbers["bot_actions"] >= 2
        kinds = {"long"} if bot(level).patience else {"short"}
        assert kinds <= set(heard.kinds)
        assert ("long" in heard.kinds) == (bot(level).patience > 0)


@rule("T-5.1")
async def test_the_clock_ends_a_long_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master is asked for an answer after its half second, wherever it has got to."""
    async with Bench() as bench:
        await bench.dealt("Ann Bob", "questor")
        room = bench.room()
        assert room.play is not None
        seat = room.play.state.actor
        while seat < 0 or len(room.play.state.legal(seat)) < 2:
            await bench.advance(1)
            seat = room.play.state.actor
        clock = Hurrying(bench.clock)
        monkeypatch.setattr(bench.clock, "micros", clock.micros)
        turn = BotTurn(room, seat, "master", bench.hall.world)
        before = clock.looks
        assert await turn.answer() in room.play.state.legal(seat)
        assert 3 <= clock.looks - before <= 500 // 40 + 3


async def test_long_thoughts_wait_for_each_other_alone() -> None:
    """While one is pondered others are thought, and the loop goes on."""
    thinking, let = ThreadThinking(), threading.Event()
    begun: list[int] = []

    def long(n: int) -> Callable[[], int]:
        def thought() -> int:
            begun.append(n)
            let.wait(20)
            return n

        return thought

    first, second = (asyncio.ensure_future(thinking.ponder(long(n))) for n in (1, 2))
    while not begun:
        await asyncio.sleep(0.001)
    assert await thinking.think(lambda: 3) == 3
    time.sleep(0.01)
    assert begun == [1]
    let.set()
    assert [await first, await second] == [1, 2]
