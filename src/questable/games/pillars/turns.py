"""Turns: whose is next, and the ends that come between them (P-3.1, P-5.7, P-5.8)."""

from questable.games.pillars.board import NOWHERE
from questable.games.pillars.ends import BLOCKED, TURN_LIMIT, finish
from questable.games.pillars.events import tell_seat
from questable.games.pillars.state import MOVING, NOBODY, PillarsState


def begin_turn(s: PillarsState, seat: int) -> None:
    """Ask a leader for a move."""
    s.turn = seat
    s.acting = seat
    s.actor = seat
    s.phases = [MOVING]


def end_turn(s: PillarsState) -> None:
    """All is resolved: play goes on clockwise, unless the turns are used up."""
    s.turns += 1
    s.centre = NOWHERE
    s.stopped = []
    if s.turns == s.turn_limit:
        s.fire("P-5.8")
        finish(s, TURN_LIMIT, NOBODY)
        return
    begin_turn(s, (s.turn + 1) % s.seats)


def pass_turn(s: PillarsState) -> None:
    """P-3.1: no consequences are looked for and nothing is banned for the next leader."""
    s.banned = NOWHERE
    s.passes += 1
    tell_seat(s, "passed", s.turn)
    if s.passes == s.seats:
        s.turns += 1
        s.fire("P-5.7")
        finish(s, BLOCKED, NOBODY)
        return
    end_turn(s)
