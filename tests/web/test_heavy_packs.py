"""A pack of someone's own may be as heavy as it likes: no other table waits for it."""

import asyncio
import itertools

from questable.client import open_room
from questable.storage import MemoryStore
from questable.table import Settings, messages
from questable.web.readers import Readers
from tests.rule import rule
from tests.web import heavy_packs
from tests.web.attacks import Heartbeat, no_garbage
from tests.web.raw import Raw
from tests.web.served import served

HELD = 0.02
"""Seconds of processor time: the longest that a loop may be held."""
ACTIONS = 10
NONCES = itertools.count()
PACK = messages.Choose(game="saint-cards", players=2, pack=heavy_packs.saints())


class Watch:
    """How long the loop was held, by what was done meanwhile."""

    def __init__(self) -> None:
        self.held: dict[str, float] = {}
        self._heart = Heartbeat()

    async def over(self, what: str, url: str, *asks: messages.Ask, link: str) -> None:
        """Some messages of the host, from a thread of their own."""
        self._heart.longest = 0
        beating = asyncio.create_task(self._heart.beat())
        await asyncio.to_thread(asyncio.run, _say(url, link, asks))
        beating.cancel()
        self.held[what] = self._heart.longest


async def _say(url: str, link: str, asks: tuple[messages.Ask, ...]) -> None:
    async with Raw(url, link) as raw:
        for ask in asks:
            # A nonce that was there before would be answered as before.
            raw._nonce = NONCES
            await raw.must(ask)
        for _ in range(ACTIONS):
            if raw.legal:
                await raw.must(messages.Act(action=raw.legal[-1]))
            await asyncio.sleep(0.02)


@rule("D-6.2")
async def test_nobody_waits_for_a_heavy_pack() -> None:
    """Chosen, dealt, played, put away and woken again: the loop is never held for long."""
    store, watch = MemoryStore(), Watch()
    seats = [messages.Sit(seat=0), messages.SeatBot(seat=1, level="random")]
    settings = messages.Set(settings=Settings(pace=0))
    with no_garbage():
        readers = Readers()
        async with served(store, reading=readers) as here:
            assert readers._warming is not None
            await readers._warming
            eve = (await asyncio.to_thread(asyncio.run, open_room(here.url, "Eve"))).link
            await watch.over("chosen", here.url, PACK, link=eve)
            await watch.over("seated", here.url, *seats, settings, link=eve)
            await watch.over("started", here.url, messages.Start(), link=eve)
            await watch.over("dealt", here.url, messages.SeedShare(share="0" * 32), link=eve)
        async with served(store) as here:
            await watch.over("woken", here.url, link=eve)
    assert {what: held for what, held in watch.held.items() if held >= HELD} == {}
