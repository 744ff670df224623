"""How good a position of SaintCards is, in hundredths of a treasure.

See docs/architecture.md, Heuristics.

Treasures count in full; cards in hand for what they may still bring; the open decision of the own
turn for the best that can be made of it. Of other hands only sizes and what this seat knows are
used.
"""

from typing import Final

from questable.engine.state import OVER
from questable.games.saint_cards.cards import NOTHING
from questable.games.saint_cards.ending import LAST_CARD_BONUS
from questable.games.saint_cards.facts import size
from questable.games.saint_cards.matching import doubles, matched
from questable.games.saint_cards.naming_worth import best_naming, naming_worth
from questable.games.saint_cards.playing import OPEN, PLACED, needed
from questable.games.saint_cards.state import CLAIMING, NAMING, SECOND, TURN, SaintCardsState

WON: Final = 1_000_000
TREASURE: Final = 100
RIVAL: Final = 75
"""A treasure of the rival who has most,"""
OTHERS: Final = 10
"""and of the others."""

CARD: Final = -45
"""A saint in hand, beside its share of what it has in common with others;"""
RICHNESS: Final = 6
"""that share, as a divisor."""
WILDCARD: Final = 170
GUIDED: Final = 60
"""Guardian Angels to come."""
TOP: Final = 20
"""Percent of what the top card has in common with others, which the next player may use."""

OWING: Final = 60
LATE: Final = 180
"""A call that is owed, and one that may be noticed at any time."""
THREAT: Final[list[int]] = [0, 130, 45, 15]
"""By number of cards of a rival: how near the end is at the rival's hands."""
LAST_ROUND: Final = 250
"""What a rival may take in the turn that is still to come,"""
AHEAD: Final = 700
"""and what it is worth to be first, or not to be, when the game is closing."""
STEP: Final = 90
"""Percent of a gain that is still to be made in the own turn."""


def evaluate(s: SaintCardsState, seat: int) -> int:
    """The position's worth for a seat."""
    if s.actor == OVER:
        lead = TREASURE * (s.treasures[seat] - _most_of_others(s, seat))
        return lead + (WON if (s.winners >> seat) & 1 else -WON)
    worth = _score_worth(s, seat) + _hand_worth(s, seat)
    if s.turn == seat:
        worth += _turn_worth(s, seat)
    if s.top != NOTHING:
        worth -= s.cards.richness[s.top] * TOP // 100
    if s.named != 0 and s.wild_by == seat and s.wild_pays == 1:
        worth += naming_worth(s, seat, s.named)
    if (s.late >> seat) & 1:
        worth -= LATE
    elif (s.owing >> seat) & 1:
        worth -= OWING
    if (s.guided >> seat) & 1:
        worth += GUIDED
    return worth


def _most_of_others(s: SaintCardsState, seat: int) -> int:
    most = 0
    for other in range(s.seats):
        if other != seat and s.treasures[other] > most:
            most = s.treasures[other]
    return most


def _score_worth(s: SaintCardsState, seat: int) -> int:
    """Treasures against those of the others, and how near the end is."""
    best = 0
    others = 0
    threat = 0
    for other in range(s.seats):
        if other == seat:
            continue
        treasures = TREASURE * s.treasures[other]
        held = len(s.hands[other])
        if s.out != 0 and held > 0:
            treasures += LAST_ROUND
        elif held < len(THREAT):
            threat += THREAT[held]
        best = max(best, treasures)
        others += treasures
    own = TREASURE * s.treasures[seat]
    worth = own - RIVAL * best // 100 - OTHERS * (others - best) // 100 - threat
    if s.out == 0:
        return worth
    if len(s.hands[seat]) > 0:
        own += LAST_ROUND
    return worth + (AHEAD if own >= best else -AHEAD)


def _hand_worth(s: SaintCardsState, seat: int) -> int:
    worth = 0
    for card in s.hands[seat]:
        worth += card_worth(s, card)
    if len(s.passes) > 0 and s.passes[seat] != NOTHING:
        worth -= card_worth(s, s.passes[seat])  # it goes, and another comes
    return worth


def card_worth(s: SaintCardsState, card: int) -> int:
    """What a card in hand is good for."""
    if s.cards.is_wild(card):
        return WILDCARD
    return CARD + s.cards.richness[card] // RICHNESS


def _turn_worth(s: SaintCardsState, seat: int) -> int:
    """What the own turn may still bring."""
    phase = s.phases[-1]
    if phase == TURN:
        return STEP * _best_first(s, seat) // 100
    if phase == SECOND:
        return STEP * _best_match(s, seat, needed(s)) // 100
    if phase == CLAIMING:
        return _claim_worth(s) + STEP * _after_claims(s, seat) // 100
    if NAMING in s.phases:
        return STEP * best_naming(s, seat) // 100
    return 0


def _best_first(s: SaintCardsState, seat: int) -> int:
    if s.named != 0:
        for card in s.hands[seat]:
            if (s.cards.bears[card] >> s.named) & 1:
                return TREASURE * PLACED - card_worth(s, card)
        return 0
    if s.open_wild == 1:
        return TREASURE * OPEN
    return _best_match(s, seat, 1)


def _best_match(s: SaintCardsState, seat: int, least: int) -> int:
    """The best saint that can be played on the top card, what it is worth in hand taken off."""
    best = 0
    row = s.top * s.cards.n
    for card in s.hands[seat]:
        count = s.cards.counts[row + card]
        if count < least or s.cards.is_wild(card):
            continue
        gain = pay_for(s, card, s.top, count) - card_worth(s, card)
        best = max(best, gain)
    return best


def pay_for(s: SaintCardsState, card: int, on: int, matches: int) -> int:
    """What so many matches with the card below pay."""
    if doubles(s.cards, card, on):
        matches *= 2
    return TREASURE * matches


def _claim_worth(s: SaintCardsState) -> int:
    """S-5.6: what was found is as good as paid, what may be found nearly so; not what is wrong."""
    right = matched(s.cards, s.top, s.on)
    found = size(right & s.claimed)
    missing = size(right) - found
    wrong = size(s.claimed) - found
    return pay_for(s, s.top, s.on, found) + STEP * pay_for(s, s.top, s.on, missing) // 100 - wrong


def _after_claims(s: SaintCardsState, seat: int) -> int:
    """What comes once the card is paid."""
    if s.cards.is_wild(s.top):
        return TREASURE + best_naming(s, seat)
    if len(s.hands[seat]) == 0:
        return TREASURE * LAST_CARD_BONUS
    return _best_match(s, seat, needed(s)) if s.follows == 1 else 0
