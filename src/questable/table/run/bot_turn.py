"""A turn put to a bot: it sees the seat's view and nothing else (T-5.1)."""

from random import Random

from questable.bots import bot
from questable.engine import Action, Game, Setup, View
from questable.table.log.room import Room
from questable.table.ports import Dice


class BotTurn:
    """All that a bot is told when it is to act."""

    def __init__(self, room: Room, seat: int, level: str, dice: Dice) -> None:
        play = room.play
        assert play is not None
        self.seat = seat
        self.level = level
        self.moved = play.moved
        self.game: Game = play.game
        self.setup: Setup = play.match.record.setup
        self.view: View = play.game.view(play.state, seat)
        self.legal: list[Action] = play.state.legal(seat)
        self.rng = Random(dice.bytes(16))

    def choose(self) -> Action:
        """What the bot does; may take a while."""
        return bot(self.level).choose(self.game, self.setup, self.view, self.legal, self.rng)
