"""The Holy Quest's board for paper: the page's glass, and tiles cut from the middle of its path."""

import json
import re
from functools import cache
from math import cos, radians, sin
from typing import Final

from questable.engine import Pack
from questable.games.holy_quest.pieces import COLOURS
from questable.printing.book import Book
from questable.printing.parts import Face, Picture
from questable.printing.pictures import drawn, joined, placed

GAME: Final = "holy-quest"
SIZE: Final = 1000.0
DEEP: Final = 72.0
"""Across a tile."""
GAP: Final = 2.6
GLASSES: Final = ("leaf", "amber", "rose", "sky")
"""By order: the glass of its tiles."""
OWNED: Final = {
    "entrance": ("gate", 0),
    "holy-ground": ("holy", 0),
    "next-holy-ground": ("holy", 1),
    "start": ("start", 0),
    "next-start": ("start", 1),
}
"""By word of a pack: the sign, and how many orders on its owner sits."""
TURNED: Final = {"gate": 180.0, "start": 0.0, "fast-forward": 0.0}
"""Signs that lie along the path, and by how much they are turned back."""
STEPS: Final = 8
Point = tuple[float, float, float]
"""x, y and the heading in degrees, clockwise from the right."""


@cache
def _way() -> list[Point]:
    """The middle of the path along a quarter, from the first order's entrance."""
    return [(x, y, turn) for x, y, turn in json.loads(drawn(GAME)["way"])]


def at(far: float, off: float = 0) -> Point:
    """So far along the path, of 1 for all of it; `off` is to the inside."""
    points = _way()
    quarter, part = divmod(far % 1 * 4, 1)
    n, rest = divmod(part * (len(points) - 1), 1)
    one, two = points[int(n)], points[min(int(n) + 1, len(points) - 1)]
    x, y, turn = (a + (b - a) * rest for a, b in zip(one, two, strict=True))
    x, y = x - off * sin(radians(turn)), y + off * cos(radians(turn))
    for _ in range(int(quarter)):
        x, y = SIZE - y, x
    return x, y, turn + 90 * quarter


def _cell(tile: int, size: int) -> str:
    """The outline of a tile."""
    length = 2 * sum(_far(a, b) for a, b in zip(_way(), _way()[1:], strict=False)) * 2
    half = 0.5 - GAP * size / length
    along = [tile - half + 2 * half * i / STEPS for i in range(STEPS + 1)]
    outer = [at(each / size, DEEP / 2) for each in along]
    inner = [at(each / size, -DEEP / 2) for each in reversed(along)]
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y, _ in [*outer, *inner]) + "z"


def _far(a: Point, b: Point) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def tiles_of(pack: Pack) -> list[str]:
    """The words for all tiles of a pack, clockwise from the first order's entrance."""
    board = pack.facts["board"]
    assert isinstance(board, dict)
    return [str(word) for quarter in board["quarters"] for word in quarter]


def ring_of(pack: Pack) -> int:
    """The tiles round the Throne Room."""
    board = pack.facts["board"]
    assert isinstance(board, dict)
    return int(board["ring"])


def path(words: list[str]) -> str:
    """All tiles with their signs, as one drawing."""
    pictures = drawn(GAME)
    shapes: list[str] = []
    for n, word in enumerate(words):
        sign, next_one = OWNED.get(word, (word, -1))
        owner = (4 * n // len(words) + next_one) % len(COLOURS)
        glass = GLASSES[owner] if next_one >= 0 else sign
        fill = re.search(r'<rect[^>]*fill="(#\w+)"', pictures[f"tile {glass}"])
        assert fill is not None
        shapes.append(f'<path d="{_cell(n, len(words))}" fill="{fill[1]}"/>')
        x, y, heading = at(n / len(words))
        turn = heading - TURNED[sign] if sign in TURNED else 0
        # A counterclockwise Start points the other way.
        turn += 180 if word == "next-start" else 0
        shapes.append(placed(pictures[f"sign {sign}"], x, y, 1, turn))
    return joined(SIZE, SIZE, shapes)


def face(book: Book, pack: Pack, side: float) -> Face:
    """The whole board."""
    pictures = drawn(GAME)
    words = tiles_of(pack)
    layers = {
        "ground": pictures["ground"],
        f"path {pack.hash}": path(words),
        "lanes": pictures["lanes"],
        f"rose {ring_of(pack)}": pictures[f"rose {ring_of(pack)}"],
        "medals": pictures["medals"],
    }
    return [
        Picture(book.show(f"{GAME} {name}", svg), 0, 0, side, side) for name, svg in layers.items()
    ]
