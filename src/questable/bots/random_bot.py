"""The weakest level: any legal action."""

from random import Random

from questable.bots.bot import Bot
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.sampling import below
from questable.engine.view import View


class RandomBot(Bot):
    """Plays any legal action."""

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """Each with the same chance, but what is known is known."""
        known = game.recall(setup, view, self.knowledge, rng)
        return known if known is not None else legal[below(rng, len(legal))]
