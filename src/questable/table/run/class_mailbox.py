"""The mailbox of a class: judge, fold, store, then tell; as that of a room does it.

Jobs are done one after the other. Pupils are told at once what changed for them; boards, which tell
of everybody, at the next beat, unless the teacher did it: so nobody can tell by time who answered.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import msgspec

from questable.engine import Pack
from questable.table.judge import class_judge, groups, questions
from questable.table.judge.class_judge import ClassVerdict, Drawn
from questable.table.judge.verdict import No
from questable.table.log import class_rows as rows
from questable.table.log.class_rows import SCREEN, TEACHER
from questable.table.log.school_class import SchoolClass
from questable.table.ports import Alarm, Clash, Link, Lost, Repeated, StoreError
from questable.table.run import links
from questable.table.run.class_code import code_of
from questable.table.run.class_line import ClassLine
from questable.table.run.class_tables import TEACHER as HOST
from questable.table.run.class_tables import ClassTables, Drop
from questable.table.run.line import LOG
from questable.table.run.mailbox import Mailbox
from questable.table.run.stored_class import StoredClass
from questable.table.run.world import World
from questable.table.told import class_messages, class_now, messages

BEAT = 400_000
"""Microseconds between two things that a board is told."""
RECOVERY = 1_000_000
"""Microseconds until what failed is tried again."""
AGAIN = 50_000
"""Microseconds until a deadline is rung again that decided nothing."""
GRACE = 20_000
"""Milliseconds for which somebody whose line was cut is still waited for."""
TRIES = 20
BOARDS = 8
"""Lines of the teacher, and as many of screens."""

Decide = Callable[[SchoolClass], ClassVerdict | messages.Tell | None]


class ClassJob:
    """Something to be decided about a class, and who waits for the answer."""

    def __init__(self, decide: Decide, sender: str = "", nonce: str = "") -> None:
        self.decide = decide
        self.prepare: Callable[[SchoolClass], Awaitable[None]] | None = None
        self.answer: Callable[[messages.Tell], None] | None = None
        self.sender = sender
        self.nonce = nonce
        self.at_once = False
        """Whether boards are told without waiting for their beat."""


class ClassMailbox:
    """One class's queue, with its lines, its timer and its tables."""

    def __init__(
        self,
        name: str,
        world: World,
        mailbox: Callable[[str], Mailbox],
        drop: Drop,
    ) -> None:
        self.id = name
        self.world = world
        self.lines: list[ClassLine] = []
        self.touched = world.clock.now()
        self.over = False
        """Whether nothing will be done any more."""
        self._drop = drop
        self._stored = StoredClass(name, world)
        self._tables = ClassTables(
            world, mailbox, drop, self._table_changed, lambda: self._stored.school
        )
        self._cut: dict[int, int] = {}
        """By pupil: when their last line was cut."""
        self._code = ("", 0)
        """The code and its number, once a teacher's line told it."""
        self._jobs: asyncio.Queue[ClassJob | None] = asyncio.Queue()
        self._open = True
        self._why = "restart"
        self._busy = False
        self._beat: Alarm | None = None
        self._alarm: Alarm | None = None
        self._due = 0
        self._rang = -1
        """How many rows there were when a deadline was last rung."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._tending = False
        self._task = asyncio.create_task(self._run(), name=name)
        self.put(ClassJob(lambda _school: None))

    @property
    def idle(self) -> bool:
        """Whether nothing waits to be done."""
        return self._jobs.empty() and not self._busy and not self._tasks

    def put(self, job: ClassJob) -> None:
        """Queue something; jobs are done in this order."""
        if self.over:
            _refuse(job)
            return
        self.touched = self.world.clock.now()
        self._jobs.put_nowait(job)

    async def settle(self, job: ClassJob) -> messages.Tell:
        """Queue something and wait until it is done; No if it was refused."""
        done: asyncio.Future[messages.Tell] = asyncio.get_running_loop().create_future()
        job.answer = lambda told: None if done.done() else done.set_result(told)
        self.put(job)
        told = await done
        if isinstance(told, messages.Refusal):
            raise No(told.code, told.rule, told.facts)
        return told

    async def peek(self) -> SchoolClass:
        """The class as it stands, once everything before is done; No when there is none."""
        seen: list[SchoolClass] = []
        await self.settle(ClassJob(seen.append))
        return seen[0]

    def keep(self, epoch: int) -> None:
        """While the lease was broken others may have had the class: is this still its epoch?"""
        if self._stored.epoch not in (0, epoch):
            self._stored.lost = True
            self.put(ClassJob(lambda _school: None))

    def ring(self) -> None:
        """A deadline may have come."""
        self._due = 0
        self._rang = self._stored.school.seq if self._stored.school else -1
        job = ClassJob(
            lambda school: class_judge.rung(school, self.world.clock.now(), self.awaited(school))
        )
        job.at_once = True
        self.put(job)

    async def close(self, why: str) -> None:
        """Finish what was begun, then close all lines."""
        self._why = why
        self._open = False
        self._jobs.put_nowait(None)
        await self._task
        if self._tasks:
            await asyncio.wait(self._tasks)

    # Lines

    async def join(self, line: ClassLine) -> None:
        """A new line: it is told the class as it is, and all that changes."""

        def decide(school: SchoolClass) -> None:
            if line in self.lines:
                return
            self._need_place(school, line)
            if line.who == TEACHER:
                self._code = (code_of(line.secret, school.key), school.key)
            self.lines.append(line)
            self._tell(school, line)
            if notice := self.world.house.notice:
                line.tell(messages.Notice(text=notice))

        try:
            await self.settle(ClassJob(decide))
        except No:
            line.closed = True
            raise

    def _need_place(self, school: SchoolClass, line: ClassLine) -> None:
        """Nobody can keep the teacher or another pupil out."""
        own = sum(other.who == line.who for other in self.lines)
        if line.who >= 0 and line.who not in school.pupils:
            raise No("no-link")
        if own >= (BOARDS if line.who < 0 else self.world.limits.lines_of_one):
            raise No("full")
        if own and line.who >= 0 and len(self.lines) >= self.world.limits.lines:
            raise No("full")

    def hung_up(self, line: ClassLine) -> None:
        """A line is gone; was it somebody's last?"""
        if line in self.lines:
            self.lines.remove(line)
        if line.who >= 0 and not any(other.who == line.who for other in self.lines):
            self._cut[line.who] = self.world.clock.now()
        self._at_beat()

    def here(self) -> list[int]:
        """The pupils whose line is up."""
        return sorted({line.who for line in self.lines if line.who >= 0})

    def awaited(self, school: SchoolClass) -> list[int]:
        """Those, and whoever was here a moment ago."""
        late = self.world.clock.now() - GRACE
        lately = {pupil for pupil, at in self._cut.items() if at > late}
        return sorted((set(self.here()) | lately) & set(school.pupils))

    def _eyes(self, school: SchoolClass) -> class_now.ClassEyes:
        code, number = self._code
        return class_now.ClassEyes(
            asking=self.world.asking,
            now=0,
            here=[pupil for pupil in self.here() if pupil in school.pupils],
            awaited=self.awaited(school),
            code=code if number == school.key else "",
            tables=self._tables.seen,
        )

    def _tell(self, school: SchoolClass, *lines: ClassLine) -> None:
        """What is not as it was told before."""
        if not lines:
            return
        eyes, now = self._eyes(school), self.world.clock.now()
        for line in lines:
            told = _told(school, eyes, line)
            if told != line.told:
                line.told = told
                line.tell(msgspec.structs.replace(told, now=now))

    def _tell_pupils(self, school: SchoolClass) -> None:
        for line in list(self.lines):
            if line.who >= 0 and line.who not in school.pupils:
                self._hang_up(line, "removed")
            elif line.who in school.voided:
                self._hang_up(line, "void")
        school.voided.clear()
        self._tell(school, *(line for line in self.lines if line.who >= 0))

    def _hang_up(self, line: ClassLine, why: str) -> None:
        line.hang_up(why)
        self.hung_up(line)

    def _at_beat(self) -> None:
        """Boards are told what is new, a moment later."""
        if self._beat is None and self._open:
            self._beat = self.world.clock.after(BEAT, self._tell_boards)

    def _tell_boards(self) -> None:
        self._beat = None
        school = self._stored.school
        if school is None or not self.world.lease.holds:
            if self._open and self.lines:
                self._at_beat()
            return
        self._tell(school, *(line for line in self.lines if line.who < 0))

    # What comes in

    def ask(self, line: ClassLine, ask: class_messages.AnyClassAsk) -> None:
        """A message that came over a line."""
        if isinstance(ask, class_messages.TakeSeat | class_messages.LookIn):
            self._begin(self._lead(line, ask))
            return
        if isinstance(ask, class_messages.MakeScreen | class_messages.RenewPupil):
            self.put(self._new_way(line, ask))
            return
        drawn = Drawn()

        async def prepare(school: SchoolClass) -> None:
            await self._draw(school, line, ask, drawn)

        def decide(school: SchoolClass) -> ClassVerdict:
            if isinstance(ask, class_messages.RenamePupil):
                self.world.house.need_fit(ask.name)
            now, here = self.world.clock.now(), self.awaited(school)
            verdict = class_judge.judge_class(school, line.who, ask, now, drawn, here)
            if isinstance(ask, class_messages.SetDoor) and ask.open:
                self._code = (code_of(line.secret, drawn.key), drawn.key)
                verdict.links = [Link(links.digest(self._code[0]), self.id, "code")]
            return verdict

        job = ClassJob(decide, f"c{line.who}", ask.nonce)
        job.prepare, job.answer = prepare, line.answer
        job.at_once = line.who == TEACHER
        self.put(job)

    async def _draw(
        self, school: SchoolClass, line: ClassLine, ask: class_messages.AnyClassAsk, drawn: Drawn
    ) -> None:
        """What has to be drawn before it can be judged; only for who may ask for it."""
        if line.who != TEACHER:
            return
        world, rng = self.world, Random(self.world.dice.bytes(16))
        drawn.key = int.from_bytes(world.dice.bytes(6))
        match ask:
            case class_messages.HoldBee():
                class_judge.need_rules(ask.rules)
                questions.need_pool(world.finder, ask.rules.pool)
                level = ask.rules.level
                drawn.question = await self._question(school, ask.rules, level, rng)
            case class_messages.NextQuestion():
                bee = class_judge.held(school)
                level = bee.level_of(bee.number + 1)
                drawn.question = await self._question(school, bee.rules, level, rng)
            case class_messages.HoldLearning():
                questions.need_pool(world.finder, ask.rules.pool)
                rules = ask.rules
                drawn.items = await world.thinking.think(
                    lambda: questions.items(world.finder, self._pack, rules, rng), self.id
                )
            case class_messages.HoldTables():
                plan, here = ask.rules, self.awaited(school)
                drawn.tables = await world.thinking.think(
                    lambda: groups.tables(school, plan, here, world.finder, rng), self.id
                )

    async def _question(
        self, school: SchoolClass, rules: rows.BeeRules, level: int, rng: Random
    ) -> rows.QuestionRow:
        world, asked = self.world, set(school.asked)

        def draw() -> rows.QuestionRow:
            found = questions.drawn(world.finder, self._pack, rules.pool, level, asked, rng)
            world.asking.prepare(found.question)
            return found

        return await world.thinking.think(draw, self.id)

    def _pack(self, game: str) -> Pack | None:
        house = self.world.packs.get(game)
        return house.pack if house else None

    def _new_way(
        self, line: ClassLine, ask: class_messages.MakeScreen | class_messages.RenewPupil
    ) -> ClassJob:
        """A link is said once and never kept: so this is not answered again by its nonce."""
        secret = links.secret(self.world.dice)

        def decide(school: SchoolClass) -> ClassVerdict:
            if line.who != TEACHER:
                raise No("not-teacher")
            if isinstance(ask, class_messages.RenewPupil):
                class_judge.pupil_of(school, ask.pupil)
                link = Link(links.digest(secret), self.id, "person", ask.pupil)
                verdict = ClassVerdict(rows.NewWayRow(pupil=ask.pupil))
            else:
                link = Link(links.digest(secret), self.id, "watch")
                verdict = ClassVerdict(rows.NewWayRow(pupil=SCREEN))
            verdict.links = [link]
            return verdict

        def answer(told: messages.Tell) -> None:
            if isinstance(told, messages.Done):
                told = class_messages.WayTold(nonce=ask.nonce, room=self.id, link=secret)
            elif isinstance(told, messages.Refusal):
                told = msgspec.structs.replace(told, nonce=ask.nonce)
            line.answer(told)

        job = ClassJob(decide)
        job.answer = answer
        return job

    async def _lead(
        self, line: ClassLine, ask: class_messages.TakeSeat | class_messages.LookIn
    ) -> None:
        """A link to a table, for who plays there or for the teacher."""
        told: messages.Tell
        try:
            school = await self.peek()
            number, person = _place(school, line.who, ask)
            room, secret = await self._tables.way(school, number, person)
            told = class_messages.WayTold(nonce=ask.nonce, room=room, link=secret)
        except No as no:
            told = messages.Refusal(nonce=ask.nonce, code=no.code, rule=no.rule, facts=no.facts)
        except StoreError as error:
            facts: dict[str, int | str] = {"why": error.code}
            told = messages.Refusal(nonce=ask.nonce, code="storage", facts=facts)
        line.answer(told)

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Doing jobs

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            self._busy = True
            if self.world.in_hand is not None:
                self.world.in_hand(self.id)
            try:
                await self._do(job)
            except Lost:
                self.world.metrics.add("lost")
                self._stored.forget()
                break
            except Exception:
                LOG.exception("%s: a job could not be finished", self.id)
                self.world.metrics.add("faults")
                self._stored.forget()
                for line in self.lines:
                    line.hang_up("restart")
                self.lines.clear()
            self._busy = False
            if self.world.in_hand is not None:
                self.world.in_hand("")
            if self.over:
                break
        if self.world.in_hand is not None:
            self.world.in_hand("")
        self._end()

    def _end(self) -> None:
        """Lines hear this and nothing after it; others who wait are refused."""
        self._busy, self._open, self.over = False, False, True
        for alarm in (self._beat, self._alarm):
            if alarm is not None:
                alarm.cancel()
        self._tables.close()
        for line in self.lines:
            line.hang_up(self._why)
        self.lines.clear()
        while not self._jobs.empty():
            if (left := self._jobs.get_nowait()) is not None:
                _refuse(left)

    async def _do(self, job: ClassJob) -> None:
        while (told := await self._told(job)) is None:
            await self.world.lease.held()
        if isinstance(told, messages.Refusal):
            self.world.metrics.add("refusals")
        if job.answer is not None:
            job.answer(told)
        school = self._stored.school
        if school is None:
            if self.lines and self._open:
                self.world.clock.after(RECOVERY, lambda: self.put(ClassJob(lambda _school: None)))
            return
        if school.closed:
            await self._erase(school)
            return
        self._tell_pupils(school)
        if job.at_once or (school.bee is not None and school.bee.stage != "asking"):
            self._tell(school, *(line for line in self.lines if line.who < 0))
        else:
            self._at_beat()
        self._look_around(school)

    async def _told(self, job: ClassJob) -> messages.Tell | None:
        """The answer to a job; None where no row backs it and the lease does not hold (D-1.11)."""
        refusal = messages.Refusal(nonce=job.nonce, code="fault")
        try:
            return await self._decided(job)
        except Lost:
            raise
        except StoreError as error:
            self._stored.forget()
            self.world.metrics.add("store_errors")
            known = await self._stored_after_all(job)
            if known is not None:
                return known
            facts: dict[str, int | str] = {"why": error.code}
            refusal = messages.Refusal(nonce=job.nonce, code="storage", facts=facts)
        except No as no:
            refusal = messages.Refusal(nonce=job.nonce, code=no.code, rule=no.rule, facts=no.facts)
        except Exception:
            LOG.exception("%s: a job failed", self.id)
            self._stored.forget()
            self.world.metrics.add("faults")
        return refusal if self.world.lease.holds else None

    async def _stored_after_all(self, job: ClassJob) -> messages.Tell | None:
        try:
            return await self._stored.known(job.sender, job.nonce)
        except StoreError:
            return None

    async def _decided(self, job: ClassJob) -> messages.Tell | None:
        for _ in range(TRIES):
            school = await self._stored.awake()
            if school.closed:
                raise No("no-link")
            try:
                if job.prepare is not None:
                    await job.prepare(school)
                if not self.world.lease.holds:
                    return None
                verdict = job.decide(school)
            except No:
                if (known := await self._stored.known(job.sender, job.nonce)) is not None:
                    return known
                raise
            if isinstance(verdict, messages.Tell):
                return verdict
            if verdict is None or not verdict.facts:
                return messages.Done(nonce=job.nonce, seq=0)
            try:
                return await self._stored.append(school, verdict, job.sender, job.nonce)
            except Clash:
                self.world.metrics.add("clashes")
                self._stored.forget()
            except Repeated as repeated:
                self.world.metrics.add("repeats")
                self._stored.forget()
                return class_messages.read_tell(repeated.answer)
        raise StoreError("busy", "other processes were always faster")

    def _look_around(self, school: SchoolClass) -> None:
        """After every job: set the timer, look after the tables."""
        if not self._open:
            return
        if school.due != self._due:
            if self._alarm is not None:
                self._alarm.cancel()
            self._due = school.due
            wait = max(0, school.due - self.world.clock.now()) * 1000
            if self._rang == school.seq:
                wait = max(wait, AGAIN)
            self._alarm = self.world.clock.after(wait, self.ring)
        over = [each for each in self._tables.over if _is_open(school, each)]
        self._tables.over.clear()
        if over:
            self.put(ClassJob(lambda now: ClassVerdict(*(o for o in over if _is_open(now, o)))))
        if school.untended and not self._tending:
            self._tending = True
            self._begin(self._tend())

    def _table_changed(self) -> None:
        """Something happened at a table."""
        if self._tables.over:
            self.put(ClassJob(lambda _school: None))
        self._at_beat()

    async def _tend(self) -> None:
        """Until the rooms are as the class says; what fails is tried again."""
        try:
            while self._open and (school := self._stored.school) is not None and school.untended:
                school.untended = False
                await self._tables.tend(school)
        except (No, StoreError) as error:
            LOG.warning("%s: a table could not be looked after: %s", self.id, error)
            if school is not None:
                school.untended = True
            if self._open:
                self.world.clock.after(RECOVERY, lambda: self.put(ClassJob(lambda _s: None)))
        finally:
            self._tending = False

    async def _erase(self, school: SchoolClass) -> None:
        """Nothing is left of the class, in memory and in the store."""
        self._open = False
        for task in self._tasks:
            task.cancel()
        try:
            rooms, store = school.rooms, self.world.store
            await self._drop(rooms, lambda: store.erase([self.id, *rooms]))
        except StoreError as error:
            LOG.warning("%s: could not be erased: %s", self.id, error.code)
            self.world.clock.after(RECOVERY, lambda: self.put(ClassJob(lambda _school: None)))
            return
        self.world.metrics.add("deleted")
        self._why = "closed"
        self.over = True


def _told(
    school: SchoolClass, eyes: class_now.ClassEyes, line: ClassLine
) -> class_messages.TeacherNow | class_messages.PupilNow | class_messages.ScreenNow:
    if line.who == TEACHER:
        return class_now.teacher_now(school, eyes, line.lang)
    if line.who == SCREEN:
        return class_now.screen_now(school, eyes, line.lang)
    return class_now.pupil_now(school, line.who, eyes, line.lang)


def _place(
    school: SchoolClass, who: int, ask: class_messages.TakeSeat | class_messages.LookIn
) -> tuple[int, int]:
    """The table and the person there that somebody asks for."""
    if isinstance(ask, class_messages.LookIn):
        if who != TEACHER:
            raise No("not-teacher")
        if ask.table not in school.tables:
            raise No("unknown-table", facts={"table": ask.table})
        return ask.table, HOST
    table = school.table_of(who)
    if who not in school.pupils:
        raise No("not-pupil")
    if table is None:
        raise No("not-now")
    return table.plan.table, table.plan.pupils.index(who) + 1


def _is_open(school: SchoolClass, over: rows.OverRow) -> bool:
    return over.table in school.tables and school.tables[over.table].over is None


def _refuse(job: ClassJob) -> None:
    if job.answer is not None:
        job.answer(messages.Refusal(nonce=job.nonce, code="closing"))
