"""What people and lines noted in a room, held against what is stored of it."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from questable import client
from questable.storage.postgres import PostgresStore
from questable.table import Opened, messages
from questable.table.log.rows import UNTOLD, ActRow
from questable.table.ports import StoreError
from questable.table.run.loading import row_of
from tests.web.crash import Answer, Load, patiently

T = TypeVar("T")
CHANCE = "-"
"""How an act of nobody's begins."""


class Witness:
    """What one line is told, from its beginning on."""

    def __init__(self, seat: client.Seat) -> None:
        self.told: list[tuple[int, str]] = []
        self.task = asyncio.create_task(self._listen(seat))

    async def _listen(self, seat: client.Seat) -> None:
        async for update in seat.updates():
            self.told += [(each.seq, _act(each.fact)) for each in update.told]


def _act(fact: object) -> str:
    """An act as a row has it, or as a line is told of it."""
    return f"{fact.seat} {fact.action}" if isinstance(fact, ActRow | messages.Acted) else ""


async def stored(ask: Callable[[], Awaitable[T]]) -> T:
    """What the database says, as soon as it says anything."""
    while True:
        try:
            return await ask()
        except StoreError:
            await asyncio.sleep(0.1)


async def rows_of(store: PostgresStore, room: str) -> list[tuple[int, str]]:
    """What everybody was to be told, by number."""
    rows = [row_of(row) for row in await stored(lambda: store.rows(room))]
    assert [row.seq for row in rows] == list(range(len(rows)))
    assert [row.at for row in rows] == sorted(row.at for row in rows)
    told = [row.fact for row in rows if not isinstance(row.fact, UNTOLD)]
    return [(number, _act(fact)) for number, fact in enumerate(told)]


async def answers_of(store: PostgresStore, room: str) -> dict[str, int]:
    """By nonce, the number that was to be told; each nonce is there once."""
    found = await stored(lambda: store._read("SELECT answer FROM nonces WHERE room = $1", room))
    told = [messages.read_tell(bytes(each[0])) for each in found]
    done = [each for each in told if isinstance(each, messages.Done)]
    assert len({each.nonce for each in done}) == len(done)
    return {each.nonce: each.seq for each in done}


def told_of(room: str, told: Sequence[tuple[int, str]], rows: Sequence[tuple[int, str]]) -> None:
    """A line was told every row once, from its first on, and none that is not stored."""
    numbers = [number for number, _ in told]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), (room, numbers)
    assert numbers[-1] < len(rows), (room, numbers[-1], len(rows))
    for (_, act), (_, row) in zip(told, rows[numbers[0] :], strict=False):
        # Of others' acts a line is told whose they are; what they did, by their events.
        assert row == act or (row.startswith(act) and act.endswith(" ")), (room, act, row)
    assert numbers[-1] >= max(number for number, act in rows if act)


def in_time(room: str, answers: Sequence[Answer]) -> None:
    """What was answered before something else was sent is stored before it."""
    by_answer = sorted(answers, key=lambda each: each.answered)
    highest, at = -1, 0
    for each in sorted(answers):
        while by_answer[at].answered < each.sent:
            highest = max(highest, by_answer[at].seq)
            at += 1
        assert each.seq > highest, (room, each, highest)


def acknowledged(
    room: str,
    acts: Sequence[int],
    answers: Sequence[Answer],
    known: dict[str, int],
    following: Sequence[int],
) -> None:
    """Each answer is the stored one, and tells of the act that it answers."""
    for number, answer in zip(acts, answers, strict=False):
        assert known.get(answer.nonce) == answer.seq, (room, answer)
        later = next((each for each in following if each > number), answer.seq)
        assert number < answer.seq <= later, (room, number, answer, later)


class Watched(Load):
    """A load whose lines, a spectator's among them, note what they are told; at the end of a game
    that is held against the rows."""

    def __init__(self, url: str, number: int, seed: str, store: PostgresStore) -> None:
        super().__init__(url, number, seed)
        self.store = store
        self.longest = 0.0
        """Seconds that an answer took."""
        self.told = 0
        """Rows that lines were told of, each looked at."""
        self._witnesses: list[Witness] = []

    async def came(self, opened: Opened, seats: list[client.Seat]) -> None:
        """Before anybody is told anything."""
        self._watch = client.Seat(self.url, opened.watch, room=opened.room)
        self._witnesses = [Witness(seat) for seat in (*seats, self._watch)]
        await asyncio.sleep(0)
        await patiently(self._watch.__aenter__)

    async def ended(self, room: str) -> None:
        """Acknowledged is stored once and in an order that agrees with time, and every line was
        told every row once, as it is stored."""
        await self._watch.until(lambda: self._watch.phase == "over")
        rows = await rows_of(self.store, room)
        known = await answers_of(self.store, room)
        acts = [number for number, act in rows if act and not act.startswith(CHANCE)]
        for seat, person in enumerate(self.people):
            own = [(number, act) for number, act in rows if act.startswith(f"{seat} ")]
            done = [act.partition(" ")[2] for _, act in own]
            assert done == person.acknowledged, (room, seat, done, person.acknowledged)
            assert len(person.answers) == len(done)
            acknowledged(room, [number for number, _ in own], person.answers, known, acts)
        answers = [each for person in self.people for each in person.answers]
        in_time(room, answers)
        self.longest = max([self.longest, *(each.answered - each.sent for each in answers)])
        for witness in self._witnesses:
            told_of(room, witness.told, rows)
            self.told += len(witness.told)
            witness.task.cancel()
        await self._watch.__aexit__()


async def looked_at(store: PostgresStore, load: Load) -> int:
    """While it plays: what was acknowledged so far is stored, once and in its order."""
    room, people = load.room, list(load.people)
    known = [list(person.acknowledged) for person in people]
    answers = [each for person in people for each in person.answers]
    if not room:
        return 0
    rows = await rows_of(store, room)
    for number, (person, before) in enumerate(zip(people, known, strict=True)):
        acts = [act.partition(" ")[2] for _, act in rows if act.startswith(f"{number} ")]
        assert acts[: len(before)] == before, (room, number, acts, before)
        assert len(acts) <= len(person.acknowledged) + 1
    in_time(room, answers)
    return len(answers)
