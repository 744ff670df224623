"""What the end of a game is worth to each seat."""

from typing import Literal

from questable.engine import Game, Outcome, Setup

Rewards = Literal["win", "score"]
"""By who has won, from -1 to 1; or by the score that the rules count."""


def rewards(game: Game, setup: Setup, outcome: Outcome | None, by: Rewards = "win") -> list[float]:
    """By seat; nothing for a game that was cut short.

    Who wins has 1 and who loses -1. Where nobody wins, or all do, it is a draw and 0, unless all
    play together: then all have won or lost.
    """
    seats = setup.players
    if outcome is None:
        return [0.0] * seats
    if by == "score":
        return [float(score) for score in outcome.scores]
    winners = set(outcome.winners)
    if game.together(setup):
        return [1.0 if winners else -1.0] * seats
    if len(winners) in (0, seats):
        return [0.0] * seats
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]
