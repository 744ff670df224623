"""A second, slow source for Ràe: what may be laid, added, taken, moved and formed in a turn.

Written from the text of R-2.3 to R-2.8 and R-3.1; it shares no code with the game. A card is a pair
of words, colour and suit; a group is a list of cards, and whether a card fits is asked of the whole
group with the card in it.
"""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

COLOURS = ["red", "yellow", "blue", "green", "purple", "orange", "black"]
SUITS = ["sword", "chalice", "crown", "scroll"]

Card = tuple[str, str]
Key = tuple[str, str, int]
"""Quest or collection, what its cards share, its number."""


def card_of(name: str) -> Card:
    colour, suit = name.split("-")
    return colour, suit


def name_of(card: Card) -> str:
    return "-".join(card)


def rank(card: Card) -> tuple[int, int]:
    """R-1.2: the order of the cards."""
    return COLOURS.index(card[0]), SUITS.index(card[1])


def is_quest(cards: Sequence[Card]) -> bool:
    """R-2.3: two to four cards of one colour, all of different suits."""
    colours, suits = {c for c, _ in cards}, {s for _, s in cards}
    return 2 <= len(cards) <= 4 and len(colours) == 1 and len(suits) == len(cards)


def is_collection(cards: Sequence[Card]) -> bool:
    """R-2.3: two to seven cards of one suit, all of different colours."""
    colours, suits = {c for c, _ in cards}, {s for _, s in cards}
    return 2 <= len(cards) <= 7 and len(suits) == 1 and len(colours) == len(cards)


IS = {"quest": is_quest, "collection": is_collection}


class Group:
    """Cards on the table."""

    def __init__(self, owner: int, cards: list[Card], moved: set[Card] | None = None) -> None:
        self.owner = owner
        self.cards = cards
        self.moved = moved or set()

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, Group)
        mine = self.owner, sorted(self.cards), self.moved
        return mine == (other.owner, sorted(other.cards), other.moved)


class SlowTurn:
    """A turn in progress. `apply` takes one of `actions`; it does not check."""

    def __init__(self, view: Mapping[str, Any], points: Mapping[str, int], target: int) -> None:
        self.points, self.target, self.teams = points, target, bool(view["teams"])
        self.seat: int = view["turn"]
        self.hand = [card_of(name) for name in view["hand"] if name in points]
        self.groups: dict[Key, Group] = {
            (g["group"], g["of"], g["n"]): Group(
                g["owner"], [*map(card_of, g["cards"])], {*map(card_of, g["moved"])}
            )
            for g in view["groups"]
        }
        self.left: int = view["limit"] - view["played"]
        self.adds_left: int = view["add_limit"] - view["added"]
        self.lifted = card_of(view["lifted"]) if view["lifted"] else None
        self.lifted_from = view["lifted_from"] % 14 + 1 if self.lifted else 0

    def clone(self) -> "SlowTurn":
        """An independent copy."""
        other = copy.copy(self)
        other.hand = self.hand[:]
        other.groups = {
            key: Group(g.owner, g.cards[:], set(g.moved)) for key, g in self.groups.items()
        }
        return other

    def facts(self) -> object:
        """All that may be compared."""
        return self.groups, sorted(self.hand), self.left, self.adds_left, self.lifted

    def score(self, seat: int) -> int:
        """R-3.1, R-3.3: only Quests score, for partners together."""
        side = {seat, (seat + 2) % 4} if self.teams else {seat}
        quests = [g for (kind, _, _), g in self.groups.items() if kind == "quest"]
        return sum(self.points[name_of(c)] for g in quests if g.owner in side for c in g.cards)

    def won(self) -> bool:
        """Whether someone has points enough."""
        return any(self.score(g.owner) >= self.target for g in self.groups.values())

    def actions(self) -> set[str]:
        """All that may be done with Quest cards now."""
        if self.won():
            return set()
        if self.lifted:
            return self.homes(self.lifted, self.lifted_from)
        return self.lays() | self.adds() | self.takes()

    def lays(self) -> set[str]:
        """R-2.4: two cards from hand as a new group."""
        if self.left < 2:
            return set()
        pairs = [
            sorted((a, b), key=rank)
            for i, a in enumerate(self.hand)
            for b in self.hand[i + 1 :]
            if is_quest([a, b]) or is_collection([a, b])
        ]
        return {f"lay:{name_of(a)}:{name_of(b)}" for a, b in pairs}

    def adds(self) -> set[str]:
        """R-2.5, R-2.8: a card from hand to any group where it fits, so many a turn."""
        if self.left < 1 or self.adds_left < 1:
            return set()
        return {
            f"add:{name_of(card)}:{kind}-{n}"
            for card in set(self.hand)
            for (kind, of, n), group in self.groups.items()
            if of in card and IS[kind]([*group.cards, card])
        }

    def takes(self) -> set[str]:
        """R-2.7: from own Collections of three or more, once a turn, if there is a home for it."""
        return {
            f"take:{name_of(card)}:collection-{n}"
            for (kind, _, n), group in self.groups.items()
            if kind == "collection" and group.owner == self.seat and len(group.cards) >= 3
            for card in set(group.cards) - group.moved
            if self.homes(card, n)
        }

    def homes(self, card: Card, source: int) -> set[str]:
        """R-2.6, R-2.7: where a card from that Collection may go."""
        found = set()
        for (kind, of, n), group in self.groups.items():
            own = group.owner == self.seat and n != source
            if of in card and (kind == "quest" or own) and IS[kind]([*group.cards, card]):
                found.add(f"to:{kind}-{n}")
        if self.left >= 1:
            found |= {f"with:{name_of(other)}" for other in self.hand if is_quest([card, other])}
        return found

    def apply(self, text: str) -> None:
        """Carry an action out."""
        verb, *words = text.split(":")
        if verb == "lay":
            self.begin(self.from_hand(words[0]), self.from_hand(words[1]))
        elif verb == "add":
            self.put(self.from_hand(words[0]), words[1])
            self.adds_left -= 1
        elif verb == "take":
            card = self.lifted = card_of(words[0])
            self.lifted_from = int(words[1].split("-")[1])
            self.groups["collection", card[1], self.lifted_from].cards.remove(card)
        else:
            assert self.lifted
            card, self.lifted = self.lifted, None
            if verb == "with":
                self.begin(card, self.from_hand(words[0]))
            else:
                self.put(card, words[0]).moved |= {card} if "collection" in text else set()

    def from_hand(self, name: str) -> Card:
        self.hand.remove(card_of(name))
        self.left -= 1
        return card_of(name)

    def put(self, card: Card, group: str) -> Group:
        kind, n = group.split("-")
        found = self.groups[kind, card[0] if kind == "quest" else card[1], int(n)]
        found.cards.append(card)
        return found

    def begin(self, a: Card, b: Card) -> None:
        kind, of = ("quest", a[0]) if is_quest([a, b]) else ("collection", a[1])
        n = 1 + sum((k, o) == (kind, of) for k, o, _ in self.groups)
        self.groups[kind, of, n] = Group(self.seat, [a, b])
