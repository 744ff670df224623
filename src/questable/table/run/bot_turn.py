"""A turn put to a bot: it sees the seat's view and nothing else (T-5.1)."""

from collections.abc import Callable
from random import Random

import msgspec

from questable.bots import ADVICE, bot, simpler
from questable.engine import Action, Game, Setup, View
from questable.engine.sampling import below
from questable.engine.view import view_text
from questable.table.judge.verdict import No
from questable.table.log.room import Room
from questable.table.run.line import LOG
from questable.table.run.thought import Thought, advised, chosen
from questable.table.run.world import World

Facts = dict[str, int | str]
LATER = ("busy", "too-fast", "closing")
"""Refusals that say nothing about the bot: it is asked again the next time."""


class BotTurn:
    """All that a bot is told when it is to act."""

    def __init__(self, room: Room, seat: int, level: str, world: World) -> None:
        play = room.play
        assert play is not None
        self.seat = seat
        self.level = level
        self.sound = level
        """The level that can be relied on: a simpler one where this one has failed."""
        self.moved = play.moved
        self.game: Game = play.game
        self.setup: Setup = play.match.record.setup
        self.view: View = play.game.view(play.state, seat)
        self.legal: list[Action] = play.state.legal(seat)
        self.rng = Random(world.dice.bytes(16))
        self._room = room.id
        self._header = play.header
        self._world = world

    async def answer(self) -> Action:
        """What the bot does; where it fails, what a simpler one does, and the log says so."""
        asked = self.level
        while asked:
            try:
                return await self._asked(asked)
            except No as no:
                why = "" if no.code in LATER else no.code
            except Exception as error:
                why = type(error).__name__
            instead = simpler(asked)
            if why:
                LOG.warning("room %s: the bot %s failed (%s)", self._room, asked, why)
                self._world.metrics.add("bots_failed")
                self.sound = instead or asked
            asked = instead
        return self.legal[below(self.rng, len(self.legal))]

    async def advice(self) -> tuple[Action, str, Facts]:
        """What a search would do here, and why; where it cannot think, what a bot would do."""
        try:
            data = await self._world.thinking.ponder(
                advised, self.told(self.level), self._room, ADVICE
            )
            text, reason, facts = msgspec.json.decode(data, type=tuple[str, str, Facts])
            return {action.text: action for action in self.legal}[text], reason, facts
        except (No, KeyError) as error:
            if not (isinstance(error, No) and error.code in LATER):
                LOG.warning("room %s: no reason for a hint was found", self._room)
            return await self.answer(), "", {}

    async def _asked(self, level: str) -> Action:
        """One with patience thinks where nobody but others of its kind waits for it."""
        thinking, patience = self._world.thinking, bot(level).patience
        if patience:
            told = self.told(level)
            text = (await thinking.ponder(chosen, told, self._room, patience)).decode()
        else:
            text = (await thinking.think(lambda: self._choose(level), self._room)).text
        return {action.text: action for action in self.legal}[text]

    def told(self, level: str) -> Callable[[int], bytes]:
        """The bytes of a thought, by how many milliseconds there are for it."""
        thought = Thought(
            level=level,
            header=self._header,
            view=msgspec.Raw(view_text(self.view)),
            legal=[action.text for action in self.legal],
            seed=self.rng.randbytes(16).hex(),
            millis=0,
        )
        return lambda millis: msgspec.json.encode(msgspec.structs.replace(thought, millis=millis))

    def _choose(self, level: str) -> Action:
        return bot(level).choose(self.game, self.setup, self.view, self.legal, self.rng)
