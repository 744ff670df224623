"""How a class stands: its rows, folded. Only `fold_class` changes it."""

from typing import Literal

import msgspec

from questable.table.log import class_rows as rows

Doing = Literal["waiting", "bee", "learn", "tables"]
"""What the class does."""
Stage = Literal["asking", "shown", "over"]
"""Of a bee: a question is open, its answer is shown, the last one's was."""
Helping = Literal["", "asked", "coming"]
"""Whether a pupil asks for help, and is answered."""


STIRS = (
    rows.BeeRow
    | rows.LearnRow
    | rows.TablesRow
    | rows.StopRow
    | rows.PauseRow
    | rows.GoneRow
    | rows.CalledRow
)
"""Rows after which the rooms of its tables have to be looked after."""
AT_ONCE = 1
"""A deadline that has come."""


class PupilOf(msgspec.Struct, kw_only=True):
    """Somebody in the class, and all that is known of them."""

    name: str
    help: Helping = ""
    since: int = 0
    """When help was asked for."""
    points: int = 0
    right: int = 0
    answered: int = 0
    asked: int = 0
    learnt: int = 0
    knew: int = 0
    games: int = 0
    wins: int = 0


class Given(msgspec.Struct, kw_only=True):
    """A pupil's answer to the open question."""

    choice: int
    at: int
    changes: int = 0


class BeeOf(msgspec.Struct, kw_only=True):
    """The bee that is held."""

    rules: rows.BeeRules
    number: int = 0
    question: rows.QuestionRow | None = None
    at: int = 0
    """When it was put; later by as much as everybody rested since."""
    until: int = 0
    stage: Stage = "shown"
    given: dict[int, Given] = {}
    points: dict[int, int] = {}
    misses: dict[int, int] = {}
    panes: int = 0
    """Right answers of everybody."""

    def out(self, pupil: int) -> bool:
        """Whether somebody only plays on for the class."""
        return bool(self.rules.lives) and self.misses.get(pupil, 0) >= self.rules.lives

    def level_of(self, number: int) -> int:
        """How hard a question is."""
        if not self.rules.climbs:
            return self.rules.level
        return min(3, self.rules.level + 3 * (number - 1) // self.rules.rounds)


class LearnOf(msgspec.Struct, kw_only=True):
    """The learning round."""

    rules: rows.LearnRules
    items: list[str]
    done: dict[int, dict[int, bool]] = {}
    """By pupil and item: whether it was right."""


class TableOf(msgspec.Struct, kw_only=True):
    """A table of the class."""

    plan: rows.ClassTable
    over: rows.OverRow | None = None


class SchoolClass:
    """A teacher, pupils, and what they do."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.seq = 0
        """The number of the next row."""
        self.teacher = ""
        self.title = ""
        self.lang = ""
        self.opened = 0
        self.ends = 0
        self.door = True
        self.key = 0
        """The number that the code follows from."""
        self.coded = 0
        """When that code was made."""
        self.pupils: dict[int, PupilOf] = {}
        self.next_pupil = 0
        self.doing: Doing = "waiting"
        self.paused = False
        self.rested = 0
        """When everybody began to rest."""
        self.bees = 0
        self.bee: BeeOf | None = None
        self.asked: set[str] = set()
        """The questions that were put, in all bees."""
        self.learn: LearnOf | None = None
        self.tables: dict[int, TableOf] = {}
        """Those that are played at now."""
        self.next_table = 0
        self.untended = False
        """Whether its rooms may not be as it says."""
        self.voided: list[int] = []
        """Whose links were changed lately, SCREEN for the screen's; whoever hangs up clears it."""
        self.closed = False

    @property
    def rooms(self) -> list[str]:
        """Of all tables that were ever made."""
        return [rows.table_name(self.id, table) for table in range(self.next_table)]

    def table_of(self, pupil: int) -> TableOf | None:
        """Where a pupil plays."""
        return next((each for each in self.tables.values() if pupil in each.plan.pupils), None)

    @property
    def due(self) -> int:
        """When somebody has to look at this class again, in milliseconds."""
        if self.closed:
            return AT_ONCE
        found = [self.ends]
        if self.door:
            found.append(self.coded + rows.CODE_LIFE)
        bee = self.bee
        if bee is not None and bee.stage == "asking" and bee.until and not self.paused:
            found.append(bee.until)
        return min(found)


def fold_class(school: SchoolClass, seq: int, at: int, fact: rows.AnyClassFact) -> None:
    """Become what the class is after this row."""
    if seq != school.seq:
        raise ValueError(f"row {seq} of {school.id} came instead of {school.seq}")
    school.seq = seq + 1
    school.untended = school.untended or isinstance(fact, STIRS)
    match fact:
        case rows.OpenClass():
            school.teacher, school.title, school.lang = fact.teacher, fact.title, fact.lang
            school.opened, school.ends, school.key = at, fact.ends, fact.key
            school.coded = at
        case rows.DoorRow():
            school.door, school.key, school.coded = fact.open, fact.key, at
        case rows.JoinRow():
            school.pupils[fact.pupil] = PupilOf(name=fact.name)
            school.next_pupil = fact.pupil + 1
        case rows.GoneRow():
            del school.pupils[fact.pupil]
        case rows.CalledRow():
            school.pupils[fact.pupil].name = fact.name
        case rows.NewWayRow():
            school.voided.append(fact.pupil)
        case rows.UntilRow():
            school.ends = fact.ends
        case rows.HelpRow():
            school.pupils[fact.pupil].help = fact.help
            if fact.help == "asked":
                school.pupils[fact.pupil].since = at
        case rows.PauseRow():
            _rest(school, at, fact.on)
        case rows.CloseRow():
            school.closed = True
        case _:
            _fold_doing(school, at, fact)


def _rest(school: SchoolClass, at: int, on: bool) -> None:
    bee = school.bee
    if school.paused and not on and bee is not None:
        # What nobody could use is not taken from anybody's time.
        bee.at += at - max(school.rested, bee.at)
        if bee.until:
            bee.until += at - school.rested
    school.paused, school.rested = on, at if on else school.rested


def _fold_doing(school: SchoolClass, at: int, fact: rows.AnyClassFact) -> None:
    match fact:
        case rows.BeeRow():
            _stop(school)
            school.doing = "bee"
            school.bees += 1
            school.bee = BeeOf(rules=fact.rules)
        case rows.LearnRow():
            _stop(school)
            school.doing = "learn"
            school.learn = LearnOf(rules=fact.rules, items=fact.items)
        case rows.LearntRow():
            _learnt(school, fact)
        case rows.TablesRow():
            _stop(school)
            school.doing = "tables"
            school.tables = {each.table: TableOf(plan=each) for each in fact.tables}
            school.next_table = max(school.tables) + 1
        case rows.OverRow():
            _over(school, fact)
        case rows.StopRow():
            _stop(school)
        case _:
            _fold_bee(school, at, fact)


def _stop(school: SchoolClass) -> None:
    school.doing = "waiting"
    school.bee = None
    school.learn = None
    school.tables = {}


def _learnt(school: SchoolClass, fact: rows.LearntRow) -> None:
    assert school.learn is not None
    school.learn.done.setdefault(fact.pupil, {})[fact.item] = fact.right
    school.pupils[fact.pupil].learnt += 1
    school.pupils[fact.pupil].knew += fact.right


def _over(school: SchoolClass, fact: rows.OverRow) -> None:
    table = school.tables[fact.table]
    table.over = fact
    if not fact.whole:
        return
    for seat, pupil in enumerate(table.plan.pupils):
        if pupil in school.pupils:
            school.pupils[pupil].games += 1
            school.pupils[pupil].wins += seat in fact.winners


def _fold_bee(school: SchoolClass, at: int, fact: rows.AnyClassFact) -> None:
    bee = school.bee
    assert bee is not None
    match fact:
        case rows.QuestionRow():
            bee.number += 1
            bee.question, bee.at, bee.until = fact, at, fact.until
            bee.stage = "asking"
            bee.given = {}
            school.asked.add(fact.question)
        case rows.AnswerRow():
            before = bee.given.get(fact.pupil)
            changes = before.changes + 1 if before else 0
            bee.given[fact.pupil] = Given(choice=fact.choice, at=at, changes=changes)
        case rows.MoreRow():
            bee.until = fact.until
        case rows.ShownRow():
            _shown(school, bee, fact)


def _shown(school: SchoolClass, bee: BeeOf, fact: rows.ShownRow) -> None:
    """Points are for being right; for being fast only where the teacher said so."""
    question = bee.question
    assert question is not None
    bee.stage = "over" if bee.number >= bee.rules.rounds else "shown"
    for pupil, whose in school.pupils.items():
        given = bee.given.get(pupil)
        if given is None and pupil not in fact.here:
            continue
        out = bee.out(pupil)
        right = given is not None and given.choice == question.right
        whose.asked += 1
        whose.answered += given is not None
        whose.right += right
        bee.panes += right
        if not right:
            bee.misses[pupil] = bee.misses.get(pupil, 0) + 1
        elif not out:
            assert given is not None
            soon = bee.rules.fast and given.at - bee.at <= bee.rules.seconds * 500
            points = 2 if soon else 1
            whose.points += points
            bee.points[pupil] = bee.points.get(pupil, 0) + points
