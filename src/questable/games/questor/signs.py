"""What a seat's chance to win Questor is weighed from (weights.toml).

For each hero: that the seat plays it at all, since some goals are won more often than others; how
much of its goal is left, and how long its way is, by the estimates of estimates.py.
"""

from typing import Final

from questable.games.questor.actions import HEALER, HEROES, MAGE, ROGUE, WARRIOR
from questable.games.questor.board import NOWHERE
from questable.games.questor.estimates import turns_left
from questable.games.questor.goals import GEMS_TO_TAKE
from questable.games.questor.state import COOPERATION, HERO_TURN, QuestorState

PLAYED: Final = 0
"""Whether the seat has that hero, whose goal is open,"""
LEFT: Final = 1
"""less for each monster, gem, tile or hero that is still missing,"""
WAY: Final = 2
"""less for each tenth of a turn to go,"""
NEAR: Final = 3
"""more and more towards the end of that way,"""
DONE: Final = 4
"""and whether the goal is complete."""
EACH: Final = 5
SLOWEST: Final = EACH * len(HEROES)
"""Of a seat with two heroes, the one that has longer to go."""
SOON: Final = SLOWEST + 1
"""More where the seat's turn comes sooner."""
GIFT: Final = SLOWEST + 2
"""Gifts to be used (Q-6.1)."""
SIGNS: Final = SLOWEST + 3

LONGEST: Final = 400
"""A way is no longer than so many tenths of a turn,"""
SHORT: Final = 30
"""and it is nearly over at about so many."""
NEARNESS: Final = 10_000


def _names() -> list[str]:
    each = ["", "-left", "-way", "-near", "-done"]
    return [hero + sign for hero in HEROES for sign in each] + ["slowest", "soon", "gift"]


NAMES: Final[list[str]] = _names()
FREE: Final[list[str]] = list(HEROES)
"""Playing a hero may be good or bad."""


def signs(s: QuestorState) -> list[list[int]]:
    """By seat; nothing before all heroes are chosen, nor in cooperation."""
    if s.hero < 0 or NOWHERE in s.slot_hero or s.mode == COOPERATION:
        return []
    slots = len(s.slot_hero)
    coming = s.turn if s.phases[-1] == HERO_TURN else s.turn + 1
    rows = [[0] * SIGNS for _ in range(s.seats)]
    for row in rows:
        row[SOON] = -slots
    for slot in range(slots):
        row = rows[s.slot_seat[slot]]
        hero = s.slot_hero[slot]
        if (s.done >> hero) & 1:
            row[hero * EACH + DONE] = 1
            continue
        _goal(s, hero, row)
        row[SOON] = max(row[SOON], -((slot - coming) % slots))
    return rows


def _goal(s: QuestorState, hero: int, row: list[int]) -> None:
    """The signs of one hero whose goal is open."""
    first = hero * EACH
    need = min(turns_left(s, hero), LONGEST)
    row[first + PLAYED] = 1
    row[first + LEFT] = -_missing(s, hero)
    row[first + WAY] = -need
    row[first + NEAR] = NEARNESS // (need + SHORT)
    row[SLOWEST] = min(row[SLOWEST], -need)
    row[GIFT] += (s.gift >> hero) & 1


def _missing(s: QuestorState, hero: int) -> int:
    if hero == WARRIOR:
        return s.trophies - s.slain
    if hero == ROGUE:
        return GEMS_TO_TAKE - s.taken
    if hero == MAGE:
        return s.mage_need - s.revealed
    if hero == HEALER:
        return len(s.slot_hero) - 1 - s.met.bit_count()
    return 0
