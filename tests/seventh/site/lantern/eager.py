"""A third bot: it takes the first thing that it may do."""

from random import Random

from questable.bots import Bot
from questable.engine import Action, Game, Setup, View


class EagerBot(Bot):
    """Does not think, and does not roll dice about it."""

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """The first of the list."""
        return legal[0]
