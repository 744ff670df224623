"""How likely a pawn is to be bumped before its player's next turn (H-3.7)."""

from typing import Final

from questable.games.holy_quest.board import CLOCKWISE, CROSS_OVER, FAST_FORWARD, HOME
from questable.games.holy_quest.forecast import ONE_DIE, TWO_DICE
from questable.games.holy_quest.movement import start_tile
from questable.games.holy_quest.pieces import N_COLOURS, PAWNS_EACH
from questable.games.holy_quest.state import NONE, HolyQuestState

STARTING: Final = 12
"""In so many of 36 cases a 1 or a 6 starts a pawn,"""
STARTING_BY_DOUBLE: Final = 6
"""and a double where two dice are rolled (H-3.4)."""


def danger(s: HolyQuestState, pawn: int) -> int:
    """In how many of 36 cases an opponent's roll hits a pawn on the path or the ring."""
    place = s.where[pawn]
    board = s.board
    colour = pawn >> 2
    frozen = (s.frozen >> pawn) & 1
    # A shielded pawn fears Captains only.
    shielded = (s.captains >> pawn) & 1
    if place >= board.size:
        return _behind_on_ring(s, pawn, shielded == 1)
    if board.ground[place] == colour and not frozen:
        if shielded:
            return 0
        shielded = 1
    if frozen:
        shielded = 0
    cases = _behind(s, colour, place, shielded == 1)
    kind = board.kind[place]
    if kind == FAST_FORWARD and s.house.fast_forward:
        cases += _behind(s, colour, _forward_before(s, place), shielded == 1)
    elif kind == CROSS_OVER and not s.house.easy:
        cases += _behind(s, colour, board.across(place), shielded == 1)
    return cases + _starting(s, colour, place, shielded == 1)


def _behind(s: HolyQuestState, colour: int, place: int, shielded: bool) -> int:
    """Opponents whose roll may end on a tile of the path."""
    board = s.board
    size = board.size
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
        other = s.at[tile]
        if other != NONE and _may_hit(s, colour, other, shielded):
            # H-1.2: no pawn goes past its own entrance.
            row = s.direction * N_COLOURS + (other >> 2)
            if board.away[row * size + tile] >= count:
                cases += odds[count]
    return cases


def _behind_on_ring(s: HolyQuestState, pawn: int, shielded: bool) -> int:
    """The same on the ring, which is walked clockwise (H-1.3)."""
    board = s.board
    odds = ONE_DIE if s.house.dice == 1 else TWO_DICE
    along = s.where[pawn] - board.size
    cases = 0
    for count in range(1, min(len(odds), board.ring)):
        other = s.at[board.size + (along - count) % board.ring]
        if other != NONE and _may_hit(s, pawn >> 2, other, shielded):
            cases += odds[count]
    return cases


def _may_hit(s: HolyQuestState, colour: int, other: int, shielded: bool) -> bool:
    if (s.sides[colour] >> other) & 1 or (s.frozen >> other) & 1:
        return False
    return not shielded or (s.captains >> other) & 1 == 1


def _forward_before(s: HolyQuestState, place: int) -> int:
    """The Fast Forward tile that leads to this one (H-4.1)."""
    tile = s.board.along(s.direction, place, -1)
    while s.board.kind[tile] != FAST_FORWARD:
        tile = s.board.along(s.direction, tile, -1)
    return tile


def _starting(s: HolyQuestState, colour: int, place: int, shielded: bool) -> int:
    """Opponents at Home whose Start tile this is (H-3.3, H-3.8)."""
    for other in range(N_COLOURS):
        if s.seat_of[other] == NONE or start_tile(s, other) != place:
            continue
        for pawn in range(other * PAWNS_EACH, other * PAWNS_EACH + PAWNS_EACH):
            if s.where[pawn] == HOME and _may_hit(s, colour, pawn, shielded):
                return STARTING if s.house.dice == 1 else STARTING_BY_DOUBLE
    return 0
