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
    best = 0
    for century in s.cards.centuries:
        best = max(best, naming_worth(s, seat, century))
    return best


def naming_worth(s: SaintCardsState, seat: int, century: int) -> int:
    """Treasures to be had while it goes round, and three if it comes back and can be placed."""
    unseen, bearers = _unseen(s, seat, century)
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


def _unseen(s: SaintCardsState, seat: int, century: int) -> tuple[int, int]:
    """How many cards a seat cannot see, and about how many of them bear a century."""
    in_play = s.cards.in_play
    bears = s.cards.bears
    seen = [s.hands[seat], s.played, s.aside, [s.top]]
    unseen = 0
    bearers = 0
    for card in range(s.cards.n):
        if in_play[card]:
            unseen += 1
            bearers += (bears[card] >> century) & 1
    for cards in seen:
        for card in cards:
            unseen -= 1
            bearers -= (bears[card] >> century) & 1
    return unseen, bearers


def _lack(
    s: SaintCardsState, seat: int, other: int, century: int, unseen: int, bearers: int
) -> int:
    """The chance, in thousandths, that another hand has no card of a century."""
    places = len(s.hands[other])
    for card in known_in(s, seat, other):
        if (s.cards.bears[card] >> century) & 1:
            return 0
        places -= 1
    for mask in voids_in(s, seat, other):
        places -= (mask >> century) & 1
    chance = SURE
    for _ in range(places):
        chance = chance * (unseen - bearers) // max(1, unseen)
    return chance
