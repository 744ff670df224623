"""The timer of a room: rings when its next deadline comes."""

from collections.abc import Callable

from questable.table.judge import clocks
from questable.table.log.room import Room
from questable.table.ports import Alarm
from questable.table.run.job import Job
from questable.table.run.presence import Presence
from questable.table.run.ring import Ring
from questable.table.run.stored_room import StoredRoom
from questable.table.run.world import World

RETRY = 1_000_000
"""Microseconds until a deadline is rung again that could not be stored."""


class Timer:
    """One alarm, set to whatever is due first."""

    def __init__(
        self, stored: StoredRoom, world: World, presence: Presence, put: Callable[[Job], None]
    ) -> None:
        self._stored = stored
        self._world = world
        self._presence = presence
        self._put = put
        self._alarm: Alarm | None = None
        self._at = 0
        self._rang = -1
        """How many rows there were when a deadline was last rung."""

    def set(self, room: Room) -> None:
        """To the room's next deadline, if it has one."""
        at = next((due.at for due in clocks.dues(room)), 0)
        if at == self._at:
            return
        self.stop()
        self._at = at
        if at:
            wait = max(0, at - self._world.clock.now()) * 1000
            if self._rang == room.seq:
                wait = max(wait, RETRY)
            self._alarm = self._world.clock.after(wait, self.ring)

    def ring(self) -> None:
        """A deadline may have come; any process may find that out."""
        self._alarm, self._at = None, 0
        self._rang = self._stored.room.seq if self._stored.room else -1
        self._put(Ring(self._world, self._presence).job())

    def stop(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self._at = None, 0
