"""Positions of games that `club` plays with itself, and who won in the end.

One action of eight is any, so that also positions come up that nobody wants.
"""

from math import exp, log
from random import Random
from typing import NamedTuple

from questable.bots import USUAL, bot
from questable.engine import CHANCE, OVER, Game, Setup, State
from questable.engine.sampling import below, random_action, random_seat

MOST_ENTRIES = 3000
"""Entries of a game at the most; one that goes on is left out."""
NOTED = 6
"""One position of so many is looked at, where a seat is to act."""
SLIPS = 8
LEAST = -30.0
"""No chance is smaller than e to this power beside the best one."""


class MetPosition(NamedTuple):
    """A position that was met, and the seats that won."""

    state: State
    winners: list[int]


def met(game: Game, setup: Setup, seed: str) -> list[MetPosition]:
    """The positions of one game; none where nobody won."""
    rng, state = Random(seed), game.deal(setup)
    usual = bot(USUAL)
    states = []
    while state.actor != OVER:
        if state.ply > MOST_ENTRIES:
            return []
        seat = random_seat(state, rng)
        if seat == CHANCE:
            state.apply(seat, random_action(state, seat, rng))
            continue
        if below(rng, NOTED) == 0:
            states.append(state.clone())
        legal = state.legal(seat)
        if below(rng, SLIPS) == 0:
            state.apply(seat, legal[below(rng, len(legal))])
        else:
            state.apply(seat, usual.answer(game, setup, state, seat, legal, rng))
    winners = list(state.result().winners)
    return [MetPosition(each, winners) for each in states] if winners else []


def likelihood(strengths: list[float], winners: list[int]) -> float:
    """The logarithm of the winners' chance, where a seat has e to the power of its strength."""
    most = max(strengths)
    parts = [exp(max(LEAST, strength - most)) for strength in strengths]
    return sum(log(parts[seat] / sum(parts)) for seat in winners) / len(winners)
