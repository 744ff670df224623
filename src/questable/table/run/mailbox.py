"""One mailbox a room: judge, store, then tell (docs/table.md).

Jobs are done one after the other. What a job decides is folded into the room and stored as one
group; only then anybody hears of it. If the store says no, the room is forgotten and read anew.
"""

import asyncio
from collections.abc import Awaitable, Callable

from questable.engine import GameFinder
from questable.table.judge import clocks
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.fold import fold
from questable.table.log.play import NotWhole
from questable.table.log.room import Room
from questable.table.log.snapshot import taken
from questable.table.ports import (
    ALONE,
    COMPANY,
    PLAYED,
    Clash,
    Clock,
    Dice,
    Group,
    News,
    Reading,
    Repeated,
    Store,
    StoredRow,
    StoreError,
    Thinking,
    group_bytes,
)
from questable.table.run.house import House
from questable.table.run.limits import Limits
from questable.table.run.line import LOG, Line
from questable.table.run.loading import load
from questable.table.run.metrics import Metrics
from questable.table.told import messages
from questable.table.told.eyes import Eyes, Telling, around, concerns, eyes_of

TRIES = 20
"""How often a message is judged again because another process was faster."""
RECOVERY = 1_000_000
"""Microseconds until a store that failed is asked again."""
LEASE = 2_000
"""Milliseconds for which one process runs a race."""
GAME = ("act", "undo", "sealed", "clock", "ask", "consent", "change", "late", "bot", "back")
"""Rows by which a running game goes on, in a room that is nearly full."""
LAST = ("line", "end", "remove", "next")
"""Rows that a full room takes all the same."""
SETTING_UP = (rows.ChooseRow, rows.DealRow, rows.NextRow)
"""Rows after which a game is set up."""
HISTORY = 4096
"""Rows that a room keeps in memory for those who come back; older ones are read again."""


class World:
    """All that a room needs of the outside."""

    def __init__(
        self,
        store: Store,
        finder: GameFinder,
        clock: Clock,
        dice: Dice,
        news: News,
        limits: Limits,
        thinking: Thinking,
        reading: Reading,
    ) -> None:
        self.store = store
        self.finder = finder
        self.clock = clock
        self.dice = dice
        self.news = news
        self.limits = limits
        self.thinking = thinking
        self.reading = reading
        self.counts = Metrics()
        self.house = House()
        self.owner = dice.bytes(8).hex()
        """What this process calls itself when it leases a race."""


Decide = Callable[[Room], Verdict | messages.Tell | None]
Answer = Callable[[messages.Tell], None]
Prepare = Callable[[Room], Awaitable[None]]


class Job:
    """Something to be decided, and who waits for the answer."""

    def __init__(
        self,
        decide: Decide,
        answer: Answer | None = None,
        sender: str = "",
        nonce: str = "",
        racing: bool = False,
    ) -> None:
        self.prepare: Prepare | None = None
        """What takes longer than a moment and has to be known before anything is decided."""
        self.decide = decide
        self.answer = answer
        self.sender = sender
        self.nonce = nonce
        self.racing = racing
        """A race is run by one process alone, which holds its lease."""


class Mailbox:
    """The room's one queue."""

    def __init__(self, room: str, world: World, after: Callable[["Mailbox"], None]) -> None:
        self.id = room
        self.world = world
        self.room: Room | None = None
        self.lines: list[Line] = []
        self.touched = world.clock.now()
        self._after = after
        """Called when a job is done: bots, clocks and races look whether they have to act."""
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._told = -1
        """All lines have heard of the rows before this; -1 before the room was read."""
        self._alarm = -1
        self._life = -1
        self._bytes = 0
        """What the room takes in the store."""
        self._lease = 0
        self._kept = 0
        """The number of rows in the last snapshot."""
        self._busy = False
        self._stale = False
        """Whether another process is known to have stored more."""
        self._task = asyncio.create_task(self._run(), name=f"room {room}")
        self._writing: set[asyncio.Task[None]] = set()

    def put(self, job: Job) -> None:
        """Queue something; jobs are done in this order."""
        self.touched = self.world.clock.now()
        self._jobs.put_nowait(job)

    async def settle(self, job: Job) -> messages.Tell:
        """Queue something and wait for the answer."""
        done: asyncio.Future[messages.Tell] = asyncio.get_running_loop().create_future()

        def answer(told: messages.Tell) -> None:
            if not done.done():
                done.set_result(told)

        job.answer = answer
        self.put(job)
        return await done

    async def peek(self) -> Room:
        """The room as it stands, for a look; No when there is none."""
        seen: list[Room] = []
        answer = await self.settle(Job(seen.append))
        if isinstance(answer, messages.Refusal):
            raise No(answer.code, answer.rule, answer.facts)
        return seen[0]

    @property
    def idle(self) -> bool:
        """Whether nothing waits to be done."""
        return self._jobs.empty() and not self._busy

    async def close(self) -> None:
        """Finish what was begun."""
        self._jobs.put_nowait(None)
        await self._task
        if self._writing:
            await asyncio.wait(self._writing)

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            self._busy = True
            try:
                await self._do(job)
            except Exception:
                # Telling failed after storing: whoever comes back reads what is stored.
                LOG.exception("room %s: a job could not be finished", self.id)
                self.world.counts.add("faults")
                self._forget()
                for line in list(self.lines):
                    line.hang_up("restart")
                self.lines.clear()
            self._busy = False

    async def _do(self, job: Job) -> None:
        try:
            told = await self._decided(job)
        except StoreError as error:
            self._forget()
            self.world.counts.add("store_errors")
            told = await self._stored_after_all(job) or messages.Refusal(
                nonce=job.nonce, code="storage", facts={"why": error.code}
            )
        except No as no:
            told = _refusal(job, no)
        except Exception:
            LOG.exception("room %s: a job failed", self.id)
            self._forget()
            self.world.counts.add("faults")
            told = messages.Refusal(nonce=job.nonce, code="fault")
        if isinstance(told, messages.Refusal):
            self.world.counts.add("refusals")
        if job.answer is not None:
            job.answer(told)
        if self.room is None:
            await self._recover()
        self._tell()
        if self.room is not None:
            self._after(self)

    async def _recover(self) -> None:
        """Read the room anew, now or as soon as the store can."""
        try:
            await self.awake()
        except (StoreError, No):
            if self.lines:
                self.world.clock.after(RECOVERY, lambda: self.put(Job(lambda _room: None)))

    async def _decided(self, job: Job) -> messages.Tell:
        if job.racing and not await self._leased():
            return _refusal(job, No("elsewhere"))
        for _ in range(TRIES):
            room = await self.awake()
            self._tell()
            try:
                if job.prepare is not None:
                    await job.prepare(room)
                verdict = job.decide(room)
            except NotWhole:
                await self._read(whole=True)
                continue
            except No as no:
                known = await self._known(job)
                return known or _refusal(job, no)
            if isinstance(verdict, messages.Tell):
                return verdict
            if verdict is None or not verdict.facts:
                if self._stale:
                    self._forget()
                return messages.Done(nonce=job.nonce, seq=room.told)
            try:
                return await self._store(room, job, verdict)
            except Clash:
                # UNIQUE(room, seq) is the last referee: read what the other process did.
                self.world.counts.add("clashes")
                self._forget()
            except Repeated as repeated:
                self.world.counts.add("repeats")
                self._forget()
                return messages.read_tell(repeated.answer)
        raise StoreError("busy", "other processes were always faster")

    async def _store(self, room: Room, job: Job, verdict: Verdict) -> messages.Tell:
        """Fold, then store: a row that cannot be folded is never stored."""
        now = self.world.clock.now()
        stored = [
            StoredRow(seq, now, str(fact.__struct_config__.tag), rows.encoded(fact))
            for seq, fact in enumerate(verdict.facts, room.seq)
        ]
        self._need_space(stored)
        if verdict.seed is not None:
            room.seeds[verdict.seed[0]] = verdict.seed[1]
        await self._fold(room, now, verdict.facts)
        told = _refusal(job, verdict.no) if verdict.no else None
        answer = told or messages.Done(nonce=job.nonce, seq=room.told)
        alarm = next((due.at for due in clocks.dues(room)), 0)
        group = Group(
            room=self.id,
            rows=stored,
            sender=job.sender,
            nonce=job.nonce,
            answer=messages.write(answer) if job.nonce else b"",
            alarm=None if alarm == self._alarm else alarm,
            life=None if (life := _life(room)) == self._life else life,
            seed=verdict.seed,
            links=verdict.links,
            void=verdict.void,
        )
        await self.world.store.append(group)
        self._alarm = alarm
        self._life = life
        self._bytes += group_bytes(group)
        self.world.counts.add("groups")
        self.world.counts.add("rows", len(group.rows))
        self.world.news.publish(self.id, room.seq)
        self._snapshot(room)
        return answer

    async def _fold(self, room: Room, now: int, facts: list[rows.AnyFact]) -> None:
        def folding() -> None:
            for fact in facts:
                fold(room, rows.Row(room.seq, now, fact))
            room.prepare()

        if any(isinstance(fact, SETTING_UP) for fact in facts):
            # A pack that somebody brought may take a while, and other tables do not wait for it.
            await self.world.thinking.think(folding)
        else:
            folding()

    def _need_space(self, stored: list[StoredRow]) -> None:
        """No when the room is full; a game that runs still comes to its end."""
        most = self.world.limits.room_bytes
        if any(row.kind in LAST for row in stored):
            most *= 3
        elif all(row.kind in GAME for row in stored):
            most *= 2
        if self._bytes + sum(len(row.data) for row in stored) > most:
            raise No("room-full", facts={"most": self.world.limits.room_bytes})

    async def _leased(self) -> bool:
        now = self.world.clock.now()
        if now > self._lease - LEASE // 2:
            until = now + LEASE
            if not await self.world.store.lease(self.id, self.world.owner, now, until):
                return False
            self._lease = until
        return True

    async def _known(self, job: Job) -> messages.Tell | None:
        """What was answered to the same nonce before."""
        if not job.nonce:
            return None
        answer = await self.world.store.answer(self.id, job.sender, job.nonce)
        return messages.read_tell(answer) if answer is not None else None

    async def _stored_after_all(self, job: Job) -> messages.Tell | None:
        """After an error nobody knows what the store did; the nonce does, if it can be asked."""
        try:
            return await self._known(job)
        except StoreError:
            return None

    async def awake(self) -> Room:
        """The room, read from the store if it must be."""
        if self.room is None:
            await self._read(whole=False)
        assert self.room is not None
        return self.room

    async def _read(self, whole: bool) -> None:
        self.room = None
        room = await self._load(whole)
        if 0 <= self._told < room.base:
            room = await self._load(True)
        shelf = await self.world.store.shelf(self.id)
        self._bytes = shelf.bytes if shelf else 0
        self._life = shelf.life if shelf else -1
        self.world.counts.add("loads")
        if room.base:
            self.world.counts.add("snapshots_used")
        self.room = room
        self._kept = max(room.base, self._kept)
        if self._told < 0:
            self._told = room.seq

    async def _load(self, whole: bool) -> Room:
        world = self.world
        return await load(world.store, world.finder, self.id, whole, world.thinking)

    def refresh(self, seq: int) -> None:
        """Another process has stored rows up to before `seq`."""

        def decide(room: Room) -> None:
            if room.seq < seq:
                self._stale = True

        self.put(Job(decide))

    def _forget(self) -> None:
        self.room = None
        self._stale = False
        self._alarm = -1

    def _snapshot(self, room: Room) -> None:
        if len(room.history) > HISTORY:
            room.base += HISTORY // 2
            del room.history[: HISTORY // 2]
        if room.seq - self._kept < self.world.limits.snapshot_rows:
            return
        self._kept = room.seq
        task = asyncio.create_task(self._keep(room.seq, taken(room)))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _keep(self, seq: int, data: bytes) -> None:
        try:
            await self.world.store.keep_snapshot(self.id, seq, data)
        except StoreError:
            LOG.warning("room %s: no snapshot could be kept", self.id)

    def _tell(self) -> None:
        """One message to each line about all that is new, built from its own view."""
        room, since = self.room, self._told
        if room is None or room.seq == since:
            return
        self._told = room.seq
        only = concerns(room, since)
        telling = Telling(room, since, around(room, since))
        built: dict[Eyes, bytes] = {}
        for line in list(self.lines):
            if line.behind is not None:
                continue
            eyes = eyes_of(room, line.person)
            if only is not None and eyes.seat not in only:
                continue
            if eyes not in built:
                built[eyes] = messages.write(telling.update(eyes))
            line.send(built[eyes])
        for line in list(self.lines):
            if line.person >= 0 and line.person not in room.people:
                line.hang_up("removed")
                self.lines.remove(line)
        self._hang_up(room, since)

    def _hang_up(self, room: Room, since: int) -> None:
        """D-4.2: a link that was changed opens nothing, in no process: its lines are closed."""
        for happened in room.history[since - room.base :]:
            fact = happened.row.fact
            if isinstance(fact, rows.RenewRow):
                whose = fact.person
            elif isinstance(fact, rows.LockRow) and fact.way == "watch":
                whose = -1
            else:
                continue
            for line in [line for line in self.lines if line.person == whose]:
                line.hang_up("void")
                line.steward.hung_up(line)


def _life(room: Room) -> int:
    """How long a room is worth keeping."""
    if room.dealt:
        return PLAYED
    return COMPANY if room.next_person > 1 else ALONE


def _refusal(job: Job, no: No) -> messages.Refusal:
    return messages.Refusal(nonce=job.nonce, code=no.code, rule=no.rule, facts=no.facts)
