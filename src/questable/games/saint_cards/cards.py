"""The cards of one set-up by number, saints first, then WildCards (chapter 1)."""

from collections.abc import Callable
from typing import Final

from questable.engine.pack import Pack
from questable.games.saint_cards.actions import Actions

OUR_LADY: Final = 0
JOSEPH: Final = 1
MICHAEL: Final = 2
GABRIEL: Final = 3
RAPHAEL: Final = 4
GUARDIAN_ANGELS: Final = 5
HOLY_SPIRIT: Final = 6
ALL_SAINTS: Final = 7
WILDCARDS: Final[list[str]] = [
    "our-lady",
    "saint-joseph",
    "saint-michael",
    "saint-gabriel",
    "saint-raphael",
    "guardian-angels",
    "holy-spirit",
    "all-saints",
]
"""S-1.7: their keys by effect; a pack has all eight, in this order, after its saints."""

NOTHING: Final = -1


class Cards:
    """What never changes in a game: facts of all cards of the pack, and which of them play."""

    def __init__(self, keys: list[str], saints: int, actions: Actions) -> None:
        self.keys: Final = keys
        self.n: Final = len(keys)
        self.saints: Final = saints
        """Cards below this number are saints."""
        self.actions: Final = actions
        self.numbered: Final[dict[str, int]] = {keys[card]: card for card in range(len(keys))}
        self.origin: tuple[Pack, int, bool, int] | None = None
        """The set-up that they are of: pack, players, beginners or not, expansions."""
        self.beginner = 0
        self.gathered = 0
        """Whether x2 is in play (S-1.5)."""
        self.facts_in_play = 0
        """Mask of the facts that can be matched at all."""
        none = [0] * len(keys)
        self.in_play: list[int] = none[:]
        self.marks: list[int] = none[:]
        """By card: mask of the facts that it bears, colours, geography and other symbols."""
        self.birth: list[int] = none[:]
        self.passing: list[int] = none[:]
        self.month: list[int] = none[:]
        self.order: list[int] = none[:]
        self.companions: list[list[int]] = [[] for _ in keys]
        """By card: those with whom it doubles treasures, whichever of the two names the other."""
        self.bears: list[int] = none[:]
        """By card: mask of its centuries of birth and passing."""
        self.centuries: list[int] = []
        """S-4.1: those that some saint in the game bears."""
        self.bearers: list[int] = []
        """By century: mask of the cards that bear it,"""
        self.often: list[int] = []
        """and how many they are."""
        self.whole = 0
        """How many cards are in play."""
        self.counts: list[int] = []
        """How many facts match: at the number of one card times n plus the other's."""
        self.richness: list[int] = none[:]
        """By card: how many facts it shares with the others of the game, in hundredths a card."""

    def __copy__(self) -> "Cards":
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> "Cards":
        return self

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        from questable.games.saint_cards.pack import cards_of

        assert self.origin is not None
        return cards_of, self.origin

    def is_wild(self, card: int) -> bool:
        """Whether it is a WildCard."""
        return card >= self.saints

    def effect(self, card: int) -> int:
        """The effect of a WildCard (S-1.7)."""
        return card - self.saints

    def number(self, key: str) -> int:
        """The card of that key, or ValueError."""
        card = self.numbered.get(key)
        if card is None:
            raise ValueError(f"there is no card {key!r}")
        return card

    def told(self, cards: list[int]) -> str:
        """The keys of several cards as events tell them."""
        return " ".join([self.keys[card] for card in cards])
