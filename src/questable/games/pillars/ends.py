"""How a game ends: rings, wipe-outs, and endings without a winner (chapter 5)."""

from typing import Final, Literal, get_args

from questable.engine.state import OVER
from questable.games.pillars.actions import APOSTATE, EMPTY, FAITHFUL, RELIGIONS
from questable.games.pillars.board import ROUND, SURROUND
from questable.games.pillars.events import tell_end, tell_ring, tell_wiped_out
from questable.games.pillars.pieces import religion_of
from questable.games.pillars.state import NOBODY, STONES, PillarsState

SURROUNDED: Final = 1
WIPED_OUT: Final = 2
NEUTRAL_SURROUNDED: Final = 3
NEUTRAL_WIPED_OUT: Final = 4
BLOCKED: Final = 5
TURN_LIMIT: Final = 6
Reason = Literal[
    "", "surrounded", "wiped-out", "neutral-surrounded", "neutral-wiped-out", "blocked",
    "turn-limit",
]  # fmt: skip
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
"""Why a game is over, by `ending`."""


def finish(s: PillarsState, reason: int, winner: int) -> None:
    """The game ends at once."""
    s.actor = OVER
    s.ending = reason
    s.winner = winner
    tell_end(s, winner, REASONS[reason])


def ring_of(s: PillarsState, site: int) -> int:
    """P-5.1: the religion whose six followers surround a site, or EMPTY; never one on the rim."""
    around = SURROUND[site]
    if len(around) < ROUND:
        return EMPTY
    board = s.board
    religion = board[around[0]]
    for k in range(1, ROUND):
        if board[around[k]] != religion:
            return EMPTY
    return religion


def ends_now(s: PillarsState) -> bool:
    """Whether the last change ends the game; asked after every change of P-5.1."""
    rings = 0
    for site in s.pillars:
        religion = ring_of(s, site)
        if religion == APOSTATE:
            s.fire("P-5.4")
        elif religion != EMPTY:
            rings |= 1 << religion
            tell_ring(s, religion, site)
    wiped_out = 0
    for religion in range(FAITHFUL):
        if s.off[religion] == STONES:
            wiped_out |= 1 << religion
            tell_wiped_out(s, religion)
    if rings == 0 and wiped_out == 0:
        return False
    _decide(s, rings, wiped_out)
    return True


def _decide(s: PillarsState, rings: int, wiped_out: int) -> None:
    """P-5.5: led rings, then a wipe-out for a led Apostate, then the endings without a winner."""
    if s.log is not None and rings.bit_count() + wiped_out.bit_count() > 1:
        s.log.fire("P-5.5")
    for k in range(s.seats):
        seat = (s.turn + k) % s.seats
        religion = religion_of(s, seat)
        if (rings >> religion) & 1:
            s.fire("P-5.1")
            finish(s, SURROUNDED, seat)
            return
    apostate = s.leaders[APOSTATE]
    if wiped_out and apostate != NOBODY:
        s.fire("P-5.2")
        finish(s, WIPED_OUT, apostate)
        return
    s.fire("P-5.3")
    finish(s, NEUTRAL_SURROUNDED if rings else NEUTRAL_WIPED_OUT, NOBODY)


def religion_that_won(s: PillarsState) -> list[str]:
    """The winner's religion, if there is a winner."""
    return [] if s.winner == NOBODY else [RELIGIONS[religion_of(s, s.winner)]]
