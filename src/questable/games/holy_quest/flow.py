"""What comes next once nothing is waited for, and who must act."""

from questable.engine.state import CHANCE, OVER
from questable.games.holy_quest import action_cards, saint_cards, setup, tiles, turn
from questable.games.holy_quest.events import tell_seat
from questable.games.holy_quest.state import (
    ASK_PHASE,
    LAST_OF_CHANCE,
    LAST_OF_TURN,
    NONE,
    PROPOSED_PHASE,
    HolyQuestState,
)


def go_on(s: HolyQuestState) -> None:
    """Cards away, then tiles, then rolls owed, then the next turn, until somebody must act."""
    while not s.phases:
        if s.actor == OVER:
            return
        _put_away(s)
        if s.landed != NONE:
            pawn = s.landed
            s.landed = NONE
            tiles.wake(s, pawn)
        elif s.turns == 0:
            setup.go_on(s)
        elif s.owed > 0:
            # H-3.12: what the tile brings first, then the roll again.
            s.owed -= 1
            tell_seat(s, "one-more-roll")
            turn.call_for_roll(s)
        else:
            turn.end_turn(s)
    phase = s.phases[-1]
    if phase <= LAST_OF_CHANCE:
        s.actor = CHANCE
    elif phase <= LAST_OF_TURN:
        s.actor = s.seat_of[s.turn]
    else:
        s.actor = _somebody_else(s, phase)


def _put_away(s: HolyQuestState) -> None:
    """H-2.3: cards that have been followed go under, before the next tile acts."""
    if s.card:
        action_cards.put_under(s)
    if s.saint_out != NONE:
        saint_cards.put_under(s)
        saint_cards.expose(s)


def _somebody_else(s: HolyQuestState, phase: int) -> int:
    if phase == PROPOSED_PHASE:
        return s.seat_of[s.target]
    if phase == ASK_PHASE:
        return saint_cards.asker(s)
    return s.seat_of[setup.picker(s)]
