"""One worker or two, SQLite or PostgreSQL: ./run bench houses [OPTIONS].

Rooms of four play Questor over sockets, without words and with them, at every kind of house in
turn, so that what else the machine does falls on all alike. What a move costs is counted for all
workers and the database together, without a proxy in front. Then moves come at a steady rate; then
a worker is killed, and its rooms and their people come back.
"""

import argparse
import asyncio
import contextlib
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import asyncpg
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from bench.falling import Fall, fall
from bench.server import SERVE, Contestant, Run, measured
from bench.tables import QuestableTable
from bench.words import PAGE, serve_from
from tools import haproxy, postgres

WARM = 20
"""Moves of a room that do not count."""
PAIRED = 80
"""Rooms in which a move's cost is compared with another checkout's."""
SAFE = ("shared_buffers=128MB", "max_connections=100")
"""Beside what a PostgreSQL does by itself: it syncs what it acknowledges."""


class House(msgspec.Struct, frozen=True):
    """A way to run the table."""

    name: str
    workers: int = 1
    database: bool = True
    """PostgreSQL, else SQLite."""
    hashed: bool = False
    """Whether HAProxy stands before it and sends all of a room to one worker."""


SQLITE = House("SQLite, one worker", database=False)
ONE = House("PostgreSQL, one worker")
TWO = House("PostgreSQL, two workers", 2)
HASHED = House("PostgreSQL, two workers behind HAProxy", 2, hashed=True)


class Site:
    """A PostgreSQL of its own, and a fresh database for every run."""

    def __init__(self, folder: Path) -> None:
        self.cluster = postgres.Cluster(folder / "own", SAFE)
        self._made = 0

    @property
    def root(self) -> int:
        """The process that all others of the database come from."""
        return int((self.cluster.data / "postmaster.pid").read_text().split()[0])

    def fresh(self) -> str:
        """The address of an empty database."""
        self._made += 1
        name = f"house_{self._made}"
        asyncio.run(self._create(name))
        return self.cluster.address(name)

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(self.cluster.address())
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()

    def contestant(self, house: House, page: str) -> Contestant:
        """Rooms of four at such a house."""
        table = partial(QuestableTable, page=page)
        if not house.database:
            return Contestant(house.name, table, SERVE)
        program = [sys.executable, "-m", "bench.hashed", "--serve"] if house.hashed else SERVE[:-1]
        command = [*program, self.fresh(), "--workers", str(house.workers)]
        return Contestant(house.name, table, command, beside=(self.root,))


@contextlib.contextmanager
def site() -> Iterator[Site]:
    """Until everything is measured."""
    with tempfile.TemporaryDirectory(prefix="questable-") as name:
        # Whoever is root lets somebody else run the database.
        Path(name).chmod(0o755)
        found = Site(Path(name))
        found.cluster.make()
        found.cluster.start()
        try:
            yield found
        finally:
            found.cluster.stop("fast")


class Figures(msgspec.Struct):
    """What was measured, by part; each list by round."""

    pairs: dict[str, list[tuple[float, float]]] = {}
    """CPU a move on SQLite, ours and another checkout's, in µs, without words and with them."""
    flat: dict[str, dict[str, list[Run]]] = {}
    """Flat out, by words and house."""
    steady: dict[str, dict[str, list[Run]]] = {}
    falls: list[Fall] = []


def median_and_spread(found: list[float]) -> str:
    """As people read it."""
    if not found:
        return ""
    return f"{statistics.median(found):.2f} ({min(found):.2f} to {max(found):.2f})"


PARTS = ("pairs", "flat", "steady", "fall")
WORDS = {"without words": "", "with words": PAGE}


def pairs(here: Site, given: argparse.Namespace) -> dict[str, list[tuple[float, float]]]:
    """One after the other, who goes first in turn."""
    found: dict[str, list[tuple[float, float]]] = {}
    for words, page in WORDS.items():
        ours = here.contestant(SQLITE, page)
        theirs = msgspec.structs.replace(ours, command=serve_from(given.before))
        for number in range(given.pairs):
            order = [ours, theirs] if number % 2 == 0 else [theirs, ours]
            run = partial(measured, rooms=PAIRED, rate=0, seconds=0, warm=WARM, moves=given.moves)
            costs = {id(each): uvloop.run(run(each)).cpu_us_a_move for each in order}
            found.setdefault(words, []).append((costs[id(ours)], costs[id(theirs)]))
            tell(f"{words}: {costs[id(ours)]:.0f} µs a move, before {costs[id(theirs)]:.0f}")
    return found


def rounds(
    here: Site, given: argparse.Namespace, count: int, rates: dict[str, float], houses: list[House]
) -> dict[str, dict[str, list[Run]]]:
    """Every kind of house in turn, so many times; a rate of 0 is flat out."""
    found: dict[str, dict[str, list[Run]]] = {}
    for words, rate in rates.items():
        for _ in range(count):
            for house in houses:
                contestant = here.contestant(house, WORDS[words])
                run = uvloop.run(measured(contestant, given.rooms, rate, given.seconds, warm=WARM))
                found.setdefault(words, {}).setdefault(house.name, []).append(run)
                tell(
                    f"{house.name}, {words}: {run.moves_a_second:.0f} moves a second, "
                    f"{run.cpu_us_a_move:.0f} µs each, p99 {run.done_p99_ms} ms"
                )
    return found


def tell(line: str) -> None:
    """Progress."""
    print(line, file=sys.stderr, flush=True)


def show(found: Figures, console: Console) -> None:
    """Part by part."""
    if found.pairs:
        grid = _grid("SQLite, one worker, beside the other checkout", "CPU a move, µs", "its", "to")
        for words, costs in found.pairs.items():
            ours, theirs = (statistics.median(each) for each in zip(*costs, strict=True))
            ratio = median_and_spread([one / other for one, other in costs])
            grid.add_row(words, f"{ours:.0f}", f"{theirs:.0f}", ratio)
        console.print(grid)
    for words, houses in found.flat.items():
        console.print(_flat(words, houses))
    for words, houses in found.steady.items():
        rate = next(iter(houses.values()))[0].asked
        grid = _grid(f"{rate:.0f} moves a second asked for, {words}", "made", "p50 ms", "p99 ms")
        for name, runs in houses.items():
            made = statistics.median(run.moves_a_second for run in runs)
            fast = statistics.median(run.done_p50_ms for run in runs)
            slow = median_and_spread([run.done_p99_ms for run in runs])
            grid.add_row(name, f"{made:.0f}", f"{fast:.1f}", slow)
        console.print(grid)
    if found.falls:
        titles = ("its rooms", "all have a home, s", "its people", "back p50, s", "the last, s")
        grid = _grid("a worker is killed", *titles)
        for number, each in enumerate(found.falls, 1):
            back = (f"{each.back_p50:.2f}", f"{each.back_last:.2f}")
            grid.add_row(str(number), str(each.rooms), f"{each.homes:.2f}", str(each.people), *back)
        console.print(grid)


def _grid(title: str, *columns: str) -> Grid:
    grid = Grid(title=title)
    grid.add_column("")
    for column in columns:
        grid.add_column(column, justify="right")
    return grid


def _flat(words: str, houses: dict[str, list[Run]]) -> Grid:
    grid = _grid(
        f"flat out, {words}", "moves a second", "to one worker", "CPU a move, workers and database",
        "to one worker", "clients' CPU a move", "of what two cores allow", "void",
    )  # fmt: skip
    one = houses.get(ONE.name, [])
    for name, runs in houses.items():
        grid.add_row(
            name,
            f"{statistics.median(run.moves_a_second for run in runs):.0f}",
            median_and_spread(_ratios(runs, one, lambda run: run.moves_a_second)),
            f"{statistics.median(run.cpu_us_a_move for run in runs):.0f}",
            median_and_spread(_ratios(runs, one, lambda run: run.cpu_us_a_move)),
            f"{statistics.median(map(_of_clients, runs)):.0f}",
            median_and_spread([run.server_cores / 2 + run.client_cores / 2 for run in runs]),
            str(sum(run.void for run in runs)),
        )
    return grid


def _of_clients(run: Run) -> float:
    """Microseconds a move."""
    return 1e6 * run.client_cores / max(1, run.moves_a_second)


def _ratios(runs: list[Run], others: list[Run], of: Callable[[Run], float]) -> list[float]:
    return [of(run) / of(other) for run, other in zip(runs, others, strict=False)]


def main(arguments: list[str]) -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="./run bench houses", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; or all")
    parser.add_argument("--rooms", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=8, help="how long each run is")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each kind")
    parser.add_argument("--pairs", type=int, default=10, help="runs beside another checkout")
    parser.add_argument("--moves", type=int, default=60, help="of each room there")
    parser.add_argument("--before", metavar="FOLDER", help="that checkout")
    parser.add_argument(
        "--falling", type=int, default=1000, help="rooms of a house of two of which one is killed"
    )
    parser.add_argument("--json", action="store_true", help="the raw data instead of tables")
    given = parser.parse_args(arguments)
    parts = given.parts or PARTS
    if unknown := set(parts) - set(PARTS):
        parser.error(f"there is no part {unknown.pop()}")
    if why := postgres.missing():
        print(why, file=sys.stderr)
        return 1
    houses = [SQLITE, ONE, TWO, *([] if haproxy.missing() else [HASHED])]
    found = Figures()
    with site() as here:
        if "pairs" in parts and given.before:
            found.pairs = pairs(here, given)
        if "flat" in parts:
            found.flat = rounds(here, given, given.rounds, dict.fromkeys(WORDS, 0.0), houses)
        if "steady" in parts:
            rates = {"without words": 1000.0, "with words": 500.0}
            found.steady = rounds(here, given, given.rounds, rates, houses)
        for _ in range(given.rounds if "fall" in parts else 0):
            found.falls.append(uvloop.run(fall(here.contestant(TWO, ""), given.falling)))
            tell(f"{found.falls[-1]}")
    if given.json:
        print(json.dumps(msgspec.to_builtins(found), indent=1))
    else:
        show(found, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
