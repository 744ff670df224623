"""The call 'SaintCards!' and noticing that it was forgotten, at any time (S-5.1)."""

from questable.engine.action import Action
from questable.games.saint_cards.actions import CALL
from questable.games.saint_cards.state import FINE, SaintCardsState


def set_callers(s: SaintCardsState) -> None:
    """Who owes a call may call; everyone else may notice those who passed without it."""
    late = s.late
    if late == 0:
        s.callers = s.owing
        return
    everyone = (1 << s.seats) - 1
    alone = late & (late - 1) == 0
    s.callers = s.owing | (everyone & ~late if alone else everyone)


def shrunk(s: SaintCardsState, seat: int) -> None:
    """A card has left a hand: whoever is down to one must call, each time anew."""
    left = len(s.hands[seat])
    if left == 1:
        s.owing |= 1 << seat
        s.late &= ~(1 << seat)
        set_callers(s)
        if s.log is not None:
            s.log.fire("S-5.1")
            s.log.fire("S-5.5")  # the number of cards is open to all
            s.log.tell("one-left", {"seat": seat})
    elif (s.owing >> seat) & 1:
        _forget(s, seat)


def grown(s: SaintCardsState, seat: int) -> None:
    """A card has come to a hand: with more than one nothing is owed."""
    if (s.owing >> seat) & 1:
        _forget(s, seat)


def passed(s: SaintCardsState, seat: int) -> None:
    """Who passes without the call may be noticed from now on."""
    if (s.owing >> seat) & 1 and not (s.late >> seat) & 1:
        s.late |= 1 << seat
        s.calls_missed += 1
        set_callers(s)


def _forget(s: SaintCardsState, seat: int) -> None:
    s.owing &= ~(1 << seat)
    s.late &= ~(1 << seat)
    set_callers(s)


def legal(s: SaintCardsState, seat: int) -> list[Action]:
    """The own call, and those whom this seat may notice."""
    if not (s.callers >> seat) & 1:
        return []
    actions: list[Action] = []
    if (s.owing >> seat) & 1:
        actions.append(s.cards.actions.calling)
    for other in range(s.seats):
        if other != seat and (s.late >> other) & 1:
            actions.append(s.cards.actions.notices[other])
    return actions


def why_not(s: SaintCardsState, seat: int, action: Action) -> str:
    """S-5.1: noticing wrongly is refused and costs nothing, since all that counts is open."""
    if action.kind == CALL:
        return "" if (s.owing >> seat) & 1 else "S-5.1"
    if action.a >= s.seats:
        return "T-1.4"
    return "" if action.a != seat and (s.late >> action.a) & 1 else "S-5.1"


def apply(s: SaintCardsState, seat: int, action: Action) -> None:
    """Carry out a call or a notice, whoever's turn it is."""
    log = s.log
    if action.kind == CALL:
        _forget(s, seat)
        if log is not None:
            log.fire("S-5.1")
            log.tell("called", {"seat": seat})
        return
    # Only the first to notice counts: nothing is owed any more.
    noticed = action.a
    _forget(s, noticed)
    s.barrier = s.ply
    s.notices += 1
    s.fined = [*s.fined, noticed]
    s.phases.append(FINE)
    if log is not None:
        log.fire("S-5.1")
        log.tell("noticed", {"seat": noticed, "by": seat})
