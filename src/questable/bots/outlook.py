"""Searches that measure instead of choosing: what a position promises to all, what a choice cost.

Both are the bots' own search (search.py), so that an analysis judges as they play. What it learns
at first is not counted: a tree that has just begun plays badly for everybody.
"""

from random import Random
from typing import Final

from questable.bots.node import SCALE
from questable.bots.search import Search, Style, usual_style
from questable.bots.tree import SEATS
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.state import OVER, State
from questable.engine.view import View

WHOLE: Final = 10_000
"""Chances are told in parts of it: hundredths of a percent."""
WARM: Final = 3
"""One playout in so many only teaches the tree."""
TRIES: Final = 8
"""An imagined position in which nothing could be done is none, and another is drawn, so often."""


def mates(game: Game, setup: Setup) -> list[list[int]]:
    """By seat: those who win whenever it does, and itself."""
    sides = game.sides(setup) or list(range(setup.players))
    return [[mate for mate, side in enumerate(sides) if side == own] for own in sides]


def joint(values: list[int], seats: list[int]) -> int:
    """The chance of a team: a search divides a win among those who have it."""
    return sum([values[seat] for seat in seats])


class Mean:
    """Values in parts of SCALE, summed up: their mean, and how far it can be relied on."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: int) -> None:
        """One value more."""
        part = value / SCALE
        self.count += 1
        self.total += part
        self.squares += part * part

    def mean(self) -> float:
        """0.0 where nothing was added."""
        return self.total / self.count if self.count else 0.0

    def variance(self) -> float:
        """Of the mean."""
        if self.count < 2:
            return 0.0
        spread = self.squares - self.total * self.total / self.count
        return max(spread, 0.0) / (self.count - 1) / self.count


class Outlook(Search):
    """What a position promises to every seat, as one seat's view tells of it."""

    def __init__(
        self, game: Game, setup: Setup, view: View, rng: Random, middle: int, known: State | None
    ) -> None:
        none: list[Action] = []
        super().__init__(game, setup, view, none, rng, usual_style(game))
        self.tree.middle = middle
        if known is not None:
            self.worlds.append(known)
        self.known: Final = known
        """The position itself where nothing of it is hidden, or all cards are open."""
        self.mates: Final = mates(game, setup)
        self.counting = False
        self.means: Final[list[Mean]] = [Mean() for _ in range(view.seats)]

    def look(self, playouts: int) -> list[Mean]:
        """By seat, from so many playouts."""
        for number in range(playouts):
            self.counting = number >= playouts // WARM
            self.play()
        return self.means

    def _world(self) -> State:
        if self.known is not None:
            return self.known
        drawn = len(self.worlds)
        world = super()._world()
        # In the middle of somebody's turn not every hand that fits the view fits what was begun.
        for _ in range(TRIES):
            if len(self.worlds) == drawn or world.actor < 0 or len(world.legal(world.actor)) > 0:
                break
            self.worlds.pop()
            world = super()._world()
        return world

    def play(self) -> None:
        """From the next decision on, whoever's it is."""
        state = self._world().clone()
        self.playouts += 1
        node, seat = self._to_decision(state, self.root)
        if seat == OVER:
            self._count(self._values(state))
            return
        legal = state.legal(seat)
        keys = [seat * SEATS + action.index for action in legal]
        if len(keys) == 0:
            self._count(self._values(state))
        elif len(keys) == 1 or self._open(state, node, seat, keys, legal):
            self._descend(state, node, seat, keys, legal)
        else:
            self._outcome(state)

    def _outcome(self, state: State) -> list[int]:
        values = super()._outcome(state)
        self._count(values)
        return values

    def _count(self, values: list[int]) -> None:
        if self.counting:
            for seat in range(len(values)):
                self.means[seat].add(joint(values, self.mates[seat]))


class Weighing(Search):
    """One decision again: what was best, and by how much it is better than something else."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        view: View,
        legal: list[Action],
        rng: Random,
        middle: int,
        known: State | None,
        style: Style | None = None,
        dice: Random | None = None,
    ) -> None:
        super().__init__(game, setup, view, legal, rng, style or usual_style(game), None, dice)
        self.tree.middle = middle
        self.known: Final = known
        self.mates: Final = mates(game, setup)
        self.last = 0

    def found(self, playouts: int) -> tuple[Action, Action]:
        """What was tried most often in so many playouts, and what came next."""
        self._begin()
        for _ in range(playouts):
            self.play()
        first = self._most()
        second = -1
        most = -1
        for place in range(len(self.keys)):
            count = self.root.count[self.root.slots[self.keys[place]]]
            if place != first and count > most:
                most = count
                second = place
        return self.legal[first], self.legal[second]

    def compare(self, one: Action, two: Action, playouts: int) -> tuple[Mean, Mean, Mean]:
        """What both come to for the seat in the same imagined positions, and the difference.

        Both are measured anew and alike: what was chosen because it looked good is no better for
        having been chosen.
        """
        means = (Mean(), Mean(), Mean())
        for number in range(playouts):
            world = self.worlds[number % len(self.worlds)]
            first = self._tried(world, one)
            second = self._tried(world, two)
            if number >= playouts // WARM:
                means[0].add(first)
                means[1].add(second)
                means[2].add(first - second)
        return means

    def _tried(self, world: State, action: Action) -> int:
        keys = [self.seat * SEATS + action.index]
        self._descend(world.clone(), self.root, self.seat, keys, [action])
        return self.last

    def _world(self) -> State:
        if self.known is not None:
            if len(self.worlds) == 0:
                self.worlds.append(self.known)
            return self.known
        return super()._world()

    def _outcome(self, state: State) -> list[int]:
        values = super()._outcome(state)
        self.last = joint(values, self.mates[self.seat])
        return values
