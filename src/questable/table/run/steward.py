"""The steward of a room: takes messages in, rings deadlines, lets bots act, runs races fairly."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from typing import NamedTuple

import msgspec

from questable.engine import RACE, Action
from questable.table.judge import clocks, lobby, moves, reading
from questable.table.judge.judge import judge, why_not
from questable.table.judge.race import PINGS, Held, Hold
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.play import NotWhole
from questable.table.log.room import PLAYING, Room
from questable.table.ports import Alarm
from questable.table.run import bot_seats, hints
from questable.table.run.line import Line
from questable.table.run.mailbox import Decide, Job, Mailbox, World
from questable.table.run.presence import Presence
from questable.table.run.ring import Ring
from questable.table.told import eyes, messages

FOREVER = 1 << 62
RETRY = 1_000_000
"""Microseconds until a deadline is rung again that could not be stored."""
PING_SOON = 100_000
PING_LATER = 5_000_000
"""Microseconds between pings in a race, until ten are answered and then."""


class Racer(NamedTuple):
    """Who does what in a race."""

    seat: int
    person: int
    action: str


class Steward:
    """Everything around one room's mailbox that needs time, lines or bots."""

    def __init__(self, room: str, world: World) -> None:
        self.world = world
        self.box = Mailbox(room, world, self._look_around)
        self._alarm: Alarm | None = None
        self._alarm_at = 0
        self._rang = -1
        """How many rows there were when a deadline was last rung."""
        self._hold = Hold()
        self._thinking: dict[int, Alarm | None] = {}
        self._quiet: dict[int, int] = {}
        """By seat: the position in which its bot chose not to call."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._pinging = False
        self._presence = Presence(world.clock)
        self._open = True
        self.box.put(Job(self._woke))

    @property
    def idle(self) -> bool:
        """Whether nothing is being done or thought about."""
        return self.box.idle and not self._tasks

    async def close(self, why: str) -> None:
        """Finish what was begun, then close all lines."""
        self._open = False
        for alarm in [self._alarm, *self._thinking.values()]:
            if alarm is not None:
                alarm.cancel()
        for task in self._tasks:
            task.cancel()
        for held in self._hold.release(FOREVER):
            held.go()
        await self.box.close()
        for line in self.box.lines:
            line.hang_up(why)
        self.box.lines.clear()

    # Lines

    async def join(
        self,
        person: int,
        tell: Callable[[bytes], None],
        since: int,
        origin: str,
        paced: bool,
    ) -> Line:
        """A new line: Welcome, the table as it is, and from then on all that is new."""
        line = Line(self, person, tell, origin)
        line.paced = paced

        def decide(room: Room) -> Verdict | None:
            if line not in self.box.lines:
                self._welcome(room, line, since)
            return self._returned(room, person)

        answer = await self.box.settle(Job(decide))
        if isinstance(answer, messages.Refusal):
            line.closed = True
            if line in self.box.lines:
                self.box.lines.remove(line)
            raise No(answer.code, answer.rule, answer.facts)
        return line

    def _welcome(self, room: Room, line: Line, since: int) -> None:
        if line.person >= 0 and line.person not in room.people:
            raise No("no-link")
        if line.person < 0 and not room.settings.watching:
            raise No("watching")
        if not self._has_place(room, line):
            raise No("full")
        if 0 <= since < room.earliest:
            raise NotWhole
        line.tell(messages.Welcome(room=room.id, person=line.person, seq=room.told))
        self._catch_up(room, line, since)
        self.box.lines.append(line)
        if notice := self.world.house.notice:
            line.tell(messages.Notice(text=notice))
        self._presence.back(line.person)

    def _has_place(self, room: Room, line: Line) -> bool:
        """Whether one more line fits in; nobody can keep out those who sit (D-4.8)."""
        limits, lines = self.world.limits, self.box.lines
        own = sum(other.person == line.person for other in lines)
        if line.person >= 0:
            seated = room.people[line.person].seat >= 0
            fits = len(lines) < limits.lines or (seated and own == 0)
            return fits and own < limits.lines_of_one
        here = sum(other.person < 0 and other.origin == line.origin != "" for other in lines)
        fits = len(lines) < limits.lines and own < limits.watchers
        return fits and here < limits.watchers_of_one

    def _catch_up(self, room: Room, line: Line, since: int) -> None:
        """From what was told as number `since` on; -1 for the table as it is."""
        line.behind = room.row(since) if since >= 0 else -1
        self._next_part(room, line, first=True)

    def _next_part(self, room: Room, line: Line, first: bool = False) -> None:
        while line.behind is not None:
            told, until = eyes.part(room, eyes.eyes_of(room, line.person), line.behind, first)
            line.behind = until if told.part else None
            line.tell(told)
            first = False
            if line.paced:
                break

    def go_on(self, line: Line) -> None:
        """A line that is behind takes the next part."""

        def decide(room: Room) -> None:
            if line in self.box.lines:
                self._next_part(room, line)

        self.box.put(Job(decide))

    def _returned(self, room: Room, person: int) -> Verdict | None:
        """T-3.3: whoever comes back takes over from the bot that played in silence."""
        guest = room.people.get(person)
        if guest is None or guest.up:
            return None
        verdict = Verdict(rows.LineRow(person=person, up=True))
        if guest.seat >= 0 and room.seats[guest.seat].why == "silent":
            verdict.facts.append(rows.BackRow(seat=guest.seat))
        return verdict

    def hung_up(self, line: Line) -> None:
        """A line is gone; was it somebody's last?"""
        if line in self.box.lines:
            self.box.lines.remove(line)
        if not self._open or line.person < 0:
            return

        if self._has_line(line.person):
            return

        self.world.clock.after(self._presence.left(line.person), self._note_gone)

    def _note_gone(self) -> None:
        if self._open:
            self.box.put(Job(lambda room: Verdict(*self._presence.cuts(room, all_of_them=False))))

    def _has_line(self, person: int) -> bool:
        return any(line.person == person for line in self.box.lines)

    def _woke(self, room: Room) -> Verdict | None:
        """After a restart nobody's line is up, whatever the last row says."""
        gone = [p for p, guest in room.people.items() if guest.up and not self._has_line(p)]
        lines = [rows.LineRow(person=person, up=False, woke=True) for person in sorted(gone)]
        return Verdict(*lines) if lines else None

    # Messages

    def ask(self, line: Line, ask: messages.AnyAsk, arrival: int, data: bytes | str) -> None:
        """A message that came over a line, and as it came."""
        if isinstance(ask, messages.Since):
            self.box.put(Job(lambda room: self._since(room, line, ask), line.caught_up))
        elif isinstance(ask, messages.WhyNot):
            self.box.put(Job(lambda room: self._why(room, line, ask), line.answer, nonce=ask.nonce))
        elif isinstance(ask, messages.Hint):
            self._keep(hints.hint(self.box, line, ask))
        elif isinstance(ask, messages.Choose) and (ask.pack or ask.record):
            self.box.put(self._brought(line, ask, data))
        elif isinstance(ask, messages.Act) and self._racing():
            self._race(line, ask, arrival)
        else:
            self.box.put(self._job(line, ask))

    def _job(self, line: Line, ask: messages.AnyAsk) -> Job:
        clock, dice = self.world.clock, self.world.dice

        def decide(room: Room) -> Verdict | messages.Tell | None:
            if isinstance(ask, messages.Name):
                self.world.house.need_fit(ask.name)
            return judge(room, line.person, ask, clock.now(), dice)

        return Job(
            decide,
            line.answer,
            f"p{line.person}",
            ask.nonce,
        )

    def _brought(self, line: Line, ask: messages.Choose, came: bytes | str) -> Job:
        """What a host brings is read elsewhere; meanwhile this room waits, and no other."""
        read: list[rows.ChooseRow] = []

        async def prepare(room: Room) -> None:
            lobby.need_choice(room, line.person)
            if not read:
                data = came.encode() if isinstance(came, str) else came
                sender = line.origin or room.id
                row = rows.decoded(await self.world.reading.read(reading.chosen, data, sender))
                assert isinstance(row, rows.ChooseRow)
                read.append(row)

        def decide(room: Room) -> Verdict:
            return lobby.brought(room, line.person, read[0], own_pack=not ask.record)

        job = self._job(line, ask)
        job.prepare, job.decide = prepare, decide
        return job

    def _since(self, room: Room, line: Line, ask: messages.Since) -> None:
        if 0 <= ask.seq < room.earliest:
            raise NotWhole
        self._catch_up(room, line, ask.seq)

    def _why(self, room: Room, line: Line, ask: messages.WhyNot) -> messages.Tell:
        rule = why_not(room, line.person, ask.action)
        return messages.Why(nonce=ask.nonce, action=ask.action, rule=rule, at=ask.at)

    # Races

    def _racing(self) -> bool:
        room = self.box.room
        if room is None or room.play is None or room.phase != PLAYING:
            return False
        return room.play.state.actor == RACE

    def _race(self, line: Line, ask: messages.Act, arrival: int) -> None:
        room = self.box.room
        guest = room.people.get(line.person) if room else None
        racer = Racer(guest.seat if guest else -1, line.person, ask.action)
        self._enter_race(self._job(line, ask), racer, arrival, line.trips.half())

    def _enter_race(self, job: Job, racer: Racer, arrival: int, half: int) -> None:
        """Hold a job that acts in a race; bots wait like anybody else."""
        held = Held(arrival, half, lambda: self.box.put(job))
        decide = job.decide
        job.racing = True
        job.decide = lambda room: _timed(room, decide, racer, held)
        self._hold.add(held, half, self._slowest())
        self._release()

    def _slowest(self) -> int:
        """The largest of the seats' smallest half round trips."""
        room = self.box.room
        assert room is not None
        halves = [
            min((ln.trips.half() for ln in self.box.lines if ln.person in seat.people), default=0)
            for seat in room.seats
            if not seat.bot
        ]
        return max(halves, default=0)

    def _release(self) -> None:
        now = self.world.clock.micros()
        for held in self._hold.release(now):
            held.go()
        upcoming = self._hold.next()
        if upcoming is not None:
            self.world.counts.add("held")
            self.world.clock.after(upcoming - now, self._release)

    def _ping(self) -> None:
        self._pinging = False
        if not self._open or not self._racing():
            return
        lines = [line for line in self.box.lines if line.person >= 0]
        for line in lines:
            line.ping()
        if lines:
            self._pinging = True
            known = all(len(line.trips.seen) >= PINGS for line in lines)
            self.world.clock.after(PING_LATER if known else PING_SOON, self._ping)

    # What comes by itself

    def _look_around(self, box: Mailbox) -> None:
        """After every job: set the alarm, wake the bots, measure lines, mend presence."""
        room = box.room
        if room is None or not self._open:
            return
        self._set_alarm(room)
        self._wake_bots(room)
        if self._racing() and not self._pinging:
            self._pinging = True
            self.world.clock.after(0, self._ping)
        for line in box.lines:
            guest = room.people.get(line.person)
            if guest is not None and not guest.up:
                # Another process woke the room and did not see this line.
                box.put(Job(partial(self._returned, person=line.person)))

    def _set_alarm(self, room: Room) -> None:
        at = next((due.at for due in clocks.dues(room)), 0)
        if at == self._alarm_at:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self._alarm_at = None, at
        if at:
            wait = max(0, at - self.world.clock.now()) * 1000
            if self._rang == room.seq:
                wait = max(wait, RETRY)
            self._alarm = self.world.clock.after(wait, self.ring)

    def ring(self) -> None:
        """A deadline may have come; any process may find that out."""
        self._alarm, self._alarm_at = None, 0
        self._rang = self.box.room.seq if self.box.room else -1
        self.box.put(Ring(self.world, self._presence).job())

    def _wake_bots(self, room: Room) -> None:
        for seat in bot_seats.thinking(room):
            play = room.play
            if seat in self._thinking or play is None or self._quiet.get(seat) == play.moved:
                continue
            pace = room.settings.pace * 1000
            self._thinking[seat] = None
            self._thinking[seat] = self.world.clock.after(pace, partial(self._think, seat))

    def _think(self, seat: int) -> None:
        room = self.box.room
        if room is None or room.play is None or seat not in bot_seats.thinking(room):
            self._thinking.pop(seat, None)
            if room is not None:
                self._wake_bots(room)
            return
        if bot_seats.keeps_quiet(room, seat, Random(self.world.dice.bytes(8))):
            self._quiet[seat] = room.play.moved
            self._thinking.pop(seat, None)
            return
        level = room.seats[seat].bot
        question = bot_seats.Question(room, seat, level, self.world.dice)
        self._keep(self._answer(question))

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, question: bot_seats.Question) -> None:
        action = await self.world.thinking.think(question.answer)
        job = Job(lambda room: self._bot_acts(room, question, action))
        if self._racing():
            racer = Racer(question.seat, -1, action.text)
            self._enter_race(job, racer, self.world.clock.micros(), 0)
        else:
            self.box.put(job)

    def _bot_acts(self, room: Room, question: bot_seats.Question, action: Action) -> Verdict | None:
        self._thinking.pop(question.seat, None)
        play = room.play
        if play is None or room.phase != PLAYING or not room.seats[question.seat].bot:
            return None
        if play.moved != question.moved and play.state.actor != RACE:
            return None
        try:
            verdict = moves.act(room, question.seat, action.text, "bot")
        except No:
            return None
        self.world.counts.add("bot_actions")
        return verdict


def _timed(room: Room, decide: Decide, racer: Racer, held: Held) -> Verdict | messages.Tell | None:
    """What a racing job comes to, with its times; one that holding made too late is noted."""
    racing = room.play is not None and room.play.state.actor == RACE
    try:
        verdict = decide(room)
    except No as no:
        if not held.overtaken or not no.rule:
            raise
        late = rows.LateRow(
            seat=racer.seat,
            action=racer.action,
            rule=no.rule,
            person=racer.person,
            arrival=held.arrival,
            adjusted=held.adjusted,
        )
        verdict = Verdict(late)
        verdict.no = no
        return verdict
    if racing and isinstance(verdict, Verdict) and isinstance(verdict.facts[0], rows.ActRow):
        first = verdict.facts[0]
        verdict.facts[0] = msgspec.structs.replace(
            first, arrival=held.arrival, adjusted=held.adjusted
        )
    return verdict
