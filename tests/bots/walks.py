"""Positions to think about: met in games between bots."""

from collections.abc import Iterator
from random import Random

from questable.bots import bot
from questable.engine import CHANCE, OVER, Game, Setup, State
from questable.engine.sampling import random_action, random_seat

SETUPS = [
    ("questor", 2),
    ("questor", 4),
    ("pillars", 2),
    ("holy-quest", 2),
    ("saint-cards", 3),
    ("run-the-race", 2),
    ("rae", 3),
]


def walk(game: Game, setup: Setup, seed: str, most: int = 400) -> Iterator[tuple[State, int]]:
    """Each position of a game in which a seat has a choice, and whose it is."""
    rng, player = Random(seed), bot("random")
    state = game.deal(setup)
    while state.actor != OVER and state.ply < most:
        seat = random_seat(state, rng)
        if seat == CHANCE:
            state.apply(seat, random_action(state, seat, rng))
            continue
        legal = state.legal(seat)
        if len(legal) > 1:
            yield state, seat
        state.apply(seat, player.answer(game, setup, state, seat, legal, rng))
