"""Followers and pillars: putting, moving and turning them, and who leads them."""

from questable.games.pillars.actions import APOSTATE, RELIGIONS
from questable.games.pillars.board import STATIONS, SURROUND
from questable.games.pillars.state import NOBODY, STONES, PillarsState


def lay_out(s: PillarsState, board: list[int], pillars: list[int]) -> None:
    """Put followers and pillars on the board, and all other followers beside it."""
    s.board = board[:]
    s.off = [STONES - board.count(religion) for religion in range(len(RELIGIONS))]
    put_pillars(s, pillars)


def put_pillars(s: PillarsState, sites: list[int]) -> None:
    """Stand the pillars on these sites."""
    s.pillars = sorted(sites)
    touched = [0] * STATIONS
    for site in sites:
        for station in SURROUND[site]:
            touched[station] += 1
    s.touched = touched


def move_pillar(s: PillarsState, start: int, end: int) -> None:
    """Take a pillar from one site to another."""
    s.pillars = sorted([end if site == start else site for site in s.pillars])
    touched = s.touched[:]
    for station in SURROUND[start]:
        touched[station] -= 1
    for station in SURROUND[end]:
        touched[station] += 1
    s.touched = touched


def religion_of(s: PillarsState, seat: int) -> int:
    """The religion that a seat leads, or NOBODY before it has drawn one."""
    for religion in range(len(RELIGIONS)):
        if s.leaders[religion] == seat:
            return religion
    return NOBODY


def chooser(s: PillarsState, religion: int) -> int:
    """P-4.10: who chooses for a formation of that religion."""
    leader = s.leaders[religion]
    return s.acting if leader == NOBODY else leader


def machines_at(s: PillarsState, centres: list[int]) -> list[tuple[int, int]]:
    """P-4.8: `stopped` from centres alone; when someone is asked each is what it was."""
    return [(centre, s.board[centre]) for centre in centres]


def turn_follower(s: PillarsState, station: int, religion: int) -> None:
    """P-4.2: replace a follower by one from off the board; the old one goes off the board."""
    s.off[s.board[station]] += 1
    s.off[religion] -= 1
    s.board[station] = religion
    if religion == APOSTATE:
        s.corruptions += 1
    else:
        s.conversions += 1


def movable(s: PillarsState, seat: int) -> int:
    """P-3.1: mask of the religions whose followers a leader may move."""
    mask = 0
    for religion in range(len(RELIGIONS)):
        leader = s.leaders[religion]
        if leader == seat or leader == NOBODY:
            mask |= 1 << religion
    return mask
