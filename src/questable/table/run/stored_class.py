"""A class and its rows in the store: read, folded, written, and forgotten when anything fails."""

from questable.table.judge.class_judge import ClassVerdict
from questable.table.judge.verdict import No
from questable.table.log import class_rows as rows
from questable.table.log.school_class import SchoolClass, fold_class
from questable.table.ports import COMPANY, ROW_BYTES, Group, Lost, StoredRow, group_bytes
from questable.table.run.world import World
from questable.table.told import class_messages, messages


class StoredClass:
    """The only way from a class to its rows and back."""

    def __init__(self, name: str, world: World) -> None:
        self.id = name
        self.school: SchoolClass | None = None
        """How it stands; None before it was read, and after anything went wrong."""
        self.epoch = 0
        """Under which it was taken; 0 before that."""
        self.lost = False
        """Whether it is known to live in another process."""
        self._world = world
        self._bytes = 0
        self._at = 0
        self._alarm = -1

    async def awake(self) -> SchoolClass:
        """The class, read if it must be. It is taken first; Lost if it lives in another process."""
        if self.lost:
            raise Lost
        if self.school is not None:
            return self.school
        store, worker = self._world.store, self._world.lease.worker
        home = await (store.home(self.id) if self.epoch else store.take(self.id, worker))
        if home is None:
            raise No("no-link")
        if home.worker != worker.name or home.epoch != (self.epoch or home.epoch):
            raise Lost
        if home.falls >= self._world.limits.falls:
            raise No("fault")
        self.epoch, self._bytes, self._at = home.epoch, home.bytes, home.touched
        stored = await store.rows(self.id)
        school = await self._world.thinking.think(
            lambda: self._folded(stored), self.id, sum(len(row.data) for row in stored)
        )
        if not stored:
            raise No("no-link")
        school.voided.clear()
        school.untended = True
        self.school = school
        return school

    def forget(self) -> None:
        """What is in memory may not be what is stored: it is read again when it is needed."""
        self.school = None
        self._alarm = -1

    async def known(self, sender: str, nonce: str) -> messages.Tell | None:
        """What was answered to the same nonce before."""
        answer = await self._world.store.answer(self.id, sender, nonce) if nonce else None
        return class_messages.read_tell(answer) if answer is not None else None

    async def append(
        self, school: SchoolClass, verdict: ClassVerdict, sender: str, nonce: str
    ) -> messages.Tell:
        """Fold a verdict's rows, store them with the answer, and say it."""
        now = max(self._world.clock.now(), self._at)
        stored = [
            StoredRow(seq, now, str(fact.__struct_config__.tag), rows.encoded(fact))
            for seq, fact in enumerate(verdict.facts, school.seq)
        ]
        closes = any(isinstance(fact, rows.CloseRow | rows.GoneRow) for fact in verdict.facts)
        size = sum(ROW_BYTES + len(row.data) for row in stored)
        if self._bytes + size > self._world.limits.room_bytes and not closes:
            raise No("room-full", facts={"most": self._world.limits.room_bytes})
        for fact in verdict.facts:
            fold_class(school, school.seq, now, fact)
        # How many rows there are would tell who has answered: nobody is told.
        answer = messages.Done(nonce=nonce, seq=0)
        alarm = school.due
        group = Group(
            room=self.id,
            rows=stored,
            epoch=self.epoch,
            sender=sender if nonce else "",
            nonce=nonce,
            answer=messages.write(answer) if nonce else b"",
            alarm=None if alarm == self._alarm else alarm,
            life=COMPANY,
            links=verdict.links,
            void=verdict.void,
            shut=verdict.shut,
        )
        await self._world.store.append(group)
        self._alarm = alarm
        self._bytes += group_bytes(group)
        self._at = now
        self._world.metrics.add("groups")
        self._world.metrics.add("rows", len(stored))
        return answer

    def _folded(self, stored: list[StoredRow]) -> SchoolClass:
        school = SchoolClass(self.id)
        for row in stored:
            fold_class(school, row.seq, row.at, rows.decoded(row.data))
        if school.bee is not None and school.bee.question is not None:
            self._world.asking.prepare(school.bee.question.question)
        return school
