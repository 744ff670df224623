"""T-1.4: which actions exist at this table, with its options, players and cards."""

from questable.engine.action import Action
from questable.games.holy_quest.actions import (
    ACTION,
    ALLY,
    ANSWER,
    ASK,
    BOTH,
    BUMP,
    DECLINE,
    DICE,
    DRAW,
    FREEZE,
    LOT,
    MOVE,
    PICK,
    QUESTION,
    SAINT,
    START,
    SWAP,
    THAW,
    TOKEN,
    UNFREEZE,
)
from questable.games.holy_quest.box import NO_SAINT
from questable.games.holy_quest.house import BY_CARD
from questable.games.holy_quest.pieces import TO_SWAP
from questable.games.holy_quest.state import NONE, HolyQuestState


def exists(s: HolyQuestState, action: Action) -> bool:
    """Whether the action can ever be taken here."""
    kind = action.kind
    house = s.house
    if kind == MOVE or kind == START or kind == BUMP or kind == SWAP:
        if kind == BUMP and house.easy:
            return False
        return _plays(s, action.a >> 2) and (kind != SWAP or _card_does(s, TO_SWAP))
    if kind == THAW or kind == FREEZE or kind == UNFREEZE:
        return house.ice() and _plays(s, action.a >> 2)
    if kind == DRAW or kind == BOTH:
        return not house.easy
    if kind == TOKEN:
        return house.wild_tokens() and _plays(s, action.a)
    if kind == ASK:
        return house.questions() and house.next_player_asks
    if kind == ANSWER:
        return house.questions()
    if ALLY <= kind <= DECLINE:
        return house.alliances == BY_CARD and (kind != ALLY or _plays(s, action.a))
    if kind == PICK:
        return house.expansion and _plays(s, action.b)
    return _chance_knows(s, action)


def _chance_knows(s: HolyQuestState, action: Action) -> bool:
    kind = action.kind
    house = s.house
    if kind == LOT:
        return house.lot
    if kind == DICE:
        return house.dice == 2 or not house.easy
    if kind == ACTION:
        return house.cards[action.a] and s.box.copies[action.a] > 0
    if kind == SAINT:
        return house.saint_cards and _in_deck(s, action.a)
    if kind == QUESTION:
        return house.questions() and _is_asked(s, action.a, action.b)
    return True


def _is_asked(s: HolyQuestState, question: int, saint: int) -> bool:
    """Whether some card of the deck asks it at this table."""
    cards = range(len(s.box.saints)) if saint == NO_SAINT else range(saint, saint + 1)
    for card in cards:
        level = s.box.asked[card * 3 + s.house.difficulty - 1]
        if _in_deck(s, card) and question in level:
            return True
    return False


def _plays(s: HolyQuestState, colour: int) -> bool:
    """Whether a colour plays, or may yet be seated."""
    return s.seat_of[colour] != NONE or len(s.colour_of) < s.seats


def _in_deck(s: HolyQuestState, saint: int) -> bool:
    """Whether a saint's card is in the deck, or may yet come to be."""
    return s.deck == 0 or (s.deck >> saint) & 1 == 1


def _card_does(s: HolyQuestState, effect: int) -> bool:
    """Whether some Action card that is in does this."""
    for card in range(len(s.box.effect)):
        if s.house.cards[card] and s.box.effect[card] == effect:
            return True
    return False
