"""A server in a thread of this process: its clock can be put forward, and its keeper can speak."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Self

from questable.table.run.house import HousePolicy
from questable.table.run.system import SystemClock
from tests.web.served import Served, served


class Held:
    """An alarm that rings when its time has come, or when it is let go."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring: Callable[[], None] | None = ring
        self._loop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        """It will not ring."""
        self._ring = None
        if self.timer is not None:
            self.timer.cancel()

    def ring(self) -> None:
        """It rings, unless nobody wants it any more."""
        if self._ring is not None:
            self._ring()

    def go(self) -> None:
        """It rings now, whichever thread says so."""
        self._loop.call_soon_threadsafe(self.ring)


class ForwardClock(SystemClock):
    """The machine's clock, and what a story adds to it."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0
        """Seconds."""
        self._held: list[Held] | None = None

    def now(self) -> int:
        """Milliseconds since 1970."""
        return super().now() + self.ahead * 1000

    def micros(self) -> int:
        """Microseconds since 1970."""
        return super().micros() + self.ahead * 1_000_000

    def after(self, micros: int, ring: Callable[[], None]) -> Held:  # type: ignore[override]
        """By the loop that runs; what has to wait does not ring while alarms are held."""
        alarm = Held(ring)
        alarm.timer = super().after(micros, lambda: self._due(alarm, micros))
        return alarm

    def _due(self, alarm: Held, micros: int) -> None:
        """Its time has come. A house looks for deadlines by an alarm that was set at its start."""
        if self._held is None or not micros:
            alarm.ring()
        else:
            self._held.append(alarm)

    def hold(self) -> None:
        """No alarm rings from now on, whenever it was set: what is counted down stands."""
        self._held = []

    def let_go(self) -> None:
        """All whose time has come ring now, the others when it comes."""
        held, self._held = self._held or [], None
        for alarm in held:
            alarm.go()


class OwnHouse:
    """A house that a story has to itself."""

    def __init__(self) -> None:
        self.clock = ForwardClock()
        self.url = ""
        self._here: Served | None = None
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._end = asyncio.Event()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._loop.close()
            self._ready.set()

    async def _serve(self) -> None:
        async with served(clock=self.clock) as here:
            self._here, self.url = here, here.url
            self._ready.set()
            await self._end.wait()

    def begin(self) -> Self:
        """Until it serves."""
        self._thread.start()
        self._ready.wait()
        assert self.url
        return self

    def end(self) -> None:
        """Until it does not any more."""
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()

    def later(self, seconds: int) -> None:
        """So much time has gone by."""
        self.clock.ahead += seconds

    def announce(self, notice: dict[str, str]) -> None:
        """The keeper says something to all, as SIGHUP lets him."""
        assert self._here is not None
        self._loop.call_soon_threadsafe(self._here.server.obey, HousePolicy(notice=notice))


@contextmanager
def own_house() -> Iterator[OwnHouse]:
    """For the length of a story."""
    house = OwnHouse().begin()
    try:
        yield house
    finally:
        house.end()
