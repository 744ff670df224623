"""Who may not know which card of Ràe, by hands and what seats remember of them."""

from questable.engine.hidden import Hidden
from questable.games.rae.cards import KING
from questable.games.rae.memory import fact_of, known_in
from questable.games.rae.referee import Rae

PILE = -1
"""The draw pile."""


def hidden(s: Rae) -> list[Hidden]:
    """Every card in a hand or in the draw pile; of two alike in a hand the first is known first."""
    found = [
        Hidden(owner, card, _knowers(s, owner, card, hand[:n].count(card)))
        for owner, hand in enumerate(s.hands)
        for n, card in enumerate(hand)
    ]
    return found + [Hidden(PILE, card, 0) for card, count in enumerate(s.bag) for _ in range(count)]


def _knowers(s: Rae, owner: int, card: int, before: int) -> int:
    knowers = 1 << owner
    for knower in range(s.seats):
        if known_in(s, knower, owner).count(card) > before:
            knowers |= 1 << knower
    return knowers


def swapped(s: Rae, one: Hidden, two: Hidden) -> Rae:
    """Each of two cards lies where the other did, in what is remembered of them too."""
    twin = s.clone()
    for here, there in ((one, two), (two, one)):
        if here.place == PILE:
            twin.bag[here.thing] -= 1
            twin.bag[there.thing] += 1
        else:
            _exchange(twin, here, there.thing)
    if one.place == two.place == s.turn and s.offered in (one.thing, two.thing):
        twin.offered = one.thing + two.thing - s.offered
    return twin


def _exchange(twin: Rae, here: Hidden, card: int) -> None:
    """Another card for one of a hand; whoever knew that one knows the other."""
    owner = here.place
    hand = twin.hands[owner]
    hand.remove(here.thing)
    twin.hands[owner] = sorted([*hand, card])
    known = twin.known[:]
    for knower in range(twin.seats):
        if knower != owner and (here.known >> knower) & 1:
            known.remove(fact_of(knower, owner, here.thing))
            known.append(fact_of(knower, owner, card))
    twin.known = sorted(known)
    if twin.offered == here.thing and owner == twin.turn and here.thing not in twin.hands[owner]:
        twin.offered = card
    if KING not in twin.hands[owner]:
        twin.answers &= ~(1 << owner)  # who has no King declines
