"""How long levels and hints think over a choice, in any Python: that of browsers too."""

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter, process_time

from bench.searching import choices
from questable.bots import OURS, advise
from questable.bots.advice import PATIENCE
from questable.engine import Game, Setup
from questable.registry import game

HINT = "hint"
KINDS = [*(each for each in OURS if each != "random"), HINT]


def times(
    found: Game,
    setup: Setup,
    kind: str,
    count: int,
    clock: bool = False,
    now: Callable[[], float] = process_time,
) -> list[float]:
    """Milliseconds of processor time, one a choice."""
    patience = PATIENCE if kind == HINT else OURS[kind]().patience
    rng = Random(f"{kind} {found.key}")
    waiting = choices(found, setup)
    measured = []
    for _ in range(count):
        view, legal = next(waiting)
        began = now()
        stop = partial(is_over, began + patience / 1000, now) if clock and patience else None
        if kind == HINT:
            advise(found, setup, view, legal, rng, stop)
        else:
            bot = OURS[kind]()
            bot.stop = stop
            bot.choose(found, setup, view, legal, rng)
        measured.append(1000 * (now() - began))
    return measured


def is_over(end: float, now: Callable[[], float]) -> bool:
    """Whether that moment has come."""
    return now() >= end


def by_the_clock(key: str, players: int, kind: str, count: int) -> list[float]:
    """Milliseconds, one a choice, of a level with all the playouts that it has on a server; a hint
    ends when its time is up, as at a table."""
    found = game(key)
    return times(found, found.setup(players), kind, count, kind == HINT, perf_counter)


def by_the_processor(key: str, players: int, kind: str, count: int) -> list[float]:
    """The same in processor time, which what else the machine does adds nothing to: of node, that
    runs the Python of browsers."""
    from js import process  # type: ignore[import-not-found]

    def now() -> float:
        used = process.cpuUsage()
        return float(used.user + used.system) / 1_000_000

    found = game(key)
    return times(found, found.setup(players), kind, count, kind == HINT, now)
