"""What is wrong with an action of Questor, said of the very place that was pointed at."""

from questable.engine import Action
from questable.games.questor.actions import (
    BLINK,
    CHASE,
    DIG,
    DIG_HERE,
    HEROES,
    MOVE,
    PICK,
    ROTATE,
    STUCK,
)
from questable.games.questor.board import (
    CROSS,
    DOWN,
    NEIGHBOUR,
    NOWHERE,
    OUTSIDE,
    place_name,
    place_named,
)
from questable.games.questor.view import QuestorView

Reason = tuple[str, dict[str, str]]
"""The end of a message's id, and its facts."""
ONTO = (BLINK, ROTATE)
"""Actions that name a tile."""


def reason(view: QuestorView, action: Action, rule: str, at: str) -> Reason | None:
    """What to say instead of the rule's own sentence; None where that says it best."""
    kind = action.kind
    if kind == PICK and rule == "Q-2.1":
        return _taken(view, action)
    if not view.hero:
        return None
    here = view.where[HEROES.index(view.hero)]
    if kind == STUCK and rule == "Q-3.1":
        return _far(here, at)
    if kind == DIG_HERE:
        return _undug(view, here, rule)
    if kind in ONTO and view.arms[action.a] == DOWN and rule in ("Q-6.4", "Q-7.4"):
        return "down", {"at": place_name(action.a)}
    if kind in (MOVE, DIG, CHASE):
        return _beside(here, action, rule)
    return None


def _far(here: int, at: str) -> Reason | None:
    """Q-3.1: how far a hero goes in one turn."""
    try:
        there = place_named(at)
    except ValueError:
        return None
    near = NEIGHBOUR[here * 4 : here * 4 + 4]
    if there == here or there in near:
        return None
    return ("far", {"at": at}) if there < OUTSIDE else ("far-out", {})


def _beside(here: int, action: Action, rule: str) -> Reason | None:
    """A step, a dig or a monster's way to the next place."""
    beyond = NEIGHBOUR[here * 4 + action.a]
    if beyond == NOWHERE:
        return None
    facts = {"a": place_name(here), "b": place_name(beyond)}
    inside = here < OUTSIDE and beyond < OUTSIDE
    if rule == "Q-3.2":
        return ("wall", facts) if inside else ("wall-out", {})
    if rule == "Q-4.4" and inside and action.kind == CHASE:
        return "chase", facts
    return ("monster", {"at": place_name(beyond)}) if rule == "Q-7.3" else None


def _undug(view: QuestorView, here: int, rule: str) -> Reason | None:
    if here >= OUTSIDE:
        return "outside", {}
    cross = rule == "Q-3.6" and view.arms[here] == CROSS
    return ("cross", {"at": place_name(here)}) if cross else None


def _taken(view: QuestorView, action: Action) -> Reason:
    """Q-2.1: the hero, or else the entrance, was chosen already."""
    return ("hero" if view.where[action.a] != NOWHERE else "entrance"), {}
