"""What the Warrior of a team has before him: monsters to slay, the last one in the last round."""

from typing import Final

from questable.games.questor.actions import WARRIOR
from questable.games.questor.board import TILES
from questable.games.questor.estimates import FAR
from questable.games.questor.likely import APART, likely
from questable.games.questor.state import QuestorState

NEW_MONSTER: Final = 18
"""What a monster costs the Warrior that nobody has seen yet."""
LATE: Final = 6
"""With so few tiles left nobody may have the time to send him one from far away;"""
SENT: Final = 3
"""before, what lies beyond counts only one part in so many."""
HERD: Final = 8
"""So much farther he goes for one more on the same tile."""


def enough(s: QuestorState, left: int, dark: int) -> int:
    """Whether there will be monsters enough: every other tile brings one."""
    known = 0
    for tile in range(TILES):
        known += s.monsters[tile]
    if known >= left:
        return 0
    return likely((dark - 1) * 5 + 5 - (left - known) * 10, 2 + dark)


def lair(s: QuestorState, far: list[int], tiles: list[int]) -> int:
    """The face-down tile with monsters that he best enters last of all; -1 if there is none.

    So the last tile is revealed and the last monsters are slain by one step.
    """
    found = -1
    most = -FAR
    for tile in tiles:
        if s.monsters[tile] > 0 and s.monsters[tile] * NEW_MONSTER - far[tile] > most:
            most = s.monsters[tile] * NEW_MONSTER - far[tile]
            found = tile
    return found


def hunt(s: QuestorState, far: list[int], left: int, dark: int, kept: int) -> int:
    """Tenths of turns until he has slain as many as he needs, from the nearest on.

    The tile that is kept for the last step, if any, comes last.
    """
    visited = 0
    here = -1
    cost = 0
    if kept >= 0:
        visited = 1 << kept
        left -= s.monsters[kept]
    while left > 0:
        chosen = -1
        least = FAR
        for tile in range(TILES):
            if s.monsters[tile] > 0 and not (visited >> tile) & 1:
                leg = far[tile] if here < 0 else APART[here * TILES + tile]
                gain = min(s.monsters[tile], left)
                if leg - HERD * gain < least:
                    least = leg - HERD * gain
                    chosen = tile
        if chosen < 0:
            break
        leg = far[chosen] if here < 0 else APART[here * TILES + chosen]
        left -= s.monsters[chosen]
        # Those far away may be sent to him; only at the end he must go there himself.
        if leg > NEW_MONSTER and (left > 0 or kept >= 0 or dark > LATE):
            leg = NEW_MONSTER + (leg - NEW_MONSTER) // SENT
        cost += leg
        visited |= 1 << chosen
        here = chosen
    if kept >= 0:
        cost += far[kept] if here < 0 else APART[here * TILES + kept]
    return cost + max(left, 0) * NEW_MONSTER


def nearest_prey(s: QuestorState, far: list[int]) -> int:
    """Where his nearest monster is; where he is himself if there is none."""
    nearest = s.where[WARRIOR]
    least = FAR
    for tile in range(TILES):
        if s.monsters[tile] > 0 and far[tile] < least:
            least = far[tile]
            nearest = tile
    return nearest
