"""What an action is worth by games that are played on from it, to their end, by `club`."""

from math import sqrt
from random import Random

from questable.bots import Bot
from questable.engine import CHANCE, OVER, Action, Game, Setup, State, View
from questable.engine.sampling import random_action, random_seat
from questable.trials.interval import Z95


class Trials:
    """Games from one view, the same imagined positions for every action."""

    def __init__(
        self, game: Game, setup: Setup, view: View, player: Bot, rng: Random, longest: int
    ) -> None:
        self.game = game
        self.setup = setup
        self.view = view
        self.player = player
        self.rng = rng
        self.longest = longest
        """Entries after which a game that does not end is given up,"""
        self.unended = 0
        """and how many were: what the others say is not the whole then."""
        self.worlds: list[State] = []
        self.shares: dict[str, list[float]] = {}
        """By action: what the seat won, game by game."""

    def play(self, actions: list[Action], count: int) -> None:
        """Go on until each of these actions has been tried in so many games."""
        while len(self.worlds) < count:
            self.worlds.append(self.game.imagine(self.setup, self.view, self.rng))
        for action in actions:
            shares = self.shares.setdefault(action.text, [])
            for world in self.worlds[len(shares) : count]:
                shares.append(self._share(world, action))

    def percent(self, action: str) -> int:
        """In how many of a hundred games the seat has won."""
        shares = self.shares[action]
        return round(100 * sum(shares) / len(shares))

    def ahead(self, best: str, other: str) -> float:
        """By how much of a win the best is ahead at the least: the lower end of 95 %.

        Both were tried in the same positions, so that it is the differences that are judged.
        """
        gaps = [one - two for one, two in zip(self.shares[best], self.shares[other], strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(len(gaps) - 1, 1)
        return mean - Z95 * sqrt(spread / len(gaps))

    def _share(self, world: State, action: Action) -> float:
        state = world.clone()
        state.apply(self.view.seat, action)
        last = state.ply + self.longest
        while state.actor != OVER and state.ply < last:
            seat = random_seat(state, self.rng)
            if seat == CHANCE:
                taken = random_action(state, seat, self.rng)
            else:
                legal = state.legal(seat)
                taken = self.player.answer(self.game, self.setup, state, seat, legal, self.rng)
            state.apply(seat, taken)
        if state.actor != OVER:
            self.unended += 1
            return 1 / state.seats
        winners = state.result().winners
        return 1 / len(winners) if self.view.seat in winners else 0.0
