"""The judge of a class: a message becomes rows, or a refusal. It never changes the class.

What has to be drawn from many saints or set up is drawn before (`Drawn`), where no table waits.
"""

import msgspec

from questable.table.judge import names
from questable.table.judge.verdict import No
from questable.table.log import class_rows as rows
from questable.table.log.class_rows import TEACHER
from questable.table.log.school_class import BeeOf, PupilOf, SchoolClass
from questable.table.ports import Link
from questable.table.told import class_messages as messages

CHANGES = 8
"""So often an answer may be changed: each is a row."""
FAST_SECONDS = 5
"""The shortest time in which being fast may count."""
HOUR = 3_600_000
NAME_LENGTH = 24


class ClassVerdict:
    """The rows of one group, and what has to be stored with them."""

    def __init__(self, *facts: rows.AnyClassFact) -> None:
        self.facts: list[rows.AnyClassFact] = list(facts)
        self.links: list[Link] = []
        self.void: list[int] = []
        """Pupils whose links are void from now on."""
        self.shut: list[str] = []
        """Kinds of links of which there are none from now on."""


class Drawn(msgspec.Struct):
    """What was drawn for a message."""

    question: rows.QuestionRow | None = None
    items: list[str] = []
    tables: list[rows.ClassTable] = []
    key: int = 0


def judge_class(
    school: SchoolClass,
    who: int,
    ask: messages.AnyClassAsk,
    now: int,
    drawn: Drawn,
    here: list[int],
) -> ClassVerdict:
    """What somebody's message comes to; No with the reason. `here` are the pupils with a line."""
    if isinstance(ask, messages.PUPILS):
        if who not in school.pupils:
            raise No("not-pupil")
        return _pupils(school, who, ask, here)
    if who != TEACHER:
        raise No("not-teacher")
    verdict = _bee(school, ask, now, drawn, here) or _teachers(school, ask, now, drawn)
    if verdict is None:
        raise No("not-here")
    return verdict


# Pupils


def _pupils(
    school: SchoolClass, pupil: int, ask: messages.AnyClassAsk, here: list[int]
) -> ClassVerdict:
    match ask:
        case messages.GiveAnswer():
            return _answer(school, pupil, ask, here)
        case messages.Learnt():
            return _learnt(school, pupil, ask)
        case messages.AskHelp():
            if ask.on == (school.pupils[pupil].help != ""):
                return ClassVerdict()
            return ClassVerdict(rows.HelpRow(pupil=pupil, help="asked" if ask.on else ""))
    raise No("not-here")


def _answer(
    school: SchoolClass, pupil: int, ask: messages.GiveAnswer, here: list[int]
) -> ClassVerdict:
    bee = school.bee
    if bee is None or ask.number > bee.number:
        raise No("not-now")
    if ask.number < bee.number or bee.stage != "asking":
        raise No("too-late")
    need_going(school)
    before = bee.given.get(pupil)
    if before is not None and before.choice == ask.choice:
        return ClassVerdict()
    if before is not None and before.changes >= CHANGES:
        raise No("too-often", facts={"most": CHANGES})
    verdict = ClassVerdict(rows.AnswerRow(pupil=pupil, choice=ask.choice))
    if before is None and all(each in bee.given or each == pupil for each in here):
        verdict.facts.append(rows.ShownRow(here=here))
    return verdict


def _learnt(school: SchoolClass, pupil: int, ask: messages.Learnt) -> ClassVerdict:
    learn = school.learn
    if learn is None or ask.item >= len(learn.items):
        raise No("not-now")
    need_going(school)
    if ask.item in learn.done.get(pupil, {}):
        raise No("answered")
    return ClassVerdict(rows.LearntRow(pupil=pupil, item=ask.item, right=ask.right))


def need_going(school: SchoolClass) -> None:
    """Nothing is done while everybody rests."""
    if school.paused:
        raise No("paused")


# The teacher


def _bee(
    school: SchoolClass, ask: messages.AnyClassAsk, now: int, drawn: Drawn, here: list[int]
) -> ClassVerdict | None:
    match ask:
        case messages.HoldBee():
            need_going(school)
            return ClassVerdict(rows.BeeRow(rules=ask.rules), _put(ask.rules, drawn, now))
        case messages.NextQuestion():
            need_going(school)
            bee = held(school)
            if bee.stage != "shown":
                raise No("not-now")
            return ClassVerdict(_put(bee.rules, drawn, now))
        case messages.ShowAnswer():
            if held(school).stage != "asking":
                raise No("not-now")
            return ClassVerdict(rows.ShownRow(here=here))
        case messages.MoreTime():
            bee = held(school)
            if bee.stage != "asking" or not bee.until:
                raise No("not-now")
            # While everybody rests its time stands, and is moved on by that when they go on.
            at = school.rested if school.paused else now
            return ClassVerdict(rows.MoreRow(until=max(bee.until, at) + ask.seconds * 1000))
    return None


def held(school: SchoolClass) -> BeeOf:
    """The bee, or No."""
    if school.bee is None:
        raise No("not-now")
    return school.bee


def need_rules(rules: rows.BeeRules) -> None:
    """No for a bee that cannot be held so."""
    if rules.fast and rules.seconds < FAST_SECONDS:
        raise No("needs-time", facts={"least": FAST_SECONDS})


def _put(rules: rows.BeeRules, drawn: Drawn, now: int) -> rows.QuestionRow:
    assert drawn.question is not None
    until = now + rules.seconds * 1000 if rules.seconds else 0
    return msgspec.structs.replace(drawn.question, until=until)


def _teachers(
    school: SchoolClass, ask: messages.AnyClassAsk, now: int, drawn: Drawn
) -> ClassVerdict | None:
    match ask:
        case messages.HoldLearning():
            need_going(school)
            return ClassVerdict(rows.LearnRow(rules=ask.rules, items=drawn.items))
        case messages.HoldTables():
            need_going(school)
            return ClassVerdict(rows.TablesRow(tables=drawn.tables))
        case messages.StopAll():
            if school.doing == "waiting":
                raise No("not-now")
            return ClassVerdict(rows.StopRow())
        case messages.PauseClass():
            rests = rows.PauseRow(on=ask.on)
            return ClassVerdict(rests) if ask.on != school.paused else ClassVerdict()
        case messages.SetUntil():
            return ClassVerdict(rows.UntilRow(ends=now + ask.hours * HOUR))
        case messages.CloseClass():
            return ClassVerdict(rows.CloseRow())
        case messages.SetDoor():
            return _door(ask.open, drawn.key)
    return _about(school, ask)


def _door(is_open: bool, key: int) -> ClassVerdict:
    """A door that is opened again has another code; whoever asks stores its link beside."""
    verdict = ClassVerdict(rows.DoorRow(open=is_open, key=key if is_open else 0))
    if not is_open:
        verdict.shut = ["code"]
    return verdict


def _about(school: SchoolClass, ask: messages.AnyClassAsk) -> ClassVerdict | None:
    match ask:
        case messages.ComeHelp():
            if pupil_of(school, ask.pupil).help != "asked":
                raise No("not-now")
            return ClassVerdict(rows.HelpRow(pupil=ask.pupil, help="coming"))
        case messages.Helped():
            if not pupil_of(school, ask.pupil).help:
                raise No("not-now")
            return ClassVerdict(rows.HelpRow(pupil=ask.pupil, help=""))
        case messages.RemovePupil():
            pupil_of(school, ask.pupil)
            verdict = ClassVerdict(rows.GoneRow(pupil=ask.pupil))
            verdict.void = [ask.pupil]
            return verdict
        case messages.RenamePupil():
            pupil_of(school, ask.pupil)
            name = called(school, ask.name, ask.pupil)
            return ClassVerdict(rows.CalledRow(pupil=ask.pupil, name=name))
    return None


def pupil_of(school: SchoolClass, pupil: int) -> PupilOf:
    """One of the class, or No."""
    if pupil not in school.pupils:
        raise No("unknown-pupil", facts={"pupil": pupil})
    return school.pupils[pupil]


def called(school: SchoolClass, name: str, pupil: int = -1) -> str:
    """This name for a pupil, with a number if another is called alike (D-4.10)."""
    others = [each.name for number, each in school.pupils.items() if number != pupil]
    return names.distinct(name, [*others, school.teacher], NAME_LENGTH)


def joined(school: SchoolClass, name: str) -> ClassVerdict:
    """A pupil comes in by the code; No for one too many."""
    if not school.door:
        raise No("no-link")
    if len(school.pupils) >= rows.MOST_PUPILS:
        raise No("full")
    return ClassVerdict(rows.JoinRow(pupil=school.next_pupil, name=called(school, name)))


def rung(school: SchoolClass, now: int, here: list[int]) -> ClassVerdict | None:
    """What a deadline decides; None when none has come."""
    if now >= school.ends:
        return ClassVerdict(rows.CloseRow())
    if school.door and now >= school.coded + rows.CODE_LIFE:
        return _door(False, 0)
    bee = school.bee
    if bee is None or bee.stage != "asking" or not bee.until or school.paused:
        return None
    return ClassVerdict(rows.ShownRow(here=here)) if now >= bee.until else None
