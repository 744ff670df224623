"""Points, winning at once, and what counts when the pile is empty (chapter 3)."""

from typing import Final

from questable.engine.state import OVER
from questable.games.rae.state import PLAYING, RaeState

TARGET: Final = 30
TEAM_TARGET: Final = 50

REACHED: Final = 1
HIGHEST: Final = 2
STALEMATE: Final = 3
REASONS: Final[list[str]] = ["", "target", "highest", "stalemate"]
"""Why a game is over, by `ending`."""


def side(s: RaeState, seat: int) -> int:
    """Mask of the seats that win together with a seat."""
    if s.teams:
        return 10 if seat & 1 else 5
    return 1 << seat


def total(s: RaeState, seat: int) -> int:
    """R-3.3: the points of a seat, or of its team together."""
    if s.teams:
        return s.scores[seat] + s.scores[seat ^ 2]
    return s.scores[seat]


def score(s: RaeState, owner: int, points: int) -> None:
    """R-3.1: points come to a Quest's owner, who may win by them in anyone's turn."""
    s.scores[owner] += points
    log = s.log
    if log is not None:
        log.fire("R-3.1")
        log.tell("scored", {"seat": owner, "points": points, "total": s.scores[owner]})
    if total(s, owner) < s.target:
        return
    _finish(s, REACHED, side(s, owner))
    if log is not None:
        if s.seats > 2:
            log.fire("R-3.3")
        if s.teams:
            log.tell("team-won", {"seat": owner, "partner": owner ^ 2, "total": total(s, owner)})
        else:
            log.tell("won", {"seat": owner, "total": s.scores[owner]})


def lose(s: RaeState, owner: int, points: int) -> None:
    """A card leaves a Quest, and its points with it."""
    s.scores[owner] -= points
    if s.log is not None:
        s.log.tell("unscored", {"seat": owner, "points": points, "total": s.scores[owner]})


def count_up(s: RaeState) -> None:
    """R-3.2: the pile is empty; the highest score wins, and a shared one is a stalemate."""
    best = -1
    winners = 0
    shared = False
    for seat in range(s.seats):
        points = total(s, seat)
        if points > best:
            best = points
            winners = side(s, seat)
            shared = False
        elif points == best and not (winners >> seat) & 1:
            shared = True
    _finish(s, STALEMATE if shared else HIGHEST, 0 if shared else winners)
    log = s.log
    if log is None:
        return
    log.fire("R-3.2")
    log.tell("pile-empty", {})
    seat = _lowest(s, best)
    if shared:
        log.tell("stalemate", {"total": best})
    elif s.teams:
        log.tell("team-highest", {"seat": seat, "partner": seat ^ 2, "total": best})
    else:
        log.tell("highest", {"seat": seat, "total": best})


def _lowest(s: RaeState, points: int) -> int:
    seat = 0
    while total(s, seat) != points:
        seat += 1
    return seat


def _finish(s: RaeState, reason: int, winners: int) -> None:
    s.actor = OVER
    s.phases = [PLAYING]
    s.ending = reason
    s.winners = winners
