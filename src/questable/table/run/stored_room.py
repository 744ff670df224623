"""A room and its rows in the store: read, folded, written, and forgotten when anything fails.

Memory is never ahead of the store for longer than one append: whoever asks after a failure reads
the rows again.
"""

import asyncio

from questable.table.judge import clocks
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.class_rows import class_of
from questable.table.log.fold import fold
from questable.table.log.room import Room
from questable.table.log.snapshot import taken
from questable.table.ports import (
    ALONE,
    COMPANY,
    PLAYED,
    ROW_BYTES,
    Group,
    Lost,
    StoredRow,
    StoreError,
    group_bytes,
)
from questable.table.run.job import Job
from questable.table.run.line import LOG
from questable.table.run.loading import load, size_of
from questable.table.run.world import World
from questable.table.told import messages

GAME = ("act", "undo", "sealed", "clock", "ask", "consent", "change", "late", "bot", "back")
"""Rows by which a running game goes on, in a room that is nearly full."""
LAST = ("line", "end", "remove", "next")
"""Rows that a full room takes all the same."""
SETTING_UP = (rows.ChooseRow, rows.PackRow, rows.DealRow, rows.NextRow)
"""Rows after which a game is set up."""
HISTORY = 4096
"""Rows that a room keeps in memory for those who come back; older ones are read again."""


class StoredRoom:
    """The only way from a room to its rows and back."""

    def __init__(self, room: str, world: World) -> None:
        self.id = room
        self.room: Room | None = None
        """How it stands; None before it was read, and after anything went wrong."""
        self.epoch = 0
        """Under which it was taken; 0 before that."""
        self.lost = False
        """Whether it is known to live in another process."""
        self._world = world
        self._alarm = -1
        self._life = -1
        self._bytes = 0
        """What the room takes in the store."""
        self._at = 0
        """The time of its last row."""
        self._kept = 0
        """The number of rows in the last snapshot."""
        self._writing: set[asyncio.Task[None]] = set()

    # Out of the store

    async def awake(self, heard: int) -> Room:
        """The room, read from the store if it must be, with all rows after those heard."""
        if self.lost:
            raise Lost
        return self.room or await self.read(heard, whole=False)

    async def read(self, heard: int, whole: bool) -> Room:
        """The room read anew: from its last snapshot on, or whole. It is taken first, so that
        nobody else stores anything in it; Lost if it lives in another process, or once did."""
        self.room = None
        store, worker = self._world.store, self._world.lease.worker
        if school := class_of(self.id):
            # The tables of a class live where it does.
            above = await store.take(school, worker)
            if above is None:
                raise No("no-room")
            if above.worker != worker.name:
                raise Lost
        home = await (store.home(self.id) if self.epoch else store.take(self.id, worker))
        if home is None:
            raise No("no-room")
        if home.worker != worker.name or home.epoch != (self.epoch or home.epoch):
            raise Lost
        if home.falls >= self._world.limits.falls:
            raise No("fault")
        self.epoch = home.epoch
        room = await self._load(whole)
        if 0 <= heard < room.base:
            room = await self._load(True)
        self._bytes, self._life, self._at = home.bytes, home.life, home.touched
        self._world.metrics.add("loads")
        if room.base:
            self._world.metrics.add("snapshots_used")
        self.room = room
        self._kept = max(room.base, self._kept)
        return room

    async def _load(self, whole: bool) -> Room:
        world = self._world
        return await load(world.store, world.finder, self.id, whole, world.thinking)

    def forget(self) -> None:
        """What is in memory may not be what is stored: it is read again when it is needed."""
        self.room = None
        self._alarm = -1

    async def known(self, job: Job) -> messages.Tell | None:
        """What was answered to the same nonce before."""
        if not job.nonce:
            return None
        answer = await self._world.store.answer(self.id, job.sender, job.nonce)
        return messages.read_tell(answer) if answer is not None else None

    # Into the store

    async def folded(self, room: Room, job: Job, verdict: Verdict) -> tuple[Group, messages.Tell]:
        """A verdict's rows, folded into the room, and the answer to be stored with them.

        Folded first: a row that cannot be folded is never stored. Whatever a clock says that was
        set meanwhile, or that of another machine: the times of a room's rows never go back.
        """
        now = max(self._world.clock.now(), self._at)
        stored = [
            StoredRow(seq, now, str(fact.__struct_config__.tag), rows.encoded(fact))
            for seq, fact in enumerate(verdict.facts, room.seq)
        ]
        self._need_space(stored)
        if verdict.seed is not None:
            room.seeds[verdict.seed[0]] = verdict.seed[1]
        await self._fold(room, now, verdict.facts, size_of(stored))
        told = job.refusal(verdict.no) if verdict.no else None
        answer = told or messages.Done(nonce=job.nonce, seq=room.told)
        alarm = next((due.at for due in clocks.dues(room)), 0)
        life = _life(room)
        group = Group(
            room=self.id,
            rows=stored,
            epoch=self.epoch,
            sender=job.sender,
            nonce=job.nonce,
            answer=messages.write(answer) if job.nonce else b"",
            alarm=None if alarm == self._alarm else alarm,
            life=None if life == self._life else life,
            seed=verdict.seed,
            links=verdict.links,
            void=verdict.void,
            shut=verdict.shut,
        )
        return group, answer

    async def append(self, room: Room, group: Group) -> None:
        """Store what was folded."""
        await self._world.store.append(group)
        self._alarm = self._alarm if group.alarm is None else group.alarm
        self._life = self._life if group.life is None else group.life
        self._bytes += group_bytes(group)
        self._at = group.rows[-1].at
        self._world.metrics.add("groups")
        self._world.metrics.add("rows", len(group.rows))
        self._snapshot(room)

    async def _fold(self, room: Room, now: int, facts: list[rows.AnyFact], size: int) -> None:
        def folding() -> None:
            for fact in facts:
                fold(room, rows.Row(room.seq, now, fact))
            room.prepare()

        if any(isinstance(fact, SETTING_UP) for fact in facts):
            # A pack that somebody brought may take a while, and other tables do not wait for it.
            await self._world.thinking.think(folding, self.id, size)
        else:
            folding()

    def _need_space(self, stored: list[StoredRow]) -> None:
        """No when the room is full; a game that runs still comes to its end."""
        most = self._world.limits.room_bytes
        if any(row.kind in LAST for row in stored):
            most *= 3
        elif all(row.kind in GAME for row in stored):
            most *= 2
        if self._bytes + sum(ROW_BYTES + len(row.data) for row in stored) > most:
            raise No("room-full", facts={"most": self._world.limits.room_bytes})

    def _snapshot(self, room: Room) -> None:
        if len(room.history) > HISTORY:
            room.base += HISTORY // 2
            del room.history[: HISTORY // 2]
        if room.seq - self._kept < self._world.limits.snapshot_rows:
            return
        self._kept = room.seq
        task = asyncio.create_task(self._keep(room.seq, taken(room)))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _keep(self, seq: int, data: bytes) -> None:
        try:
            await self._world.store.keep_snapshot(self.id, seq, data)
        except StoreError:
            LOG.warning("room %s: no snapshot could be kept", self.id)

    async def close(self) -> None:
        """Until all snapshots are written; then the room is free to go.

        A mailbox and its parts know each other, so they go when garbage is next looked for; the
        room, which is the large part, does not wait for that.
        """
        if self._writing:
            await asyncio.wait(self._writing)
        self.forget()


def _life(room: Room) -> int:
    """How long a room is worth keeping."""
    if room.dealt:
        return PLAYED
    return COMPANY if room.next_person > 1 else ALONE
