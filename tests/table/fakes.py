"""A clock that goes when it is told to, dice that can be repeated, and people at lines."""

import asyncio
import heapq
import itertools
from collections.abc import Callable
from random import Random

from questable.engine import GameFinder
from questable.registry import Registry
from questable.storage import MemoryStore
from questable.table import Hall, Limits, Pass, messages
from questable.table.ports import Store
from questable.table.world import LocalNews

START = 1_800_000_000_000


class Ring:
    """An alarm of the fake clock."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        """It will not ring."""
        self.ring = None


class FakeClock:
    """Time stands still until `advance`."""

    def __init__(self) -> None:
        self.time = START * 1000
        self._alarms: list[tuple[int, int, Ring]] = []
        self._count = itertools.count()

    def now(self) -> int:
        """Milliseconds."""
        return self.time // 1000

    def micros(self) -> int:
        """Microseconds."""
        return self.time

    def after(self, micros: int, ring: Callable[[], None]) -> Ring:
        """When the time has been advanced so far."""
        alarm = Ring(ring)
        heapq.heappush(self._alarms, (self.time + max(0, micros), next(self._count), alarm))
        return alarm

    def next(self) -> int | None:
        """When something will ring."""
        while self._alarms and self._alarms[0][2].ring is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def ring_due(self) -> bool:
        """Ring what has come; says whether anything did."""
        rang = False
        while (at := self.next()) is not None and at <= self.time:
            alarm = heapq.heappop(self._alarms)[2]
            if alarm.ring is not None:
                alarm.ring()
            rang = True
        return rang


class FakeDice:
    """Repeatable bytes."""

    def __init__(self, seed: str = "dice") -> None:
        self._rng = Random(seed)

    def bytes(self, n: int) -> bytes:
        """From a seeded generator."""
        return self._rng.randbytes(n)


class Player:
    """Somebody at a line who remembers all they were told."""

    def __init__(self, bench: "Bench", passed: Pass, name: str = "", link: str = "") -> None:
        self.bench = bench
        self.passed = passed
        self.name = name
        self.link = link
        self.raw: list[bytes] = []
        self.told: list[messages.AnyTell] = []
        self._nonce = itertools.count()
        self.shares = True

    async def join(self, since: int = -1) -> "Player":
        """Open a line."""
        self.line = await self.bench.hall.join(self.passed, self._hear, since)
        await self.bench.settle()
        return self

    def _hear(self, data: bytes) -> None:
        self.raw.append(data)
        told = messages.read_tell(data)
        self.told.append(told)
        if isinstance(told, messages.Ping) and self.bench.pongs:
            self.line_soon(told.n)

    def line_soon(self, n: int) -> None:
        """Answer a ping without delay."""
        asyncio.get_running_loop().call_soon(self._pong, n)

    def _pong(self, n: int) -> None:
        self.line.hear(messages.write(messages.Pong(n=n)))  # type: ignore[arg-type]

    def send(self, ask: messages.Ask) -> str:
        """Send without waiting; the nonce that was given to it."""
        import msgspec

        nonce = ask.nonce or f"{self.passed.person}-{next(self._nonce)}"
        self.line.hear(msgspec.json.encode(msgspec.structs.replace(ask, nonce=nonce)))
        return nonce

    async def ask(self, ask: messages.Ask) -> messages.AnyTell:
        """Send, let everything settle, and give the answer."""
        nonce = self.send(ask)
        await self.bench.settle()
        return next(t for t in reversed(self.told) if getattr(t, "nonce", None) == nonce)

    async def must(self, *asks: messages.Ask) -> None:
        """Send what has to be accepted."""
        for ask in asks:
            answer = await self.ask(ask)
            assert isinstance(answer, messages.Done), answer

    async def refused(self, ask: messages.Ask) -> messages.Refusal:
        """Send what has to be refused."""
        answer = await self.ask(ask)
        assert isinstance(answer, messages.Refusal), answer
        return answer

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
        return [text for text, _ in self.play.legal]


class Bench:
    """A hall in a test."""

    def __init__(
        self, store: Store | None = None, finder: GameFinder | None = None, seed: str = "bench"
    ) -> None:
        self.store: Store = store if store is not None else MemoryStore()
        self.finder = finder or Registry()
        self.clock = FakeClock()
        self.dice = FakeDice(seed)
        self.news = LocalNews()
        self.pongs = True
        self.hall = self.new_hall()

    def new_hall(self, **limits: int) -> Hall:
        """Another process, as it were."""
        return Hall(self.store, self.finder, self.clock, self.dice, self.news, Limits(**limits))

    async def settle(self) -> None:
        """Until nobody has anything to do without time going on."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0)
            rang = self.clock.ring_due()
            busy = any(not s.idle for s in self.hall._stewards.values())
            if busy:
                await asyncio.sleep(0.0005)
            quiet = 0 if busy or rang else quiet + 1

    async def advance(self, ms: int) -> None:
        """Let time go on, alarm by alarm."""
        end = self.clock.time + ms * 1000
        while (at := self.clock.next()) is not None and at <= end:
            self.clock.time = max(self.clock.time, at)
            await self.settle()
        self.clock.time = end
        await self.settle()

    async def table(self, names: str = "Ann Bob", **choose: object) -> list[Player]:
        """People at a table of a chosen game, seated and ready."""
        first, *others = names.split()
        opened = await self.hall.open(first)
        host = await Player(self, Pass(opened.room, "person", 0), first, opened.link).join()
        people = [host]
        self.opened = opened
        for name in others:
            came = await self.hall.enter(opened.door, name)
            passed = await self.hall.knock(came.link)
            people.append(await Player(self, passed, name, came.link).join())
        game = str(choose.pop("game", "questor"))
        players = choose.pop("players", len(people))
        assert isinstance(players, int)
        options = choose.pop("options", {})
        assert isinstance(options, dict)
        await host.must(messages.Choose(game=game, players=players, options=options))
        for seat, person in enumerate(people):
            await person.must(messages.Sit(seat=seat), messages.Ready())
        return people

    async def deal(self, people: list[Player]) -> None:
        """Start, and everybody's bytes."""
        await people[0].must(messages.Start())
        for n, person in enumerate(people):
            await person.must(messages.Share(share=f"{n:032x}"))
