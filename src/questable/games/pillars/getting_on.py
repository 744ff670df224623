"""How near the next conversion is, where Apostate Anathema is led: what a search goes by.

`evaluate` counts followers, and only a conversion changes their numbers. A search that goes by that
alone finds nothing to be gained within its reach while both stand well, and its followers go to and
fro for hundreds of turns. So the moves that are missing to the next conversion count as well. Where
all leaders are Faithful somebody surrounds a pillar long before.
"""

from typing import Final

from questable.games.pillars.actions import APOSTATE, EMPTY, FAITHFUL, RELIGIONS
from questable.games.pillars.board import DEGREE, GAPS, NEIGHBOUR, STATIONS
from questable.games.pillars.state import NOBODY, STONES, PillarsState

DWINDLED: Final[list[int]] = [
    4000, 3000, 2300, 1800, 1400, 1100, 850, 650, 480, 340, 220, 130, 60, 20, 0
]  # fmt: skip
"""By its followers on the board: how much stronger the Apostate leader stands for a Faithful
religion."""
GROWN: Final[list[int]] = [0, 100, 220, 360, 520, 700, 900, 1120, 1300, 1420, 1500, 1550]
"""How much stronger a Faithful leader stands for that many followers."""
SOON: Final[list[int]] = [30, 30, 19, 12, 8, 5, 4, 3, 2, 1, 1, 0]
"""What a conversion counts before it is made, in percent, by the moves that are missing;"""
SURE: Final = 90
"""several of one religion at the most so much."""
FAR: Final = 99


def _steps() -> list[int]:
    steps = []
    for start in range(STATIONS):
        far = [FAR] * STATIONS
        far[start] = 0
        reached = [start]
        for station in reached:
            for beside in NEIGHBOUR[station * DEGREE : station * DEGREE + DEGREE]:
                if far[beside] == FAR:
                    far[beside] = far[station] + 1
                    reached.append(beside)
        steps += far
    return steps


STEPS: Final[list[int]] = _steps()
"""Moves between two stations of an empty board, at one * STATIONS + other."""


def _inwards() -> list[int]:
    return [
        beside
        for station in range(GAPS, STATIONS)
        for beside in NEIGHBOUR[station * DEGREE : station * DEGREE + DEGREE]
        if beside < GAPS
    ]


INWARDS: Final[list[int]] = _inwards()
"""By pocket: the gap beside it."""


def gains(s: PillarsState) -> list[int]:
    """By seat: how much stronger it stands for followers turned and nearly turned."""
    found = [0] * s.seats
    hunter = s.leaders[APOSTATE]
    if hunter == NOBODY:
        return found
    standing: list[list[int]] = [[] for _ in RELIGIONS]
    for station in range(STATIONS):
        if s.board[station] != EMPTY:
            standing[s.board[station]].append(station)
    for religion in range(FAITHFUL):
        left = STONES - s.off[religion]
        leader = s.leaders[religion]
        near = hunted(s, standing, religion, hunter)
        found[hunter] += _counted(DWINDLED, left, left - 1, near)
        if leader != NOBODY:
            near = 0
            for other in range(len(RELIGIONS)):
                if other != religion:
                    for middle in standing[other]:
                        near = max(near, soon(standing[religion], middle))
            found[leader] += _counted(GROWN, left, left + 1, near)
    return found


def hunted(s: PillarsState, standing: list[list[int]], religion: int, hunter: int) -> int:
    """In percent: how nearly a follower of a religion is turned by the Apostate leader, who moves
    own followers and Neutral ones. All count: whoever threatens two at once turns one of them."""
    neutral = s.leaders[religion] == NOBODY
    whole = 0
    for middle in standing[religion]:
        out = neutral and middle >= GAPS
        where = INWARDS[middle - GAPS] if out else middle
        most = 0
        for other in range(len(RELIGIONS)):
            leader = s.leaders[other]
            if other != religion and (leader == NOBODY or leader == hunter):
                most = max(most, soon(standing[other], where))
        whole += most // 2 if out else most
    return min(whole, SURE)


def soon(wings: list[int], middle: int) -> int:
    """P-4.1: in percent, how nearly the nearest two turn one, who is safe in a pocket; others in
    the way are left out."""
    if middle >= GAPS or len(wings) < 2:
        return 0
    row = middle * STATIONS
    first = FAR
    second = FAR
    for wing in wings:
        far = STEPS[row + wing]
        if far < first:
            second = first
            first = far
        elif far < second:
            second = far
    return SOON[min(first + second - 2, len(SOON) - 1)]


def _counted(worths: list[int], left: int, then: int, near: int) -> int:
    """By the number of followers now, and in so many percent by that of then."""
    last = len(worths) - 1
    now = worths[min(left, last)]
    gain = worths[min(max(then, 0), last)] - now
    return now + gain * near // 100
