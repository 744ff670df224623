"""The hall: opens rooms, checks links, wakes rooms and lets them sleep, forgets old ones."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from questable.engine import Game, GameFinder, Pack
from questable.table.judge import names, powers, seating
from questable.table.judge.house_pack import HousePack
from questable.table.judge.verdict import No, Verdict
from questable.table.log import archive, rows
from questable.table.log.class_rows import is_class
from questable.table.log.room import LOBBY, PLAYING, Room
from questable.table.ports import (
    ALONE,
    COMPANY,
    PLAYED,
    Clock,
    Dice,
    Group,
    Link,
    QuestionWords,
    Reading,
    Store,
    StoredRow,
    StoreError,
    T,
    Thinking,
    Worker,
)
from questable.table.run import links
from questable.table.run.house import HousePolicy
from questable.table.run.inline import InlineReading, InlineThinking, PlainAsking
from questable.table.run.job import Job
from questable.table.run.lease import LEASE, Lease
from questable.table.run.limits import Limits
from questable.table.run.line import LOG, BaseLine, End, Line
from questable.table.run.loading import row_of, size_of
from questable.table.run.mailbox import Mailbox
from questable.table.run.packer import Packer
from questable.table.run.schools import Schools
from questable.table.run.world import World
from questable.table.told import eyes, messages

SWEEP = 5_000_000
"""Microseconds between two sweeps."""
MINUTE = 60_000
DAY = 24 * 60 * MINUTE
RECOUNT = 10 * MINUTE
"""Other workers open and forget rooms too: so often they are counted again."""
ANY = -2
"""The first seat that is free."""
PERSON, DOOR, WATCH, CODE = "person", "door", "watch", "code"


class Opened(msgspec.Struct, frozen=True):
    """A new room and its secrets; they are shown once."""

    room: str
    person: int
    link: str
    door: str
    watch: str


class Entered(msgspec.Struct, frozen=True):
    """Somebody who came in, and their own link."""

    room: str
    person: int
    link: str


class Pass(msgspec.Struct, frozen=True):
    """Who somebody is, by the link they brought."""

    room: str
    kind: str
    person: int


class Peek(msgspec.Struct, frozen=True):
    """A room from outside."""

    table: messages.TableNow
    seq: int
    awaited: list[int]
    """The seats that the table waits for; nobody but their own people is told."""


class Hall:
    """One a process."""

    def __init__(
        self,
        store: Store,
        finder: GameFinder,
        clock: Clock,
        dice: Dice,
        limits: Limits,
        *,
        worker: Worker | None = None,
        thinking: Thinking | None = None,
        reading: Reading | None = None,
        analysing: Reading | None = None,
        asking: QuestionWords | None = None,
    ) -> None:
        """Without places of their own, bots think and packs are read on the spot; without a worker
        to be, the whole house is this hall's."""
        thinking, reading = thinking or InlineThinking(finder), reading or InlineReading(finder)
        analysing = analysing or reading
        self.worker = worker or Worker(dice.bytes(8).hex())
        lease = Lease(store, clock, self.worker, LEASE, self._keep)
        self.world = World(
            store,
            finder,
            clock,
            dice,
            limits,
            lease,
            thinking,
            reading,
            analysing,
            asking or PlainAsking(),
        )
        self.awake: dict[str, Mailbox] = {}
        """By id, the rooms in memory: all that the hall knows of a room is its mailbox."""
        self.schools = Schools(self.world, self._mailbox, self._drop)
        """The classes in memory."""
        self._dropping: set[str] = set()
        """Rooms that are about to be forgotten."""
        self._packer = Packer(self.world)
        self._sweeping: asyncio.Task[None] | None = None
        self._open = False
        self.house = HousePolicy()
        self._rooms = 0
        """As counted when the doors were opened and once a while; opening a room counts none."""
        self._counted = 0

    async def begin(self) -> None:
        """Live, and sweep from now on."""
        await self.world.reading.begin()
        await self.world.thinking.begin()
        await self.world.analysing.begin()
        await self.world.lease.begin()
        self._open = True
        self._rooms = await self.world.store.count()
        self._later()

    async def close(self) -> None:
        """Finish what was begun, tell all lines to come back, and give all rooms back."""
        self._open = False
        self.schools.closing = True
        self.world.lease.ending()
        if self._sweeping is not None:
            await asyncio.wait([self._sweeping])
        await self._packer.close()
        await self.world.reading.close()
        await self.world.analysing.close()
        await asyncio.gather(*(each.close("restart") for each in self.schools.awake.values()))
        await asyncio.gather(*(mailbox.close("restart") for mailbox in self.awake.values()))
        self.awake.clear()
        await self.world.lease.end()
        await self.world.thinking.close()

    def _keep(self, homes: dict[str, int]) -> None:
        """The lease was broken: only these rooms are still ours, those with another epoch anew."""
        for room, mailbox in self.awake.items():
            mailbox.keep(homes.get(room, -1))
        self.schools.keep(homes)

    def need_space(self) -> None:
        """No when nothing new can be opened here."""
        self.house.need_open()
        if self._rooms >= self.world.limits.rooms:
            raise No("full")

    async def open(self, name: str) -> Opened:
        """A new room with its host."""
        world = self.world
        self.need_space()
        plain = self._fit(name)
        room = links.room_name(world.dice)
        own, door, watch = (links.secret(world.dice) for _ in range(3))
        data = rows.encoded(rows.OpenRow(name=plain))
        group = Group(
            room=room,
            rows=[StoredRow(0, world.clock.now(), "open", data)],
            links=[
                Link(links.digest(own), room, PERSON, 0),
                Link(links.digest(door), room, DOOR),
                Link(links.digest(watch), room, WATCH),
            ],
        )
        await world.store.append(group)
        self._rooms += 1
        world.metrics.add("opened")
        return Opened(room, 0, own, door, watch)

    def _fit(self, name: str) -> str:
        """A name as it is shown; No for one that cannot be."""
        plain = names.clean(name)
        self.house.need_fit(plain)
        return plain

    def announce(self, house: HousePolicy) -> None:
        """The keeper has spoken: all lines hear of a new notice, or of its end."""
        if house.notice != self.house.notice:
            lines: list[BaseLine] = [line for each in self.awake.values() for line in each.lines]
            for line in [*lines, *self.schools.lines()]:
                line.tell(messages.Notice(text=house.notice))
        self.house = self.world.house = house

    def play_with(self, game: str, house: HousePack) -> None:
        """A game is played with this from now on: rooms that are awake hear of it at once, others
        when they wake."""
        self.world.packs[game] = house
        for mailbox in self.awake.values():
            mailbox.follow()

    async def authenticate(self, secret: str) -> Pass:
        """Who comes with this secret. A code is a door, for as long as the table waits."""
        link = await self.world.store.link(links.digest(secret))
        if link is None or (link.kind == CODE) != links.is_code(secret):
            raise No("no-link")
        return Pass(link.room, DOOR if link.kind == CODE else link.kind, link.person)

    async def enter(self, secret: str, name: str, origin: str = "", sits: bool = False) -> Entered:
        """Somebody comes in by the door and becomes a person of the room.

        `origin` is where they come from; one place cannot send everybody who fits in. Who `sits`
        takes the first seat that is free and is ready, if there is one.
        """
        door = await self.authenticate(secret)
        if door.kind != DOOR:
            raise No("no-link")
        self.house.need_open()
        limits, trace = self.world.limits, links.trace(door.room, origin)

        def need_place(room: Room) -> None:
            here = sum(guest.origin == trace != "" for guest in room.people.values())
            if len(room.people) >= limits.people or here >= limits.people_of_one:
                raise No("full")
            if links.is_code(secret) and room.phase != LOBBY:
                raise No("no-link")

        return await self._come_in(door.room, name, trace, need_place, ANY if sits else -1)

    async def invite(self, host: Pass, seat: int, name: str) -> Entered:
        """The host makes a link for a seat: whoever has it sits there, or asks those who do.

        For a seat there is always a place, however many came in by the door.
        """

        def need_place(room: Room) -> None:
            self._need_host(room, host)
            if len(room.people) >= self.world.limits.people + len(room.seats):
                raise No("full")

        return await self._come_in(host.room, name, "", need_place, seat)

    async def _come_in(
        self, room: str, name: str, origin: str, need: Callable[[Room], None], seat: int = -1
    ) -> Entered:
        self.house.need_fit(name)
        secret = links.secret(self.world.dice)
        came: list[int] = []

        def decide(room: Room) -> Verdict:
            need(room)
            person = room.next_person
            plain = names.own(room, name)
            verdict = Verdict(rows.EnterRow(person=person, name=plain, origin=origin))
            if room.host not in room.people:
                verdict.facts.append(rows.HostRow(person=person))
            if seat >= 0:
                verdict.facts += seating.sit(room, person, seat, self.world.clock.now()).facts
            elif seat == ANY:
                verdict.facts += seating.welcome(room, person)
            verdict.links = [Link(links.digest(secret), room.id, PERSON, person)]
            came[:] = [person]
            return verdict

        await self._settled(room, decide)
        return Entered(room, came[0], secret)

    async def renew(self, passed: Pass, person: int) -> str:
        """A new link for oneself, or by the host for another; lines by the old one are closed."""
        if passed.kind != PERSON:
            raise No("no-link")
        secret = links.secret(self.world.dice)

        def decide(room: Room) -> Verdict:
            verdict = powers.renew(room, passed.person, person)
            verdict.links = [Link(links.digest(secret), room.id, PERSON, person)]
            return verdict

        await self._settled(passed.room, decide)
        return secret

    async def reopen(self, host: Pass, kind: str) -> str:
        """The host changes the lock of the door, of the spectators' link, or the code."""
        made: list[str] = []

        def decide(room: Room) -> Verdict:
            self._need_host(room, host)
            if kind not in (DOOR, WATCH, CODE):
                raise No("no-link")
            if kind == CODE and room.phase != LOBBY:
                raise No("playing")
            # A code that another table has clashes, and is drawn again when it is judged again.
            made[:] = [(links.code if kind == CODE else links.secret)(self.world.dice)]
            verdict = Verdict(rows.LockRow(way=kind))
            verdict.links = [Link(links.digest(made[0]), room.id, kind)]
            return verdict

        await self._settled(host.room, decide)
        return made[0]

    async def join(
        self,
        passed: Pass,
        end: End,
        since: int = -1,
        origin: str = "",
        paced: bool = False,
    ) -> Line:
        """A line to the room: from now on it hears all that is new.

        A paced one calls `go_on` for each further part of a long history.
        """
        if passed.kind == DOOR:
            raise No("no-link")
        person = passed.person if passed.kind == PERSON else -1
        return await self._mailbox(passed.room).join(person, end, since, origin, paced)

    async def room(self, room: str) -> Peek:
        """A room from outside."""
        found = await self._mailbox(room).peek()
        return Peek(eyes.table_now(found), found.told, found.deciders())

    async def pack(self, room: str) -> tuple[Game, Pack] | None:
        """A game and the pack that is not its own, which a room plays it with, if it does."""
        found = await self._mailbox(room).peek()
        if found.chosen is None or not found.chosen.pack:
            return None
        return found.game, found.setup().pack

    async def ended(self, room: str) -> list[int]:
        """The numbers of the games whose records can be had."""
        return list((await self._mailbox(room).peek()).ended)

    async def record(self, passed: Pass, game: int = -1) -> str:
        """The record of an ended game; T-5.1 while it runs."""
        return await self._ended(passed.room, game, archive.Archived.text)

    async def report(self, passed: Pass, game: int = -1) -> archive.RaceReport:
        """What holding did in an ended game's race."""
        return await self._ended(passed.room, game, archive.Archived.report)

    async def _ended(self, room: str, game: int, tell: Callable[[archive.Archived], T]) -> T:
        """What there is to tell of an ended game; all rows are read for it, and no table waits."""
        found = await self._mailbox(room).peek()
        last = found.games - 1
        if found.phase == PLAYING and game in (-1, last):
            raise No("rule", "T-5.1")
        wanted = game if game >= 0 or not found.ended else found.ended[-1]
        if wanted not in found.ended:
            raise No("no-game")
        stored = await self.world.store.rows(room)

        def read() -> T:
            games = archive.archived([row_of(row).fact for row in stored])
            return tell(next(each for each in games if each.game == wanted))

        return await self.world.thinking.think(read, room, size_of(stored))

    async def _settled(self, room: str, decide: Callable[[Room], Verdict | None]) -> None:
        await self._mailbox(room).settle(Job(decide))

    def _need_host(self, room: Room, passed: Pass) -> None:
        powers.need_host(room, passed.person if passed.kind == PERSON else -1)

    def _mailbox(self, room: str) -> Mailbox:
        """Wakes a room that sleeps."""
        if not self._open:
            raise No("closing")
        if is_class(room):
            raise No("class")
        if room in self._dropping:
            raise No("no-room")
        if room not in self.awake or self.awake[room].over:
            self.awake[room] = Mailbox(room, self.world)
        return self.awake[room]

    async def forget(self, room: str) -> None:
        """A table goes, with all that is stored of it. Whose house it is may do that, and nobody
        else: there is no row that says so."""
        await self._drop([room], partial(self.world.store.delete, room))
        self._rooms -= 1

    async def _drop(self, rooms: list[str], forget: Callable[[], Awaitable[None]]) -> None:
        """Nobody comes into these tables any more, while they are forgotten."""
        self._dropping.update(rooms)
        try:
            for room in rooms:
                mailbox = self.awake.pop(room, None)
                if mailbox is not None:
                    await mailbox.close("gone")
            await forget()
        finally:
            self._dropping.difference_update(rooms)

    def metrics(self) -> dict[str, int]:
        """Numbers for those who watch over the hall."""
        lines = [line for mailbox in self.awake.values() for line in mailbox.lines]
        return {
            "rooms_awake": len(self.awake),
            "lines": len(lines),
            "watchers": sum(line.person < 0 for line in lines),
            **self.world.metrics.numbers,
        }

    def _later(self) -> None:
        def sweep() -> None:
            if self._open:
                self._sweeping = asyncio.create_task(self._sweep())

        self.world.clock.after(SWEEP, sweep)

    async def _sweep(self) -> None:
        try:
            await self.sweep()
        except StoreError as error:
            LOG.warning("the sweep failed: %s", error.code)
        self._later()

    async def sweep(self) -> None:
        """Ring alarms of our rooms and of those that are nobody's, let idle rooms sleep, forget and
        pack old ones."""
        world, now = self.world, self.world.clock.now()
        for room in await world.store.due(now, None if self.worker.alone else self.worker.name):
            if is_class(room):
                self.schools.of(room).ring()
            else:
                self._mailbox(room).ring()
        idle = now - world.limits.idle_minutes * MINUTE
        for room, mailbox in list(self.awake.items()):
            if not len(mailbox.lines) and mailbox.idle and mailbox.touched <= idle:
                del self.awake[room]
                await mailbox.close("gone")
        await self.schools.rest(idle)
        await self._forget_old(now)
        self._packer.begin()
        if now >= self._counted + RECOUNT:
            self._counted = now
            self._rooms = await world.store.count()

    async def _forget_old(self, now: int) -> None:
        """Those with a game are kept longest, those nobody ever came to shortest."""
        limits = self.world.limits
        days = {ALONE: limits.empty_days, COMPANY: limits.gameless_days, PLAYED: limits.days}
        for life, kept in days.items():
            for listed in await self.world.store.rooms(now - kept * DAY, life):
                if is_class(listed.room):
                    # It has an hour of its own.
                    continue
                home = await self.world.store.take(listed.room, self.worker)
                if home is None or home.worker != self.worker.name:
                    continue
                mailbox = self.awake.get(listed.room)
                if mailbox is not None:
                    if len(mailbox.lines):
                        continue
                    del self.awake[listed.room]
                    await mailbox.close("gone")
                await self.world.store.delete(listed.room)
                self._rooms -= 1
                self.world.metrics.add("deleted")
