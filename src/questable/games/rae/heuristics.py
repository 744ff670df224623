"""How good a position of Ràe is (DESIGN 11)."""

from questable.games.rae.state import RaeState


def evaluate(s: RaeState, seat: int) -> int:
    """The position's worth for a seat."""
    return s.scores[seat]
