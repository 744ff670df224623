"""How good a position is for a seat: what club looks at."""

from typing import Final

from questable.games.run_the_race.deck import SLOTS
from questable.games.run_the_race.standing import cards_left
from questable.games.run_the_race.state import RaceState

CARD: Final = 1000
"""A card fewer in one's own hand and pile, or one more in the other's."""
PLAYABLE: Final = 60
"""A card that could go on a pile now."""
KINSHIP: Final = 15
"""Two cards in hand that match each other: one may follow the other."""
OPEN_TOP: Final = 100
"""A top that every other card would match: anyone's chance."""


def evaluate(s: RaceState, seat: int) -> int:
    """From the own hand and what lies open; the other hand and the piles are not looked at."""
    worth = CARD * (cards_left(s, 1 - seat) - cards_left(s, seat))
    if len(s.piles[1]) == 0:
        return worth
    deck = s.deck
    size = deck.size
    left = s.piles[0][-1]
    right = s.piles[1][-1]
    first = seat * SLOTS
    for place in range(first, first + SLOTS):
        card = s.hands[place]
        if card < 0:
            continue
        if deck.match[card * size + left] or deck.match[card * size + right]:
            worth += PLAYABLE
        for other in range(first, place):
            if s.hands[other] >= 0 and deck.match[card * size + s.hands[other]]:
                worth += KINSHIP
    return worth - OPEN_TOP * (deck.friends[left] + deck.friends[right]) // size
