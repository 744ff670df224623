"""All classes of a process: opens them, lets pupils in, wakes them and lets them sleep."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

import msgspec

from questable.table.judge import class_judge, names
from questable.table.judge.class_judge import HOUR, NAME_LENGTH, ClassVerdict
from questable.table.judge.verdict import No
from questable.table.log import class_rows as rows
from questable.table.log.class_rows import SCREEN, TEACHER
from questable.table.log.school_class import SchoolClass
from questable.table.ports import COMPANY, Clash, Group, Link, StoredRow
from questable.table.run import links
from questable.table.run.class_code import code_of
from questable.table.run.class_line import ClassLine
from questable.table.run.class_tables import Drop
from questable.table.run.line import End
from questable.table.run.mailbox import Mailbox
from questable.table.run.world import World
from questable.table.told import class_messages, class_now

if TYPE_CHECKING:
    from questable.table.run.class_mailbox import ClassMailbox

KINDS = {"teacher": "teacher", "person": "pupil", "watch": "screen", "door": "door"}
"""What a link of each kind is called."""
TRIES = 20
"""How often a code is drawn that another class or table may have."""


def _classes() -> ModuleType:
    """With them comes the collection of saints, so it is read when a class is first woken."""
    return import_module("questable.table.run.class_mailbox")


class ClassOpened(msgspec.Struct, frozen=True):
    """A new class, its teacher's link, which is shown once, and its first code."""

    room: str
    link: str
    code: str
    ends: int
    """When it closes by itself, in milliseconds since 1970."""


class ClassEntered(msgspec.Struct, frozen=True):
    """A pupil who came in, as they are called from now on, and their own link."""

    room: str
    pupil: int
    name: str
    link: str


class ClassPeek(msgspec.Struct, frozen=True):
    """A class from outside: nothing of its pupils but how many they are."""

    room: str
    kind: str
    """'teacher', 'pupil', 'screen' or 'door'."""
    pupil: int
    """-1 unless it is a pupil's link."""
    title: str
    teacher: str
    lang: str
    pupils: int
    most: int
    ends: int


class Schools:
    """One a process."""

    def __init__(
        self,
        world: World,
        mailbox: Callable[[str], Mailbox],
        drop: Drop,
    ) -> None:
        self.awake: dict[str, ClassMailbox] = {}
        self.closing = False
        """Whether nobody is let in any more."""
        self._world = world
        self._mailbox = mailbox
        self._drop = drop

    def of(self, name: str) -> "ClassMailbox":
        """Wakes a class that sleeps."""
        if self.closing:
            raise No("closing")
        if not rows.is_class(name):
            raise No("no-class")
        if name not in self.awake or self.awake[name].over:
            made = _classes().ClassMailbox(name, self._world, self._mailbox, self._drop)
            self.awake[name] = made
        return self.awake[name]

    async def open(self, teacher: str, title: str, lang: str, hours: int) -> ClassOpened:
        """A new class with its teacher and its first code."""
        world = self._world
        plain = names.clean(teacher, NAME_LENGTH)
        shown = names.clean(title, NAME_LENGTH) if title.strip() else ""
        for each in (plain, shown):
            world.house.need_fit(each)
        name, secret = rows.CLASS + links.room_name(world.dice), links.secret(world.dice)
        now = world.clock.now()
        ends = now + hours * HOUR
        for _ in range(TRIES):
            key = int.from_bytes(world.dice.bytes(6))
            code = code_of(secret, key)
            fact = rows.OpenClass(teacher=plain, title=shown, lang=lang, ends=ends, key=key)
            group = Group(
                room=name,
                rows=[StoredRow(0, now, "class-open", rows.encoded(fact))],
                alarm=ends,
                life=COMPANY,
                links=[
                    Link(links.digest(secret), name, "teacher"),
                    Link(links.digest(code), name, "code"),
                ],
            )
            try:
                await world.store.append(group)
            except Clash:
                continue
            world.metrics.add("opened")
            return ClassOpened(name, secret, code, ends)
        raise No("busy")

    async def enter(self, name: str, pupil_name: str) -> ClassEntered:
        """Somebody comes in by the code and becomes a pupil."""
        world = self._world
        world.house.need_open()
        world.house.need_fit(pupil_name)
        secret = links.secret(world.dice)
        came: list[rows.JoinRow] = []

        def decide(school: SchoolClass) -> ClassVerdict:
            verdict = class_judge.joined(school, pupil_name)
            (fact,) = verdict.facts
            assert isinstance(fact, rows.JoinRow)
            came[:] = [fact]
            verdict.links = [Link(links.digest(secret), school.id, "person", fact.pupil)]
            return verdict

        await self.of(name).settle(_classes().ClassJob(decide))
        return ClassEntered(name, came[0].pupil, came[0].name, secret)

    async def peek(self, name: str, kind: str, pupil: int) -> ClassPeek:
        """What a link leads to."""
        school = await self.of(name).peek()
        return ClassPeek(
            room=name,
            kind=KINDS[kind],
            pupil=pupil if kind == "person" else -1,
            title=school.title,
            teacher=school.teacher,
            lang=school.lang,
            pupils=len(school.pupils),
            most=rows.MOST_PUPILS,
            ends=school.ends,
        )

    async def results(self, name: str, kind: str) -> class_messages.ClassResults:
        """What everybody has done so far, for the teacher alone."""
        if kind != "teacher":
            raise No("not-teacher")
        return class_now.results(await self.of(name).peek())

    async def attend(
        self, name: str, kind: str, pupil: int, end: End, lang: str, secret: str, origin: str
    ) -> ClassLine:
        """A line to the class: from now on it hears all that changes for it."""
        if kind == "door":
            raise No("no-link")
        who = {"teacher": TEACHER, "watch": SCREEN}.get(kind, pupil)
        mailbox = self.of(name)
        line = ClassLine(mailbox, who, end, lang, secret if who == TEACHER else "", origin)
        await mailbox.join(line)
        return line

    def lines(self) -> list[ClassLine]:
        """All of them."""
        return [line for mailbox in self.awake.values() for line in mailbox.lines]

    def keep(self, homes: dict[str, int]) -> None:
        """The lease was broken: only these are still ours."""
        for name, mailbox in self.awake.items():
            mailbox.keep(homes.get(name, -1))

    async def rest(self, idle: int) -> None:
        """Those that nobody has used since then sleep."""
        for name, mailbox in list(self.awake.items()):
            if mailbox.over:
                del self.awake[name]
            elif not mailbox.lines and mailbox.idle and mailbox.touched <= idle:
                del self.awake[name]
                await mailbox.close("gone")
