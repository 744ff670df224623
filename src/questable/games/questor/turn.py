"""A hero's turn: move, dig, pass, rotate, gifts (chapter 3; Q-6.5, Q-7.3, Q-7.4)."""

from questable.engine.action import Action
from questable.games.questor import gifts
from questable.games.questor.actions import (
    CHASE,
    DIG,
    DIG_HERE,
    DIG_OWN,
    DIGS_BY_MASK,
    END,
    ENDING,
    HEALER,
    HEROES,
    LOSING,
    MOVE,
    MOVES,
    PASS,
    PASSING,
    PRISONER,
    ROTATE,
    ROTATIONS,
    STUCK,
    TELEPORT,
)
from questable.games.questor.board import (
    AROUND,
    CROSS,
    DOWN,
    NEIGHBOUR,
    NOWHERE,
    OUTSIDE,
    TILES,
    place_name,
)
from questable.games.questor.rounds import end_turn
from questable.games.questor.state import MORE, QuestorState
from questable.games.questor.walk import MOVED, ROTATED, act_done, step
from questable.games.questor.ways import is_open, wall_faces


def legal(s: QuestorState) -> list[Action]:
    """What the hero at turn may do, in the order of the table."""
    hero = s.hero
    actions: list[Action] = [] if s.part & MOVED else _moves_and_digs(s, hero)
    if hero == HEALER:
        actions.append(PASSING)
    if s.gift:
        gifts.add_legal(s, actions)
    if hero == PRISONER:
        if not s.part & ROTATED:
            _add_rotations(s, actions)
        if s.part:
            actions.append(ENDING)
        elif not actions:
            actions.append(LOSING)  # neither move nor dig; possible only for him
    return actions


def _moves_and_digs(s: QuestorState, hero: int) -> list[Action]:
    place = s.where[hero]
    arms = s.arms
    own = arms[place]
    anywhere = not s.dig_facing
    digs = 0
    actions: list[Action] = []
    for side, beyond, facing in AROUND[place]:
        there = arms[beyond]
        if there != DOWN:
            if not there & facing:  # never an outside space, which is open to its tile
                digs |= 1 << side
                continue
            if anywhere and there != CROSS and beyond < TILES:
                digs |= 1 << side
            if hero == PRISONER and beyond < TILES and s.monsters[beyond] > 0:
                continue
        if (own >> side) & 1:
            actions.append(MOVES[side])
    if place < TILES and own != CROSS:
        actions.append(DIG_OWN)
    if digs:
        actions.extend(DIGS_BY_MASK[digs])
    return actions


def _add_rotations(s: QuestorState, actions: list[Action]) -> None:
    for tile in range(TILES):
        if s.arms[tile] != DOWN and s.arms[tile] != CROSS:
            actions.append(ROTATIONS[tile * 2])
            actions.append(ROTATIONS[tile * 2 + 1])


def why_not(s: QuestorState, action: Action) -> str:
    """The first rule that forbids it in this turn, or ''."""
    kind = action.kind
    if kind <= DIG:
        if s.part & MOVED:
            return "Q-6.5"
        if kind == MOVE:
            return no_move(s, action.a)
        return _no_dig_here(s) if kind == DIG_HERE else _no_dig(s, action.a)
    if kind == PASS:
        return "" if s.hero == HEALER else "Q-3.1"
    if kind == ROTATE:
        return _no_rotation(s, action.a)
    if kind == END:
        return "" if s.phases[-1] == MORE else "Q-6.5"
    if kind == STUCK:
        return "" if s.hero == PRISONER and legal(s)[0] is LOSING else "Q-3.1"
    if kind == TELEPORT or kind == CHASE:
        return "Q-4.5"
    return gifts.why_not(s, action)


def no_move(s: QuestorState, side: int) -> str:
    """The rule against moving that way."""
    hero = s.hero
    place = s.where[hero]
    if not is_open(s, place, side):
        return "Q-1.4" if NEIGHBOUR[place * 4 + side] == NOWHERE else "Q-3.2"
    if hero == PRISONER:
        beyond = NEIGHBOUR[place * 4 + side]
        if beyond < TILES and s.arms[beyond] != DOWN and s.monsters[beyond] > 0:
            return "Q-7.3"
    return ""


def _no_dig_here(s: QuestorState) -> str:
    place = s.where[s.hero]
    if place >= OUTSIDE:
        return "Q-3.5"
    return "Q-3.6" if s.arms[place] == CROSS else ""


def _no_dig(s: QuestorState, side: int) -> str:
    place = s.where[s.hero]
    beyond = NEIGHBOUR[place * 4 + side]
    if beyond == NOWHERE or beyond >= OUTSIDE:
        return "Q-3.5"
    arms = s.arms[beyond]
    if arms == DOWN or arms == CROSS:
        return "Q-3.6"
    return "Q-3.5" if s.dig_facing and not wall_faces(s, place, side) else ""


def _no_rotation(s: QuestorState, tile: int) -> str:
    if s.part & ROTATED:
        return "Q-6.5"
    if s.hero != PRISONER or s.arms[tile] == DOWN or s.arms[tile] == CROSS:
        return "Q-7.4"
    return ""


def apply(s: QuestorState, action: Action) -> None:
    """Carry out what the hero at turn chose."""
    kind = action.kind
    if s.part and kind != END:
        _spend_on_both(s)
    if kind == MOVE:
        if s.log is not None:
            s.log.fire("Q-3.1")
            s.log.fire("Q-3.2")
        step(s, NEIGHBOUR[s.where[s.hero] * 4 + action.a], action.a)
    elif kind == DIG_HERE:
        _dig(s, s.where[s.hero])
    elif kind == DIG:
        _dig(s, NEIGHBOUR[s.where[s.hero] * 4 + action.a])
    elif kind == ROTATE:
        _rotate(s, action)
    elif kind == PASS or kind == STUCK or kind == END:
        _rest(s, kind)
    else:
        gifts.apply(s, action)


def _spend_on_both(s: QuestorState) -> None:
    # with the second part, whatever that brings; it may take him out and end the game.
    s.gift &= ~(1 << PRISONER)
    if s.log is not None:
        s.log.fire("Q-6.5")
        s.log.tell("both", {"hero": HEROES[PRISONER]})


def _dig(s: QuestorState, tile: int) -> None:
    # one dig changes one tile.: the path pieces do not run out.
    s.arms[tile] = CROSS
    if s.log is not None:
        s.log.fire("Q-1.1")
        s.log.fire("Q-3.5")
        s.log.tell("dug", {"hero": HEROES[s.hero], "place": place_name(tile)})
    act_done(s)


def _rotate(s: QuestorState, action: Action) -> None:
    # 90 degrees either way; b is the number of quarter turns clockwise.
    arms = s.arms[action.a]
    s.arms[action.a] = ((arms << action.b) | (arms >> (4 - action.b))) & CROSS
    if s.log is not None:
        s.log.fire("Q-7.4")
        way = "cw" if action.b == 1 else "ccw"
        s.log.tell("rotated", {"place": place_name(action.a), "way": way})
    act_done(s, ROTATED)


def _rest(s: QuestorState, kind: int) -> None:
    if s.log is not None:
        if kind == END:
            s.log.fire("Q-6.5")
        else:
            s.log.fire("Q-3.1")
            s.log.tell("passed" if kind == PASS else "stuck", {"hero": HEROES[s.hero]})
    end_turn(s)
