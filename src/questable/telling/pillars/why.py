"""What is wrong with an action of Pillars of Faith, said of the follower that was meant."""

from questable.engine import Action
from questable.games.pillars.actions import MOVE, PASS
from questable.games.pillars.board import SITE_NAMES, SITES_OF, STATION_NAMES
from questable.games.pillars.view import PillarsView

Reason = tuple[str, dict[str, str]]
"""The end of a message's id, and its facts."""


def reason(view: PillarsView, action: Action, rule: str, at: str) -> Reason | None:
    """What to say instead of the rule's own sentence; None where that says it best."""
    if action.kind == PASS and rule == "P-3.1" and at in STATION_NAMES:
        return "far", {"station": at}
    if action.kind != MOVE:
        return None
    start, end = STATION_NAMES[action.a], STATION_NAMES[action.b]
    if rule == "P-1.3" and end in view.followers:
        return "full", {"station": end}
    if start not in view.followers:
        return "nobody", {"station": start}
    if rule == "P-3.1":
        return "not-yours", {"religion": view.followers[start], "station": start}
    if rule == "P-3.3":
        return _beside_pillar(view, action.a, action.b)
    return ("banned", {"station": start}) if rule == "P-3.4" else None


def _beside_pillar(view: PillarsView, start: int, end: int) -> Reason:
    """P-3.3: a follower beside a pillar stays, and none comes to one."""
    held = any(SITE_NAMES[site] in view.pillars for site in SITES_OF[start])
    return (
        ("holds", {"station": STATION_NAMES[start]})
        if held
        else ("holy", {"station": STATION_NAMES[end]})
    )
