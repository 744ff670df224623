"""What follows from the fields of PillarsState. Made by ./run states; do not edit."""

from typing import Final

from questable.engine.view import Rest
from questable.games.pillars.state import PillarsState

NUMBER_FIELDS: Final[list[str]] = [
    "seats",
    "actor",
    "ply",
    "barrier",
    "swift",
    "turn_limit",
    "first",
    "turn",
    "turns",
    "acting",
    "passes",
    "winner",
    "ending",
    "conversions",
    "corruptions",
    "pillar_moves",
    "machine_moves",
    "assemblies",
]
"""What a dump gives by name: a number each,"""
LIST_FIELDS: Final[list[str]] = []
"""and a list of numbers each."""


def copy_into(s: PillarsState, other: PillarsState) -> None:
    """Make the other position equal to this one, sharing nothing that changes."""
    other.seats = s.seats
    other.actor = s.actor
    other.ply = s.ply
    other.barrier = s.barrier
    other.board = s.board[:]
    other.pillars = s.pillars
    other.off = s.off[:]
    other.touched = s.touched
    other.leaders = s.leaders
    other.phases = s.phases[:]
    other.swift = s.swift
    other.turn_limit = s.turn_limit
    other.first = s.first
    other.turn = s.turn
    other.turns = s.turns
    other.banned = s.banned
    other.acting = s.acting
    other.passes = s.passes
    other.centre = s.centre
    other.outer = s.outer
    other.stopped = s.stopped
    other.quiet = s.quiet
    other.winner = s.winner
    other.ending = s.ending
    other.conversions = s.conversions
    other.corruptions = s.corruptions
    other.pillar_moves = s.pillar_moves
    other.machine_moves = s.machine_moves
    other.assemblies = s.assemblies


def for_imagine(s: PillarsState) -> Rest:
    """What a view has for `imagine` alone."""
    return Rest(
        (
            s.barrier,
            s.swift,
            s.first,
            s.acting,
            s.passes,
            s.conversions,
            s.corruptions,
            s.pillar_moves,
            s.machine_moves,
            s.assemblies,
        ),
        (),
    )


def take_imagined(s: PillarsState, rest: Rest) -> None:
    """Take that over from a view; ValueError if it is of another version."""
    numbers, lists = rest.numbers, rest.lists
    if len(numbers) != 10 or len(lists) != 0:
        raise ValueError("this view is of another version")
    s.barrier = numbers[0]
    s.swift = numbers[1]
    s.first = numbers[2]
    s.acting = numbers[3]
    s.passes = numbers[4]
    s.conversions = numbers[5]
    s.corruptions = numbers[6]
    s.pillar_moves = numbers[7]
    s.machine_moves = numbers[8]
    s.assemblies = numbers[9]
