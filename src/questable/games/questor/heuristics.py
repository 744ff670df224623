"""How good a position of Questor is, in tenths of a turn (docs/architecture.md, Heuristics).

Each hero's distance to its goal is estimated in turns; a seat wants its own small and the
nearest rival's large. In cooperation everyone should be one turn short of the goal together.
"""

from typing import Final

from questable.engine.state import OVER
from questable.games.questor.actions import HEALER, MAGE, PRISONER, ROGUE, WARRIOR
from questable.games.questor.board import DOWN, NEIGHBOUR, NOWHERE, OUTSIDE, PLACES, TILES
from questable.games.questor.goals import GEMS_TO_TAKE
from questable.games.questor.state import COOPERATION, HERO_TURN, QuestorState

WON: Final = 1_000_000
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
KEEP_TILE: Final = 12
"""Cooperation: what an unrevealed tile is worth while someone is not ready, and costs after."""
NO_REVEAL_AHEAD: Final = 500
DONE_IN_TIME: Final = 50


def evaluate(s: QuestorState, seat: int) -> int:
    """The position's worth for a seat."""
    if s.actor == OVER:
        if (s.winners >> seat) & 1:
            return WON - s.round
        return -WON
    if s.hero < 0 or NOWHERE in s.slot_hero:
        return 0
    if s.mode == COOPERATION:
        return _together(s)
    return _against(s, seat)


def worths(s: QuestorState) -> list[int]:
    """By seat what `evaluate` says, each hero's way looked for once."""
    if s.mode == COOPERATION and s.actor != OVER:
        return [evaluate(s, 0)] * s.seats
    if s.actor == OVER or s.hero < 0 or NOWHERE in s.slot_hero:
        return [evaluate(s, seat) for seat in range(s.seats)]
    needs = _needs(s)
    return [_ahead(needs, seat) for seat in range(s.seats)]


def _against(s: QuestorState, seat: int) -> int:
    return _ahead(_needs(s), seat)


def _needs(s: QuestorState) -> list[int]:
    """By seat: the tenths of turns that its heroes need together."""
    needs = [0] * s.seats
    for slot in range(len(s.slot_hero)):
        needs[s.slot_seat[slot]] += turns_left(s, s.slot_hero[slot])
    return needs


def _ahead(needs: list[int], seat: int) -> int:
    rival = FAR
    for other in range(len(needs)):
        if other != seat and needs[other] < rival:
            rival = needs[other]
    return rival - 4 * needs[seat]


def _together(s: QuestorState) -> int:
    if s.done:
        return _last_round(s)
    worth = 0
    slowest = 0
    next_reveal = FAR
    to_act = s.turn if s.phases[-1] == HERO_TURN else s.turn + 1
    revealed = 1 if s.round_reveals > 0 else 0
    for slot in range(len(s.slot_hero)):
        hero = s.slot_hero[slot]
        far = distances(s, s.where[hero], hero == PRISONER)
        near = _nearest_unknown(s, far)
        # A Warrior one trophy short must not explore: a monster would end his quest too early.
        rash = hero == WARRIOR and s.slain + 1 >= s.trophies
        if (revealed or slot >= to_act) and not rash:
            next_reveal = min(next_reveal, near)
        if hero == MAGE:
            worth -= near
            continue
        late = _need(s, hero, far) - STEP
        if late > 0:
            worth -= late
            slowest = max(slowest, late)
    # One tile a round must be revealed: those left are the rounds left to get ready in.
    tiles = s.mage_need - s.revealed + revealed
    spare = (tiles - 1) * STEP
    if slowest > spare:
        worth -= 3 * (slowest - spare)
    worth += KEEP_TILE * tiles if slowest > 0 else -KEEP_TILE * tiles
    if next_reveal > STEP:
        worth -= (NO_REVEAL_AHEAD if revealed else 10 * NO_REVEAL_AHEAD) + next_reveal
    return worth


def _last_round(s: QuestorState) -> int:
    """Someone has completed a goal: everyone else must in this round."""
    worth = 0
    for slot in range(len(s.slot_hero)):
        hero = s.slot_hero[slot]
        if (s.done >> hero) & 1:
            worth += DONE_IN_TIME
        elif slot < s.turn or turns_left(s, hero) > STEP:
            worth -= FAR
    return worth


def turns_left(s: QuestorState, hero: int) -> int:
    """Estimated tenths of turns until a hero's goal is complete; 0 when it is."""
    if (s.done >> hero) & 1:
        return 0
    return _need(s, hero, distances(s, s.where[hero], hero == PRISONER))


def _need(s: QuestorState, hero: int, far: list[int]) -> int:
    if hero == WARRIOR:
        return _hunt(s, far)
    if hero == ROGUE:
        return _heist(s, far)
    if hero == MAGE:
        return _survey(s, far)
    if hero == HEALER:
        return _visits(s, far)
    return _way_out(far)


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


def _heist(s: QuestorState, far: list[int]) -> int:
    if s.taken == GEMS_TO_TAKE:
        return _way_out(far)
    best = FAR
    for i in range(GEMS_TO_TAKE):
        gem = s.gem_at[i]
        if gem == NOWHERE:
            continue
        on = distances(s, gem, False)
        other = s.gem_at[1 - i]
        if other == NOWHERE:
            best = min(best, far[gem] + _way_out(on))
        else:
            best = min(best, far[gem] + on[other] + _way_out(distances(s, other, False)))
    return best


def _survey(s: QuestorState, far: list[int]) -> int:
    return _nearest_unknown(s, far) + (s.mage_need - s.revealed - 1) * NEXT_TILE


def _nearest_unknown(s: QuestorState, far: list[int]) -> int:
    nearest = FAR
    for tile in range(TILES):
        if s.arms[tile] == DOWN and far[tile] < nearest:
            nearest = far[tile]
    return nearest


def _visits(s: QuestorState, far: list[int]) -> int:
    nearest = FAR
    unmet = 0
    for hero in range(len(s.where)):
        place = s.where[hero]
        if hero != HEALER and place != NOWHERE and not (s.met >> hero) & 1:
            unmet += 1
            nearest = min(nearest, far[place])
    return nearest + (unmet - 1) * NEXT_MEETING


def _way_out(far: list[int]) -> int:
    nearest = FAR
    for side in range(4):
        nearest = min(nearest, far[OUTSIDE + side])
    return nearest
