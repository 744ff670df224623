"""The consequences of a move, until nothing is left to resolve (P-4.3, P-4.10, P-4.11)."""

from questable.games.pillars import assemblies, wings
from questable.games.pillars.actions import EMPTY
from questable.games.pillars.assemblies import is_alike
from questable.games.pillars.board import DEGREE, GAPS, NEIGHBOUR
from questable.games.pillars.events import tell_choice
from questable.games.pillars.state import ASSEMBLIES, CONSEQUENCES, PillarsState
from questable.games.pillars.turns import end_turn
from questable.games.pillars.wings import wing_religion


def begin(s: PillarsState, station: int) -> None:
    """Look for formations after a follower has moved to a station."""
    if s.quiet and not _is_stirred(s.board, station):
        end_turn(s)
        return
    s.phases = [CONSEQUENCES]
    carry_on(s)


def _is_stirred(board: list[int], station: int) -> bool:
    """Whether a formation stands at a station or beside it; on a quiet board none elsewhere can.

    A follower that has just come is no centre: where it came from is empty.
    """
    if station < GAPS and wing_religion(board, station) != EMPTY:
        return True
    for k in range(station * DEGREE, station * DEGREE + DEGREE):
        beside = NEIGHBOUR[k]
        if beside < GAPS and (wing_religion(board, beside) != EMPTY or is_alike(board, beside)):
            return True
    return False


def carry_on(s: PillarsState) -> None:
    """All Wings first, then one Assembly; stops where someone must choose.

    Wings alone come to an end: a conversion makes more neighbours alike, and a corruption loses at
    most one such pair for one more Apostate, which cannot be won back without 20 of a religion.
    """
    while True:
        assemblies.forget_stops(s)
        found = wings.patterns(s.board)
        middles = wings.standing(s, found)
        if middles:
            # P-4.3: what these make is looked for before anything else.
            s.fire("P-4.3")
            if not wings.resolve(s, middles):
                return
            continue
        s.quiet = 0 if found or s.stopped else 1
        if found:
            s.fire("P-4.2")
        centres = assemblies.standing(s)
        if not centres:
            end_turn(s)
        elif len(centres) == 1:
            assemblies.begin(s, centres[0])
        else:
            # P-4.11: the leader whose turn it is chooses the order.
            s.phases.append(ASSEMBLIES)
            s.actor = s.turn
            tell_choice(s, "several", s.turn, len(centres))
        return
