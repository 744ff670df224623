"""What is written on WildCards, carried out before a century is named (S-1.7, S-4.1)."""

from typing import Final

from questable.engine.action import Action
from questable.engine.hands import take_up
from questable.games.saint_cards import all_saints, calls
from questable.games.saint_cards.actions import LOOK_AT, PUT_BACK, PUT_BELOW, TAKE
from questable.games.saint_cards.cards import (
    ALL_SAINTS,
    GUARDIAN_ANGELS,
    HOLY_SPIRIT,
    JOSEPH,
    MICHAEL,
    OUR_LADY,
)
from questable.games.saint_cards.cards import GABRIEL as GABRIEL_CARD
from questable.games.saint_cards.cards import RAPHAEL as RAPHAEL_CARD
from questable.games.saint_cards.memory import left_unseen, look
from questable.games.saint_cards.state import (
    GABRIEL,
    LOOKING,
    PUTTING_BACK,
    RAPHAEL,
    SPIRIT,
    TAKING,
    SaintCardsState,
)
from questable.games.saint_cards.treasure import FOR_EFFECT, pay

OUR_LADYS_OWN: Final = 2
OUR_LADYS_OTHERS: Final = 1
MICHAELS_BEHIND: Final = 3
MICHAELS_AHEAD: Final = 1
JOSEPHS_CARDS: Final = 3
SPIRITS_CARDS: Final = 2


def start(s: SaintCardsState) -> None:
    """Begin the effect of the WildCard on top, as far as it can be carried out."""
    effect = s.cards.effect(s.top)
    seat = s.turn
    if s.log is not None:
        s.log.fire("S-1.7")
    if effect == OUR_LADY:
        for other in range(s.seats):
            pay(s, other, OUR_LADYS_OWN if other == seat else OUR_LADYS_OTHERS, FOR_EFFECT)
    elif effect == JOSEPH:
        s.looked = []
        s.phases.append(LOOKING)
    elif effect == MICHAEL:
        behind = max(s.treasures) > s.treasures[seat]
        pay(s, seat, MICHAELS_BEHIND if behind else MICHAELS_AHEAD, FOR_EFFECT)
    elif effect == GABRIEL_CARD:
        if len(_others(s)) > 0:
            s.phases.append(GABRIEL)
    elif effect == RAPHAEL_CARD:
        if len(s.hands[seat]) > 1:
            s.phases.append(RAPHAEL)
    elif effect == GUARDIAN_ANGELS:
        s.guided |= 1 << seat
        if s.log is not None:
            s.log.tell("guided", {"seat": seat})
    elif effect == HOLY_SPIRIT:
        if not (s.out >> seat) & 1:
            s.spirit = SPIRITS_CARDS
            s.phases.append(SPIRIT)
    elif effect == ALL_SAINTS:
        all_saints.start(s)


def legal(s: SaintCardsState, phase: int) -> list[Action]:
    """What the player at turn may choose."""
    actions = s.cards.actions
    if phase == GABRIEL:
        return [actions.looks_at[seat] for seat in _others(s)]
    if phase == RAPHAEL:
        return [actions.puts_below[card] for card in s.hands[s.turn]]
    choices = actions.takes if phase == TAKING else actions.puts_back
    return [choices[card] for card in sorted(s.looked)]


def why_not(s: SaintCardsState, phase: int, action: Action) -> str:
    """T-1.3, unless it is what the effect asks for; then S-1.7 for a card or seat that is not."""
    kind = action.kind
    if phase == GABRIEL:
        if kind != LOOK_AT:
            return "T-1.3"
        return "" if action.a in _others(s) else "S-1.7"
    if phase == RAPHAEL:
        if kind != PUT_BELOW:
            return "T-1.3"
        return "" if action.a in s.hands[s.turn] else "S-1.7"
    if kind != (TAKE if phase == TAKING else PUT_BACK):
        return "T-1.3"
    return "" if action.a in s.looked else "S-1.7"


def _others(s: SaintCardsState) -> list[int]:
    """'Another player' is never oneself; who has gone out has no hand to look at."""
    return [seat for seat in range(s.seats) if seat != s.turn and len(s.hands[seat]) > 0]


def apply(s: SaintCardsState, phase: int, action: Action) -> None:
    """Carry out the choice."""
    if phase == GABRIEL:
        _look_at(s, action.a)
    elif phase == RAPHAEL:
        _put_below(s, action.a)
    elif phase == TAKING:
        _take(s, action.a)
    else:
        _put_back(s, action.a)


def _look_at(s: SaintCardsState, other: int) -> None:
    s.phases.pop()
    s.barrier = s.ply
    look(s, s.turn, other)
    if s.log is not None:
        s.log.tell("looked-at", {"seat": s.turn, "at": other})
        s.log.tell("saw", {"at": other, "cards": s.cards.told(s.hands[other])}, 1 << s.turn)


def _put_below(s: SaintCardsState, card: int) -> None:
    """Only the player knows which card lies at the bottom."""
    seat = s.turn
    s.phases.pop()
    left_unseen(s, seat, card, 0)
    s.hands[seat].remove(card)
    s.deck.put_below(card, 1 << seat)
    if s.log is not None:
        s.log.tell("put-below", {"seat": seat})
        s.log.tell("put-below-card", {"seat": seat, "card": s.cards.keys[card]}, 1 << seat)
    calls.shrunk(s, seat)


def enough_looked(s: SaintCardsState) -> bool:
    """Whether St. Joseph's player has three cards in view."""
    return len(s.looked) == JOSEPHS_CARDS


def look_at_top(s: SaintCardsState, card: int) -> None:
    """The next card of the Draw Deck is this one; nobody else sees it."""
    s.deck.draw(card)
    s.looked = [*s.looked, card]
    if s.log is not None:
        s.log.tell("looked", {"seat": s.turn})
        s.log.tell("looked-card", {"seat": s.turn, "card": s.cards.keys[card]}, 1 << s.turn)


def looked(s: SaintCardsState) -> None:
    """All that can be looked at is in view; whoever has gone out takes no card."""
    s.phases.pop()
    if len(s.looked) == 0:
        return
    s.phases.append(PUTTING_BACK)
    if not (s.out >> s.turn) & 1:
        s.phases.append(TAKING)
    _put_back_last(s)


def _take(s: SaintCardsState, card: int) -> None:
    seat = s.turn
    s.phases.pop()
    s.looked = [other for other in s.looked if other != card]
    take_up(s.hands[seat], card)
    calls.grown(s, seat)
    if s.log is not None:
        s.log.tell("took", {"seat": seat})
        s.log.tell("took-card", {"seat": seat, "card": s.cards.keys[card]}, 1 << seat)
    _put_back_last(s)


def _put_back(s: SaintCardsState, card: int) -> None:
    """One on top of the other, so that the first one lies lowest."""
    s.looked = [other for other in s.looked if other != card]
    s.deck.put_on_top(card, 1 << s.turn)
    if s.log is not None:
        s.log.tell("put-back", {"seat": s.turn})
    _put_back_last(s)


def _put_back_last(s: SaintCardsState) -> None:
    """The last card goes back by itself."""
    if s.phases[-1] != PUTTING_BACK:
        return
    if len(s.looked) == 1:
        _put_back(s, s.looked[0])
    elif len(s.looked) == 0:
        s.phases.pop()
