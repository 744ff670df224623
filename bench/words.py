"""What words cost: each game played flat out, without them and as pages ask for them.

A page says which language it shows, and whether it shows the picture or the plain table. Every run
is of so many moves in each room, since a position grows as a game goes on, and runs take turns, so
that what else the machine does falls on all alike. With another checkout beside ours its server
takes its turns too, driven in the same way.
"""

import statistics
import sys
from functools import partial
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from bench.server import SERVE, Contestant, Run, measured
from bench.tables import QuestableTable

PLAYERS = {
    "questor": 4,
    "pillars": 4,
    "rae": 4,
    "saint-cards": 4,
    "run-the-race": 2,
    "holy-quest": 4,
}
PAGE = "lang=en&show=picture"
"""What the page asks for when it opens its socket: all six games have a picture."""
ROOMS = 20
WARM = 40
"""Moves of a room, after which a server has said most sentences once."""
MOVES = 100
"""Moves of a room that count."""


def contestant(game: str, page: str, command: list[str]) -> Contestant:
    """Rooms of one game at a server of ours."""
    table = partial(QuestableTable, game=game, players=PLAYERS[game], page=page)
    return Contestant(f"{game} {page}".strip(), table, command)


def serve_from(folder: str) -> list[str]:
    """The server of another checkout, with the same Python and packages."""
    root = Path(folder).resolve()
    path = f"PYTHONPATH={root}:{root / 'src'}"
    return ["env", path, sys.executable, "-P", *SERVE[1:]]


CONTESTANT = Contestant(
    "questable with words, SQLite on disk",
    partial(QuestableTable, page=PAGE),
    SERVE,
)


class Cost(msgspec.Struct):
    """What a move of a game costs, by round."""

    game: str
    bare: list[Run]
    """Where nobody asks for words."""
    worded: list[Run]
    """Where every socket is a page's."""
    bare_before: list[Run] = []
    """The same two at the other checkout."""
    worded_before: list[Run] = []

    @property
    def faults(self) -> int:
        """Moves that were refused."""
        return sum(run.faults for run in [*self.bare, *self.worded])


def costs(rounds: int, before: str | None) -> list[Cost]:
    """Of every game."""
    return [_cost(game, rounds, before) for game in PLAYERS]


def _cost(game: str, rounds: int, before: str | None) -> Cost:
    cost = Cost(game, [], [])
    plan = [(cost.bare, contestant(game, "", SERVE)), (cost.worded, contestant(game, PAGE, SERVE))]
    if before:
        other = serve_from(before)
        plan.insert(1, (cost.bare_before, contestant(game, "", other)))
        plan.append((cost.worded_before, contestant(game, PAGE, other)))
    for _ in range(rounds):
        for runs, each in plan:
            runs.append(uvloop.run(measured(each, ROOMS, 0, 0, warm=WARM, moves=MOVES)))
    print(f"{game}: {_spread(cost.worded, cost.bare)}", file=sys.stderr)
    return cost


def _cpu(runs: list[Run]) -> float:
    return statistics.median(run.cpu_us_a_move for run in runs)


def _bytes(runs: list[Run]) -> float:
    return statistics.median(run.bytes_a_move for run in runs)


def _spread(runs: list[Run], others: list[Run]) -> str:
    """How many times as dear, round by round: the median, the least and the most."""
    found = [a.cpu_us_a_move / b.cpu_us_a_move for a, b in zip(runs, others, strict=True)]
    return f"{statistics.median(found):.2f} ({min(found):.2f} to {max(found):.2f})"


def show(found: list[Cost], console: Console) -> None:
    """Game by game."""
    grid = Grid(title=f"a move with words, {ROOMS} rooms")
    titles = (
        "", "CPU without words, µs", "with words, µs", "ratio", "bytes to a socket", "to a page",
        "faults",
    )  # fmt: skip
    for title in titles:
        grid.add_column(title, justify="right" if title else "left")
    for cost in found:
        times = (f"{_cpu(cost.bare):.0f}", f"{_cpu(cost.worded):.0f}")
        sizes = (f"{_bytes(cost.bare):.0f}", f"{_bytes(cost.worded):.0f}")
        ratio = _spread(cost.worded, cost.bare)
        grid.add_row(cost.game, *times, ratio, *sizes, str(cost.faults))
    console.print(grid)
    if found[0].bare_before:
        _show_before(found, console)


def _show_before(found: list[Cost], console: Console) -> None:
    grid = Grid(title="against the other checkout, in the same run")
    titles = (
        "", "its CPU without words, µs", "with words, µs", "ours to its without words",
        "with words", "its bytes to a page", "ours to its",
    )  # fmt: skip
    for title in titles:
        grid.add_column(title, justify="right" if title else "left")
    for cost in found:
        size = _bytes(cost.worded_before)
        grid.add_row(
            cost.game,
            f"{_cpu(cost.bare_before):.0f}",
            f"{_cpu(cost.worded_before):.0f}",
            _spread(cost.bare, cost.bare_before),
            _spread(cost.worded, cost.worded_before),
            f"{size:.0f}",
            f"{_bytes(cost.worded) / size:.2f}",
        )
    console.print(grid)
