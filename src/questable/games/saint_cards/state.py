"""A position of SaintCards: plain data."""

from typing import Final, Literal, get_args

from questable.engine.fields import Drawn, ForImagine, Shared
from questable.engine.pile import Pile
from questable.engine.state import State
from questable.games.saint_cards.cards import NOTHING, Cards

# What is waited for; the last of `phases` is open, those below it come after.
DEALING: Final = 0
TURNING_UP: Final = 1
TURN: Final = 2
SECOND: Final = 3
CLAIMING: Final = 4
LOOKING: Final = 5
TAKING: Final = 6
PUTTING_BACK: Final = 7
GABRIEL: Final = 8
RAPHAEL: Final = 9
SPIRIT: Final = 10
GIVING: Final = 11
NAMING: Final = 12
DRAWING: Final = 13
FINE: Final = 14
ENDING: Final = 15
Phase = Literal[
    "deal", "turn-up", "turn", "second", "claim", "look", "take", "put-back", "look-at",
    "put-below", "spirit", "give", "name", "draw", "fine", "pass",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


class SaintCardsState(State):
    """All that the rules remember."""

    cards: Shared[Cards]
    """The cards of this set-up; never changed."""
    learning: int = 0
    """Whether matches are claimed (S-5.6)."""
    century_rounds: ForImagine[int] = 0
    """How often a named century comes back before it lapses, 0 for ever (S-4.2)."""
    dealer: int = 0

    phases: Drawn[list[int]]
    turn: int = 0
    """Whose turn it is; while dealing, who is dealt to."""
    turns: int = 0
    """How many turns have begun."""

    hands: Drawn[list[list[int]]]
    """By seat: its cards, sorted."""
    deck: Drawn[Pile]
    """The Draw Deck."""
    top: Drawn[int] = NOTHING
    """The top card of the Play Deck, NOTHING before one is turned up."""
    on: Drawn[int] = NOTHING
    """The card on which it was played, NOTHING for the one turned up."""
    played: Drawn[list[int]]
    """The Play Deck below its top card, in the order played."""
    aside: Shared[Drawn[list[int]]]
    """WildCards set aside for the rest of the game (S-3.7)."""
    treasures: list[int]

    laid: ForImagine[int] = 0
    """Cards played in this turn."""
    drew: ForImagine[int] = 0
    """Whether a card was drawn, or was to be drawn, in this turn."""
    follows: ForImagine[int] = 0
    """Whether a second card may follow the one just played (S-3.5)."""
    eased: int = 0
    """Whether a second card needs one match only in this turn (Guardian Angels)."""
    final: int = 0
    """Whether this is the Dealer's last turn (S-5.3)."""

    named: int = 0
    """The century that has to be placed, 0 for none (S-4.2)."""
    wild_by: int = NOTHING
    """Who named it,"""
    wild_pays: int = 0
    """whether others' draws still pay (S-4.3),"""
    returns: ForImagine[int] = 0
    """and how often it has come back to them."""
    open_wild: int = 0
    """Whether any card may be played on the WildCard on top for three treasures (S-4.5)."""

    claimed: ForImagine[int] = 0
    """Mask of the facts claimed for the card just played (S-5.6)."""
    looked: Shared[Drawn[list[int]]]
    """The cards of the Draw Deck that St. Joseph's player has in view."""
    spirit: ForImagine[int] = 0
    """Cards still to be drawn for the Holy Spirit."""
    passes: Shared[Drawn[list[int]]]
    """By seat: the card to be passed for All Saints; secret until all have chosen."""
    fined: Shared[list[int]]
    """The seats that must draw for a call they owed, in the order in which they were noticed."""
    guided: int = 0
    """Mask of the seats with the Guardian Angels in their next turn without a named century."""

    owing: int = 0
    """Mask of the seats that are down to one card and have not called (S-5.1),"""
    late: int = 0
    """and of those among them that have passed, so that they may be noticed."""
    known: Shared[Drawn[list[int]]]
    """What seats know of cards in others' hands; see memory.py."""
    voids: Shared[Drawn[list[int]]]
    """What seats know to be absent from others' hands; see memory.py."""

    out: int = 0
    """Mask of the seats that have played their last card."""
    rebuilds: ForImagine[int] = 0
    """How often the Draw Deck was rebuilt."""
    stuck: ForImagine[int] = 0
    """How many turns in a row could neither play nor draw."""
    closing: int = 0
    """Whether the game ends after the Dealer's next turn, though nobody is out (S-3.7)."""

    cards_played: ForImagine[int] = 0
    matches: ForImagine[int] = 0
    """Of cards paid by their matches."""
    seconds: ForImagine[int] = 0
    wildcards: ForImagine[int] = 0
    centuries_placed: ForImagine[int] = 0
    centuries_failed: ForImagine[int] = 0
    calls_missed: ForImagine[int] = 0
    notices: ForImagine[int] = 0
    winners: ForImagine[int] = 0
    """Mask of the winning seats."""
    ending: ForImagine[int] = 0
    """Why the game is over; see ending.REASONS."""
