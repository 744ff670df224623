"""A position of Questor: plain data."""

from typing import Final, Literal, get_args

from questable.engine.fields import Drawn, ForImagine, Shared
from questable.engine.state import State
from questable.games.questor.board import NOWHERE

# What is waited for; the last of `phases` is open, those below it come after.
FIRST: Final = 0
PICKING: Final = 1
GEMS: Final = 2
CENTRE_TURN: Final = 3
HERO_TURN: Final = 4
MORE: Final = 5
CHARGING: Final = 6
MONSTERS: Final = 7
REVEAL: Final = 8
Phase = Literal[
    "first", "picking", "gems", "centre", "turn", "more", "charging", "monsters", "reveal",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

COMPETITION: Final = 0
PAIRS: Final = 1
"""Q-2.4: two players with two heroes each."""
COOPERATION: Final = 2
Mode = Literal["competition", "pairs", "cooperation"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)


class QuestorState(State):
    """All that the rules remember."""

    mode: int = COMPETITION
    gifts: ForImagine[int] = 0
    prisoner: ForImagine[int] = 0
    """Whether the Prisoner is offered (Q-2.5)."""
    compass_rule: int = 0
    mage_need: ForImagine[int] = 0
    dig_facing: ForImagine[int] = 0
    """Whether a neighbour is dug only where its wall faces the hero (Q-3.5)."""
    trophies: ForImagine[int] = 0
    """Q-5.1: how many monsters the Warrior must slay."""
    tokens: int = 0
    """Monster tokens left in the supply."""
    monster_faces: ForImagine[int] = 0
    """Mask of the die numbers that bring a monster."""
    face_walls: Shared[ForImagine[list[int]]]
    """By die number less one: quarter turns from the way walked in to the wall (Q-1.3)."""

    phases: Drawn[list[int]]
    first: ForImagine[int] = -1
    """The seat that begins, -1 until known."""
    slot_seat: Shared[ForImagine[list[int]]]
    """Hero slots in order of play: whose they are."""
    slot_hero: Shared[ForImagine[list[int]]]
    """And which hero fills them; -1 while free."""
    rolls: Shared[ForImagine[list[int]]]
    """The set-up rolls by seat, 0 for not rolled."""
    rolling: Shared[list[int]]
    """The seats that must still roll."""
    picked_side: Shared[ForImagine[list[int]]]
    """By hero: the entrance it was placed at, -1 for none."""
    turn: ForImagine[int] = 0
    """The slot whose turn it is; while picking, the slot that picks."""
    round: int = 0
    hero: int = -1

    arms: Drawn[list[int]]
    """Open sides of all places as masks; DOWN for a face-down tile."""
    monsters: Drawn[list[int]]
    gem_at: Shared[Drawn[list[int]]]
    """Where the two gems lie, NOWHERE once taken or not yet placed."""
    where: Drawn[list[int]]
    """By hero: its place; NOWHERE when not in play."""
    slain: ForImagine[int] = 0
    taken: ForImagine[int] = 0
    """Gems the Rogue holds."""
    revealed: ForImagine[int] = 0
    done: ForImagine[int] = 0
    """Mask of the heroes whose goal is complete."""
    met: ForImagine[int] = 0
    """Mask of the heroes the Healer has met."""
    gift: ForImagine[int] = 0
    """Mask of the heroes that hold an unused gift."""
    left: ForImagine[int] = 0
    """Mask of the heroes that have left for good (Q-2.4)."""
    compass: ForImagine[int] = -1
    held_compass: ForImagine[int] = 0
    """Whether the hero at turn held the compass when the turn began (Q-8.4)."""
    turn_reveals: ForImagine[int] = 0
    round_reveals: ForImagine[int] = 0
    origin: ForImagine[int] = NOWHERE
    """Where the moving hero came from."""
    heading: ForImagine[int] = 0
    """The way it walks."""
    part: ForImagine[int] = 0
    """What the Prisoner with a gift has done of this turn: 1 moved or dug, 2 rotated (Q-6.5)."""
    winners: ForImagine[int] = 0
    """Mask of the winning seats."""
    ending: ForImagine[int] = 0
    """Why the game is over; see goals.REASONS."""
