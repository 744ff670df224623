"""Who could reveal a tile in each of a team's next rounds, and how likely it goes well (Q-8.2)."""

from typing import Final

from questable.games.questor.actions import MAGE, PRISONER
from questable.games.questor.board import TILES
from questable.games.questor.estimates import FAR, MONSTER_IN_THE_WAY, STEP
from questable.games.questor.likely import APART, likely
from questable.games.questor.state import QuestorState

HORIZON: Final = 6
"""So many rounds are looked at."""
IN_TIME: Final = 4
SPREAD: Final = 5
NOBODY: Final = -50_000
"""Nobody who still has a turn in this round can reveal anything."""


def reveals(
    s: QuestorState,
    fars: list[list[int]],
    tiles: list[int],
    spare: list[int],
    late: list[int],
    fresh: bool,
) -> int:
    """The logarithm of the chance that in each round somebody is in time, the Mage for the last.

    In the last round all the others need their turns for goals of their own. Before, each may help
    who has time to spare for going there and back. `spare` and `late`, when its next turn begins,
    are by hero in tenths of a turn; `fresh` says that this round has its tile.
    """
    return _Rounds(s, fars, tiles, spare, late).go(fresh)


class _Rounds:
    def __init__(
        self,
        s: QuestorState,
        fars: list[list[int]],
        tiles: list[int],
        spare: list[int],
        late: list[int],
    ) -> None:
        self.s = s
        self.fars = fars
        self.tiles = tiles
        self.spare = spare
        self.busy = late
        self.here = -1
        """The tile that the Mage has revealed, -1 while he is where he is."""
        self.hero = -1
        self.tile = -1
        self.time = FAR

    def go(self, fresh: bool) -> int:
        worth = 0
        for i in range(min(len(self.tiles), HORIZON)):
            until = (i + 2) * STEP if fresh else (i + 1) * STEP
            self._choose(until, i == 0)
            if self.time > until and i == 0 and not fresh:
                return NOBODY
            worth += likely(until - self.time + IN_TIME, SPREAD)
            self._done(until)
        return worth

    def _choose(self, until: int, now: bool) -> None:
        """Who reveals which tile in that round, and when."""
        self.hero = -1
        if len(self.tiles) > 1:
            self._helper(until, now)
        nearest = FAR
        goal = -1
        for tile in self.tiles:
            way = self._mages_way(tile)
            if way < nearest:
                nearest, goal = way, tile
        own = self.busy[MAGE] + nearest
        if self.hero < 0 or (own <= until and self._short_of_time()):
            self.hero, self.tile, self.time = MAGE, goal, own

    def _helper(self, until: int, now: bool) -> None:
        """The one with the shortest way, to where the Mage has a long one."""
        best = FAR
        for hero in self.s.slot_hero:
            if self.spare[hero] < 0 or hero == MAGE:
                continue
            for tile in self.tiles:
                way = self.fars[hero][tile]
                if hero == PRISONER:
                    # He reveals the tiles beside him, and mostly is put back.
                    way -= MONSTER_IN_THE_WAY
                    if way != STEP:
                        continue
                if self.busy[hero] + way > until or (2 * way > self.spare[hero] and not now):
                    continue
                gain = self._mages_way(tile) - 2 * way
                if -gain < best:
                    best = -gain
                    self.hero, self.tile, self.time = hero, tile, self.busy[hero] + way

    def _mages_way(self, tile: int) -> int:
        if self.here < 0:
            return self.fars[MAGE][tile]
        return APART[self.here * TILES + tile]

    def _short_of_time(self) -> bool:
        return 2 * (self.time - self.busy[self.hero]) > self.spare[self.hero]

    def _done(self, until: int) -> None:
        hero = self.hero
        if hero == MAGE:
            self.here = self.tile
            self.busy[MAGE] = max(self.time, until)
        else:
            way = self.time - self.busy[hero]
            self.spare[hero] -= 2 * way
            self.busy[hero] = self.time + way
        self.tiles.remove(self.tile)
