"""The views of Run the Race! as numbers (docs/observations.md)."""

from questable.engine.coding import Bag, BySeat, Count, Listed, Pick, Seat
from questable.engine.observed import Observed, SeenPart
from questable.games.run_the_race.deck import SEATS, SIDES, SLOTS, Deck
from questable.games.run_the_race.state import PACES, PHASES
from questable.games.run_the_race.view import HIDDEN

DERIVED = "it follows from the cards"


def observed(deck: Deck) -> Observed:
    """Parts named after the fields of the view."""
    card = Pick([HIDDEN, *deck.keys], "cards, the first for one not seen")
    cards = Bag(deck.keys, "cards")
    parts = [
        SeenPart("pace", Pick(list(PACES), "paces")),
        SeenPart("phase", Pick(list(PHASES), "phases")),
        SeenPart("turn", Seat(SEATS)),
        SeenPart("hands", BySeat(Listed(card, SLOTS), SEATS)),
        SeenPart("voids", BySeat(Listed(cards, SLOTS), SEATS)),
        SeenPart("draw", BySeat(Count(), SEATS)),
        SeenPart("left", BySeat(Count(), SEATS)),
        SeenPart(
            "tops", Listed(Listed(Pick(deck.keys, "cards"), 1, last=True), len(SIDES)), "piles"
        ),
        SeenPart("piles", Listed(cards, len(SIDES))),
        SeenPart("sides", Listed(Count(), len(SIDES))),
        SeenPart("side", cards),
        SeenPart("turnings", Count()),
        SeenPart("fruitless", Count()),
    ]
    left_out = {"place": "only chance acts meanwhile", "fits": DERIVED, "meets": DERIVED}
    return Observed(SEATS, parts, left_out)
