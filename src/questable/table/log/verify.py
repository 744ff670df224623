"""Checking the luck of a finished game against its promise."""

from questable.engine import CHANCE, Game, Match, Record, State
from questable.engine.trail import START, Course, after
from questable.engine.view import view_text
from questable.table.log.dealer import Dealer, commitment


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


class Elsewhere:
    """Dice and draws of a record that its dealer did not make."""

    def __init__(self) -> None:
        self.count = 0
        self.hidden = False
        """Whether one of them was not for all eyes: then nobody can tell whether it was fair."""


def elsewhere(game: Game, record: Record) -> Elsewhere:
    """What people rolled themselves, and what came with a record that somebody brought.

    At a table that rolls for itself the dealer still draws what not all may see (T-4.2), so what
    is hidden among these was chosen by whoever wrote the record.
    """
    found = Elsewhere()
    if not any(entry.seat == CHANCE and entry.by != "dealer" for entry in record.entries):
        return found
    match = Match(game, Record(record.game, record.rules, record.setup, record.foreign))
    for entry in record.entries:
        undone = entry.undone()
        if undone:
            match.rewind(entry.seat, undone, entry.by)
            continue
        if entry.seat == CHANCE and entry.by != "dealer":
            found.count += 1
            found.hidden = found.hidden or _hidden(game, match.state, entry.action)
        match.play(entry.seat, entry.action, entry.by)
    return found


def _hidden(game: Game, state: State, drawn: str) -> bool:
    """Whether somebody who only watches would see the same after another draw."""
    weight = state.weight()
    others = (state.outcome(case) for case in (0, weight - 1))
    other = next((action for action in others if action.text != drawn), None)
    if other is None:
        return False
    afters = [state.clone(), state.clone()]
    for after_it, action in zip(afters, (state.table().parse(drawn), other), strict=True):
        after_it.apply(CHANCE, action)
    one, two = (view_text(game.view(each, -1)) for each in afters)
    return one == two


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
