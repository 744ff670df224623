"""The century that a WildCard's player names, going round until it is placed (chapter 4)."""

from questable.engine.action import Action
from questable.games.saint_cards.memory import lacks
from questable.games.saint_cards.state import SaintCardsState
from questable.games.saint_cards.treasure import FOR_LACK, pay


def is_named(s: SaintCardsState) -> bool:
    """S-5.3: after its effect every WildCard names a century, but in the Dealer's last turn."""
    return s.final == 0 and not (s.out >> s.dealer) & 1


def legal(s: SaintCardsState) -> list[Action]:
    """S-4.1: those that some saint in the game bears."""
    names = s.cards.actions.names
    return [names[century - 1] for century in s.cards.centuries]


def why_not(s: SaintCardsState, century: int) -> str:
    """S-4.1, likewise."""
    return "" if s.cards.bearers[century] != 0 else "S-4.1"


def name(s: SaintCardsState, century: int) -> None:
    """The next player must place it."""
    s.phases.pop()
    s.named = century
    s.wild_by = s.turn
    s.wild_pays = 1
    s.returns = 0
    if s.log is not None:
        s.log.fire("S-4.1")
        s.log.tell("named", {"seat": s.turn, "century": century})


def bears(s: SaintCardsState, card: int) -> bool:
    """S-4.2: birth or passing; S-4.4: a WildCard bears none."""
    return (s.cards.bears[card] >> s.named) & 1 == 1


def can_place(s: SaintCardsState) -> bool:
    """Whether the player at turn holds a card of the named century."""
    for card in s.hands[s.turn]:
        if bears(s, card):
            return True
    return False


def placed(s: SaintCardsState) -> None:
    """The top card has answered the named century."""
    century = s.named
    s.named = 0
    s.centuries_placed += 1
    log = s.log
    if log is not None:
        log.fire("S-4.2")
        facts: dict[str, int | str] = {
            "seat": s.turn, "card": s.cards.keys[s.top], "century": century,
        }  # fmt: skip
        log.tell("placed", facts)


def comes_round(s: SaintCardsState) -> None:
    """S-4.3: back at the WildCard's player, who from then on takes nothing for others' draws."""
    if s.named == 0 or s.turn != s.wild_by:
        return
    s.returns += 1
    if s.wild_pays == 0:
        return
    s.wild_pays = 0
    if s.log is not None:
        s.log.fire("S-4.3")
        s.log.tell("came-round", {"seat": s.turn, "century": s.named})


def goes_on(s: SaintCardsState) -> None:
    """S-4.2: the player at turn passes; after so many rounds it goes no further than its namer.

    Who is out never sees it come back: the Dealer's turn, which ends the game, is on the way.
    """
    if s.named != 0 and s.turn == s.wild_by and s.returns == s.century_rounds > 0:
        lapse(s)


def lacked(s: SaintCardsState) -> None:
    """S-4.2: the player at turn has no card of that century, as everyone now knows."""
    s.centuries_failed += 1
    s.barrier = s.ply
    lacks(s, s.turn, s.named)
    if s.log is not None:
        s.log.fire("S-4.2")
        if s.hands[s.turn][-1:] and s.cards.is_wild(s.hands[s.turn][-1]):
            s.log.fire("S-4.4")
        s.log.tell("lacked", {"seat": s.turn, "century": s.named})
    if s.wild_pays == 1:
        pay(s, s.wild_by, 1, FOR_LACK)


def lapse(s: SaintCardsState) -> None:
    """S-4.2: nobody has placed it; the next player may play any card for three."""
    if s.log is not None:
        s.log.fire("S-4.2")
        s.log.tell("lapsed", {"century": s.named})
    s.named = 0
    s.open_wild = 1
    s.stuck = 0
