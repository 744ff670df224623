"""The Storehouse of Treasure, which never runs out (S-2.1)."""

from typing import Final

from questable.games.saint_cards.state import SaintCardsState

# What treasures are for, as events tell it.
FOR_MATCHES: Final[str] = "matches"
FOR_WILDCARD: Final[str] = "wildcard"
FOR_OPEN_WILDCARD: Final[str] = "open-wildcard"
FOR_CENTURY: Final[str] = "century"
FOR_LACK: Final[str] = "lack"
FOR_LAST_CARD: Final[str] = "last-card"
FOR_EFFECT: Final[str] = "effect"


def pay(s: SaintCardsState, seat: int, treasures: int, what_for: str) -> None:
    """A player takes treasures from the Storehouse."""
    s.treasures[seat] += treasures
    if s.log is not None:
        s.log.tell(
            "paid",
            {"seat": seat, "n": treasures, "total": s.treasures[seat], "for": what_for},
        )
