"""What follows from the fields of QuestorState. Made by ./run states; do not edit."""

from typing import Final

from questable.engine.view import Rest
from questable.games.questor.state import QuestorState

NUMBER_FIELDS: Final[list[str]] = [
    "seats",
    "actor",
    "ply",
    "barrier",
    "mode",
    "gifts",
    "prisoner",
    "compass_rule",
    "mage_need",
    "dig_facing",
    "trophies",
    "tokens",
    "monster_faces",
    "first",
    "turn",
    "round",
    "hero",
    "slain",
    "taken",
    "revealed",
    "done",
    "met",
    "gift",
    "left",
    "compass",
    "held_compass",
    "turn_reveals",
    "round_reveals",
    "origin",
    "heading",
    "part",
    "winners",
    "ending",
]
"""What a dump gives by name: a number each,"""
LIST_FIELDS: Final[list[str]] = [
    "face_walls",
    "slot_seat",
    "slot_hero",
    "rolls",
    "rolling",
    "picked_side",
]
"""and a list of numbers each."""


def copy_into(s: QuestorState, other: QuestorState) -> None:
    """Make the other position equal to this one, sharing nothing that changes."""
    other.seats = s.seats
    other.actor = s.actor
    other.ply = s.ply
    other.barrier = s.barrier
    other.mode = s.mode
    other.gifts = s.gifts
    other.prisoner = s.prisoner
    other.compass_rule = s.compass_rule
    other.mage_need = s.mage_need
    other.dig_facing = s.dig_facing
    other.trophies = s.trophies
    other.tokens = s.tokens
    other.monster_faces = s.monster_faces
    other.face_walls = s.face_walls
    other.phases = s.phases[:]
    other.first = s.first
    other.slot_seat = s.slot_seat
    other.slot_hero = s.slot_hero
    other.rolls = s.rolls
    other.rolling = s.rolling
    other.picked_side = s.picked_side
    other.turn = s.turn
    other.round = s.round
    other.hero = s.hero
    other.arms = s.arms[:]
    other.monsters = s.monsters[:]
    other.gem_at = s.gem_at
    other.where = s.where[:]
    other.slain = s.slain
    other.taken = s.taken
    other.revealed = s.revealed
    other.done = s.done
    other.met = s.met
    other.gift = s.gift
    other.left = s.left
    other.compass = s.compass
    other.held_compass = s.held_compass
    other.turn_reveals = s.turn_reveals
    other.round_reveals = s.round_reveals
    other.origin = s.origin
    other.heading = s.heading
    other.part = s.part
    other.winners = s.winners
    other.ending = s.ending


def for_imagine(s: QuestorState) -> Rest:
    """What a view has for `imagine` alone."""
    return Rest(
        (
            s.barrier,
            s.gifts,
            s.prisoner,
            s.mage_need,
            s.dig_facing,
            s.trophies,
            s.monster_faces,
            s.first,
            s.turn,
            s.slain,
            s.taken,
            s.revealed,
            s.done,
            s.met,
            s.gift,
            s.left,
            s.compass,
            s.held_compass,
            s.turn_reveals,
            s.round_reveals,
            s.origin,
            s.heading,
            s.part,
            s.winners,
            s.ending,
        ),
        (
            tuple(s.face_walls),
            tuple(s.slot_seat),
            tuple(s.slot_hero),
            tuple(s.rolls),
            tuple(s.picked_side),
        ),
    )


def take_imagined(s: QuestorState, rest: Rest) -> None:
    """Take that over from a view; ValueError if it is of another version."""
    numbers, lists = rest.numbers, rest.lists
    if len(numbers) != 25 or len(lists) != 5:
        raise ValueError("this view is of another version")
    s.barrier = numbers[0]
    s.gifts = numbers[1]
    s.prisoner = numbers[2]
    s.mage_need = numbers[3]
    s.dig_facing = numbers[4]
    s.trophies = numbers[5]
    s.monster_faces = numbers[6]
    s.first = numbers[7]
    s.turn = numbers[8]
    s.slain = numbers[9]
    s.taken = numbers[10]
    s.revealed = numbers[11]
    s.done = numbers[12]
    s.met = numbers[13]
    s.gift = numbers[14]
    s.left = numbers[15]
    s.compass = numbers[16]
    s.held_compass = numbers[17]
    s.turn_reveals = numbers[18]
    s.round_reveals = numbers[19]
    s.origin = numbers[20]
    s.heading = numbers[21]
    s.part = numbers[22]
    s.winners = numbers[23]
    s.ending = numbers[24]
    s.face_walls = list(lists[0])
    s.slot_seat = list(lists[1])
    s.slot_hero = list(lists[2])
    s.rolls = list(lists[3])
    s.picked_side = list(lists[4])
