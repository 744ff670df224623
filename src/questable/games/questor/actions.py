"""Questor's action table; legal lists follow its order."""

from typing import Final, Literal, get_args

from questable.engine.action import Action, ActionTable
from questable.games.questor.board import ENTRANCE_NAMES, SIDES, TILES, place_name

WARRIOR: Final = 0
ROGUE: Final = 1
MAGE: Final = 2
HEALER: Final = 3
PRISONER: Final = 4
Hero = Literal["warrior", "rogue", "mage", "healer", "prisoner"]
HEROES: Final[tuple[Hero, ...]] = get_args(Hero)
"""Q-1.2: the five heroes by number."""

PICK: Final = 0
MOVE: Final = 1
DIG_HERE: Final = 2
DIG: Final = 3
PASS: Final = 4
CHARGE: Final = 5
WATER: Final = 6
BLINK: Final = 7
ROTATE: Final = 8
END: Final = 9
STUCK: Final = 10
TELEPORT: Final = 11
CHASE: Final = 12
ROLL: Final = 13
TURN: Final = 14

TABLE: Final = ActionTable()


def _picks() -> list[Action]:
    picks = []
    for hero in range(PRISONER):
        for side in range(4):
            text = f"pick:{HEROES[hero]}:{ENTRANCE_NAMES[side]}"
            picks.append(TABLE.add(PICK, text, hero, side))
    picks.append(TABLE.add(PICK, "pick:prisoner", PRISONER, -1))
    return picks


def _by_side(kind: int, name: str) -> list[Action]:
    return [TABLE.add(kind, f"{name}:{SIDES[side]}", side) for side in range(4)]


def _by_tile(kind: int, name: str) -> list[Action]:
    return [TABLE.add(kind, f"{name}:{place_name(tile)}", tile) for tile in range(TILES)]


def _rotations() -> list[Action]:
    turns = []
    for tile in range(TILES):
        turns.append(TABLE.add(ROTATE, f"rotate:{place_name(tile)}:cw", tile, 1))
        turns.append(TABLE.add(ROTATE, f"rotate:{place_name(tile)}:ccw", tile, 3))
    return turns


PICKS: Final[list[Action]] = _picks()
"""Hero times four plus entrance; the Prisoner's last."""
MOVES: Final[list[Action]] = _by_side(MOVE, "move")
DIG_OWN: Final[Action] = TABLE.add(DIG_HERE, "dig:here")
DIGS: Final[list[Action]] = _by_side(DIG, "dig")
DIGS_BY_MASK: Final[list[list[Action]]] = [
    [DIGS[side] for side in range(4) if (mask >> side) & 1] for mask in range(16)
]
"""Those of several sides at once, one bit a side."""
PASSING: Final[Action] = TABLE.add(PASS, "pass")
CHARGES: Final[list[Action]] = _by_side(CHARGE, "charge")
WATERS: Final[list[Action]] = _by_side(WATER, "water")
BLINKS: Final[list[Action]] = _by_tile(BLINK, "blink")
ROTATIONS: Final[list[Action]] = _rotations()
"""Tile times two; clockwise first."""
ENDING: Final[Action] = TABLE.add(END, "end")
LOSING: Final[Action] = TABLE.add(STUCK, "stuck")
TELEPORTS: Final[list[Action]] = _by_tile(TELEPORT, "teleport")
CHASES: Final[list[Action]] = _by_side(CHASE, "chase")
ROLLS: Final[list[Action]] = [TABLE.add(ROLL, f"roll:{n}", n) for n in range(1, 7)]
TURNS: Final[list[Action]] = _by_side(TURN, "turn")
"""The side of the centre tile that gets the wall (Q-7.1)."""
