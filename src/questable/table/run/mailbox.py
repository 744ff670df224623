"""The mailbox of a room: judge, fold, store, then tell (docs/architecture.md, Follow one move).

It is all that the hall and the lines know of a room. Jobs are done one after the other. What a
job decides is folded into the room and stored as one group; only then anybody hears of it. If the
store says no, the room is forgotten and read anew. If it lives in another process by then, lines
are told to come back and nothing else is said: the mailbox is over, and when somebody comes a new
one takes its place.
"""

import asyncio

from questable.engine import Pack
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.play import NotWhole
from questable.table.log.room import Room
from questable.table.ports import Clash, Lost, Repeated, StoreError
from questable.table.run import hints, incoming
from questable.table.run.bot_seats import BotSeats
from questable.table.run.job import Job
from questable.table.run.line import LOG, End, Line
from questable.table.run.lines import Lines
from questable.table.run.presence import Presence
from questable.table.run.racing import RaceMove, Racing
from questable.table.run.stored_room import StoredRoom
from questable.table.run.timer import Timer
from questable.table.run.world import World
from questable.table.told import messages

TRIES = 20
"""How often a message is judged again because its numbers, or a new code, were taken."""
RECOVERY = 1_000_000
"""Microseconds until a store that failed is asked again."""
LATER = ("busy", "storage")
"""Refusals of what this house will do a moment later."""


class Mailbox:
    """One room's queue, with its lines, its timer, its bots and its races."""

    def __init__(self, room: str, world: World) -> None:
        self.world = world
        self.lines = Lines(world)
        self.touched = world.clock.now()
        """When something was last put in."""
        self.over = False
        """Whether nothing will be done any more; whoever waits for it is told so."""
        self._stored = StoredRoom(room, world)
        self._presence = Presence(world.clock)
        self._timer = Timer(self._stored, world, self._presence, self.put)
        self._racing = Racing(self._stored, world, self.lines, self.put)
        self._bots = BotSeats(self._stored, world, self._racing, self.put)
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._busy = False
        self._open = True
        self._why = "restart"
        """What lines are told at the end."""
        self._hints: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._run(), name=f"room {room}")
        self.put(Job(self._woke))
        self.follow()

    @property
    def room(self) -> Room | None:
        """The room as it stands, for a look; None while it is not read."""
        return self._stored.room

    @property
    def idle(self) -> bool:
        """Whether nothing waits to be done or thought about."""
        return self._jobs.empty() and not self._busy and self._bots.idle and not self._hints

    def put(self, job: Job) -> None:
        """Queue something; jobs are done in this order."""
        if self.over:
            _refuse(job)
            return
        self.touched = self.world.clock.now()
        self._jobs.put_nowait(job)

    async def settle(self, job: Job) -> None:
        """Queue something and wait until it is done; No if it was refused."""
        done: asyncio.Future[messages.Tell] = asyncio.get_running_loop().create_future()

        def answer(told: messages.Tell) -> None:
            if not done.done():
                done.set_result(told)

        job.answer = answer
        self.put(job)
        told = await done
        if isinstance(told, messages.Refusal):
            raise No(told.code, told.rule, told.facts)

    async def peek(self) -> Room:
        """The room as it stands, once everything before is done; No when there is none."""
        seen: list[Room] = []
        await self.settle(Job(seen.append))
        return seen[0]

    def keep(self, epoch: int) -> None:
        """While the lease was broken others may have had the room: is this still its epoch?"""
        if self._stored.epoch not in (0, epoch):
            self._stored.lost = True
            self.put(Job(lambda _room: None))

    def follow(self) -> None:
        """The house's pack of a game may have changed."""
        if not self.world.packs or not self._open:
            return

        def answer(told: messages.Tell) -> None:
            if isinstance(told, messages.Refusal) and told.code in LATER:
                self.world.clock.after(RECOVERY, self.follow)

        job = incoming.follow(self.world)
        job.answer = answer
        self.put(job)

    def ring(self) -> None:
        """A deadline may have come."""
        self._timer.ring()

    async def close(self, why: str) -> None:
        """Finish what was begun, then close all lines."""
        self._why = why
        self._stop()
        self._jobs.put_nowait(None)
        await self._task
        await self._stored.close()

    def _stop(self) -> None:
        """Nothing new begins by itself."""
        self._open = False
        self._timer.stop()
        self._bots.close()
        for task in self._hints:
            task.cancel()
        self._racing.close()

    # Lines

    async def join(self, person: int, end: End, since: int, origin: str, paced: bool) -> Line:
        """A new line: Welcome, the table as it is, and from then on all that is new."""
        line = Line(self, person, end, origin)
        line.paced = paced

        def decide(room: Room) -> Verdict | None:
            if line not in self.lines:
                self.lines.welcome(room, line, since)
                self._presence.back(person)
            return self._returned(room, person)

        try:
            await self.settle(Job(decide))
        except No:
            line.closed = True
            self.lines.remove(line)
            raise
        return line

    def pack(self) -> Pack | None:
        """What the room plays with, if anything: which cards there are is no secret."""
        room = self.room
        return room.setup().pack if room is not None and room.chosen is not None else None

    def ask(self, line: Line, ask: messages.AnyAsk, arrival: int, data: bytes | str) -> None:
        """A message that came over a line, and as it came."""
        if isinstance(ask, messages.Hint):
            task = asyncio.create_task(hints.hint(self.world, self.peek, line, ask))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
            return
        job = incoming.job(self.world, self.lines, line, ask, data)
        if isinstance(ask, messages.Act) and self._racing.runs:
            guest = self.room.people.get(line.person) if self.room else None
            racer = RaceMove(guest.seat if guest else -1, line.person, ask.action)
            self._racing.enter(job, racer, arrival, line.trips.half())
        else:
            self.put(job)

    def go_on(self, line: Line) -> None:
        """A line that is behind takes the next part."""

        def decide(room: Room) -> None:
            if line in self.lines:
                self.lines.next_part(room, line)

        self.put(Job(decide))

    def hung_up(self, line: Line) -> None:
        """A line is gone; was it somebody's last?"""
        self.lines.remove(line)
        if self._open and line.person >= 0 and not self.lines.has(line.person):
            self.world.clock.after(self._presence.left(line.person), self._note_gone)

    def _note_gone(self) -> None:
        if self._open:
            self.put(Job(lambda room: Verdict(*self._presence.cuts(room, all_of_them=False))))

    def _woke(self, room: Room) -> Verdict | None:
        """After a restart nobody's line is up, whatever the last row says."""
        gone = [p for p, guest in room.people.items() if guest.up and not self.lines.has(p)]
        lines = [rows.LineRow(person=person, up=False, woke=True) for person in sorted(gone)]
        return Verdict(*lines) if lines else None

    def _returned(self, room: Room, person: int) -> Verdict | None:
        """T-3.3: whoever comes back takes over from the bot that played in silence."""
        guest = room.people.get(person)
        if guest is None or guest.up:
            return None
        verdict = Verdict(rows.LineRow(person=person, up=True))
        if guest.seat >= 0 and room.seats[guest.seat].why == "silent":
            verdict.facts.append(rows.BackRow(seat=guest.seat))
        return verdict

    # Doing jobs

    async def _run(self) -> None:
        while (job := await self._jobs.get()) is not None:
            self._busy = True
            if self.world.in_hand is not None:
                self.world.in_hand(self._stored.id)
            try:
                await self._do(job)
            except Lost:
                self.world.metrics.add("lost")
                self._stop()
                self._stored.forget()
                self._jobs.put_nowait(job)
                break
            except Exception:
                # Telling failed after storing: whoever comes back reads what is stored.
                LOG.exception("room %s: a job could not be finished", self._stored.id)
                self.world.metrics.add("faults")
                self._stored.forget()
                self.lines.hang_up("restart")
            self._busy = False
            if self.world.in_hand is not None:
                self.world.in_hand("")
        if self.world.in_hand is not None:
            self.world.in_hand("")
        # Lines hear this and nothing after it; others who wait are refused.
        self.lines.hang_up(self._why)
        self._busy, self.over = False, True
        while not self._jobs.empty():
            if (left := self._jobs.get_nowait()) is not None:
                _refuse(left)

    async def _do(self, job: Job) -> None:
        while (told := await self._told(job)) is None:
            # What was found may not be so any more: once it is known whose the room is, it is
            # judged again.
            await self.world.lease.held()
        if isinstance(told, messages.Refusal):
            self.world.metrics.add("refusals")
        if job.answer is not None:
            job.answer(told)
        if self.room is None:
            await self._recover()
        if self.room is not None:
            self.lines.tell(self.room)
            self._look_around(self.room)

    async def _told(self, job: Job) -> messages.Tell | None:
        """The answer to a job; None where no row backs it and the lease does not hold (D-1.11)."""
        try:
            return await self._decided(job)
        except Lost:
            raise
        except StoreError as error:
            self._stored.forget()
            self.world.metrics.add("store_errors")
            if (known := await self._stored_after_all(job)) is not None:
                return known
            refusal = messages.Refusal(nonce=job.nonce, code="storage", facts={"why": error.code})
        except No as no:
            refusal = job.refusal(no)
        except Exception:
            LOG.exception("room %s: a job failed", self._stored.id)
            self._stored.forget()
            self.world.metrics.add("faults")
            refusal = messages.Refusal(nonce=job.nonce, code="fault")
        return refusal if self.world.lease.holds else None

    async def _decided(self, job: Job) -> messages.Tell | None:
        for _ in range(TRIES):
            room = await self._stored.awake(self.lines.heard)
            self.lines.tell(room)
            try:
                if job.prepare is not None:
                    await job.prepare(room)
                if not self.world.lease.holds:
                    return None
                verdict = job.decide(room)
            except NotWhole:
                await self._stored.read(self.lines.heard, whole=True)
                continue
            except No as no:
                if (known := await self._stored.known(job)) is not None:
                    return known
                raise no
            if isinstance(verdict, messages.Tell):
                return verdict
            if verdict is None or not verdict.facts:
                return messages.Done(nonce=job.nonce, seq=room.told)
            try:
                group, answer = await self._stored.folded(room, job, verdict)
                await self._stored.append(room, group)
                return answer
            except Clash:
                # The store is the last referee: read what it has, if the room is still ours.
                self.world.metrics.add("clashes")
                self._stored.forget()
            except Repeated as repeated:
                self.world.metrics.add("repeats")
                self._stored.forget()
                return messages.read_tell(repeated.answer)
        raise StoreError("busy", "other processes were always faster")

    async def _stored_after_all(self, job: Job) -> messages.Tell | None:
        """After an error nobody knows what the store did; the nonce does, if it can be asked."""
        try:
            return await self._stored.known(job)
        except StoreError:
            return None

    async def _recover(self) -> None:
        """Read the room anew, now or as soon as the store can."""
        try:
            await self._stored.awake(self.lines.heard)
        except (StoreError, No):
            if len(self.lines):
                self.world.clock.after(RECOVERY, lambda: self.put(Job(lambda _room: None)))

    def _look_around(self, room: Room) -> None:
        """After every job: set the timer, wake the bots, measure lines."""
        if not self._open:
            return
        self._timer.set(room)
        self._bots.wake(room)
        self._racing.measure()
        if (watch := self.world.watching.get(self._stored.id)) is not None:
            watch(room)


def _refuse(job: Job) -> None:
    """Nobody will do it here; what came over a line is not answered, since that is closed."""
    if job.answer is not None:
        job.answer(job.refusal(No("closing")))
