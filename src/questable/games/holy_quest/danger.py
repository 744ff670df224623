"""How likely a pawn is to be bumped before its player's next turn (H-3.7)."""

from typing import Final

from questable.games.holy_quest.board import CLOCKWISE, CROSS_OVER, FAST_FORWARD, HOME, REGULAR
from questable.games.holy_quest.forecast import ONE_DIE, TWO_DICE
from questable.games.holy_quest.movement import start_tile
from questable.games.holy_quest.pieces import N_COLOURS, OWN, PAWNS_EACH
from questable.games.holy_quest.state import NONE, HolyQuestState

STARTING: Final = 12
"""In so many of 36 cases a 1 or a 6 starts a pawn,"""
STARTING_BY_DOUBLE: Final = 6
"""and a double where two dice are rolled (H-3.4)."""


def danger(s: HolyQuestState, pawn: int) -> int:
    """In how many of 36 cases an opponent's roll hits a pawn on the path or the ring."""
    place = s.where[pawn]
    board = s.board
    hitters = s.present & ~s.sides[pawn >> 2] & ~s.frozen
    if not (s.frozen >> pawn) & 1:
        holy = place < board.size and board.ground[place] == pawn >> 2
        if (s.captains >> pawn) & 1:
            if holy:
                return 0
            hitters &= s.captains
        elif holy:
            hitters &= s.captains
    if place >= board.size:
        return _behind_on_ring(s, hitters, place - board.size)
    cases = _behind(s, hitters, place)
    kind = board.kind[place]
    if kind == REGULAR:
        return cases + _starting(s, hitters, place)
    if kind == FAST_FORWARD and s.house.fast_forward:
        return cases + _behind(s, hitters, _forward_before(s, place))
    if kind == CROSS_OVER and not s.house.easy:
        return cases + _behind(s, hitters, board.across(place))
    return cases


def _behind(s: HolyQuestState, hitters: int, place: int) -> int:
    """Those of a mask of pawns whose roll may end on a tile of the path."""
    board = s.board
    size = board.size
    at = s.at
    odds = ONE_DIE if s.house.dice == 1 else TWO_DICE
    back = -1 if s.direction == CLOCKWISE else 1
    tile = place
    cases = 0
    for count in range(1, len(odds)):
        tile += back
        if tile < 0:
            tile += size
        elif tile == size:
            tile = 0
        other = at[tile]
        if other != NONE and (hitters >> other) & 1:
            # H-1.2: no pawn goes past its own entrance.
            row = s.direction * N_COLOURS + (other >> 2)
            if board.away[row * size + tile] >= count:
                cases += odds[count]
    return cases


def _behind_on_ring(s: HolyQuestState, hitters: int, along: int) -> int:
    """The same on the ring, which is walked clockwise (H-1.3)."""
    board = s.board
    odds = ONE_DIE if s.house.dice == 1 else TWO_DICE
    cases = 0
    for count in range(1, min(len(odds), board.ring)):
        other = s.at[board.size + (along - count) % board.ring]
        if other != NONE and (hitters >> other) & 1:
            cases += odds[count]
    return cases


def _forward_before(s: HolyQuestState, place: int) -> int:
    """The Fast Forward tile that leads to this one (H-4.1)."""
    tile = s.board.along(s.direction, place, -1)
    while s.board.kind[tile] != FAST_FORWARD:
        tile = s.board.along(s.direction, tile, -1)
    return tile


def _starting(s: HolyQuestState, hitters: int, place: int) -> int:
    """Those of them who stand at Home and whose Start tile this is (H-3.3, H-3.8)."""
    for colour in range(N_COLOURS):
        if start_tile(s, colour) == place and hitters & OWN[colour]:
            for pawn in range(colour * PAWNS_EACH, colour * PAWNS_EACH + PAWNS_EACH):
                if (hitters >> pawn) & 1 and s.where[pawn] == HOME:
                    return STARTING if s.house.dice == 1 else STARTING_BY_DOUBLE
    return 0
