"""Twin games over the real socket: who cannot tell them apart gets the same, byte for byte."""

from collections.abc import Awaitable, Callable
from random import Random

import pytest

from questable.engine import CHANCE, OVER, Game, Match, Record, Setup, State, Value
from questable.engine.sampling import odds
from questable.engine.trail import Course
from questable.engine.view import view_text
from questable.registry import game
from questable.table import Settings, messages
from questable.table.log.settings import LONGEST, TurnClock
from tests.rule import rule
from tests.table.fakes import FakeClock, FakeDice
from tests.web.raw import PAUSE, Table
from tests.web.served import served

TRIES = 300
LONG = Settings(clock=TurnClock(kind="limit", seconds=LONGEST))
"""A clock that is told and never decides."""
KINDS: list[tuple[str, dict[str, Value]]] = [
    ("rae", {}),
    ("saint-cards", {}),
    ("run-the-race", {"pace": "calm"}),
    ("run-the-race", {"pace": "race"}),
]


def twins(played: Game, setup: Setup, rng: Random) -> tuple[str, str]:
    """Two records that seat 0 cannot tell apart: another drew another card, or two are swapped."""
    match = Match(played, Record(played.key, played.rules_version, setup))
    cases: list[list[str]] = []
    # A race is counted down before its first card.
    while match.state.actor == CHANCE and (not cases or not match.state.pause()):
        drawn = match.state.outcome(rng.randrange(match.state.weight()))
        cases.append([action.text for action, _ in odds(match.state)])
        match.play(CHANCE, drawn.text, "companion")
    entries = match.record.entries
    for _ in range(TRIES):
        texts = [entry.action for entry in entries]
        one = rng.randrange(len(entries))
        before, after = texts[one], rng.choice(cases[one])
        texts = [{before: after, after: before}.get(text, text) for text in texts]
        if before != after and _same(match, texts):
            twin = Record(played.key, played.rules_version, setup)
            twin.entries = [type(e)(e.seat, t, e.by) for e, t in zip(entries, texts, strict=True)]
            return match.record.text(), twin.text()
    raise AssertionError("no twin was found")


def _same(match: Match, texts: list[str]) -> bool:
    """Whether seat 0 sees and hears the same all along, though the truth is another."""
    played, setup = match.game, match.record.setup
    pair = [Match(played, Record(played.key, 0, setup)) for _ in range(2)]
    for entry, text in zip(match.record.entries, texts, strict=True):
        heard = []
        for each, action in zip(pair, (entry.action, text), strict=True):
            if each.state.why_not(CHANCE, each.state.table().parse(action)):
                return False
            events = each.play(CHANCE, action, "companion")
            heard.append([(e.kind, e.facts) for e in events if e.heard_by(0)])
        if heard[0] != heard[1] or not alike(pair[0].state, pair[1].state, played):
            return False
    return pair[0].state.dump() != pair[1].state.dump()


def alike(one: State, other: State, played: Game) -> bool:
    """Whether seat 0 cannot tell them apart."""
    return view_text(played.view(one, 0)) == view_text(played.view(other, 0))


async def come_and_go(table: Table, clock: FakeClock) -> None:
    """A curtain for a while, a new link with the seat's leave, a seat that is given back."""
    last = len(table.seats) - 1
    await table.must(last, messages.Curtain(down=True))
    await table.wait(clock, PAUSE)
    await table.must(last, messages.Curtain(down=False))
    await table.renew(last)
    await table.come_back(clock, 1, "Guest 1, again")


class Pair:
    """Two servers with a table each, and the same time on both."""

    def __init__(self, played: Game, tables: list[Table], clocks: list[FakeClock]) -> None:
        self.played = played
        self.tables = tables
        self.clocks = clocks
        self.gone = False
        """Whether people have come and gone."""

    def states(self) -> list[State]:
        """The truth at both tables."""
        found = []
        for table in self.tables:
            room = table.here.hall.awake[table.room].room
            assert room is not None
            assert room.play is not None
            found.append(room.play.state)
        return found

    async def play(self, rng: Random) -> int:
        """Play on while the truth looks the same to seat 0, and compare what it got."""
        one, other = self.tables
        while True:
            states = self.states()
            if not alike(states[0], states[1], self.played) or states[0].actor == OVER:
                break
            assert one.seats[0].raw == other.seats[0].raw
            assert one.watcher.raw == other.watcher.raw
            if states[0].actor == CHANCE or not any(seat.legal for seat in one.seats):
                await self._both(lambda table, clock: table.wait(clock, PAUSE))
                continue
            if not self.gone:
                self.gone = True
                await self._both(come_and_go)
                continue
            step = self._step(states, rng)
            if step is None:
                break
            await self._both(lambda table, clock, step=step: table.act(clock, *step))  # type: ignore[misc]
        # The others can tell them apart, so the comparison can fail.
        players = range(1, len(one.seats))
        assert any(one.seats[n].raw != other.seats[n].raw for n in players)
        return len(one.seats[0].updates)

    async def _both(self, do: Callable[[Table, FakeClock], Awaitable[None]]) -> None:
        for table, clock in zip(self.tables, self.clocks, strict=True):
            await do(table, clock)

    def _step(self, states: list[State], rng: Random) -> tuple[int, str] | None:
        """Something that can be done in both and that leaves seat 0 as wise as before."""
        seats = range(len(self.tables[0].seats))
        for seat in rng.sample(seats, len(seats)):
            mine, others = (table.seats[seat].legal for table in self.tables)
            both = [text for text in mine if text in others]
            for text in rng.sample(both, len(both)):
                after = [state.clone() for state in states]
                for state in after:
                    state.apply(seat, state.table().parse(text))
                if alike(after[0], after[1], self.played):
                    return seat, text
        return None


@rule("T-5.1")
@pytest.mark.parametrize(("key", "options"), KINDS)
async def test_twins_get_the_same_bytes_and_as_many_messages(
    key: str, options: dict[str, Value], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers, two games that differ in what others hold only, played on alike.

    Luck is drawn by number here: by the trail, other hidden entries would meet other chance.

    Without words and with words of both languages, in turn. Time stands still but for what the
    test adds; in a race, lines are slow in turn, so that actions are held.
    """
    monkeypatch.setattr(Course, "told", lambda course: course.number.to_bytes(8, "big"))
    played, compared, held = game(key), 0, 0
    setup = played.setup(min(3, played.most), options)
    for seed in range(3 if played.most > 2 else 6):
        rng = Random(f"{key} {seed}")
        records = twins(played, setup, rng)
        clocks = [FakeClock(), FakeClock()]
        async with (
            served(clock=clocks[0], dice=FakeDice("twin")) as one,
            served(clock=clocks[1], dice=FakeDice("twin")) as other,
        ):
            lang = ("", "en", "fr")[seed % 3]
            tables = [Table(one, lang), Table(other, lang)]
            for table, text in zip(tables, records, strict=True):
                await table.sit(
                    messages.Choose(game=key, players=setup.players, options=options, record=text),
                    LONG,
                )
                table.seats[seed % setup.players].slow = True
            compared += await Pair(played, tables, clocks).play(rng)
            held += one.hall.metrics().get("held", 0)
            for table in tables:
                await table.close()
    assert compared > 60
    assert (held > 0) == (options.get("pace") == "race")
