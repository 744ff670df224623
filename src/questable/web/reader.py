"""One process that works apart from the tables, piece by piece, until its input ends.

`python -m questable.web.reader SECONDS MEGABYTES NICE WARM`. The kernel ends it when one piece
takes more processor time than that, and memory ends with the second number. The third is how far it
steps back for the tables, and the last what it loads first: 'words', 'games' or nothing.
"""

import os
import signal
import struct
import sys
import time
from importlib import import_module
from typing import BinaryIO, Final

import msgspec

from questable.registry import Registry, games
from questable.table.judge.verdict import No
from questable.table.run.inline import attempted
from questable.text import Words, languages

ASKED: Final = struct.Struct("!IQ")
"""Bytes of the work's name, bytes of what is to be read."""
ANSWERED: Final = struct.Struct("!cQQ")
"""What became of it, processor time in microseconds, bytes of the answer."""
READY, SENSE, REFUSED = b"r", b"s", b"n"
LONGEST_ANSWER: Final = 32_000_000
OVERTIME: Final = -27
"""How a process ends whose time is up: by SIGPROF."""


def main() -> None:
    """Until nobody asks any more."""
    seconds, megabytes, nice = float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    asked, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # Whatever prints by mistake must not end up among the answers.
    os.dup2(2, 1)
    _warm_up(sys.argv[4])
    _bound(megabytes, nice)
    finder = Registry()
    _say(answers, READY, 0, b"")
    while head := asked.read(ASKED.size):
        name_size, size = ASKED.unpack(head)
        name, data = asked.read(name_size).decode(), asked.read(size)
        _alarm(seconds)
        began = time.process_time()
        kind, answer = _read(finder, name, data)
        used = time.process_time() - began
        _alarm(0)
        _say(answers, kind, int(used * 1e6), answer)


def _warm_up(warm: str) -> None:
    """Load what every piece needs, before anybody's time is counted."""
    if not warm:
        return
    for game in games():
        game.deal(game.setup(game.fewest))
    if warm == "words":
        for lang in languages():
            Words(lang).prepare()
        for module in ("records", "replays"):
            import_module(f"questable.desk.{module}")


def _bound(megabytes: int, nice: int) -> None:
    if sys.platform != "win32":
        import resource

        os.nice(nice)
        most = megabytes << 20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _alarm(seconds: float) -> None:
    """From now on so much processor time is left; the signal ends the process."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _read(finder: Registry, name: str, data: bytes) -> tuple[bytes, bytes]:
    module, _, function = name.partition(":")
    try:
        answer = attempted(getattr(import_module(module), function), finder, data)
    except No as no:
        return REFUSED, _no(no)
    if len(answer) > LONGEST_ANSWER:
        return REFUSED, _no(No("too-dear"))
    return SENSE, answer


def _no(no: No) -> bytes:
    return msgspec.json.encode((no.code, no.rule, no.facts))


def _say(answers: BinaryIO, kind: bytes, used: int, answer: bytes) -> None:
    answers.write(ANSWERED.pack(kind, used, len(answer)) + answer)
    answers.flush()


if __name__ == "__main__":
    main()
