"""All Saints: everyone passes one card to the left, chosen in secret (S-1.7)."""

from questable.engine.action import Action
from questable.engine.hands import take_up
from questable.games.saint_cards.actions import GIVE
from questable.games.saint_cards.cards import NOTHING
from questable.games.saint_cards.memory import arrived, left_unseen
from questable.games.saint_cards.seats import next_seat, still_in
from questable.games.saint_cards.state import GIVING, SaintCardsState


def asked(s: SaintCardsState) -> int:
    """Mask of the seats that pass a card: all that have not gone out."""
    return ((1 << s.seats) - 1) & ~s.out


def start(s: SaintCardsState) -> None:
    """Ask all at once, if there is anyone to pass to."""
    if still_in(s) < 2:
        return
    s.phases.append(GIVING)
    s.pending = asked(s)
    s.passes = [NOTHING] * s.seats
    if s.log is not None:
        s.log.tell("all-give", {"seat": s.turn})


def legal(s: SaintCardsState, seat: int) -> list[Action]:
    """Any card of the own hand."""
    return [s.cards.actions.gives[card] for card in s.hands[seat]]


def why_not(s: SaintCardsState, seat: int, action: Action) -> str:
    """S-1.7: a card of one's own; anything else has to wait."""
    if action.kind != GIVE:
        return "T-1.3"
    return "" if action.a in s.hands[seat] else "S-1.7"


def give(s: SaintCardsState, seat: int, card: int) -> None:
    """Note a secret choice; with the last one all cards go round."""
    passes = s.passes[:]
    passes[seat] = card
    s.passes = passes
    s.pending &= ~(1 << seat)
    if s.pending == 0:
        _go_round(s)


def _go_round(s: SaintCardsState) -> None:
    """Who has gone out is skipped, so that everyone else gives one card and gets one."""
    s.barrier = s.ply
    s.phases.pop()
    given = s.passes
    s.passes = []
    for seat in range(s.seats):
        if given[seat] != NOTHING:
            left_unseen(s, seat, given[seat], 1 << next_seat(s, seat))
            s.hands[seat].remove(given[seat])
    for seat in range(s.seats):
        if given[seat] != NOTHING:
            _hand_over(s, seat, next_seat(s, seat), given[seat])


def _hand_over(s: SaintCardsState, giver: int, taker: int, card: int) -> None:
    take_up(s.hands[taker], card)
    arrived(s, taker, card, 1 << giver)
    if s.log is not None:
        s.log.tell("gave", {"seat": giver, "to": taker})
        both = (1 << giver) | (1 << taker)
        facts: dict[str, int | str] = {"seat": giver, "to": taker, "card": s.cards.keys[card]}
        s.log.tell("gave-card", facts, both)
