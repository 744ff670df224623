"""Who may not know which card of Run the Race!: hands, and all that nobody has seen."""

from questable.engine.hidden import Hidden
from questable.games.run_the_race.deck import PLACES, SEATS, SLOTS
from questable.games.run_the_race.referee import RunTheRace

UNSEEN = -1
"""Somewhere in a draw pile, in a first side pile or left out."""


def hidden(s: RunTheRace) -> list[Hidden]:
    """Every card in a hand, and every one that nobody has seen."""
    found = [
        Hidden(place, s.hands[place], 1 << place // SLOTS, _barred(s, place))
        for place in range(PLACES)
        if s.hands[place] >= 0
    ]
    return found + [Hidden(UNSEEN, card, 0) for card in s.unseen]


def _barred(s: RunTheRace, place: int) -> dict[int, int]:
    """S-6.3: when nobody could play, everybody learned what does not lie there."""
    size, void = s.deck.size, s.voids[place]
    tops = [top for top in range(size) if (void >> top) & 1]
    cards = sum(
        1 << card for card in range(size) if any(s.deck.match[card * size + top] for top in tops)
    )
    return dict.fromkeys(range(SEATS + 1), cards)


def swapped(s: RunTheRace, one: int, two: int) -> RunTheRace:
    """Each of two cards lies where the other did."""
    twin = s.clone()
    other = {one: two, two: one}
    twin.hands = [other.get(card, card) for card in s.hands]
    twin.unseen = sorted(other.get(card, card) for card in s.unseen)
    return twin
