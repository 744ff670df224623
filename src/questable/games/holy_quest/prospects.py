"""What tiles promise a pawn; forecast.py tells how it is found out."""


class ProspectTable:
    """A table in hundredths of a step, below zero, for one set of house rules.

    A row is a direction times four plus a colour, as on the board.
    """

    def __init__(self, tile: list[int], rows: int) -> None:
        self.tile = tile
        """Row times size plus tile: the prospect of a pawn that stands there."""
        self.landing = tile[:]
        """The same for one that comes there and wakes the tile."""
        self.home = [0] * rows
        """By row: the prospect of a pawn in its Home Base."""
        self.waiting = 0
        """What lies between that and the Start tile."""
