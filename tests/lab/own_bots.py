"""Bots of somebody's own, as the lab seats them."""

from random import Random

from questable.bots import Bot
from questable.engine import Action, Game, Setup, View


class Last(Bot):
    """Takes the last of its actions, and counts how often it was asked."""

    def __init__(self, skip: int = 0) -> None:
        self.skip = skip
        self.asked: list[int] = []

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """The last but `skip`; it plays worse for having played before."""
        self.asked.append(len(legal))
        return legal[-1 - (self.skip + len(self.asked)) % len(legal)]


class Needy(Last):
    """Cannot be made without an argument."""

    def __init__(self, skip: int) -> None:
        super().__init__(skip)
