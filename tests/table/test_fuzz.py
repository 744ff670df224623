"""Messages of all kinds, from anybody, in any order: typed answers, no faults, one history."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from questable.table import Limits, Settings, messages
from questable.table.log.fold import fold
from questable.table.log.room import Room
from questable.table.log.rows import ActRow, SealedRow
from questable.table.log.settings import TurnClock
from questable.table.log.snapshot import taken
from questable.table.run.inline import InlineThinking
from questable.table.run.loading import load
from questable.table.told.messages import PHRASES
from tests.table.bench import Bench, Player
from tests.tiny import TINY

Maker = Callable[[Random, Player], messages.Ask]


def some_settings(rng: Random) -> Settings:
    """Any clock, any dice."""
    kind = rng.choice(["none", "nudge", "limit"])
    clock = TurnClock(kind=kind, seconds=rng.randint(1, 9), silent=2, grace=3, absent="bot")
    dice = rng.choice(["dealer", "companion"])
    return Settings(clock=clock, dice=dice, games=rng.randint(0, 3), target=rng.choice([0, 9]))


def some_action(rng: Random, person: Player) -> str:
    """Often a legal one."""
    legal = person.legal
    if legal and rng.random() < 0.9:
        return rng.choice(legal)
    return rng.choice([*TINY.table(TINY.pack()).by_text, "fly"])


MAKERS: list[tuple[int, Maker]] = [
    (60, lambda rng, p: messages.Act(action=some_action(rng, p), seen=rng.choice([-1, -1, 3]))),
    (6, lambda rng, p: messages.Enter(action=some_action(rng, p))),
    (3, lambda rng, p: messages.Undo()),
    (6, lambda rng, p: messages.Consent(yes=rng.random() < 0.7)),
    (1, lambda rng, p: messages.AgreeEnd()),
    (1, lambda rng, p: messages.Change()),
    (1, lambda rng, p: messages.Abandon()),
    (4, lambda rng, p: messages.Next()),
    (12, lambda rng, p: messages.Start()),
    (12, lambda rng, p: messages.SeedShare(share=rng.randbytes(16).hex())),
    (12, lambda rng, p: messages.Ready(ready=rng.random() < 0.9)),
    (6, lambda rng, p: messages.Sit(seat=rng.randrange(4))),
    (1, lambda rng, p: messages.Rise()),
    (2, lambda rng, p: messages.SeatBot(seat=rng.randrange(4), level=rng.choice(["random", "x"]))),
    (3, lambda rng, p: messages.Back(seat=rng.randrange(4))),
    (1, lambda rng, p: messages.ShareSeat(seat=rng.randrange(4), shared=rng.random() < 0.7)),
    (1, lambda rng, p: messages.HandOver(person=rng.randrange(6))),
    (1, lambda rng, p: messages.MayRenew(person=rng.randrange(6))),
    (2, lambda rng, p: messages.Curtain(down=rng.random() < 0.5)),
    (1, lambda rng, p: messages.Name(name=rng.choice(["Zoe", "", "x" * 60]))),
    (1, lambda rng, p: messages.ShowFace(face=rng.choice(["clare", "", "bot"]))),
    (1, lambda rng, p: messages.Phrase(phrase=rng.choice([*PHRASES, "no"]))),
    (2, lambda rng, p: messages.Choose(game="lantern", players=rng.randint(1, 4))),
    (1, lambda rng, p: messages.Set(settings=some_settings(rng))),
    (1, lambda rng, p: messages.Since(seq=rng.randrange(-1, 200))),
    (2, lambda rng, p: messages.WhyNot(action=some_action(rng, p))),
    (1, lambda rng, p: messages.Pong(n=rng.randrange(9))),
]


async def one_thing(bench: Bench, rng: Random, people: list[Player]) -> None:
    """A message, a cut line, or time that goes by."""
    person = rng.choice(people)
    if person.line.closed:
        await person.join()
    chance = rng.random()
    if chance < 0.01:
        person.hang_up()
    elif chance < 0.05:
        await bench.advance(rng.choice([0.8, 4, 16]))
    maker = rng.choices([m for _, m in MAKERS], [weight for weight, _ in MAKERS])[0]
    if not person.line.closed:
        ask = maker(rng, person)
        nonce = person.send(ask)
        await bench.settle()
        if not isinstance(ask, messages.Since | messages.Pong):
            answer = person.answer(nonce)
            assert isinstance(answer, messages.Done | messages.Refusal | messages.Why)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
async def test_ten_thousand_messages(seed: int) -> None:
    """Every one is answered; the log folds to the room in memory; nobody acts for another."""
    async with Bench(finder=TINY, limits=Limits(snapshot_rows=40)) as bench:
        rng = Random(seed)
        people = await bench.table("Ann Bob Cid", game="lantern")
        people += [await bench.guest("Dan"), await bench.guest("Eve"), await bench.watcher()]
        for number in range(1_000):
            await one_thing(bench, rng, people)
            if number % 100 == 0:
                await same_when_read_again(bench)
        figures = bench.hall.metrics()
        assert figures["faults"] == 0
        assert figures["refusals"] > 100
        assert bench.room().games > 0
        await nobody_acted_for_another(bench)


async def same_when_read_again(bench: Bench) -> None:
    """From the rows alone, and from a snapshot."""
    room = bench.room()
    for whole in (True, False):
        again = await load(bench.store, bench.finder, room.id, whole, InlineThinking(bench.finder))
        assert again.seq == room.seq
        assert taken(again) == taken(room)
        assert again.entering is None or room.entering is not None


async def nobody_acted_for_another(bench: Bench) -> None:
    """Whoever acted sat there at that moment, and no bot played the seat."""
    room = Room(bench.opened.room, bench.finder)
    for row in [
        h.row for h in (await load(bench.store, TINY, room.id, True, InlineThinking(TINY))).history
    ]:
        fact = row.fact
        if isinstance(fact, SealedRow) or (isinstance(fact, ActRow) and fact.seat >= 0):
            if fact.by == "person" and not (room.play and fact.seat in room.play.sealed):
                assert fact.person == room.acting(fact.seat)
            if fact.by == "bot":
                assert fact.person == -1
        fold(room, row)


async def test_any_bytes_are_answered() -> None:
    """Noise, and messages with something changed, get a refusal with a code."""
    async with Bench(finder=TINY) as bench:
        ann, _ = await bench.dealt(game="lantern")
        rng = Random("noise")
        good = [msgspec.json.encode(make(rng, ann)) for _, make in MAKERS]
        rows = len(await bench.log())
        for _ in range(2000):
            data = bytearray(rng.choice(good))
            for _ in range(rng.randint(1, 4)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            before = len(ann.raw)
            try:
                messages.read(bytes(data))
            except messages.Malformed:
                ann.line.hear(bytes(data))
                told = ann.told[before]
                assert isinstance(told, messages.Refusal)
                assert told.code == "malformed"
        await bench.settle()
        assert len(await bench.log()) == rows
