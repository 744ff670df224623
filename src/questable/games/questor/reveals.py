"""Who could reveal a tile in each of a team's next rounds, and how likely it goes well (Q-8.2)."""

from typing import Final

from questable.games.questor.actions import MAGE, PRISONER
from questable.games.questor.board import TILES
from questable.games.questor.estimates import FAR, MONSTER_IN_THE_WAY, STEP
from questable.games.questor.likely import APART, likely
from questable.games.questor.state import QuestorState

HORIZON: Final = 6
"""So many rounds are looked at,"""
CHOICE: Final = 4
"""so many tiles for the Mage in each,"""
MOST: Final = 30
"""and so many positions in all."""
SOON: Final = 3
"""What is late by no more, for a tile unseen on the way, may yet be in time."""
EASE: Final = 6
SPREAD_KNOWN: Final = 2
SPREAD_GUESSED: Final = 5
"""How sure the Mage's way is from where he is, and from a tile that he has yet to reveal."""
HELP: Final = 3
"""What it costs that somebody else goes,"""
HURRY: Final = 2
"""and each tenth of a turn for which there is no time."""
NOBODY: Final = -50_000
"""Nobody who still has a turn in this round can reveal anything."""
WORST: Final = -100_000


class Runner:
    """What the heroes of a team can do about the tiles, each with a time of its own."""

    def __init__(
        self, s: QuestorState, fars: list[list[int]], spare: list[int], late: list[int]
    ) -> None:
        self.s: Final = s
        self.fars: Final = fars
        self.spare: Final = spare
        """By hero: tenths of turns for going somewhere and back; below zero who may not go."""
        self.late: Final = late
        """And when its next turn begins."""


class Rota:
    """The likeliest of the plans that say for each round who reveals which tile.

    With `warrior` the last of all tiles is kept for him, and none of these. Else the Mage reveals
    the last one, since all the others need their last turn for themselves. Before, each may help
    who has time to spare for going there and back. `fresh` says that this round has its tile.
    """

    def __init__(self, runner: Runner, tiles: list[int], fresh: bool, warrior: bool) -> None:
        self.slots: Final = runner.s.slot_hero
        self.fars: Final = runner.fars
        self.spare: Final = runner.spare[:]
        self.busy: Final = runner.late[:]
        self.tiles: Final = tiles
        self.first: Final = 2 * STEP if fresh else STEP
        self.fresh: Final = fresh
        self.alone: Final = 0 if warrior else 1
        """With so many tiles left only the Mage may go."""
        self.rounds: Final = min(len(tiles), HORIZON)
        self.best = WORST
        self.looked = 0

    def worth(self) -> int:
        """The logarithm of the chance that in each round somebody is in time."""
        self._go(0, (1 << len(self.tiles)) - 1, -1, 0)
        return self.best

    def _go(self, i: int, dark: int, here: int, worth: int) -> None:
        """The rounds from the i-th on; `here` is the Mage's last tile, -1 for where he is."""
        if worth <= self.best:
            return
        if i == self.rounds:
            self.best = worth
            return
        self.looked += 1
        if self.looked > MOST and self.best > WORST:
            return
        until = self.first + i * STEP
        now = i == 0 and not self.fresh
        found = self._mage(i, dark, here, worth, until if now else until + SOON)
        if len(self.tiles) - i > self.alone and self._others(i, dark, here, worth, until):
            found = True
        if found:
            return
        if now:
            self.best = max(self.best, NOBODY)
        else:
            self._late(i, dark, here, worth)

    def _mage(self, i: int, dark: int, here: int, worth: int, until: int) -> bool:
        """The tiles where he can be in time."""
        beside = 0
        if here >= 0:
            for k in range(len(self.tiles)):
                if (dark >> k) & 1 and APART[here * TILES + self.tiles[k]] <= APART[1]:
                    beside += 1
        tried = 0
        for k in range(len(self.tiles)):
            if (dark >> k) & 1 and self.busy[MAGE] + self._way(here, k) <= until:
                self._goes(i, dark, here, worth, k, beside)
                tried += 1
                if tried == CHOICE:
                    break
        return tried > 0

    def _late(self, i: int, dark: int, here: int, worth: int) -> None:
        """Nobody is in time; the Mage to the nearest."""
        nearest = -1
        for k in range(len(self.tiles)):
            if not (dark >> k) & 1:
                continue
            if nearest < 0 or self._way(here, k) < self._way(here, nearest):
                nearest = k
        self._goes(i, dark, here, worth, nearest, 0)

    def _goes(self, i: int, dark: int, here: int, worth: int, k: int, beside: int) -> None:
        busy = self.busy[MAGE]
        until = self.first + i * STEP
        time = busy + self._way(here, k)
        ahead = until - time + EASE
        if beside > 1:
            # A wall bars one of them at the most.
            ahead += EASE
        self.busy[MAGE] = max(time, until)
        cost = likely(ahead, SPREAD_KNOWN if here < 0 else SPREAD_GUESSED)
        self._go(i + 1, dark & ~(1 << k), self.tiles[k], worth + cost)
        self.busy[MAGE] = busy

    def _way(self, here: int, k: int) -> int:
        if here < 0:
            return self.fars[MAGE][self.tiles[k]]
        return APART[here * TILES + self.tiles[k]]

    def _others(self, i: int, dark: int, here: int, worth: int, until: int) -> bool:
        """Each of them to the nearest tile, if there is time for the way back, too."""
        found = False
        for hero in self.slots:
            if hero == MAGE or self.spare[hero] < 0:
                continue
            k = self._nearest(hero, dark)
            if k < 0:
                continue
            busy, spare = self.busy[hero], self.spare[hero]
            way = self._reach(hero, k)
            short = max(2 * way - spare, 0)
            if busy + way > until or (short > 0 and (i > 0 or self.fresh)):
                continue
            found = True
            self.busy[hero] = busy + 2 * way
            self.spare[hero] = max(spare - 2 * way, 0)
            self._go(i + 1, dark & ~(1 << k), here, worth - HELP - HURRY * short)
            self.busy[hero], self.spare[hero] = busy, spare
        return found

    def _nearest(self, hero: int, dark: int) -> int:
        nearest = -1
        least = FAR
        for k in range(len(self.tiles)):
            if (dark >> k) & 1 and self._reach(hero, k) < least:
                least = self._reach(hero, k)
                nearest = k
        return nearest

    def _reach(self, hero: int, k: int) -> int:
        way = self.fars[hero][self.tiles[k]]
        if hero != PRISONER:
            return way
        # He reveals the tiles beside him, and mostly is put back.
        return STEP if way == STEP + MONSTER_IN_THE_WAY else FAR
