"""A server on a real socket, in the test's own loop, and people who come to it.

`python -m tests.web.served PORT DB [PREFIX]` is one in a process of its own, with limits for loads.
What browsers play with while the line is gone is offered only where QUESTABLE_OFFLINE names it.
"""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from random import Random

from questable.bots import bot
from questable.client import Seat, enter, open_room
from questable.engine import Value
from questable.registry import Registry
from questable.storage import MemoryStore
from questable.table import Limits, Settings, messages
from questable.table.ports import Clock, Dice, Reading, Store
from questable.table.run.inline import InlineReading
from questable.web import Rate, WebLimits, serve, server_for
from questable.web.offline import Offline
from questable.web.pack_files import PackFiles
from questable.web.server import Server, listen

NOWHERE = "/nowhere"
MANY = Rate(10_000_000, 1_000_000)
GENEROUS = WebLimits(
    connections=5_000,
    connects=MANY,
    link_connects=MANY,
    gameless_rooms=100_000,
    sockets=5_000,
    requests=MANY,
    rooms=MANY,
    wrong_links=MANY,
    messages=MANY,
    line_messages=MANY,
)


class Served:
    """A running server."""

    def __init__(self, server: Server, url: str) -> None:
        self.server = server
        self.url = url
        self.hall = server.hall
        self.analyses = server.service.analyses
        self.comparisons = server.service.comparisons


@contextlib.asynccontextmanager
async def served(
    store: Store | None = None,
    *,
    limits: Limits | None = None,
    web_limits: WebLimits = GENEROUS,
    clock: Clock | None = None,
    dice: Dice | None = None,
    port: int = 0,
    reading: Reading | None = None,
    analysing: Reading | None = None,
    proxies: tuple[str, ...] = (),
    prefix: str = "",
    metrics_token: str = "",
    packs: PackFiles | None = None,
) -> AsyncIterator[Served]:
    """From before the first request to after the last farewell."""
    listening = listen("127.0.0.1", port)
    server = server_for(
        store or MemoryStore(),
        limits=limits,
        web_limits=web_limits,
        clock=clock,
        dice=dice,
        reading=reading or InlineReading(Registry()),
        analysing=analysing or InlineReading(Registry()),
        proxies=proxies,
        prefix=prefix,
        metrics_token=metrics_token,
        packs=packs,
        offline=Offline(Path(NOWHERE)),
    )
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    serving = asyncio.create_task(server._serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.005)
    try:
        yield Served(server, f"http://127.0.0.1:{listening.getsockname()[1]}")
    finally:
        server.should_exit = True
        await serving


@contextlib.asynccontextmanager
async def table(
    url: str,
    game: str,
    players: int,
    options: Mapping[str, Value] | None = None,
    settings: Settings | None = None,
) -> AsyncIterator[tuple[list[Seat], str]]:
    """People seated and ready, and the host's link."""
    opened = await open_room(url, "Ann")
    links = [opened.link]
    for n in range(1, players):
        links.append((await enter(url, opened.door, f"Guest {n}")).link)
    async with contextlib.AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(Seat(url, link)) for link in links]
        await seats[0].choose(game, players, options)
        if settings is not None:
            await seats[0].settings(settings)
        for number, seat in enumerate(seats):
            await seat.sit(number)
        yield seats, opened.link


async def play_out(seats: list[Seat], seed: str, level: str = "random") -> None:
    """Every seat is played by a bot of the client's own until the game is over."""
    await seats[0].ask(messages.Start())
    playing = [s.play_with(bot(level), Random(f"{seed} {n}")) for n, s in enumerate(seats)]
    await asyncio.gather(*playing)


if __name__ == "__main__":
    PORT, DB, *PREFIX = sys.argv[1:]
    serve(
        DB,
        "127.0.0.1",
        int(PORT),
        lambda port: print(f"serves on {port}", flush=True),
        limits=Limits(rooms=100_000),
        web_limits=GENEROUS,
        prefix="".join(PREFIX),
        offline=Offline(Path(os.environ.get("QUESTABLE_OFFLINE", NOWHERE))),
    )
