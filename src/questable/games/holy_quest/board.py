"""The board: main path, Holy Ground, Start tiles, Heaven, the ring (H-1.1 to H-1.3).

A place is a number: HOME, a tile of the path from 0 clockwise, a tile of the ring after the
last of the path, one of the four Heaven tiles, or the Throne Room.
"""

from typing import Final, Literal, get_args

from questable.games.holy_quest.pieces import N_COLOURS

HOME: Final = -1
NOWHERE: Final = -2
HEAVEN: Final = 1000
"""Heaven 1; the three after it follow (H-1.2)."""
HEAVEN_TILES: Final = 4
THRONE: Final = HEAVEN + HEAVEN_TILES
NOBODY: Final = -1
LONGEST_PLACE: Final = 5
"""Digits of a place's number are fewer."""

CLOCKWISE: Final = 0
COUNTERCLOCKWISE: Final = 1
Direction = Literal["clockwise", "counterclockwise"]
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)

# What a tile does.
REGULAR: Final = 0
FAST_FORWARD: Final = 1
CROSS_OVER: Final = 2
FREEZE_TILE: Final = 3
FIRE: Final = 4
SAINT_TILE: Final = 5
ACTION_TILE: Final = 6
WILD: Final = 7

ENTRANCE: Final = "entrance"
HOLY_GROUND: Final = "holy-ground"
START: Final = "start"
NEXT_HOLY_GROUND: Final = "next-holy-ground"
NEXT_START: Final = "next-start"
SPECIAL: Final[list[str]] = [
    "regular", "fast-forward", "cross-over", "freeze", "fire", "saint", "action", "wild",
]  # fmt: skip
TILE_WORDS: Final[list[str]] = [
    ENTRANCE, HOLY_GROUND, START, NEXT_HOLY_GROUND, NEXT_START, *SPECIAL,
]  # fmt: skip


class Board:
    """A path of any length and what follows from it, worked out once a pack."""

    quarters: list[list[str]]
    """The tiles as a pack writes them,"""
    tiles: list[str]
    """and all of them in a row; nobody may change it."""
    size: int
    """Tiles of the path."""
    ring: int
    """Tiles of the ring round the Throne Room."""
    kind: list[int]
    """By tile: what it does."""
    ground: list[int]
    """By tile: the colour whose Holy Ground it is, or NOBODY."""
    entrance: list[int]
    """By colour: the tile before its Heaven."""
    start: list[int]
    """Direction times four plus colour: the Start tile."""
    entry: list[int]
    """By colour: its Entry Arrow, as a place (H-1.3)."""
    away: list[int]
    """Direction times four plus colour, times size, plus tile: steps to its entrance."""
    forward: list[int]
    """The same: where Fast Forward leads to; NOWHERE where it acts as a regular tile (H-4.1)."""

    def __copy__(self) -> "Board":
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> "Board":
        return self

    def __reduce__(self) -> tuple[type["Board"], tuple[list[list[str]], int]]:
        return Board, (self.quarters, self.ring)

    def __init__(self, quarters: list[list[str]], ring: int) -> None:
        self.quarters = quarters
        self.tiles = [word for quarter in quarters for word in quarter]
        self.size = len(self.tiles)
        self.ring = ring
        self.kind = []
        self.ground = []
        self.entrance = [NOWHERE] * N_COLOURS
        self.start = [NOWHERE] * (2 * N_COLOURS)
        self.entry = [self.size + colour * ring // N_COLOURS for colour in range(N_COLOURS)]
        for colour in range(N_COLOURS):
            for word in quarters[colour]:
                self._lay(colour, word)
        self.away = []
        self.forward = []
        for direction in (CLOCKWISE, COUNTERCLOCKWISE):
            for colour in range(N_COLOURS):
                for tile in range(self.size):
                    self.away.append(self._steps(direction, tile, self.entrance[colour]))
                for tile in range(self.size):
                    self.forward.append(self._next_forward(direction, colour, tile))

    def _lay(self, colour: int, word: str) -> None:
        tile = len(self.kind)
        following = (colour + 1) % N_COLOURS
        self.kind.append(SPECIAL.index(word) if word in SPECIAL else REGULAR)
        owner = NOBODY
        if word == ENTRANCE:
            self.entrance[colour] = tile
            owner = colour
        elif word == HOLY_GROUND:
            owner = colour
        elif word == NEXT_HOLY_GROUND:
            owner = following
        elif word == START:
            self.start[colour] = tile
        elif word == NEXT_START:
            self.start[N_COLOURS + following] = tile
        self.ground.append(owner)

    def _steps(self, direction: int, tile: int, to: int) -> int:
        return (to - tile) % self.size if direction == CLOCKWISE else (tile - to) % self.size

    def _next_forward(self, direction: int, colour: int, tile: int) -> int:
        if self.kind[tile] != FAST_FORWARD:
            return NOWHERE
        # H-4.1: the last one before one's own entrance is a regular tile.
        for _ in range(self._steps(direction, tile, self.entrance[colour])):
            tile = self.along(direction, tile, 1)
            if self.kind[tile] == FAST_FORWARD:
                return tile
        return NOWHERE

    def along(self, direction: int, tile: int, count: int) -> int:
        """The tile so many steps further on the path, or back with a negative count."""
        return (tile + count if direction == CLOCKWISE else tile - count) % self.size

    def across(self, tile: int) -> int:
        """H-4.2: half the path away."""
        return (tile + self.size // 2) % self.size

    def place_name(self, place: int) -> str:
        """As texts and events call a place: home, path-17, ring-3, heaven-1, throne."""
        if place == HOME:
            return "home"
        if place == THRONE:
            return "throne"
        if place >= HEAVEN:
            return f"heaven-{place - HEAVEN + 1}"
        return f"path-{place}" if place < self.size else f"ring-{place - self.size}"

    def place_named(self, name: str) -> int:
        """The place of that name, or ValueError."""
        place = self.find_place(name)
        if place == NOWHERE:
            raise ValueError(f"{name!r} is no place of this board")
        return place

    def find_place(self, name: str) -> int:
        """The place of that name, or NOWHERE."""
        if name == "home":
            return HOME
        if name == "throne":
            return THRONE
        kind, _, digits = name.partition("-")
        plain = digits.isascii() and digits.isdecimal() and len(digits) < LONGEST_PLACE
        number = int(digits) if plain else NOWHERE
        if kind == "path" and 0 <= number < self.size:
            return number
        if kind == "ring" and 0 <= number < self.ring:
            return self.size + number
        if kind == "heaven" and 1 <= number <= HEAVEN_TILES:
            return HEAVEN + number - 1
        return NOWHERE
