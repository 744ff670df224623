"""The weakest level: any legal action."""

from random import Random

from questable.bots.bot import Bot
from questable.bots.reflexes import SLOW, Reflexes
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.sampling import below
from questable.engine.state import State
from questable.engine.view import View


class RandomBot(Bot):
    """Plays any legal action."""

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """Each with the same chance, but what is known is known."""
        known = game.recall(setup, view, self.knowledge, rng)
        return known if known is not None else legal[below(rng, len(legal))]

    def answer(
        self, game: Game, setup: Setup, state: State, seat: int, legal: list[Action], rng: Random
    ) -> Action:
        """Without even a look, unless it is asked what it knows."""
        if game.quizzes:
            return super().answer(game, setup, state, seat, legal, rng)
        return legal[below(rng, len(legal))]

    def reflexes(self) -> Reflexes:
        """Slow ones: it is the weakest player."""
        return SLOW
