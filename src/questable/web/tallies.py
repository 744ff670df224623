"""What addresses did, counted for the whole house: each by one worker, chosen by its hash.

Alone, or where the one who counts cannot be reached, a worker counts itself. Connections before a
word was said, plain requests and the messages of a socket are counted where they come in.
"""

import asyncio
import contextlib
import hashlib
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from questable.table import Hall
from questable.table.ports import PLAYED, StoreError, Worker
from questable.web.guard import FORGET_AT, Buckets, WebLimits
from questable.web.homes import Homes
from questable.web.inner import call, counting

FRESH = 1.0
"""Seconds for which it is believed who the workers are."""
PATIENCE = 1.0
"""Seconds in which a count has to be told."""
LONGEST = 65_536
"""Bytes of the longest question."""
MOST_PEERS = 1_000


class Counts:
    """What this worker counts; each question says who asks, and of which key."""

    def __init__(self, hall: Hall, limits: WebLimits) -> None:
        self._hall = hall
        self._limits = limits
        kinds = ("connects", "link_connects", "rooms", "wrong_links", "wrong_codes")
        self.buckets = {kind: Buckets(getattr(limits, kind)) for kind in kinds}
        self.buckets["all_wrong_codes"] = Buckets(limits.all_wrong_codes)
        self._opened: dict[str, list[str]] = {}
        """By address: the rooms it opened since the server began, while they have no game."""
        self._sockets: dict[str, dict[str, int]] = {}
        """By address and worker: how many are open."""
        self.figures: Callable[[], str] = str
        """All that is counted here, for those who watch over the house."""

    async def answer(self, kind: str, who: str, key: str, *more: Any) -> Any:
        """What there is to be said to a question."""
        match kind:
            case "take":
                return self.buckets[more[0]].take(key)
            case "put_back":
                self.buckets[more[0]].of(key).put_back()
            case "may_open":
                return await self._may_open(key)
            case "opened":
                self._opened.setdefault(key, []).append(more[0])
                if len(self._opened) > FORGET_AT:
                    del self._opened[next(iter(self._opened))]
            case "come":
                return self._come(key, who)
            case "go":
                self._go(key, who)
            case "figures":
                return self.figures()
        return True

    async def _may_open(self, address: str) -> str:
        """The code of a refusal, or nothing."""
        if not self.buckets["rooms"].take(address):
            return "too-fast"
        opened = self._opened.get(address, [])
        if len(opened) >= self._limits.gameless_rooms:
            listed = [await self._hall.world.store.listed(room) for room in opened]
            waiting = [each.room for each in listed if each and each.life < PLAYED]
            self._opened[address] = waiting
            if len(waiting) >= self._limits.gameless_rooms:
                return "too-many-rooms"
        return ""

    def _come(self, address: str, who: str) -> bool:
        open_ones = self._sockets.setdefault(address, {})
        if sum(open_ones.values()) >= self._limits.sockets:
            return False
        open_ones[who] = open_ones.get(who, 0) + 1
        return True

    def _go(self, address: str, who: str) -> None:
        open_ones = self._sockets.get(address, {})
        if open_ones.get(who, 0) > 0:
            open_ones[who] -= 1
        if not any(open_ones.values()):
            self._sockets.pop(address, None)

    def forget(self, who: str) -> None:
        """A worker that nobody hears of has no sockets."""
        for address in list(self._sockets):
            self._sockets[address].pop(who, None)
            if not any(self._sockets[address].values()):
                del self._sockets[address]


class Tallies:
    """The questions, who answers them, and the way there."""

    def __init__(self, homes: Homes | None, counts: "Counts") -> None:
        self._homes = homes
        self.counts = counts
        self._workers: list[Worker] = []
        self._looked = -FRESH
        self._peers: dict[str, Peer] = {}
        self._ends: set[Counting] = set()
        """Where others ask."""

    async def ask(self, kind: str, key: str, *more: object) -> Any:
        """What the one who counts this key says."""
        counter = await self._counter(key)
        own = self._homes.worker.name if self._homes is not None else ""
        if self._homes is not None and counter is not None and counter.name != own:
            try:
                return await self._peer(counter).ask([kind, own, key, *more])
            except OSError:
                self._peers.pop(counter.name, None)
        return await self.counts.answer(kind, own, key, *more)

    async def everybody(self, kind: str) -> dict[str, Any]:
        """What each worker says to a question, by where it is; who says nothing is left out."""
        assert self._homes is not None
        own, found = self._homes.worker, {}
        for each in await self._homes.living():
            with contextlib.suppress(OSError):
                peer = None if each.name == own.name else self._peer(each)
                found[_place(each.address)] = await (
                    peer.ask([kind, own.name, ""])
                    if peer is not None
                    else self.counts.answer(kind, own.name, "")
                )
        return found

    async def _counter(self, key: str) -> Worker | None:
        if self._homes is None:
            return None
        now = asyncio.get_running_loop().time()
        if now - self._looked >= FRESH:
            self._looked = now
            try:
                self._workers = await self._homes.living()
            except StoreError:
                return None
        return max(self._workers, key=lambda each: _weight(each.name, key), default=None)

    def _peer(self, worker: Worker) -> "Peer":
        assert self._homes is not None
        if len(self._peers) > MOST_PEERS:
            self.close()
        if worker.name not in self._peers:
            first = counting(self._homes.secret, worker.name)
            self._peers[worker.name] = Peer(worker.address, first)
        return self._peers[worker.name]

    def counting(self) -> asyncio.Protocol:
        """The end at which another worker asks."""
        self._ends = {end for end in self._ends if not end.over}
        self._ends.add(end := Counting(self.counts))
        return end

    def close(self) -> None:
        """Neither ask nor answer any more."""
        for peer in self._peers.values():
            peer.hang_up()
        for end in self._ends:
            end.hang_up()
        self._peers.clear()
        self._ends.clear()


def _place(address: str) -> str:
    """The number of a worker of this machine, host and port of one elsewhere."""
    kind, _, where = address.partition(":")
    return where.rpartition("/")[2].removesuffix(".sock") if kind == "unix" else where


def _weight(worker: str, key: str) -> bytes:
    """Who weighs most counts: so a worker that comes or goes changes it for few."""
    return hashlib.sha256(f"{worker} {key}".encode()).digest()


class Peer(asyncio.Protocol):
    """The way to one who counts; answers come in the order of the questions."""

    def __init__(self, address: str, first: bytes) -> None:
        self._address = address
        self._first = first
        self._transport: asyncio.Transport | None = None
        self._opening: asyncio.Task[None] | None = None
        self._waiting: deque[asyncio.Future[Any]] = deque()
        self._came = b""

    async def ask(self, question: list[object]) -> Any:
        """OSError if there is no answer in time."""
        if self._transport is None:
            if self._opening is None:
                self._opening = asyncio.create_task(self._open())
            await asyncio.shield(self._opening)
        if self._transport is None or self._transport.is_closing():
            raise OSError("the counter is gone")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        self._transport.write(msgspec.json.encode(question) + b"\n")
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError as error:
            self._transport.abort()
            raise OSError("no count in time") from error

    async def _open(self) -> None:
        self._transport, _ = await call(self._address, lambda: self)
        self._transport.write(self._first)

    def hang_up(self) -> None:
        """At once."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Answers."""
        *lines, self._came = (self._came + data).split(b"\n")
        for line in lines:
            if self._waiting and not (answer := self._waiting.popleft()).done():
                answer.set_result(msgspec.json.decode(line))

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits is told."""
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(OSError("the counter is gone"))
        self._waiting.clear()


class Counting(asyncio.Protocol):
    """One other worker's questions, answered in their order."""

    def __init__(self, counts: "Counts") -> None:
        self._counts = counts
        self._transport: Any = None
        self.over = False
        self._who = ""
        self._came = b""
        self._questions: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody will ask."""
        self._transport = transport

    def hang_up(self) -> None:
        """At once."""
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Questions."""
        *lines, self._came = (self._came + data).split(b"\n")
        for line in lines:
            self._questions.put_nowait(line)
        if len(self._came) > LONGEST:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """What is counted as open there is open no more, as far as anybody knows."""
        self.over = True
        self._questions.put_nowait(None)

    async def _run(self) -> None:
        while (line := await self._questions.get()) is not None:
            kind, self._who, *more = msgspec.json.decode(line)
            said = await self._counts.answer(kind, self._who, *more)
            self._transport.write(msgspec.json.encode(said) + b"\n")
        if self._who:
            self._counts.forget(self._who)
