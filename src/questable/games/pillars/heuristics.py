"""How good a position of Pillars of Faith is (docs/architecture.md, Heuristics).

A Faithful leader gathers six followers around a site and wants a pillar there; the Apostate leader
wants one Faithful religion to dwindle. All fear what the others are about to do.
"""

from typing import Final

from questable.engine.state import OVER
from questable.games.pillars.actions import APOSTATE, EMPTY, FAITHFUL, RELIGIONS
from questable.games.pillars.board import (
    BESIDE,
    DEGREE,
    GAPS,
    NEIGHBOUR,
    ROUND,
    SITE_AT,
    SITES,
    SURROUND,
)
from questable.games.pillars.ends import ring_of
from questable.games.pillars.pieces import religion_of
from questable.games.pillars.state import MACHINE, NOBODY, PILLAR_MOVE, STONES, PillarsState

WON: Final = 1_000_000
NO_WINNER: Final = -300_000
AT_HAND: Final = 100_000
"""A pillar move that wins is there to be made."""
RING: Final[list[int]] = [0, 8, 24, 64, 150, 300, 520]
"""What followers around one site are worth, by their number."""
FOLLOWER: Final = 30
EXPOSED: Final = 8
"""A follower with an enemy and an empty station beside it."""
SCARCE: Final[list[int]] = [0, 1500, 1000, 700, 480, 320, 210, 130, 70, 30]
"""How near to being wiped out a Faithful religion is, by its followers on the board."""
FARTHEST: Final = 6
PATIENCE: Final = 200
"""Entries after which leaders who look one action ahead tire of going to and fro: now and then
many actions look alike to them and are drawn by lot."""
TIRED: Final = 12
COARSE: Final = 40


def _inner_sites() -> list[int]:
    return [site for site in range(SITES) if len(SURROUND[site]) == ROUND]


def _distances() -> list[int]:
    far = []
    for one in range(SITES):
        for other in range(SITES):
            q = SITE_AT[one][0] - SITE_AT[other][0]
            r = SITE_AT[one][1] - SITE_AT[other][1]
            far.append(max(abs(q), abs(r), abs(q + r)))
    return far


INNER: Final[list[int]] = _inner_sites()
DISTANCE: Final[list[int]] = _distances()
"""Pillar moves between two sites, at one * SITES + other."""


def evaluate(s: PillarsState, seat: int) -> int:
    """The position's worth for a seat that may tire."""
    worth = untired(s, seat)
    if s.ply > PATIENCE and s.ply // (2 * s.seats) % TIRED == 0 and s.actor != OVER:
        return worth // COARSE
    return worth


def untired(s: PillarsState, seat: int) -> int:
    """The position's worth for a seat."""
    if s.actor == OVER:
        if s.winner == NOBODY:
            return NO_WINNER
        return WON if s.winner == seat else -WON
    own = religion_of(s, seat)
    if own == NOBODY:
        return 0
    hopes = ring_hopes(s)
    worth = _pending(s, seat)
    for religion in range(FAITHFUL):
        if religion == own:
            worth += 2 * hopes[religion]
        elif s.leaders[religion] != NOBODY:
            worth -= hopes[religion]
        else:
            worth -= hopes[religion] // 2  # P-5.3: a Neutral ring wins nothing for anybody
    worth += _gathering(s, own)
    return worth + _scarcity(s, seat)


def ring_hopes(s: PillarsState) -> list[int]:
    """By religion: how far it is with surrounding a pillar."""
    hopes = [0, 0, 0, 0]
    board = s.board
    for site in INNER:
        counts = [0, 0, 0, 0, 0]
        shut = 0
        for station in SURROUND[site]:
            counts[board[station]] += 1
            if board[station] == EMPTY and s.touched[station] > 0:
                shut += 1  # P-3.3: no Faithful follower may come there
        near = FARTHEST
        for pillar in s.pillars:
            far = DISTANCE[pillar * SITES + site]
            if far < near:
                near = far
        for religion in range(FAITHFUL):
            n = counts[religion]
            if n > 1:
                worth = RING[n] * (12 - near - 2 * shut) // 12
                hopes[religion] += worth * worth // 64
    return hopes


def _pending(s: PillarsState, seat: int) -> int:
    """Whether whoever moves a pillar now can win by it."""
    phase = s.phases[-1]
    if phase != PILLAR_MOVE and phase != MACHINE:
        return 0
    mine = religion_of(s, s.actor)
    for pillar in s.pillars:
        for site in BESIDE[pillar]:
            if site not in s.pillars and mine != APOSTATE and ring_of(s, site) == mine:
                return AT_HAND if s.actor == seat else -AT_HAND
    return 0


def _gathering(s: PillarsState, own: int) -> int:
    """Followers on the board, and who threatens whom."""
    worth = (STONES - s.off[own]) * FOLLOWER
    board = s.board
    for station in range(GAPS):
        follower = board[station]
        if follower == EMPTY:
            continue
        counts = [0, 0, 0, 0, 0]
        for k in range(station * DEGREE, station * DEGREE + DEGREE):
            counts[board[NEIGHBOUR[k]]] += 1
        if counts[EMPTY] == 0:
            continue
        if follower != own:
            if counts[own] == 1:
                worth += EXPOSED
        else:
            for religion in range(len(RELIGIONS)):
                if religion != own and counts[religion] == 1:
                    worth -= EXPOSED
    return worth


def _scarcity(s: PillarsState, seat: int) -> int:
    """What the smallest Faithful religions mean to a seat (P-5.2, P-5.3)."""
    danger = 0
    for religion in range(FAITHFUL):
        left = STONES - s.off[religion]
        if left < len(SCARCE):
            danger += SCARCE[left]
    return danger if s.leaders[APOSTATE] == seat else -danger
