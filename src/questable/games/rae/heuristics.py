"""How good a position of Ràe is, in hundredths of a point (docs/architecture.md, Heuristics).

Points on the table count in full; cards in Collections and in the own hand by how soon they may
score. Of other hands only their sizes and what the table shows are used.
"""

from typing import Final, cast

from questable.engine.state import OVER, SEALED
from questable.games.rae.cards import (
    ALL_SUITS,
    HAND,
    KING,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    N_COLOURS,
    N_SUITS,
    QUEST_CARDS,
    SIZE,
    colour_of,
    suit_of,
)
from questable.games.rae.event_worth import effect_worth, stands
from questable.games.rae.groups import collection_owner, quest_owner
from questable.games.rae.scoring import side, total
from questable.games.rae.state import EXCHANGING, LIFTED, NOTHING, RaeState

WON: Final = 1_000_000
POINT: Final = 100
RIVAL_POINT: Final = 80
"""A point of the rival who is ahead,"""
OTHER_POINT: Final = 25
"""and of the others."""
RIVAL_TABLE: Final = 50
"""Percent at which a rival's cards in Collections count."""

# What a point on a card is worth that does not score yet, by where the card is.
GAP: Final = 12
"""A suit that an own Quest lacks."""
READY: Final = 88
"""A card that an own Collection can give to a Quest that lacks it,"""
SPARE: Final = 38
"""or can give, if a Quest comes,"""
ANCHOR: Final = 20
"""and the two that it must keep."""
FITS_QUEST: Final = 78
WITH_COLLECTION: Final = 66
PAIR: Final = 54
FITS_COLLECTION: Final = 26
LOOSE: Final = 26
TWIN: Final = 8
"""A second card of a kind in hand."""

REFILL: Final = 70
"""A card still to be drawn at the end of the own turn."""
EMPTY: Final = 15
"""A place in hand that stays empty through the next turn."""

KEPT: Final[list[int]] = [60, 40, 40, 55, 50, 55, 45, 25]
"""By event, from KING on: what it is worth in hand."""
CERTAIN: Final = 85
"""Percent of an event's worth while it may yet be cancelled."""


def evaluate(s: RaeState, seat: int) -> int:
    """The position's worth for a seat."""
    if s.actor == OVER:
        if s.winners == 0:
            return -WON // 2
        return WON if (s.winners >> seat) & 1 else -WON
    phase = s.phases[-1]
    if s.actor == seat and (phase == LIFTED or phase == EXCHANGING):
        return _best_after(s, seat)
    worth = _score_worth(s, seat)
    want = wanted(s, side(s, seat))
    worth += table_worth(s, seat, want) + hand_worth(s, seat, want)
    for other in range(s.seats):
        if not (side(s, seat) >> other) & 1:
            theirs = table_worth(s, other, wanted(s, side(s, other)))
            worth -= theirs * RIVAL_TABLE // 100
    if s.playing != NOTHING and s.actor == SEALED:
        worth += _window_worth(s, seat)
    return worth


def _best_after(s: RaeState, seat: int) -> int:
    """Half a step was made; it is worth what its best second half is."""
    best = -WON
    for action in s.legal(seat):
        after = cast(RaeState, s.clone())
        after.apply(seat, action)
        best = max(best, evaluate(after, seat))
    return best


def _score_worth(s: RaeState, seat: int) -> int:
    own = side(s, seat)
    best = 0
    others = 0
    for other in range(s.seats):
        if not (own >> other) & 1:
            points = total(s, other)
            best = max(best, points)
            others += points
    if s.teams:
        others = 0
    return POINT * total(s, seat) - RIVAL_POINT * best - OTHER_POINT * (others - best)


def wanted(s: RaeState, owners: int) -> list[int]:
    """By colour: the suits that some Quest of these seats lacks."""
    want = [0] * N_COLOURS
    for colour in range(N_COLOURS):
        for place in range(colour * MOST_QUESTS, (colour + 1) * MOST_QUESTS):
            group = s.quests[place]
            if group == 0:
                break
            if (owners >> quest_owner(group)) & 1:
                want[colour] |= ALL_SUITS & ~group
    return want


def table_worth(s: RaeState, seat: int, want: list[int]) -> int:
    """What a seat's Quests may still get, and what its Collections may give."""
    worth = 0
    for colour in range(N_COLOURS):
        if want[colour]:
            for suit in range(N_SUITS):
                if (want[colour] >> suit) & 1:
                    worth += GAP * s.points[colour * N_SUITS + suit]
    for suit in range(N_SUITS):
        for place in range(suit * MOST_COLLECTIONS, (suit + 1) * MOST_COLLECTIONS):
            group = s.collections[place]
            if group == 0:
                break
            if collection_owner(group) == seat:
                worth += _collection_worth(s, group, suit, want)
    return worth


def _collection_worth(s: RaeState, group: int, suit: int, want: list[int]) -> int:
    spare = SIZE[group & 127] - 2
    worth = 0
    gains: list[int] = []
    for colour in range(N_COLOURS):
        if (group >> colour) & 1:
            points = s.points[colour * N_SUITS + suit]
            worth += ANCHOR * points
            if spare > 0:
                rate = READY if (want[colour] >> suit) & 1 else SPARE
                gains.append((rate - ANCHOR) * points)
    if spare > 0:
        gains.sort()
        for i in range(spare):
            worth += gains[len(gains) - 1 - i]
    return worth


def hand_worth(s: RaeState, seat: int, want: list[int]) -> int:
    """What the cards in a hand may bring, and those still to be drawn."""
    hand = s.hands[seat]
    suits = [0] * N_COLOURS
    for card in hand:
        if card < QUEST_CARDS:
            suits[colour_of(card)] |= 1 << suit_of(card)
    give, lack = _own_collections(s, seat)
    worth = 0
    least = WON
    last = NOTHING
    for card in hand:
        if card >= QUEST_CARDS:
            value = KEPT[card - KING]
        elif card == last:
            value = TWIN * s.points[card]
        else:
            value = _card_worth(s, card, want, suits, give, lack)
        worth += value
        least = min(least, value)
        last = card
    missing = HAND - len(hand)
    if missing < 0 and s.turn == seat:
        return worth - least  # it will be discarded
    if missing > 0:
        worth += (REFILL if s.turn == seat else EMPTY) * min(missing, s.pile)
    return worth


def _card_worth(
    s: RaeState, card: int, want: list[int], suits: list[int], give: list[int], lack: list[int]
) -> int:
    colour = colour_of(card)
    suit = suit_of(card)
    points = s.points[card]
    if (want[colour] >> suit) & 1:
        return FITS_QUEST * points
    if give[colour] & ~(1 << suit):
        return WITH_COLLECTION * points
    if suits[colour] & ~(1 << suit):
        return PAIR * points
    if (lack[suit] >> colour) & 1:
        return FITS_COLLECTION * points
    return LOOSE * points


def _own_collections(s: RaeState, seat: int) -> tuple[list[int], list[int]]:
    """By colour the suits that own Collections can give; by suit the colours that they lack."""
    give = [0] * N_COLOURS
    lack = [0] * N_SUITS
    for suit in range(N_SUITS):
        for place in range(suit * MOST_COLLECTIONS, (suit + 1) * MOST_COLLECTIONS):
            group = s.collections[place]
            if group == 0:
                break
            if collection_owner(group) != seat:
                continue
            lack[suit] |= 127 & ~group
            if SIZE[group & 127] > 2:
                for colour in range(N_COLOURS):
                    if (group >> colour) & 1:
                        give[colour] |= 1 << suit
    return give, lack


def _window_worth(s: RaeState, seat: int) -> int:
    """An event on its way, and the own secret answer to it."""
    stand = stands(s)
    worth = effect_worth(s, seat) * CERTAIN // 100
    if (s.answers >> seat) & 1:
        stand = not stand
        return (worth if stand else 0) - KEPT[0]
    return worth if stand else 0
