"""Who lies behind: measured now and then, so that a comeback can be told at the end.

A list of at most 32 measures is kept, one every `stride` turns; when it is full every other one
is dropped and the stride doubles. So the middle of the game is known to a sixteenth of its length.
"""

from typing import Final

from questable.games.holy_quest.board import HEAVEN, HEAVEN_TILES, HOME, THRONE
from questable.games.holy_quest.pieces import N_COLOURS, PAWNS_EACH
from questable.games.holy_quest.state import NONE, HolyQuestState

MOST_NOTES: Final = 32


def steps_left(s: HolyQuestState, pawn: int) -> int:
    """How far a pawn has to go to the goal of this game."""
    board = s.board
    size = board.size
    colour = pawn >> 2
    place = s.where[pawn]
    beyond = board.ring + 1 if s.house.advanced else 0
    if place == HOME:
        return size + HEAVEN_TILES + beyond
    if place < size:
        row = s.direction * N_COLOURS + colour
        return board.away[row * size + place] + HEAVEN_TILES + beyond
    if place >= HEAVEN:
        return THRONE - 1 - place + beyond if place < THRONE else 0
    return board.ring - (place - board.entry[colour]) % board.ring


def colour_left(s: HolyQuestState, colour: int) -> int:
    """The same for all four pawns of a colour."""
    total = 0
    for pawn in range(colour * PAWNS_EACH, colour * PAWNS_EACH + PAWNS_EACH):
        total += steps_left(s, pawn)
    return total


def take_pace(s: HolyQuestState) -> None:
    """Note who is last now."""
    most = NONE
    last = 0
    for colour in range(N_COLOURS):
        if s.seat_of[colour] != NONE:
            left = colour_left(s, colour)
            if left > most:
                most = left
                last = 1 << colour
            elif left == most:
                last |= 1 << colour
    s.pace = [*s.pace, last]
    if len(s.pace) == MOST_NOTES:
        s.pace = s.pace[1::2]
        s.stride *= 2


def came_back(s: HolyQuestState) -> bool:
    """Whether a winner was last, alone, in the middle of the game."""
    middle = s.turns // 2 // s.stride - 1
    if middle < 0 or middle >= len(s.pace):
        return False
    last = s.pace[middle]
    for seat in range(s.seats):
        if (s.winners >> seat) & 1 and last == 1 << s.colour_of[seat]:
            return True
    return False
