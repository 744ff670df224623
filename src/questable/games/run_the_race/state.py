"""A position of Run the Race!: plain data."""

from typing import Final, Literal, get_args

from questable.engine.fields import Drawn, ForImagine, Shared
from questable.engine.state import State
from questable.games.run_the_race.deck import Deck

# What is waited for.
BEGINNER: Final = 0
STARTERS: Final = 1
HANDS: Final = 2
PLAYING: Final = 3
REFILL: Final = 4
TURN_LEFT: Final = 5
TURN_RIGHT: Final = 6
Phase = Literal[
    "first", "starters", "hands", "play", "refill", "turn-left", "turn-right",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

CALM: Final = 0
RACING: Final = 1
Pace = Literal["calm", "race"]
PACES: Final[tuple[Pace, ...]] = get_args(Pace)

EMPTY: Final = -1
"""A slot without a card."""
FACE_DOWN: Final = -2
"""A slot whose card nobody has looked at, its owner neither (S-6.2)."""


class RaceState(State):
    """All that the rules remember."""

    deck: Shared[Deck]
    pace: int = CALM
    """CALM or RACING (S-6.6)."""
    phase: int = BEGINNER
    first: ForImagine[int] = -1
    """The seat that begins at calm pace, -1 until known or when all race."""
    turn: int = 0
    """Whose turn it is at calm pace."""
    place: int = 0
    """The place of both hands that the next card drawn fills."""

    hands: Drawn[list[int]]
    """By place: a card, EMPTY or FACE_DOWN."""
    draw: list[int]
    """By seat: how many cards its draw pile has."""
    piles: Drawn[list[list[int]]]
    """The two open piles, their tops last."""
    sides: list[int]
    """How many cards each side pile has."""
    side: Shared[Drawn[list[int]]]
    """The cards of the side piles once they were shuffled anew, sorted; which lies where is open.

    Before that they are among the unseen."""
    unseen: Drawn[list[int]]
    """Every card that nobody has seen, sorted: draw piles, first side piles, cards left out."""
    voids: Shared[Drawn[list[int]]]
    """By place: a mask of tops that its card is proven not to match, since nobody could play."""
    clues: Shared[Drawn[ForImagine[list[int]]]]
    """At calm pace: what tells something of cards still in hand; see clues.py."""

    passes: ForImagine[int] = 0
    """Passes in a row (S-6.6)."""
    fruitless: int = 0
    """Turnings in a row that count towards the end (S-6.3, S-6.6)."""
    turnings: int = 0
    shuffles: ForImagine[int] = 0
    ending: ForImagine[int] = 0
    """Why the game is over; see ends.REASONS."""
    winners: ForImagine[int] = 0
    """Mask of the winning seats."""
