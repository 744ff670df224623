"""The novice: sees what is good, and does not always see what is best."""

from random import Random
from typing import Final

from questable.bots.bot import Bot
from questable.bots.reflexes import SLOW, Reflexes
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.sampling import below
from questable.engine.view import View

SLIPS: Final = 85
"""In so many of a hundred choices it takes any of the better half, not the best."""


class NoviceBot(Bot):
    """Looks one action ahead, without thinking of chance, and is content with something good."""

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """Something good; never what looks worse than most."""
        if len(legal) == 1:
            return legal[0]
        known = game.recall(setup, view, self.knowledge, rng) or game.obvious(view)
        if known is not None:
            return known
        state = game.imagine(setup, view, rng)
        worths: list[int] = []
        for action in legal:
            after = state.clone()
            after.apply(view.seat, action)
            worths.append(game.evaluate(after, view.seat))
        content = (len(legal) + 1) // 2 if below(rng, 100) < SLIPS else 1
        least = sorted(worths, reverse=True)[content - 1]
        good = [legal[place] for place in range(len(legal)) if worths[place] >= least]
        return good[below(rng, len(good))]

    def reflexes(self) -> Reflexes:
        """Those of somebody who still has to look for everything."""
        return SLOW
