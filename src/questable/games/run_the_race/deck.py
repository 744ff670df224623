"""The cards of a pack as the rules read them: what matches what, and the actions that name them."""

from collections.abc import Callable
from typing import Final

from questable.engine.action import Action, ActionTable
from questable.engine.pack import MOST_KNOWN
from questable.saints.facts import COLOURS

FEWEST_CARDS: Final = 52
"""S-6.1: twenty for each of two players, two starters and two side piles of five."""
MOST_CARDS: Final = 300
"""So many fit into an action table."""
SEATS: Final = 2
SLOTS: Final = 5
"""S-6.1: the places of a hand, which keep their numbers while cards come and go."""
PLACES: Final = 10
"""The slots of both hands: seat times five plus slot."""
SIDES: Final[list[str]] = ["left", "right"]
"""The two open piles, each with its side pile beside it."""

CENTURY: Final = 1
MONTH: Final = 2
COLOUR: Final = 4
MATCHES: Final[list[str]] = ["century", "month", "colour"]
"""What two cards may share (S-6.2), by bit."""

PLAY: Final = 0
PASS: Final = 1
FIRST: Final = 2
STARTER: Final = 3
DRAW: Final = 4
TURN: Final = 5


class Deck:
    """All saints of a pack by number, in the order of their keys."""

    def __init__(
        self,
        keys: list[str],
        births: list[int],
        passings: list[int],
        mains: list[int],
        months: list[int],
    ) -> None:
        self.keys: Final = keys
        self.size: Final = len(keys)
        self.births: Final = births
        self.passings: Final = passings
        self.mains: Final = mains
        self.months: Final = months
        self.facts: Final = (keys, births, passings, mains, months)
        self.numbered: Final[dict[str, int]] = {key: card for card, key in enumerate(keys)}
        self.match: Final = self._matches()
        """Card times size plus other card: a mask of what they share, 0 for no match."""
        self._alike: Final[dict[int, list[str]]] = {}
        """The same by name, as far as anybody asked."""
        self.friends: Final = self._friends()
        """By card: how many others it matches."""
        self.table: Final = ActionTable()
        self.plays: Final = self._plays()
        """Slot times two plus side, times size plus the card that is aimed at."""
        self.to_pass: Final = self.table.add(PASS, "pass")
        self.firsts: Final = [self.table.add(FIRST, f"first:{s}", s) for s in range(SEATS)]
        self.starters: Final = self._cards(STARTER, "starter")
        self.draws: Final = self._cards(DRAW, "draw")
        self.turns: Final = self._cards(TURN, "turn")

    def __copy__(self) -> "Deck":
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> "Deck":
        return self

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return deck_of, self.facts

    def _matches(self) -> list[int]:
        size = self.size
        return [self._shared(a, b) for a in range(size) for b in range(size)]

    def _shared(self, a: int, b: int) -> int:
        """S-6.2: a century of either with either, the feast month, the main colour."""
        shared = 0
        for century in (self.births[a], self.passings[a]):
            # S-1.6: an unknown century matches nothing.
            if century and (century == self.births[b] or century == self.passings[b]):
                shared |= CENTURY
        if self.months[a] == self.months[b]:
            shared |= MONTH
        if self.mains[a] == self.mains[b]:
            shared |= COLOUR
        return shared

    def alike(self, card: int, other: int) -> list[str]:
        """The facts of a card that another one shares; none where either is not seen.

        Nobody may change the list: it is made once.
        """
        if card < 0 or other < 0:
            return []
        pair = card * self.size + other
        found = self._alike.get(pair)
        if found is None:
            found = self._alike[pair] = self._named(card, other)
        return found

    def _named(self, card: int, other: int) -> list[str]:
        centuries = (self.births[other], self.passings[other])
        told: list[str] = []
        if self.births[card] and self.births[card] in centuries:
            told.append("birth-century")
        if self.passings[card] and self.passings[card] in centuries:
            told.append("passing-century")
        if self.months[card] == self.months[other]:
            told.append("feast-month")
        if self.mains[card] == self.mains[other]:
            told.append(f"colour-{COLOURS[self.mains[card]]}")
        return told

    def _friends(self) -> list[int]:
        size = self.size
        return [
            sum(1 for b in range(size) if b != a and self.match[a * size + b]) for a in range(size)
        ]

    def _plays(self) -> list[Action]:
        return [
            self.table.add(
                PLAY, f"play:{slot + 1}:{SIDES[side]}:{self.keys[card]}", slot * 2 + side, card
            )
            for slot in range(SLOTS)
            for side in range(2)
            for card in range(self.size)
        ]

    def _cards(self, kind: int, verb: str) -> list[Action]:
        return [self.table.add(kind, f"{verb}:{self.keys[c]}", c) for c in range(self.size)]

    def card(self, key: str) -> int:
        """The number of a card, or ValueError."""
        found = self.numbered.get(key)
        if found is None:
            raise ValueError(f"there is no card {key!r}")
        return found


def shared(mask: int) -> str:
    """What two cards share, as ids parted by blanks."""
    return " ".join([MATCHES[bit] for bit in range(len(MATCHES)) if (mask >> bit) & 1])


def deck_of(
    keys: list[str], births: list[int], passings: list[int], mains: list[int], months: list[int]
) -> Deck:
    """The deck of these cards, the same one each time while it is remembered."""
    key = f"{keys} {births} {passings} {mains} {months}"
    deck = _decks.pop(key, None) or Deck(keys, births, passings, mains, months)
    _decks[key] = deck
    if len(_decks) > MOST_KNOWN:
        del _decks[next(iter(_decks))]
    return deck


_decks: Final[dict[str, Deck]] = {}
