"""The action table of Pillars of Faith; legal lists follow its order."""

from typing import Final, Literal, get_args

from questable.engine.action import Action, ActionTable
from questable.games.pillars.board import (
    BESIDE,
    DEGREE,
    NEIGHBOUR,
    SITE_NAMES,
    SITES,
    STATION_NAMES,
    STATIONS,
)

RED: Final = 0
GOLD: Final = 1
BLUE: Final = 2
APOSTATE: Final = 3
Religion = Literal["red", "gold", "blue", "apostate"]
RELIGIONS: Final[tuple[Religion, ...]] = get_args(Religion)
"""P-1.4: Red Radicals, Gold Mongers, Blue Blazes, Apostate Anathema."""
FAITHFUL: Final = 3
"""Religions below this number are the Faithful."""
EMPTY: Final = 4
"""What stands on a station without a follower."""

MOST_SEATS: Final = 4

BEGIN: Final = 0
DRAW: Final = 1
MOVE: Final = 2
PASS: Final = 3
CONVERT: Final = 4
ASSEMBLE: Final = 5
PILLAR: Final = 6
OUTER: Final = 7
TARGET: Final = 8
STOP: Final = 9

TABLE: Final = ActionTable()


def _moves() -> list[Action]:
    moves = []
    for station in range(STATIONS):
        for k in range(DEGREE):
            to = NEIGHBOUR[station * DEGREE + k]
            text = f"move:{STATION_NAMES[station]}:{STATION_NAMES[to]}"
            moves.append(TABLE.add(MOVE, text, station, to))
    return moves


def _by_station(kind: int, name: str) -> list[Action]:
    return [TABLE.add(kind, f"{name}:{STATION_NAMES[n]}", n) for n in range(STATIONS)]


def _pillar_moves() -> list[list[Action]]:
    moves = []
    for site in range(SITES):
        own = []
        for to in BESIDE[site]:
            text = f"pillar:{SITE_NAMES[site]}:{SITE_NAMES[to]}"
            own.append(TABLE.add(PILLAR, text, site, to))
        moves.append(own)
    return moves


FIRSTS: Final[list[Action]] = [
    TABLE.add(BEGIN, f"first:{seat}", seat) for seat in range(MOST_SEATS)
]
"""P-2.3: chance says who begins."""
DRAWS: Final[list[Action]] = [TABLE.add(DRAW, f"draw:{RELIGIONS[r]}", r) for r in range(MOST_SEATS)]
"""P-2.3: a leader draws a religion."""
MOVES: Final[list[Action]] = _moves()
"""Station times three plus the number of the neighbour."""
PASSING: Final[Action] = TABLE.add(PASS, "pass")
CONVERTS: Final[list[Action]] = _by_station(CONVERT, "convert")
"""P-4.4: the middle of the Wings to carry out."""
ASSEMBLES: Final[list[Action]] = _by_station(ASSEMBLE, "assembly")
"""P-4.11: the centre of the Assembly to carry out next."""
PILLAR_MOVES: Final[list[list[Action]]] = _pillar_moves()
"""By site: a pillar's moves from there."""
OUTERS: Final[list[Action]] = _by_station(OUTER, "outer")
"""P-4.5: the outer follower that is turned."""
TARGETS: Final[list[Action]] = [TABLE.add(TARGET, f"to:{RELIGIONS[r]}", r) for r in range(FAITHFUL)]
"""P-4.5, P-4.6: the Faithful religion it is converted to."""
STOPPING: Final[Action] = TABLE.add(STOP, "stop")
"""P-4.8: to leave a Machine alone for the rest of the turn."""
