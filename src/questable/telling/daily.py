"""Which puzzles belong to a day: the same for everybody, in page and terminal."""

from datetime import date

from questable.registry import games
from questable.telling.puzzle import Puzzle, Puzzles, puzzles_of


class Shelf:
    """The puzzles of one game, or of all that have some."""

    def __init__(self, shelves: list[Puzzles]) -> None:
        self.shelves = [each for each in shelves if each.puzzles]

    def items(self) -> list[str]:
        """All puzzles as `game:puzzle`."""
        return [item_of(each, puzzle) for each in self.shelves for puzzle in each.puzzles]

    def today(self, day: date) -> list[str]:
        """The puzzles of the day, one of each game, day by day in the order of its file."""
        turn = day.toordinal()
        return [item_of(each, each.puzzles[turn % len(each.puzzles)]) for each in self.shelves]

    def find(self, item: str) -> tuple[Puzzles, Puzzle] | None:
        """A puzzle again; None where it is not here any more."""
        key, _, name = item.partition(":")
        shelf = next((each for each in self.shelves if each.game.key == key), None)
        puzzle = shelf.find(name) if shelf else None
        return None if shelf is None or puzzle is None else (shelf, puzzle)


def item_of(shelf: Puzzles, puzzle: Puzzle) -> str:
    """What a puzzle is remembered by."""
    return f"{shelf.game.key}:{puzzle.id}"


def whole_shelf() -> Shelf:
    """The puzzles of all games."""
    return Shelf([each for game in games() if (each := puzzles_of(game)) is not None])
