"""What follows from the fields of RaceState. Made by ./run states; do not edit."""

from typing import Final

from questable.engine.view import Rest
from questable.games.run_the_race.state import RaceState

NUMBER_FIELDS: Final[list[str]] = [
    "seats",
    "actor",
    "ply",
    "barrier",
    "pace",
    "phase",
    "first",
    "turn",
    "place",
    "passes",
    "fruitless",
    "turnings",
    "shuffles",
    "ending",
    "winners",
]
"""What a dump gives by name: a number each,"""
LIST_FIELDS: Final[list[str]] = [
    "draw",
    "sides",
]
"""and a list of numbers each."""


def copy_into(s: RaceState, other: RaceState) -> None:
    """Make the other position equal to this one, sharing nothing that changes."""
    other.seats = s.seats
    other.actor = s.actor
    other.ply = s.ply
    other.barrier = s.barrier
    other.deck = s.deck
    other.pace = s.pace
    other.phase = s.phase
    other.first = s.first
    other.turn = s.turn
    other.place = s.place
    other.hands = s.hands[:]
    other.draw = s.draw[:]
    other.piles = [each[:] for each in s.piles]
    other.sides = s.sides[:]
    other.side = s.side
    other.unseen = s.unseen[:]
    other.voids = s.voids
    other.clues = s.clues
    other.passes = s.passes
    other.fruitless = s.fruitless
    other.turnings = s.turnings
    other.shuffles = s.shuffles
    other.ending = s.ending
    other.winners = s.winners


def for_imagine(s: RaceState) -> Rest:
    """What a view has for `imagine` alone."""
    return Rest(
        (
            s.barrier,
            s.first,
            s.passes,
            s.shuffles,
            s.ending,
            s.winners,
        ),
        (tuple(s.clues),),
    )


def take_imagined(s: RaceState, rest: Rest) -> None:
    """Take that over from a view; ValueError if it is of another version."""
    numbers, lists = rest.numbers, rest.lists
    if len(numbers) != 6 or len(lists) != 1:
        raise ValueError("this view is of another version")
    s.barrier = numbers[0]
    s.first = numbers[1]
    s.passes = numbers[2]
    s.shuffles = numbers[3]
    s.ending = numbers[4]
    s.winners = numbers[5]
    s.clues = list(lists[0])
