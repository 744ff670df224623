"""What a position is worth to a team: how likely all goals are completed in one round (Q-8.1).

In every round a tile must be revealed (Q-8.2), so those left are the rounds left. The turns that a
hero has until then are compared with those that its goal will take, the monsters to come with those
that the Warrior lacks, and each of the next rounds with the time in which somebody can reveal a
tile (reveals.py). Each is a chance, and the worth is about the sum of their logarithms. Where the
round that is being played can be the last one, last_round.py looks closer.
"""

from typing import Final

from questable.games.questor.actions import HEALER, MAGE, PRISONER, ROGUE, WARRIOR
from questable.games.questor.board import DOWN, OUTSIDE, PLACES, TILES
from questable.games.questor.estimates import FAR, STEP, distances, heist, visits, way_out
from questable.games.questor.goals import heroes_in_play
from questable.games.questor.last_round import can_finish, may_dig
from questable.games.questor.likely import APART, likely
from questable.games.questor.reveals import reveals
from questable.games.questor.state import HERO_TURN, REVEAL, QuestorState

SURE: Final = 100_000
"""All can be done in this round,"""
LOST: Final = -100_000
"""or something has been, and all cannot."""
STRETCH: Final = 12
"""A way takes so many tenths of what it seems to."""
SPREAD_WARRIOR: Final = 8
SPREAD_ROGUE: Final = 4
SPREAD: Final = 6
"""How sure a way of no length is, for each hero,"""
GROWS_WARRIOR: Final = 3
GROWS_ROGUE: Final = 6
GROWS: Final = 4
"""and of how many tenths of it one is in doubt."""
HASTE: Final = 2
"""In early rounds, too, a way is better walked than put off."""
NEW_MONSTER: Final = 18
"""What a monster costs the Warrior that nobody has seen yet."""
LATE: Final = 6
"""With so few tiles left nobody may have the time to send him one from far away;"""
SENT: Final = 3
"""before, what lies beyond counts only one part in so many."""
HERD: Final = 8
"""So much farther he goes for one more on the same tile."""
MAGE_LAST: Final = 15
"""What it costs to meet the Mage last, who goes on to the last tile."""
ODD_WITHIN: Final = 6
ODD: Final = 4
ODD_AND_STUCK: Final = 16
"""Who goes to and fro is at the same place in every other round only; digging sets that right."""


def worth(s: QuestorState) -> int:
    """The logarithm of the chance that this team wins, about."""
    slots = len(s.slot_hero)
    coming = s.turn if s.phases[-1] == HERO_TURN else s.turn + 1
    seen = s.where[s.hero] if s.phases[-1] == REVEAL else -1
    dark = s.mage_need - s.revealed
    fresh = s.round_reveals > 0
    if seen >= 0:
        dark -= 1
        fresh = True
    if s.done or dark <= slots - coming:
        if can_finish(s, coming, dark, seen):
            return SURE
        if s.done or dark == 0:
            return LOST
    if coming == slots:
        if not fresh:
            return LOST
        coming = 0
        fresh = False
        if dark <= slots and can_finish(s, 0, dark, seen):
            return SURE
    return _hopes(s, coming, dark, fresh, seen)


def _hopes(s: QuestorState, coming: int, dark: int, fresh: bool, seen: int) -> int:
    rounds = dark + 1 if fresh else dark
    fars: list[list[int]] = [[]] * len(s.where)
    for hero in s.slot_hero:
        fars[hero] = distances(s, s.where[hero], hero == PRISONER)
    left = s.trophies - s.slain
    worth = _prey(s, left, dark)
    spare = [-1] * len(s.where)
    late = [0] * len(s.where)
    for slot in range(len(s.slot_hero)):
        hero = s.slot_hero[slot]
        late[hero] = 0 if slot >= coming else STEP
        if hero == MAGE:
            continue
        far = fars[hero]
        turns = rounds if slot >= coming else rounds - 1
        if hero == WARRIOR:
            need = _tour(s, far, left, dark)
            spread = SPREAD_WARRIOR + need // GROWS_WARRIOR
        elif hero == ROGUE:
            need = heist(s, far)
            spread = SPREAD_ROGUE + need // GROWS_ROGUE
        elif hero == HEALER:
            need = _meetings(s, fars, slot)
            spread = SPREAD + need // GROWS
        else:
            need = way_out(far)
            spread = SPREAD + need // GROWS
        ahead = turns * STEP - (need if need <= STEP else STEP + (need - STEP) * STRETCH // 10)
        worth += likely(ahead + STEP // 2, spread)
        if need > STEP:
            worth -= (need - STEP) // HASTE
        if turns < ODD_WITHIN and (hero == ROGUE or hero == WARRIOR):
            worth -= _odd(s, hero, turns * STEP - need)
        if hero != WARRIOR or left > 1:
            spare[hero] = max(ahead, 0)
    tiles = [tile for tile in range(TILES) if s.arms[tile] == DOWN and tile != seen]
    return worth + reveals(s, fars, tiles, spare, late, fresh)


def _meetings(s: QuestorState, fars: list[list[int]], slot: int) -> int:
    """Tenths of turns until the Healer has met everybody, the last one where their way ends."""
    far = fars[HEALER]
    unmet = heroes_in_play(s) & ~s.met & ~(1 << HEALER)
    if unmet & (unmet - 1):
        # The Mage goes on to the last tile, so he is better met before.
        return visits(s, far) + (MAGE_LAST if (unmet >> MAGE) & 1 else 0)
    if unmet == 1 << MAGE:
        return far[s.where[MAGE]] + 2 * MAGE_LAST
    for other in range(slot):
        hero = s.slot_hero[other]
        if unmet != 1 << hero:
            continue
        if hero == WARRIOR:
            return max(far[_nearest_prey(s, fars[WARRIOR])], STEP)
        gate = OUTSIDE
        for place in range(OUTSIDE, PLACES):
            if fars[hero][place] < fars[hero][gate]:
                gate = place
        return far[gate] + STEP
    return visits(s, far)


def _nearest_prey(s: QuestorState, far: list[int]) -> int:
    nearest = s.where[WARRIOR]
    least = FAR
    for tile in range(TILES):
        if s.monsters[tile] > 0 and far[tile] < least:
            least = far[tile]
            nearest = tile
    return nearest


def _odd(s: QuestorState, hero: int, ahead: int) -> int:
    """What it costs that a hero must lose an odd number of turns."""
    if ahead < 0 or ((ahead + STEP // 2) // STEP) % 2 == 0:
        return 0
    return ODD if may_dig(s, s.where[hero]) else ODD_AND_STUCK


def _tour(s: QuestorState, far: list[int], left: int, dark: int) -> int:
    """Tenths of turns until the Warrior has slain as many as he needs, from the nearest on."""
    visited = 0
    here = -1
    cost = 0
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
        if leg > NEW_MONSTER and (left > 0 or dark > LATE):
            leg = NEW_MONSTER + (leg - NEW_MONSTER) // SENT
        cost += leg
        visited |= 1 << chosen
        here = chosen
    return cost + max(left, 0) * NEW_MONSTER


def _prey(s: QuestorState, left: int, dark: int) -> int:
    """Whether there will be monsters enough: every other tile brings one."""
    known = 0
    for tile in range(TILES):
        known += s.monsters[tile]
    if known >= left:
        return 0
    return likely((dark - 1) * 5 + 5 - (left - known) * 10, 2 + dark)
