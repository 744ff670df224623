"""Bots that take their time: they think apart from all others, and one that fails is replaced."""

import json
import time
from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

from questable import bots
from questable.bots import LEVELS, Bot, bot, simpler, version_of
from questable.engine import Action, Game, Setup, View, read_record
from questable.registry import Registry
from questable.table import Pass, Settings, messages
from questable.table.log.room import Room
from questable.table.log.rows import BotRow, SealedRow
from questable.table.ports import T, Work
from questable.table.run import thought
from questable.table.run.bot_turn import BotTurn
from questable.table.run.inline import InlineThinking
from tests.rule import rule
from tests.table.bench import Bench, Player
from tests.tiny import TINY


class Listening(InlineThinking):
    """Thinks on the spot, and notes which kind it was."""

    def __init__(self) -> None:
        super().__init__(Registry())
        self.kinds: list[str] = []

    async def think(self, thought: Callable[[], T], room: str, size: int = 0) -> T:
        """A short thought."""
        self.kinds.append("short")
        return await super().think(thought, room)

    async def ponder(
        self, work: Work, told: Callable[[int], bytes], room: str, millis: int
    ) -> bytes:
        """A long one."""
        self.kinds.append("long")
        return await super().ponder(work, told, room, 1)


class Hurrying:
    """A time that goes on by itself, the more the more often one looks."""

    def __init__(self) -> None:
        self.looks = 0

    def monotonic(self) -> float:
        """Forty milliseconds a look."""
        self.looks += 1
        return 0.04 * self.looks


@rule("T-5.1")
@pytest.mark.parametrize("level", LEVELS)
async def test_every_level_plays_at_a_table(level: str) -> None:
    """Those with patience where nobody else waits for them."""
    async with Bench() as bench:
        [ann] = await bench.table("Ann", "run-the-race", 2, settings=Settings(pace=0))
        await ann.must(messages.SeatBot(seat=1, level=level))
        heard = bench.hall.world.thinking = Listening()
        await bench.deal([ann])
        for _ in range(8):
            await bench.advance(1)
            if ann.legal:
                await ann.act(ann.legal[0])
        assert bench.hall.world.metrics.numbers["bot_actions"] >= 2
        kinds = {"long"} if bot(level).patience else {"short"}
        assert kinds <= set(heard.kinds)
        assert ("long" in heard.kinds) == (bot(level).patience > 0)


@rule("D-8.2")
async def test_the_clock_ends_a_long_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master is asked for an answer after its half second, wherever it has got to."""
    async with Bench() as bench:
        room, seat = await choosing(bench)
        clock = Hurrying()
        monkeypatch.setattr(time, "monotonic", clock.monotonic)
        data = BotTurn(room, seat, "master", bench.hall.world).told("master")(500)
        assert thought.chosen(Registry(), data).decode() in msgspec.json.decode(data)["legal"]
        assert 3 <= clock.looks <= 500 // 40 + 3


async def choosing(bench: Bench) -> tuple[Room, int]:
    """A room in which a seat has a choice."""
    await bench.dealt("Ann Bob", "questor")
    room = bench.room()
    assert room.play is not None
    while (seat := room.play.state.actor) < 0 or len(room.play.state.legal(seat)) < 2:
        await bench.advance(1)
    return room, seat


class Faulty(Bot):
    """Always fails; what it is replaced by does not."""

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """A fault."""
        raise ArithmeticError("what?")


class Cheat(Bot):
    """Does what it may not."""

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """Something that is not on offer."""
        table = game.table(setup.pack).actions
        return next(action for action in table if action not in legal)


@pytest.fixture
def seat_faulty(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, type[Bot]], None]]:
    """Lets a level be played by something else."""

    def seat(level: str, kind: type[Bot]) -> None:
        monkeypatch.setitem(bots.OURS, level, kind)
        bots._made.cache_clear()

    yield seat
    monkeypatch.undo()
    bots._made.cache_clear()


def test_every_level_has_a_simpler_one_but_the_last() -> None:
    """From wherever one begins."""
    for level in (*LEVELS, "unheard-of"):
        met = [level]
        while level := simpler(level):
            assert level not in met
            met.append(level)
        assert met[-1] == "random"
    assert [simpler(level) for level in ("master", "expert", "club")] == [
        "expert",
        "club",
        "random",
    ]


@rule("D-8.3", "D-8.4")
@pytest.mark.parametrize(("kind", "why"), [(Faulty, "ArithmeticError"), (Cheat, "KeyError")])
async def test_a_bot_that_fails_is_replaced_with_a_note(
    kind: type[Bot],
    why: str,
    seat_faulty: Callable[[str, type[Bot]], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A line in the log, a row that all are told, and in the record the entry and what failed."""
    async with Bench() as bench:
        [ann] = await bench.table("Ann", "questor", 2, settings=Settings(pace=0))
        await ann.must(messages.SeatBot(seat=1, level="novice"))
        await bench.deal([ann])
        await moved(bench, ann, 2)
        before = bench.room().record().entries[:]
        assert any(entry.by == "bot" for entry in before)
        novice = {"entry": 0, "seat": 1, "level": "novice", "version": version_of("novice")}
        seat_faulty("novice", kind)
        await moved(bench, ann, 4)
        assert bench.room().seats[1].bot == "random"
        replaced = BotRow(seat=1, level="random", version=1, instead_of="novice")
        assert (await bench.log()).count(replaced) == ann.facts().count(replaced) == 1
        room = bench.opened.room
        assert [each.getMessage() for each in caplog.records] == [
            f"room {room}: the bot novice failed ({why})"
        ]
        first, second = (await ended(bench, ann))["bots"]
        assert first == novice
        assert second == {
            "entry": second["entry"],
            "seat": 1,
            "level": "random",
            "version": 1,
            "instead_of": "novice",
        }
        entries = bench.room().record().entries
        assert len(before) <= int(str(second["entry"])) < len(entries)
        assert entries[int(str(second["entry"]))].by == "bot"


@rule("D-8.3")
async def test_even_the_simplest_may_fail(
    seat_faulty: Callable[[str, type[Bot]], None],
) -> None:
    """Any legal action is done, and the game goes on."""
    async with Bench() as bench:
        [ann] = await bench.dealt("Ann", "questor", 2, settings=Settings(pace=0))
        seat_faulty("random", Faulty)
        await moved(bench, ann, 3)
        assert sum(entry.by == "bot" for entry in bench.room().record().entries) > 2
        assert bench.room().seats[1].bot == "random"


async def moved(bench: Bench, person: Player, times: int) -> None:
    """Somebody does whatever comes first, and then the bots what they do."""
    for _ in range(times):
        await _asked(bench, person)
        await person.act(person.legal[0])
    await _asked(bench, person)


async def _asked(bench: Bench, person: Player) -> None:
    for _ in range(300):
        if person.legal:
            return
        await bench.advance(1)
    raise AssertionError("nobody else acts")


@rule("D-8.3", "T-5.1")
async def test_nobody_learns_by_a_failure_what_is_asked_in_secret(
    seat_faulty: Callable[[str, type[Bot]], None],
) -> None:
    """A bot fails over a secret reply: that is told when nothing is secret any more."""
    async with Bench(finder=TINY) as bench:
        ann, bob = await bench.table("Ann Bob", game="lantern", players=3)
        await ann.must(messages.SeatBot(seat=2, level="novice"))
        await bench.deal([ann, bob])
        seat_faulty("novice", Faulty)
        told = len(ann.raw)
        await ann.act("dare")
        await bench.advance(1)
        assert sum(isinstance(fact, SealedRow) for fact in await bench.log()) == 1
        assert len(ann.raw) == told + 2
        assert not any(isinstance(fact, BotRow) and fact.instead_of for fact in ann.facts())
        await bob.act("yes")
        for _ in range(40):
            await bench.advance(1)
            for person in (ann, bob):
                if person.legal:
                    await person.act(person.legal[0])
        replaced = [fact for fact in ann.facts() if isinstance(fact, BotRow) and fact.instead_of]
        assert [fact.instead_of for fact in replaced] == ["novice"]


@rule("T-5.1")
@pytest.mark.parametrize(
    ("level", "pace", "pause"),
    [("club", 0, 0), ("club", 700, 700), ("master", 0, 700), ("expert", 700, 700)],
)
async def test_alone_with_a_patient_bot_one_waits_as_long_as_it_may_think(
    level: str, pace: int, pause: int
) -> None:
    """Whether it had a choice cannot be told by time, also at a quick table."""
    async with Bench(finder=TINY) as bench:
        [ann] = await bench.table("Ann", "lantern", 3, settings=Settings(pace=pace))
        await ann.must(messages.SeatBot(seat=1, level=level))
        await bench.deal([ann])
        assert bench.room().pause() == pause


@rule("D-8.4")
async def test_a_record_names_every_bot() -> None:
    """Who sat there at the beginning, who stood in for whom, and who came back."""
    async with Bench() as bench:
        ann, bob = await bench.table("Ann Bob", "questor", 3, settings=Settings(pace=0))
        await ann.must(messages.SeatBot(seat=2, level="club"))
        await bench.deal([ann, bob])
        actor = next(person for person in (ann, bob) if person.legal)
        await actor.act(actor.legal[0])
        began = len(bench.room().record().entries)
        await ann.must(
            messages.SeatBot(seat=1, level="master"), messages.SeatBot(seat=1, level="novice")
        )
        while not (ann.legal and any(e.seat == 1 for e in bench.room().record().entries[began:])):
            await bench.advance(1)
            await ann.act(ann.legal[0])
        await ann.must(messages.Back(seat=1))
        back = len(bench.room().record().entries)
        told = (await ended(bench, ann))["bots"]
        assert told == [
            {"entry": 0, "seat": 2, "level": "club", "version": version_of("club")},
            {"entry": began, "seat": 1, "level": "novice", "version": version_of("novice")},
            {"entry": back, "seat": 1, "level": ""},
        ]
        kept = read_record(
            Registry(), await bench.hall.record(Pass(bench.opened.room, "person", 0))
        )
        assert [each.plain() for each in kept.bots] == told


async def ended(bench: Bench, host: Player) -> dict[str, list[dict[str, object]]]:
    """The header of the record of a game that the host breaks off."""
    await host.must(messages.Abandon())
    text = await bench.hall.record(Pass(bench.opened.room, "person", 0))
    head = json.loads(text.splitlines()[0])
    assert isinstance(head, dict)
    return head
