"""Sockets without a client: every byte that came is kept."""

import asyncio
import contextlib
import itertools
from collections.abc import Callable
from random import Random
from typing import Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from questable.client import enter, open_room
from questable.table import Settings, messages
from questable.table.log.settings import HOLDING_MOST
from tests.table.fakes import FakeClock
from tests.telling.page import PageWords
from tests.web.served import Served

PATIENCE = 120
"""Seconds: a machine that does much else is slow."""
LAG = 30_000
"""Microseconds after which a slow line answers a ping."""
LOST = 601_000_000
"""Microseconds after which a seat without a line may be asked for."""
PAUSE = 1_500_000
"""S-6.3: microseconds in which nobody can play."""


class Raw:
    """One socket."""

    def __init__(
        self, url: str, link: str, since: int = -1, lang: str = "", show: messages.Shows = "plain"
    ) -> None:
        words = f"&lang={lang}&show={show}" if lang else ""
        self.address = f"ws{url.removeprefix('http')}/ws?since={since}{words}"
        self.protocols = [Subprotocol("questable.1"), Subprotocol(f"link.{link}")]
        self.raw: list[str] = []
        self.told: list[messages.AnyTell] = []
        self.updates: list[messages.Update] = []
        """Those of them that are updates."""
        self.phase = ""
        """Where the table stands."""
        self._answers: dict[str, messages.AnyTell] = {}
        """By nonce."""
        self.page = PageWords()
        """All that was told in words, on a line with a language."""
        self.slow = False
        """Whether pings are answered only when `pong` is called."""
        self._pings: list[int] = []
        self._nonce = itertools.count()
        self._news = asyncio.Condition()
        self._ended: BaseException | None = None
        """Why nothing more will come: what could not be read, or that the line was closed."""

    async def __aenter__(self) -> Self:
        self.socket: ClientConnection = await connect(
            self.address, subprotocols=self.protocols, compression=None, max_size=None
        )
        self._reading = asyncio.create_task(self._read())
        await self.seen(-1)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        await self.socket.close()

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                assert isinstance(data, str)
                await self._hear(data)
            self._ended = AssertionError("the line was closed")
        except Exception as error:
            self._ended = error
        async with self._news:
            self._news.notify_all()

    async def _hear(self, data: str) -> None:
        told = messages.read_tell(data)
        self.raw.append(data)
        self.told.append(told)
        if nonce := getattr(told, "nonce", ""):
            self._answers[nonce] = told
        if isinstance(told, messages.Update):
            self.updates.append(told)
            if told.table is not None:
                self.phase = told.table.phase
            self.page.hear(told)
        if isinstance(told, messages.Ping):
            self._pings.append(told.n)
            if not self.slow:
                await self.pong()
        async with self._news:
            self._news.notify_all()

    async def _wait(self, enough: Callable[[], bool]) -> None:
        """Until it has come; at once the error if nothing more can come."""
        async with self._news:
            come = self._news.wait_for(lambda: enough() or self._ended is not None)
            await asyncio.wait_for(come, PATIENCE)
        if not enough():
            assert self._ended is not None
            raise AssertionError(f"nothing more will come: {self._ended!r}") from self._ended

    async def pong(self) -> None:
        """Answer the pings that are not answered."""
        while self._pings:
            pong = messages.Pong(n=self._pings.pop(0))
            await self.socket.send(msgspec.json.encode(pong), text=True)

    async def until(self, count: int) -> None:
        """Until so many messages have come."""
        await self._wait(lambda: len(self.told) >= count)

    async def seen(self, seq: int) -> None:
        """Until all rows before `seq` were told."""
        await self._wait(lambda: any(each.seq >= seq for each in reversed(self.updates)))

    async def send(self, ask: messages.Ask) -> str:
        """Send without waiting; the nonce that was given to it."""
        nonce = f"n{next(self._nonce)}"
        data = msgspec.json.encode(msgspec.structs.replace(ask, nonce=nonce))
        await self.socket.send(data, text=True)
        return nonce

    async def ask(self, ask: messages.Ask) -> messages.AnyTell:
        """Send, and wait for the answer."""
        return await self.answer(await self.send(ask))

    async def answer(self, nonce: str) -> messages.AnyTell:
        """The answer with this nonce."""
        await self._wait(lambda: nonce in self._answers)
        return self._answers[nonce]

    async def must(self, ask: messages.Ask) -> int:
        """Send what has to be accepted: the next row's number."""
        answer = await self.ask(ask)
        assert isinstance(answer, messages.Done), answer
        return answer.seq

    @property
    def legal(self) -> list[str]:
        """What these eyes may do."""
        play = self.updates[-1].play
        if play is None or play.words is None:
            return play.legal if play else []
        return [choice.action for choice in self.page.choices]


class Table:
    """A room of raw sockets, in step: after each message everybody has heard all there is."""

    def __init__(self, here: Served, lang: str = "") -> None:
        self.here = here
        self.lang = lang
        self.seats: list[Raw] = []
        self.links: list[str] = []
        self.watcher: Raw

    async def sit(self, choose: messages.Choose, settings: Settings | None = None) -> None:
        """People, a spectator, and the game dealt."""
        opened = await open_room(self.here.url, "Ann")
        self.room, self.links, self.watch = opened.room, [opened.link], opened.watch
        self.secrets, self.door = [opened.link, opened.door], opened.door
        self.watch = opened.watch
        for n in range(1, choose.players):
            came = await enter(self.here.url, opened.door, f"Guest {n}")
            self.links.append(came.link)
            self.secrets.append(came.link)
        self.seats = [
            await Raw(self.here.url, link, lang=self.lang).__aenter__() for link in self.links
        ]
        self.watcher = await Raw(self.here.url, opened.watch, lang=self.lang).__aenter__()
        await self.must(0, choose)
        if settings is not None:
            await self.must(0, messages.Set(settings=settings))
        for n in range(choose.players):
            await self.must(n, messages.Sit(seat=n))
            await self.must(n, messages.Ready())
        await self.must(0, messages.Start())
        for n in range(choose.players):
            await self.must(n, messages.SeedShare(share=f"{n:032x}"))

    @property
    def phase(self) -> str:
        """Where the table stands."""
        return self.seats[0].phase

    async def must(self, seat: int, ask: messages.Ask) -> None:
        """One message that is accepted, and heard by all."""
        await self.seats[seat].must(ask)
        await self.heard()

    async def heard(self) -> None:
        """A secret reply is told to nobody else: so everybody asks something and is answered."""
        for each in (*self.seats, self.watcher):
            await each.ask(messages.WhyNot(action="nothing"))

    async def act(self, clock: FakeClock, seat: int, action: str) -> None:
        """An action on a table whose time the test moves: what a race holds goes out too."""
        nonce = await self.seats[seat].send(messages.Act(action=action))
        await self.heard()
        await self.wait(clock, HOLDING_MOST)
        answer = await self.seats[seat].answer(nonce)
        assert isinstance(answer, messages.Done), answer
        await self.wait(clock, 0)

    async def wait(self, clock: FakeClock, micros: int) -> None:
        """Let time go on; slow lines answer their pings late, and everybody hears all of it."""
        clock.time += micros
        clock.ring_due()
        await self.heard()
        clock.time += LAG
        for each in self.seats:
            await each.pong()
        await self.heard()

    async def play(self, clock: FakeClock, rng: Random, most: int) -> None:
        """Anybody who can acts at random, so many times or until the game is over."""
        for _ in range(most):
            if self.phase == "over":
                return
            able = [n for n, seat in enumerate(self.seats) if seat.legal]
            if not able:
                await self.wait(clock, PAUSE)
                continue
            seat = able[rng.randrange(len(able))]
            legal = self.seats[seat].legal
            await self.act(clock, seat, legal[rng.randrange(len(legal))])

    async def renew(self, seat: int) -> None:
        """The host makes a new link for somebody whose seat lets him; the old line ends."""
        await self.must(0, messages.MayRenew(person=seat))
        await self.must(seat, messages.Consent(yes=True))
        async with httpx.AsyncClient(base_url=self.here.url) as caller:
            bearer = {"Authorization": f"Bearer {self.links[0]}"}
            answer = await caller.post("/api/room/renew", json={"person": seat}, headers=bearer)
        assert answer.status_code == 200, answer.text
        await self._anew(seat, answer.json()["link"])

    async def come_back(self, clock: FakeClock, seat: int, name: str) -> Raw:
        """Somebody's link is lost; they come in by the door and all others let them sit there.

        What they were told before they sat is in the socket that is given back.
        """
        await self.seats[seat].__aexit__()
        await self.wait_for(clock, LOST)
        came = await enter(self.here.url, self.door, name)
        stranger = await Raw(self.here.url, came.link, lang=self.lang).__aenter__()
        await stranger.must(messages.Sit(seat=seat))
        await stranger.ask(messages.WhyNot(action="nothing"))
        await stranger.__aexit__()
        for n, each in enumerate(self.seats):
            if n != seat:
                await each.must(messages.Consent(yes=True))
        await self._anew(seat, came.link)
        return stranger

    async def _anew(self, seat: int, link: str) -> None:
        """Another link leads to a seat: its line is a new one."""
        with contextlib.suppress(ConnectionClosed):
            await self.seats[seat].__aexit__()
        self.links[seat] = link
        self.secrets.append(link)
        self.seats[seat] = await Raw(self.here.url, link, lang=self.lang).__aenter__()
        await self.heard()

    async def wait_for(self, clock: FakeClock, micros: int) -> None:
        """So long that those who went are noted as away, and are away for long."""
        for part in (micros, micros):
            clock.time += part
            clock.ring_due()
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """All sockets, when everybody has heard all."""
        await self.heard()
        for each in (*self.seats, self.watcher):
            await each.__aexit__()
