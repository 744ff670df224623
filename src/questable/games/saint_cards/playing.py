"""Playing a card on the Play Deck: what it pays and what may follow (S-3.1 to S-3.5, S-4.1)."""

from typing import Final

from questable.engine.event import Log
from questable.games.saint_cards import calls, century, effects
from questable.games.saint_cards.ending import go_out
from questable.games.saint_cards.facts import COLOUR_FACTS, EXPANSION, MONTH, SYMBOL_FACTS, facts_in
from questable.games.saint_cards.matching import doubles, matched
from questable.games.saint_cards.memory import left_in_the_open
from questable.games.saint_cards.state import (
    CLAIMING,
    ENDING,
    NAMING,
    SECOND,
    SaintCardsState,
)
from questable.games.saint_cards.treasure import (
    FOR_CENTURY,
    FOR_MATCHES,
    FOR_OPEN_WILDCARD,
    FOR_WILDCARD,
    pay,
)

SECOND_MATCHES: Final = 3
"""S-3.5: what a second card needs,"""
EASED_MATCHES: Final = 1
"""and after the Guardian Angels (S-1.7)."""
PLACED: Final = 3
"""S-4.2: for placing a century,"""
OPEN: Final = 3
"""S-4.5: for any card on a WildCard that waits for no century,"""
WILD: Final = 1
"""S-4.1: and for playing a WildCard, beside its matches."""


def needed(s: SaintCardsState) -> int:
    """Matches that a second card needs in this turn."""
    return EASED_MATCHES if s.eased else SECOND_MATCHES


def lay(s: SaintCardsState, card: int) -> None:
    """A card goes from the hand at turn onto the Play Deck, for all to see."""
    seat = s.turn
    s.hands[seat].remove(card)
    left_in_the_open(s, seat, card)
    s.barrier = s.ply
    s.played.append(s.top)
    s.on = s.top
    s.top = card
    s.laid += 1
    s.stuck = 0
    s.cards_played += 1
    wild = card >= s.cards.saints
    s.follows = 0 if wild or s.laid > 1 else 1
    if s.laid > 1:
        s.seconds += 1
    if wild:
        s.wildcards += 1
    if s.log is not None:
        _tell_play(s, s.log, card)
    calls.shrunk(s, seat)
    if s.named != 0:
        # S-4.2: three and no matches; S-3.5: nothing follows.
        s.follows = 0
        century.placed(s)
        pay(s, seat, PLACED, FOR_CENTURY)
    elif s.open_wild == 1:
        s.open_wild = 0
        if s.log is not None:
            s.log.fire("S-4.5")
        pay(s, seat, OPEN, FOR_OPEN_WILDCARD)
    elif s.learning == 1:
        s.claimed = 0
        s.phases.append(CLAIMING)
        return
    else:
        reward(s, s.cards.counts[s.on * s.cards.n + card])
    go_on_after(s)


def _tell_play(s: SaintCardsState, log: Log, card: int) -> None:
    log.fire("S-3.1")
    keys = s.cards.keys
    facts: dict[str, int | str] = {"seat": s.turn, "card": keys[card], "on": keys[s.on]}
    if s.laid > 1:
        log.fire("S-3.5")
        log.tell("played-second", facts)
    else:
        log.fire("S-3.2")
        log.tell("played", facts)


def reward(s: SaintCardsState, found: int) -> None:
    """S-3.1: a treasure for each match found; S-1.5: two if the cards are companions."""
    card = s.top
    s.matches += found
    treasures = found
    if doubles(s.cards, card, s.on):
        treasures *= 2
        if s.log is not None:
            s.log.fire("S-1.5")
            s.log.tell("doubled", {"seat": s.turn, "n": treasures})
    if s.log is not None and s.learning == 0:
        tell_matches(s, s.log, "matched", matched(s.cards, card, s.on))
    if s.cards.is_wild(card):
        if s.log is not None:
            s.log.fire("S-4.1")
        pay(s, s.turn, WILD + treasures, FOR_WILDCARD)
    else:
        pay(s, s.turn, treasures, FOR_MATCHES)


def tell_matches(s: SaintCardsState, log: Log, kind: str, mask: int) -> None:
    """Which facts of the card just played were matched, or missed."""
    names = facts_in(mask)
    keys = s.cards.keys
    log.fire("S-3.3")
    if s.cards.beginner == 1:
        log.fire("S-3.6")
    if mask & COLOUR_FACTS:
        log.fire("S-1.2")
    if (mask >> MONTH) & 1:
        log.fire("S-1.3")
    if mask & SYMBOL_FACTS:
        log.fire("S-1.4")
    if mask >> EXPANSION:
        log.fire("S-1.5")
    facts: dict[str, int | str] = {
        "seat": s.turn, "card": keys[s.top], "on": keys[s.on], "facts": " ".join(names),
        "n": len(names),
    }  # fmt: skip
    log.tell(kind, facts)


def go_on_after(s: SaintCardsState) -> None:
    """The card is paid: the last one's bonus, then effects and a century, or a second card."""
    left = len(s.hands[s.turn])
    if left == 0:
        go_out(s)
    if s.cards.is_wild(s.top):
        s.phases = [ENDING]
        if century.is_named(s):
            s.phases.append(NAMING)
        elif s.log is not None:
            s.log.fire("S-5.3")
        effects.start(s)
        return
    s.phases = [SECOND] if s.follows == 1 and left > 0 else [ENDING]
