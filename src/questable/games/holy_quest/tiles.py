"""What tiles do when a forward move ends on them (chapter 4; H-6.1, H-6.2)."""

from questable.games.holy_quest import action_cards, alliances, ice, saint_cards, wild
from questable.games.holy_quest.board import (
    ACTION_TILE,
    CROSS_OVER,
    FAST_FORWARD,
    FIRE,
    FREEZE_TILE,
    NOWHERE,
    REGULAR,
    SAINT_TILE,
    WILD,
)
from questable.games.holy_quest.events import tell_blocked, tell_way
from questable.games.holy_quest.movement import can_land
from questable.games.holy_quest.pawns import stand
from questable.games.holy_quest.pieces import N_COLOURS
from questable.games.holy_quest.state import HolyQuestState


def wake(s: HolyQuestState, pawn: int) -> None:
    """H-4.8: a forward move has ended, and the tile acts."""
    kind = s.board.kind[s.where[pawn]]
    if kind == REGULAR:
        return
    s.mover = pawn
    if s.house.easy:
        _act_easily(s, kind)
        return
    if s.log is not None:
        s.log.fire("H-4.8")
        if s.six:
            s.log.fire("H-3.12")
    if kind == ACTION_TILE:
        s.fire("H-4.6")
        action_cards.call_for_card(s)
    elif kind == WILD:
        wild.offer(s)
    elif kind == FREEZE_TILE:
        ice.step_on_freeze(s)
    elif kind == FIRE:
        ice.light_fire(s)
    elif kind == CROSS_OVER:
        s.fire("H-4.2")
        _send(s, "crossed", pawn, s.board.across(s.where[pawn]))
    elif kind == SAINT_TILE:
        if s.house.saint_cards:
            saint_cards.use(s)
        else:
            s.fire("H-6.2")
    elif kind == FAST_FORWARD and s.house.fast_forward:
        s.fire("H-4.1")
        _fast_forward(s, pawn)


def _act_easily(s: HolyQuestState, kind: int) -> None:
    """H-6.1: four kinds of tiles, and no Action cards, ice or questions."""
    if kind == SAINT_TILE or kind == WILD:
        if s.house.saint_cards:
            saint_cards.keep(s)
    elif s.house.tokens:
        if kind == FIRE:
            alliances.take_own_token(s)
        elif kind == FREEZE_TILE:
            alliances.give_up_token(s)
    s.fire("H-6.1")


def _fast_forward(s: HolyQuestState, pawn: int) -> None:
    """H-4.1: on to the next one, unless this is the last before the own entrance."""
    board = s.board
    row = s.direction * N_COLOURS + (pawn >> 2)
    further = board.forward[row * board.size + s.where[pawn]]
    if further != NOWHERE:
        _send(s, "forward", pawn, further)


def _send(s: HolyQuestState, how: str, pawn: int, place: int) -> None:
    """On at once, bumping; if it may not land there, it stays. The new tile does not act."""
    if not can_land(s, pawn, place):
        tell_blocked(s, pawn, place)
        return
    tell_way(s, how, pawn, s.where[pawn], place)
    stand(s, pawn, place)
