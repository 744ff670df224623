"""The world as it is: the system's clock and dice, and news within one process."""

import asyncio
import os
import time
from collections.abc import Callable


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

    def after(self, micros: int, ring: Callable[[], None]) -> asyncio.TimerHandle:
        """By the loop that runs."""
        return asyncio.get_running_loop().call_later(max(0, micros) / 1e6, ring)


class SystemDice:
    """The machine's own randomness."""

    def bytes(self, n: int) -> bytes:
        """Random bytes from the operating system."""
        return os.urandom(n)


class LocalNews:
    """News for the halls of one process."""

    def __init__(self) -> None:
        self._ears: list[tuple[str, Callable[[str, int], None]]] = []

    def publish(self, room: str, seq: int, owner: str) -> None:
        """Tell everybody else who listens: a room does not hear its own news."""
        for whose, hear in list(self._ears):
            if whose != owner:
                hear(room, seq)

    def listen(self, hear: Callable[[str, int], None], owner: str) -> Callable[[], None]:
        """Be told from now on."""
        ear = (owner, hear)
        self._ears.append(ear)
        return lambda: self._ears.remove(ear)
