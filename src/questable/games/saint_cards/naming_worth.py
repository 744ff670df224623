"""What it is worth to a WildCard's player to have named a century (S-4.2, S-4.3)."""

from typing import Final

from questable.games.saint_cards.memory import known_in, voids_in
from questable.games.saint_cards.playing import PLACED
from questable.games.saint_cards.seats import next_seat
from questable.games.saint_cards.state import SaintCardsState

TREASURE: Final = 100
SURE: Final = 1000
"""Chances are in thousandths."""


def best_naming(s: SaintCardsState, seat: int) -> int:
    """The worth of the best century."""
    return max(0, best_century(s, seat)[1])


def best_century(s: SaintCardsState, seat: int) -> tuple[int, int]:
    """The century that is worth most to have named, the first of equals, and its worth."""
    unseen, bearers = _unseen(s, seat)
    found = 0
    best = -1
    for century in s.cards.centuries:
        worth = _worth(s, seat, century, unseen, bearers[century])
        if worth > best:
            best = worth
            found = century
    return found, best


def naming_worth(s: SaintCardsState, seat: int, century: int) -> int:
    """Treasures to be had while it goes round, and three if it comes back and can be placed."""
    unseen, bearers = _unseen(s, seat)
    return _worth(s, seat, century, unseen, bearers[century])


def _worth(s: SaintCardsState, seat: int, century: int, unseen: int, bearers: int) -> int:
    worth = 0
    chance = SURE
    other = next_seat(s, seat) if s.turn == seat else s.turn
    while other != seat:
        chance = chance * _lack(s, seat, other, century, unseen, bearers) // SURE
        worth += TREASURE * chance // SURE
        if s.out != 0 and other == s.dealer:
            return worth  # S-5.3: it goes no further
        other = next_seat(s, other)
    for card in s.hands[seat]:
        if (s.cards.bears[card] >> century) & 1:
            return worth + TREASURE * PLACED * chance // SURE
    return worth


def _unseen(s: SaintCardsState, seat: int) -> tuple[int, list[int]]:
    """How many cards a seat cannot see, and by century about how many of them bear it."""
    cards = s.cards
    unseen = cards.whole
    bearers = cards.often[:]
    seen = [s.hands[seat], s.played, s.aside, [s.top]]
    for some in seen:
        for card in some:
            unseen -= 1
            birth = cards.birth[card]
            passing = cards.passing[card]
            bearers[birth] -= 1
            if passing != birth:
                bearers[passing] -= 1
    return unseen, bearers


def _lack(
    s: SaintCardsState, seat: int, other: int, century: int, unseen: int, bearers: int
) -> int:
    """The chance, in thousandths, that another hand has no card of a century."""
    places = len(s.hands[other])
    if len(s.known) > 0:
        for card in known_in(s, seat, other):
            if (s.cards.bears[card] >> century) & 1:
                return 0
            places -= 1
    if len(s.voids) > 0:
        for mask in voids_in(s, seat, other):
            places -= (mask >> century) & 1
    chance = SURE
    for _ in range(places):
        chance = chance * (unseen - bearers) // max(1, unseen)
    return chance
