"""What comes over a socket: nothing that another seat alone may know, not even by its number."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from questable.client import record
from questable.engine import CHANCE, OVER, Game, Match, Record, State, read_record
from questable.engine.view import view_text
from questable.registry import KEYS, Registry, game
from questable.table import messages
from questable.table.ports import Clock
from questable.table.rows import EndRow
from questable.table.world import SystemClock
from tests.rule import rule
from tests.table.fakes import START, FakeDice
from tests.web.raw import Raw, Table
from tests.web.served import served

MOST = 150
"""Actions after which a long game is broken off by its host."""
HIDDEN = [key for key in KEYS if key in ("rae", "saint-cards")]
"""Games of three and more with hands that others may not see."""
OPEN_TO_ALL = {"call"}
"""Who owes SaintCards' call is plain to all (S-5.1), so that somebody may call is no secret."""


class StillClock(SystemClock):
    """Alarms ring, and it is always the same moment."""

    def now(self) -> int:
        """The beginning."""
        return START


def still() -> Clock:
    """A clock for twins."""
    return StillClock()


@rule("T-5.1")
@pytest.mark.parametrize("key", KEYS)
async def test_no_secret_of_another_seat_is_in_any_byte(key: str) -> None:
    """Names of cards, actions, draws, links, the seed: searched for in every message."""
    async with served() as here:
        table, rng = Table(here), Random(key)
        await table.sit(messages.Choose(game=key, players=min(3, game(key).most)))
        for _ in range(MOST):
            able = [n for n, seat in enumerate(table.seats) if seat.legal]
            if not able or table.seats[0].phase == "over":
                break
            seat = able[rng.randrange(len(able))]
            legal = table.seats[seat].legal
            await table.must(seat, messages.Act(action=legal[rng.randrange(len(legal))]))
        if table.seats[0].phase != "over":
            await table.must(0, messages.Abandon())
        text = await record(here.url, table.links[0])
        await table.close()
    told = read_record(Registry(), text)
    secrets = [told.seed, *table.secrets]
    for number, raw in enumerate((*table.seats, table.watcher)):
        eyes = number if number < len(table.seats) else -1
        assert searched(raw, eyes, game(key), told, secrets) >= min(len(told.entries), 20)


def searched(raw: Raw, eyes: int, played: Game, told: Record, never: list[str]) -> int:
    """Hold every message against all that these eyes may not know at that moment."""
    match = Match(played, read_record(Registry(), told.header() + "\n"))
    count = 0
    for text, each in zip(raw.raw, raw.told, strict=True):
        if not isinstance(each, messages.Update):
            continue
        if any(isinstance(row.fact, EndRow) for row in each.told):
            return count
        known: set[str] = set()
        for row in each.told:
            if isinstance(row.fact, messages.Acted):
                known |= _played(match, told, eyes)
        assert [secret for secret in never if secret in text] == []
        if each.play is None:
            continue
        known |= _knowledge(match, eyes)
        others = [seat for seat in range(told.setup.players) if seat != eyes]
        hidden = set().union(*(_knowledge(match, seat) for seat in others)) - known - OPEN_TO_ALL
        assert [word for word in sorted(hidden) if f'"{word}"' in text] == []
        count += 1
    return count


def _played(match: Match, told: Record, eyes: int) -> set[str]:
    """Play the next entry; what these eyes may hear of it."""
    entry = told.entries[len(match.record.entries)]
    events = match.play(entry.seat, entry.action, entry.by)
    heard = [[event.kind, event.facts] for event in events if event.heard_by(eyes)]
    own = {entry.action} if entry.seat == eyes >= 0 else set()
    return set(_texts(heard)) | own


def _knowledge(match: Match, seat: int) -> set[str]:
    """All words that a seat's view and its legal actions hold."""
    found = set(_texts(json.loads(view_text(match.game.view(match.state, seat)))))
    if seat >= 0 and match.state.may_act(seat):
        found |= {action.text for action in match.state.legal(seat)}
    return found


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _texts(value)
    elif isinstance(data, list):
        for each in data:
            yield from _texts(each)


def twins(played: Game, rng: Random) -> tuple[str, str] | None:
    """Two records that seat 0 cannot tell apart: two of the others' draws are exchanged."""
    setup = played.setup(3)
    match = Match(played, Record(played.key, played.rules_version, setup))
    while match.state.actor == CHANCE:
        drawn = match.state.outcome(rng.randrange(match.state.weight()))
        match.play(CHANCE, drawn.text, "companion")
    entries = match.record.entries
    for _ in range(200):
        one, other = rng.randrange(len(entries)), rng.randrange(len(entries))
        texts = [entry.action for entry in entries]
        texts[one], texts[other] = texts[other], texts[one]
        if entries[one].action != entries[other].action and _same(match, texts):
            twin = Record(played.key, played.rules_version, setup)
            twin.entries = [type(e)(e.seat, t, e.by) for e, t in zip(entries, texts, strict=True)]
            return match.record.text(), twin.text()
    return None


def _same(match: Match, texts: list[str]) -> bool:
    """Whether seat 0 sees and hears the same all along, and the piles are alike in the end."""
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


@rule("T-5.1")
@pytest.mark.parametrize("key", HIDDEN)
async def test_twins_get_the_same_bytes_and_as_many_messages(key: str) -> None:
    """Two servers, two games that differ in the others' hands only, played on alike."""
    played, compared = game(key), 0
    for seed in range(4):
        rng = Random(f"{key} {seed}")
        records = twins(played, rng)
        assert records is not None
        async with (
            served(clock=still(), dice=FakeDice("twin")) as one,
            served(clock=still(), dice=FakeDice("twin")) as other,
        ):
            tables = [Table(one), Table(other)]
            for table, text in zip(tables, records, strict=True):
                await table.sit(messages.Choose(game=key, players=3, record=text))
            compared += await _alike_on_the_wire(tables, played, rng)
            for table in tables:
                await table.close()
    assert compared > 60


async def _alike_on_the_wire(tables: list[Table], played: Game, rng: Random) -> int:
    """Play on while the truth looks the same to seat 0, and compare what it got."""
    while True:
        states = [_state(table) for table in tables]
        if not alike(states[0], states[1], played) or states[0].actor == OVER:
            break
        assert tables[0].seats[0].raw == tables[1].seats[0].raw
        step = _step(tables, states, played, rng)
        if step is None:
            break
        for table in tables:
            await table.must(step[0], messages.Act(action=step[1]))
    # The others can tell them apart, so the comparison can fail.
    assert any(tables[0].seats[n].raw != tables[1].seats[n].raw for n in (1, 2))
    return len(tables[0].seats[0].raw)


def _state(table: Table) -> State:
    room = table.here.hall._stewards[table.room].box.room
    assert room is not None
    assert room.play is not None
    return room.play.state


def _step(
    tables: list[Table], states: list[State], played: Game, rng: Random
) -> tuple[int, str] | None:
    """Something that can be done in both and that leaves seat 0 as wise as before."""
    for seat in rng.sample(range(3), 3):
        both = [text for text in tables[0].seats[seat].legal if text in tables[1].seats[seat].legal]
        for text in rng.sample(both, len(both)):
            after = [state.clone() for state in states]
            for state in after:
                state.apply(seat, state.table().parse(text))
            if alike(after[0], after[1], played):
                return seat, text
    return None
