"""The server under load: `python -m bench.server [--rooms N] [--rate R] [--seconds S] [--json]`.

Rooms of four play Questor over sockets, with durable storage. The server has a process of its own,
and so have the clients; moves are sent at a steady rate, whether or not answers are late.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from questable.client import enter, open_room
from questable.table import Limits, messages
from questable.web import Rate, WebLimits, serve

PLAYERS = 4
MANY = Rate(100_000_000, 10_000_000)
TICK = os.sysconf("SC_CLK_TCK")


class Play(msgspec.Struct):
    """What a driver needs of an update."""

    legal: list[tuple[str, int]]


class News(msgspec.Struct):
    """Any message of the table, as far as a driver looks at it."""

    kind: str = msgspec.field(name="is")
    nonce: str = ""
    code: str = ""
    seq: int = 0
    play: Play | None = None


_news = msgspec.json.Decoder(News)


class Line:
    """One socket."""

    def __init__(self, room: "Room", socket: ClientConnection) -> None:
        self.room = room
        self.socket = socket
        self.legal: list[tuple[str, int]] = []
        self.seq = 0
        self.answers: dict[str, asyncio.Future[News]] = {}
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for data in self.socket:
            news = _news.decode(data)
            if news.kind == "update":
                self.seq = news.seq
                self.legal = news.play.legal if news.play else []
                self.room.heard(self)
            elif news.nonce in self.answers:
                self.answers.pop(news.nonce).set_result(news)

    async def ask(self, ask: messages.Ask) -> News:
        """Send and wait for the answer."""
        nonce = str(next(self.room.nonces))
        future: asyncio.Future[News] = asyncio.get_running_loop().create_future()
        self.answers[nonce] = future
        data = msgspec.json.encode(msgspec.structs.replace(ask, nonce=nonce))
        await self.socket.send(data, text=True)
        answer = await future
        if answer.kind != "done":
            raise RuntimeError(f"{ask} was refused: {answer.code}")
        return answer


class Room:
    """Four sockets and a game."""

    def __init__(self, url: str, seed: str) -> None:
        self.url = url
        self.rng = Random(seed)
        self.nonces = itertools.count()
        self.lines: list[Line] = []
        self.seen: list[float] = []
        """Seconds from a move to the last of the four who heard of it."""
        self.done: list[float] = []
        """Seconds from a move to its acknowledgement."""
        self.missed = 0
        """Moves whose time had come while the one before was still open."""
        self._moving = False
        self._waiting: tuple[int, float, set[Line]] | None = None

    async def set_up(self) -> None:
        """Everybody seated, the game dealt."""
        opened = await open_room(self.url, "Ann")
        links = [opened.link]
        while len(links) < PLAYERS:
            links.append((await enter(self.url, opened.door, "Guest")).link)
        address = f"ws{self.url.removeprefix('http')}/ws"
        for link in links:
            protocols = [Subprotocol("questable.1"), Subprotocol(f"link.{link}")]
            socket = await connect(
                address, subprotocols=protocols, compression=None, ping_interval=None
            )
            self.lines.append(Line(self, socket))
        await self.lines[0].ask(messages.Choose(game="questor", players=PLAYERS))
        for seat, line in enumerate(self.lines):
            await line.ask(messages.Sit(seat=seat))
            await line.ask(messages.Ready())
        await self.lines[0].ask(messages.Start())
        for line in self.lines:
            await line.ask(messages.Share(share=self.rng.randbytes(16).hex()))

    def heard(self, line: Line) -> None:
        """Somebody got an update."""
        if self._waiting is None:
            return
        seq, sent, missing = self._waiting
        if line.seq > seq:
            missing.discard(line)
        if not missing:
            self.seen.append(time.perf_counter() - sent)
            self._waiting = None

    async def move(self) -> None:
        """One action of whoever is at turn."""
        able = [line for line in self.lines if line.legal]
        if self._moving or self._waiting is not None or not able:
            self.missed += 1
            return
        self._moving = True
        line = able[0]
        action = line.legal[self.rng.randrange(len(line.legal))][0]
        sent = time.perf_counter()
        self._waiting = (line.seq, sent, set(self.lines))
        await line.ask(messages.Act(action=action))
        self.done.append(time.perf_counter() - sent)
        self._moving = False

    async def close(self) -> None:
        """All sockets."""
        for line in self.lines:
            line.reading.cancel()
            await line.socket.close()


class Server:
    """The server's process and what it uses."""

    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self.process = process
        self.url = url

    def cpu(self) -> float:
        """Seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def kilobytes(self) -> int:
        """Resident."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.split("VmRSS:")[1].split()[0])


@contextlib.asynccontextmanager
async def server(folder: str) -> AsyncIterator[Server]:
    """A server with a database of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.server", "--serve", f"sqlite:///{folder}/bench.db",
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        port = int((await asyncio.wait_for(process.stdout.readline(), 60)).split()[-1])
        yield Server(process, f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        await process.wait()


def own_cpu() -> float:
    """Seconds that the clients have used."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def centile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return round(1000 * sorted(times)[min(len(times) - 1, int(len(times) * share))], 2)


async def measured(rooms: int, rate: float, seconds: float) -> dict[str, float]:
    """One run."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(folder) as served:
            before = served.kilobytes()
            tables = [Room(served.url, str(number)) for number in range(rooms)]
            for start in range(0, rooms, 10):
                await asyncio.gather(*(room.set_up() for room in tables[start : start + 10]))
            memory = served.kilobytes() - before
            found = await _moves(tables, served, rate, seconds)
            await asyncio.gather(*(room.close() for room in tables))
    return {
        "rooms": rooms,
        "sockets": rooms * PLAYERS,
        "kb_a_socket": memory / (rooms * 4),
        **found,
    }


async def _moves(
    tables: list[Room], served: Server, rate: float, seconds: float
) -> dict[str, float]:
    cpu, own, begin = served.cpu(), own_cpu(), time.perf_counter()
    moving: set[asyncio.Task[None]] = set()
    for number in itertools.count():
        due = begin + number / rate
        if due - begin > seconds:
            break
        if (wait := due - time.perf_counter()) > 0.002:
            await asyncio.sleep(wait)
        task = asyncio.create_task(tables[number % len(tables)].move())
        moving.add(task)
        task.add_done_callback(moving.discard)
        if number % 16 == 0:
            await asyncio.sleep(0)
    await asyncio.gather(*moving)
    took = time.perf_counter() - begin
    done = [each for room in tables for each in room.done]
    seen = [each for room in tables for each in room.seen]
    return {
        "moves": len(done),
        "moves_a_second": round(len(done) / took, 1),
        "missed": sum(room.missed for room in tables),
        "done_p50_ms": centile(done, 0.5),
        "done_p99_ms": centile(done, 0.99),
        "seen_p50_ms": centile(seen, 0.5),
        "seen_p99_ms": centile(seen, 0.99),
        "server_cpu_us_a_move": round(1e6 * (served.cpu() - cpu) / len(done), 1),
        "server_cores": round((served.cpu() - cpu) / took, 2),
        "client_cores": round((own_cpu() - own) / took, 2),
    }


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--rooms", type=int, default=250)
    parser.add_argument("--rate", type=float, default=1000, help="moves a second, all together")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--serve", metavar="DB", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        generous = WebLimits(
            sockets=100_000, requests=MANY, rooms=MANY, strangers=MANY, messages=MANY,
            line_messages=MANY,
        )  # fmt: skip
        limits = Limits(rooms=1_000_000)
        serve(given.serve, "127.0.0.1", 0, _say, limits=limits, web_limits=generous)
        return 0
    found = asyncio.run(measured(given.rooms, given.rate, given.seconds))
    print(json.dumps(found, indent=1))
    return 0


def _say(port: int) -> None:
    print(f"serves on {port}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
