"""Assemblies, Unholy Assemblies and Abominable Machines (P-4.5 to P-4.9)."""

from questable.engine.action import Action
from questable.engine.state import OVER
from questable.games.pillars.actions import (
    APOSTATE,
    ASSEMBLE,
    ASSEMBLES,
    EMPTY,
    FAITHFUL,
    OUTER,
    OUTERS,
    PILLAR,
    PILLAR_MOVES,
    STOP,
    STOPPING,
    TARGET,
    TARGETS,
)
from questable.games.pillars.board import DEGREE, GAPS, NEIGHBOUR, NOWHERE
from questable.games.pillars.ends import ends_now
from questable.games.pillars.events import (
    BY_ASSEMBLY,
    BY_UNHOLY_ASSEMBLY,
    tell_formation,
    tell_pillar,
    tell_stop,
    tell_turned,
)
from questable.games.pillars.pieces import chooser, move_pillar, turn_follower
from questable.games.pillars.state import (
    MACHINE,
    NOBODY,
    OUTER_CHOICE,
    PILLAR_MOVE,
    STONES,
    TARGET_CHOICE,
    PillarsState,
)


def is_alike(board: list[int], centre: int) -> bool:
    """Whether a follower's three neighbours are all of its own religion."""
    religion = board[centre]
    at = centre * DEGREE
    return (
        religion != EMPTY
        and board[NEIGHBOUR[at]] == religion
        and board[NEIGHBOUR[at + 1]] == religion
        and board[NEIGHBOUR[at + 2]] == religion
    )


def standing(s: PillarsState) -> list[int]:
    """P-4.5, P-4.9: the centres of all Assemblies; not those left out by P-4.8."""
    board = s.board
    centres = []
    for centre in range(GAPS):
        if is_alike(board, centre) and not is_left_out(s, centre):
            centres.append(centre)
    return centres


def is_left_out(s: PillarsState, centre: int) -> bool:
    """P-4.8: whether the Machine around a centre was stopped in this turn."""
    for stopped, _ in s.stopped:
        if stopped == centre:
            return True
    return False


def forget_stops(s: PillarsState) -> None:
    """P-4.8: a Machine is left out only as long as it is one; asked after every change."""
    if s.stopped:
        s.stopped = [
            (centre, religion)
            for centre, religion in s.stopped
            if s.board[centre] == religion and is_alike(s.board, centre) and not outers(s, centre)
        ]


def is_turned_back(s: PillarsState, outer: int) -> bool:
    """P-4.7: in a gap, between two that would be Wings and give it its own religion again.

    They are of its religion; or it is Apostate and they are of a religion with none off the board,
    whose Wings corrupt. Without the second case a lone Unholy Assembly could go on for ever.
    """
    if outer >= GAPS:
        return False
    own = s.board[outer]
    at = outer * DEGREE
    one = s.board[NEIGHBOUR[at]]
    two = s.board[NEIGHBOUR[at + 1]]
    three = s.board[NEIGHBOUR[at + 2]]
    wings = one if one == two or one == three else two if two == three else EMPTY
    return wings == own or (wings != EMPTY and own == APOSTATE and s.off[wings] == 0)


def outers(s: PillarsState, centre: int) -> list[int]:
    """P-4.7: the outer followers that may be turned; none makes it a Machine."""
    found = []
    for k in range(centre * DEGREE, centre * DEGREE + DEGREE):
        if not is_turned_back(s, NEIGHBOUR[k]):
            found.append(NEIGHBOUR[k])
    return found


def owed(s: PillarsState) -> int:
    """The religion that has yet to give up a follower for its Assembly; NOBODY for none."""
    if s.actor == OVER or s.phases[-1] not in (PILLAR_MOVE, OUTER_CHOICE, TARGET_CHOICE):
        return NOBODY
    if s.phases[-1] == PILLAR_MOVE and not outers(s, s.centre):
        return NOBODY  # a Machine costs nothing
    return s.board[s.centre]


def targets(s: PillarsState) -> list[int]:
    """P-4.5, P-4.6: other Faithful religions with a follower off the board."""
    own = s.board[s.centre]
    return [r for r in range(FAITHFUL) if r != own and s.off[r] > 0]


def begin(s: PillarsState, centre: int) -> None:
    """Ask the leader of an Assembly for a pillar move."""
    s.centre = centre
    s.assemblies += 1
    s.phases.append(PILLAR_MOVE)
    religion = s.board[centre]
    s.actor = chooser(s, religion)
    log = s.log
    if log is not None:
        log.fire("P-4.10")
        log.fire("P-4.6" if religion == APOSTATE else "P-4.5")
        kind = "unholy" if religion == APOSTATE else "assembly"
        if not outers(s, centre):
            log.fire("P-4.7")
            kind = "machine"
        tell_formation(s, kind, religion, s.actor)


def legal(s: PillarsState) -> list[Action]:
    """A pillar move, or to stop a Machine; an outer follower; its new religion."""
    phase = s.phases[-1]
    if phase == OUTER_CHOICE:
        return [OUTERS[outer] for outer in sorted(outers(s, s.centre))]
    if phase == TARGET_CHOICE:
        return [TARGETS[religion] for religion in targets(s)]
    taken = 0
    for site in s.pillars:
        taken |= 1 << site
    actions: list[Action] = []
    for site in s.pillars:
        for action in PILLAR_MOVES[site]:
            if not (taken >> action.b) & 1:
                actions.append(action)
    if phase == MACHINE:
        actions.append(STOPPING)
    return actions


def no_pillar_move(s: PillarsState, action: Action) -> str:
    """P-1.3: one pillar to a site; P-4.5: it must be a pillar."""
    if action.b in s.pillars:
        return "P-1.3"
    return "" if action.a in s.pillars else "P-4.5"


def no_next(s: PillarsState, action: Action) -> str:
    """The rule against carrying out an Assembly next."""
    if action.kind != ASSEMBLE:
        return "T-1.3"
    if not is_alike(s.board, action.a):
        return "P-4.5"
    if is_left_out(s, action.a):
        return "P-4.8"
    return "P-4.9" if action.a >= GAPS else ""


def why_not(s: PillarsState, action: Action) -> str:
    """The rule against that part of an Assembly now."""
    kind = action.kind
    phase = s.phases[-1]
    if phase == OUTER_CHOICE:
        return _no_outer(s, action.a) if kind == OUTER else "T-1.3"
    if phase == TARGET_CHOICE:
        return _no_target(s, action.a) if kind == TARGET else "T-1.3"
    if kind == PILLAR:
        return no_pillar_move(s, action)
    if kind == STOP:
        return "" if phase == MACHINE else "P-4.8"  # its first pillar move is forced
    if kind == OUTER and phase == MACHINE:
        return "P-4.7"
    return "T-1.3"


def _no_outer(s: PillarsState, station: int) -> str:
    if station == s.centre:
        return "P-4.9"
    at = s.centre * DEGREE
    if station not in NEIGHBOUR[at : at + DEGREE]:
        return "P-4.6" if s.board[s.centre] == APOSTATE else "P-4.5"
    return "P-4.7" if is_turned_back(s, station) else ""


def _no_target(s: PillarsState, religion: int) -> str:
    if religion in targets(s):
        return ""
    return "P-4.6" if s.board[s.centre] == APOSTATE else "P-4.5"


def next_choices(s: PillarsState) -> list[Action]:
    """P-4.11: the Assemblies of which one is next."""
    return [ASSEMBLES[centre] for centre in standing(s)]


def apply(s: PillarsState, action: Action) -> bool:
    """One choice of an Assembly's leader; True once the Assembly is done with."""
    kind = action.kind
    if kind == PILLAR:
        return _move_pillar(s, action)
    if kind == STOP:
        s.stopped = [*s.stopped, (s.centre, s.board[s.centre])]
        s.fire("P-4.8")
        tell_stop(s)
        s.phases.pop()
        return True
    if kind == OUTER:
        return _choose_outer(s, action.a)
    s.phases.pop()
    return _turn_outer(s, s.outer, action.a)


def _move_pillar(s: PillarsState, action: Action) -> bool:
    move_pillar(s, action.a, action.b)
    s.pillar_moves += 1
    machine = not outers(s, s.centre)
    if machine:
        s.machine_moves += 1
    if s.log is not None:
        s.log.fire("P-1.3")
        if machine:
            s.log.fire("P-4.8")
        tell_pillar(s, action.a, action.b)
    # P-5.1: before anyone is turned.
    if not ends_now(s):
        s.phases[-1] = MACHINE if machine else OUTER_CHOICE
    return False


def _choose_outer(s: PillarsState, outer: int) -> bool:
    s.acting = s.actor  # P-4.10
    if s.board[outer] != APOSTATE and s.off[APOSTATE] > 0:
        return _turn_outer(s, outer, APOSTATE)
    s.outer = outer
    s.phases.append(TARGET_CHOICE)
    return False


def _turn_outer(s: PillarsState, outer: int, religion: int) -> bool:
    old = s.board[outer]
    turn_follower(s, outer, religion)
    s.phases.pop()
    log = s.log
    if log is not None:
        by = BY_UNHOLY_ASSEMBLY if old == APOSTATE else BY_ASSEMBLY
        tell_turned(s, outer, old, religion, by, old)
        log.fire("P-4.6" if old == APOSTATE else "P-4.5")
        log.fire("P-4.9")
        if old == APOSTATE and s.off[APOSTATE] == STONES:
            log.fire("P-5.4")
    s.outer = NOWHERE
    return not ends_now(s)
