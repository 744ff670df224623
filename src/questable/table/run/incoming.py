"""What comes in over a line, made into a job for the room's mailbox."""

from functools import partial

from questable.table.judge import house_pack, lobby, reading
from questable.table.judge.judge import judge, why_not
from questable.table.judge.verdict import Verdict
from questable.table.log import rows
from questable.table.log.play import NotWhole
from questable.table.log.room import Room
from questable.table.run.job import Job
from questable.table.run.line import Line
from questable.table.run.lines import Lines
from questable.table.run.world import World
from questable.table.told import messages


def job(world: World, lines: Lines, line: Line, ask: messages.AnyAsk, data: bytes | str) -> Job:
    """The job for a message, which is also given as it came."""
    if isinstance(ask, messages.Show):
        line.show = ask.show
        return Job(lambda room: _again(room, lines, line), line.answer, nonce=ask.nonce)
    if isinstance(ask, messages.Since):
        return Job(lambda room: _since(room, lines, line, ask), line.caught_up)
    if isinstance(ask, messages.WhyNot):
        return Job(lambda room: _why(room, line, ask), line.answer, nonce=ask.nonce)
    if isinstance(ask, messages.Choose) and (ask.pack or ask.record):
        return _brought(world, line, ask, data)
    if isinstance(ask, messages.Choose) and ask.same_pack:
        return _same_pack(world, line, ask)
    if isinstance(ask, messages.Choose) and ask.game in world.packs:
        return _of_house(world, line, ask)
    return _judged(world, line, ask)


def _judged(world: World, line: Line, ask: messages.AnyAsk) -> Job:
    def decide(room: Room) -> Verdict | messages.Tell | None:
        if isinstance(ask, messages.Name):
            world.house.need_fit(ask.name)
        return judge(room, line.person, ask, world.clock.now(), world.dice)

    return Job(
        decide,
        line.answer,
        f"p{line.person}",
        ask.nonce,
    )


def _brought(world: World, line: Line, ask: messages.Choose, came: bytes | str) -> Job:
    """What a host brings is read elsewhere; meanwhile this room waits, and no other."""
    read: list[rows.ChooseRow] = []

    async def prepare(room: Room) -> None:
        lobby.need_choice(room, line.person)
        if not read:
            data = came.encode() if isinstance(came, str) else came
            sender = line.origin or room.id
            row = rows.decoded(await world.reading.read(reading.chosen, data, sender))
            assert isinstance(row, rows.ChooseRow)
            read.append(row)

    def decide(room: Room) -> Verdict:
        return lobby.brought(room, line.person, read[0], own_pack=not ask.record)

    made = _judged(world, line, ask)
    made.prepare, made.decide = prepare, decide
    return made


def _same_pack(world: World, line: Line, ask: messages.Choose) -> Job:
    """Other rules with the pack that somebody brought before; without one, as usual."""
    read: list[rows.ChooseRow] = []
    usual = _of_house(world, line, ask) if ask.game in world.packs else _judged(world, line, ask)
    prepare_usual, decide_usual = usual.prepare, usual.decide

    async def prepare(room: Room) -> None:
        if lobby.has_pack(room, ask.game):
            lobby.need_choice(room, line.person)
            again = partial(lobby.with_same_pack, room, ask)
            read[:] = [await world.thinking.think(again, room.id)]
        elif prepare_usual is not None:
            await prepare_usual(room)

    def decide(room: Room) -> Verdict | messages.Tell | None:
        if not lobby.has_pack(room, ask.game):
            return decide_usual(room)
        return lobby.brought(room, line.person, read[0], own_pack=True)

    usual.prepare, usual.decide = prepare, decide
    return usual


def _of_house(world: World, line: Line, ask: messages.Choose) -> Job:
    """A game that this house plays with a pack of its own."""
    house, game = world.packs[ask.game], world.finder.find(ask.game)
    assert game is not None
    read: list[rows.ChooseRow] = []

    async def prepare(room: Room) -> None:
        lobby.need_choice(room, line.person)
        chosen = partial(house_pack.chosen, game, ask, room, house)
        read[:] = [await world.thinking.think(chosen, room.id)]

    def decide(room: Room) -> Verdict:
        verdict = lobby.brought(room, line.person, read[0], own_pack=True)
        if house.fault is not None:
            verdict.facts.append(house_pack.fault_row(house.fault))
        return verdict

    made = _judged(world, line, ask)
    made.prepare, made.decide = prepare, decide
    return made


def follow(world: World) -> Job:
    """The house's pack may be another than a room has."""
    found: list[house_pack.AnyNews | None] = []

    async def prepare(room: Room) -> None:
        key = room.chosen.game if room.chosen else ""
        found[:] = [None]
        if key in world.packs and house_pack.follows(room, key):
            fitted = partial(house_pack.fitted, room, world.packs[key])
            found[:] = [await world.thinking.think(fitted, room.id)]

    job = Job(lambda room: house_pack.told(room, found[0]))
    job.prepare = prepare
    return job


def _again(room: Room, lines: Lines, line: Line) -> None:
    """The table as it is; who still catches up is shown it at the end."""
    if line.behind is None:
        lines.catch_up(room, line, -1)


def _since(room: Room, lines: Lines, line: Line, ask: messages.Since) -> None:
    if 0 <= ask.seq < room.earliest:
        raise NotWhole
    lines.catch_up(room, line, ask.seq)


def _why(room: Room, line: Line, ask: messages.WhyNot) -> messages.Tell:
    rule = why_not(room, line.person, ask.action)
    return messages.Why(nonce=ask.nonce, action=ask.action, rule=rule, at=ask.at)
