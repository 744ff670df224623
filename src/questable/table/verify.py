"""Checking the luck of a finished game against its promise."""

from questable.engine import CHANCE, Game, Match, Record
from questable.engine.trail import START, Course, after
from questable.table.dealer import Dealer, commitment


class Unpromised(ValueError):
    """A record whose luck cannot be checked, and why."""


class Mismatch:
    """One chance entry that the seed does not give."""

    def __init__(self, line: int, found: str, due: str) -> None:
        self.line = line
        self.found = found
        self.due = due

    def __repr__(self) -> str:
        return f"line {self.line}: {self.found}, but the seed gives {self.due}"


def verify(game: Game, record: Record) -> list[Mismatch]:
    """Every dealer's entry that differs from what the seed gives; Unpromised if none can tell."""
    if not record.commitment:
        raise Unpromised("the record promises nothing: it has no commitment")
    if not record.seed:
        raise Unpromised("the seed is not published yet: the game is not over")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        return [Mismatch(1, f"commitment {record.commitment}", f"commitment {commitment(seed)}")]
    dealer = Dealer(seed, [bytes.fromhex(share) for share in record.shares])
    wrong: list[Mismatch] = []
    replay = Record(record.game, record.rules, record.setup, record.foreign)
    replay.luck = record.luck
    match = Match(game, replay)
    trails = [START]
    for seq, entry in enumerate(record.entries):
        undone = entry.undone()
        if undone:
            match.rewind(entry.seat, undone, entry.by)
            del trails[-undone:]
            continue
        waited, action = match.state.actor, match.state.table().parse(entry.action)
        if entry.seat == CHANCE and entry.by == "dealer":
            course = Course(record.luck, seq, trails[-1])
            due = match.state.outcome(dealer.draw(course, match.state.weight()))
            if due is not action:
                wrong.append(Mismatch(seq + 2, entry.action, due.text))
            # What followed was drawn by what was due: one wrong entry is told as one.
            action = due
        match.play(entry.seat, entry.action, entry.by)
        trails.append(after(trails[-1], waited, entry.seat, action, match.state))
    return wrong
