"""What a player of SaintCards does without looking ahead, from the own hand and the open table.

A search plays games on by it (docs/bots.md): it is quick, and not far from what `club` would do.
Worths are those of heuristics.py, in hundredths of a treasure.
"""

from typing import Final

from questable.engine.action import Action
from questable.games.saint_cards.actions import CALL, CLAIM, DRAW, LOOK_AT, NOTICE, PLAY
from questable.games.saint_cards.cards import MICHAEL, OUR_LADY
from questable.games.saint_cards.ending import LAST_CARD_BONUS
from questable.games.saint_cards.heuristics import (
    AHEAD,
    LAST_ROUND,
    STEP,
    TOP,
    TREASURE,
    card_worth,
    pay_for,
)
from questable.games.saint_cards.matching import matched
from questable.games.saint_cards.naming_worth import best_century, best_naming
from questable.games.saint_cards.playing import OPEN, PLACED, WILD, needed
from questable.games.saint_cards.state import (
    CLAIMING,
    NAMING,
    SECOND,
    TAKING,
    TURN,
    SaintCardsState,
)

DRAWN: Final = -20
"""A card drawn, and the turn with it."""
MICHAELS: Final = 250
OUR_LADYS: Final = 125
"""What these two bring, about (S-1.7)."""


def habit(s: SaintCardsState, seat: int, legal: list[Action]) -> Action:
    """One of these actions."""
    kind = legal[0].kind
    if kind == CALL or kind == NOTICE or kind == LOOK_AT:
        return legal[0]
    phase = s.phases[-1]
    if phase == TURN or phase == SECOND:
        return _card_to_play(s, seat, legal)
    if phase == NAMING:
        return s.cards.actions.names[best_century(s, seat)[0] - 1]
    if phase == CLAIMING:
        return _claim(s, legal)
    # St. Joseph's player takes the best card; whatever is given away is the worst one.
    chosen = legal[0]
    most = 0
    for action in legal:
        worth = card_worth(s, action.a)
        if phase != TAKING:
            worth = -worth
        if action is legal[0] or worth > most:
            most = worth
            chosen = action
    return chosen


def _claim(s: SaintCardsState, legal: list[Action]) -> Action:
    """S-5.6: whatever is right, one after the other; then it is done."""
    right = matched(s.cards, s.top, s.on)
    for action in legal:
        if action.kind == CLAIM and (right >> action.a) & 1:
            return action
    return legal[-1]


def _card_to_play(s: SaintCardsState, seat: int, legal: list[Action]) -> Action:
    chosen = legal[0]
    most = 0
    for action in legal:
        if action.kind == PLAY:
            gain = _gain(s, seat, action.a)
        else:
            gain = DRAWN if action.kind == DRAW else 0
        if action is legal[0] or gain > most:
            most = gain
            chosen = action
    return chosen


def _gain(s: SaintCardsState, seat: int, card: int) -> int:
    """What it brings to play a card now."""
    cards = s.cards
    gain = _paid(s, card) - card_worth(s, card) - cards.richness[card] * TOP // 100
    left = len(s.hands[seat]) - 1
    if left == 0:
        return gain + TREASURE * LAST_CARD_BONUS + _closing(s, seat, gain)
    if cards.is_wild(card):
        effect = cards.effect(card)
        if effect == OUR_LADY:
            gain += OUR_LADYS
        elif effect == MICHAEL:
            gain += MICHAELS
        return gain + STEP * best_naming(s, seat) // 100
    if s.named != 0 or s.phases[-1] == SECOND:
        return gain
    return gain + STEP * _next_gain(s, seat, card, left) // 100


def _paid(s: SaintCardsState, card: int) -> int:
    if s.named != 0:
        return TREASURE * PLACED
    if s.open_wild == 1:
        return TREASURE * OPEN
    paid = pay_for(s, card, s.top, s.cards.counts[s.top * s.cards.n + card])
    return paid + TREASURE * WILD if s.cards.is_wild(card) else paid


def _next_gain(s: SaintCardsState, seat: int, card: int, left: int) -> int:
    """What a second card brings after this one (S-3.5)."""
    cards = s.cards
    least = needed(s)
    row = card * cards.n
    best = 0
    for other in s.hands[seat]:
        matches = cards.counts[row + other]
        if matches < least or other == card or cards.is_wild(other):
            continue
        gain = pay_for(s, other, card, matches) - card_worth(s, other)
        if left == 1:
            gain += TREASURE * LAST_CARD_BONUS
        best = max(best, gain)
    return best


def _closing(s: SaintCardsState, seat: int, gain: int) -> int:
    """Whether it is good to play the last card: who is ahead likes the end (S-5.3)."""
    own = TREASURE * (s.treasures[seat] + LAST_CARD_BONUS) + gain
    best = 0
    for other in range(s.seats):
        if other == seat:
            continue
        worth = TREASURE * s.treasures[other]
        if seat != s.dealer and not (s.out >> other) & 1:
            worth += LAST_ROUND
        best = max(best, worth)
    return AHEAD if own >= best else -AHEAD
