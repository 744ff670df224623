"""A position of Pillars of Faith: plain data."""

from typing import Final, Literal, get_args

from questable.engine.fields import Derived, Drawn, ForImagine, Shared
from questable.engine.state import State
from questable.games.pillars.board import NOWHERE

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


class PillarsState(State):
    """All that the rules remember."""

    board: Drawn[list[int]]
    """By station: the religion of the follower there, or EMPTY."""
    pillars: Shared[Drawn[list[int]]]
    """The sites of the pillars, in ascending order; replaced, never changed in place."""
    off: Derived[list[int]]
    """By religion: the followers off the board."""
    touched: Shared[Derived[list[int]]]
    """By station: how many pillars it touches (P-3.3); replaced, never changed in place."""
    leaders: Shared[Drawn[list[int]]]
    """By religion: the seat that leads it, NOBODY for a Neutral one; replaced as a whole."""

    phases: Drawn[list[int]]
    swift: ForImagine[int] = 0
    """Whether the set-up is the one of P-2.4."""
    turn_limit: int = 0
    """P-5.8; 0 for none."""
    first: ForImagine[int] = NOBODY
    """The seat that begins, -1 until known."""
    turn: int = NOBODY
    """The seat whose turn it is; during the draw, the seat that draws."""
    turns: int = 0
    """How many turns are over."""
    banned: Drawn[int] = NOWHERE
    """P-3.4: where the previous leader's move ended, or NOWHERE."""
    acting: ForImagine[int] = NOBODY
    """P-4.10: the seat that chooses for Neutral religions and among tangled Wings."""
    passes: ForImagine[int] = 0
    """How many leaders have passed in a row (P-5.7)."""
    centre: Drawn[int] = NOWHERE
    """The centre of the Assembly that is carried out, or NOWHERE."""
    outer: Drawn[int] = NOWHERE
    """Its outer follower that waits for a new religion, or NOWHERE."""
    stopped: Shared[Drawn[list[tuple[int, int]]]]
    """P-4.8: Machines left out while they are Machines: centre and religion; replaced."""
    quiet: Derived[int] = 0
    """1 if certainly no formation stood when the last turn ended: a short cut, not a truth."""

    winner: int = NOBODY
    """The winning seat, or NOBODY."""
    ending: int = 0
    """Why the game is over; see ends.REASONS."""
    conversions: ForImagine[int] = 0
    """Followers turned to a Faithful religion so far."""
    corruptions: ForImagine[int] = 0
    """Followers turned to Apostate Anathema so far."""
    pillar_moves: ForImagine[int] = 0
    machine_moves: ForImagine[int] = 0
    """Those of the pillar moves that a Machine made."""
    assemblies: ForImagine[int] = 0
    """Assemblies and Machines carried out."""
