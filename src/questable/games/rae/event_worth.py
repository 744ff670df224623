"""What an event that is being played is worth to a seat, in hundredths of a point."""

from typing import Final

from questable.games.rae.actions import (
    BESIEGE,
    BURN_COLLECTION,
    BURN_QUEST,
    JOUST,
    LOOK,
    READ,
    ROB,
    TAX,
)
from questable.games.rae.cards import QUEST_CARDS
from questable.games.rae.effects import played_event
from questable.games.rae.event_cards import victim_of
from questable.games.rae.scoring import side
from questable.games.rae.seats import opponents
from questable.games.rae.state import RaeState

GAINED_CARD: Final = 45
LOST_CARD: Final = 45
PAID_CARD: Final = 20
SEEN_HAND: Final = 80
LOST_CHOICE: Final = 45
READ_CARDS: Final = 90
MORE_PLAYS: Final = 45
BESIEGED: Final = 35
BURNT_POINT: Final = 85
BURNT_SPARE: Final = 25
BYSTANDER: Final = 25
"""Percent of the player's gain that an opponent loses who is not aimed at."""


def stands(s: RaeState) -> bool:
    """Whether the event would happen if nobody replied any more."""
    return len(s.replies) & 1 == 0


def effect_worth(s: RaeState, seat: int) -> int:
    """What it would do for a seat."""
    action = played_event(s)
    friends = side(s, seat)
    if (friends >> s.turn) & 1:
        return _joust_gain(s) if action.kind == JOUST and s.turn == seat else _gain(s)
    victim = victim_of(s, action)
    if action.kind == TAX:
        return -PAID_CARD - _gain(s) * BYSTANDER // 100
    if victim >= 0 and (friends >> victim) & 1:
        return -_loss(s)
    return -_gain(s) * BYSTANDER // 100


def _gain(s: RaeState) -> int:
    action = played_event(s)
    kind = action.kind
    if kind == ROB:
        return GAINED_CARD + LOST_CARD * BYSTANDER // 100
    if kind == BURN_QUEST or kind == BURN_COLLECTION:
        return _loss(s)
    if kind == TAX:
        return GAINED_CARD * bin(opponents(s, s.turn)).count("1")
    if kind == LOOK:
        return SEEN_HAND
    if kind == READ:
        return READ_CARDS
    if kind == BESIEGE:
        return BESIEGED
    return MORE_PLAYS  # a Tournament, seen by who does not see the hand


def _joust_gain(s: RaeState) -> int:
    """A Tournament is worth its plays only to who has cards for them, and knows it."""
    cards = 0
    for card in s.hands[s.turn]:
        if card < QUEST_CARDS:
            cards += 1
    more = cards - (s.limit - s.played)
    return MORE_PLAYS * max(0, min(more, 2))


def _loss(s: RaeState) -> int:
    action = played_event(s)
    kind = action.kind
    if kind == ROB:
        return LOST_CARD
    if kind == BURN_QUEST:
        return BURNT_POINT * s.points[action.a]
    if kind == BURN_COLLECTION:
        return BURNT_SPARE * s.points[action.a]
    if kind == LOOK:
        return LOST_CHOICE
    if kind == BESIEGE:
        return BESIEGED
    return 0
