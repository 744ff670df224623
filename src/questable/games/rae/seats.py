"""Who plays against whom, and who comes next."""

from questable.games.rae.state import RaeState


def opponents(s: RaeState, seat: int) -> int:
    """Mask of a seat's opponents; team mates are none (R-3.3)."""
    if s.teams:
        return 5 if seat & 1 else 10
    return ((1 << s.seats) - 1) & ~(1 << seat)


def next_seat(s: RaeState, seat: int) -> int:
    """R-2.1: turns go clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0
