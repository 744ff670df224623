"""Results as tables for people and as plain data."""

import os
import platform

from rich.console import Console
from rich.table import Table

from bench.engine import GATES, PEERS, YARDSTICK, Gate, Results, Spread


def as_json(results: Results) -> dict[str, object]:
    """Everything measured; docs/benchmarks.md lists the fields."""
    return {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "rounds": results.rounds,
        "seconds": results.seconds,
        "seed": results.seed,
        "yardstick": YARDSTICK,
        "absent": results.absent,
        "contestants": [
            {
                "name": name,
                "rates": [round(rate, 1) for rate in rates],
                "rate": _plain(results.rate(name)),
                "ratio": _plain(results.ratio(name, YARDSTICK)),
            }
            for name, rates in results.rates.items()
        ],
        "gates": [
            {
                "text": gate.text,
                "over": gate.over,
                "under": gate.under,
                "needs": gate.needs,
                "ratio": _plain(results.ratio(gate.over, gate.under)),
                "met": met(gate, results),
            }
            for gate in GATES
        ],
    }


def met(gate: Gate, results: Results) -> bool | None:
    """Whether the median ratio is reached; None if it was not measured."""
    ratio = results.ratio(gate.over, gate.under)
    return None if ratio is None else ratio.median >= gate.needs


def show(results: Results, console: Console) -> None:
    """Three tables, then the gates."""
    playing = _table(
        f"entries or clones, {results.rounds} rounds; ratios to C++ connect four",
        ["a second", "ratio", "quartiles"],
    )
    pieces = _table("the pieces of an entry, from Python", ["nanoseconds"])
    searches = _table("playouts of a search, in the middle of games", ["a second"])
    for name in results.rates:
        rate, ratio = results.rate(name), results.ratio(name, YARDSTICK)
        if _is_piece(name):
            pieces.add_row(name, f"{1e9 / rate.median:,.0f}")
        elif name.endswith(" search"):
            searches.add_row(name, f"{rate.median:,.0f}")
        else:
            spread = "" if ratio is None else f"{ratio.low:.2f} to {ratio.high:.2f}"
            times = "" if ratio is None else f"{ratio.median:.2f}"
            playing.add_row(name, f"{rate.median:,.0f}", times, spread)
    console.print(playing)
    console.print(pieces)
    console.print(searches)
    for worker, reason in results.absent.items():
        console.print(f"{worker} did not take part: {reason}")
    for gate in GATES:
        ratio = results.ratio(gate.over, gate.under)
        said = {True: "met", False: "not met", None: "not measured"}[met(gate, results)]
        value = "" if ratio is None else f" {ratio.median:.3f} ({ratio.low:.2f}-{ratio.high:.2f})"
        console.print(
            f"must show: {gate.text}: at least {gate.needs:g}:{value} {said}",
            soft_wrap=True,
            highlight=False,
        )


def _is_piece(name: str) -> bool:
    worker, _, task = name.partition(" ")
    return worker not in PEERS and " " not in task.removesuffix(" and outcome")


def _table(title: str, figures: list[str]) -> Table:
    table = Table(title=title)
    table.add_column("", no_wrap=True)
    for figure in figures:
        table.add_column(figure, justify="right", no_wrap=True)
    return table


def _plain(spread: Spread | None) -> dict[str, float] | None:
    if spread is None:
        return None
    return {name: round(value, 4) for name, value in spread._asdict().items()}
