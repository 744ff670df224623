"""The seats of bots: when they may act, how long they wait, and that they act like anybody."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random

from questable.bots import CALL_ODDS
from questable.engine import CHANCE, OVER, RACE, SEALED, Action
from questable.engine.sampling import below
from questable.table.judge import moves, seating
from questable.table.judge.verdict import No, Verdict
from questable.table.log.room import PLAYING, Room
from questable.table.ports import Alarm
from questable.table.run.bot_turn import BotTurn
from questable.table.run.job import Job
from questable.table.run.racing import RaceMove, Racing
from questable.table.run.stored_room import StoredRoom
from questable.table.run.world import World


class BotSeats:
    """The bots of one room: woken when they may act, they think elsewhere."""

    def __init__(
        self, stored: StoredRoom, world: World, racing: Racing, put: Callable[[Job], None]
    ) -> None:
        self._stored = stored
        self._world = world
        self._racing = racing
        self._put = put
        self._waiting: dict[int, Alarm | None] = {}
        """By seat: what rings when its bot has waited long enough; None while that is set."""
        self._quiet: dict[int, int] = {}
        """By seat: the position in which its bot chose not to call."""
        self._failed: dict[int, BotTurn] = {}
        """By seat: a turn in which its bot failed, until the record says so."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether no bot is thinking."""
        return not self._tasks

    def wake(self, room: Room) -> None:
        """Let those begin to think who may act and have not begun."""
        for seat in thinking(room):
            play = room.play
            if seat in self._waiting or play is None or self._quiet.get(seat) == play.moved:
                continue
            # What is asked in secret is opened after a pause: how long a bot thinks shows nowhere.
            pace = 0 if play.state.actor == SEALED else room.settings.pace * 1000
            self._waiting[seat] = None
            self._waiting[seat] = self._world.clock.after(pace, partial(self._think, seat))

    def close(self) -> None:
        """No bot acts any more."""
        for alarm in self._waiting.values():
            if alarm is not None:
                alarm.cancel()
        for task in self._tasks:
            task.cancel()

    def _think(self, seat: int) -> None:
        room = self._stored.room
        if room is None or room.play is None or seat not in thinking(room):
            self._waiting.pop(seat, None)
            if room is not None:
                self.wake(room)
            return
        if keeps_quiet(room, seat, Random(self._world.dice.bytes(8))):
            self._quiet[seat] = room.play.moved
            self._waiting.pop(seat, None)
            return
        turn = BotTurn(room, seat, room.seats[seat].bot, self._world)
        task = asyncio.create_task(self._answer(turn))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, turn: BotTurn) -> None:
        action = await turn.answer()
        if turn.sound != turn.level:
            self._failed[turn.seat] = turn
        if turn.seat in self._failed:
            self._put(Job(partial(self._replace, seat=turn.seat)))
        job = Job(lambda room: self._act(room, turn, action))
        if self._racing.runs:
            racer = RaceMove(turn.seat, -1, action.text)
            self._racing.enter(job, racer, self._world.clock.micros(), 0)
        else:
            self._put(job)

    def _replace(self, room: Room, seat: int) -> Verdict | None:
        """A simpler bot plays on; while anything is asked in secret nobody is told (T-5.1)."""
        turn, play = self._failed[seat], room.play
        if play is None or room.phase != PLAYING or room.seats[seat].bot != turn.level:
            del self._failed[seat]
            return None
        if play.state.actor == SEALED:
            return None
        del self._failed[seat]
        return Verdict(seating.bot_row(seat, turn.sound, room.seats[seat].why, turn.level))

    def _act(self, room: Room, turn: BotTurn, action: Action) -> Verdict | None:
        self._waiting.pop(turn.seat, None)
        play = room.play
        if play is None or room.phase != PLAYING or not room.seats[turn.seat].bot:
            return None
        if room.rested >= 0:
            return None
        if play.moved != turn.moved and play.state.actor != RACE:
            return None
        try:
            verdict = moves.act(room, turn.seat, action.text, "bot", self._world.clock.now())
        except No:
            return None
        self._world.metrics.add("bot_actions")
        return verdict


def thinking(room: Room) -> list[int]:
    """The seats whose bot should act now, or might."""
    play = room.play
    if play is None or room.phase != PLAYING or play.state.actor in (OVER, CHANCE):
        return []
    if room.rested >= 0:
        return []
    state = play.state
    found = []
    for number, seat in enumerate(room.seats):
        if not seat.bot:
            continue
        asked = number in play.deciders() or state.actor == RACE
        calls = state.actor != SEALED and (state.callers >> number) & 1 == 1
        if (asked or calls) and state.legal(number):
            found.append(number)
    return found


def keeps_quiet(room: Room, seat: int, rng: Random) -> bool:
    """Whether a bot that is only free to call lets it pass."""
    play = room.play
    assert play is not None
    if seat in play.deciders() or play.state.actor == RACE:
        return False
    return below(rng, CALL_ODDS) > 0
