"""Timing one operation over many positions, again and again."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

from bench.worker import Timed

T = TypeVar("T")


def repeat(once: Callable[[T], object], things: Sequence[T], seconds: float) -> Timed:
    """Call `once` on all things until the time is up; the calling loop counts too."""
    count = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        for thing in things:
            once(thing)
        count += len(things)
    return Timed(count, spent)
