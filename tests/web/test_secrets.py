"""What comes over a socket: nothing that another seat alone may know, not even by its number."""

import json
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from questable.client import record
from questable.engine import Event, Game, Match, Record, Value, read_record
from questable.engine.view import view_text
from questable.registry import KEYS, Registry, game
from questable.table import Settings, messages
from questable.table.log.rows import EndRow
from questable.table.log.settings import TurnClock
from tests.rule import rule
from tests.table.fakes import FakeClock, FakeDice
from tests.web.raw import Raw, Table
from tests.web.served import served

MOST = 150
"""Actions after which a game that hides nothing from anybody is broken off by its host."""
HIDDEN = ["rae", "saint-cards", "run-the-race"]
"""Games with hands that others may not see: played to their end."""
OPTIONS: list[tuple[str, dict[str, Value]]] = [
    *((key, {}) for key in KEYS),
    ("run-the-race", {"pace": "race"}),
    ("rae", {"teams": True}),
    ("saint-cards", {"learning": True}),
]
LIMIT = Settings(pace=0, clock=TurnClock(kind="limit", seconds=120, grace=60))
OPEN_TO_ALL = {"call"}
"""Who owes SaintCards' call is plain to all (S-5.1), so that somebody may call is no secret."""


def test_games_that_hide_something_are_known() -> None:
    """Whoever adds one has to add it above: in all others every pair of eyes sees the same."""
    for key in KEYS:
        assert game(key).open or game(key).one_view or key in HIDDEN


@rule("T-5.1")
@pytest.mark.parametrize(("key", "options"), OPTIONS)
async def test_no_secret_of_another_seat_is_in_any_byte(
    key: str, options: dict[str, Value]
) -> None:
    """Names of cards, actions, draws, links, the seed: searched for in every message."""
    players = 4 if "teams" in options else min(3, game(key).most)
    clock = FakeClock()
    async with served(clock=clock, dice=FakeDice("eyes")) as here:
        table = Table(here)
        await table.sit(messages.Choose(game=key, players=players, options=options))
        most = 10_000 if key in HIDDEN else MOST
        await table.play(clock, Random(key), most)
        assert table.phase == "over" or key not in HIDDEN
        if table.phase != "over":
            await table.must(0, messages.Abandon())
        text = await record(here.url, table.links[0])
        await table.close()
    told = read_record(Registry(), text)
    secrets, course = [told.seed, *table.secrets], Course(game(key), told)
    for number, raw in enumerate((*table.seats, table.watcher)):
        eyes = number if number < len(table.seats) else -1
        assert searched(raw, eyes, course, told, secrets) >= min(len(told.entries), 20)


class Course:
    """The game as it was: what each seat knew at each moment, worked out once for all eyes."""

    def __init__(self, played: Game, told: Record) -> None:
        self._told = told
        self._match = Match(played, read_record(Registry(), told.header() + "\n"))
        self._events: list[list[Event]] = []
        self._knowledge: list[dict[int, set[str]]] = []
        self.reach(0)

    def reach(self, entries: int) -> None:
        """Play until so many entries are known."""
        while len(self._knowledge) <= entries:
            if self._knowledge:
                entry = self._told.entries[len(self._events)]
                self._events.append(self._match.play(entry.seat, entry.action, entry.by))
            seats = range(-1, self._told.setup.players)
            self._knowledge.append({seat: self._seen(seat) for seat in seats})

    def _seen(self, seat: int) -> set[str]:
        """All words that a seat's view and its legal actions hold."""
        match = self._match
        found = set(_texts(json.loads(view_text(match.game.view(match.state, seat)))))
        if seat >= 0 and match.state.may_act(seat):
            found |= {action.text for action in match.state.legal(seat)}
        return found

    def heard(self, number: int, eyes: int) -> set[str]:
        """What these eyes may hear of an entry."""
        self.reach(number + 1)
        entry = self._told.entries[number]
        events = self._events[number]
        heard = [[event.kind, event.facts] for event in events if event.heard_by(eyes)]
        own = {entry.action} if entry.seat == eyes >= 0 else set()
        return set(_texts(heard)) | own

    def knows(self, entries: int, seat: int) -> set[str]:
        """All that a seat knows after so many entries."""
        self.reach(entries)
        return self._knowledge[entries][seat]


def searched(raw: Raw, eyes: int, course: Course, told: Record, never: list[str]) -> int:
    """Hold every message against all that these eyes may not know at that moment."""
    count = entries = 0
    for text, each in zip(raw.raw, raw.told, strict=True):
        if not isinstance(each, messages.Update):
            continue
        if any(isinstance(row.fact, EndRow) for row in each.told):
            return count
        known: set[str] = set()
        for row in each.told:
            if isinstance(row.fact, messages.Acted):
                known |= course.heard(entries, eyes)
                entries += 1
        assert [secret for secret in never if secret in text] == []
        if each.play is None:
            continue
        known |= course.knows(entries, eyes)
        others = [seat for seat in range(told.setup.players) if seat != eyes]
        hidden = set().union(*(course.knows(entries, seat) for seat in others))
        hidden -= known | OPEN_TO_ALL
        assert [word for word in sorted(hidden) if f'"{word}"' in text] == []
        count += 1
    return count


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


@rule("T-5.1")
async def test_a_secret_reply_and_a_curtain_move_nothing_for_others() -> None:
    """No update, and no number in any answer, to a rival, a spectator or who stands at the door."""
    clock, rng = FakeClock(), Random("replies")
    async with served(clock=clock) as here:
        table = Table(here)
        await table.sit(messages.Choose(game="rae", players=3))
        asked = await sealed(table, clock, rng)
        others = [*(s for n, s in enumerate(table.seats) if n != asked[0]), table.watcher]
        before = [len(each.updates) for each in others]
        peeked = (await here.hall.room(table.room)).seq
        for down in (True, False):
            await table.must(asked[0], messages.Curtain(down=down))
        await table.must(asked[0], messages.Act(action=table.seats[asked[0]].legal[0]))
        assert [len(each.updates) for each in others] == before
        assert (await here.hall.room(table.room)).seq == peeked
        assert await table.seats[asked[1]].must(messages.Phrase(phrase="think")) == peeked + 1
        await table.heard()
        for each in others:
            assert [told.seq for told in each.updates[-1].told] == [peeked]
            assert each.updates[-1].seq == peeked + 1
        await table.close()


@rule("T-5.1")
async def test_behind_a_curtain_no_rival_learns_of_a_reply_by_the_clock() -> None:
    """Two tables alike; at one somebody draws the curtain for a while and replies in secret."""
    heard = []
    for replies in (True, False):
        clock, rng = FakeClock(), Random("curtain and clock")
        async with served(clock=clock, dice=FakeDice("curtain")) as here:
            table = Table(here)
            await table.sit(messages.Choose(game="rae", players=3), LIMIT)
            asked = await sealed(table, clock, rng)
            if replies:
                await table.must(asked[0], messages.Curtain(down=True))
            await table.wait(clock, 4_000_000)
            if replies:
                await table.must(asked[0], messages.Curtain(down=False))
                await table.must(asked[0], messages.Act(action=table.seats[asked[0]].legal[0]))
            await table.must(asked[1], messages.Phrase(phrase="think"))
            others = [*(s for n, s in enumerate(table.seats) if n != asked[0]), table.watcher]
            heard.append([updates(each) for each in others])
            assert any(each.updates[-1].play.clocks for each in others if each.updates[-1].play)
            await table.close()
    assert heard[0] == heard[1]


@rule("T-5.1")
async def test_who_gets_a_link_or_a_seat_anew_learns_nothing_before() -> None:
    """A new link is in nobody's messages; who asks for a seat sees what a spectator sees."""
    clock, rng = FakeClock(), Random("links")
    async with served(clock=clock) as here:
        table = Table(here)
        await table.sit(messages.Choose(game="rae", players=3), Settings(pause=0))
        await table.play(clock, rng, 4)
        held = view_of(table.seats[1])
        await table.renew(1)
        assert view_of(table.seats[1]) == held != view_of(table.watcher)
        held = view_of(table.seats[2])
        stranger = await table.come_back(clock, 2, "Guest 2, again")
        assert view_of(stranger) == view_of(table.watcher)
        assert stranger.legal == []
        assert view_of(table.seats[2]) == held
        for raw in (*table.seats, table.watcher, stranger):
            assert [link for link in table.secrets for text in raw.raw if link in text] == []
        await table.close()


def view_of(raw: Raw) -> bytes:
    """The game as these eyes saw it last."""
    play = next(each.play for each in reversed(raw.updates) if each.play is not None)
    return msgspec.json.encode(play.view)


def updates(raw: Raw) -> list[str]:
    """What was told, without the pings."""
    return [text for text in raw.raw if '"is":"update"' in text]


async def sealed(table: Table, clock: FakeClock, rng: Random) -> list[int]:
    """Play until several are asked in secret; who they are."""
    while True:
        plays = [(n, seat.updates[-1].play) for n, seat in enumerate(table.seats)]
        asked = [n for n, play in plays if play is not None and play.asks == "sealed"]
        if len(asked) > 1:
            return asked
        await table.play(clock, rng, 1)
