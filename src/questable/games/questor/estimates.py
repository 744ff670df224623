"""How far heroes of Questor are from their goals, in tenths of a turn."""

from typing import Final

from questable.games.questor.actions import HEALER, MAGE, PRISONER, ROGUE, WARRIOR
from questable.games.questor.board import DOWN, NEIGHBOUR, NOWHERE, OUTSIDE, PLACES, TILES
from questable.games.questor.goals import GEMS_TO_TAKE
from questable.games.questor.state import QuestorState

FAR: Final = 100_000
STEP: Final = 10
WALL: Final = 10
UNKNOWN: Final = 3
"""A face-down tile may turn a wall against the hero."""
MONSTER_IN_THE_WAY: Final = 60
NEXT_MONSTER: Final = 32
"""What a further trophy costs the Warrior beyond the nearest one."""
NEXT_TILE: Final = 9
NEXT_MEETING: Final = 25


def turns_left(s: QuestorState, hero: int) -> int:
    """Estimated tenths of turns until a hero's goal is complete; 0 when it is."""
    if (s.done >> hero) & 1:
        return 0
    return _need(s, hero, distances(s, s.where[hero], hero == PRISONER))


def _need(s: QuestorState, hero: int, far: list[int]) -> int:
    if hero == WARRIOR:
        return _hunt(s, far)
    if hero == ROGUE:
        return heist(s, far)
    if hero == MAGE:
        return _survey(s, far)
    if hero == HEALER:
        return visits(s, far)
    return way_out(far)


def distances(s: QuestorState, start: int, shy: bool) -> list[int]:
    """The cost of reaching every place: a turn a step, a turn a wall, more where monsters bar."""
    far = [FAR] * PLACES
    far[start] = 0
    queue = [start]
    head = 0
    while head < len(queue):
        place = queue[head]
        head += 1
        own = s.arms[place]
        for side in range(4):
            beyond = NEIGHBOUR[place * 4 + side]
            if beyond == NOWHERE:
                continue
            cost = far[place] + STEP
            if own == DOWN:
                cost += UNKNOWN
            elif not (own >> side) & 1:
                cost += WALL
            there = s.arms[beyond]
            if there != DOWN and not (there >> ((side + 2) & 3)) & 1:
                cost += WALL
            if shy and beyond < TILES and (s.monsters[beyond] > 0 or there == DOWN):
                cost += MONSTER_IN_THE_WAY
            if cost < far[beyond]:
                far[beyond] = cost
                queue.append(beyond)
    return far


def _hunt(s: QuestorState, far: list[int]) -> int:
    left = s.trophies - s.slain
    nearest = FAR
    for tile in range(TILES):
        if s.monsters[tile] > 0:
            bonus = s.monsters[tile] - 1
            if bonus >= left:
                bonus = left - 1
            nearest = min(nearest, far[tile] - bonus * NEXT_MONSTER)
        elif s.arms[tile] == DOWN and s.tokens > 0:
            nearest = min(nearest, far[tile] + 2 * STEP)
    return nearest + (left - 1) * NEXT_MONSTER


def heist(s: QuestorState, far: list[int]) -> int:
    if s.taken == GEMS_TO_TAKE:
        return way_out(far)
    best = FAR
    for i in range(GEMS_TO_TAKE):
        gem = s.gem_at[i]
        if gem == NOWHERE:
            continue
        on = distances(s, gem, False)
        other = s.gem_at[1 - i]
        if other == NOWHERE:
            best = min(best, far[gem] + way_out(on))
        else:
            best = min(best, far[gem] + on[other] + way_out(distances(s, other, False)))
    return best


def _survey(s: QuestorState, far: list[int]) -> int:
    return _nearest_unknown(s, far) + (s.mage_need - s.revealed - 1) * NEXT_TILE


def _nearest_unknown(s: QuestorState, far: list[int]) -> int:
    nearest = FAR
    for tile in range(TILES):
        if s.arms[tile] == DOWN and far[tile] < nearest:
            nearest = far[tile]
    return nearest


def visits(s: QuestorState, far: list[int]) -> int:
    nearest = FAR
    unmet = 0
    for hero in range(len(s.where)):
        place = s.where[hero]
        if hero != HEALER and place != NOWHERE and not (s.met >> hero) & 1:
            unmet += 1
            nearest = min(nearest, far[place])
    return nearest + (unmet - 1) * NEXT_MEETING


def way_out(far: list[int]) -> int:
    nearest = FAR
    for side in range(4):
        nearest = min(nearest, far[OUTSIDE + side])
    return nearest
