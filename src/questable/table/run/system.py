"""The world as it is: the system's clock and dice."""

import asyncio
import os
import time
from collections.abc import Callable

_SLEEPLESS = getattr(time, "CLOCK_BOOTTIME", 0)


class SystemClock:
    """The time of the machine."""

    def __init__(self) -> None:
        self._start = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def micros(self) -> int:
        """Microseconds since 1970, by a clock that never goes back."""
        return (self._start + time.monotonic_ns()) // 1000

    def elapsed(self) -> int:
        """Microseconds of a clock that goes on while the machine sleeps, where there is one."""
        return time.clock_gettime_ns(_SLEEPLESS) // 1000 if _SLEEPLESS else self.micros()

    def after(self, micros: int, ring: Callable[[], None]) -> asyncio.TimerHandle:
        """By the loop that runs."""
        return asyncio.get_running_loop().call_later(max(0, micros) / 1e6, ring)


class SystemDice:
    """The machine's own randomness."""

    def bytes(self, n: int) -> bytes:
        """Random bytes from the operating system."""
        return os.urandom(n)
