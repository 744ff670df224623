"""What is wrong with an action of Run the Race!, said of the two cards that were meant."""

from questable.engine import Action
from questable.games.run_the_race.deck import PLAY, SIDES
from questable.games.run_the_race.view import HIDDEN, RaceView
from questable.telling.run_the_race.names import Names

Reason = tuple[str, dict[str, str | int]]
"""The end of a message's id, and its facts."""
EMPTY = "-"


def reason(view: RaceView, names: Names, action: Action, rule: str) -> Reason | None:
    """What to say instead of the rule's own sentence; None where that says it best."""
    if action.kind != PLAY or view.seat < 0:
        return None
    _, slot, side, aim = action.text.split(":")
    held, pile = view.hands[view.seat][int(slot) - 1], view.piles[SIDES.index(side)]
    if held == HIDDEN or not pile:
        return None
    if held == EMPTY:
        return "empty", {"n": int(slot)}
    facts: dict[str, str | int] = {"card": names.saint(held), "at": names.saint(pile[-1])}
    if rule == "S-6.2":
        return "no-match", facts
    if aim not in pile:
        return None
    if rule == "S-6.5":
        return "covered", {**facts, "at": names.saint(aim), "on": facts["at"]}
    return ("top", {"at": facts["at"]}) if rule == "S-6.6" else None
