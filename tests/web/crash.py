"""Kill the server with -9 under load, again and again: crash.py N [--seed S] [--rooms R].

Nothing acknowledged may be lost, nothing done twice, and every room plays on, with and without
its snapshots. With --workers it is a house of several on PostgreSQL, of which one is killed at a
time; --freeze stops one for longer than its lease, --db-crash crashes the database, --proxy kills
a HAProxy that stands before it (crash_workers.py). With --tab there is no server: the static site
is in a real browser, and its tab is killed (tests/e2e/crash_tab.py).
"""

import argparse
import asyncio
import contextlib
import os
import secrets
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

import msgspec
from websockets.exceptions import InvalidHandshake

from questable import client
from questable.engine import OVER, Match, read_record
from questable.registry import Registry, game
from questable.storage import store_of
from questable.table import Opened, messages, verify
from questable.table.log.rows import ActRow
from questable.table.run.loading import row_of
from tools.ports import free

T = TypeVar("T")

ROOT = Path(__file__).resolve().parents[2]
PASSING = ("storage", "closing", "busy", "too-fast", "http-502", "http-503", "http-504")
"""Refusals that say nothing about what was asked."""
GAME = "questor"
PLAYERS = 3
SITTING = (messages.Sit(seat=0), messages.Ready())
"""What each person does before the game begins."""


class Server:
    """The server as its own process."""

    def __init__(self, db: str) -> None:
        self.db = db
        # Below the ports that the machine gives to callers: none of them may sit on ours.
        self.port = free(range(20_000 + os.getpid() % 5_000, 32_000))
        self.url = f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Until it says that it serves."""
        arguments = ["-m", "tests.web.served", str(self.port), self.db]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdout=asyncio.subprocess.PIPE, cwd=ROOT
        )
        assert self.process.stdout is not None
        said = await asyncio.wait_for(self.process.stdout.readline(), 60)
        assert b"serves on" in said, said

    async def kill(self) -> None:
        """Without a word."""
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


class Answer(NamedTuple):
    """An action that was acknowledged."""

    sent: float
    answered: float
    """Seconds of one clock."""
    nonce: str
    seq: int
    """As it was told: how many rows had been told of with it."""


class Person:
    """Acts at random and remembers what was acknowledged."""

    def __init__(self, seat: client.Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.acknowledged: list[str] = []
        self.answers: list[Answer] = []
        self.open = ""
        """What was sent and is not answered."""

    async def play(self) -> None:
        """Until the game is over."""
        seat = self.seat
        while seat.phase != "over":
            await seat.until(lambda: seat.phase == "over" or bool(seat.legal))
            if seat.phase == "over":
                return
            self.open = seat.legal[self.rng.randrange(len(seat.legal))]
            sent = time.monotonic()
            answer = await self.insist(messages.Act(action=self.open, nonce=secrets.token_hex(8)))
            self.acknowledged.append(self.open)
            self.answers.append(Answer(sent, time.monotonic(), answer.nonce, answer.seq))
            self.open = ""
            await self._caught_up(answer)

    async def insist(self, ask: messages.Ask) -> messages.Done:
        """The same with the same nonce, until it is known what became of it."""
        while True:
            try:
                answer = await self.seat.ask(ask)
            except client.No as no:
                if no.code not in PASSING:
                    raise
                await asyncio.sleep(0.1)
            else:
                assert isinstance(answer, messages.Done)
                return answer

    async def _caught_up(self, answer: messages.Done) -> None:
        await self.seat.until(lambda: self.seat.seq >= answer.seq)


class Load:
    """One room after the other, always a game in it."""

    def __init__(self, url: str, number: int, seed: str) -> None:
        self.url = url
        self.rng = Random(f"{seed} room {number}")
        self.people: list[Person] = []
        self.room = ""
        self.host = ""
        self.finished: list[str] = []
        """The records of games that came to their end."""
        self.acknowledged = 0
        """In games before this one."""
        self._steps = 0
        """Towards the beginning of games."""

    @property
    def count(self) -> int:
        """How many actions were acknowledged so far."""
        return self.acknowledged + sum(len(person.acknowledged) for person in self.people)

    async def run(self, stop: asyncio.Event) -> None:
        """Game after game."""
        while not stop.is_set():
            await self._game()

    @property
    def steps(self) -> int:
        """How far it has come: it only grows, in a game and before it."""
        return self.count + self._steps

    async def came(self, opened: Opened, seats: list[client.Seat]) -> None:
        """They are about to come in."""

    async def ended(self, room: str) -> None:
        """A game is over."""

    async def _game(self) -> None:
        opened = await patiently(lambda: client.open_room(self.url, "Ann"))
        links = [opened.link]
        while len(links) < PLAYERS:
            came = await patiently(lambda: client.enter(self.url, opened.door, "Guest"))
            links.append(came.link)
            self._steps += 1
        seats = [client.Seat(self.url, link, room=opened.room) for link in links]
        await self.came(opened, seats)
        for seat in seats:
            await patiently(seat.__aenter__)
            self._steps += 1
        await self._begun(seats)
        self.people = [Person(seat, Random(self.rng.random())) for seat in seats]
        self.room, self.host = opened.room, opened.link
        await asyncio.gather(*(person.play() for person in self.people))
        await self.ended(opened.room)
        host = self.host
        self.finished.append(await patiently(lambda: client.record(self.url, host)))
        self.acknowledged = self.count
        self.room, self.people = "", []
        for seat in seats:
            await seat.__aexit__()

    async def _begun(self, seats: list[client.Seat]) -> None:
        """Seated, started and dealt, whatever happens meanwhile."""
        people = [Person(seat, self.rng) for seat in seats]
        for ask in (messages.Choose(game=GAME, players=PLAYERS), *SITTING):
            for number, person in enumerate(people if ask in SITTING else people[:1]):
                named: dict[str, str | int] = {"nonce": secrets.token_hex(8)}
                if isinstance(ask, messages.Sit):
                    named["seat"] = number
                await person.insist(msgspec.structs.replace(ask, **named))
                self._steps += 1
        await people[0].insist(messages.Start(nonce=secrets.token_hex(8)))
        for person in people:
            # Whoever is away for long is not waited for.
            with contextlib.suppress(client.No):
                share = messages.SeedShare(share=secrets.token_hex(16), nonce=secrets.token_hex(8))
                await person.insist(share)
            self._steps += 1


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Coming in is not what is tested: try again until there is a server."""
    while True:
        try:
            return await ask()
        except (OSError, InvalidHandshake, TimeoutError):
            await asyncio.sleep(0.1)
        except client.No as no:
            if no.code not in PASSING:
                raise
            await asyncio.sleep(0.1)


async def held(db: str, loads: list[Load], drop: bool) -> int:
    """Hold the rows against what was acknowledged; how many acts were looked at."""
    store = store_of(db)
    await store.begin()
    count = 0
    for load in loads:
        if not load.room:
            continue
        rows = await store.rows(load.room)
        assert [row.seq for row in rows] == list(range(len(rows)))
        acts = [fact for row in rows if isinstance(fact := row_of(row).fact, ActRow)]
        for number, person in enumerate(load.people):
            stored = [act.action for act in acts if act.seat == number]
            known = person.acknowledged
            assert stored in (known, [*known, person.open]), (load.room, number, stored, known)
            count += len(known)
    if drop:
        await store.drop_snapshots()
    await store.close()
    return count


async def _busy(loads: list[Load], running: list[asyncio.Task[None]]) -> None:
    """Until most rooms have got on since the server came up."""
    before = sum(load.count for load in loads)
    while sum(load.count for load in loads) < before + 5 * len(loads):
        for task in running:
            if task.done():
                task.result()
        await asyncio.sleep(0.01)


async def _killed(server: Server, loads: list[Load], times: int, rng: Random) -> int:
    stop = asyncio.Event()
    running = [asyncio.create_task(load.run(stop)) for load in loads]
    looked_at = 0
    for number in range(times):
        await _busy(loads, running)
        await asyncio.sleep(rng.uniform(0, 0.7))
        await server.kill()
        looked_at += await held(server.db, loads, drop=number % 2 == 1)
        await server.start()
    stop.set()
    await asyncio.wait_for(asyncio.gather(*running), 120)
    return looked_at


async def crash(times: int, seed: str, rooms: int, folder: Path) -> dict[str, int]:
    """Kill so many times; then let all games come to their end and verify them."""
    db = f"sqlite:///{folder / 'crash.db'}"
    server = Server(db)
    loads = [Load(server.url, number, seed) for number in range(rooms)]
    await server.start()
    try:
        looked_at = await _killed(server, loads, times, Random(seed))
    finally:
        await server.kill()
    finished = [text for load in loads for text in load.finished]
    for text in finished:
        record = read_record(Registry(), text)
        assert Match(game(GAME), record).state.actor == OVER
        assert verify(game(GAME), record) == []
    return {
        "kills": times,
        "games": len(finished),
        "acknowledged": sum(load.acknowledged for load in loads),
        "looked_at": looked_at,
    }


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(prog="./run crash-test", description=__doc__)
    parser.add_argument("times", type=int, nargs="?", default=100)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--rooms", type=int, default=8)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--freeze", type=int, default=0, metavar="M")
    parser.add_argument("--db-crash", type=int, default=0, metavar="K")
    parser.add_argument("--proxy", type=int, default=0, metavar="P")
    parser.add_argument("--tab", action="store_true")
    asked = parser.parse_args()
    if asked.tab:
        from tests.e2e import crash_tab

        crash_tab.main(asked.times, asked.seed)
        return
    if asked.workers > 1:
        from tests.web import crash_workers

        crash_workers.main(asked)
        return
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(crash(asked.times, asked.seed, asked.rooms, Path(folder)))
    print(
        f"{found['kills']} kills, {found['games']} games to their end and verified, "
        f"{found['acknowledged']} acknowledged actions: none lost, none twice"
    )


if __name__ == "__main__":
    main()
