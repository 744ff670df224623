"""The lines of a room: who fits in, how one catches up, and telling all of them what is new."""

from collections.abc import Iterator

from questable.table.judge.verdict import No
from questable.table.log import rows
from questable.table.log.play import NotWhole
from questable.table.log.room import Room
from questable.table.run.line import Line
from questable.table.run.world import World
from questable.table.told import eyes, messages


class Lines:
    """Everybody who listens to one room in this process."""

    def __init__(self, world: World) -> None:
        self.heard = -1
        """All lines have heard of the rows before this; -1 before the room was read."""
        self._world = world
        self._lines: list[Line] = []

    def __iter__(self) -> Iterator[Line]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)

    def has(self, person: int) -> bool:
        """Whether somebody has a line here."""
        return any(line.person == person for line in self._lines)

    def remove(self, line: Line) -> None:
        """A line that is gone, or never quite came."""
        if line in self._lines:
            self._lines.remove(line)

    def hang_up(self, why: str) -> None:
        """Close all of them."""
        for line in list(self._lines):
            line.hang_up(why)
        self._lines.clear()

    # Coming in

    def welcome(self, room: Room, line: Line, since: int) -> None:
        """Welcome, the table as it is, and from then on all that is new; No for who may not."""
        if line.person >= 0 and line.person not in room.people:
            raise No("no-link")
        if line.person < 0 and not room.settings.watching:
            raise No("watching")
        if not self._has_place(room, line):
            raise No("full")
        if 0 <= since < room.earliest:
            raise NotWhole
        now = self._world.clock.now()
        line.tell(messages.Welcome(room=room.id, person=line.person, seq=room.told, now=now))
        self.catch_up(room, line, since)
        self._lines.append(line)
        if notice := self._world.house.notice:
            line.tell(messages.Notice(text=notice))

    def _has_place(self, room: Room, line: Line) -> bool:
        """Whether one more line fits in; nobody can keep out those who sit (D-4.8)."""
        limits, lines = self._world.limits, self._lines
        own = sum(other.person == line.person for other in lines)
        if line.person >= 0:
            seated = room.people[line.person].seat >= 0
            fits = len(lines) < limits.lines or (seated and own == 0)
            return fits and own < limits.lines_of_one
        here = sum(other.person < 0 and other.origin == line.origin != "" for other in lines)
        fits = len(lines) < limits.lines and own < limits.watchers
        return fits and here < limits.watchers_of_one

    def catch_up(self, room: Room, line: Line, since: int) -> None:
        """From what was told as number `since` on; -1 for the table as it is."""
        line.behind = room.row(since) if since >= 0 else -1
        self.next_part(room, line, first=True)

    def next_part(self, room: Room, line: Line, first: bool = False) -> None:
        """The next part of a history, or all parts for a line that takes everything at once."""
        while line.behind is not None:
            told, until = eyes.part(room, eyes.eyes_of(room, line.person), line.behind, first)
            line.behind = until if told.part else None
            line.tell(told)
            first = False
            if line.paced:
                break

    # Being told

    def tell(self, room: Room) -> None:
        """One message to each line about all that is new, built from its own view."""
        if self.heard < 0:
            self.heard = room.seq
        since = self.heard
        if room.seq == since:
            return
        self.heard = room.seq
        only = eyes.concerns(room, since)
        telling = eyes.Telling(room, since, eyes.around(room, since))
        watching: dict[eyes.Eyes, list[Line]] = {}
        for line in self._lines:
            if line.behind is None:
                watching.setdefault(eyes.eyes_of(room, line.person), []).append(line)
        for seen, lines in watching.items():
            if only is not None and seen.seat not in only:
                continue
            # A bargain: one struct for all who see the same, so that whoever puts it into words
            # and bytes does it once for all of them. Nobody may change what is told.
            update = telling.update(seen)
            for line in lines:
                line.tell(update)
        self._hang_up_removed(room)
        self._hang_up_void(room, since)

    def _hang_up_removed(self, room: Room) -> None:
        for line in list(self._lines):
            if line.person >= 0 and line.person not in room.people:
                line.hang_up("removed")
                self._lines.remove(line)

    def _hang_up_void(self, room: Room, since: int) -> None:
        """D-4.2: a link that was changed opens nothing, in no process: its lines are closed."""
        for happened in room.history[since - room.base :]:
            fact = happened.row.fact
            if isinstance(fact, rows.RenewRow | rows.WayRow):
                whose = fact.person
            elif isinstance(fact, rows.LockRow) and fact.way == "watch":
                whose = -1
            else:
                continue
            for line in [line for line in self._lines if line.person == whose]:
                line.hang_up("void")
                line.mailbox.hung_up(line)
