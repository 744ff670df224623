"""How a game ends (S-6.3, S-6.4, S-6.6)."""

from typing import Final

from questable.engine.state import OVER
from questable.games.run_the_race.deck import SEATS
from questable.games.run_the_race.standing import cards_left
from questable.games.run_the_race.state import PLAYING, RaceState

ALL_PLAYED: Final = 1
FEWER_LEFT: Final = 2
DRAWN: Final = 3
REASONS: Final[list[str]] = ["", "all-played", "fewer-left", "drawn"]
"""Why a game is over, by `ending`."""

CARDS: Final = 20
"""S-6.4: what each player has to play."""


def win(s: RaceState, seat: int) -> None:
    """S-6.4: a seat has played all its cards."""
    _finish(s, ALL_PLAYED, 1 << seat)
    log = s.log
    if log is not None:
        log.fire("S-6.4")
        log.tell("won", {"seat": seat})


def give_up(s: RaceState, rule: str) -> None:
    """Too many turnings in vain: fewer cards left wins, equal is a draw."""
    mine = cards_left(s, 0)
    other = cards_left(s, 1)
    log = s.log
    if log is not None:
        log.fire(rule)
        log.tell("given-up", {"count": s.fruitless})
    if mine == other:
        _finish(s, DRAWN, 0)
        if log is not None:
            log.tell("drawn", {"left": mine})
        return
    seat = 0 if mine < other else 1
    _finish(s, FEWER_LEFT, 1 << seat)
    if log is not None:
        log.tell(
            "fewer", {"seat": seat, "left": cards_left(s, seat), "other": cards_left(s, 1 - seat)}
        )


def _finish(s: RaceState, reason: int, winners: int) -> None:
    s.actor = OVER
    s.phase = PLAYING
    s.ending = reason
    s.winners = winners
    s.clues = []  # nobody has to guess any more


def scores(s: RaceState) -> list[int]:
    """Cards played, by seat."""
    return [CARDS - cards_left(s, seat) for seat in range(SEATS)]
