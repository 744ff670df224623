"""The tables of a class: rooms like any other, which are made, rested and looked at from here.

What has to be is read off the class; what is so, off the rooms. Whoever tends them makes the one
like the other, so that it does not matter where a process fell.
"""

from collections.abc import Awaitable, Callable, Iterable
from functools import partial

from questable.table.judge import house_pack, lobby, names, seating
from questable.table.judge.verdict import No, Verdict
from questable.table.log import class_rows, rows
from questable.table.log.room import ENDED, LOBBY, Room
from questable.table.log.school_class import SchoolClass, TableOf
from questable.table.ports import COMPANY, Clash, Group, Link, StoredRow
from questable.table.run import links
from questable.table.run.job import Job
from questable.table.run.mailbox import Mailbox
from questable.table.run.world import World
from questable.table.told import messages
from questable.table.told.class_messages import TableSeen
from questable.table.told.class_now import over_of, table_seen

Drop = Callable[[list[str], Callable[[], Awaitable[None]]], Awaitable[None]]
"""Closes rooms and has them forgotten before anybody comes in again."""
TEACHER = 0
"""The teacher is the host of each table; the pupils come after, by seat."""


class ClassTables:
    """All that one class has to do with its rooms."""

    def __init__(
        self,
        world: World,
        mailbox: Callable[[str], Mailbox],
        drop: Drop,
        changed: Callable[[], None],
        school: Callable[[], SchoolClass | None],
    ) -> None:
        self.seen: dict[int, TableSeen] = {}
        """By table: as it was last looked at."""
        self.over: list[class_rows.OverRow] = []
        """Games that ended and of which no row says so yet."""
        self._world = world
        self._mailbox = mailbox
        self._drop = drop
        self._changed = changed
        self._school = school
        self._known: dict[int, str] = {}
        """By table: the rooms that are looked after."""

    async def tend(self, school: SchoolClass) -> None:
        """Make the rooms what the class says."""
        gone = {n: room for n, room in self._known.items() if n not in school.tables}
        if gone:
            self.leave(gone)
            rooms = list(gone.values())
            await self._drop(rooms, partial(self._forget, rooms))
        for number, table in sorted(school.tables.items()):
            if table.over is None:
                await self._tend(school, number, table)

    async def _forget(self, rooms: list[str]) -> None:
        for room in rooms:
            await self._world.store.delete(room)

    def leave(self, numbers: Iterable[int]) -> None:
        """These are looked after no more."""
        for number in list(numbers):
            self._world.watching.pop(self._known.pop(number), None)
            self.seen.pop(number, None)

    def close(self) -> None:
        """None is."""
        self.leave(list(self._known))

    async def _tend(self, school: SchoolClass, number: int, table: TableOf) -> None:
        name = class_rows.table_name(school.id, number)
        if number not in self._known:
            self._known[number] = name
            self._world.watching[name] = partial(self._look, number)
        try:
            room = await self._mailbox(name).peek()
        except No as no:
            if no.code != "no-room":
                raise
            await self._make(school, name, table)
            room = await self._mailbox(name).peek()
        self._look_at(school, table, room)
        for decide in _wanted(school, table, room, self._world):
            await self._mailbox(name).settle(Job(decide))

    async def _make(self, school: SchoolClass, name: str, table: TableOf) -> None:
        """The room, with everybody seated and ready: whole or not at all."""
        world = self._world
        facts = await world.thinking.think(partial(_first, school, name, table, world), name)
        now = world.clock.now()
        stored = [
            StoredRow(seq, now, str(fact.__struct_config__.tag), rows.encoded(fact))
            for seq, fact in enumerate(facts)
        ]
        try:
            await world.store.append(Group(room=name, rows=stored, life=COMPANY))
            world.metrics.add("opened")
        except Clash:
            return

    def _look(self, number: int, room: Room) -> None:
        """Something happened at a table."""
        school = self._school()
        if school is not None and number in school.tables:
            self._look_at(school, school.tables[number], room)

    def _look_at(self, school: SchoolClass, table: TableOf, room: Room) -> None:
        number = table.plan.table
        seen = table_seen(school, table, room)
        over = over_of(table, room) if table.over is None else None
        if over is not None and over not in self.over:
            self.over.append(over)
            self._changed()
        if self.seen.get(number) != seen:
            self.seen[number] = seen
            self._changed()

    async def way(self, school: SchoolClass, number: int, person: int) -> tuple[str, str]:
        """A new link to a table for somebody who is there: the room and the secret."""
        name = class_rows.table_name(school.id, number)
        secret = links.secret(self._world.dice)

        def decide(room: Room) -> Verdict:
            if person not in room.people:
                raise No("not-now")
            verdict = Verdict(rows.WayRow(person=person))
            verdict.links = [Link(links.digest(secret), room.id, "person", person)]
            return verdict

        await self._mailbox(name).settle(Job(decide))
        return name, secret


def _first(school: SchoolClass, name: str, table: TableOf, world: World) -> list[rows.AnyFact]:
    """The first rows of a table: the teacher, the game, the pupils in their seats, the bots."""
    plan, fresh = table.plan, Room(name, world.finder)
    ask = messages.Choose(game=plan.game, players=plan.players, options=plan.options)
    game, house = world.finder.find(plan.game), world.packs.get(plan.game)
    if game is None:
        raise No("unknown-game", facts={"game": plan.game})
    facts: list[rows.AnyFact] = [rows.OpenRow(name=school.teacher)]
    if house is not None:
        facts.append(house_pack.chosen(game, ask, fresh, house))
    else:
        facts += lobby.choose(fresh, ask).facts
    called = [school.teacher]
    for seat, pupil in enumerate(plan.pupils):
        known = school.pupils.get(pupil)
        if known is None:
            facts.append(seating.bot_row(seat, plan.bots))
            continue
        called.append(names.distinct(known.name, called))
        person = seat + 1
        facts += [
            rows.EnterRow(person=person, name=called[-1]),
            rows.SitRow(person=person, seat=seat),
            rows.ReadyRow(person=person, ready=True),
        ]
    for seat in range(len(plan.pupils), plan.players):
        facts.append(seating.bot_row(seat, plan.bots))
    return facts


def _wanted(
    school: SchoolClass, table: TableOf, room: Room, world: World
) -> list[Callable[[Room], Verdict | None]]:
    """What a room still lacks to be as the class says."""
    found: list[Callable[[Room], Verdict | None]] = []
    if room.phase == LOBBY and not room.games:
        found.append(lambda now: lobby.start(now, world.dice) if now.phase == LOBBY else None)
    for seat, pupil in enumerate(table.plan.pupils):
        person = seat + 1
        if person not in room.people:
            continue
        if pupil not in school.pupils:
            found.append(partial(_leave, person=person))
        elif names.own(room, school.pupils[pupil].name, person) != room.people[person].name:
            found.append(partial(_call, person=person, name=school.pupils[pupil].name))
    if room.phase != ENDED and school.paused != (room.rested >= 0):
        found.append(partial(_rest, on=school.paused))
    return found


def _leave(room: Room, person: int) -> Verdict | None:
    return seating.leave(room, person) if person in room.people else None


def _call(room: Room, person: int, name: str) -> Verdict | None:
    if person not in room.people:
        return None
    return Verdict(rows.NameRow(person=person, name=names.own(room, name, person)))


def _rest(room: Room, on: bool) -> Verdict | None:
    return Verdict(rows.RestRow(on=on)) if on != (room.rested >= 0) else None
