"""Which sides are open (Q-1.4, Q-3.2)."""

from questable.games.questor.board import DOWN, FACING, NEIGHBOUR, NOWHERE
from questable.games.questor.state import QuestorState


def is_open(s: QuestorState, place: int, side: int) -> bool:
    """Q-3.2: a path leads from the place through that side; a face-down tile is always entered."""
    beyond = NEIGHBOUR[place * 4 + side]
    if beyond == NOWHERE or not (s.arms[place] >> side) & 1:
        return False
    arms = s.arms[beyond]
    return arms == DOWN or arms & FACING[side] != 0


def is_walled(s: QuestorState, place: int, side: int) -> bool:
    """Whether there is a place beyond that side, and a wall of either tile between."""
    return NEIGHBOUR[place * 4 + side] != NOWHERE and not is_open(s, place, side)


def wall_faces(s: QuestorState, place: int, side: int) -> bool:
    """Whether the neighbour on that side, which is face up, has its wall towards the place."""
    return not s.arms[NEIGHBOUR[place * 4 + side]] & FACING[side]
