"""How good a position of Questor is (docs/architecture.md, Heuristics).

Each hero's distance to its goal is estimated in tenths of a turn; a seat wants its own small and
the nearest rival's large, and nobody wants to have let the Prisoner out of his cell. What a team's
position is worth is in team.py.
"""

from typing import Final, cast

from questable.engine.action import Action
from questable.engine.state import OVER
from questable.games.questor import team
from questable.games.questor.actions import HEALER, HEROES, MAGE, PRISONER, ROGUE
from questable.games.questor.board import AROUND_CENTRE, CENTRE, DOWN, NOWHERE
from questable.games.questor.estimates import FAR, turns_left
from questable.games.questor.goals import heroes_in_play
from questable.games.questor.state import COOPERATION, MONSTERS, REVEAL, QuestorState

WON: Final = 1_000_000
CELL: Final = 2_000
"""What an open cell costs everybody but the Prisoner, who then is three steps from his goal."""
FEW_TILES: Final = 4
"""With so few left the Mage may have to reveal those around the cell."""


def evaluate(s: QuestorState, seat: int) -> int:
    """The position's worth for a seat."""
    if s.actor == OVER:
        if (s.winners >> seat) & 1:
            return WON - s.round
        return -WON
    if s.hero < 0 or NOWHERE in s.slot_hero:
        return 0
    if s.mode == COOPERATION:
        return team.worth(s)
    return _ahead(_needs(s), seat) - _cell(s, seat)


def worths(s: QuestorState) -> list[int]:
    """By seat what `evaluate` says, each hero's way looked for once."""
    if s.mode == COOPERATION and s.actor != OVER:
        return [evaluate(s, 0)] * s.seats
    if s.actor == OVER or s.hero < 0 or NOWHERE in s.slot_hero:
        return [evaluate(s, seat) for seat in range(s.seats)]
    needs = _needs(s)
    return [_ahead(needs, seat) - _cell(s, seat) for seat in range(s.seats)]


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


def _cell(s: QuestorState, seat: int) -> int:
    """With five players: what it costs that the Prisoner can get out, unless it had to be."""
    if s.seats < len(HEROES) or is_locked(s):
        return 0
    hero = s.slot_hero[s.slot_seat.index(seat)]
    if hero == PRISONER:
        return 0
    if hero == HEALER:
        # Her last visit may be one to the cell.
        lacks = heroes_in_play(s) & ~(s.met | 1 << HEALER)
        return 0 if lacks & ~(1 << PRISONER) == 0 else CELL
    return 0 if hero == MAGE and s.mage_need - s.revealed < FEW_TILES else CELL


def opens_cell(s: QuestorState, seat: int, action: Action) -> bool:
    """Whether the Prisoner can get out, once this is done, and did not have to."""
    if s.seats < len(HEROES) or not is_locked(s):
        return False
    after = cast(QuestorState, s.clone())
    after.apply(seat, action)
    return after.actor != OVER and _cell(after, seat) > 0


def is_locked(s: QuestorState) -> bool:
    """Whether the Prisoner is in his cell, and every tile around it is face down or guarded.

    A tile is not guarded any more where somebody is about to deal with its monsters (Q-4.6).
    """
    if s.where[PRISONER] != CENTRE:
        return False
    phase = s.phases[-1]
    entered = phase == MONSTERS or (phase == REVEAL and s.hero != ROGUE)
    for tile in AROUND_CENTRE:
        if s.arms[tile] != DOWN and s.monsters[tile] == 0:
            return False
        if entered and s.hero != PRISONER and s.where[s.hero] == tile:
            return False
    return True
