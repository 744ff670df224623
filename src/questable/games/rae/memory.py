"""What a seat knows of the cards in another's hand (docs/architecture.md, Views).

A piece of knowledge is one number: who knows, in whose hand, which kind. Two of the same mean two
cards. Who sees a card go to a hand knows it there until it leaves in the open. When a card leaves
a hand unseen, those who did not see it forget all they knew of that hand.
"""

from typing import Final

from questable.games.rae.state import RaeState

KIND_BITS: Final = 6
KIND: Final = 63
OWNER_BITS: Final = 8


def fact_of(knower: int, owner: int, card: int) -> int:
    """That the knower knows a card of this kind in the owner's hand."""
    return (knower << OWNER_BITS) | (owner << KIND_BITS) | card


def knower_of(fact: int) -> int:
    """The seat that knows a fact."""
    return fact >> OWNER_BITS


def owner_of(fact: int) -> int:
    """In whose hand the card is."""
    return (fact >> KIND_BITS) & 3


def card_of(fact: int) -> int:
    """The card that a fact is about."""
    return fact & KIND


def known_in(s: RaeState, knower: int, owner: int) -> list[int]:
    """The cards that a seat knows in another's hand, sorted."""
    hand = fact_of(knower, owner, 0) >> KIND_BITS
    return [fact & KIND for fact in s.known if fact >> KIND_BITS == hand]


def left_in_the_open(s: RaeState, owner: int, card: int) -> None:
    """Everyone saw this card leave a hand."""
    if len(s.known) == 0:
        return
    for knower in range(s.seats):
        _forget_one(s, fact_of(knower, owner, card))


def left_unseen(s: RaeState, owner: int, card: int, witness: int) -> None:
    """Only the witness and the owner saw which card left."""
    if len(s.known) == 0:
        return
    _forget_one(s, fact_of(witness, owner, card))
    s.known = [
        fact for fact in s.known if owner_of(fact) != owner or knower_of(fact) == witness
    ]  # fmt: skip


def seen_to_arrive(s: RaeState, owner: int, card: int, witness: int) -> None:
    """The witness saw this card come to a hand."""
    known = s.known[:]
    known.append(fact_of(witness, owner, card))
    known.sort()
    s.known = known


def look(s: RaeState, knower: int, owner: int) -> None:
    """The knower sees the whole hand."""
    hand = fact_of(knower, owner, 0) >> KIND_BITS
    known = [fact for fact in s.known if fact >> KIND_BITS != hand]
    for card in s.hands[owner]:
        known.append(fact_of(knower, owner, card))
    known.sort()
    s.known = known


def _forget_one(s: RaeState, fact: int) -> None:
    if fact in s.known:
        known = s.known[:]
        known.remove(fact)
        s.known = known
