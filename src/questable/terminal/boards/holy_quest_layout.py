"""Where the tiles of a path of any length are drawn: a square loop, its Heavens and its ring.

Every entrance lies in the middle of a side, and the tiles up to the next one are spread over the
way between. Heaven leads inwards from there, and the ring is a smaller square in the middle.
"""

from questable.games.holy_quest.board import HEAVEN_TILES, Board
from questable.games.holy_quest.pieces import N_COLOURS

Cell = tuple[int, int]
"""Row and column of a cell."""

SMALLEST = 12
"""A side that has room for two Heavens and the Home Bases."""
INWARDS: list[Cell] = [(1, 0), (0, -1), (-1, 0), (0, 1)]
"""By side, from the top clockwise."""


class Layout:
    """The cells of one board."""

    def __init__(self, board: Board, ring: bool) -> None:
        ways = [
            (board.entrance[(colour + 1) % N_COLOURS] - board.entrance[colour]) % board.size
            for colour in range(N_COLOURS)
        ]
        self.ring_side = board.ring // N_COLOURS if ring else 0
        between = 2 * (HEAVEN_TILES + 1)
        self.side = max(SMALLEST, *ways, self.ring_side + between if ring else 0)
        """Cells from corner to corner, one of the corners counted."""
        self.middle = self.side // 2
        self.tiles: list[Cell] = [(0, 0)] * board.size
        for colour, way in enumerate(ways):
            for step in range(way):
                along = colour * self.side + self.middle + step * self.side // way
                tile = (board.entrance[colour] + step) % board.size
                self.tiles[tile] = around(self.side, along)

    def heaven(self, colour: int, tile: int) -> Cell:
        """A tile of Heaven, from 1."""
        row, column = around(self.side, colour * self.side + self.middle)
        down, right = INWARDS[colour]
        return row + down * tile, column + right * tile

    def ring(self, tile: int) -> Cell:
        """A tile of the ring."""
        row, column = around(self.ring_side, tile)
        edge = (self.side - self.ring_side) // 2
        # The first Entry Arrow lies at the top left, below the first Heaven.
        return row + edge, column + edge

    def home(self, colour: int) -> Cell:
        """Where a Home Base begins: the corner that follows the entrance clockwise."""
        return (
            2 if colour in (0, 3) else self.side - 3,
            self.middle + 2 if colour in (0, 1) else 2,
        )


def around(side: int, along: int) -> Cell:
    """A cell of a square's edge, clockwise from the top left corner."""
    edge, step = divmod(along % (N_COLOURS * side), side)
    return [(0, step), (step, side), (side, side - step), (side - step, 0)][edge]
