"""Works for readers that no record or pack should be able to bring about."""

import os
import time

from questable.engine import GameFinder
from questable.table.judge.verdict import No


def echo(_finder: GameFinder, data: bytes) -> bytes:
    """As it came."""
    return data


def refuse(_finder: GameFinder, data: bytes) -> bytes:
    """A refusal with all its parts."""
    raise No("record", "T-1.2", {"line": 3, "why": data.decode()})


def spin(_finder: GameFinder, _data: bytes) -> bytes:
    """Without end."""
    while True:
        pass


def sleep(_finder: GameFinder, data: bytes) -> bytes:
    """Waits, and uses no processor."""
    time.sleep(float(data))
    return b"awake"


def die(_finder: GameFinder, _data: bytes) -> bytes:
    """As a fault in the machine would."""
    os._exit(3)


def hog(_finder: GameFinder, _data: bytes) -> bytes:
    """More memory than anybody has."""
    return bytes(8 << 30)


def stumble(_finder: GameFinder, _data: bytes) -> bytes:
    """An error nobody thought of."""
    raise KeyError("what?")
