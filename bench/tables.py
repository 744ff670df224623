"""Rooms of four at a server, ours or boardgame.io's, each with a game going on."""

import asyncio
import itertools
import json
import time
from functools import partial
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from bench.wire import Wire, connect
from questable.client import enter, open_room
from questable.table import Settings, messages

PLAYERS = 4


class Table:
    """A socket for each player, one move after the other, and how long each took."""

    def __init__(self, url: str, seed: str, players: int = PLAYERS) -> None:
        self.url = url
        self.rng = Random(seed)
        self.players = players
        self.wires: list[Wire] = []
        self.legal: list[list[str]] = [[] for _ in range(players)]
        self.bytes = 0
        """That came over all sockets."""
        self.seen: list[float] = []
        """Seconds from a move to the last of those who heard of it."""
        self.done: list[float] = []
        """Seconds from a move to its acknowledgement."""
        self.missed = 0
        """Moves whose time had come while the one before was still open."""
        self.tireless = False
        """Whether the next move follows at once,"""
        self.goal = 0
        """and after how many it is enough; 0 for never."""
        self.faults: list[str] = []
        self.mover = -1
        self._sent = 0.0
        self._acknowledged = True
        self._missing: set[int] = set()

    async def set_up(self) -> None:
        """Everybody seated, the game dealt."""
        raise NotImplementedError

    def act(self, seat: int, action: str) -> None:
        """Send an action."""
        raise NotImplementedError

    def able(self) -> int:
        """A seat that may act, -1 for none."""
        return next((seat for seat in range(self.players) if self.legal[seat]), -1)

    def move(self) -> None:
        """One action of whoever is at turn."""
        able = self.able()
        if self.busy or able < 0:
            self.missed += 1
            return
        legal = self.legal[able]
        self.mover = able
        self._sent = time.perf_counter()
        self._missing = set(range(self.players))
        self._acknowledged = False
        self.act(able, legal[self.rng.randrange(len(legal))])

    @property
    def busy(self) -> bool:
        """Whether a move is under way."""
        return bool(self._missing) or not self._acknowledged

    @property
    def reached(self) -> bool:
        """Whether as many moves were made as it should."""
        return 0 < self.goal <= len(self.seen)

    def acknowledge(self) -> None:
        """The server has accepted the move."""
        if not self._acknowledged:
            self._acknowledged = True
            self.done.append(time.perf_counter() - self._sent)
            self._whole()

    def heard(self, seat: int) -> None:
        """Somebody was told of the move, or will be told nothing of it."""
        if seat in self._missing:
            self._missing.discard(seat)
            self._whole()

    def refused(self, why: str) -> None:
        """The move was not accepted; another one is made."""
        self.faults.append(why)
        self._missing, self._acknowledged = set(), True
        self.go_on()

    def _whole(self) -> None:
        if self.busy:
            return
        self.seen.append(time.perf_counter() - self._sent)
        self.go_on()

    def go_on(self) -> None:
        """Another move, where one follows at once."""
        if self.tireless and not self.reached:
            asyncio.get_running_loop().call_soon(self.move)

    def forget(self) -> None:
        """What was counted up to now."""
        self.seen, self.done, self.faults = [], [], []
        self.missed = self.bytes = 0

    async def close(self) -> None:
        """All sockets."""
        for wire in self.wires:
            wire.close()


class Choice(msgspec.Struct):
    """Something that may be done, in words."""

    action: str


class Words(msgspec.Struct):
    """What a driver needs of the words; what has not changed is not said again."""

    choices: list[Choice] | None = None


class Play(msgspec.Struct):
    """What a driver needs of a view."""

    legal: list[str | tuple[str, int]] = []
    """A checkout of before may tell a number with each."""
    asks: str = ""
    words: Words | None = None


class News(msgspec.Struct):
    """Any message of our table, as far as a driver looks at it."""

    kind: str = msgspec.field(name="is")
    nonce: str = ""
    code: str = ""
    seq: int = 0
    play: Play | None = None


_news = msgspec.json.Decoder(News)


class QuestableTable(Table):
    """A room at our server."""

    def __init__(
        self,
        url: str,
        seed: str,
        game: str = "questor",
        players: int = PLAYERS,
        page: str = "",
        bots: tuple[str, ...] = (),
    ) -> None:
        super().__init__(url, seed, players)
        self._bots = bots
        """Levels on the seats after the people's."""
        self._game = game
        self._page = page
        """What a page asks for when it opens its socket, '' for who needs no words."""
        self._asks = [""] * players
        self._told = [0] * players
        """By seat: the number of what it is told next."""
        self._nonces = itertools.count()
        self._answers: dict[str, asyncio.Future[News]] = {}
        self._again: asyncio.Task[None] | None = None
        self._room = ""
        self._links: list[str] = []
        self._welcomed = [asyncio.Event() for _ in range(players)]

    async def set_up(self) -> None:
        """By the doors that everybody takes: the host is at the table when guests come."""
        opened = await open_room(self.url, "Ann")
        self._room, self._links = opened.room, [opened.link]
        self.wires.append(await self._come(0))
        for seat in range(1, self.players):
            self._links.append((await enter(self.url, opened.door, "Guest")).link)
            self.wires.append(await self._come(seat))
        seats = self.players + len(self._bots)
        await self._ask(0, messages.Choose(game=self._game, players=seats))
        for seat, level in enumerate(self._bots, self.players):
            await self._ask(0, messages.SeatBot(seat=seat, level=level))
        # Moves are counted here, not the pause that secret replies leave to all.
        await self._ask(0, messages.Set(settings=Settings(pause=0)))
        for seat in range(self.players):
            await self._ask(seat, messages.Sit(seat=seat))
        await self._deal()

    async def _come(self, seat: int) -> Wire:
        path = f"/ws?room={self._room}&{self._page}".rstrip("&")
        hear = partial(self._hear, seat)
        return await connect(self.url, path, hear, f"questable.1, link.{self._links[seat]}")

    async def come_back(self, seat: int) -> None:
        """With a new socket, until it was told how the table stands."""
        self._welcomed[seat] = asyncio.Event()
        self.wires[seat] = await self._come(seat)
        await self._welcomed[seat].wait()

    async def _deal(self) -> None:
        for seat in range(self.players):
            await self._ask(seat, messages.Ready())
        await self._ask(0, messages.Start())
        for seat in range(self.players):
            await self._ask(seat, messages.SeedShare(share=self.rng.randbytes(16).hex()))

    async def _rematch(self) -> None:
        """A game lasts a hundred moves and more; the room goes on with another."""
        await self._ask(0, messages.Next())
        await self._deal()
        while not any(self.legal):
            await asyncio.sleep(0.001)
        self._again = None
        self.go_on()

    def _send(self, seat: int, ask: messages.Ask) -> str:
        nonce = str(next(self._nonces))
        self.wires[seat].send(msgspec.json.encode(msgspec.structs.replace(ask, nonce=nonce)))
        return nonce

    async def _ask(self, seat: int, ask: messages.Ask) -> None:
        future: asyncio.Future[News] = asyncio.get_running_loop().create_future()
        self._answers[self._send(seat, ask)] = future
        answer = await future
        if answer.kind != "done":
            raise RuntimeError(f"{ask} was refused: {answer.code}")

    def able(self) -> int:
        """A seat that is asked; who may only call does so when nobody is."""
        able = [seat for seat in range(self.players) if self.legal[seat]]
        asked = [seat for seat in able if self._asks[seat] != "call"]
        return self.rng.choice(asked or able) if able else -1

    def act(self, seat: int, action: str) -> None:
        """With a nonce, as every client does."""
        self._send(seat, messages.Act(action=action))

    def _hear(self, seat: int, _wire: Wire, data: bytes) -> None:
        self.bytes += len(data)
        news = _news.decode(data)
        if news.kind == "welcome":
            self._welcomed[seat].set()
        elif news.kind == "update":
            self._look(seat, news)
            waited = not self.busy and self._again is None
            if seat == self.mover or news.seq > self._told[seat]:
                self.heard(seat)
            self._told[seat] = news.seq
            if waited and self.legal[seat]:
                # Where nobody could act, in the pause of a race, somebody may again.
                self.go_on()
        elif news.nonce in self._answers:
            self._answers.pop(news.nonce).set_result(news)
        elif news.kind == "done":
            # Of a secret reply nobody but its own seat is told.
            for other in range(self.players):
                if other != self.mover and self._told[other] >= news.seq:
                    self.heard(other)
            self.acknowledge()
        elif news.kind == "refused":
            self.refused(news.code)

    def _look(self, seat: int, news: News) -> None:
        play = news.play
        self._asks[seat] = play.asks if play else ""
        if play is None:
            self.legal[seat] = []
        elif play.words is None:
            self.legal[seat] = [each if isinstance(each, str) else each[0] for each in play.legal]
        elif play.words.choices is not None:
            self.legal[seat] = [choice.action for choice in play.words.choices]
        if play and play.asks == "over" and self._again is None:
            self._again = asyncio.get_running_loop().create_task(self._rematch())


class Board(msgspec.Struct):
    """G, as far as a driver looks at it."""

    legal: list[tuple[str, int]]


class Context(msgspec.Struct):
    """ctx, as far as a driver looks at it."""

    current: str = msgspec.field(name="currentPlayer")


class Position(msgspec.Struct):
    """boardgame.io's state."""

    G: Board
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to sync."""

    state: Position


NAMESPACE = b"/questor,"
_update = msgspec.json.Decoder(tuple[str, str, Position, msgspec.Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])


class BoardgameTable(Table):
    """A match of the game in boardgame/game.cjs at boardgame.io's server."""

    def __init__(self, url: str, seed: str) -> None:
        super().__init__(url, seed)
        self._number = 0
        self._credentials: list[str] = []
        self._synced = [asyncio.Event() for _ in range(PLAYERS)]

    async def set_up(self) -> None:
        """By its lobby, then a socket for each player."""
        created = await _post(f"{self.url}/games/questor/create", {"numPlayers": PLAYERS})
        self.match = created["matchID"]
        for seat in range(PLAYERS):
            asked = {"playerID": str(seat), "playerName": "Guest"}
            joined = await _post(f"{self.url}/games/questor/{self.match}/join", asked)
            self._credentials.append(joined["playerCredentials"])
            self.wires.append(
                await connect(
                    self.url,
                    "/socket.io/?EIO=4&transport=websocket",
                    partial(self._hear, seat),
                )
            )
            await asyncio.wait_for(self._synced[seat].wait(), 30)

    def act(self, seat: int, action: str) -> None:
        """As its own client would."""
        payload = {"type": "act", "args": [action], "playerID": str(seat)}
        payload["credentials"] = self._credentials[seat]
        move = {"type": "MAKE_MOVE", "payload": payload}
        _emit(self.wires[seat], "update", move, self._number, self.match, str(seat))

    def _hear(self, seat: int, wire: Wire, data: bytes) -> None:
        self.bytes += len(data)
        if data.startswith(b"42"):
            self._told(seat, data[2 + len(NAMESPACE) :])
        elif data.startswith(b"40"):
            secret = self._credentials[seat]
            _emit(wire, "sync", self.match, str(seat), secret, PLAYERS)
        elif data.startswith(b"0"):
            wire.send(b"40" + NAMESPACE)
        elif data == b"2":
            wire.send(b"3")

    def _told(self, seat: int, event: bytes) -> None:
        if event.startswith(b'["sync"'):
            self._look(seat, _sync.decode(event)[2].state)
            self._synced[seat].set()
        elif event.startswith(b'["update"'):
            self._look(seat, _update.decode(event)[2])
            if seat == self.mover:
                self.acknowledge()
            self.heard(seat)
        elif not event.startswith(b'["matchData"'):
            self.faults.append(event[:40].decode())

    def _look(self, seat: int, state: Position) -> None:
        self._number = state.number
        at_turn = int(state.ctx.current)
        self.legal[seat] = [text for text, _ in state.G.legal] if seat == at_turn else []


def _emit(wire: Wire, *event: object) -> None:
    wire.send(b"42" + NAMESPACE + msgspec.json.encode(event))


async def _post(url: str, data: dict[str, Any]) -> dict[str, Any]:
    body = json.dumps(data).encode()
    request = Request(url, body, {"Content-Type": "application/json"})

    def ask() -> dict[str, Any]:
        with urlopen(request, timeout=30) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    return await asyncio.to_thread(ask)
