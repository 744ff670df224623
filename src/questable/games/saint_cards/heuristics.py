"""How good a position of SaintCards is."""

from questable.games.saint_cards.state import SaintCardsState


def evaluate(s: SaintCardsState, seat: int) -> int:
    """The own treasures."""
    return s.treasures[seat]
