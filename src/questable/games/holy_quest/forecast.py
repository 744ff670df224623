"""What each tile promises a pawn: how far it still is to Heaven, as play will take it there.

Steps alone mislead: a tile before a Cross Over may be worth half the path, and what has been won
is lost again by a bump, card 12 or a turn of the Direction card. So one pawn is followed from every
tile, roll by roll, as if it were alone, until it comes to Heaven; what the rolls of all these turns
amount to, in hundredths of a step and below zero, is the prospect of the tile. It depends on the
board and on the house rules only, and is worked out once a table.
"""

from typing import Final

from questable.games.holy_quest.board import (
    ACTION_TILE,
    CROSS_OVER,
    FAST_FORWARD,
    HEAVEN_TILES,
    NOWHERE,
    SAINT_TILE,
    WILD,
)
from questable.games.holy_quest.pieces import (
    CARDS,
    FACES,
    N_COLOURS,
    PAIRS,
    TO_START_TILE,
    TO_TURN_DIRECTION,
)
from questable.games.holy_quest.prospects import ProspectTable
from questable.games.holy_quest.state import HolyQuestState

STEP: Final = 100
"""A step is counted in hundredths."""
PER_MILLE: Final = 1000
ROWS: Final = 2 * N_COLOURS
"""A row of the table is a direction times four plus a colour."""
SWEEPS: Final = 16
"""How often the table is gone through; after that it changes by less than a tenth of a step."""

ONE_DIE: Final[list[int]] = [0, 6, 6, 6, 6, 6, 6]
TWO_DICE: Final[list[int]] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
"""By count: in how many of 36 cases it is rolled."""

# What happens to a pawn between two turns of its player, as counted in games of `club`.
BUMPED: Final = 30
"""In so many of a thousand rounds a pawn on the path is bumped."""
CARDS_DRAWN: Final = 600
"""So many Action cards are drawn in a thousand rounds."""
WAITING: Final = 16 * STEP
"""What it costs to get a pawn out of its Home Base; twice that where it takes a double (H-3.4)."""

# What a tile gives besides the place it leads to.
BOTH_DICE: Final = 6 * STEP
"""A Wild tile: both dice, now and then too many for the last tiles."""
QUESTION: Final = STEP // 2
"""A Saint tile: a roll for a right answer, four tiles back for a wrong one."""
CARD: Final = 5 * STEP // 3
"""An Action card, beside those that turn the direction or send back to Start."""


def prospects(s: HolyQuestState) -> ProspectTable:
    """The table of this table's house rules."""
    found = s.house.prospects
    if found is None:
        found = Forecast(s).found
        s.house.prospects = found
    return found


class Forecast:
    """One pawn followed from every tile."""

    def __init__(self, s: HolyQuestState) -> None:
        size = s.board.size
        self.found = ProspectTable([-STEP * away for away in s.board.away], ROWS)
        self.found.waiting = WAITING * s.house.dice
        self._odds = ONE_DIE if s.house.dice == 1 else TWO_DICE
        self._mean = STEP * (FACES + 1) * s.house.dice // 2
        self._turning = CARDS_DRAWN * _share(s, TO_TURN_DIRECTION) // PER_MILLE
        self._sent_back = _share(s, TO_START_TILE)
        for _ in range(SWEEPS):
            for row in range(ROWS):
                start = row * size + s.board.start[row]
                self.found.home[row] = self.found.tile[start] - self.found.waiting
            for row in range(ROWS):
                self._sweep(s, row)

    def _sweep(self, s: HolyQuestState, row: int) -> None:
        """Go from the entrance outwards, so that what a roll leads to is known already."""
        board = s.board
        size = board.size
        entrance = board.entrance[row % N_COLOURS]
        other = (row + N_COLOURS) % ROWS * size
        for away in range(size):
            tile = board.along(row // N_COLOURS, entrance, -away)
            worth = self._after_roll(s, row, away)
            lost = self.found.home[row] * BUMPED + self.found.tile[other + tile] * self._turning
            kept = PER_MILLE - BUMPED - self._turning
            worth = (worth * kept + lost) // PER_MILLE
            self.found.tile[row * size + tile] = worth
            self.found.landing[row * size + tile] = worth + self._wakes(s, row, tile, worth)

    def _after_roll(self, s: HolyQuestState, row: int, away: int) -> int:
        """The mean of where a roll leads to, less the roll."""
        board = s.board
        entrance = board.entrance[row % N_COLOURS]
        total = 0
        cases = 0
        for count in range(1, len(self._odds)):
            if count <= away:
                tile = board.along(row // N_COLOURS, entrance, count - away)
                total += self._odds[count] * self.found.landing[row * board.size + tile]
                cases += self._odds[count]
            elif count <= away + HEAVEN_TILES:
                cases += self._odds[count]
        # A roll that does not fit into Heaven moves some other pawn, or none: half of it is lost.
        return total // cases - self._mean * (3 * PAIRS - cases) // (2 * PAIRS)

    def _wakes(self, s: HolyQuestState, row: int, tile: int, worth: int) -> int:
        """What the tile adds for one that lands on it (chapter 4)."""
        board = s.board
        first = row * board.size
        kind = board.kind[tile]
        if s.house.easy:
            return 0
        if kind == FAST_FORWARD and s.house.fast_forward:
            further = board.forward[first + tile]
            return self.found.tile[first + further] - worth if further != NOWHERE else 0
        if kind == CROSS_OVER:
            return self.found.tile[first + board.across(tile)] - worth
        if kind == WILD:
            return BOTH_DICE
        if kind == SAINT_TILE and s.house.saint_cards:
            return QUESTION
        if kind == ACTION_TILE and s.action_left + len(s.action_tail) > 0:
            lost = self.found.tile[first + board.start[row]] - worth
            return CARD + lost * self._sent_back // PER_MILLE
        return 0


def _share(s: HolyQuestState, effect: int) -> int:
    """How many of a thousand Action cards of this table have that effect."""
    cards = 0
    found = 0
    for card in range(1, CARDS + 1):
        if s.house.cards[card]:
            cards += s.box.copies[card]
            if s.box.effect[card] == effect:
                found += s.box.copies[card]
    return PER_MILLE * found // cards if cards else 0
