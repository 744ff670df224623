"""A turn put to a bot: it sees the seat's view and nothing else (T-5.1)."""

from random import Random

from questable.bots import bot
from questable.engine import Action, Game, Setup, View
from questable.table.log.room import Room
from questable.table.run.world import World


class BotTurn:
    """All that a bot is told when it is to act."""

    def __init__(self, room: Room, seat: int, level: str, world: World) -> None:
        play = room.play
        assert play is not None
        self.seat = seat
        self.level = level
        self.moved = play.moved
        self.game: Game = play.game
        self.setup: Setup = play.match.record.setup
        self.view: View = play.game.view(play.state, seat)
        self.legal: list[Action] = play.state.legal(seat)
        self.rng = Random(world.dice.bytes(16))
        self._world = world

    async def answer(self) -> Action:
        """What the bot does; it thinks elsewhere, and one with patience by the clock."""
        thinking = self._world.thinking
        return await (thinking.ponder if bot(self.level).patience else thinking.think)(self._choose)

    def _choose(self) -> Action:
        player = bot(self.level)
        if player.patience:
            clock = self._world.clock
            end = clock.micros() + player.patience * 1000
            player.stop = lambda: clock.micros() >= end
        return player.choose(self.game, self.setup, self.view, self.legal, self.rng)
