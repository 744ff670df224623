"""Who comes next, and who is still in."""

from questable.games.saint_cards.state import SaintCardsState


def next_seat(s: SaintCardsState, seat: int) -> int:
    """S-2.1, S-5.3: play goes clockwise, and who is out has no more turns."""
    seat = seat + 1 if seat + 1 < s.seats else 0
    while (s.out >> seat) & 1:
        seat = seat + 1 if seat + 1 < s.seats else 0
    return seat


def still_in(s: SaintCardsState) -> int:
    """How many players have not gone out."""
    count = 0
    for seat in range(s.seats):
        if not (s.out >> seat) & 1:
            count += 1
    return count
