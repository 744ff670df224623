"""To a million players: what the measured costs come to, simulated in virtual time.

    .venv/bin/python -m bench.scale [--seed TEXT] [--rooms N] [--json] [WHAT...]

WHAT is one or more of `steady`, `rush` (everybody arrives), `lost` (a machine), `upgrade` (worker
by worker), `machines` (an upgrade of whole machines) and `hashed` (the same, and rooms go to any
worker, however busy); all of them if nothing is said. With fewer rooms there are fewer machines.
"""

import argparse
import json
import math
from typing import NamedTuple

import msgspec

from bench.crowd import Costs, House, Outcome, Plan, Sample, part

MEASURED, ASSUMED = "measured", "assumed"


class Input(NamedTuple):
    """A cost, and where the figure is from."""

    name: str
    micros: float
    source: str
    why: str


INPUTS = (
    Input("move", 784, MEASURED, "with words, the mean of six games (benchmarks.md)"),
    Input("group", 20, MEASURED, "in postgres, for two rows and a nonce"),
    Input("statement", 170, MEASURED, "parsing, planning from a cache, the answer"),
    Input("write", 1_000, ASSUMED, "a disk across a network; this machine's own takes 160 to 190"),
    Input("take", 18, MEASURED, "for each of 16 rooms in one statement"),
    Input("load", 2_280, MEASURED, "a room of Questor with 80 moves; 1,860 in another run"),
    Input("welcome", 1_310, MEASURED, "a handshake, a look at the store, the whole table in words"),
)
COSTS = Costs(**{each.name: each.micros / 1e6 for each in INPUTS})

ROOMS, MACHINES = 250_000, 10
WORKERS = 7
"""On a machine of eight cores; one is left to its proxy and the kernel."""
CORES = 16
"""Of the database."""


def plans(rooms: int) -> dict[str, Plan]:
    """What is tried, for a house of so many rooms."""
    machines = max(2, math.ceil(MACHINES * rooms / ROOMS))
    cores = max(1, round(CORES * rooms / ROOMS))
    size = {"rooms": rooms, "machines": machines, "workers": WORKERS, "cores": cores}

    def plan(**more: object) -> Plan:
        return msgspec.convert({**size, **more}, Plan)

    turns = 2.0 * machines * WORKERS
    machine = {"upgrade": 5.0, "whole": True, "each": 12.0, "tick": 0.004}
    return {
        "steady": plan(seconds=10.0),
        "rush": plan(seconds=50.0, rush=40.0, tick=0.004),
        "lost": plan(seconds=20.0, lost=5.0),
        "upgrade": plan(seconds=15.0 + turns, upgrade=5.0, tick=0.004),
        "machines": plan(seconds=15.0 + 12.0 * machines, **machine),
        "hashed": plan(seconds=15.0 + 12.0 * machines, draws=1, **machine),
    }


def row(sample: Sample) -> str:
    """A sample as a row of a table."""
    return (
        f"| {sample.at:.0f} | {sample.moves:,} | {1000 * sample.p50:.1f} | {1000 * sample.p99:.1f}"
        f" | {sample.longest:,} | {sample.waiting:,} | {sample.workers:.2f}"
        f" | {sample.database:.2f} | {sample.batch:.1f} | {sample.away:,} |"
    )


HEAD = (
    "| second | moves acknowledged | p50, ms | p99, ms | longest queue | in all queues"
    " | workers busy | database busy | groups a statement | people away |\n"
    "|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
)


WHOLE = (
    "| | worst p99, ms | longest queue | workers busy, at most | database busy, at most"
    " | people away, at most | rooms taken | back after p50, s | p99 | at the latest |\n"
    "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
)


def summary(what: str, found: Outcome) -> str:
    """A whole run as a row of a table."""
    worst = {
        name: max(getattr(each, name) for each in found.samples)
        for name in ("p99", "longest", "workers", "database", "away")
    }
    back = [part(found.returns, 0.5), part(found.returns, 0.99), *found.returns[-1:]]
    seconds = " | ".join(f"{each:.2f}" for each in back) if found.returns else " | | "
    return (
        f"| {what} | {1000 * worst['p99']:,.0f} | {worst['longest']:,} | {worst['workers']:.2f}"
        f" | {worst['database']:.2f} | {worst['away']:,} | {len(found.takeovers):,} | {seconds} |"
    )


def chart(values: list[float], height: int = 8) -> str:
    """Columns of a text chart, the highest value at the top left."""
    most = max(values) or 1.0
    lines = []
    for level in range(height, 0, -1):
        label = f"{most:>12,.0f} " if level == height else " " * 13
        bars = "".join("#" if value > most * (level - 1) / height else " " for value in values)
        lines.append((label + "|" + bars).rstrip())
    return "\n".join([*lines, " " * 13 + "+" + "-" * len(values)])


def told(what: str, plan: Plan, found: Outcome, every: int) -> str:
    """A run as Markdown."""
    shown = [each for n, each in enumerate(found.samples, 1) if n % every == 0]
    lines = [f"### {what}", "", HEAD, *map(row, shown), ""]
    for name, times in (("rooms taken", found.takeovers), ("clients back", found.returns)):
        if times:
            p50, p99 = part(times, 0.5), part(times, 0.99)
            lines.append(
                f"{name}: {len(times):,}; after p50 {p50:.2f} s, p99 {p99:.2f} s,"
                f" at the latest {times[-1]:.2f} s."
            )
    lines += [f"Rooms with a living home at the end: {found.rooms:,} of {plan.rooms:,}.", ""]
    if found.returns:
        lines += ["```", chart([float(each.away) for each in found.samples]), "```", ""]
    return "\n".join(lines)


def main() -> None:
    """Simulate and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="scale")
    parser.add_argument("--rooms", type=int, default=ROOMS)
    parser.add_argument("--json", action="store_true", help="every sample, as data")
    parser.add_argument("what", nargs="*", metavar="WHAT")
    asked = parser.parse_args()
    known = plans(asked.rooms)
    rows = []
    for what in asked.what or known:
        if what not in known:
            parser.error(f"no {what!r}; there are {', '.join(known)}")
        plan = known[what]
        found = House(plan, COSTS, f"{asked.seed}:{what}").run()
        if asked.json:
            print(json.dumps({what: msgspec.to_builtins(found.samples)}))
        else:
            print(told(what, plan, found, max(1, round(plan.seconds / 10))), flush=True)
        rows.append(summary(what, found))
    if not asked.json:
        print("\n".join([WHOLE, *rows]))


if __name__ == "__main__":
    main()
