"""Comparisons of house rules that are under way: games come in, and everybody who asks sees them.

They are played where games are analysed, in a process behind the bots and the tables, a part at a
time. The games of a side are remembered for a while: whoever ticks another rule has those of the
rulebook's way already, and whoever comes back goes on from there.
"""

import asyncio
from collections.abc import AsyncIterator
from functools import lru_cache

import msgspec

from questable.desk.call import Endpoint
from questable.desk.catalogue import GAME, game_of
from questable.engine import Game, Pack
from questable.table.judge.house_pack import HousePack
from questable.table.judge.verdict import No
from questable.table.run.world import World
from questable.telling.number_words import number_words
from questable.text import Words, languages
from questable.trials.pack_numbers import numbers
from questable.web.comparison import (
    GAMES,
    MOST_GAMES,
    QUICK,
    ComparisonAsked,
    ComparisonBegun,
    ComparisonLine,
    ComparisonWish,
    PackSent,
    PlayedPart,
    PlayPart,
    WishHere,
    play_on,
    read_wish,
)
from questable.web.endpoint import WebCall
from questable.web.guard import address_of
from questable.web.jobs import JobRefused, SharedJob, SharedJobs

SLICE = 400
"""Milliseconds that a part takes: so long at the most others wait for their turn."""
AT_ONCE = 20
"""Comparisons that are under way or wait for it,"""
AT_ONCE_EACH = 3
"""those of one address, whose games take turns."""
INFOS = 32
"""Packs of which the numbers are remembered in words."""
SIDES = 32
"""Sides of which the games are remembered."""


class KnownGames:
    """The games of one side, packed."""

    def __init__(self) -> None:
        self.games = 0
        self.rows: list[bytes] = []

    def add(self, first: int, count: int, packed: bytes) -> None:
        """Some more; those that are known already, or come after a gap, are left out."""
        if count and first == self.games:
            self.rows.append(packed)
            self.games += count


class ComparisonJob(SharedJob):
    """One comparison on its way."""

    def __init__(self, asked: ComparisonAsked, sides: list[KnownGames], opener: str) -> None:
        super().__init__(opener)
        self.asked = asked
        self.sides = sides
        self.now = b""
        """The last line."""
        self.seconds = 0.0
        self._whole = False

    @property
    def whole(self) -> bool:
        """Whether all games have been played, and told."""
        return self._whole

    def part(self, *, rows: bool) -> PlayPart:
        """What is to be played next, with or without what is known."""
        return PlayPart(
            asked=self.asked,
            known=[each.games for each in self.sides],
            rows=[each.rows for each in self.sides] if rows else [],
            millis=SLICE,
            seconds=self.seconds,
        )

    def take(self, played: PlayedPart) -> None:
        """Some games more."""
        ends = []
        found = zip(self.sides, played.first, played.counts, played.rows, strict=True)
        for known, first, count, packed in found:
            known.add(first, count, packed)
            ends.append(first + count)
        self.now = played.now
        self.seconds = played.seconds
        self._whole = min(ends) >= self.asked.games


class Comparisons(SharedJobs[ComparisonJob]):
    """All of a server's."""

    def __init__(self, world: World) -> None:
        super().__init__(AT_ONCE, AT_ONCE_EACH)
        self.world = world
        self.known: dict[str, KnownGames] = {}

    async def lines(self, asked: ComparisonAsked, address: str) -> AsyncIterator[bytes]:
        """What one who asks is told, a line each: what is compared, then how it stands."""
        try:
            job = self.wanted(asked.key, address, lambda: self._begin(asked, address))
            yield msgspec.json.encode(
                ComparisonBegun(
                    players=len(asked.levels),
                    command=asked.command,
                    sides=[each.name for each in asked.sides],
                )
            )
            async for _ in self.followed(job, address):
                if job.now:
                    yield job.now
            if job.no is not None:
                raise job.no
        except No as no:
            yield msgspec.json.encode(JobRefused(code=no.code, rule=no.rule, facts=no.facts))

    def _begin(self, asked: ComparisonAsked, address: str) -> ComparisonJob:
        return ComparisonJob(asked, [self._side(each.key) for each in asked.sides], address)

    def _side(self, key: str) -> KnownGames:
        """What is known of a side; the one that nobody asked for the longest is forgotten."""
        known = self.known[key] = self.known.pop(key, KnownGames())
        while len(self.known) > SIDES:
            del self.known[next(iter(self.known))]
        return known

    async def go_on(self, job: ComparisonJob) -> None:
        """Some games more; a process that is new is told those that are known."""
        played = await self._played(job, rows=False)
        if played.lost:
            played = await self._played(job, rows=True)
        job.take(played)

    async def _played(self, job: ComparisonJob, *, rows: bool) -> PlayedPart:
        data = msgspec.msgpack.encode(job.part(rows=rows))
        answer = await self.world.analysing.read(play_on, data, job.payer)
        return msgspec.msgpack.decode(answer, type=PlayedPart)

    async def end(self, job: ComparisonJob) -> None:
        """The last part has told all."""

    def leave(self, key: str, job: ComparisonJob) -> None:
        """What was played is known to the sides."""


class LabInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What the lab can do with a game."""

    numbers: dict[str, int]
    """Of the pack, by where they stand."""
    says: dict[str, dict[str, str]]
    """By language and by where they stand: what those are called that have a name."""
    house: str
    """The file of the pack that this house has for the game; '' where it has none."""
    levels: list[str]
    """Bots that may play, weaker ones first."""
    games: int
    """Of each side, unless somebody says otherwise,"""
    most: int
    """and at the most."""


@lru_cache(INFOS)
def _info(game: Game, pack: Pack, file: str) -> LabInfo:
    found = numbers(pack.facts)
    says = {lang: number_words(Words(lang), game, pack, list(found)) for lang in languages()}
    return LabInfo(
        numbers=found, says=says, house=file, levels=list(QUICK), games=GAMES, most=MOST_GAMES
    )


async def lab_info(call: WebCall) -> LabInfo:
    """What can be changed besides options."""
    game = game_of(call)
    house = call.hall.world.packs.get(game.key)
    pack, file = (game.pack(), "") if house is None else (house.pack, house.file)
    return await asyncio.to_thread(_info, game, pack, file)


def _sent(house: HousePack) -> PackSent:
    pack = house.pack
    return PackSent(pack.name, pack.facts, pack.words, house.file)


async def compare(call: WebCall) -> AsyncIterator[bytes]:
    """Rules beside others, line by line."""
    wish = await call.body(ComparisonWish)
    address = address_of(call.request)
    house = call.hall.world.packs.get(wish.game) if wish.house else None
    data = msgspec.json.encode(WishHere(wish, None if house is None else _sent(house)))
    read = await call.hall.world.reading.read(read_wish, data, address)
    asked = msgspec.json.decode(read, type=ComparisonAsked)
    return call.service.comparisons.lines(asked, address)


ENDPOINTS = [
    Endpoint(method="GET", path="/api/games/{game}/lab", handler=lab_info, where=GAME,
             answer=LabInfo, tag="lab", says="What the lab can change of a game besides options."),
    Endpoint(method="POST", path="/api/lab", handler=compare, body=ComparisonWish,
             answer=ComparisonLine, tag="lab", media="application/x-ndjson",
             says="House rules beside others: lines of JSON as games come in."),
]  # fmt: skip
