"""A position of Ràe: plain data."""

from typing import Final, Literal, get_args

from questable.engine.fields import Derived, Drawn, ForImagine, Shared
from questable.engine.state import State

# What is waited for; the last of `phases` is open, those below it come after.
STARTER: Final = 0
DEALING: Final = 1
DRAWING: Final = 2
PLAYING: Final = 3
LIFTED: Final = 4
WINDOW: Final = 5
STEALING: Final = 6
PAYING: Final = 7
OFFERING: Final = 8
EXCHANGING: Final = 9
READING_TOME: Final = 10
DISCARDING: Final = 11
REFILLING: Final = 12
Phase = Literal[
    "first", "deal", "draw", "turn", "lifted", "reply", "steal", "taxes", "offer", "exchange",
    "tome", "discard", "refill",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

NOTHING: Final = -1


class RaeState(State):
    """All that the rules remember."""

    teams: int = 0
    """Whether seats 0 and 2 play against 1 and 3 (R-3.3)."""
    fair_start: ForImagine[int] = 0
    target: int = 0
    """The points that win, of a seat or of a team (R-3.1, R-3.3)."""
    points: Shared[list[int]]
    """By kind of Quest card; never changed."""

    phases: Drawn[list[int]]
    first: ForImagine[int] = NOTHING
    """The seat that begins, -1 until known."""
    turn: int = 0
    """Whose turn it is; while dealing, who is dealt to."""
    turns: int = 0
    """How many turns have begun."""

    hands: Drawn[list[list[int]]]
    """By seat: its cards by kind, sorted."""
    bag: Drawn[list[int]]
    """How many cards of each kind lie in the draw pile, in no order."""
    pile: Derived[int] = 0
    """How many cards that is."""
    discards: Shared[Drawn[list[int]]]
    """The discard pile, its top last."""
    quests: Shared[Drawn[list[int]]]
    """Colour times eight plus number: mask of suits and owner."""
    collections: Shared[Drawn[list[int]]]
    """Suit times fourteen plus number: mask of colours and owner."""
    scores: list[int]

    played: int = 0
    """Cards that have left the hand at turn (R-2.8)."""
    limit: int = 0
    """How many may."""
    added: int = 0
    """How many of them were added one by one (R-2.5)."""
    add_limit: int = 0
    event_used: int = 0
    """Whether the turn's event was played."""
    moved: Shared[list[int]]
    """Cards that moved into a Collection this turn: its place times seven plus colour (R-2.7)."""
    lifted: int = NOTHING
    """The card taken from a Collection and not yet put down."""
    lifted_from: ForImagine[int] = NOTHING
    """The place of that Collection."""

    playing: Drawn[int] = NOTHING
    """The index of the action that played the event being carried out, or NOTHING."""
    replies: Shared[list[int]]
    """The seats that replied to it, in order (R-2.10)."""
    answers: int = 0
    """Mask of the seats that wish to reply: secret, and forgotten when the window closes."""
    offered: int = NOTHING
    """The card that who holds the Enchanted Mirror gives for another; secret until exchanged."""
    to_read: ForImagine[int] = 0
    """Cards still to be drawn for the Mystical Tome."""
    besieged: int = 0
    """Mask of the seats that will not draw at the start of their next turn."""
    known: Shared[Drawn[list[int]]]
    """Cards that a seat knows in another's hand; see memory.py."""

    events_played: ForImagine[int] = 0
    events_cancelled: ForImagine[int] = 0
    winners: ForImagine[int] = 0
    """Mask of the winning seats."""
    ending: ForImagine[int] = 0
    """Why the game is over; see scoring.REASONS."""
