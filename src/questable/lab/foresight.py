"""Cheats: how much could anybody win, if luck or hands were no secret?

One is shown the position itself and strokes of chance that are still to come, the other the
position alone. So they are no bots and have no level: nobody can seat them. What the first wins
against `club` is an estimate of where luck sets a ceiling for those who have to wait for the dice;
what the second wins against the same search, of what could be gained by guessing hands well.
"""

from random import Random
from typing import Final

from questable.bots import USUAL, bot
from questable.bots.node import SCALE
from questable.bots.outlook import Weighing
from questable.bots.search import faded
from questable.engine import CHANCE, OVER, Action, Game, Setup, State
from questable.engine.sampling import below, random_seat
from questable.engine.weights import UNIT

TRIES: Final = 6
"""How many courses of play it looks at for each of its actions,"""
AHEAD: Final = 80
"""each of so many entries,"""
DARING: Final = 6
"""in which it does one time of so many what does not look best."""
ALL_ANSWERS: Final = 100
"""They also know the answers to all questions."""


class FixedDice:
    """Strokes of chance that are settled before the game, by their number in it."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self._drawn: list[float] = []

    def case(self, stroke: int, cases: int) -> int:
        """Which of so many cases that stroke will be."""
        while len(self._drawn) <= stroke:
            self._drawn.append(self._rng.random())
        return int(self._drawn[stroke] * cases)


class Foresight:
    """One seat of one game, played by somebody who sees so many strokes of chance to come."""

    def __init__(self, game: Game, seat: int, dice: FixedDice, sees: int, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.dice = dice
        self.sees = sees
        self.rng = rng

    def choose(self, state: State, stroke: int, legal: list[Action]) -> Action:
        """The action that begins the best course it found; `stroke` is the next one's number."""
        best, most = legal[0], (-1, -1)
        for action in legal if len(legal) > 1 else []:
            found = []
            for _ in range(TRIES):
                after = state.clone()
                after.apply(self.seat, action)
                found.append(self._course(after, stroke))
            if (worth := (max(found), sum(found))) > most:
                best, most = action, worth
        return best

    def _course(self, state: State, stroke: int) -> int:
        """Its chance to win at the end of one course of play."""
        last = stroke + self.sees
        for _ in range(AHEAD):
            if state.actor == OVER:
                break
            seat = random_seat(state, self.rng)
            if seat == CHANCE:
                cases = state.weight()
                seen = stroke < last
                case = self.dice.case(stroke, cases) if seen else below(self.rng, cases)
                state.apply(CHANCE, state.outcome(case))
                stroke += 1
                continue
            legal = state.legal(seat)
            daring = seat == self.seat and below(self.rng, DARING) == 0
            state.apply(
                seat,
                legal[below(self.rng, len(legal))] if daring else self._good(state, seat, legal),
            )
        return self._chance(state)

    def _good(self, state: State, seat: int, legal: list[Action]) -> Action:
        """What looks best by one look ahead, as `club` plays."""
        best: list[Action] = legal
        most: int | None = None
        for action in legal if len(legal) > 1 else []:
            after = state.clone()
            after.apply(seat, action)
            worth = self.game.evaluate(after, seat)
            if most is None or worth > most:
                best, most = [action], worth
            elif worth == most:
                best.append(action)
        return best[below(self.rng, len(best))]

    def _chance(self, state: State) -> int:
        """As a search judges a position, in parts of a win."""
        if state.actor == OVER:
            winners = state.result().winners
            return SCALE // len(winners) if self.seat in winners else 0
        strengths = self.game.strengths(state)
        parts = [faded(max(strengths) - strength, UNIT) for strength in strengths]
        return parts[self.seat] * SCALE // sum(parts)


class OpenHands:
    """One seat of one game, searched for as bots do, by somebody who sees what is hidden now."""

    def __init__(self, game: Game, setup: Setup, seat: int, playouts: int, rng: Random) -> None:
        self.game = game
        self.setup = setup
        self.seat = seat
        self.playouts = playouts
        self.rng = rng

    def choose(self, state: State, _stroke: int, legal: list[Action]) -> Action:
        """What a search takes whose imagined positions are all the one that is."""
        view = self.game.view(state, self.seat)
        if len(legal) == 1:
            return legal[0]
        search = Weighing(self.game, self.setup, view, legal, self.rng, 0, state.clone())
        return search.found(self.playouts)[0]


def foreseen(game: Game, setup: Setup, seat: int, sees: int, seed: str, most: int) -> float:
    """What the cheat wins in one game against `club`: 1, a part of a shared win, or 0."""
    dice = FixedDice(f"{seed} dice")
    cheat = Foresight(game, seat, dice, sees, Random(f"{seed} foresight"))
    return _won(game, setup, cheat, USUAL, dice, Random(seed), most)


def with_open_hands(
    game: Game, setup: Setup, seat: int, playouts: int, rival: str, seed: str, most: int
) -> float:
    """The same for one who sees all hands but no strokes to come, against a level that searches."""
    cheat = OpenHands(game, setup, seat, playouts, Random(f"{seed} hands"))
    return _won(game, setup, cheat, rival, FixedDice(f"{seed} dice"), Random(seed), most)


def _won(
    game: Game,
    setup: Setup,
    cheat: Foresight | OpenHands,
    level: str,
    dice: FixedDice,
    rng: Random,
    most: int,
) -> float:
    seat, rival, state, stroke = cheat.seat, bot(level), game.deal(setup), 0
    while state.actor != OVER and state.ply < most:
        actor = random_seat(state, rng)
        if actor == CHANCE:
            state.apply(CHANCE, state.outcome(dice.case(stroke, state.weight())))
            stroke += 1
            continue
        legal = state.legal(actor)
        if actor == seat:
            known = game.recall(setup, game.view(state, seat), ALL_ANSWERS, rng)
            state.apply(seat, known or cheat.choose(state, stroke, legal))
        else:
            state.apply(actor, rival.answer(game, setup, state, actor, legal, rng))
    winners = state.result().winners if state.actor == OVER else []
    if not winners:
        return 1 / state.seats
    return (seat in winners) / len(winners)
