"""A leader's move (chapter 3)."""

from questable.engine.action import Action
from questable.games.pillars import consequences
from questable.games.pillars.actions import (
    APOSTATE,
    ASSEMBLE,
    CONVERT,
    EMPTY,
    MOVE,
    MOVES,
    OUTER,
    PASS,
    PASSING,
    PILLAR,
    STOP,
    TARGET,
)
from questable.games.pillars.assemblies import no_pillar_move
from questable.games.pillars.board import DEGREE, GAPS, NEIGHBOUR, STATIONS
from questable.games.pillars.ends import ends_now
from questable.games.pillars.events import tell_move
from questable.games.pillars.pieces import movable
from questable.games.pillars.state import STONES, PillarsState
from questable.games.pillars.turns import pass_turn


def legal(s: PillarsState) -> list[Action]:
    """Every move of the leader at turn, in the order of the table; a pass if there is none."""
    actions: list[Action] = []
    board = s.board
    touched = s.touched
    neighbour = NEIGHBOUR
    moves = MOVES
    mine = movable(s, s.turn)
    banned = s.banned
    for station in range(STATIONS):
        follower = board[station]
        if follower == EMPTY or not (mine >> follower) & 1 or station == banned:
            continue
        free = follower == APOSTATE
        if touched[station] > 0 and not free:
            continue
        at = station * DEGREE
        for k in range(at, at + DEGREE):
            to = neighbour[k]
            if board[to] == EMPTY and (touched[to] == 0 or free):
                actions.append(moves[k])
    if not actions:
        actions.append(PASSING)
    return actions


def why_not(s: PillarsState, action: Action) -> str:
    """The first rule that forbids it at the beginning of a turn, or ''."""
    kind = action.kind
    if kind == MOVE:
        return no_move(s, action.a, action.b)
    if kind == PASS:
        return "" if legal(s)[0] is PASSING else "P-3.1"
    if kind == CONVERT:
        return "P-4.1"
    if kind == PILLAR:
        return no_pillar_move(s, action) or "P-4.5"
    if kind == ASSEMBLE or kind == OUTER or kind == TARGET:
        return "P-4.5"
    return "P-4.8" if kind == STOP else "T-1.3"


def no_move(s: PillarsState, start: int, end: int) -> str:
    """The rule against moving a follower there."""
    board = s.board
    if board[end] != EMPTY:
        return "P-1.3"
    follower = board[start]
    if not (movable(s, s.turn) >> follower) & 1:
        return "P-3.1"
    if follower != APOSTATE and (s.touched[start] > 0 or s.touched[end] > 0):
        return "P-3.3"
    return "P-3.4" if start == s.banned else ""


def apply(s: PillarsState, action: Action) -> None:
    """Move a follower and look for consequences, or pass."""
    if s.log is not None:
        _fire(s, action)
    if action.kind == PASS:
        pass_turn(s)
        return
    start = action.a
    end = action.b
    religion = s.board[start]
    s.board[end] = religion
    s.board[start] = EMPTY
    s.banned = end
    s.passes = 0
    tell_move(s, religion, start, end)
    if not ends_now(s):
        consequences.begin(s, end)


def _fire(s: PillarsState, action: Action) -> None:
    s.fire("P-3.1")
    if s.leaders[APOSTATE] == s.turn and s.off[APOSTATE] == STONES:
        s.fire("P-3.5")
    if action.kind == PASS:
        return
    s.fire("P-1.2")
    s.fire("P-1.3")
    if action.a >= GAPS and action.b >= GAPS:
        s.fire("P-3.2")
    if s.board[action.a] == APOSTATE and s.touched[action.a] + s.touched[action.b] > 0:
        s.fire("P-3.3")
