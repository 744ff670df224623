"""How good a position of Questor is (docs/architecture.md, Heuristics).

Each hero's distance to its goal is estimated in tenths of a turn; a seat wants its own small and
the nearest rival's large. What a team's position is worth is in team.py.
"""

from typing import Final

from questable.engine.state import OVER
from questable.games.questor import team
from questable.games.questor.board import NOWHERE
from questable.games.questor.estimates import FAR, turns_left
from questable.games.questor.state import COOPERATION, QuestorState

WON: Final = 1_000_000


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
    return _ahead(_needs(s), seat)


def worths(s: QuestorState) -> list[int]:
    """By seat what `evaluate` says, each hero's way looked for once."""
    if s.mode == COOPERATION and s.actor != OVER:
        return [evaluate(s, 0)] * s.seats
    if s.actor == OVER or s.hero < 0 or NOWHERE in s.slot_hero:
        return [evaluate(s, seat) for seat in range(s.seats)]
    needs = _needs(s)
    return [_ahead(needs, seat) for seat in range(s.seats)]


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
