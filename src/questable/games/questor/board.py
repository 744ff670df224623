"""The dungeon's geometry: 25 tiles, four outside spaces, four directions (Q-1.1, Q-1.4)."""

from typing import Final

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
SIDES: Final = "nesw"

SIZE: Final = 5
TILES: Final = 25
PLACES: Final = 29
"""The tiles, then the outside spaces of the north, east, south and west entrances."""
OUTSIDE: Final = 25
NOWHERE: Final = -1

CENTRE: Final = 12
AROUND_CENTRE: Final[list[int]] = [7, 13, 17, 11]
ENTRANCE: Final[list[int]] = [2, 14, 22, 10]
"""The tile in the middle of each side, by direction."""
ENTRANCE_NAMES: Final[list[str]] = ["north", "east", "south", "west"]

DOWN: Final = 0
"""Arms of a face-down tile; a face-up one has three or four."""
CROSS: Final = 15


def opposite(side: int) -> int:
    """The side across."""
    return (side + 2) & 3


def wall_of(arms: int) -> int:
    """The side of a T that has no arm; -1 for a cross or a face-down tile."""
    for side in range(4):
        if arms == CROSS ^ (1 << side):
            return side
    return -1


def place_name(place: int) -> str:
    """`a1` to `e5`, columns from the west and rows from the north, or an entrance's name."""
    if place >= OUTSIDE:
        return ENTRANCE_NAMES[place - OUTSIDE]
    return "abcde"[place % SIZE] + str(place // SIZE + 1)


def place_named(name: str) -> int:
    """The place of that name, or ValueError."""
    for place in range(PLACES):
        if place_name(place) == name:
            return place
    raise ValueError(f"there is no place {name!r}")


def _neighbours() -> list[int]:
    table = [NOWHERE] * (PLACES * 4)
    for tile in range(TILES):
        row, column = tile // SIZE, tile % SIZE
        if row > 0:
            table[tile * 4 + N] = tile - SIZE
        if column < SIZE - 1:
            table[tile * 4 + E] = tile + 1
        if row < SIZE - 1:
            table[tile * 4 + S] = tile + SIZE
        if column > 0:
            table[tile * 4 + W] = tile - 1
    for side in range(4):
        # an outside space touches its entrance tile only.
        table[ENTRANCE[side] * 4 + side] = OUTSIDE + side
        table[(OUTSIDE + side) * 4 + opposite(side)] = ENTRANCE[side]
    return table


NEIGHBOUR: Final[list[int]] = _neighbours()
"""The place on each side of each place, at place * 4 + side, or NOWHERE."""
FACING: Final[list[int]] = [1 << opposite(side) for side in range(4)]
"""By side: the arm with which a neighbour on that side faces back."""
AROUND: Final[list[list[tuple[int, int, int]]]] = [
    [
        (side, NEIGHBOUR[place * 4 + side], FACING[side])
        for side in range(4)
        if NEIGHBOUR[place * 4 + side] != NOWHERE
    ]
    for place in range(PLACES)
]
"""By place, for each side with a place beyond: the side, that place, and its arm facing back."""


def outside_arms() -> list[int]:
    """The arms of the four outside spaces: each only towards its tile (Q-1.4)."""
    return [1 << opposite(side) for side in range(4)]
