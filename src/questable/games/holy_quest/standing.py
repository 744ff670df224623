"""Whose pawns count as own, which stand on the path, and who comes next."""

from questable.games.holy_quest.house import BY_TEAMS
from questable.games.holy_quest.pieces import N_PAWNS, OWN
from questable.games.holy_quest.state import NONE, HolyQuestState


def changed(numbers: list[int], i: int, number: int) -> list[int]:
    """The list with one number replaced; clones go on sharing the old one."""
    copy = numbers[:]
    copy[i] = number
    return copy


def duty(s: HolyQuestState) -> int:
    """Mask of the pawns that count as the player's own for moving and starting (H-6.6)."""
    if s.house.alliances == BY_TEAMS:
        return s.sides[s.turn]
    return OWN[s.turn]


def on_path(s: HolyQuestState, pawn: int) -> bool:
    """Whether a pawn stands on the main path."""
    return 0 <= s.where[pawn] < s.board.size


def opponents_on_path(s: HolyQuestState) -> int:
    """Mask of the opponents' pawns on the path, as seen by the player at turn."""
    found = 0
    others = s.present & ~s.sides[s.turn]
    for pawn in range(N_PAWNS):
        if (others >> pawn) & 1 and on_path(s, pawn):
            found |= 1 << pawn
    return found


def next_colour(s: HolyQuestState, colour: int) -> int:
    """H-3.1: the next one clockwise that plays."""
    following = (colour + 1) & 3
    while s.seat_of[following] == NONE:
        following = (following + 1) & 3
    return following
