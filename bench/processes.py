"""What processes use, with all that they have started but a proxy."""

import os
from collections.abc import Iterable
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PROXIES = ("haproxy",)
"""Programs that stand before a server and are none themselves."""
PARENT, OWN, ENDED = 1, (11, 12), (13, 14)
"""Where /proc/PID/stat has them, counted behind the name: times of its own, and of children that
have ended."""


def _stats() -> dict[int, list[str]]:
    found = {}
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            try:
                text = (each / "stat").read_text()
            except (FileNotFoundError, ProcessLookupError):
                continue
            # The name, in brackets, may hold anything.
            name, _, fields = text.partition("(")[2].rpartition(")")
            if name not in PROXIES:
                found[int(each.name)] = fields.split()
    return found


def tree(roots: Iterable[int], stats: dict[int, list[str]] | None = None) -> set[int]:
    """These processes and all that come from them and live."""
    stats = _stats() if stats is None else stats
    found = {root for root in roots if root in stats}
    while True:
        more = {pid for pid, fields in stats.items() if int(fields[PARENT]) in found} - found
        if not more:
            return found
        found |= more


def seconds(roots: Iterable[int]) -> float:
    """Of processor time, those of children that have ended included."""
    stats = _stats()
    ticks = sum(int(stats[pid][at]) for pid in tree(roots, stats) for at in (*OWN, *ENDED))
    return ticks / TICK
