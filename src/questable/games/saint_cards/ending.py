"""Going out, the Dealer's last turn, and who has won (S-5.2 to S-5.4)."""

from typing import Final

from questable.engine.state import OVER
from questable.games.saint_cards.state import ENDING, SaintCardsState
from questable.games.saint_cards.treasure import FOR_LAST_CARD, pay

LAST_CARD_BONUS: Final = 3

LAST_CARD: Final = 1
DEAD_END: Final = 2
REASONS: Final[list[str]] = ["", "last-card", "dead-end"]
"""Why a game is over, by `ending`."""


def go_out(s: SaintCardsState) -> None:
    """S-5.2: the last card is played."""
    seat = s.turn
    s.out |= 1 << seat
    log = s.log
    if log is not None:
        log.fire("S-5.2")
        log.fire("S-5.3")
        log.tell("out", {"seat": seat})
    pay(s, seat, LAST_CARD_BONUS, FOR_LAST_CARD)


def dealer_is_out(s: SaintCardsState) -> bool:
    """S-5.3: then the game is over at once, that is when the card's effects are done."""
    return (s.out >> s.dealer) & 1 == 1


def begins_last(s: SaintCardsState) -> bool:
    """S-3.7, S-5.3: whether a turn of the Dealer that begins now is the last one."""
    return s.out != 0 or s.closing == 1


def finish(s: SaintCardsState) -> None:
    """S-5.4: most treasures win, a tie is shared, and all is laid at the Jesus card."""
    best = max(s.treasures)
    winners = 0
    shared = 0
    total = 0
    for seat in range(s.seats):
        total += s.treasures[seat]
        if s.treasures[seat] == best:
            winners |= 1 << seat
            shared += 1
    s.actor = OVER
    s.callers = 0
    s.phases = [ENDING]
    s.winners = winners
    s.ending = LAST_CARD if s.out != 0 else DEAD_END
    log = s.log
    if log is None:
        return
    log.fire("S-5.4")
    log.fire("S-5.3" if s.out != 0 else "S-3.7")
    for seat in range(s.seats):
        if (winners >> seat) & 1:
            log.tell("won" if shared == 1 else "shared", {"seat": seat, "total": best})
    log.tell("honour", {"total": total})
