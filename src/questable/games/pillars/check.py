"""Whether a position of Pillars of Faith could stand on a table."""

from typing import Final

from questable.engine.checking import CHANCE, OVER, Check, stages
from questable.engine.fault import Fault
from questable.games.pillars import assemblies, wings
from questable.games.pillars.actions import APOSTATE, EMPTY, FAITHFUL, RELIGIONS
from questable.games.pillars.board import DEGREE, NEIGHBOUR, NOWHERE, station_name
from questable.games.pillars.ends import REASONS, ring_of
from questable.games.pillars.pieces import chooser
from questable.games.pillars.state import (
    ASSEMBLIES,
    CONSEQUENCES,
    DRAWING,
    FIRST,
    MACHINE,
    MOVING,
    NOBODY,
    OUTER_CHOICE,
    PHASES,
    PILLAR_MOVE,
    STONES,
    TARGET_CHOICE,
    WINGS,
    PillarsState,
)

RESOLVED: Final = (
    (CONSEQUENCES, WINGS),
    (CONSEQUENCES, ASSEMBLIES),
    (CONSEQUENCES, PILLAR_MOVE),
    (CONSEQUENCES, MACHINE),
    (CONSEQUENCES, OUTER_CHOICE),
    (CONSEQUENCES, OUTER_CHOICE, TARGET_CHOICE),
)
STACKS: Final = ((FIRST,), (DRAWING,), (MOVING,), *RESOLVED)
ENDED: Final = ((MOVING,), (CONSEQUENCES,), *RESOLVED)


def faults(s: PillarsState, new: PillarsState) -> list[Fault]:
    """All that is wrong with it."""
    check = Check(s, new)
    check.clock()
    check.fixed("swift", "turn_limit")
    _bounds(check, s)
    known = ENDED if s.actor == OVER else STACKS
    if tuple(s.phases) not in known:
        check.fail(Fault("position-phases", found=stages(s.phases, PHASES)))
    over = s.actor == OVER
    check.within("ending", s.ending, int(over), len(REASONS) - 1 if over else 0)
    check.within("winner", s.winner, NOBODY, s.seats - 1 if over else NOBODY)
    if check.faults:
        return check.faults
    found = len(s.board) - s.board.count(EMPTY)
    due = len(new.board) - new.board.count(EMPTY)
    if found != due:
        # P-4.2: whoever goes off the board is replaced.
        check.fail(Fault("position-count", name="follower", count=found, n=due))
    _leaders(check, s)
    if not check.faults and not over:
        _waiting(check, s)
    if not check.faults:
        _nobody_has_won(check, s)
    return check.faults


def _bounds(check: Check, s: PillarsState) -> None:
    check.each("leaders", s.leaders, NOBODY, s.seats - 1)
    for name in ("first", "turn", "acting"):
        check.within(name, getattr(s, name), NOBODY, s.seats - 1)
    check.counts(("turns", "conversions", "corruptions", "pillar_moves", "assemblies"))
    check.within("machine_moves", s.machine_moves, 0, max(s.pillar_moves, 0))
    most = s.seats if s.actor == OVER else s.seats - 1
    check.within("passes", s.passes, 0, min(most, max(s.turns, 0)))
    if s.turn_limit:
        check.within("turns", s.turns, 0, s.turn_limit - int(s.actor != OVER))


def _leaders(check: Check, s: PillarsState) -> None:
    """P-2.3: one religion each, drawn in turn order from who begins."""
    led = [seat for seat in s.leaders if seat != NOBODY]
    drawn = s.seats
    if s.phases[0] == FIRST:
        drawn = 0
        check.against(s.first == NOBODY, "P-2.3", "first", s.first)
        check.against(s.turn == NOBODY, "P-2.3", "turn", s.turn)
    elif s.first == NOBODY or s.turn == NOBODY:
        check.against(False, "P-2.3", "first" if s.first == NOBODY else "turn", NOBODY)
        return
    elif s.phases[0] == DRAWING:
        drawn = (s.turn - s.first) % s.seats
    due = sorted((s.first + n) % s.seats for n in range(drawn))
    check.against(sorted(led) == due, "P-2.3", "leaders", " ".join(map(str, s.leaders)))
    if s.phases[0] in (FIRST, DRAWING):
        check.against(s.turns == 0, "P-2.3", "turns", s.turns)
        check.against(s.board == check.new.board, "P-2.2", "board")  # type: ignore[attr-defined]
        same = s.pillars == check.new.pillars  # type: ignore[attr-defined]
        check.against(same, "P-2.2", "pillars")


def _waiting(check: Check, s: PillarsState) -> None:
    phase = s.phases[-1]
    what = stages(s.phases, PHASES)
    if phase in (FIRST, DRAWING):
        check.waits(CHANCE, what)
        check.against(s.banned == NOWHERE, "P-3.4", "banned", station_name(s.banned))
        return
    if phase != MOVING and not check.against(s.acting != NOBODY, "P-4.10", "acting", s.acting):
        return
    moved = s.banned == NOWHERE or s.board[s.banned] != EMPTY
    check.against(moved, "P-3.4", "banned", station_name(s.banned))
    if s.passes:
        check.against(s.banned == NOWHERE, "P-3.4", "banned", station_name(s.banned))
    if phase == MOVING:
        check.waits(s.turn, what)
        check.against(s.acting == s.turn, "P-4.10", "acting", s.acting)
        check.against(not s.stopped, "P-4.8", "stopped", len(s.stopped))
        for name in ("centre", "outer"):
            place = getattr(s, name)
            check.against(place == NOWHERE, "P-4.5", name, station_name(place))
        if s.turns > s.passes:
            _resolved(check, s)
        return
    check.against(s.banned != NOWHERE, "P-3.4", "banned", "-")
    check.against(s.passes == 0, "P-3.1", "passes", s.passes)
    for centre, _ in s.stopped:
        machine = assemblies.is_alike(s.board, centre) and not assemblies.outers(s, centre)
        check.against(machine, "P-4.8", "stopped", station_name(centre))
    if phase in (WINGS, ASSEMBLIES):
        check.waits(s.acting if phase == WINGS else s.turn, what)
        standing = wings.standing(s, wings.patterns(s.board))
        if phase == WINGS:
            check.against(len(standing) > 1, "P-4.4", "phases", what)
        else:
            several = not standing and len(assemblies.standing(s)) > 1
            check.against(several, "P-4.11", "phases", what)
        check.against(s.outer == NOWHERE, "P-4.5", "outer", station_name(s.outer))
        return
    _assembly(check, s, phase, what)


def _assembly(check: Check, s: PillarsState, phase: int, what: str) -> None:
    """An Assembly that is carried out."""
    centre = s.centre
    alike = centre != NOWHERE and assemblies.is_alike(s.board, centre)
    if not check.against(alike, "P-4.5", "centre", station_name(centre)):
        return
    check.waits(chooser(s, s.board[centre]), what)
    machine = not assemblies.outers(s, centre)
    if phase == MACHINE:
        check.against(machine, "P-4.7", "phases", what)
    elif phase in (OUTER_CHOICE, TARGET_CHOICE):
        check.against(not machine, "P-4.7", "phases", what)
    if phase == TARGET_CHOICE:
        around = NEIGHBOUR[centre * DEGREE : centre * DEGREE + DEGREE]
        check.against(s.outer in around, "P-4.5", "outer", station_name(s.outer))
    else:
        check.against(s.outer == NOWHERE, "P-4.5", "outer", station_name(s.outer))


def _resolved(check: Check, s: PillarsState) -> None:
    """P-4.3: after a turn nothing is left to be carried out, but Machines that were stopped."""
    for middle in wings.standing(s, wings.patterns(s.board)):
        check.against(False, "P-4.3", "board", station_name(middle))
    for centre in assemblies.standing(s):
        machine = not assemblies.outers(s, centre)
        check.against(machine, "P-4.5", "board", station_name(centre))


def _nobody_has_won(check: Check, s: PillarsState) -> None:
    """P-5.1, P-5.2: what ends the game at once has ended it, but in a new layout."""
    if s.actor == OVER or s.phases[0] in (FIRST, DRAWING):
        return
    if s.phases[0] == MOVING and s.turns == s.passes:
        return
    for site in s.pillars:
        religion = ring_of(s, site)
        ringed = religion not in (EMPTY, APOSTATE)
        check.against(not ringed, "P-5.1", "board", RELIGIONS[religion] if ringed else "")
    for religion in range(FAITHFUL):
        check.against(s.off[religion] < STONES, "P-5.2", "board", RELIGIONS[religion])
