"""Games that were played in a room, read off its rows: their records and how races went."""

import json
from itertools import islice

import msgspec

from questable.engine import Entry
from questable.engine.record import UNDO
from questable.engine.seated import Seated, read_seated, with_change
from questable.table.log import rows
from questable.table.log.settings import HOLDING_MOST


class Timed(msgspec.Struct, frozen=True, kw_only=True):
    """One action of a race."""

    entry: int
    """Its number in the record, -1 for one that came too late."""
    seat: int
    arrival: int
    adjusted: int


class RaceReport(msgspec.Struct, frozen=True, kw_only=True):
    """What the holding of racing actions changed in one game (docs/table.md, Races)."""

    actions: list[Timed]
    overtaken: list[tuple[int, int]]
    """Pairs of entries whose order in the record is not the order in which they came."""
    late: list[Timed]
    """Actions that would have counted without holding and did not."""
    longest: int
    """The longest correction, in microseconds."""


class Archived:
    """The rows of one game."""

    def __init__(self, game: int, header: str) -> None:
        self.game = game
        self.header = header
        self.facts: list[rows.ActRow | rows.UndoRow | rows.LateRow] = []
        self.entries = 0
        """How many of them are entries of the record."""
        self.seated: list[Seated] = []
        """Bots that came and went while it was played."""
        self.end: rows.EndRow | None = None

    def text(self) -> str:
        """The record with its seed; names are never in it. Readers pass over `race`."""
        head = json.loads(self.header)
        timed = [[t.entry, t.arrival, t.adjusted] for t in self._timed()[0]]
        if timed:
            head["race"] = timed
        bots = read_seated(head.get("bots", []), head["players"])
        for change in self.seated:
            bots = with_change(bots, change)
        if bots:
            head["bots"] = [each.plain() for each in bots]
        lines = [json.dumps(head, ensure_ascii=False)]
        lines += [_entry(fact).line() for fact in self.facts if not isinstance(fact, rows.LateRow)]
        if self.end is not None:
            lines.append(json.dumps({"seed": self.end.seed}))
        return "\n".join(lines) + "\n"

    def add(self, fact: rows.ActRow | rows.UndoRow | rows.LateRow) -> None:
        """What comes next."""
        self.facts.append(fact)
        self.entries += not isinstance(fact, rows.LateRow)

    def seat(self, fact: rows.BotRow | rows.BackRow) -> None:
        """A bot comes or goes before the next entry."""
        change = Seated(self.entries, fact.seat, "")
        if isinstance(fact, rows.BotRow):
            change = Seated(self.entries, fact.seat, fact.level, fact.version, fact.instead_of)
        self.seated = with_change(self.seated, change)

    def report(self) -> RaceReport:
        """How the race went."""
        actions, late = self._timed()
        return RaceReport(
            actions=actions,
            overtaken=_overtaken(actions),
            late=late,
            longest=max((t.arrival - t.adjusted for t in [*actions, *late]), default=0),
        )

    def _timed(self) -> tuple[list[Timed], list[Timed]]:
        """The actions of a race that counted, and those that came too late."""
        actions: list[Timed] = []
        late: list[Timed] = []
        number = 0
        for fact in self.facts:
            if isinstance(fact, rows.LateRow):
                late.append(_timed(-1, fact))
                continue
            if isinstance(fact, rows.ActRow) and fact.arrival:
                actions.append(_timed(number, fact))
            number += 1
        return actions, late


def _overtaken(actions: list[Timed]) -> list[tuple[int, int]]:
    """Nothing waits longer than HOLDING_MOST: only those that came so soon after are looked at."""
    came = sorted(actions, key=lambda each: each.arrival)
    found: list[tuple[int, int]] = []
    for place, other in enumerate(came, 1):
        for one in islice(came, place, None):
            if one.arrival - other.arrival > HOLDING_MOST:
                break
            if one.entry < other.entry and one.arrival > other.arrival:
                found.append((one.entry, other.entry))
    return sorted(found)


def _timed(entry: int, fact: rows.ActRow | rows.LateRow) -> Timed:
    return Timed(entry=entry, seat=fact.seat, arrival=fact.arrival, adjusted=fact.adjusted)


def _entry(fact: rows.ActRow | rows.UndoRow) -> Entry:
    if isinstance(fact, rows.UndoRow):
        return Entry(fact.seat, f"{UNDO}{fact.n}", fact.by)
    return Entry(fact.seat, fact.action, fact.by)


def archived(log: list[rows.AnyFact]) -> list[Archived]:
    """All games of a room, the first first."""
    games: list[Archived] = []
    brought: list[tuple[int, str, str]] = []
    for fact in log:
        if isinstance(fact, rows.ChooseRow):
            brought = fact.entries
        elif isinstance(fact, rows.DealRow):
            games.append(Archived(fact.game, fact.header))
            for seat, action, by in brought[: fact.plies]:
                games[-1].add(rows.ActRow(seat=seat, action=action, by=by))
        elif games and isinstance(fact, rows.ActRow | rows.UndoRow | rows.LateRow):
            games[-1].add(fact)
        elif games and games[-1].end is None and isinstance(fact, rows.BotRow | rows.BackRow):
            games[-1].seat(fact)
        elif games and isinstance(fact, rows.EndRow):
            games[-1].end = games[-1].end or fact
    return games
