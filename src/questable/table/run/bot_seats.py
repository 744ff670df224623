"""Bots at the table: they see their seat's view and nothing else, and take their time."""

from random import Random

from questable.bots import bot
from questable.engine import CHANCE, OVER, RACE, SEALED, Action, Game, Setup, View
from questable.engine.sampling import below
from questable.table.log.room import PLAYING, Room
from questable.table.ports import Dice

CALL_ODDS = 4
"""A bot that may call out of turn does so in one case of so many, as in the lab."""


class Question:
    """All that a bot is told."""

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

    def answer(self) -> Action:
        """What the bot does; may take a while."""
        return bot(self.level).choose(self.game, self.setup, self.view, self.legal, self.rng)


def thinking(room: Room) -> list[int]:
    """The seats whose bot should act now, or might."""
    play = room.play
    if play is None or room.phase != PLAYING or play.state.actor in (OVER, CHANCE):
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
