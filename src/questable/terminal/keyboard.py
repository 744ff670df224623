"""A keyboard with a clock, for races: lines come when they come, and nobody waits for them."""

import os
import select
import time
from abc import ABC, abstractmethod
from io import UnsupportedOperation

from questable.terminal.screen import Left, Screen

CHUNK = 4096
LONGEST = 3600.0
"""Seconds to wait at a time: there are machines that cannot wait for ever."""


class Keyboard(ABC):
    """Where lines are typed while time goes by."""

    @abstractmethod
    def now(self) -> int:
        """Milliseconds on some clock."""

    @abstractmethod
    def line(self, until: int) -> str | None:
        """The next line, or None when it is that late; Left when nobody types any more."""


class Typing(Keyboard):
    """Somebody at a terminal, who goes on typing while the screen is painted anew."""

    def __init__(self, file: int) -> None:
        self.file = file
        self._typed = b""

    def now(self) -> int:
        """By the machine's clock."""
        return int(time.monotonic() * 1000)

    def line(self, until: int) -> str | None:
        """The terminal itself keeps what is typed until Enter."""
        try:
            while b"\n" not in self._typed:
                left = min(max(until - self.now(), 0) / 1000, LONGEST)
                if not select.select([self.file], [], [], left)[0]:
                    if self.now() >= until:
                        return None
                    continue
                chunk = os.read(self.file, CHUNK)
                if not chunk:
                    raise Left
                self._typed += chunk
        except KeyboardInterrupt:
            raise Left from None
        line, _, self._typed = self._typed.partition(b"\n")
        return line.decode(errors="replace").strip()


def keyboard_of(screen: Screen) -> Keyboard | None:
    """The keyboard of a live terminal; None where lines can only be waited for."""
    if not screen.live or os.name != "posix":
        return None
    try:
        return Typing(screen.source.fileno())
    except UnsupportedOperation:
        return None
