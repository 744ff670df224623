"""Pawns on the move: landing, bumping, going back, changing places (H-3.6 to H-3.10, H-4.8)."""

from questable.games.holy_quest.board import HEAVEN, HOME, NOWHERE, THRONE
from questable.games.holy_quest.events import (
    tell_blocked,
    tell_bump,
    tell_counted,
    tell_pawn,
    tell_place,
    tell_way,
)
from questable.games.holy_quest.movement import can_land, reach, start_tile
from questable.games.holy_quest.pieces import COLOURS, PAWNS_EACH
from questable.games.holy_quest.scoring import check_goal, inside
from questable.games.holy_quest.state import NONE, HolyQuestState


def stand(s: HolyQuestState, pawn: int, place: int) -> None:
    """Put a pawn on a place, bumping who is there; wakes nothing."""
    old = s.where[pawn]
    if 0 <= old < HEAVEN:
        s.at[old] = NONE
    if place < HEAVEN:
        other = s.at[place]
        if other != NONE:
            bump(s, other, pawn)
        s.at[place] = pawn
    s.where[pawn] = place


def bump(s: HolyQuestState, other: int, by: int) -> None:
    """H-3.7: back to the Home Base; from the ring to Heaven (H-6.9)."""
    place = s.where[other]
    s.at[place] = NONE
    s.where[other] = HOME if place < s.board.size else _free_heaven(s, other >> 2)
    s.bumps += 1
    frozen = (s.frozen >> other) & 1
    if frozen:
        s.frozen &= ~(1 << other)
        s.ice += 1
    log = s.log
    if log is not None:
        log.fire("H-3.7" if place < s.board.size else "H-6.9")
        if frozen and (s.captains >> other) & 1:
            log.fire("H-5.2")
        elif (s.captains >> other) & 1:
            log.fire("H-5.1")
        tell_bump(s, other, place, by)


def _free_heaven(s: HolyQuestState, colour: int) -> int:
    """The free Heaven tile nearest the Throne Room."""
    first = colour * PAWNS_EACH
    for place in range(THRONE - 1, HEAVEN - 1, -1):
        if place not in s.where[first : first + PAWNS_EACH]:
            return place
    raise ValueError("four pawns fill Heaven, and a fifth comes")


def walk(s: HolyQuestState, pawn: int, place: int) -> None:
    """A forward move ends here: it bumps, and then its tile acts (H-4.8)."""
    old = s.where[pawn]
    log = s.log
    if log is not None:
        tell_way(s, "moved", pawn, old, place)
        log.fire("H-3.2")
        log.fire("H-3.6")
    stand(s, pawn, place)
    if place < s.board.size:
        s.landed = pawn
    elif place >= HEAVEN:
        _arrive(s, pawn, old, place)
    elif log is not None:
        log.fire("H-1.3")
        log.fire("H-6.9")


def _arrive(s: HolyQuestState, pawn: int, old: int, place: int) -> None:
    """A pawn has come to Heaven or to the Throne Room."""
    colour = pawn >> 2
    log = s.log
    if log is not None:
        log.fire("H-1.2" if place < THRONE else "H-1.3")
        log.fire("H-3.9" if place < THRONE else "H-6.9")
        if place == THRONE:
            tell_counted(s, "in-throne", pawn, inside(s, colour, THRONE))
        elif old < HEAVEN:
            tell_counted(s, "in-heaven", pawn, inside(s, colour, HEAVEN))
    if s.house.advanced and not (s.open >> colour) & 1 and inside(s, colour, HEAVEN) == PAWNS_EACH:
        # H-6.9: once open, the way stays open.
        s.open |= 1 << colour
        if log is not None:
            log.fire("H-6.9")
            log.tell("way-open", {"colour": COLOURS[colour]})
    check_goal(s, colour)


def advance(s: HolyQuestState, pawn: int, count: int) -> None:
    """H-3.13: a pawn that was given a move makes it, or stays if it cannot."""
    place = reach(s, pawn, count)
    if place == NOWHERE or not can_land(s, pawn, place):
        s.fire("H-3.13")
        if place == NOWHERE:
            tell_pawn(s, "stays-far", pawn)
        else:
            tell_blocked(s, pawn, place)
        return
    walk(s, pawn, place)


def start(s: HolyQuestState, pawn: int) -> None:
    """H-3.3: from the Home Base onto the Start tile."""
    place = start_tile(s, pawn >> 2)
    if s.log is not None:
        s.log.fire("H-3.3")
        other = s.at[place]
        if other != NONE and (s.captains >> other) & 1:
            s.log.fire("H-3.8")
    tell_place(s, "started", pawn, place)
    stand(s, pawn, place)


def go_back(s: HolyQuestState, pawn: int, count: int) -> None:
    """H-3.10: against the direction, tile by tile, never onto the own entrance."""
    old = s.where[pawn]
    place = old
    entrance = s.board.entrance[pawn >> 2]
    for _ in range(count):
        behind = s.board.along(s.direction, place, -1)
        if behind == entrance:
            break
        place = behind
    s.fire("H-3.10")
    if place == old:
        tell_pawn(s, "stays-far", pawn)
        return
    if not can_land(s, pawn, place):
        tell_blocked(s, pawn, place)
        return
    tell_way(s, "back", pawn, old, place)
    stand(s, pawn, place)


def swap(s: HolyQuestState, pawn: int, other: int) -> None:
    """Card 8: two pawns change places, and no tile acts (H-4.8)."""
    mine = s.where[pawn]
    theirs = s.where[other]
    s.where[pawn] = theirs
    s.where[other] = mine
    s.at[theirs] = pawn
    s.at[mine] = other


def to_start(s: HolyQuestState, pawn: int) -> None:
    """Card 12: back to the Start tile, or Home if it may not land there."""
    place = start_tile(s, pawn >> 2)
    if can_land(s, pawn, place):
        tell_place(s, "sent-to-start", pawn, place)
        stand(s, pawn, place)
        return
    tell_place(s, "sent-to-start", pawn, HOME)
    s.at[s.where[pawn]] = NONE
    s.where[pawn] = HOME
