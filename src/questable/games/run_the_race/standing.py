"""What lies on top, and what is left to play."""

from questable.games.run_the_race.state import EMPTY, RaceState


def top_card(s: RaceState, pile: int) -> int:
    """The card on top of an open pile."""
    return s.piles[pile][-1]


def cards_left(s: RaceState, seat: int) -> int:
    """How many of a seat's twenty cards are not played yet."""
    held = s.draw[seat]
    first = seat * 5
    for place in range(first, first + 5):
        if s.hands[place] != EMPTY:
            held += 1
    return held
