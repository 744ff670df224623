"""A hall with people in it, on a fake clock."""

import asyncio
import itertools
from collections.abc import Mapping
from random import Random
from typing import Self

import msgspec

from questable.engine import GameFinder, Value
from questable.registry import Registry
from questable.storage import MemoryStore
from questable.table import Hall, Limits, Opened, Pass, Settings, messages
from questable.table.log.room import Room
from questable.table.log.rows import AnyFact
from questable.table.ports import Store, Worker
from questable.table.run.loading import row_of
from tests.table.fakes import FakeClock, FakeDice

PATIENCE = 1_000
"""Seconds; a table at which nobody may do anything for so long is stuck."""


class Player:
    """Somebody at a line who remembers all they were told."""

    def __init__(self, bench: "Bench", passed: Pass, link: str = "") -> None:
        self.bench = bench
        self.passed = passed
        self.link = link
        self.delay = -1
        """Microseconds of half a round trip; -1 answers no pings."""
        self.raw: list[bytes] = []
        self.told: list[messages.AnyTell] = []

    @property
    def person(self) -> int:
        """Which person of the room."""
        return self.passed.person

    async def join(self, since: int = -1, hall: Hall | None = None) -> Self:
        """Open a line."""
        self.line = await (hall or self.bench.hall).join(self.passed, self._hear, since)
        await self.bench.settle()
        return self

    def _hear(self, message: messages.Tell) -> None:
        data = messages.write(message)
        self.raw.append(data)
        told = messages.read_tell(data)
        self.told.append(told)
        if isinstance(told, messages.Ping) and self.delay >= 0:
            pong = msgspec.json.encode(messages.Pong(n=told.n))
            self.bench.clock.after(2 * self.delay, lambda: self.line.hear(pong))

    def send(self, ask: messages.Ask) -> str:
        """Send without waiting; the nonce that was given to it."""
        nonce = ask.nonce or f"n{next(self.bench.nonces)}"
        self.line.hear(msgspec.json.encode(msgspec.structs.replace(ask, nonce=nonce)))
        return nonce

    def send_slowly(self, ask: messages.Ask) -> None:
        """Send over a line that takes its time."""

        def arrive() -> None:
            self.send(ask)

        self.bench.clock.after(max(0, self.delay), arrive)

    def answer(self, nonce: str) -> messages.AnyTell:
        """What was answered last to a nonce."""
        return next(t for t in reversed(self.told) if getattr(t, "nonce", None) == nonce)

    async def ask(self, ask: messages.Ask) -> messages.AnyTell:
        """Send, let everything settle, and give the answer."""
        nonce = self.send(ask)
        await self.bench.settle()
        return self.answer(nonce)

    async def must(self, *asks: messages.Ask) -> None:
        """Send what has to be accepted."""
        for ask in asks:
            answer = await self.ask(ask)
            assert isinstance(answer, messages.Done), answer

    async def act(self, *actions: str) -> None:
        """Actions that have to be accepted."""
        await self.must(*(messages.Act(action=action) for action in actions))

    async def refused(self, ask: messages.Ask) -> str:
        """Send what has to be refused: the rule, or the code when there is none."""
        answer = await self.ask(ask)
        assert isinstance(answer, messages.Refusal), answer
        return answer.rule or answer.code

    def hang_up(self) -> None:
        """The line is cut."""
        self.line.close()

    @property
    def updates(self) -> list[messages.Update]:
        """All updates so far."""
        return [told for told in self.told if isinstance(told, messages.Update)]

    @property
    def play(self) -> messages.PlayNow:
        """The game as this person sees it now."""
        play = self.updates[-1].play
        assert play is not None
        return play

    @property
    def table(self) -> messages.TableNow:
        """The table as this person knows it."""
        return next(u.table for u in reversed(self.updates) if u.table is not None)

    @property
    def legal(self) -> list[str]:
        """What this person may do."""
        play = self.updates[-1].play
        return play.legal if play else []

    def facts(self) -> list[object]:
        """What rows said to these eyes."""
        return [told.fact for update in self.updates for told in update.told]


def die(hall: Hall) -> None:
    """A process that dies without a word: nothing of what was begun is finished."""
    for mailbox in hall.awake.values():
        mailbox._open = False
        mailbox._task.cancel()
    for school in hall.schools.awake.values():
        school._open = False
        for task in (school._task, *school._tasks):
            task.cancel()
    hall._open = False


class Bench:
    """One process with a hall, and the people around it."""

    def __init__(
        self,
        store: Store | None = None,
        finder: GameFinder | None = None,
        seed: str = "bench",
        limits: Limits | None = None,
    ) -> None:
        self.store: Store = store if store is not None else MemoryStore()
        self.finder = finder or Registry()
        self.clock = FakeClock()
        self.dice = FakeDice(seed)
        self.limits = limits or Limits()
        self.hall = self.new_hall()
        self.halls = [self.hall]
        self.nonces = itertools.count()
        self.opened: Opened

    def new_hall(self, worker: Worker | None = None) -> Hall:
        """Another process, as it were."""
        return Hall(self.store, self.finder, self.clock, self.dice, self.limits, worker=worker)

    async def other_hall(self, worker: Worker | None = None) -> Hall:
        """One that has begun, on the same store."""
        self.halls.append(self.new_hall(worker))
        await self.halls[-1].begin()
        return self.halls[-1]

    async def __aenter__(self) -> Self:
        await self.hall.begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        for hall in self.halls:
            await hall.close()

    async def restart(self) -> None:
        """The process dies without a word, and another begins."""
        die(self.hall)
        self.halls = [self.new_hall()]
        self.hall = self.halls[0]
        await self.hall.begin()

    async def settle(self) -> None:
        """Until nobody has anything to do without time going on."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0)
            rang = self.clock.ring_due()
            busy = any(not box.idle for hall in self.halls for box in hall.awake.values())
            busy |= any(not box.idle for h in self.halls for box in h.schools.awake.values())
            if busy:
                await asyncio.sleep(0.0002)
            quiet = 0 if busy or rang else quiet + 1

    async def advance(self, seconds: float) -> None:
        """Let time go on, alarm by alarm."""
        await self.settle()
        end = self.clock.time + int(seconds * 1_000_000)
        while (at := self.clock.next()) is not None and at <= end:
            self.clock.time = max(self.clock.time, at)
            await self.settle()
        self.clock.time = end
        await self.settle()

    async def host(self, name: str = "Ann") -> Player:
        """A new room and its host."""
        self.opened = await self.hall.open(name)
        return await Player(self, Pass(self.opened.room, "person", 0), self.opened.link).join()

    async def guest(self, name: str) -> Player:
        """Somebody who comes in by the door."""
        came = await self.hall.enter(self.opened.door, name)
        return await Player(self, await self.hall.authenticate(came.link), came.link).join()

    async def watcher(self) -> Player:
        """A spectator."""
        return await Player(self, await self.hall.authenticate(self.opened.watch)).join()

    async def table(
        self,
        names: str = "Ann Bob",
        game: str = "questor",
        players: int = 0,
        options: Mapping[str, Value] | None = None,
        settings: Settings | None = None,
    ) -> list[Player]:
        """People at a table of a chosen game, seated and ready; bots on the seats left over."""
        first, *others = names.split()
        people = [await self.host(first)]
        for name in others:
            people.append(await self.guest(name))
        players = players or len(people)
        host = people[0]
        await host.must(messages.Choose(game=game, players=players, options=dict(options or {})))
        if settings is not None:
            await host.must(messages.Set(settings=settings))
        for seat, person in enumerate(people):
            await person.must(messages.Sit(seat=seat), messages.Ready())
        for seat in range(len(people), players):
            await host.must(messages.SeatBot(seat=seat, level="random"))
        return people

    async def deal(self, people: list[Player]) -> None:
        """Start, and everybody's bytes."""
        await people[0].must(messages.Start())
        for n, person in enumerate(people):
            await person.must(messages.SeedShare(share=f"{n:032x}"))

    async def dealt(
        self,
        names: str = "Ann Bob",
        game: str = "questor",
        players: int = 0,
        options: Mapping[str, Value] | None = None,
        settings: Settings | None = None,
    ) -> list[Player]:
        """As `table`, with the game begun."""
        people = await self.table(names, game, players, options, settings)
        await self.deal(people)
        return people

    def room(self) -> Room:
        """The room in memory."""
        room = self.hall.awake[self.opened.room].room
        assert room is not None
        return room

    async def log(self) -> list[AnyFact]:
        """All rows in the store."""
        return [row_of(row).fact for row in await self.store.rows(self.opened.room)]


async def play_on(people: list[Player], rng: Random, most: int = 100_000) -> int:
    """Everybody acts at random until the game is over; how many actions that took."""
    for count in range(most):
        able = await able_of(people)
        if not able:
            return count
        person = able[rng.randrange(len(able))]
        await person.act(person.legal[rng.randrange(len(person.legal))])
    return most


async def able_of(people: list[Player]) -> list[Player]:
    """Those who may act, once anybody may; nobody when the game is over."""
    for _ in range(PATIENCE):
        able = [person for person in people if person.legal]
        if people[0].table.phase == "over":
            return []
        if able:
            return able
        await people[0].bench.advance(1)
    raise AssertionError("nobody may do anything")
