"""The lives of bots: each is told of a game's begin, of what its seat may know, and of the end."""

from collections.abc import Mapping

from questable.bots.bot import Bot
from questable.engine.action import Action
from questable.engine.event import Event
from questable.engine.game import Game, Setup


class Life:
    """The bots of one game that remember."""

    def __init__(self, game: Game, setup: Setup, bots: Mapping[int, Bot]) -> None:
        self.game = game
        self.setup = setup
        self.bots = {seat: player for seat, player in bots.items() if player.remembers()}
        self.begin()

    def begin(self) -> None:
        """At the first entry, or wherever a game goes on or was taken back to."""
        for seat, player in self.bots.items():
            player.begin(self.game, self.setup, seat)

    def entry(self, seat: int, action: Action, secret: bool, events: list[Event]) -> None:
        """One entry, and what came of it; a secret one was made while all answered unseen."""
        for own, player in self.bots.items():
            player.see(seat, action if known(own, secret, events) else None)

    def end(self) -> None:
        """The game is over."""
        for player in self.bots.values():
            player.end()


def known(seat: int, secret: bool, events: list[Event]) -> bool:
    """Whether a seat may know an entry: all that came of it was told to it."""
    if secret:
        return False
    for event in events:
        if not event.heard_by(seat):
            return False
    return True
