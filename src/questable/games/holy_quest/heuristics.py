"""How good a position of The Holy Quest is, in hundredths of a step.

See docs/architecture.md, Heuristics.

A pawn is worth the prospects of its tile against those of its Home Base (forecast.py), less what
it stands to lose (danger.py) and its ice. Where score is kept points count too. A roll that lies on
the table counts as if its player had made the best of it.
"""

from typing import Final

from questable.engine.state import OVER
from questable.games.holy_quest.board import HEAVEN, HEAVEN_TILES, HOME, THRONE
from questable.games.holy_quest.danger import danger
from questable.games.holy_quest.forecast import STEP, prospects
from questable.games.holy_quest.house import BY_TEAMS
from questable.games.holy_quest.movement import reach
from questable.games.holy_quest.pieces import N_COLOURS, N_PAWNS, PAIRS, PAWNS_EACH
from questable.games.holy_quest.prospects import ProspectTable
from questable.games.holy_quest.scoring import points
from questable.games.holy_quest.state import MOVE_PHASE, NONE, HolyQuestState

WON: Final = 10_000_000
OWN: Final = 3
"""One's own steps count so often; those of the best rival twice, of the others once."""
ARRIVED: Final = 6 * STEP
"""What it is worth to be in Heaven, beside the way: nothing can happen there."""
ICE: Final = 12 * STEP
"""Turns spent on thawing a pawn, or on waiting for a Fire."""
POINT: Final = 12 * STEP
"""A point of the score: a pawn in Heaven, half of one's own Saint card."""
ROLL: Final = 7 * STEP // 2
"""A roll still owed,"""
TURN: Final = 3 * ROLL
"""and a whole turn: it may bring cards and further rolls."""
CAREFUL: Final = 75
"""Per cent of the danger that count: not everyone who can bump does."""
PER_CENT: Final = 100


def evaluate(s: HolyQuestState, seat: int) -> int:
    """The position's worth for a seat."""
    if s.actor == OVER:
        return WON if (s.winners >> seat) & 1 else -WON
    if s.turns == 0:
        return 0
    mine = _team(s, s.colour_of[seat])
    table = prospects(s)
    own = 0
    rivals = 0
    best = -WON
    for colour in range(N_COLOURS):
        if s.seat_of[colour] == NONE:
            continue
        worth = _worth(s, table, colour)
        if (mine >> colour) & 1:
            own += worth
        else:
            rivals += worth
            if worth > best:
                best = worth
    return OWN * own - rivals - best + _still_to_come(s, table, mine)


def worths(s: HolyQuestState) -> list[int]:
    """By seat: the same, with what all seats share worked out once."""
    if s.actor == OVER or s.turns == 0:
        return [evaluate(s, seat) for seat in range(s.seats)]
    table = prospects(s)
    by_colour = [0] * N_COLOURS
    whole = 0
    for colour in range(N_COLOURS):
        if s.seat_of[colour] != NONE:
            by_colour[colour] = _worth(s, table, colour)
            whole += by_colour[colour]
    found: list[int] = []
    for seat in range(s.seats):
        mine = _team(s, s.colour_of[seat])
        own = 0
        best = -WON
        for colour in range(N_COLOURS):
            if s.seat_of[colour] == NONE:
                continue
            if (mine >> colour) & 1:
                own += by_colour[colour]
            elif by_colour[colour] > best:
                best = by_colour[colour]
        found.append(OWN * own - (whole - own) - best + _still_to_come(s, table, mine))
    return found


def _team(s: HolyQuestState, colour: int) -> int:
    """Mask of the colours that win together with this one (H-6.6)."""
    if s.house.alliances == BY_TEAMS:
        return (1 << colour) | (1 << s.ally_of[colour])
    return 1 << colour


def _worth(s: HolyQuestState, table: ProspectTable, colour: int) -> int:
    total = 0
    for pawn in range(colour * PAWNS_EACH, colour * PAWNS_EACH + PAWNS_EACH):
        if s.where[pawn] != HOME:
            total += _pawn_worth(s, table, pawn)
    if s.house.score:
        total += POINT * points(s, colour)
    return total


def _pawn_worth(s: HolyQuestState, table: ProspectTable, pawn: int) -> int:
    place = s.where[pawn]
    if place < s.board.size:
        worth = _to_lose(s, table, pawn)
        if (s.frozen >> pawn) & 1:
            return worth - ICE - _at_risk(s, pawn, worth)
        return worth - _at_risk(s, pawn, worth)
    worth = ARRIVED - table.home[s.direction * N_COLOURS + (pawn >> 2)]
    if place == THRONE:
        return worth + ARRIVED + STEP * (HEAVEN_TILES + s.board.ring)
    if place >= HEAVEN:
        # Deeper in Heaven leaves the nearer tiles to others; but those may come later.
        return worth + (place - HEAVEN) * STEP // 2
    gained = _to_lose(s, table, pawn)
    return worth + HEAVEN_TILES * STEP + gained - _at_risk(s, pawn, gained)


def _to_lose(s: HolyQuestState, table: ProspectTable, pawn: int) -> int:
    """What a bump would take from a pawn on the path or on the ring."""
    place = s.where[pawn]
    board = s.board
    colour = pawn >> 2
    if place >= board.size:
        return (place - board.entry[colour]) % board.ring * STEP  # H-6.9: back to Heaven only
    row = s.direction * N_COLOURS + colour
    return table.tile[row * board.size + place] - table.home[row]


def _at_risk(s: HolyQuestState, pawn: int, to_lose: int) -> int:
    return danger(s, pawn) * to_lose * CAREFUL // (PER_CENT * PAIRS)


def _still_to_come(s: HolyQuestState, table: ProspectTable, mine: int) -> int:
    """What the player at turn has in hand: rolls owed, and the one that lies on the table."""
    rolls = ROLL * s.owed + TURN * s.extra
    friend = (mine >> s.turn) & 1
    if s.phases[-1] != MOVE_PHASE:
        return OWN * rolls if friend else -rolls
    if s.six:
        rolls += ROLL
    return _best_move(s, table, mine) + (OWN * rolls if friend else -rolls)


def _best_move(s: HolyQuestState, table: ProspectTable, mine: int) -> int:
    """What it changes that the player at turn makes the move that is best for himself."""
    team = _team(s, s.turn)
    most = -WON
    changes = 0
    for pawn in range(N_PAWNS):
        if (s.moves >> pawn) & 1:
            place = reach(s, pawn, s.count)
            gain = _gain(s, table, pawn, place) if (team >> (pawn >> 2)) & 1 else 0
            other = s.at[place] if place < HEAVEN else NONE
            hit = _to_lose(s, table, other) if other != NONE else 0
            if OWN * gain + hit > most:
                most = OWN * gain + hit
                # A rival's gain may be a loss of mine, or of some other rival.
                own_loss = hit > 0 and (mine >> (other >> 2)) & 1 == 1
                changes = most if team == mine else (-OWN * hit if own_loss else hit) - gain
    started = table.waiting + ROLL
    if s.starts and most < OWN * started:
        changes = OWN * started if team == mine else -started
    return changes


def best_move(s: HolyQuestState, table: ProspectTable) -> tuple[int, int]:
    """What the player at turn gains by his best move, and what it takes from another."""
    most = -WON
    found = (0, 0)
    for pawn in range(N_PAWNS):
        if (s.moves >> pawn) & 1 and pawn >> 2 == s.turn:
            place = reach(s, pawn, s.count)
            gain = _gain(s, table, pawn, place)
            other = s.at[place] if place < HEAVEN else NONE
            hit = _to_lose(s, table, other) if other != NONE else 0
            if OWN * gain + hit > most:
                most = OWN * gain + hit
                found = (gain, hit)
    if s.starts and most < OWN * (table.waiting + ROLL):
        found = (table.waiting + ROLL, 0)
    return found


def _gain(s: HolyQuestState, table: ProspectTable, pawn: int, place: int) -> int:
    """What a pawn wins by going to a place."""
    old = s.where[pawn]
    size = s.board.size
    if old >= size:
        return STEP * s.count
    row = (s.direction * N_COLOURS + (pawn >> 2)) * size
    after = table.landing[row + place] if place < size else ARRIVED
    return after - table.tile[row + old]
