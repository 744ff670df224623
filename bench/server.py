"""The server under load, beside boardgame.io's: ./run bench server [OPTIONS].

Rooms of four play Questor over sockets. Each server has a process of its own, and so have all
clients together. First moves come at a steady rate, whether or not answers are late; then every
room moves again as soon as all four have heard of the move before, as fast as the server can.
Where a game is over, its room deals the next one; those messages are not counted as moves.

With --words the sockets ask for words as the page does: what a move costs with and without them in
every game, then the same run beside boardgame.io (bench/words.py).
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from bench.processes import seconds as processor_seconds
from bench.tables import BoardgameTable, QuestableTable, Table
from questable.table import Limits
from questable.web import Rate, WebLimits, serve
from questable.web.server import listen
from questable.web.supervisor import Plan, supervise

HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame"
MANY = Rate(100_000_000, 10_000_000)
SATURATED = 0.9
"""Of a core: clients that use more are the limit themselves, and the run is void."""
AT_ONCE = 10
"""Rooms that are set up together."""


class Contestant(msgspec.Struct, frozen=True):
    """A server, and how it keeps its games."""

    name: str
    table: Callable[[str, str], Table]
    """From the server's address and a seed."""
    command: list[str]
    """FOLDER stands for one of its own."""
    beside: tuple[int, ...] = ()
    """Processes that work for it, a database's first one."""


SERVE = [sys.executable, "-m", "bench.server", "--serve", "sqlite:///FOLDER/bench.db"]
OURS = Contestant("questable, SQLite on disk", QuestableTable, SERVE)
NODE = ["node", str(BOARDGAME / "server.cjs")]
THEIRS = [
    Contestant("boardgame.io, memory only", BoardgameTable, [*NODE, "memory"]),
    Contestant("boardgame.io, its files", BoardgameTable, [*NODE, "FOLDER"]),
]


class Server:
    """A server's process and what it uses."""

    def __init__(
        self, process: asyncio.subprocess.Process, url: str, beside: tuple[int, ...] = ()
    ) -> None:
        self.process = process
        self.url = url
        self._beside = beside

    def cpu(self) -> float:
        """Seconds, of all that it has started too."""
        return processor_seconds((self.process.pid, *self._beside))

    def kilobytes(self) -> int:
        """Resident."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.split("VmRSS:")[1].split()[0])


@contextlib.asynccontextmanager
async def server(contestant: Contestant) -> AsyncIterator[Server]:
    """A server with a folder of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [each.replace("FOLDER", folder) for each in contestant.command]
        process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
        )
        assert process.stdout is not None
        try:
            url = f"http://127.0.0.1:{await port_of(process.stdout)}"
            yield Server(process, url, contestant.beside)
        finally:
            process.terminate()
            await process.wait()


async def port_of(stdout: asyncio.StreamReader) -> int:
    """Which a server says that it serves on."""
    while line := await asyncio.wait_for(stdout.readline(), 60):
        if line.startswith(b"serves on "):
            return int(line.split()[-1])
    raise RuntimeError("the server did not begin")


def own_cpu() -> float:
    """Seconds that the clients have used."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def centile(times: list[float], share: float) -> float:
    """In milliseconds."""
    if not times:
        return 0
    return round(1000 * sorted(times)[min(len(times) - 1, int(len(times) * share))], 2)


class Run(msgspec.Struct, kw_only=True):
    """What came of one run."""

    server: str
    rooms: int
    sockets: int
    asked: float
    """Moves a second; 0 for as many as it can."""
    moves: int
    moves_a_second: float
    missed: int
    done_p50_ms: float
    done_p99_ms: float
    seen_p50_ms: float
    seen_p99_ms: float
    cpu_us_a_move: float
    bytes_a_move: float
    """To one socket."""
    server_cores: float
    client_cores: float
    kb_a_socket: float
    faults: int
    void: bool
    """The clients were the limit."""


async def measured(
    contestant: Contestant, rooms: int, rate: float, seconds: float, warm: int = 0, moves: int = 0
) -> Run:
    """One run; with `moves`, of so many in each room, after `warm` ones that are not counted."""
    async with server(contestant) as served:
        before = served.kilobytes()
        tables = [contestant.table(served.url, str(number)) for number in range(rooms)]
        for start in range(0, rooms, AT_ONCE):
            await asyncio.gather(*(each.set_up() for each in tables[start : start + AT_ONCE]))
        memory = served.kilobytes() - before
        if warm:
            await so_many(tables, warm)
            await asyncio.sleep(0.2)
            for table in tables:
                table.forget()
        cpu, own, begin = served.cpu(), own_cpu(), time.perf_counter()
        if moves:
            await so_many(tables, moves)
        elif rate:
            await _steadily(tables, rate, seconds)
        else:
            await _tirelessly(tables, seconds)
        took = time.perf_counter() - begin
        cpu, own = served.cpu() - cpu, own_cpu() - own
        for table in tables:
            await table.close()
    done = [each for table in tables for each in table.done]
    seen = [each for table in tables for each in table.seen]
    sockets = sum(len(table.wires) for table in tables)
    came = sum(table.bytes for table in tables)
    return Run(
        server=contestant.name,
        rooms=rooms,
        sockets=sockets,
        asked=rate,
        moves=len(done),
        moves_a_second=round(len(done) / took, 1),
        missed=sum(table.missed for table in tables) if rate else 0,
        done_p50_ms=centile(done, 0.5),
        done_p99_ms=centile(done, 0.99),
        seen_p50_ms=centile(seen, 0.5),
        seen_p99_ms=centile(seen, 0.99),
        cpu_us_a_move=round(1e6 * cpu / max(1, len(done)), 1),
        bytes_a_move=round(rooms * came / sockets / max(1, len(done)), 1),
        server_cores=round(cpu / took, 2),
        client_cores=round(own / took, 2),
        kb_a_socket=round(memory / sockets, 1),
        faults=sum(len(table.faults) for table in tables),
        void=own / took > SATURATED,
    )


async def _steadily(tables: list[Table], rate: float, seconds: float) -> None:
    begin = time.perf_counter()
    for number in itertools.count():
        due = begin + number / rate
        if due - begin > seconds:
            break
        if (wait := due - time.perf_counter()) > 0.002:
            await asyncio.sleep(wait)
        elif number % 16 == 0:
            await asyncio.sleep(0)
        tables[number % len(tables)].move()
    await asyncio.sleep(0.2)


async def _tirelessly(tables: list[Table], seconds: float) -> None:
    for table in tables:
        table.tireless = True
        table.move()
    await asyncio.sleep(seconds)
    for table in tables:
        table.tireless = False


async def so_many(tables: Sequence[Table], moves: int) -> None:
    """Each as many, as fast as it can."""
    for table in tables:
        table.tireless, table.goal = True, moves
        table.go_on()
    while not all(table.reached for table in tables):
        await asyncio.sleep(0.01)
    for table in tables:
        table.tireless, table.goal = False, 0


def absent() -> str:
    """Why boardgame.io cannot take part, or ''."""
    npm = shutil.which("npm")
    if npm is None:
        return "there is no npm"
    if (BOARDGAME / "node_modules" / ".package-lock.json").exists():
        return ""
    done = subprocess.run([npm, "ci", "--silent"], cwd=BOARDGAME, capture_output=True, text=True)
    return done.stderr.strip()[-300:] if done.returncode else ""


ROWS = [
    ("moves a second", "moves_a_second"),
    ("moves that came too early", "missed"),
    ("acknowledged, p50 ms", "done_p50_ms"),
    ("acknowledged, p99 ms", "done_p99_ms"),
    ("heard by all four, p50 ms", "seen_p50_ms"),
    ("heard by all four, p99 ms", "seen_p99_ms"),
    ("server's CPU a move, µs", "cpu_us_a_move"),
    ("bytes a move to a socket", "bytes_a_move"),
    ("server's cores", "server_cores"),
    ("clients' cores", "client_cores"),
    ("KB a socket", "kb_a_socket"),
    ("faults", "faults"),
    ("void", "void"),
]


def show(runs: list[Run], why_absent: str, console: Console) -> None:
    """Side by side, and what was asked for."""
    grid = Grid(title=f"{runs[0].rooms} rooms, {runs[0].sockets} sockets")
    grid.add_column("")
    for run in runs:
        grid.add_column(f"{run.server}\n{run.asked or 'flat out'}", justify="right")
    for title, field in ROWS:
        grid.add_row(title, *(str(getattr(run, field)) for run in runs))
    console.print(grid)
    if why_absent:
        console.print(f"boardgame.io did not take part: {why_absent}")
    if any(run.void for run in runs):
        console.print("void: the clients were the limit; nothing can be said of that server")
    flat = {run.server: run.moves_a_second for run in runs if not run.asked and not run.void}
    for other in THEIRS:
        if flat.get(runs[0].server) and flat.get(other.name):
            console.print(f"{flat[runs[0].server] / flat[other.name]:.1f} times {other.name}")


def main(arguments: list[str] | None = None) -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="./run bench server", description=__doc__)
    parser.add_argument("--rooms", type=int, default=250)
    parser.add_argument("--rate", type=float, default=1000, help="moves a second, all together")
    parser.add_argument("--seconds", type=float, default=15, help="how long each run is")
    parser.add_argument("--json", action="store_true", help="the raw data instead of a table")
    parser.add_argument("--no-peers", action="store_true", help="only Questable itself")
    parser.add_argument("--words", action="store_true", help="speak to it as pages do")
    parser.add_argument("--rounds", type=int, default=5, help="with --words: runs of each kind")
    parser.add_argument("--before", metavar="FOLDER", help="with --words: another checkout beside")
    parser.add_argument("--serve", metavar="DB", help=argparse.SUPPRESS)
    parser.add_argument("--workers", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--address", default="", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.serve:
        _serve(given.serve, given.workers, given.address)
        return 0
    return with_words(given) if given.words else against_peers(given, OURS)


def with_words(given: argparse.Namespace) -> int:
    """What words cost in every game, then the same run beside boardgame.io with words."""
    # It builds on this module.
    from bench import words

    found = words.costs(given.rounds, given.before)
    if given.json:
        print(json.dumps(msgspec.to_builtins(found), indent=1))
    else:
        words.show(found, Console())
    return 0 if given.no_peers else against_peers(given, words.CONTESTANT)


def against_peers(given: argparse.Namespace, ours: Contestant) -> int:
    """Side by side in one run."""
    why_absent = "not asked" if given.no_peers else absent()
    plan = [(ours, given.rate), (ours, 0.0)]
    plan += [] if why_absent else [(each, 0.0) for each in THEIRS]
    runs = []
    for contestant, rate in plan:
        runs.append(uvloop.run(measured(contestant, given.rooms, rate, given.seconds)))
        print(f"{contestant.name}: {runs[-1].moves_a_second} moves a second", file=sys.stderr)
    if given.json:
        print(json.dumps({"absent": why_absent, "runs": msgspec.to_builtins(runs)}, indent=1))
    else:
        show(runs, why_absent, Console())
    return 0


def _serve(db: str, workers: int, address: str) -> None:
    """With limits that no load of ours meets."""
    generous = WebLimits(
        connections=100_000, all_connections=100_000, sockets=100_000, gameless_rooms=100_000,
        requests=MANY, rooms=MANY, connects=MANY, link_connects=MANY, wrong_links=MANY,
        messages=MANY, line_messages=MANY,
    )  # fmt: skip
    limits = Limits(rooms=1_000_000)
    if workers < 2 and not address:
        serve(db, "127.0.0.1", 0, _say, limits=limits, web_limits=generous)
        return
    asked = {"limits": {"rooms": limits.rooms}, "web": msgspec.to_builtins(generous)}
    asked |= {"address": address, "proxies": ["127.0.0.1"]} if address else {}
    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        supervise(Plan(db, "", asked), workers, listening, lambda: _say(port))


def _say(port: int) -> None:
    print(f"serves on {port}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
