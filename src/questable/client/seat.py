"""A seat at a table far away: what it knows, what it may do, and a bot to play it."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Mapping
from random import Random
from typing import Self

import msgspec

from questable.bots import CALL_ODDS, Bot
from questable.client.wire import TableWire
from questable.engine import Action, Game, Setup, Value, View, read_record
from questable.registry import Registry
from questable.table import No, Settings, messages


class Seat:
    """`async with Seat(url, link) as seat`: a line to a room, and what came over it.

    A spectator's link works too. A cut line is made anew without anything lost or done twice.
    """

    def __init__(self, url: str, link: str, since: int = -1, room: str = "") -> None:
        """`room` is its name, where that is known: several workers have less to bring about."""
        self.person = -1
        """-1 for a spectator, or before the first word."""
        self.room = room
        self.seq = since
        self.table: messages.TableNow | None = None
        self.play: messages.PlayNow | None = None
        self._header = b""
        self._setup: tuple[bytes, Setup] | None = None
        self._wire = TableWire(url, link, lambda: self.seq, room)
        self._reading: asyncio.Task[None] | None = None
        self._news: list[asyncio.Queue[messages.Update | None]] = []
        self._changed = asyncio.Condition()
        self._decided = -2
        """The row at which the bot last decided."""
        self._shared = 0
        """The game for which it gave its bytes, counted from 1."""

    async def __aenter__(self) -> Self:
        await self._wire.connect()
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: self.table is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        await self._wire.close()

    async def ask(self, ask: messages.Ask) -> messages.AnyTell:
        """Send any message of `questable.table.messages` that is answered; No if that is no."""
        return await self._wire.ask(ask)

    async def choose(
        self, game: str, players: int, options: Mapping[str, Value] | None = None, pack: str = ""
    ) -> None:
        """Host: the game to play, with the text of a pack of one's own if there is one."""
        given = dict(options or {})
        await self.ask(messages.Choose(game=game, players=players, options=given, pack=pack))

    async def settings(self, settings: Settings) -> None:
        """Host: clocks, dice, pace."""
        await self.ask(messages.Set(settings=settings))

    async def sit(self, seat: int) -> None:
        """Take a seat and be ready."""
        await self.ask(messages.Sit(seat=seat))
        await self.ask(messages.Ready())

    async def bot(self, seat: int, level: str) -> None:
        """Host: a bot of the table's own plays this seat."""
        await self.ask(messages.SeatBot(seat=seat, level=level))

    async def start(self) -> None:
        """Host: begin; the dealer commits to its seed."""
        await self.ask(messages.Start())

    async def share(self) -> None:
        """This seat's random bytes for the dealer."""
        await self.ask(messages.SeedShare(share=os.urandom(16).hex()))

    async def act(self, action: str) -> None:
        """Do something in the game."""
        await self.ask(messages.Act(action=action))

    async def why_not(self, action: str) -> str:
        """The rule that forbids an action to this seat now, '' when it is allowed."""
        answer = await self.ask(messages.WhyNot(action=action))
        return answer.rule if isinstance(answer, messages.Why) else ""

    @property
    def legal(self) -> list[str]:
        """What this seat may do now."""
        return self.play.legal if self.play is not None else []

    @property
    def phase(self) -> str:
        """'lobby', 'sharing', 'playing' or 'over'."""
        return self.table.phase if self.table is not None else ""

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of what this seat knows; Gone if the line is lost first."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._wire.end is not None or true())
        if self._wire.end is not None and not true():
            raise self._wire.end

    async def updates(self) -> AsyncIterator[messages.Update]:
        """Everything that is new from now on."""
        news: asyncio.Queue[messages.Update | None] = asyncio.Queue()
        self._news.append(news)
        try:
            while (update := await news.get()) is not None:
                yield update
        finally:
            self._news.remove(news)

    async def position(self) -> tuple[Game, Setup, View, list[Action]]:
        """What a bot wants to know."""
        if not self._header:
            await self._wire.say(messages.Since(seq=0))
            await self.until(lambda: self._header != b"")
        if self._setup is None or self._setup[0] != self._header:
            head = read_record(Registry(), self._header.decode() + "\n")
            self._setup = (self._header, head.setup)
        assert self.play is not None
        assert self.table is not None
        setup = self._setup[1]
        game = Registry().find(self.table.game)
        assert game is not None
        view = msgspec.convert(self.play.view, type=game.view_type())
        table = game.table(setup.pack)
        return game, setup, view, [table.parse(text) for text in self.legal]

    async def play_with(self, bot: Bot, rng: Random) -> None:
        """Let a bot play this seat until the game is over."""
        while True:
            await self.until(lambda: self.phase == "over" or self._asked())
            if self.phase == "over":
                return
            self._decided = self.seq
            if self.phase == "sharing":
                self._shared = self._games()
                # The clock may have given bytes for a seat whose line was cut.
                with contextlib.suppress(No):
                    await self.share()
            elif not self._calls() or rng.randrange(CALL_ODDS) == 0:
                chosen = bot.choose(*await self.position(), rng)
                await self._unless_late(messages.Act(action=chosen.text, seen=self._decided))

    def _asked(self) -> bool:
        """Whether something is wanted that was not yet decided."""
        if self.phase == "sharing":
            return self._shared != self._games()
        return self.seq != self._decided and bool(self.legal)

    def _games(self) -> int:
        return self.table.games if self.table is not None else 0

    def _calls(self) -> bool:
        return self.play is not None and self.play.asks == "call"

    async def _unless_late(self, act: messages.Act) -> None:
        """If somebody was faster, the news of that came first; anything else is an error."""
        try:
            await self.ask(act)
        except No:
            if self.seq == act.seen:
                raise

    async def _read(self) -> None:
        while (told := await self._wire.next()) is not None:
            if isinstance(told, messages.Welcome):
                self.room, self.person = told.room, told.person
                self._wire.room = told.room
            elif isinstance(told, messages.Update):
                self._learn(told)
            async with self._changed:
                self._changed.notify_all()
        for news in self._news:
            news.put_nowait(None)
        async with self._changed:
            self._changed.notify_all()

    def _learn(self, update: messages.Update) -> None:
        self.seq = update.seq
        self.table = update.table or self.table
        self.play = update.play
        for told in update.told:
            if isinstance(told.fact, messages.Dealt):
                self._header = bytes(told.fact.header)
        for news in self._news:
            news.put_nowait(update)
