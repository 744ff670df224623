"""Who may not know which card of SaintCards, by hands, masks of the Draw Deck and memory."""

from questable.engine.hidden import Hidden
from questable.games.saint_cards.cards import NOTHING
from questable.games.saint_cards.memory import SEAT_BITS, SEATS, knowers_of, voids_in
from questable.games.saint_cards.position import centuries_of
from questable.games.saint_cards.referee import SaintCards

DECK = -1
"""A place in the Draw Deck, or off it while St. Joseph's player looks."""


def hidden(s: SaintCards) -> list[Hidden]:
    """Every card in a hand or in the Draw Deck."""
    found = [
        Hidden(owner, card, 1 << owner | knowers_of(s, card), _barred(s, owner))
        for owner, hand in enumerate(s.hands)
        for card in hand
    ]
    deck = s.deck
    placed = zip(deck.head + deck.tail, deck.head_known + deck.tail_known, strict=True)
    found += [Hidden(DECK, card, known) for card, known in placed]
    found += [Hidden(DECK, card, 0) for card, count in enumerate(deck.bag) if count]
    return found + [Hidden(DECK, card, 1 << s.turn) for card in s.looked]


def _barred(s: SaintCards, owner: int) -> dict[int, int]:
    """S-4.2: by knower, a spectator last, the bearers of centuries that the hand has lacked."""
    barred: dict[int, int] = {}
    for knower in range(s.seats + 1):
        for lacked in voids_in(s, knower, owner):
            for century in centuries_of(lacked):
                barred[knower] = barred.get(knower, 0) | s.cards.bearers[century]
    return barred


def swapped(s: SaintCards, one: int, two: int) -> SaintCards:
    """Each of two cards lies where the other did, in what is remembered of them too."""
    twin = s.clone()

    def other(card: int) -> int:
        return two if card == one else one if card == two else card

    twin.hands = [sorted(other(card) for card in hand) for hand in s.hands]
    twin.deck.head = [other(card) for card in s.deck.head]
    twin.deck.tail = [other(card) for card in s.deck.tail]
    twin.deck.bag[one], twin.deck.bag[two] = s.deck.bag[two], s.deck.bag[one]
    twin.looked = [other(card) for card in s.looked]
    twin.passes = [other(card) if card != NOTHING else card for card in s.passes]
    twin.known = sorted(other(f >> SEAT_BITS) << SEAT_BITS | f & SEATS for f in s.known)
    return twin
