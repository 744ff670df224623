"""How well the tiles that are still face down hang together, for who is to reveal them in turn."""

from typing import Final

from questable.games.questor.board import AROUND, TILES

ALONE: Final = 6
"""What a tile costs that has no face-down one beside it,"""
END: Final = 2
"""one that has a single one,"""
PART: Final = 12
"""and each further part of the dungeon that is cut off from the first."""

BESIDE: Final[list[int]] = [
    sum([1 << beyond for _, beyond, _ in AROUND[tile] if beyond < TILES]) for tile in range(TILES)
]
"""By tile: the mask of those beside it."""


def scattered(tiles: list[int]) -> int:
    """What it costs a team that these tiles do not lie together."""
    dark = 0
    for tile in tiles:
        dark |= 1 << tile
    cost = 0
    for tile in tiles:
        beside = dark & BESIDE[tile]
        if beside == 0:
            cost += ALONE
        elif beside & (beside - 1) == 0:
            cost += END
    return cost + max(_parts(dark, tiles) - 1, 0) * PART


def _parts(dark: int, tiles: list[int]) -> int:
    parts = 0
    while dark:
        part = dark & -dark
        grown = 0
        while grown != part:
            grown = part
            for tile in tiles:
                if (grown >> tile) & 1:
                    part |= BESIDE[tile] & dark
        dark &= ~part
        parts += 1
    return parts
