"""What follows from the fields of SaintCardsState. Made by ./run states; do not edit."""

from typing import Final

from questable.engine.view import Rest
from questable.games.saint_cards.state import SaintCardsState

NUMBER_FIELDS: Final[list[str]] = [
    "seats",
    "actor",
    "callers",
    "pending",
    "ply",
    "barrier",
    "learning",
    "century_rounds",
    "dealer",
    "turn",
    "turns",
    "laid",
    "drew",
    "follows",
    "eased",
    "final",
    "named",
    "wild_by",
    "wild_pays",
    "returns",
    "open_wild",
    "claimed",
    "spirit",
    "guided",
    "owing",
    "late",
    "out",
    "rebuilds",
    "stuck",
    "closing",
    "cards_played",
    "matches",
    "seconds",
    "wildcards",
    "centuries_placed",
    "centuries_failed",
    "calls_missed",
    "notices",
    "winners",
    "ending",
]
"""What a dump gives by name: a number each,"""
LIST_FIELDS: Final[list[str]] = [
    "treasures",
    "fined",
]
"""and a list of numbers each."""


def copy_into(s: SaintCardsState, other: SaintCardsState) -> None:
    """Make the other position equal to this one, sharing nothing that changes."""
    other.seats = s.seats
    other.actor = s.actor
    other.callers = s.callers
    other.pending = s.pending
    other.ply = s.ply
    other.barrier = s.barrier
    other.cards = s.cards
    other.learning = s.learning
    other.century_rounds = s.century_rounds
    other.dealer = s.dealer
    other.phases = s.phases[:]
    other.turn = s.turn
    other.turns = s.turns
    other.hands = [each[:] for each in s.hands]
    other.deck = s.deck.clone()
    other.top = s.top
    other.on = s.on
    other.played = s.played[:]
    other.aside = s.aside
    other.treasures = s.treasures[:]
    other.laid = s.laid
    other.drew = s.drew
    other.follows = s.follows
    other.eased = s.eased
    other.final = s.final
    other.named = s.named
    other.wild_by = s.wild_by
    other.wild_pays = s.wild_pays
    other.returns = s.returns
    other.open_wild = s.open_wild
    other.claimed = s.claimed
    other.looked = s.looked
    other.spirit = s.spirit
    other.passes = s.passes
    other.fined = s.fined
    other.guided = s.guided
    other.owing = s.owing
    other.late = s.late
    other.known = s.known
    other.voids = s.voids
    other.out = s.out
    other.rebuilds = s.rebuilds
    other.stuck = s.stuck
    other.closing = s.closing
    other.cards_played = s.cards_played
    other.matches = s.matches
    other.seconds = s.seconds
    other.wildcards = s.wildcards
    other.centuries_placed = s.centuries_placed
    other.centuries_failed = s.centuries_failed
    other.calls_missed = s.calls_missed
    other.notices = s.notices
    other.winners = s.winners
    other.ending = s.ending


def for_imagine(s: SaintCardsState) -> Rest:
    """What a view has for `imagine` alone."""
    return Rest(
        (
            s.barrier,
            s.century_rounds,
            s.laid,
            s.drew,
            s.follows,
            s.returns,
            s.claimed,
            s.spirit,
            s.rebuilds,
            s.stuck,
            s.cards_played,
            s.matches,
            s.seconds,
            s.wildcards,
            s.centuries_placed,
            s.centuries_failed,
            s.calls_missed,
            s.notices,
            s.winners,
            s.ending,
        ),
        (),
    )


def take_imagined(s: SaintCardsState, rest: Rest) -> None:
    """Take that over from a view; ValueError if it is of another version."""
    numbers, lists = rest.numbers, rest.lists
    if len(numbers) != 20 or len(lists) != 0:
        raise ValueError("this view is of another version")
    s.barrier = numbers[0]
    s.century_rounds = numbers[1]
    s.laid = numbers[2]
    s.drew = numbers[3]
    s.follows = numbers[4]
    s.returns = numbers[5]
    s.claimed = numbers[6]
    s.spirit = numbers[7]
    s.rebuilds = numbers[8]
    s.stuck = numbers[9]
    s.cards_played = numbers[10]
    s.matches = numbers[11]
    s.seconds = numbers[12]
    s.wildcards = numbers[13]
    s.centuries_placed = numbers[14]
    s.centuries_failed = numbers[15]
    s.calls_missed = numbers[16]
    s.notices = numbers[17]
    s.winners = numbers[18]
    s.ending = numbers[19]
