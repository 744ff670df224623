"""What a stranger may bring to freeze the tables, and what comes of it.

`python -m tests.web.attacks` brings all of it to a server and prints how long its loop was held,
how long another room waited for an answer, and what each attacker was told.
"""

import asyncio
import contextlib
import gc
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from random import Random

import httpx
import msgspec

from questable.client import open_room
from questable.engine import OVER, Entry, Game, Match, Record
from questable.engine.sampling import random_action, random_seat
from questable.registry import KEYS, game
from questable.table import messages
from questable.web.readers import Readers
from tests.web.raw import Raw
from tests.web.served import Served, served

PACK, RECORD = 199_000, 1_950_000
"""Characters, just below what a message may bring."""
PATHS = ("", "/race", "/replay", "/why-not", "/analysis")


def packs() -> dict[str, str]:
    """The worst packs of their size."""
    return {
        "a key of 66,000 parts": "name = 'x'\n" + "a." * (PACK // 2) + "a = 1",
        "a heading of 66,000 parts": "[" + "a." * (PACK // 2) + "a]\nb = 1",
        "lists in lists": "x = " + "[" * PACK,
        "tables in tables": "x = " + "{a=" * (PACK // 3),
        "a number of 199,000 digits": "x = " + "9" * PACK,
        "a number in base 16": "x = 0x" + "f" * PACK,
        "one key again and again": "a = 1\n" * (PACK // 6),
        "50,000 keys": "\n".join(f"a{n}=1" for n in range(PACK // 9)),
        "a text without end": 'x = """' + '\\"""' * (PACK // 4),
        "a name of 199,000 letters": f"name = '{'n' * PACK}'",
        "companions of one saint": "name = 'x'\n[anna]\ncompanions = ["
        + '"b",' * (PACK // 4)
        + "]",
    }


def storm(key: str, entries: int) -> str:
    """A record in which somebody acts and takes it back, over and over."""
    match = _begun(game(key))
    seat = match.state.actor
    act = match.state.legal(seat)[0].text
    pair = [Entry(seat, act, "person"), Entry(seat, "/undo:1", "person")]
    return _written(match, pair * (entries // 2))


def long_game(key: str, entries: int) -> str:
    """A record that goes on and on, and back to its start, and on again."""
    match, rng = _begun(game(key)), Random(7)
    while match.seq < entries:
        if match.state.actor == OVER or match.seq % 900 == 899:
            break
        seat = random_seat(match.state, rng)
        match.play(seat, random_action(match.state, seat, rng).text, "bot")
    own = match.record.entries[:-1]
    back = Entry(0, f"/undo:{len(own)}", "person")
    rounds = max(1, entries // (len(own) + 1))
    match.record.entries = ([*own, back] * rounds)[:entries]
    return match.record.text()


def _begun(found: Game) -> Match:
    """A game up to its first decision."""
    match = Match(found, Record(found.key, found.rules_version, found.setup(found.fewest)))
    rng = Random(3)
    while match.state.actor < 0:
        match.play(-1, random_action(match.state, -1, rng).text, "dealer")
    return match


def _written(match: Match, more: list[Entry]) -> str:
    match.record.entries += more
    return match.record.text()


def records(keys: tuple[str, ...] = tuple(KEYS)) -> dict[str, str]:
    """The worst records of their size, and the worst of those that are read."""
    begun = _begun(game("questor")).record.text()
    head = begun.splitlines()[0]
    found = {
        "a line of lists in lists": begun + "[" * (RECORD - 9_000) + "\n",
        "a header of lists in lists": '{"questable": ' + "[" * RECORD,
        "an undo of 5,000 digits": begun + f'[0, "/undo:{"9" * 5_000}", "person"]\n',
        "a number of a million digits": begun + f"[{'9' * 1_000_000}, 1, 2]\n",
        "a header with one key 100,000 times": "{" + '"questable": 1, ' * 100_000 + "}",
        "a header of half characters": head.replace('"base"', '"\\ud800"'),
        "two million lines": "{\n" + "\n" * RECORD,
        "undo upon undo": begun + '[0, "/undo:1", "person"]\n' * (RECORD // 26),
    }
    for key in keys:
        found[f"{key}: taken back 33,000 times"] = storm(key, 66_000)
        found[f"{key}: taken back 9,900 times"] = storm(key, 19_800)
        found[f"{key}: 19,900 entries to and fro"] = long_game(key, 19_900)
    return {name: fitting(text) for name, text in found.items()}


def fitting(text: str) -> str:
    """As much of it as a message may bring."""
    while (size := len(msgspec.json.encode(text))) > RECORD:
        text = text[: len(text) * RECORD // size - 100]
        text = text[: text.rfind("\n") + 1] or text
    return text


class Heartbeat:
    """The longest that the loop was held, in processor time: others on the machine do not count."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def beat(self) -> None:
        """Until somebody cancels it."""
        before = time.thread_time()
        while True:
            await asyncio.sleep(0.001)
            now = time.thread_time()
            self.longest = max(self.longest, now - before)
            before = now


@contextlib.contextmanager
def no_garbage() -> Iterator[None]:
    """A running server looks for garbage rarely; a test has much of it."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


class Siege:
    """What came of it."""

    def __init__(self) -> None:
        self.held = 0.0
        self.waits: list[float] = []
        """Seconds that another room waited for its answers."""
        self.told: dict[str, str] = {}
        """By attack: the code, or 'read'."""


@contextlib.asynccontextmanager
async def fortress() -> AsyncIterator[Served]:
    """A server with readers of its own that are warm."""
    readers = Readers()
    async with served(reading=readers) as here:
        assert readers._warming is not None
        await readers._warming
        yield here


async def besiege(here: Served, brought: dict[str, dict[str, object]], posted: list[str]) -> Siege:
    """Bring all of it, each by a stranger of its own, while another room plays."""
    siege, heart = Siege(), Heartbeat()
    with no_garbage():
        beating = asyncio.create_task(heart.beat())
        done = asyncio.Event()
        playing = asyncio.create_task(_play(here.url, siege, done))
        for name, choice in brought.items():
            siege.told[name] = await asyncio.to_thread(asyncio.run, _choose(here.url, choice))
        for text in posted:
            for path in PATHS:
                told = await asyncio.to_thread(asyncio.run, _post(here.url, path, text))
                siege.told[f"{path} {text[:40]}"] = told
        done.set()
        await playing
        beating.cancel()
    siege.held = heart.longest
    return siege


async def _play(url: str, siege: Siege, done: asyncio.Event) -> None:
    """Somebody in another room, in a thread of their own, says hello all the time."""
    over = False

    async def greet() -> None:
        opened = await open_room(url, "Ann")
        async with Raw(url, opened.link) as raw:
            while not over:
                began = time.perf_counter()
                await raw.ask(messages.Phrase(phrase="hello"))
                siege.waits.append(time.perf_counter() - began)
                await asyncio.sleep(0.01)

    greeting = asyncio.create_task(asyncio.to_thread(asyncio.run, greet()))
    await done.wait()
    over = True
    await greeting


async def _choose(url: str, choice: dict[str, object]) -> str:
    opened = await open_room(url, "Eve")
    async with Raw(url, opened.link) as raw:
        ask = msgspec.convert({"game": "", "players": 2, **choice}, messages.Choose)
        answer = await raw.ask(ask)
    return answer.code if isinstance(answer, messages.Refusal) else "read"


async def _post(url: str, path: str, text: str) -> str:
    body: dict[str, object] = {"record": text}
    if path == "/why-not":
        body |= {"seat": 0, "action": "pass"}
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as asking:
        got = await asking.post(f"/api/records{path}", json=body)
    return str(got.json()["code"]) if got.status_code != 200 else "read"


async def main() -> None:
    """All attacks on one server."""
    brought: dict[str, dict[str, object]] = {
        f"{key}: {name}": {"game": key, "pack": text}
        for key in KEYS
        for name, text in packs().items()
    }
    brought |= {name: {"record": text} for name, text in records().items()}
    posted = [
        storm("pillars", 19_800),
        long_game("holy-quest", 19_900),
        records()["undo upon undo"],
    ]
    async with fortress() as here:
        siege = await besiege(here, brought, posted)
    for name, told in siege.told.items():
        print(f"{told:12} {name!r}")
    waits = sorted(siege.waits)
    print(f"{len(siege.told)} attacks: {dict(Counter(siege.told.values()))}")
    print(f"the loop was never held longer than {siege.held * 1000:.1f} ms of processor time")
    print(f"{len(waits)} answers in another room: median {waits[len(waits) // 2] * 1000:.1f} ms,"
          f" longest {waits[-1] * 1000:.1f} ms")  # fmt: skip


if __name__ == "__main__":
    asyncio.run(main())
