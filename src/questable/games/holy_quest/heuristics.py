"""How good a position of The Holy Quest is, in tenths of a step (DESIGN 11).

Steps still to go count for all; a pawn on the board is worth the rolls it took to start it; ice
and opponents close behind cost; where score is kept its points count too.
"""

from typing import Final

from questable.engine.state import OVER
from questable.games.holy_quest.board import HEAVEN, HOME
from questable.games.holy_quest.house import BY_TEAMS
from questable.games.holy_quest.pace import steps_left
from questable.games.holy_quest.pieces import FACES, N_COLOURS, PAWNS_EACH
from questable.games.holy_quest.scoring import points
from questable.games.holy_quest.state import NONE, HolyQuestState

WON: Final = 1_000_000
STEP: Final = 10
STARTED: Final = 100
"""What it is worth to have left the Home Base."""
ARRIVED: Final = 60
"""And to be in Heaven, where nobody can be bumped."""
ICE: Final = 90
POINT: Final = 120
ROLL_OWED: Final = 35


def evaluate(s: HolyQuestState, seat: int) -> int:
    """The position's worth for a seat."""
    if s.actor == OVER:
        return WON if (s.winners >> seat) & 1 else -WON
    if s.turns == 0:
        return 0
    mine = s.colour_of[seat]
    own = 0
    rivals = 0
    best = 0
    for colour in range(N_COLOURS):
        if s.seat_of[colour] == NONE:
            continue
        worth = _worth(s, colour)
        if colour == mine or (s.house.alliances == BY_TEAMS and colour == s.ally_of[mine]):
            own += worth
        else:
            rivals += worth
            if worth > best:
                best = worth
    rolls = s.owed + 3 * s.extra if s.turn == mine else 0
    return 3 * own - rivals - best + ROLL_OWED * rolls


def _worth(s: HolyQuestState, colour: int) -> int:
    total = 0
    for pawn in range(colour * PAWNS_EACH, colour * PAWNS_EACH + PAWNS_EACH):
        total += _pawn_worth(s, pawn)
    if s.house.score:
        total += POINT * points(s, colour)
    return total


def _pawn_worth(s: HolyQuestState, pawn: int) -> int:
    place = s.where[pawn]
    worth = -STEP * steps_left(s, pawn)
    if place == HOME:
        return worth
    worth += STARTED
    if place >= HEAVEN:
        return worth + ARRIVED
    if place >= s.board.size:
        return worth + ARRIVED - _risk(s, pawn) * STEP
    if (s.frozen >> pawn) & 1:
        worth -= ICE
    # What a bump would cost, for each pawn that one roll could bring here.
    way = s.board.size - steps_left(s, pawn) + STARTED // STEP
    return worth - _risk(s, pawn) * (way if way > 0 else 1)


def _risk(s: HolyQuestState, pawn: int) -> int:
    """How many opponents stand close behind a pawn that they may bump."""
    place = s.where[pawn]
    board = s.board
    colour = pawn >> 2
    frozen = (s.frozen >> pawn) & 1
    shielded = (s.captains >> pawn) & 1
    if place < board.size:
        if board.ground[place] == colour:
            if shielded and not frozen:
                return 0
            shielded = 1
        first, size = 0, board.size
    else:
        first, size = board.size, board.ring
    if frozen:
        shielded = 0
    reach = FACES if s.house.dice == 1 else 2 * FACES
    clockwise = s.direction == 0 or first > 0
    count = 0
    for behind in range(1, reach + 1):
        tile = (place - first - behind if clockwise else place - first + behind) % size
        other = s.at[first + tile]
        if other != NONE and not (s.sides[colour] >> other) & 1:
            bound = (s.frozen >> other) & 1
            if not bound and (not shielded or (s.captains >> other) & 1):
                count += 1
    return count
