"""Coming and going, noted once it has lasted: else whoever comes and goes fills the log (D-4.8)."""

from questable.table.log import rows
from questable.table.log.room import Room
from questable.table.ports import Clock

LASTING = 4_000
"""Milliseconds that somebody has to be away before a row says so."""
LONGEST = 256_000
"""The same for somebody who comes and goes all the time."""
MEMORY = 600_000
"""For so long, in milliseconds, it is remembered how often somebody went."""


class Presence:
    """Who of a room hung up here, and when."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._left: dict[int, tuple[int, int]] = {}
        """By person: when their last line was cut, and when that is worth a row."""
        self._noted: dict[int, list[int]] = {}
        """By person: when it was noted lately that they went."""

    def left(self, person: int) -> int:
        """Somebody's last line is cut: microseconds until that is worth a row."""
        now = self._clock.now()
        lately = [at for at in self._noted.get(person, []) if at > now - MEMORY]
        wait = min(LASTING << len(lately), LONGEST)
        self._noted[person] = lately
        self._left[person] = (now, now + wait)
        return wait * 1000

    def back(self, person: int) -> None:
        """Somebody has a line again."""
        self._left.pop(person, None)

    def gone(self, room: Room) -> list[int]:
        """Those who hung up and of whom no row says so yet."""
        people = room.people
        return [each for each in sorted(self._left) if each in people and people[each].up]

    def cuts(self, room: Room, all_of_them: bool) -> list[rows.LineRow]:
        """The rows that are due, or all: before a deadline decides for who is not there."""
        now = self._clock.now()
        found = []
        for person in self.gone(room):
            at, due = self._left[person]
            if all_of_them or due <= now:
                self._noted[person].append(now)
                found.append(rows.LineRow(person=person, up=False, cut=at))
        return found
