"""What is wrong with an action of SaintCards, said of the very card that was meant."""

from questable.engine import Action
from questable.games.saint_cards.actions import CALL, DRAW, NAME, NOTICE, PASS, PLAY
from questable.games.saint_cards.playing import EASED_MATCHES, SECOND_MATCHES
from questable.games.saint_cards.view import SaintCardsView
from questable.telling.saint_cards.names import Names

Reason = tuple[str, dict[str, str | int]]
"""The end of a message's id, and its facts."""


def reason(view: SaintCardsView, names: Names, action: Action, rule: str) -> Reason | None:
    """What to say instead of the rule's own sentence; None where that says it best."""
    if view.seat < 0:
        return None
    kind = action.kind
    if kind == PLAY:
        return _unplayed(view, names, action.text.split(":")[1], rule)
    if kind == DRAW:
        return _undrawn(view, names, rule)
    if kind == PASS and rule == "S-3.1":
        return "no-skip", {}
    if kind == NAME and rule == "S-4.1" and view.phases[-1:] == ["name"]:
        return "nobody-then", {"century": names.century(action.a)}
    if kind == CALL and rule == "S-5.1":
        count = view.sizes[view.seat]
        return ("called", {}) if count == 1 else ("no-call", {"count": count})
    if kind == NOTICE and rule == "S-5.1":
        return ("yourself", {}) if action.a == view.seat else _unnoticed(names, action.a)
    return None


def _unplayed(view: SaintCardsView, names: Names, key: str, rule: str) -> Reason | None:
    """Why a card stays in the hand."""
    if rule == "S-3.1":
        if key not in view.hand:
            return "not-held", {"card": names.card(key)}
        return "drawn", {}
    facts: dict[str, str | int] = {"card": names.card(key)}
    wild = key in names.wildcards
    if rule in ("S-3.2", "S-4.2") and view.named:
        facts["century"] = names.century(view.named)
        return ("wild-century" if wild else "not-then"), facts
    facts["at"] = names.card(view.top)
    if rule == "S-3.2":
        return "no-match", facts
    if rule != "S-3.5" or view.phases[-1:] != ["second"]:
        return None
    if wild:
        return "wild-second", {}
    if view.learning:
        return None
    facts["count"] = len(view.fits[view.hand.index(key)])
    facts["need"] = EASED_MATCHES if view.eased else SECOND_MATCHES
    return "few-matches", facts


def _undrawn(view: SaintCardsView, names: Names, rule: str) -> Reason | None:
    """Why no card is drawn."""
    if rule == "S-3.1":
        return ("played" if view.phases[-1:] == ["second"] else "only-pass"), {}
    if rule != "S-4.2":
        return None
    named = view.named
    held = [key for key in view.hand if named in names.centuries(key)]
    if not held:
        return None
    return "must-place", {"card": names.card(held[0]), "century": names.century(named)}


def _unnoticed(names: Names, seat: int) -> Reason:
    return "not-forgotten", {"seat": names.voice.seat(seat)}
