"""The Draw Deck: drawing, looking, rebuilding it from the Play Deck (S-2.1, S-3.1, S-3.7)."""

from typing import Final

from questable.engine.action import Action
from questable.engine.hands import take_up
from questable.engine.pile import drawable
from questable.games.saint_cards import calls
from questable.games.saint_cards.actions import DEAL, LOOK, TURN_UP
from questable.games.saint_cards.memory import arrived
from questable.games.saint_cards.state import (
    FINE,
    LOOKING,
    SPIRIT,
    TURNING_UP,
    SaintCardsState,
)

MOST_REBUILDS: Final = 3


def _can_rebuild(s: SaintCardsState) -> bool:
    """Whether saints lie in the Play Deck below its top card."""
    for card in s.played:
        if card < s.cards.saints:
            return True
    return False


def can_draw(s: SaintCardsState) -> bool:
    """S-3.7: whether there is, or can be had, a card to draw."""
    if len(s.deck) > 0:
        return True
    return s.rebuilds < MOST_REBUILDS and _can_rebuild(s)


def spent(s: SaintCardsState) -> bool:
    """S-3.7: whether drawing a card would need a fourth rebuild."""
    return len(s.deck) == 0 and s.rebuilds == MOST_REBUILDS and _can_rebuild(s)


def stocked(s: SaintCardsState) -> bool:
    """A card is to be drawn: whether there is one, after a rebuild if need be."""
    if len(s.deck) > 0:
        return True
    if can_draw(s):
        _rebuild(s)
        return True
    if spent(s):
        close(s)
    return False


def close(s: SaintCardsState) -> None:
    """S-3.7: the game will end after the Dealer's next turn."""
    if s.closing == 1:
        return
    s.closing = 1
    if s.log is not None:
        s.log.fire("S-3.7")
        s.log.tell("closing", {"dealer": s.dealer})


def _rebuild(s: SaintCardsState) -> None:
    """S-3.7: all but the top card is shuffled anew; WildCards stay out for the rest of the game."""
    counts = [0] * s.cards.n
    aside = s.aside[:]
    cards = 0
    for card in s.played:
        if card < s.cards.saints:
            counts[card] = 1
            cards += 1
        else:
            aside.append(card)
    log = s.log
    if log is not None:
        log.fire("S-3.7")
        log.tell("rebuilt", {"cards": cards, "aside": len(aside) - len(s.aside)})
    aside.sort()
    s.deck.fill(counts)
    s.aside = aside
    s.played = []
    s.rebuilds += 1
    s.barrier = s.ply


def cases(s: SaintCardsState, phase: int) -> list[Action]:
    """The cards that the top one of the Draw Deck may turn out to be."""
    return drawable(s.deck, _draws(s, phase))


def _draws(s: SaintCardsState, phase: int) -> list[Action]:
    actions = s.cards.actions
    if phase == TURNING_UP:
        return actions.turns_up
    return actions.looks if phase == LOOKING else actions.deals


def no_case(s: SaintCardsState, phase: int, action: Action) -> str:
    """T-1.3, unless the top card may turn out to be this one."""
    kind = TURN_UP if phase == TURNING_UP else LOOK if phase == LOOKING else DEAL
    return "" if action.kind == kind and s.deck.can_draw(action.a) else "T-1.3"


def outcome(s: SaintCardsState, k: int) -> Action:
    """The draw that case k stands for."""
    return _draws(s, s.phases[-1])[s.deck.case(k)]


def take_top(s: SaintCardsState, seat: int, card: int) -> None:
    """The top card of the Draw Deck, this one, goes to a hand; who knew it there knows it here."""
    deck = s.deck
    knew = 0
    if len(deck.head) > 0:
        knew = deck.head_known[0]
    elif deck.size == 0:
        knew = deck.tail_known[0]
    deck.draw(card)
    take_up(s.hands[seat], card)
    if knew:
        arrived(s, seat, card, knew)
    calls.grown(s, seat)
    if s.log is not None:
        s.log.tell("drew", {"seat": seat})
        s.log.tell("drawn-card", {"seat": seat, "card": s.cards.keys[card]}, 1 << seat)


def drawer(s: SaintCardsState) -> int:
    """Who draws: the player at turn, or who was noticed first (S-5.1)."""
    return s.fined[0] if s.phases[-1] == FINE else s.turn


def draw(s: SaintCardsState, card: int) -> None:
    """Someone draws this card."""
    take_top(s, drawer(s), card)
    _drawn(s)


def draw_nothing(s: SaintCardsState) -> None:
    """S-3.7: there is no card to be had."""
    if s.log is not None:
        s.log.fire("S-3.7")
        s.log.tell("nothing-to-draw", {"seat": drawer(s)})
    if s.phases[-1] == SPIRIT:
        s.spirit = 1
    _drawn(s)


def _drawn(s: SaintCardsState) -> None:
    phase = s.phases[-1]
    if phase == FINE:
        s.fined = s.fined[1:]
    elif phase == SPIRIT:
        s.spirit -= 1
        if s.spirit > 0:
            return
    s.phases.pop()
