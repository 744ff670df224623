"""The views of SaintCards as numbers (docs/observations.md)."""

from questable.engine.coding import (
    Among,
    Bag,
    Beside,
    BySeat,
    Count,
    Flag,
    Index,
    Listed,
    Pick,
    Seat,
    StructOf,
    Tallied,
)
from questable.engine.observed import ALL, Observed, SeenPart
from questable.games.saint_cards.facts import FACTS
from questable.games.saint_cards.state import PHASES
from questable.saints.facts import EXPANSIONS, LAST_CENTURY

DEEPEST = 4
"""Decisions within decisions that are shown."""
PLACED = 6
"""Cards of known place that are shown, from the top and from the bottom."""
LOWEST_WORTH = -2
"""One less than what a card is worth that may not be played."""
DERIVED = "it follows from the cards' facts"


def observed(seats: int, keys: list[str]) -> Observed:
    """Parts named after the fields of the view."""
    card = Pick(keys, "cards")
    cards = Bag(keys, "cards")
    centuries = Tallied(LAST_CENTURY, 1)
    placed = StructOf([("card", card), ("seen_by", Among(seats))])
    parts = [
        SeenPart("beginner", Flag()),
        SeenPart("expansions", Bag(list(EXPANSIONS), "expansions")),
        SeenPart("learning", Flag()),
        SeenPart("phases", Listed(Pick(list(PHASES), "phases"), DEEPEST, last=True)),
        SeenPart("dealer", Seat(seats)),
        SeenPart("turn", Seat(seats)),
        SeenPart("turns", Count()),
        SeenPart("eased", Flag()),
        SeenPart("final", Flag()),
        SeenPart("closing", Flag()),
        SeenPart("named", Index(LAST_CENTURY, 1)),
        SeenPart("wild_by", Seat(seats)),
        SeenPart("wild_pays", Flag()),
        SeenPart("open_wild", Flag()),
        SeenPart("guided", Among(seats)),
        SeenPart("owing", Among(seats)),
        SeenPart("late", Among(seats)),
        SeenPart("out", Among(seats)),
        SeenPart("hand", cards),
        SeenPart("worth", Beside("hand", "worth", keys, Count(low=LOWEST_WORTH)), ALL),
        SeenPart("sizes", BySeat(Count(), seats)),
        SeenPart("known", BySeat(cards, seats)),
        SeenPart("voids", BySeat(centuries, seats)),
        SeenPart("top", card),
        SeenPart("on", card),
        SeenPart("played", cards),
        SeenPart("matched", Bag(FACTS, "facts")),
        SeenPart("aside", cards),
        SeenPart("deck", Count()),
        SeenPart("deck_top", Listed(placed, PLACED)),
        SeenPart("deck_bottom", Listed(placed, PLACED, last=True)),
        SeenPart("treasures", BySeat(Count(), seats)),
        SeenPart("looking", Count()),
        SeenPart("looked", cards),
        SeenPart("fined", Listed(Seat(seats), seats)),
        SeenPart("bearing", Listed(Count(), LAST_CENTURY)),
        SeenPart("asked", Among(seats)),
        SeenPart("giving", card),
    ]
    return Observed(seats, parts, {"fits": DERIVED, "bears": DERIVED, "follow": DERIVED})
