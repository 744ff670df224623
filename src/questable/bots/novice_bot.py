"""The novice: overlooks things, and of what it sees is content with something good."""

from random import Random
from typing import Final

from questable.bots.bot import Bot
from questable.bots.reflexes import SLOW, Reflexes
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.sampling import below
from questable.engine.view import View

OVERLOOKS: Final = 33
"""So many of a hundred actions it does not see, each by itself: a card that would match, a pawn."""
SLIPS: Final = 75
"""In so many of a hundred choices it takes any of the better half of what it sees, not the best."""


class NoviceBot(Bot):
    """Looks one action ahead, without thinking of chance, at what it has not overlooked."""

    version: int = 5

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """Something good; never what looks worse than most of what it sees."""
        known = self.unthinking(game, setup, view, legal, rng)
        if known is not None:
            return known
        seen = [action for action in legal if below(rng, 100) >= OVERLOOKS]
        if len(seen) == 0:
            seen = legal
        state = game.imagine(setup, view, rng)
        worths: list[int] = []
        for action in seen:
            after = state.clone()
            after.apply(view.seat, action)
            worths.append(game.evaluate(after, view.seat))
        content = (len(seen) + 1) // 2 if below(rng, 100) < SLIPS else 1
        least = sorted(worths, reverse=True)[content - 1]
        good = [seen[place] for place in range(len(seen)) if worths[place] >= least]
        return good[below(rng, len(good))]

    def reflexes(self) -> Reflexes:
        """Those of somebody who still has to look for everything."""
        return SLOW
