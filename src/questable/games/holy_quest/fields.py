"""What follows from the fields of HolyQuestState. Made by ./run states; do not edit."""

from typing import Final

from questable.engine.view import Rest
from questable.games.holy_quest.state import HolyQuestState

NUMBER_FIELDS: Final[list[str]] = [
    "seats",
    "actor",
    "ply",
    "barrier",
    "first",
    "turn",
    "turns",
    "owed",
    "extra",
    "bound",
    "dice",
    "count",
    "six",
    "starting",
    "moves",
    "starts",
    "landed",
    "mover",
    "grant",
    "target",
    "frozen",
    "ice",
    "direction",
    "open",
    "card",
    "question",
    "bumps",
    "freezes",
    "flips",
    "asked",
    "right",
    "stride",
    "winners",
    "ending",
]
"""What a dump gives by name: a number each,"""
LIST_FIELDS: Final[list[str]] = [
    "rolls",
    "rolling",
    "turns_of",
    "ally_of",
    "tokens",
    "action_bag",
    "action_tail",
    "offered",
    "pace",
]
"""and a list of numbers each."""


def copy_into(s: HolyQuestState, other: HolyQuestState) -> None:
    """Make the other position equal to this one, sharing nothing that changes."""
    other.seats = s.seats
    other.actor = s.actor
    other.ply = s.ply
    other.barrier = s.barrier
    other.board = s.board
    other.box = s.box
    other.house = s.house
    other.phases = s.phases[:]
    other.colour_of = s.colour_of
    other.seat_of = s.seat_of
    other.present = s.present
    other.first = s.first
    other.rolls = s.rolls
    other.rolling = s.rolling
    other.saint_of = s.saint_of
    other.captains = s.captains
    other.turn = s.turn
    other.turns = s.turns
    other.turns_of = s.turns_of[:]
    other.owed = s.owed
    other.extra = s.extra
    other.bound = s.bound
    other.dice = s.dice
    other.count = s.count
    other.six = s.six
    other.starting = s.starting
    other.moves = s.moves
    other.starts = s.starts
    other.landed = s.landed
    other.mover = s.mover
    other.grant = s.grant
    other.target = s.target
    other.where = s.where[:]
    other.at = s.at[:]
    other.frozen = s.frozen
    other.ice = s.ice
    other.direction = s.direction
    other.open = s.open
    other.ally_of = s.ally_of
    other.sides = s.sides
    other.tokens = s.tokens
    other.card = s.card
    other.action_bag = s.action_bag
    other.action_left = s.action_left
    other.action_tail = s.action_tail
    other.deck = s.deck
    other.saint_top = s.saint_top
    other.saint_bag = s.saint_bag
    other.saint_tail = s.saint_tail
    other.saint_out = s.saint_out
    other.read = s.read
    other.offered = s.offered
    other.question = s.question
    other.kept = s.kept
    other.bumps = s.bumps
    other.freezes = s.freezes
    other.flips = s.flips
    other.asked = s.asked
    other.right = s.right
    other.pace = s.pace
    other.stride = s.stride
    other.winners = s.winners
    other.ending = s.ending


def for_imagine(s: HolyQuestState) -> Rest:
    """What a view has for `imagine` alone."""
    return Rest(
        (
            s.barrier,
            s.first,
            s.turn,
            s.owed,
            s.extra,
            s.bound,
            s.six,
            s.starting,
            s.moves,
            s.starts,
            s.landed,
            s.mover,
            s.grant,
            s.target,
            s.frozen,
            s.direction,
            s.open,
            s.deck,
            s.saint_top,
            s.saint_bag,
            s.saint_out,
            s.read,
            s.question,
            s.bumps,
            s.freezes,
            s.flips,
            s.asked,
            s.right,
            s.stride,
            s.winners,
            s.ending,
        ),
        (
            tuple(s.rolls),
            tuple(s.turns_of),
            tuple(s.ally_of),
            tuple(s.tokens),
            tuple(s.action_bag),
            tuple(s.action_tail),
            tuple(s.saint_tail),
            tuple(s.offered),
            tuple(s.kept),
            tuple(s.pace),
        ),
    )


def take_imagined(s: HolyQuestState, rest: Rest) -> None:
    """Take that over from a view; ValueError if it is of another version."""
    numbers, lists = rest.numbers, rest.lists
    if len(numbers) != 31 or len(lists) != 10:
        raise ValueError("this view is of another version")
    s.barrier = numbers[0]
    s.first = numbers[1]
    s.turn = numbers[2]
    s.owed = numbers[3]
    s.extra = numbers[4]
    s.bound = numbers[5]
    s.six = numbers[6]
    s.starting = numbers[7]
    s.moves = numbers[8]
    s.starts = numbers[9]
    s.landed = numbers[10]
    s.mover = numbers[11]
    s.grant = numbers[12]
    s.target = numbers[13]
    s.frozen = numbers[14]
    s.direction = numbers[15]
    s.open = numbers[16]
    s.deck = numbers[17]
    s.saint_top = numbers[18]
    s.saint_bag = numbers[19]
    s.saint_out = numbers[20]
    s.read = numbers[21]
    s.question = numbers[22]
    s.bumps = numbers[23]
    s.freezes = numbers[24]
    s.flips = numbers[25]
    s.asked = numbers[26]
    s.right = numbers[27]
    s.stride = numbers[28]
    s.winners = numbers[29]
    s.ending = numbers[30]
    s.rolls = list(lists[0])
    s.turns_of = list(lists[1])
    s.ally_of = list(lists[2])
    s.tokens = list(lists[3])
    s.action_bag = list(lists[4])
    s.action_tail = list(lists[5])
    s.saint_tail = list(lists[6])
    s.offered = list(lists[7])
    s.kept = list(lists[8])
    s.pace = list(lists[9])
