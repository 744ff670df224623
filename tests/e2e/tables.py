"""Tables that are set up over the net, so that a story begins where it matters."""

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar

import msgspec

from questable.bots import bot
from questable.client import Seat, enter, open_room, record
from questable.engine import Value
from questable.table import Settings, messages

T = TypeVar("T")
SOON_OVER: dict[str, Value] = {"mage_tiles": 5}
"""Options of Questor: three who play at random have some four decisions each, two have hundreds."""
HASTE = Settings(pace=0, pause=0)
"""Bots do not dawdle, and secret replies are opened as soon as all are in."""


class Laid(msgspec.Struct, frozen=True):
    """A table that is ready, by its links."""

    links: list[str]
    """Of the people, in the order of their seats; the first is the host's."""
    door: str
    watch: str


def outside(work: Coroutine[Any, Any, T]) -> T:
    """Run it in a loop of its own: playwright's has this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def lay(
    url: str,
    game: str,
    players: int,
    options: Mapping[str, Value] | None = None,
    *,
    people: int = 1,
    level: str = "random",
    settings: Settings = HASTE,
    start: bool = True,
    record: str = "",
) -> Laid:
    """People on the first seats, hasty bots on the others; begun unless told otherwise.

    A game may go on from a record, so that it is known what comes.
    """
    chosen = messages.Choose(game=game, players=players, options=dict(options or {}), record=record)
    return outside(_lay(url, chosen, people, level, settings, start))


async def _lay(
    url: str, chosen: messages.Choose, people: int, level: str, settings: Settings, start: bool
) -> Laid:
    opened = await open_room(url, "Ann")
    links = [opened.link]
    for name in ("Bea", "Cleo")[: people - 1]:
        links.append((await enter(url, opened.door, name)).link)
    async with Seat(url, links[0]) as host:
        await host.ask(chosen)
        await host.settings(settings)
        await host.sit(0)
        for number, link in enumerate(links[1:], 1):
            async with Seat(url, link) as guest:
                await guest.sit(number)
        for number in range(people, chosen.players):
            await host.bot(number, level)
        if start:
            await host.start()
    if start and people > 1:
        await share(url, links)
    return Laid(links, opened.door, opened.watch)


async def share(url: str, links: Sequence[str]) -> None:
    """Luck from each of them: a page that comes before theirs would wait long for it."""
    for link in links:
        async with Seat(url, link) as seat:
            await seat.share()


def played(url: str, game: str, players: int, options: Mapping[str, Value] | None = None) -> str:
    """The record of a whole game between bots."""
    return outside(_played(url, game, players, options or {}))


def finish(url: str, link: str) -> None:
    """Somebody's game is played to its end by a bot."""
    outside(_finish(url, link))


async def _finish(url: str, link: str) -> None:
    async with Seat(url, link) as seat:
        await seat.play_with(bot("random"), Random(link))


async def _played(url: str, game: str, players: int, options: Mapping[str, Value]) -> str:
    chosen = messages.Choose(game=game, players=players, options=dict(options))
    laid = await _lay(url, chosen, 1, "random", HASTE, False)
    async with Seat(url, laid.links[0]) as host:
        await host.start()
        await host.play_with(bot("random"), Random(game))
    return await record(url, laid.links[0])
