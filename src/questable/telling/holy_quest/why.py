"""What is wrong with an action of The Holy Quest, said of the pawn that was meant."""

from questable.engine import Action
from questable.games.holy_quest.actions import FREEZE, MOVE, PASS, START
from questable.games.holy_quest.board import NOWHERE
from questable.games.holy_quest.pieces import PAWNS
from questable.games.holy_quest.sight import ahead
from questable.games.holy_quest.view import HolyQuestView, PawnView
from questable.telling.holy_quest.names import Names

Reason = tuple[str, dict[str, str | int]]
"""The end of a message's id, and its facts."""
HOME = "home"
STARTING = (1, 6)
"""H-3.3: what starts a pawn with one die."""


def reason(view: HolyQuestView, names: Names, action: Action, rule: str) -> Reason | None:
    """What to say instead of the rule's own sentence; None where that says it best."""
    if view.phases[-1:] != ["move"]:
        return _elsewhere(view, names, action, rule)
    kind = action.kind
    if kind == PASS and rule == "H-3.5":
        return "must-move", {}
    if kind not in (MOVE, START):
        return None
    pawn = _pawn(view, action)
    if pawn is None:
        return None
    facts: dict[str, str | int] = {"pawn": names.seen(view, pawn.pawn)}
    if rule == "H-2.1":
        return "not-yours", facts
    if kind == START:
        return _unstarted(view, pawn, facts, rule)
    if rule == "H-3.3":
        return ("at-home", facts) if pawn.place == HOME else ("bound", facts)
    if rule == "H-3.11":
        return "frozen", facts
    return _no_landing(view, names, action.a, facts, rule)


def _elsewhere(view: HolyQuestView, names: Names, action: Action, rule: str) -> Reason | None:
    """On a Freeze tile: a pawn that is frozen already."""
    pawn = _pawn(view, action) if action.kind == FREEZE else None
    if pawn is None or rule != "H-3.11":
        return None
    return "frozen-already", {"pawn": names.seen(view, pawn.pawn)}


def _unstarted(
    view: HolyQuestView, pawn: PawnView, facts: dict[str, str | int], rule: str
) -> Reason | None:
    """H-3.3, H-3.4: a pawn that is on its way, or a roll that starts none."""
    if pawn.place != HOME:
        return "started", facts
    if rule == "H-3.3" and view.dice == 1 and view.count not in STARTING:
        return "no-start", {"n": view.count}
    return ("no-double", {}) if rule == "H-3.4" else None


def _no_landing(
    view: HolyQuestView, names: Names, pawn: int, facts: dict[str, str | int], rule: str
) -> Reason | None:
    """H-3.6, H-3.7: the count leads nowhere, or onto somebody."""
    place, _ = ahead(view, names.placed(view), pawn, False)
    if place == NOWHERE and rule == "H-3.6":
        return "too-far", {**facts, "n": view.count}
    if place == NOWHERE or rule not in ("H-3.6", "H-3.7"):
        return None
    there = names.board.place_name(place)
    others = [each.pawn for each in view.pawns if each.place == there]
    if not others:
        return None
    facts["other"] = names.seen(view, others[0])
    return ("own-side" if rule == "H-3.6" else "protected"), facts


def _pawn(view: HolyQuestView, action: Action) -> PawnView | None:
    return next((each for each in view.pawns if each.pawn == PAWNS[action.a]), None)
