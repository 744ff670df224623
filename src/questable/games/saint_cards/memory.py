"""What a seat knows of cards in another's hand (docs/architecture.md, Views).

Cards known to be there: a fact is a card and the mask of the seats, other than its holder, that
know who holds it. Who saw a card go to a hand, or lie there, knows it until it leaves. When a card
leaves a hand unseen, those who did not see which forget all that they knew of that hand.

Cards known to be absent: who draws for lack of a named century holds none of it at that moment
(S-4.2). A fact is who knows, of whose hand, and a mask of centuries that one of the cards unseen
there does not bear; so many facts, so many cards. Cards that come later are free of them. When a
card leaves, it is taken to have been the one of which most was known, which is never too much to
claim: the masks of a hand lie within each other, since an older card was held through more tests.
A spectator knows such facts too, as the seat after the last one.
"""

from typing import Final

from questable.games.saint_cards.state import SaintCardsState

SEAT_BITS: Final = 6
SEATS: Final = 63
OWNER_BITS: Final = 22
KNOWER_BITS: Final = 25
CENTURIES: Final = (1 << OWNER_BITS) - 1


def void_fact(knower: int, owner: int, centuries: int) -> int:
    """That one unseen card in the owner's hand bears none of these centuries."""
    return (knower << KNOWER_BITS) | (owner << OWNER_BITS) | centuries


def knowers_of(s: SaintCardsState, card: int) -> int:
    """Mask of the seats that know who holds a card, its holder aside."""
    for fact in s.known:
        if fact >> SEAT_BITS == card:
            return fact & SEATS
    return 0


def known_in(s: SaintCardsState, knower: int, owner: int) -> list[int]:
    """The cards that a seat knows in another's hand, sorted."""
    if len(s.known) == 0 or knower >= s.seats:
        return []
    hand = s.hands[owner]
    return [
        fact >> SEAT_BITS
        for fact in s.known
        if (fact >> knower) & 1 and fact >> SEAT_BITS in hand
    ]  # fmt: skip


def voids_in(s: SaintCardsState, knower: int, owner: int) -> list[int]:
    """Masks of absent centuries, one for each unseen card of which any is known, fewest first."""
    pair = void_fact(knower, owner, 0) >> OWNER_BITS
    return [fact & CENTURIES for fact in s.voids if fact >> OWNER_BITS == pair]


def arrived(s: SaintCardsState, owner: int, card: int, seen_by: int) -> None:
    """A card came to a hand, and these seats know which."""
    seen_by &= ~(1 << owner)
    if seen_by:
        known = s.known[:]
        known.append((card << SEAT_BITS) | seen_by)
        known.sort()
        s.known = known


def left_in_the_open(s: SaintCardsState, owner: int, card: int) -> None:
    """Everyone saw this card leave a hand."""
    if len(s.voids) > 0:
        _strike_voids(s, owner, card, -1)
    if len(s.known) > 0:
        s.known = [fact for fact in s.known if fact >> SEAT_BITS != card]


def left_unseen(s: SaintCardsState, owner: int, card: int, witnesses: int) -> None:
    """Only these seats and the owner saw which card left; it is still among the owner's."""
    if len(s.voids) > 0:
        _strike_voids(s, owner, card, witnesses)
    if len(s.known) == 0:
        return
    hand = s.hands[owner]
    known: list[int] = []
    for fact in s.known:
        held = fact >> SEAT_BITS
        if held == card:
            continue
        if held in hand:
            fact &= ~SEATS | witnesses
        if fact & SEATS:
            known.append(fact)
    s.known = known


def _strike_voids(s: SaintCardsState, owner: int, card: int, witnesses: int) -> None:
    """One fact less for each knower for whom an unseen card left; -1: all saw which one it was."""
    knew = knowers_of(s, card)
    bears = s.cards.bears[card]
    voids = s.voids[:]
    for knower in range(s.seats + 1):
        saw = (witnesses >> knower) & 1
        if knower == owner or (saw and (knew >> knower) & 1):
            continue
        pair = void_fact(knower, owner, 0) >> OWNER_BITS
        # The facts of one hand are sorted, so that the last one says most.
        for i in range(len(voids) - 1, -1, -1):
            fits = not saw or not (voids[i] & CENTURIES & bears)
            if voids[i] >> OWNER_BITS == pair and fits:
                voids.pop(i)
                break
    s.voids = voids


def look(s: SaintCardsState, knower: int, owner: int) -> None:
    """The knower sees the whole hand."""
    hand = s.hands[owner]
    known = [fact for fact in s.known if fact >> SEAT_BITS not in hand]
    for card in hand:
        known.append((card << SEAT_BITS) | knowers_of(s, card) | (1 << knower))
    known.sort()
    s.known = known
    pair = void_fact(knower, owner, 0) >> OWNER_BITS
    s.voids = [fact for fact in s.voids if fact >> OWNER_BITS != pair]


def lacks(s: SaintCardsState, owner: int, century: int) -> None:
    """S-4.2: the owner has shown to hold no card of that century."""
    voids = [fact for fact in s.voids if (fact >> OWNER_BITS) & 7 != owner]
    for knower in range(s.seats + 1):
        if knower == owner:
            continue
        masks = voids_in(s, knower, owner)
        unseen = len(s.hands[owner]) - len(known_in(s, knower, owner))
        while len(masks) < unseen:
            masks.append(0)
        for mask in masks:
            voids.append(void_fact(knower, owner, mask | (1 << century)))
    voids.sort()
    s.voids = voids
