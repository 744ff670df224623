"""The club player: looks one action ahead with the game's own heuristics."""

from random import Random
from typing import Final

from questable.bots.bot import Bot
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.sampling import below
from questable.engine.state import CHANCE, State
from questable.engine.view import View

MOST_CASES: Final = 6
"""Chance with more cases than this is sampled so many times instead of averaged."""
DEEPEST: Final = 3
"""How many strokes of chance in a row are followed before the position is judged as it stands."""
SCALE: Final = 60
"""Averages are kept in sixtieths, so that whole numbers do."""


class ClubBot(Bot):
    """Takes the action after which its imagined position is worth most."""

    knowledge: int = 75
    version: int = 4

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """The best by one look ahead; equals are drawn by lot."""
        known = self.unthinking(game, setup, view, legal, rng)
        if known is not None:
            return known
        seat = view.seat
        state = game.imagine(setup, view, rng)
        best: list[Action] = []
        most = 0
        for action in legal:
            after = state.clone()
            after.apply(seat, action)
            worth = self._worth(game, after, seat, rng, DEEPEST)
            if not best or worth > most:
                best = [action]
                most = worth
            elif worth == most:
                best.append(action)
        return best[below(rng, len(best))]

    def _worth(self, game: Game, state: State, seat: int, rng: Random, deeper: int) -> int:
        if state.actor != CHANCE or deeper == 0:
            return game.evaluate(state, seat) * SCALE
        cases = state.weight()
        looks = cases if cases <= MOST_CASES else MOST_CASES
        total = 0
        for k in range(looks):
            case = k if cases <= MOST_CASES else below(rng, cases)
            after = state.clone()
            after.apply(CHANCE, state.outcome(case))
            total += self._worth(game, after, seat, rng, deeper - 1)
        return total // looks
