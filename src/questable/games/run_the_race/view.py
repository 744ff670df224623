"""What a seat may know of Run the Race! (docs/architecture.md, Views)."""

from questable.engine.view import View
from questable.games.run_the_race.state import Pace, Phase

HIDDEN = "?"
"""A card that these eyes have not seen; '-' is an empty slot."""


class RaceView(View, frozen=True, kw_only=True):
    """The open piles, the own hand, and what is proven of the other."""

    pace: Pace
    phase: Phase
    """What is waited for."""
    turn: int
    """Whose turn it is at calm pace."""
    place: int
    """The place of both hands that the next card drawn fills: seat times five plus slot."""
    hands: list[list[str]]
    """By seat and slot: a card's key, '?' for one not seen, '-' for none."""
    voids: list[list[list[str]]]
    """By seat and slot: tops that the card there does not match, for nobody could play."""
    draw: list[int]
    """By seat: cards in the draw pile."""
    left: list[int]
    """By seat: cards not played yet."""
    piles: list[list[str]]
    """The open piles, left and right, their tops last."""
    fits: list[list[list[str]]]
    """By slot of the own hand and by pile: what the card there shares with the top (S-6.2), as
    facts of the card; nothing for other eyes."""
    meets: list[list[list[str]]]
    """The same as facts of the top."""
    sides: list[int]
    """How many cards each side pile has."""
    side: list[str]
    """What lies in the two side piles, in whatever order, once they were shuffled anew."""
    turnings: int
    """How often new cards were turned,"""
    fruitless: int
    """and how often in a row so that it counts towards the end (S-6.3, S-6.6)."""
