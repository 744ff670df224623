"""The part of chance: lots, dice, cards, questions."""

from questable.engine.action import Action
from questable.games.holy_quest import action_cards, saint_cards, setup, turn
from questable.games.holy_quest.actions import (
    ACTION,
    ACTION_CARDS,
    DICE,
    DICE_CASES,
    DIE,
    DIE_FACES,
    LOT,
    PAIRS_OF_DICE,
    QUESTION,
    SAINT,
)
from questable.games.holy_quest.pieces import FACES, PAIRS
from questable.games.holy_quest.state import (
    BUMP_ROLL,
    DRAW_PHASE,
    FIRST_PHASE,
    GRANTED_PHASE,
    LOT_PHASE,
    NONE,
    QUESTION_PHASE,
    REVEAL_PHASE,
    ROLL_PHASE,
    HolyQuestState,
)


def dice_in_hand(s: HolyQuestState) -> int:
    """With how many dice chance answers the open phase; 0 for none."""
    phase = s.phases[-1]
    if phase == ROLL_PHASE or phase == GRANTED_PHASE:
        return s.dice
    if phase == FIRST_PHASE or phase == BUMP_ROLL:
        return 1
    if phase <= REVEAL_PHASE or phase >= DRAW_PHASE:
        return 0
    return 2


def weight(s: HolyQuestState) -> int:
    """How many equally likely cases there are."""
    dice = dice_in_hand(s)
    if dice == 1:
        return FACES
    if dice == 2:
        return PAIRS
    if s.phases[-1] == DRAW_PHASE:
        return s.action_left if s.action_left > 0 else 1
    return len(_listed(s))


def outcome(s: HolyQuestState, k: int) -> Action:
    """The k-th case."""
    dice = dice_in_hand(s)
    if dice == 1:
        return DIE_FACES[k]
    if dice == 2:
        return DICE_CASES[k]
    if s.phases[-1] == DRAW_PHASE:
        return action_cards.case(s, k)
    return _listed(s)[k]


def _listed(s: HolyQuestState) -> list[Action]:
    """Cases that are each as likely as any other: seats, Saint cards, questions."""
    phase = s.phases[-1]
    if phase == LOT_PHASE:
        return setup.lots_left(s)
    if phase == REVEAL_PHASE:
        return saint_cards.hidden(s)
    return saint_cards.undrawn(s)


def legal(s: HolyQuestState) -> list[Action]:
    """In the order of the table."""
    dice = dice_in_hand(s)
    if dice == 1:
        return DIE_FACES[:]
    if dice == 2:
        return PAIRS_OF_DICE[:]
    if s.phases[-1] == DRAW_PHASE:
        return [action for action in ACTION_CARDS if action_cards.can_come(s, action.a)]
    return _listed(s)


def why_not(s: HolyQuestState, action: Action) -> str:
    """The first rule against this, or ''."""
    kind = action.kind
    dice = dice_in_hand(s)
    if dice == 1:
        return "" if kind == DIE else "T-1.3"
    if dice == 2:
        return "" if kind == DICE else "T-1.3"
    phase = s.phases[-1]
    if phase == LOT_PHASE and kind == LOT:
        return "" if s.seat_of[action.a] == NONE else "H-1.4"
    if phase == REVEAL_PHASE and kind == SAINT:
        return "" if (s.saint_bag >> action.a) & 1 else "H-2.2"
    if phase == DRAW_PHASE and kind == ACTION:
        return "" if action_cards.can_come(s, action.a) else "H-2.3"
    if phase == QUESTION_PHASE and kind == QUESTION:
        asked = action.a in saint_cards.questions(s) and action.a not in s.offered
        return "" if asked else "H-4.5"
    return "T-1.3"


def apply(s: HolyQuestState, action: Action) -> None:
    """What chance has brought."""
    phase = s.phases[-1]
    if phase == ROLL_PHASE:
        turn.roll(s, action)
    elif phase == GRANTED_PHASE:
        turn.granted(s, action)
    elif phase == DRAW_PHASE:
        action_cards.draw(s, action.a)
    elif phase == REVEAL_PHASE:
        saint_cards.reveal(s, action.a)
    elif phase == QUESTION_PHASE:
        saint_cards.draw_question(s, action.a)
    elif phase == LOT_PHASE:
        setup.cast_lot(s, action.a)
    elif phase == FIRST_PHASE:
        setup.roll_first(s, action.a)
    else:
        turn.declared(s, action)
