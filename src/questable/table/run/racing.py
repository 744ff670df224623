"""A race in a room: actions are held so that nobody gains by a short way, and ways are measured."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from questable.engine import RACE
from questable.table.judge.race import PINGS, Held, Hold
from questable.table.judge.verdict import No, Verdict
from questable.table.log import rows
from questable.table.log.room import PLAYING, Room
from questable.table.run.job import Decide, Job
from questable.table.run.lines import Lines
from questable.table.run.stored_room import StoredRoom
from questable.table.run.world import World
from questable.table.told import messages

FOREVER = 1 << 62
PING_SOON = 100_000
PING_LATER = 5_000_000
"""Microseconds between pings in a race, until ten are answered and then."""


class RaceMove(NamedTuple):
    """Who does what in a race."""

    seat: int
    person: int
    action: str


class Racing:
    """What stands between the lines and the queue while all may act at once."""

    def __init__(
        self, stored: StoredRoom, world: World, lines: Lines, put: Callable[[Job], None]
    ) -> None:
        self._stored = stored
        self._world = world
        self._lines = lines
        self._put = put
        self._hold = Hold()
        self._pinging = False
        self._open = True

    @property
    def runs(self) -> bool:
        """Whether the game is in a race now."""
        room = self._stored.room
        if room is None or room.play is None or room.phase != PLAYING:
            return False
        return room.play.state.actor == RACE

    def enter(self, job: Job, racer: RaceMove, arrival: int, half: int) -> None:
        """Hold a job that acts in a race; bots wait like anybody else."""
        held = Held(arrival, half, lambda: self._put(job))
        decide = job.decide
        job.decide = lambda room: _timed(room, decide, racer, held)
        self._hold.add(held, half, self._slowest())
        self._release()

    def _slowest(self) -> int:
        """The largest of the seats' smallest half round trips."""
        room = self._stored.room
        assert room is not None
        halves = [
            min((ln.trips.half() for ln in self._lines if ln.person in seat.people), default=0)
            for seat in room.seats
            if not seat.bot
        ]
        return max(halves, default=0)

    def _release(self) -> None:
        now = self._world.clock.micros()
        for held in self._hold.release(now):
            held.go()
        upcoming = self._hold.next()
        if upcoming is not None:
            self._world.metrics.add("held")
            self._world.clock.after(upcoming - now, self._release)

    def measure(self) -> None:
        """Ping all who may act, as long as the race runs."""
        if self.runs and not self._pinging:
            self._pinging = True
            self._world.clock.after(0, self._ping)

    def _ping(self) -> None:
        self._pinging = False
        if not self._open or not self.runs:
            return
        lines = [line for line in self._lines if line.person >= 0]
        for line in lines:
            line.ping()
        if lines:
            self._pinging = True
            known = all(len(line.trips.seen) >= PINGS for line in lines)
            self._world.clock.after(PING_LATER if known else PING_SOON, self._ping)

    def close(self) -> None:
        """Hold nothing any more."""
        self._open = False
        for held in self._hold.release(FOREVER):
            held.go()


def _timed(
    room: Room, decide: Decide, racer: RaceMove, held: Held
) -> Verdict | messages.Tell | None:
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
