"""A position of Ràe: plain data and its copy."""

from typing import Final, Literal, get_args

from questable.engine.action import ActionTable
from questable.engine.state import State
from questable.games.rae.actions import TABLE

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

QUEST_OWNER: Final = 4
"""A Quest is its mask of suits with its owner from this bit on; 0 is no Quest."""
COLLECTION_OWNER: Final = 7
"""Likewise a Collection and its mask of colours."""

NUMBERS: Final[list[str]] = [
    "seats", "actor", "pending", "ply", "barrier", "teams", "fair_start", "target", "first", "turn",
    "turns", "played", "limit", "added", "add_limit", "event_used", "lifted", "lifted_from",
    "answers", "offered", "to_read", "besieged", "events_played", "events_cancelled", "winners",
    "ending",
]  # fmt: skip


class RaeState(State):
    """All that the rules remember."""

    teams: int
    """Whether seats 0 and 2 play against 1 and 3 (R-3.3)."""
    fair_start: int
    target: int
    """The points that win, of a seat or of a team (R-3.1, R-3.3)."""
    points: list[int]
    """By kind of Quest card; never changed."""

    phases: list[int]
    first: int
    """The seat that begins, -1 until known."""
    turn: int
    """Whose turn it is; while dealing, who is dealt to."""
    turns: int
    """How many turns have begun."""

    hands: list[list[int]]
    """By seat: its cards by kind, sorted."""
    bag: list[int]
    """How many cards of each kind lie in the draw pile, in no order."""
    pile: int
    """How many cards that is."""
    discards: list[int]
    """The discard pile, its top last."""
    quests: list[int]
    """Colour times eight plus number: mask of suits and owner."""
    collections: list[int]
    """Suit times fourteen plus number: mask of colours and owner."""
    scores: list[int]

    played: int
    """Cards that have left the hand at turn (R-2.8)."""
    limit: int
    """How many may."""
    added: int
    """How many of them were added one by one (R-2.5)."""
    add_limit: int
    event_used: int
    """Whether the turn's event was played."""
    moved: list[int]
    """Cards that moved into a Collection this turn: its place times seven plus colour (R-2.7)."""
    lifted: int
    """The card taken from a Collection and not yet put down."""
    lifted_from: int
    """The place of that Collection."""

    playing: int
    """The index of the action that played the event being carried out, or NOTHING."""
    replies: list[int]
    """The seats that replied to it, in order (R-2.10)."""
    answers: int
    """Mask of the seats that wish to reply: secret, and forgotten when the window closes."""
    offered: int
    """The card that who holds the Enchanted Mirror gives for another; secret until exchanged."""
    to_read: int
    """Cards still to be drawn for the Mystical Tome."""
    besieged: int
    """Mask of the seats that will not draw at the start of their next turn."""
    known: list[int]
    """Cards that a seat knows in another's hand; see memory.py."""

    events_played: int
    events_cancelled: int
    winners: int
    """Mask of the winning seats."""
    ending: int
    """Why the game is over; see scoring.REASONS."""

    def __init__(self) -> None:
        super().__init__()
        self.teams = 0
        self.fair_start = 0
        self.target = 0
        self.first = NOTHING
        self.turn = 0
        self.turns = 0
        self.pile = 0
        self.played = 0
        self.limit = 0
        self.added = 0
        self.add_limit = 0
        self.event_used = 0
        self.lifted = NOTHING
        self.lifted_from = NOTHING
        self.playing = NOTHING
        self.answers = 0
        self.offered = NOTHING
        self.to_read = 0
        self.besieged = 0
        self.events_played = 0
        self.events_cancelled = 0
        self.winners = 0
        self.ending = 0

    def table(self) -> ActionTable:
        """Ràe's one action table."""
        return TABLE

    def copy_into(self, other: "RaeState") -> None:
        """Make the other position equal to this one, sharing nothing that changes."""
        other.seats = self.seats
        other.actor = self.actor
        other.pending = self.pending
        other.ply = self.ply
        other.barrier = self.barrier
        other.teams = self.teams
        other.fair_start = self.fair_start
        other.target = self.target
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        # These lists are replaced, never changed in place, so that clones may share them.
        other.points = self.points
        other.discards = self.discards
        other.moved = self.moved
        other.replies = self.replies
        other.known = self.known
        other.quests = self.quests
        other.collections = self.collections
        # These are changed.
        other.phases = self.phases[:]
        other.hands = [hand[:] for hand in self.hands]
        other.bag = self.bag[:]
        other.scores = self.scores[:]
        other.pile = self.pile
        other.played = self.played
        other.limit = self.limit
        other.added = self.added
        other.add_limit = self.add_limit
        other.event_used = self.event_used
        other.lifted = self.lifted
        other.lifted_from = self.lifted_from
        other.playing = self.playing
        other.answers = self.answers
        other.offered = self.offered
        other.to_read = self.to_read
        other.besieged = self.besieged
        other.events_played = self.events_played
        other.events_cancelled = self.events_cancelled
        other.winners = self.winners
        other.ending = self.ending


def set_quest(s: RaeState, place: int, group: int) -> None:
    """Change a Quest; clones share the list, so it is replaced."""
    quests = s.quests[:]
    quests[place] = group
    s.quests = quests


def set_collection(s: RaeState, place: int, group: int) -> None:
    """Change a Collection, likewise."""
    collections = s.collections[:]
    collections[place] = group
    s.collections = collections


def opponents(s: RaeState, seat: int) -> int:
    """Mask of a seat's opponents; team mates are none (R-3.3)."""
    if s.teams:
        return 5 if seat & 1 else 10
    return ((1 << s.seats) - 1) & ~(1 << seat)


def next_seat(s: RaeState, seat: int) -> int:
    """R-2.1: turns go clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0
