"""A position of Pillars of Faith: plain data, its copy, and what is derived from it."""

from typing import Final, Literal, get_args

from questable.engine.action import ActionTable
from questable.engine.state import State
from questable.games.pillars.actions import APOSTATE, RELIGIONS, TABLE
from questable.games.pillars.board import NOWHERE, STATIONS, SURROUND

# What is waited for; the last of `phases` is open, those below it come after.
FIRST: Final = 0
DRAWING: Final = 1
MOVING: Final = 2
CONSEQUENCES: Final = 3
WINGS: Final = 4
ASSEMBLIES: Final = 5
PILLAR_MOVE: Final = 6
MACHINE: Final = 7
OUTER_CHOICE: Final = 8
TARGET_CHOICE: Final = 9
Phase = Literal[
    "first", "draw", "move", "consequences", "wings", "assemblies", "pillar", "machine", "outer",
    "target",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

STONES: Final = 20
"""P-1.4: followers of each religion, on and off the board."""
PILLARS: Final = 4
NOBODY: Final = -1

NUMBERS: Final[list[str]] = [
    "seats", "actor", "ply", "barrier", "swift", "turn_limit", "first", "turn", "turns", "acting",
    "passes", "winner", "ending", "conversions", "corruptions", "pillar_moves", "machine_moves",
    "assemblies",
]  # fmt: skip
"""What a dump and a view give by name, beside the board."""


class PillarsState(State):
    """All that the rules remember."""

    board: list[int]
    """By station: the religion of the follower there, or EMPTY."""
    pillars: list[int]
    """The sites of the pillars, in ascending order; replaced, never changed in place."""
    off: list[int]
    """By religion: the followers off the board."""
    touched: list[int]
    """By station: how many pillars it touches (P-3.3); replaced, never changed in place."""
    leaders: list[int]
    """By religion: the seat that leads it, NOBODY for a Neutral one; replaced as a whole."""

    phases: list[int]
    swift: int
    """Whether the set-up is the one of P-2.4."""
    turn_limit: int
    """P-5.8; 0 for none."""
    first: int
    """The seat that begins, -1 until known."""
    turn: int
    """The seat whose turn it is; during the draw, the seat that draws."""
    turns: int
    """How many turns are over."""
    banned: int
    """P-3.4: where the previous leader's move ended, or NOWHERE."""
    passes: int
    """How many leaders have passed in a row (P-5.7)."""
    acting: int
    """P-4.10: the seat that chooses for Neutral religions and among tangled Wings."""
    centre: int
    """The centre of the Assembly that is carried out, or NOWHERE."""
    outer: int
    """Its outer follower that waits for a new religion, or NOWHERE."""
    stopped: list[tuple[int, int]]
    """P-4.8: Machines left out while they are Machines: centre and religion; replaced."""
    quiet: int
    """1 if certainly no formation stood when the last turn ended: a short cut, not a truth."""

    winner: int
    """The winning seat, or NOBODY."""
    ending: int
    """Why the game is over; see ends.REASONS."""
    conversions: int
    """Followers turned to a Faithful religion so far."""
    corruptions: int
    """Followers turned to Apostate Anathema so far."""
    pillar_moves: int
    machine_moves: int
    """Those of the pillar moves that a Machine made."""
    assemblies: int
    """Assemblies and Machines carried out."""

    def __init__(self) -> None:
        super().__init__()
        self.swift = 0
        self.turn_limit = 0
        self.first = NOBODY
        self.turn = NOBODY
        self.turns = 0
        self.banned = NOWHERE
        self.passes = 0
        self.acting = NOBODY
        self.centre = NOWHERE
        self.outer = NOWHERE
        self.quiet = 0
        self.winner = NOBODY
        self.ending = 0
        self.conversions = 0
        self.corruptions = 0
        self.pillar_moves = 0
        self.machine_moves = 0
        self.assemblies = 0

    def table(self) -> ActionTable:
        """The one action table."""
        return TABLE

    def copy_into(self, other: "PillarsState") -> None:
        """Make the other position equal to this one, sharing nothing that changes."""
        other.seats = self.seats
        other.actor = self.actor
        other.ply = self.ply
        other.barrier = self.barrier
        other.board = self.board[:]
        other.off = self.off[:]
        other.phases = self.phases[:]
        # These lists are replaced, never changed in place, so that clones may share them.
        other.pillars = self.pillars
        other.touched = self.touched
        other.leaders = self.leaders
        other.stopped = self.stopped
        other.swift = self.swift
        other.turn_limit = self.turn_limit
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.banned = self.banned
        other.passes = self.passes
        other.acting = self.acting
        other.centre = self.centre
        other.outer = self.outer
        other.quiet = self.quiet
        other.winner = self.winner
        other.ending = self.ending
        other.conversions = self.conversions
        other.corruptions = self.corruptions
        other.pillar_moves = self.pillar_moves
        other.machine_moves = self.machine_moves
        other.assemblies = self.assemblies

    def place(self, board: list[int], pillars: list[int]) -> None:
        """Put followers and pillars on the board, and all other followers beside it."""
        self.board = board[:]
        self.off = [STONES - board.count(religion) for religion in range(len(RELIGIONS))]
        self.put_pillars(pillars)

    def put_pillars(self, sites: list[int]) -> None:
        """Stand the pillars on these sites."""
        self.pillars = sorted(sites)
        touched = [0] * STATIONS
        for site in sites:
            for station in SURROUND[site]:
                touched[station] += 1
        self.touched = touched

    def move_pillar(self, start: int, end: int) -> None:
        """Take a pillar from one site to another."""
        self.pillars = sorted([end if site == start else site for site in self.pillars])
        touched = self.touched[:]
        for station in SURROUND[start]:
            touched[station] -= 1
        for station in SURROUND[end]:
            touched[station] += 1
        self.touched = touched

    def religion_of(self, seat: int) -> int:
        """The religion that a seat leads, or NOBODY before it has drawn one."""
        for religion in range(len(RELIGIONS)):
            if self.leaders[religion] == seat:
                return religion
        return NOBODY

    def chooser(self, religion: int) -> int:
        """P-4.10: who chooses for a formation of that religion."""
        leader = self.leaders[religion]
        return self.acting if leader == NOBODY else leader

    def machines_at(self, centres: list[int]) -> list[tuple[int, int]]:
        """P-4.8: `stopped` from centres alone; when someone is asked each is what it was."""
        return [(centre, self.board[centre]) for centre in centres]

    def turn_follower(self, station: int, religion: int) -> None:
        """P-4.2: replace a follower by one from off the board; the old one goes off the board."""
        self.off[self.board[station]] += 1
        self.off[religion] -= 1
        self.board[station] = religion
        if religion == APOSTATE:
            self.corruptions += 1
        else:
            self.conversions += 1


def movable(s: PillarsState, seat: int) -> int:
    """P-3.1: mask of the religions whose followers a leader may move."""
    mask = 0
    for religion in range(len(RELIGIONS)):
        leader = s.leaders[religion]
        if leader == seat or leader == NOBODY:
            mask |= 1 << religion
    return mask
