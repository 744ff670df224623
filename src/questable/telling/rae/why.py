"""What is wrong with an action of Ràe, said of the very card or group that was meant."""

from questable.engine import Action
from questable.games.rae.actions import (
    ADD_COLLECTION,
    ADD_QUEST,
    BESIEGE,
    EVENT_CARD,
    JOUST,
    LAY,
    LOOK,
    READ,
    ROB,
    TAKE,
)
from questable.games.rae.cards import COLOURS, N_SUITS, NAMES, SUITS
from questable.games.rae.view import GroupView, RaeView
from questable.telling.rae.course import left_to_play
from questable.telling.rae.names import Names, shared

Reason = tuple[str, dict[str, str | int]]
"""The end of a message's id, and its facts."""
KEPT = 2
"""R-2.7: cards that stay in a Collection."""


def reason(view: RaeView, names: Names, action: Action, rule: str) -> Reason | None:
    """What to say instead of the rule's own sentence; None where that says it best."""
    if view.seat < 0 or view.phases[-1:] != ["turn"]:
        return None
    kind = action.kind
    if rule in ("R-2.1", "R-2.2"):
        return _unplayable(view, names, action)
    if kind in (ADD_QUEST, ADD_COLLECTION) and rule in ("R-2.3", "R-2.5"):
        return _no_home(view, names, action, rule)
    if kind == TAKE and rule == "R-2.7":
        return _untaken(view, names, action)
    return _idle(view, names, action) if rule == "R-1.3" else None


def _unplayable(view: RaeView, names: Names, action: Action) -> Reason | None:
    """R-2.2: too many cards this turn, a second event, or a card that is not in hand."""
    left = left_to_play(view)
    if left < (2 if action.kind == LAY else 1):
        return "limit", {"left": left}
    event = EVENT_CARD[action.kind]
    if event >= 0 and view.event_used:
        return "second-event", {}
    wanted = [event] if event >= 0 else [action.a, action.b] if action.kind == LAY else [action.a]
    for card in wanted:
        if NAMES[card] not in view.hand:
            return "not-held", {"card": names.card(NAMES[card])}
    return None


def _no_home(view: RaeView, names: Names, action: Action, rule: str) -> Reason:
    """R-2.3, R-2.5: the group has such a card already, or there is no such group."""
    quest = action.kind == ADD_QUEST
    of = shared(action.a, quest)
    if rule == "R-2.5":
        return "no-group", {"of": of}
    facts = names.place(view, of, action.b + 1)
    if quest:
        return "suit-there", {**facts, "suit": SUITS[action.a % N_SUITS]}
    return "colour-there", {**facts, "colour": COLOURS[action.a // N_SUITS]}


def _untaken(view: RaeView, names: Names, action: Action) -> Reason | None:
    """R-2.7: why a card stays in its Collection."""
    of, card = SUITS[action.a % N_SUITS], NAMES[action.a]
    group = _group(view, of, action.b + 1)
    if group is None or card not in group.cards:
        return None
    facts = names.place(view, of, action.b + 1)
    if group.owner != view.seat:
        return "not-yours", facts
    if len(group.cards) <= KEPT:
        return "too-small", facts
    word = "moved" if card in group.moved else "nowhere"
    return word, {"card": names.card(card)}


def _idle(view: RaeView, names: Names, action: Action) -> Reason | None:
    """R-1.3: why an event would do nothing."""
    kind = action.kind
    if kind in (ROB, LOOK, BESIEGE):
        if action.a == view.seat:
            return "yourself", {}
        return ("besieged" if kind == BESIEGE else "empty-hand"), {"at": names.voice.seat(action.a)}
    if kind == READ:
        return "no-pile", {}
    return ("no-other-card", {}) if kind == JOUST else None


def _group(view: RaeView, of: str, n: int) -> GroupView | None:
    return next((group for group in view.groups if (group.of, group.n) == (of, n)), None)
