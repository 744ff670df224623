"""What turns at calm pace tell of the cards that were in hand meanwhile (S-6.6).

Who passes hardly ever could have played, and who plays one card has left others. Everybody saw it,
so the state remembers each such turn for as long as a card is held that was in hand then: a clue.
It proves nothing, since anybody may pass; `weights` says how likely it makes each card.
"""

from math import exp
from typing import Final

from questable.games.run_the_race.deck import SLOTS, Deck
from questable.games.run_the_race.state import RaceState

PLACES_BITS: Final = 10
"""A clue is a mask of places, then three cards of so many bits:"""
CARD_BITS: Final = 9
"""the top that was covered, the other top, and the card that was played, with 1 added. Where none
was played the first two are the left top and the right one."""
MOST: Final = 100
"""No more are remembered, the last ones."""
ALL_PLACES: Final = (1 << PLACES_BITS) - 1
ONE_CARD: Final = (1 << CARD_BITS) - 1

PASSED: Final = -2480
"""For a card that matches a top on which its owner passed,"""
COVERED: Final = -680
"""for one that matches the top on which its owner played another,"""
STILL: Final = -400
"""and for one that only matches the other top; in thousandths of the logarithm of odds, measured
on games of `expert` with itself (docs/bots.md)."""
FRIENDLY: Final = 560
"""Cards that match many others are kept: for each turn that one is, if it matched them all,"""
BETTER: Final = 1680
"""and where it could have been played, by how many more it matches than the one that was."""
FINE: Final = 10
"""Odds are told apart by so many thousandths."""
LEAST: Final = 12_000
"""What is farther behind the likeliest card is no less likely."""
LEVEL: Final = 1 << 20
"""The weight of the likeliest card."""


def _fading() -> list[int]:
    return [round(LEVEL * exp(-k * FINE / 1000)) for k in range(LEAST // FINE + 1)]


FADING: Final[list[int]] = _fading()


def clue(places: int, one: int, other: int, played: int) -> int:
    """A clue from its parts; no card played is -1."""
    cards = ((played + 1) << CARD_BITS | other) << CARD_BITS | one
    return cards << PLACES_BITS | places


def parts(told: int) -> tuple[int, int, int, int]:
    """Places, the two tops and the card that was played, or -1."""
    cards = told >> PLACES_BITS
    one = cards & ONE_CARD
    other = (cards >> CARD_BITS) & ONE_CARD
    return told & ALL_PLACES, one, other, (cards >> (2 * CARD_BITS)) - 1


def _held(s: RaceState, seat: int) -> int:
    places = 0
    for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if s.hands[place] >= 0:
            places |= 1 << place
    return places


def passed(s: RaceState, seat: int) -> None:
    """A seat plays nothing on these tops."""
    told = clue(_held(s, seat), s.piles[0][-1], s.piles[1][-1], -1)
    s.clues = [*s.clues[-MOST + 1 :], told]


def played(s: RaceState, place: int, side: int, card: int) -> None:
    """The card of that place, which is empty now, is about to lie on a pile."""
    freed = forgotten(s.clues, place)
    places = _held(s, place // SLOTS)
    if places:
        freed.append(clue(places, s.piles[side][-1], s.piles[1 - side][-1], card))
    s.clues = freed[-MOST:]


def forgotten(clues: list[int], place: int) -> list[int]:
    """What is left of them when the card of a place is another one."""
    bit = 1 << place
    found: list[int] = []
    for told in clues:
        left = told & ~bit
        if left & ALL_PLACES:
            found.append(left)
    return found


def weights(deck: Deck, cards: list[int], clues: list[int], place: int) -> list[int]:
    """By card: how likely it is that a place holds it, by all clues about that place."""
    odds = [0] * len(cards)
    for told in clues:
        places, one, other, card = parts(told)
        if (places >> place) & 1:
            for i in range(len(cards)):
                odds[i] += _odds(deck, cards[i], one, other, card)
    most = max(odds, default=0)
    return [FADING[min(most - each, LEAST) // FINE] for each in odds]


def _odds(deck: Deck, card: int, one: int, other: int, played_card: int) -> int:
    row = card * deck.size
    on_one = deck.match[row + one] != 0
    on_other = deck.match[row + other] != 0
    if played_card < 0:
        return PASSED if on_one or on_other else 0
    friends = deck.friends[card]
    found = FRIENDLY * friends // deck.size
    if on_one or on_other:
        found += COVERED if on_one else STILL
        found += BETTER * (friends - deck.friends[played_card]) // deck.size
    return found
