"""The reply window: Long Live the King, asked of all opponents at once and in secret (R-2.10)."""

from questable.engine.action import Action
from questable.engine.state import SEALED
from questable.games.rae import effects
from questable.games.rae.actions import DECLINE, DECLINING, REPLY, REPLYING
from questable.games.rae.cards import KING
from questable.games.rae.hands import put_down
from questable.games.rae.seats import next_seat, opponents
from questable.games.rae.state import WINDOW, RaeState


def last_player(s: RaeState) -> int:
    """Who played the card that may be replied to: the event's player, or the last to reply."""
    return s.replies[-1] if len(s.replies) > 0 else s.turn


def asked(s: RaeState) -> int:
    """Mask of the seats that are asked, whether or not they have answered or could reply."""
    return opponents(s, last_player(s))


def open_window(s: RaeState) -> None:
    """Ask every opponent of whoever played last."""
    s.phases.append(WINDOW)
    s.pending = asked(s)
    s.answers = 0
    s.actor = SEALED
    if s.log is not None:
        s.log.fire("R-2.10")
        s.log.tell("asked", {"seat": last_player(s)})


def legal(s: RaeState, seat: int) -> list[Action]:
    """Reply, if the seat holds Long Live the King, or decline."""
    if KING in s.hands[seat]:
        return [REPLYING, DECLINING]
    return [DECLINING]


def why_not(s: RaeState, seat: int, action: Action) -> str:
    """R-2.10: a reply takes the card; anything but an answer has to wait."""
    if action.kind == DECLINE:
        return ""
    if action.kind == REPLY:
        return "" if KING in s.hands[seat] else "R-2.10"
    return "T-1.3"


def answer(s: RaeState, seat: int, action: Action) -> None:
    """Note a secret answer; the last one closes the window."""
    s.pending &= ~(1 << seat)
    if action.kind == REPLY:
        s.answers |= 1 << seat
    if s.pending == 0:
        _close(s)


def _close(s: RaeState) -> None:
    s.barrier = s.ply
    s.phases.pop()
    if s.answers == 0:
        if s.log is not None:
            s.log.tell("no-reply", {"seat": last_player(s)})
        effects.resolve(s)
        return
    # the first in turn order replies, the others keep their cards unseen.
    seat = next_seat(s, last_player(s))
    while not (s.answers >> seat) & 1:
        seat = next_seat(s, seat)
    s.answers = 0
    to = last_player(s)
    # neither one of the three cards nor the turn's event.
    put_down(s, seat, KING)
    s.replies = [*s.replies, seat]
    if s.log is not None:
        s.log.fire("R-1.3")
        s.log.fire("R-2.9")
        s.log.tell("replied", {"seat": seat, "to": to})
    open_window(s)
