"""What follows from the fields of RaeState. Made by ./run states; do not edit."""

from typing import Final

from questable.engine.view import Rest
from questable.games.rae.state import RaeState

NUMBER_FIELDS: Final[list[str]] = [
    "seats",
    "actor",
    "pending",
    "ply",
    "barrier",
    "teams",
    "fair_start",
    "target",
    "first",
    "turn",
    "turns",
    "played",
    "limit",
    "added",
    "add_limit",
    "event_used",
    "lifted",
    "lifted_from",
    "answers",
    "offered",
    "to_read",
    "besieged",
    "events_played",
    "events_cancelled",
    "winners",
    "ending",
]
"""What a dump gives by name: a number each,"""
LIST_FIELDS: Final[list[str]] = [
    "points",
    "scores",
    "moved",
    "replies",
]
"""and a list of numbers each."""


def copy_into(s: RaeState, other: RaeState) -> None:
    """Make the other position equal to this one, sharing nothing that changes."""
    other.seats = s.seats
    other.actor = s.actor
    other.pending = s.pending
    other.ply = s.ply
    other.barrier = s.barrier
    other.teams = s.teams
    other.fair_start = s.fair_start
    other.target = s.target
    other.points = s.points
    other.phases = s.phases[:]
    other.first = s.first
    other.turn = s.turn
    other.turns = s.turns
    other.hands = [each[:] for each in s.hands]
    other.bag = s.bag[:]
    other.pile = s.pile
    other.discards = s.discards
    other.quests = s.quests
    other.collections = s.collections
    other.scores = s.scores[:]
    other.played = s.played
    other.limit = s.limit
    other.added = s.added
    other.add_limit = s.add_limit
    other.event_used = s.event_used
    other.moved = s.moved
    other.lifted = s.lifted
    other.lifted_from = s.lifted_from
    other.playing = s.playing
    other.replies = s.replies
    other.answers = s.answers
    other.offered = s.offered
    other.to_read = s.to_read
    other.besieged = s.besieged
    other.known = s.known
    other.events_played = s.events_played
    other.events_cancelled = s.events_cancelled
    other.winners = s.winners
    other.ending = s.ending


def for_imagine(s: RaeState) -> Rest:
    """What a view has for `imagine` alone."""
    return Rest(
        (
            s.barrier,
            s.fair_start,
            s.first,
            s.lifted_from,
            s.to_read,
            s.events_played,
            s.events_cancelled,
            s.winners,
            s.ending,
        ),
        (),
    )


def take_imagined(s: RaeState, rest: Rest) -> None:
    """Take that over from a view; ValueError if it is of another version."""
    numbers, lists = rest.numbers, rest.lists
    if len(numbers) != 9 or len(lists) != 0:
        raise ValueError("this view is of another version")
    s.barrier = numbers[0]
    s.fair_start = numbers[1]
    s.first = numbers[2]
    s.lifted_from = numbers[3]
    s.to_read = numbers[4]
    s.events_played = numbers[5]
    s.events_cancelled = numbers[6]
    s.winners = numbers[7]
    s.ending = numbers[8]
