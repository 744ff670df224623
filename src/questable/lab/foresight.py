"""A cheat: how much could anybody win, if hands and chance were no secret?

It is shown the position itself and so many strokes of chance to come, and otherwise searches as
bots do. So it is no bot and has no level: nobody can seat it. What it wins with many strokes is an
estimate of where luck sets a ceiling for those who have to wait for the dice; what it wins with
none, of what could be gained by guessing hands well.
"""

from random import Random

from questable.bots import Budget, bot, usual_style
from questable.bots.outlook import Weighing
from questable.engine import CHANCE, OVER, Action, Game, Setup, State
from questable.engine.sampling import random_seat

ALL_ANSWERS = 100
"""It also knows the answers to all questions."""


class FixedDice:
    """Strokes of chance that are settled before the game, by their number in it."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self._drawn: list[float] = []

    def drawn(self, stroke: int) -> float:
        """That stroke, as a part of all cases."""
        while len(self._drawn) <= stroke:
            self._drawn.append(self._rng.random())
        return self._drawn[stroke]

    def case(self, stroke: int, cases: int) -> int:
        """Which of so many cases that stroke will be."""
        return int(self.drawn(stroke) * cases)


class Foreseen(Random):
    """Draws of a playout: the first are the strokes that will come, later ones are by lot."""

    def __init__(self, dice: FixedDice, seed: str) -> None:
        super().__init__(seed)
        self._dice = dice
        self._next = 0
        self._end = 0

    def goes_back(self, stroke: int, sees: int) -> None:
        """The next draw is that stroke again, and so many are seen."""
        self._next = stroke
        self._end = stroke + sees

    def random(self) -> float:
        """A stroke to come, or any."""
        if self._next >= self._end:
            return super().random()
        self._next += 1
        return self._dice.drawn(self._next - 1)


class Cheat:
    """One seat of one game."""

    def __init__(
        self, game: Game, setup: Setup, seat: int, sees: int, playouts: int, dice: FixedDice
    ) -> None:
        self.game = game
        self.setup = setup
        self.seat = seat
        self.sees = sees
        self.playouts = playouts
        self.dice = dice

    def choose(self, state: State, stroke: int, legal: list[Action]) -> Action:
        """What a search takes that knows the position; `stroke` is the next one's number."""
        if len(legal) == 1:
            return legal[0]
        rng = Random(f"{stroke} {state.ply}")
        chance = Foreseen(self.dice, f"{stroke} {state.ply} chance")
        view = self.game.view(state, self.seat)
        style = usual_style(self.game, even=False)
        search = Weighing(self.game, self.setup, view, legal, rng, 0, state.clone(), style, chance)
        search.begin(Budget(self.playouts))
        for _ in range(self.playouts):
            chance.goes_back(stroke, self.sees)
            search.play()
        return search.most()


def cheated(cheat: Cheat, rival: str, rng: Random, most: int) -> float:
    """What it wins in one game against a level: 1, a part of a shared win, or 0.

    A game of more entries is won by nobody.
    """
    game, setup, seat = cheat.game, cheat.setup, cheat.seat
    others, state, stroke = bot(rival), game.deal(setup), 0
    while state.actor != OVER and state.ply < most:
        actor = random_seat(state, rng)
        if actor == CHANCE:
            state.apply(CHANCE, state.outcome(cheat.dice.case(stroke, state.weight())))
            stroke += 1
            continue
        legal = state.legal(actor)
        if actor == seat:
            known = game.recall(setup, game.view(state, seat), ALL_ANSWERS, rng)
            state.apply(seat, known or cheat.choose(state, stroke, legal))
        else:
            state.apply(actor, others.answer(game, setup, state, actor, legal, rng))
    winners = state.result().winners if state.actor == OVER else []
    if not winners:
        return 1 / state.seats
    return (seat in winners) / len(winners)
