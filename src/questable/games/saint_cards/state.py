"""A position of SaintCards: plain data and its copy."""

from typing import Final, Literal, get_args

from questable.engine.action import ActionTable
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

NUMBERS: Final[list[str]] = [
    "seats", "actor", "callers", "pending", "ply", "barrier", "learning", "century_rounds",
    "dealer", "turn", "turns", "laid", "drew", "follows", "eased", "final", "named", "wild_by",
    "wild_pays", "returns", "open_wild",
    "claimed", "spirit", "guided", "owing", "late", "out", "rebuilds", "stuck", "closing",
    "cards_played", "matches", "seconds", "wildcards", "centuries_placed", "centuries_failed",
    "calls_missed", "notices", "winners", "ending",
]  # fmt: skip


class SaintCardsState(State):
    """All that the rules remember."""

    cards: Cards
    """The cards of this set-up; never changed."""
    learning: int
    """Whether matches are claimed (S-5.6)."""
    century_rounds: int
    """How often a named century comes back before it lapses, 0 for ever (S-4.2)."""
    dealer: int

    phases: list[int]
    turn: int
    """Whose turn it is; while dealing, who is dealt to."""
    turns: int
    """How many turns have begun."""

    hands: list[list[int]]
    """By seat: its cards, sorted."""
    deck: Pile
    """The Draw Deck."""
    top: int
    """The top card of the Play Deck, NOTHING before one is turned up."""
    on: int
    """The card on which it was played, NOTHING for the one turned up."""
    played: list[int]
    """The Play Deck below its top card, in the order played."""
    aside: list[int]
    """WildCards set aside for the rest of the game (S-3.7)."""
    treasures: list[int]

    laid: int
    """Cards played in this turn."""
    drew: int
    """Whether a card was drawn, or was to be drawn, in this turn."""
    follows: int
    """Whether a second card may follow the one just played (S-3.5)."""
    eased: int
    """Whether a second card needs one match only in this turn (Guardian Angels)."""
    final: int
    """Whether this is the Dealer's last turn (S-5.3)."""

    named: int
    """The century that has to be placed, 0 for none (S-4.2)."""
    wild_by: int
    """Who named it,"""
    wild_pays: int
    """whether others' draws still pay (S-4.3),"""
    returns: int
    """and how often it has come back to them."""
    open_wild: int
    """Whether any card may be played on the WildCard on top for three treasures (S-4.5)."""

    claimed: int
    """Mask of the facts claimed for the card just played (S-5.6)."""
    looked: list[int]
    """The cards of the Draw Deck that St. Joseph's player has in view."""
    spirit: int
    """Cards still to be drawn for the Holy Spirit."""
    passes: list[int]
    """By seat: the card to be passed for All Saints; secret until all have chosen."""
    fined: list[int]
    """The seats that must draw for a call they owed, in the order in which they were noticed."""
    guided: int
    """Mask of the seats with the Guardian Angels in their next turn without a named century."""

    owing: int
    """Mask of the seats that are down to one card and have not called (S-5.1),"""
    late: int
    """and of those among them that have passed, so that they may be noticed."""
    known: list[int]
    """What seats know of cards in others' hands; see memory.py."""
    voids: list[int]
    """What seats know to be absent from others' hands; see memory.py."""

    out: int
    """Mask of the seats that have played their last card."""
    rebuilds: int
    """How often the Draw Deck was rebuilt."""
    stuck: int
    """How many turns in a row could neither play nor draw."""
    closing: int
    """Whether the game ends after the Dealer's next turn, though nobody is out (S-3.7)."""

    cards_played: int
    matches: int
    """Of cards paid by their matches."""
    seconds: int
    wildcards: int
    centuries_placed: int
    centuries_failed: int
    calls_missed: int
    notices: int
    winners: int
    """Mask of the winning seats."""
    ending: int
    """Why the game is over; see ending.REASONS."""

    def __init__(self) -> None:
        super().__init__()
        self.learning = 0
        self.century_rounds = 0
        self.dealer = 0
        self.turn = 0
        self.turns = 0
        self.top = NOTHING
        self.on = NOTHING
        self.laid = 0
        self.drew = 0
        self.follows = 0
        self.eased = 0
        self.final = 0
        self.named = 0
        self.wild_by = NOTHING
        self.wild_pays = 0
        self.returns = 0
        self.open_wild = 0
        self.claimed = 0
        self.spirit = 0
        self.guided = 0
        self.owing = 0
        self.late = 0
        self.out = 0
        self.rebuilds = 0
        self.stuck = 0
        self.closing = 0
        self.cards_played = 0
        self.matches = 0
        self.seconds = 0
        self.wildcards = 0
        self.centuries_placed = 0
        self.centuries_failed = 0
        self.calls_missed = 0
        self.notices = 0
        self.winners = 0
        self.ending = 0

    def table(self) -> ActionTable:
        """The table of the pack that is played with."""
        return self.cards.actions.table

    def copy_into(self, other: "SaintCardsState") -> None:
        """Make the other position equal to this one, sharing nothing that changes."""
        other.seats = self.seats
        other.actor = self.actor
        other.callers = self.callers
        other.pending = self.pending
        other.ply = self.ply
        other.barrier = self.barrier
        other.cards = self.cards
        other.learning = self.learning
        other.century_rounds = self.century_rounds
        other.dealer = self.dealer
        other.turn = self.turn
        other.turns = self.turns
        # These lists are replaced, never changed in place, so that clones may share them.
        other.aside = self.aside
        other.looked = self.looked
        other.passes = self.passes
        other.fined = self.fined
        other.known = self.known
        other.voids = self.voids
        # These are changed.
        other.phases = self.phases[:]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck.clone()
        other.played = self.played[:]
        other.treasures = self.treasures[:]
        other.top = self.top
        other.on = self.on
        other.laid = self.laid
        other.drew = self.drew
        other.follows = self.follows
        other.eased = self.eased
        other.final = self.final
        other.named = self.named
        other.wild_by = self.wild_by
        other.wild_pays = self.wild_pays
        other.returns = self.returns
        other.open_wild = self.open_wild
        other.claimed = self.claimed
        other.spirit = self.spirit
        other.guided = self.guided
        other.owing = self.owing
        other.late = self.late
        other.out = self.out
        other.rebuilds = self.rebuilds
        other.stuck = self.stuck
        other.closing = self.closing
        other.cards_played = self.cards_played
        other.matches = self.matches
        other.seconds = self.seconds
        other.wildcards = self.wildcards
        other.centuries_placed = self.centuries_placed
        other.centuries_failed = self.centuries_failed
        other.calls_missed = self.calls_missed
        other.notices = self.notices
        other.winners = self.winners
        other.ending = self.ending


def next_seat(s: SaintCardsState, seat: int) -> int:
    """S-2.1, S-5.3: play goes clockwise, and who is out has no more turns."""
    seat = seat + 1 if seat + 1 < s.seats else 0
    while (s.out >> seat) & 1:
        seat = seat + 1 if seat + 1 < s.seats else 0
    return seat


def still_in(s: SaintCardsState) -> int:
    """How many players have not gone out."""
    count = 0
    for seat in range(s.seats):
        if not (s.out >> seat) & 1:
            count += 1
    return count
