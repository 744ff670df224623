"""A class under load: ./run bench class [OPTIONS].

A teacher and pupils on a server of its own, with its rows on disk. Every pupil has a socket to the
class and one to their table, with words as the page asks for them; all tables play at once. A move
is on the teacher's board when the board tells of a moment that is not before that of the move; how
late that is counts from when whoever moved heard of it. Then the class is closed, and no room may
be left in the store.
"""

import argparse
import asyncio
import itertools
import json
import sqlite3
import time
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from bench.server import OURS, Server, centile, own_cpu, server
from bench.wire import Wire, connect

ALLOWED = 1.0
"""Seconds: the board is never later."""
WAIT = 60.0
"""Seconds in which everybody has to be at their table."""


class LessonRun(msgspec.Struct, kw_only=True):
    """What came of one run."""

    pupils: int
    tables: int
    sockets: int
    seconds: float
    moves: int
    moves_a_second: float
    board_p50_ms: float
    board_p99_ms: float
    board_max_ms: float
    late: int
    """Moves that were later on the board than they may be, or never there."""
    boards: int
    """Messages that the teacher got."""
    kb_a_board: float
    help_max_ms: float
    """From a pupil's call for help to the board."""
    pause_max_ms: float
    """From the teacher's word until all tables have heard of it."""
    refused: int
    server_cores: float
    client_cores: float
    closed_ms: float
    left: int
    """Rooms in the store after the class was closed."""


class Line:
    """One socket, and what was last heard on it."""

    def __init__(self, lesson: "Lesson") -> None:
        self._lesson = lesson
        self._nonces = itertools.count()
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.over = False
        """Whether the house has said goodbye."""
        self.wire: Wire

    async def open(self, link: str, query: str) -> None:
        """Connect."""
        protocols = f"questable.1, link.{link}"
        self.wire = await connect(self._lesson.url, f"/ws?{query}", self._hear, protocols)

    def _hear(self, wire: Wire, data: bytes) -> None:
        self.wire, told = wire, json.loads(data)
        if told["is"] == "ping":
            self.send({"do": "pong", "n": told["n"]})
        elif told["is"] == "bye":
            self.over = True
            wire.close()
        elif told.get("nonce") in self._waiting:
            self._waiting.pop(told["nonce"]).set_result(told)
        else:
            self.heard(told, len(data))

    def heard(self, told: dict[str, Any], size: int) -> None:
        """What is no answer."""

    def send(self, ask: dict[str, Any]) -> None:
        """Without waiting."""
        self.wire.send(json.dumps(ask).encode())

    async def ask(self, ask: dict[str, Any]) -> dict[str, Any]:
        """Send and wait for the answer."""
        nonce = f"n{next(self._nonces)}"
        self._waiting[nonce] = asyncio.get_running_loop().create_future()
        answer = self._waiting[nonce]
        self.send({**ask, "nonce": nonce})
        return await asyncio.wait_for(answer, WAIT)


class Board(Line):
    """The teacher's."""

    def __init__(self, lesson: "Lesson") -> None:
        super().__init__(lesson)
        self.now: dict[str, Any] = {}
        self.count = 0
        self.bytes = 0
        self.helps: dict[int, float] = {}

    def heard(self, told: dict[str, Any], size: int) -> None:
        """The class as it is."""
        if told["is"] != "teacher":
            return
        self.now, at = told, time.perf_counter()
        self.count += 1
        self.bytes += size
        for table in told["tables"]:
            self._lesson.on_board(table["room"], table["moved"], at)
        for pupil in told["pupils"]:
            if pupil["help"]:
                self.helps.setdefault(pupil["pupil"], at)


class Place(Line):
    """A pupil's seat at a table."""

    def __init__(self, lesson: "Lesson", number: int) -> None:
        super().__init__(lesson)
        self.person = -1
        self.rng = Random(f"{lesson.seed} {number}")
        self.room = ""
        self.phase = ""
        self.asks = "wait"
        self.choices: list[str] = []
        self.paused = False
        self.paused_at = 0.0
        self._moves = False
        self._acting: asyncio.Future[None] | None = None

    def heard(self, told: dict[str, Any], size: int) -> None:
        """The table, or what is new of it."""
        if told["is"] == "welcome":
            self.person = told["person"]
        if told["is"] != "update":
            return
        at = time.perf_counter()
        if (table := told.get("table")) is not None:
            self.phase = table["phase"]
            if table["paused"] and not self.paused:
                self.paused_at = at
            self.paused = table["paused"]
        for each in told.get("told", []):
            if each["fact"]["kind"] == "act" and each["fact"]["person"] == self.person:
                self._lesson.moved(self.room, each["at"], at)
        play = told.get("play")
        self.asks = play["asks"] if play else "wait"
        words = play.get("words") if play else None
        if words and "choices" in words:
            self.choices = [each["action"] for each in words["choices"]]
        if self.phase == "sharing":
            self.send({"do": "share", "share": self.rng.randbytes(16).hex()})
        elif self._lesson.plays and self.asks not in ("wait", "over") and self.choices:
            self._move_later()

    def _move_later(self) -> None:
        if not self._moves:
            self._moves = True
            wait = self._lesson.pause * self.rng.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, self._move)

    def _move(self) -> None:
        self._moves = False
        if self._lesson.plays and self.asks not in ("wait", "over") and self.choices:
            self._acting = asyncio.ensure_future(self._act(self.rng.choice(self.choices)))

    async def _act(self, action: str) -> None:
        answer = await self.ask({"do": "act", "action": action})
        if answer["is"] == "refused":
            self._lesson.refused += 1
            self._move_later()


class Lesson:
    """A class, all of its people, and when what was seen."""

    def __init__(self, url: str, seed: str, pause: float) -> None:
        self.url = url
        self.seed = seed
        self.pause = pause
        self.plays = False
        self.refused = 0
        self.delays: list[float] = []
        self._open: dict[str, list[tuple[int, float]]] = {}
        """By room: moves that are not on the board yet, with their moment and when it was heard."""
        self._shown: dict[str, int] = {}

    def moved(self, room: str, moment: int, at: float) -> None:
        """Somebody heard of their own move."""
        if moment <= self._shown.get(room, -1):
            self.delays.append(0.0)
        else:
            self._open.setdefault(room, []).append((moment, at))

    def on_board(self, room: str, moment: int, at: float) -> None:
        """The board tells of a table as it was at that moment."""
        self._shown[room] = max(moment, self._shown.get(room, -1))
        waiting = self._open.get(room, [])
        self.delays += [at - since for told, since in waiting if told <= moment]
        self._open[room] = [each for each in waiting if each[0] > moment]

    @property
    def missing(self) -> int:
        """Moves that never came to the board."""
        return sum(map(len, self._open.values()))


async def measured(
    pupils: int, size: int, seconds: float, pause: float, seed: str, game: str
) -> LessonRun:
    """One class from its opening to its end."""
    async with server(OURS) as house:
        lesson = Lesson(house.url, seed, pause)
        opened = await _post(house.url, "/api/classes", "", {"name": "Teacher"})
        board = Board(lesson)
        await board.open(opened["link"], "lang=en")
        lines = [await _entered(lesson, opened["code"], n) for n in range(pupils)]
        answer = await board.ask({"do": "tables", "rules": {"game": game, "size": size}})
        assert answer["is"] == "done", answer
        places = [await _seated(lesson, line, n) for n, line in enumerate(lines)]
        await _until(lambda: all(each.phase == "playing" for each in places))
        return await _played(lesson, house, board, lines, places, seconds)


async def _played(
    lesson: Lesson,
    house: Server,
    board: Board,
    lines: list[Line],
    places: list[Place],
    seconds: float,
) -> LessonRun:
    used, own, began = house.cpu(), own_cpu(), time.perf_counter()
    count, size = board.count, board.bytes
    lesson.plays = True
    for each in places:
        each._move_later()
    helps: dict[int, float] = {}
    for number in range(0, len(lines), 4):
        await asyncio.sleep(seconds / (len(lines) / 4 + 1))
        helps[number] = time.perf_counter()
        lines[number].send({"do": "help"})
    await asyncio.sleep(seconds / (len(lines) / 4 + 1))
    lesson.plays = False
    lasted = time.perf_counter() - began
    cores = (house.cpu() - used) / lasted
    clients = (own_cpu() - own) / lasted
    count, size = board.count - count, board.bytes - size
    moves = len(lesson.delays) + lesson.missing
    await asyncio.sleep(2 * ALLOWED)
    paused = time.perf_counter()
    await board.ask({"do": "pause"})
    playing = [each for each in places if each.phase == "playing"]
    await _until(lambda: all(each.paused for each in playing))
    closing = time.perf_counter()
    board.send({"do": "close"})
    await _until(lambda: all(each.over for each in (board, *lines, *places)))
    closed = time.perf_counter() - closing
    late = [board.helps.get(n, float("inf")) - at for n, at in helps.items()]
    return LessonRun(
        pupils=len(lines),
        tables=len({each.room for each in places}),
        sockets=1 + len(lines) + len(places),
        seconds=round(lasted, 1),
        moves=moves,
        moves_a_second=round(moves / lasted, 1),
        board_p50_ms=centile(lesson.delays, 0.5),
        board_p99_ms=centile(lesson.delays, 0.99),
        board_max_ms=centile(lesson.delays, 1),
        late=sum(each > ALLOWED for each in lesson.delays) + lesson.missing,
        boards=count,
        kb_a_board=round(size / max(1, count) / 1000, 1),
        help_max_ms=round(1000 * max(late), 1),
        pause_max_ms=round(1000 * max((each.paused_at - paused for each in playing), default=0), 1),
        refused=lesson.refused,
        server_cores=round(cores, 2),
        client_cores=round(clients, 2),
        closed_ms=round(1000 * closed, 1),
        left=_left(house),
    )


async def _post(url: str, path: str, link: str, body: dict[str, str]) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {link}"}
    asked = urllib.request.Request(url + path, json.dumps(body).encode(), headers)

    def fetch() -> dict[str, Any]:
        with urllib.request.urlopen(asked, timeout=WAIT) as answer:
            return dict(json.load(answer))

    return await asyncio.to_thread(fetch)


async def _entered(lesson: Lesson, code: str, number: int) -> Line:
    came = await _post(lesson.url, "/api/class/enter", code, {"name": f"Pupil {number}"})
    line = Line(lesson)
    await line.open(came["link"], "lang=en")
    return line


async def _seated(lesson: Lesson, line: Line, number: int) -> Place:
    way = await line.ask({"do": "seat"})
    while way["is"] != "way":
        await asyncio.sleep(0.1)
        way = await line.ask({"do": "seat"})
    place = Place(lesson, number)
    place.room = way["room"]
    await place.open(way["link"], f"since=-1&lang=en&show=picture&room={way['room']}")
    return place


async def _until(done: Any) -> None:
    async with asyncio.timeout(WAIT):
        while not done():
            await asyncio.sleep(0.01)


def _left(house: Server) -> int:
    """Rooms in the file that the server writes to."""
    opened = Path(f"/proc/{house.process.pid}/fd")
    path = next(f.readlink() for f in opened.iterdir() if str(f.readlink()).endswith("bench.db"))
    with sqlite3.connect(path) as connection:
        return int(connection.execute("SELECT count(*) FROM rooms").fetchone()[0])


def main(arguments: list[str]) -> int:
    """Run it and show it; 1 if the board was late."""
    parser = argparse.ArgumentParser(prog="./run bench class", description=__doc__)
    parser.add_argument("--pupils", type=int, default=32)
    parser.add_argument("--size", type=int, default=4, help="pupils at a table")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before a move, about")
    parser.add_argument("--game", default="holy-quest")
    parser.add_argument("--seed", default="class")
    parser.add_argument("--json", action="store_true", help="the raw data instead of a table")
    given = parser.parse_args(arguments)
    run = uvloop.run(
        measured(given.pupils, given.size, given.seconds, given.pause, given.seed, given.game)
    )
    if given.json:
        print(json.dumps(msgspec.to_builtins(run)))
    else:
        show(run, Console())
    return int(run.late > 0 or run.left > 0)


def show(run: LessonRun, console: Console) -> None:
    """A line for each figure."""
    grid = Grid("", "", show_header=False)
    for name, value in msgspec.to_builtins(run).items():
        grid.add_row(name.replace("_", " "), str(value))
    console.print(grid)
    console.print(f"the board was {'late' if run.late else f'never later than {ALLOWED:.0f} s'}")
