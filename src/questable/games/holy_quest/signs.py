"""What a seat's chance to win The Holy Quest is weighed from (weights.toml).

Ways are measured by what tiles promise (forecast.py). A sign counts differently where the first
colour with all pawns in Heaven wins, where points decide and where teams play, so there are three
of each. Where the Throne Room decides, `evaluate` has to do.
"""

from math import isqrt
from typing import Final

from questable.engine.state import OVER
from questable.games.holy_quest.board import HEAVEN, HOME
from questable.games.holy_quest.danger import danger
from questable.games.holy_quest.forecast import STEP, prospects
from questable.games.holy_quest.heuristics import best_move
from questable.games.holy_quest.house import BY_TEAMS
from questable.games.holy_quest.pieces import N_COLOURS, PAIRS, PAWNS_EACH
from questable.games.holy_quest.prospects import ProspectTable
from questable.games.holy_quest.scoring import points
from questable.games.holy_quest.state import MOVE_PHASE, HolyQuestState

OF_A_COLOUR: Final[list[str]] = [
    "way",
    "root",
    "near",
    "heaven",
    "out",
    "captain",
    "safe",
    "thawed",
    "rolls",
    "move",
    "hit",
    "late-thawed",
    "late-move",
]
"""Less for each step of the way that is left to all pawns; less for its root, which counts more
towards the end, and more and more when that is near; pawns in Heaven, and on the path; the
Captain's way; less for steps that a bump may cost; less for pawns in ice; rolls in hand; what the
roll on the table moves forward, and what it takes from others; ice, and what the roll moves, once
more where little of the way is left."""
FREE_OF_A_COLOUR: Final[list[str]] = ["heaven", "out", "captain"]
KINDS: Final[list[str]] = ["", "scored-", "team-"]
SCORED: Final = 1
TEAM: Final = 2
NAMES: Final[list[str]] = [
    *(kind + name for kind in KINDS for name in OF_A_COLOUR),
    "points",
    "late-lead",
]
"""Where points decide: how many there would be now, and how many more than the best of the others
have, which counts more where somebody is nearly in Heaven."""
FREE: Final[list[str]] = [kind + name for kind in KINDS for name in FREE_OF_A_COLOUR]
WAY: Final = 0
ROOT: Final = 1
NEAR: Final = 2
IN_HEAVEN: Final = 3
OUT: Final = 4
CAPTAIN: Final = 5
SAFE: Final = 6
THAWED: Final = 7
ROLLS: Final = 8
MOVED: Final = 9
HIT: Final = 10
LATE_THAWED: Final = 11
LATE_MOVE: Final = 12
SIGNS: Final = 13
LATE: Final = 1000
NEARNESS: Final = 100_000
SHORT: Final = 20
"""A way is nearly over at about so many steps."""
ENDING: Final = 40
"""A game is at about so many that are left to whoever has the fewest,"""
CLOSE: Final = 5
"""and a single roll may end it at so many."""
TURN: Final = 3
"""A whole turn won is worth so many rolls."""


def signs(s: HolyQuestState) -> list[list[int]]:
    """By seat; nothing before the first turn, nor where the Throne Room decides."""
    house = s.house
    if s.turns == 0 or s.actor == OVER or house.advanced:
        return []
    rows = _rows(s)
    if house.alliances == BY_TEAMS:
        return [_placed(row, TEAM, 0, 0) for row in _shared(s, rows)]
    if not house.score:
        return [_placed(row, 0, 0, 0) for row in rows]
    have = [points(s, s.colour_of[seat]) for seat in range(s.seats)]
    left = ENDING - max([row[WAY] for row in rows])
    return [
        _placed(rows[seat], SCORED, have[seat], _lead(have, seat) * LATE // left)
        for seat in range(s.seats)
    ]


def _rows(s: HolyQuestState) -> list[list[int]]:
    """The signs of each seat's colour, what the player at turn has in hand among them."""
    table = prospects(s)
    rows: list[list[int]] = []
    for seat in range(s.seats):
        rows.append(_colour(s, table, s.colour_of[seat]))
    row = rows[s.seat_of[s.turn]]
    row[ROLLS] = s.owed + TURN * s.extra
    if s.phases[-1] == MOVE_PHASE:
        row[ROLLS] += s.six
        gain, hit = best_move(s, table)
        row[MOVED] = gain // STEP
        row[HIT] = hit // STEP
        row[LATE_MOVE] = row[MOVED] * LATE // (CLOSE - row[WAY])
    return rows


def _shared(s: HolyQuestState, rows: list[list[int]]) -> list[list[int]]:
    """H-6.6: a team's signs are those of both, for each of them."""
    found: list[list[int]] = []
    for seat in range(s.seats):
        own = rows[seat]
        mate = rows[s.seat_of[s.ally_of[s.colour_of[seat]]]]
        found.append([own[place] + mate[place] for place in range(SIGNS)])
    return found


def _lead(have: list[int], seat: int) -> int:
    """How many more than the best of the others."""
    best = 0
    for other in range(len(have)):
        if other != seat and have[other] > best:
            best = have[other]
    return have[seat] - best


def _placed(row: list[int], kind: int, own_points: int, late: int) -> list[int]:
    """The signs of a colour among those of its kind."""
    before = kind * SIGNS
    after = (len(KINDS) - 1) * SIGNS - before
    return [0] * before + row + [0] * after + [own_points, late]


def _colour(s: HolyQuestState, table: ProspectTable, colour: int) -> list[int]:
    """The signs of a colour, whoever is to act."""
    row = [0] * SIGNS
    line = s.direction * N_COLOURS + colour
    size = s.board.size
    left = 0
    risk = 0
    for pawn in range(colour * PAWNS_EACH, colour * PAWNS_EACH + PAWNS_EACH):
        place = s.where[pawn]
        if place >= HEAVEN:
            row[IN_HEAVEN] += 1
            continue
        way = -table.home[line]
        if place != HOME:
            home = way
            way = -table.tile[line * size + place]
            risk += danger(s, pawn) * (home - way) // PAIRS
            row[OUT] += 1
        left += way
        if (s.captains >> pawn) & 1:
            row[CAPTAIN] = -way // STEP
        if (s.frozen >> pawn) & 1:
            row[THAWED] -= 1
    row[WAY] = -left // STEP
    row[ROOT] = -isqrt(left if left > 0 else 0)
    row[NEAR] = NEARNESS // (left // STEP + SHORT)
    row[SAFE] = -risk // STEP
    row[LATE_THAWED] = row[THAWED] * LATE // (ENDING + left // STEP)
    return row
