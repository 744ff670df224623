"""Setting up: who begins, and who leads which religion (chapter 2)."""

from questable.engine.action import Action
from questable.engine.state import CHANCE
from questable.games.pillars.actions import BEGIN, DRAW, DRAWS, FIRSTS, RELIGIONS
from questable.games.pillars.events import tell_draw, tell_seat
from questable.games.pillars.pieces import lay_out
from questable.games.pillars.state import DRAWING, FIRST, NOBODY, PillarsState
from questable.games.pillars.turns import begin_turn


def deal(s: PillarsState, players: int, board: list[int], pillars: list[int]) -> None:
    """P-2.3: the board is laid out; chance says who begins, then who leads what."""
    s.seats = players
    lay_out(s, board, pillars)
    s.leaders = [NOBODY] * len(RELIGIONS)
    s.stopped = []
    s.phases = [FIRST]
    s.actor = CHANCE


def legal(s: PillarsState) -> list[Action]:
    """What chance may bring."""
    if s.phases[-1] == FIRST:
        return FIRSTS[: s.seats]
    return [action for action in DRAWS if s.leaders[action.a] == NOBODY]


def why_not(s: PillarsState, action: Action) -> str:
    """The rule against that stroke of chance."""
    if s.phases[-1] == FIRST:
        return "" if action.kind == BEGIN else "T-1.3"
    if action.kind != DRAW:
        return "T-1.3"
    return "" if s.leaders[action.a] == NOBODY else "P-2.3"


def apply(s: PillarsState, action: Action) -> None:
    """The first player, or a religion drawn."""
    s.fire("P-2.3")
    if action.kind == BEGIN:
        _fire_layout(s)
        s.first = action.a
        s.turn = action.a
        s.phases = [DRAWING]
        tell_seat(s, "first", action.a)
        return
    s.leaders = [s.turn if r == action.a else s.leaders[r] for r in range(len(RELIGIONS))]
    tell_draw(s, s.turn, action.a)
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first:
        for religion in range(len(RELIGIONS)):
            if s.leaders[religion] == NOBODY:
                tell_draw(s, NOBODY, religion)
        begin_turn(s, s.first)


def _fire_layout(s: PillarsState) -> None:
    """The rules that a new table shows."""
    for rule in ("P-1.1", "P-1.4", "P-2.1", "P-2.4" if s.swift else "P-2.2"):
        s.fire(rule)
