"""Cards that come to a hand and leave it (R-2.2)."""

from questable.games.rae.memory import left_in_the_open
from questable.games.rae.state import RaeState


def put_down(s: RaeState, seat: int, card: int) -> None:
    """A card leaves a hand for all to see, which undo does not take back (T-2.1)."""
    s.hands[seat].remove(card)
    left_in_the_open(s, seat, card)
    s.barrier = s.ply


def play(s: RaeState, card: int) -> None:
    """R-2.8: a card of the turn's allowance leaves the hand at turn."""
    put_down(s, s.turn, card)
    s.played += 1


def no_play(s: RaeState, cards: int) -> str:
    """The rule against playing so many more cards this turn."""
    if s.played + cards <= s.limit:
        return ""
    # with fair_start the first turn has two cards.
    return "R-2.1" if s.fair_start and s.turns == 1 else "R-2.2"
