"""Whether a team can complete all its goals in the round that is being played (Q-8.1).

All that chance may still bring is left out: a tile that is revealed counts, and nobody walks on
over it. So whoever is told yes can be sure; no may be wrong where luck or a gift would help.
"""

from questable.games.questor.actions import HEALER, MAGE, ROGUE, WARRIOR
from questable.games.questor.board import AROUND, CROSS, DOWN, OUTSIDE, TILES
from questable.games.questor.goals import GEMS_TO_TAKE, heroes_in_play
from questable.games.questor.state import QuestorState


def can_finish(s: QuestorState, slot: int, dark: int, seen: int) -> bool:
    """From that slot's turn on, with so many tiles to reveal; `seen` was revealed just now."""
    everyone = heroes_in_play(s)
    done = s.done if dark > 0 else s.done | (1 << MAGE)
    if dark > len(s.slot_hero) - slot:
        return False
    for earlier in range(slot):
        hero = s.slot_hero[earlier]
        if hero != MAGE and hero != HEALER and not (done >> hero) & 1:
            return False
    if not (done >> ROGUE) & 1 and (s.taken < GEMS_TO_TAKE or not _at_exit(s, s.where[ROGUE])):
        return False
    return LastRound(s, everyone).goes(slot, done, s.met, dark, 1 << seen if seen >= 0 else 0, 0)


def _at_exit(s: QuestorState, place: int) -> bool:
    for side, beyond, _ in AROUND[place]:
        if beyond >= OUTSIDE and (s.arms[place] >> side) & 1:
            return True
    return False


def may_dig(s: QuestorState, place: int) -> bool:
    """Q-3.5: whether a hero there can spend a turn on digging."""
    if place < TILES and s.arms[place] != CROSS:
        return True
    for _, beyond, facing in AROUND[place]:
        there = s.arms[beyond]
        walled = beyond < TILES and there != DOWN and there != CROSS
        if walled and not (s.dig_facing and there & facing):
            return True
    return False


class LastRound:
    """What the heroes who still have a turn could do with it, one after the other."""

    def __init__(self, s: QuestorState, everyone: int) -> None:
        self.s = s
        self.everyone = everyone
        self.where = s.where[:]
        self.left = s.trophies - s.slain

    def goes(self, slot: int, done: int, met: int, dark: int, closed: int, loose: int) -> bool:
        """Whether all goals can be completed from that slot on.

        `closed` are tiles that were revealed or whose monsters were sent away in this round;
        `loose` so many monsters the Mage can have sent to wherever they are wanted.
        """
        if done == self.everyone:
            return True
        s = self.s
        if slot == len(s.slot_hero):
            return False
        hero = s.slot_hero[slot]
        if (s.left >> hero) & 1:
            return self.goes(slot + 1, done, met, dark, closed, loose)
        place = self.where[hero]
        own = s.arms[place]
        free = hero == MAGE or hero == HEALER
        for side, beyond, facing in AROUND[place]:
            there = s.arms[beyond]
            if not (own >> side) & 1 or (there != DOWN and not there & facing):
                continue
            tile = beyond < TILES
            if there == DOWN and (closed >> beyond) & 1:
                continue
            monsters = s.monsters[beyond] if tile and not (closed >> beyond) & 1 else 0
            now = done
            if hero == WARRIOR:
                if not tile or monsters + loose < self.left:
                    continue
                now |= 1 << WARRIOR
            elif not free:
                if tile or (hero == ROGUE and s.taken < GEMS_TO_TAKE):
                    continue
                now |= 1 << hero
            still = dark
            shut = closed
            if there == DOWN:
                still -= 1
                shut |= 1 << beyond
                if still == 0:
                    now |= 1 << MAGE
            sent = loose
            if free and monsters > 0:
                shut |= 1 << beyond
                if hero == MAGE:
                    sent += monsters
            self.where[hero] = beyond
            known = self._meetings(hero, met)
            if known | (1 << HEALER) == self.everyone:
                now |= 1 << HEALER
            found = self.goes(slot + 1, now, known, still, shut, sent)
            self.where[hero] = place
            if found:
                return True
        if free and (hero == HEALER or may_dig(s, place)):
            return self.goes(slot + 1, done, met, dark, closed, loose)
        return False

    def _meetings(self, hero: int, met: int) -> int:
        place = self.where[HEALER]
        if hero != HEALER:
            return met | (1 << hero) if self.where[hero] == place else met
        for other in range(len(self.where)):
            if other != HEALER and self.where[other] == place:
                met |= 1 << other
        return met
