"""A turn: draw one, play up to three, end with exactly five (R-2.1, R-2.2)."""

from questable.engine.action import Action
from questable.engine.hands import take_up
from questable.engine.state import CHANCE
from questable.games.rae import event_cards, laying, moving, setup
from questable.games.rae.actions import (
    ADD_COLLECTION,
    BESIEGE,
    DECLINE,
    DISCARD,
    DISCARDS,
    DONE,
    FINISHING,
    GET,
    GIVE,
    GIVES,
    LAY,
    REPLY,
    ROB,
    TAKE,
    TO_COLLECTION,
    TO_QUEST,
    WITH,
)
from questable.games.rae.cards import HAND, NAMES
from questable.games.rae.effects import finish
from questable.games.rae.hands import put_down
from questable.games.rae.scoring import count_up
from questable.games.rae.seats import next_seat
from questable.games.rae.state import (
    DEALING,
    DISCARDING,
    DRAWING,
    PLAYING,
    READING_TOME,
    REFILLING,
    RaeState,
)

PLAYS: int = 3
"""R-2.2: cards a turn,"""
FAIR_PLAYS: int = 2
"""with fair_start in the first turn (R-2.1),"""
ADDS: int = 2
"""and how many of them may be added one by one (R-2.8)."""


def begin_turn(s: RaeState) -> None:
    """R-2.2: draw one, unless R-1.3 (Siege) or R-2.1 (fair_start) say otherwise."""
    s.turns += 1
    s.played = 0
    s.added = 0
    s.event_used = 0
    s.limit = PLAYS
    s.add_limit = ADDS
    s.moved = []
    s.phases = [PLAYING]
    log = s.log
    if log is not None:
        log.tell("turn", {"seat": s.turn, "n": s.turns})
    if s.turns == 1 and s.fair_start:
        s.limit = FAIR_PLAYS
        s.actor = s.turn
        if log is not None:
            log.fire("R-2.1")
            log.tell("fair-start", {"seat": s.turn})
    elif (s.besieged >> s.turn) & 1:
        s.besieged &= ~(1 << s.turn)
        s.actor = s.turn
        if log is not None:
            log.fire("R-1.3")
            log.tell("no-draw", {"seat": s.turn})
    else:
        s.phases.append(DRAWING)
        s.actor = CHANCE


def legal(s: RaeState) -> list[Action]:
    """What the player at turn may do, in the order of the table."""
    actions: list[Action] = []
    laying.add_legal(s, actions)
    moving.add_takes(s, actions)
    event_cards.add_legal(s, actions)
    actions.append(FINISHING)
    return actions


def why_not(s: RaeState, action: Action) -> str:
    """The first rule that forbids it, or ''."""
    kind = action.kind
    if LAY <= kind <= ADD_COLLECTION:
        return laying.why_not(s, action)
    if kind == TAKE:
        return moving.no_take(s, action.a, action.b)
    if ROB <= kind <= BESIEGE:
        return event_cards.why_not(s, action)
    if kind == DONE:
        return ""
    if kind == TO_QUEST or kind == TO_COLLECTION:
        return "R-2.7"  # nothing was taken yet
    if kind == WITH:
        return "R-2.6"
    if kind == REPLY or kind == DECLINE:
        return "R-2.10"
    if kind == GIVE or kind == GET:
        return "R-1.3"
    return "R-2.2" if kind == DISCARD else "T-1.3"


def apply(s: RaeState, action: Action) -> None:
    """Carry out what the player at turn chose."""
    kind = action.kind
    if kind == DONE:
        _end_plays(s)
    elif kind == TAKE:
        moving.take(s, action.a, action.b)
    elif kind <= ADD_COLLECTION:
        laying.apply(s, action)
    else:
        event_cards.apply(s, action)


def draw(s: RaeState, card: int) -> None:
    """The top card turned out to be this one; it goes to the player at turn."""
    s.bag[card] -= 1
    s.pile -= 1
    hand = s.hands[s.turn]
    take_up(hand, card)
    phase = s.phases[-1]
    if s.log is not None:
        _tell_draw(s, card, phase)
    if phase == DRAWING:
        s.phases.pop()
        s.actor = s.turn
    elif phase == REFILLING:
        if len(hand) == HAND or s.pile == 0:
            end_turn(s)
    elif phase == READING_TOME:
        s.to_read -= 1
        if s.to_read == 0:
            s.phases.pop()
            finish(s)
    elif setup.all_dealt(s):
        begin_turn(s)


def _tell_draw(s: RaeState, card: int, phase: int) -> None:
    log = s.log
    if log is not None:
        log.fire("R-2.1" if phase == DEALING else "R-1.3" if phase == READING_TOME else "R-2.2")
        log.tell("dealt" if phase == DEALING else "drew", {"seat": s.turn})
        log.tell("drawn-card", {"seat": s.turn, "card": NAMES[card]}, 1 << s.turn)


def _end_plays(s: RaeState) -> None:
    held = len(s.hands[s.turn])
    if s.log is not None:
        s.log.fire("R-2.2")
        s.log.tell("done", {"seat": s.turn})
    if held > HAND:
        s.phases = [DISCARDING]
    elif held < HAND and s.pile > 0:
        s.phases = [REFILLING]
        s.actor = CHANCE
    else:
        end_turn(s)


def discard(s: RaeState, card: int) -> None:
    """R-2.2: surplus of one's choice goes to the discard pile."""
    put_down(s, s.turn, card)
    s.discards = [*s.discards, card]
    if s.log is not None:
        s.log.fire("R-2.2")
        s.log.tell("discarded", {"seat": s.turn, "card": NAMES[card]})
    if len(s.hands[s.turn]) == HAND:
        end_turn(s)


def end_turn(s: RaeState) -> None:
    """R-3.2: with an empty pile the game is over; else the next player's turn."""
    if s.pile == 0:
        count_up(s)
        return
    s.turn = next_seat(s, s.turn)
    begin_turn(s)


def kinds_in(hand: list[int], choices: list[Action]) -> list[Action]:
    """One action for each kind of card in a hand."""
    actions: list[Action] = []
    last = -1
    for card in hand:
        if card != last:
            actions.append(choices[card])
            last = card
    return actions


def legal_discards(s: RaeState) -> list[Action]:
    """Each kind in hand."""
    return kinds_in(s.hands[s.turn], DISCARDS)


def legal_gifts(s: RaeState, seat: int) -> list[Action]:
    """Each kind in hand, to pay or to offer."""
    return kinds_in(s.hands[seat], GIVES)
