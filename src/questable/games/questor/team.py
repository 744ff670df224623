"""What a position is worth to a team: how likely all goals are completed in one round (Q-8.1).

In every round a tile must be revealed (Q-8.2), so those left are the rounds left. The turns that a
hero has until then are compared with those that its goal will take, the monsters to come with those
that the Warrior lacks (hunt.py), and each of the next rounds with the time in which somebody can
reveal a tile (reveals.py); what is left face down had better lie together (scattered.py). Each is a
chance, and the worth is about the sum of their logarithms. Where the round that is being played can
be the last one, last_round.py looks closer.

The last tile is the Mage's, or the Warrior's: where monsters have been sent to a tile that is face
down, he can both reveal it and slay them by one step, and nobody else has to be in time for it.
"""

from typing import Final

from questable.games.questor.actions import HEALER, MAGE, PRISONER, ROGUE, WARRIOR
from questable.games.questor.board import DOWN, OUTSIDE, PLACES, TILES
from questable.games.questor.estimates import STEP, distances, heist, visits, way_out
from questable.games.questor.goals import heroes_in_play
from questable.games.questor.hunt import enough, hunt, lair, nearest_prey
from questable.games.questor.last_round import can_finish, may_dig
from questable.games.questor.likely import likely
from questable.games.questor.reveals import Rota, Runner
from questable.games.questor.scattered import scattered
from questable.games.questor.state import HERO_TURN, REVEAL, QuestorState

SURE: Final = 100_000
"""All can be done in this round,"""
LOST: Final = -100_000
"""or something has been, and all cannot."""
ROUND: Final = 3
"""What a round more is worth, so that nobody reveals tiles in haste."""
STRETCH: Final = 12
"""A way takes so many tenths of what it seems to."""
SPREAD_WARRIOR: Final = 5
SPREAD_ROGUE: Final = 3
SPREAD: Final = 4
"""How sure a way of no length is, for each hero,"""
GROWS_WARRIOR: Final = 4
GROWS_ROGUE: Final = 10
GROWS: Final = 6
"""and of how many tenths of it one is in doubt."""
HASTE: Final = 2
"""In early rounds, too, a way is better walked than put off."""
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
    """By the better of two plans: the Mage reveals the last tile, or the Warrior does."""
    hopes = _Hopes(s, coming, dark + 1 if fresh else dark)
    tiles = [tile for tile in range(TILES) if s.arms[tile] == DOWN and tile != seen]
    worth = hopes.others() + enough(s, s.trophies - s.slain, dark) - scattered(tiles)
    own = hopes.with_warrior(tiles, fresh, -1)
    kept = lair(s, hopes.fars[WARRIOR], tiles)
    if kept >= 0:
        tiles.remove(kept)
        own = max(own, hopes.with_warrior(tiles, fresh, kept))
    return worth + own


class _Hopes:
    """How likely each hero is where its goal is when the last round comes."""

    def __init__(self, s: QuestorState, coming: int, rounds: int) -> None:
        self.s: Final = s
        self.rounds: Final = rounds
        self.fars: Final[list[list[int]]] = [[]] * len(s.where)
        self.turns: Final = [rounds] * len(s.where)
        """By hero: with the last one."""
        self.spare: Final = [-1] * len(s.where)
        self.late: Final = [0] * len(s.where)
        for slot in range(len(s.slot_hero)):
            hero = s.slot_hero[slot]
            self.fars[hero] = distances(s, s.where[hero], hero == PRISONER)
            if slot < coming:
                self.turns[hero] -= 1
                self.late[hero] = STEP

    def others(self) -> int:
        """Those whose ways do not depend on where the Warrior ends his."""
        s = self.s
        worth = ROUND * self.rounds
        for hero in s.slot_hero:
            if hero == ROGUE:
                need = heist(s, self.fars[hero])
                worth += self._in_time(hero, need, SPREAD_ROGUE + need // GROWS_ROGUE)
                worth -= self._odd(hero, need)
            elif hero == PRISONER:
                need = way_out(self.fars[hero])
                worth += self._in_time(hero, need, SPREAD + need // GROWS)
        return worth

    def with_warrior(self, tiles: list[int], fresh: bool, kept: int) -> int:
        """The Warrior, with a tile kept for him or without, the Healer, and the tiles."""
        s = self.s
        left = s.trophies - s.slain
        need = hunt(s, self.fars[WARRIOR], left, len(tiles), kept)
        worth = self._in_time(WARRIOR, need, SPREAD_WARRIOR + need // GROWS_WARRIOR)
        worth -= self._odd(WARRIOR, need)
        if left == 1:
            self.spare[WARRIOR] = -1
        need = _meetings(s, self.fars, kept)
        worth += self._in_time(HEALER, need, SPREAD + need // GROWS)
        runner = Runner(s, self.fars, self.spare, self.late)
        return worth + Rota(runner, tiles, fresh, kept >= 0).worth()

    def _in_time(self, hero: int, need: int, spread: int) -> int:
        """The chance that so many tenths of turns are enough; what is left of them is spare."""
        more = max(need - STEP, 0)
        ahead = self.turns[hero] * STEP - min(need, STEP) - more * STRETCH // 10
        self.spare[hero] = max(ahead, 0)
        return likely(ahead + STEP // 2, spread) - more // HASTE

    def _odd(self, hero: int, need: int) -> int:
        """What it costs that a hero must lose an odd number of turns."""
        turns = self.turns[hero]
        ahead = turns * STEP - need
        if turns >= ODD_WITHIN or ahead < 0 or ((ahead + STEP // 2) // STEP) % 2 == 0:
            return 0
        return ODD if may_dig(self.s, self.s.where[hero]) else ODD_AND_STUCK


def _meetings(s: QuestorState, fars: list[list[int]], kept: int) -> int:
    """Tenths of turns until the Healer has met everybody, the last one where their way ends."""
    slot = s.slot_hero.index(HEALER)
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
            return max(far[kept if kept >= 0 else nearest_prey(s, fars[WARRIOR])], STEP)
        gate = OUTSIDE
        for place in range(OUTSIDE, PLACES):
            if fars[hero][place] < fars[hero][gate]:
                gate = place
        return far[gate] + STEP
    return visits(s, far)
