"""The learning way: the player points out the matches and is paid for those found (S-5.6).

Whatever the card just played bears can be claimed once. A claim that its neighbour does not bear
too pays nothing; the two cards lie open, so nothing hidden shows.
"""

from questable.engine.action import Action
from questable.games.saint_cards.actions import CLAIM, DONE
from questable.games.saint_cards.facts import FACTS, facts_in, size
from questable.games.saint_cards.matching import borne, matched
from questable.games.saint_cards.playing import go_on_after, needed, reward, tell_matches
from questable.games.saint_cards.state import SaintCardsState


def found(s: SaintCardsState) -> int:
    """Mask of the claims that are right."""
    return s.claimed & matched(s.cards, s.top, s.on)


def _open_claims(s: SaintCardsState) -> int:
    return borne(s.cards, s.top) & ~s.claimed


def _may_end(s: SaintCardsState) -> bool:
    """S-5.6: three matches found are needed for a second card."""
    return s.laid < 2 or size(found(s)) >= needed(s)


def legal(s: SaintCardsState) -> list[Action]:
    """The facts of the card that are not claimed yet, and to be done."""
    actions = s.cards.actions
    legal: list[Action] = []
    claims = _open_claims(s)
    for fact in range(len(FACTS)):
        if (claims >> fact) & 1:
            legal.append(actions.claims[fact])
    if _may_end(s):
        legal.append(actions.finishing)
    return legal


def why_not(s: SaintCardsState, action: Action) -> str:
    """S-3.3: a fact that the card bears, once; S-5.6: enough of them for a second card."""
    if action.kind == CLAIM:
        return "" if (_open_claims(s) >> action.a) & 1 else "S-3.3"
    if action.kind == DONE:
        return "" if _may_end(s) else "S-5.6"
    return "T-1.3"


def apply(s: SaintCardsState, action: Action) -> None:
    """Note a claim, or be paid."""
    if action.kind == CLAIM:
        s.claimed |= 1 << action.a
        if s.log is not None:
            right = (matched(s.cards, s.top, s.on) >> action.a) & 1
            s.log.fire("S-5.6")
            s.log.tell("claimed", {"seat": s.turn, "fact": FACTS[action.a], "right": right})
        return
    right = found(s)
    log = s.log
    if log is not None:
        log.fire("S-5.6")
        tell_matches(s, log, "matched", right)
        missed = matched(s.cards, s.top, s.on) & ~right
        if facts_in(missed):
            tell_matches(s, log, "missed", missed)
    s.claimed = 0
    reward(s, size(right))
    go_on_after(s)
