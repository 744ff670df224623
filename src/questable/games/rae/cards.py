"""The cards of Ràe by number: 28 kinds of Quest cards, then eight kinds of events (chapter 1)."""

from typing import Final

COLOURS: Final[list[str]] = ["red", "yellow", "blue", "green", "purple", "orange", "black"]
SUITS: Final[list[str]] = ["sword", "chalice", "crown", "scroll"]
TYPES: Final[list[str]] = ["hero", "monster", "lair", "item", "treasure"]

N_COLOURS: Final = 7
N_SUITS: Final = 4
QUEST_CARDS: Final = 28
"""Kinds below this number are Quest cards: colour times four plus suit (R-1.2)."""

KING: Final = 28
THIEVES: Final = 29
FIREBALL: Final = 30
TAXES: Final = 31
MIRROR: Final = 32
TOME: Final = 33
TOURNAMENT: Final = 34
SIEGE: Final = 35
KINDS: Final = 36
EVENTS: Final[list[str]] = [
    "long-live-the-king",
    "thieves",
    "fireball",
    "taxes",
    "enchanted-mirror",
    "mystical-tome",
    "tournament",
    "siege",
]
"""R-1.3: the events by number, from KING on."""

ALL_SUITS: Final = 15
HAND: Final = 5
"""R-2.1, R-2.2: the cards dealt, and held at the end of a turn."""

MOST_COPIES: Final = 2
"""Of a Quest card in one deck; two decks have four."""
MOST_QUESTS: Final = 8
"""Of one colour: a Quest never has fewer than two of the colour's sixteen cards."""
MOST_COLLECTIONS: Final = 14
"""Of one suit: likewise two of its 28 cards."""

QUEST: Final = 0
COLLECTION: Final = 1
GROUPS: Final[list[str]] = ["quest", "collection"]


def _names() -> list[str]:
    return [f"{colour}-{suit}" for colour in COLOURS for suit in SUITS] + EVENTS


def _sizes() -> list[int]:
    return [bin(mask).count("1") for mask in range(1 << N_COLOURS)]


NAMES: Final[list[str]] = _names()
"""By kind, as actions, records and views call it."""
SIZE: Final[list[int]] = _sizes()
"""How many cards a mask of suits or colours has."""


NUMBERED: Final[dict[str, int]] = {name: card for card, name in enumerate(NAMES)}


def colour_of(card: int) -> int:
    """R-1.2: the colour of a Quest card."""
    return card >> 2


def suit_of(card: int) -> int:
    """R-1.2: its suit."""
    return card & 3


def card_named(name: str) -> int:
    """The kind of that name, or ValueError."""
    card = NUMBERED.get(name)
    if card is None:
        raise ValueError(f"there is no card {name!r}")
    return card
