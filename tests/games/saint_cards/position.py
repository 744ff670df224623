"""Positions of SaintCards for tests: made-up cards, played and asked in words.

A card is called by what it shows, in parts: `red+gray.b12.p13.oct.africa.jesuit.pope.doctors` is
red with a gray ribbon, was born in the 12th century and passed in the 13th, has a feast in October,
and so on. `from-doctors` says that it comes with an expansion, `with-anna` that it names the card
with the part `anna` as a companion; any other part is just a name. WildCards bear their own keys.

Cards that a position does not name are fillers: teal, and nothing else. They are the Draw Deck, or
lie aside where a test writes the Draw Deck out.
"""

from collections.abc import Sequence
from typing import Self, cast

from questable.engine import OVER, SEALED, Pack, Value
from questable.games.saint_cards import GAME
from questable.games.saint_cards.cards import WILDCARDS
from questable.games.saint_cards.pack import SaintPack, shipped
from questable.games.saint_cards.referee import SaintCards
from questable.games.saint_cards.state import SaintCardsState
from questable.games.saint_cards.turn import begin
from questable.saints import Card
from questable.saints.facts import COLOURS, CORE, DESIGNATIONS, EXPANSIONS, GEOGRAPHY, ORDERS
from tests.games.saint_cards import laid_out

MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
FILLERS = [f"teal.{letter}{other}" for letter in "kx" for other in "abcdefghijklmn"]
ODD = "teal.p21"
"""A filler too, so that there is a century to be named."""


def card(key: str, others: Sequence[str] = ()) -> Card:
    """The card that a key describes."""
    colours, *parts = key.split(".")
    main, *ribbons = (COLOURS.index(colour) for colour in colours.split("+"))
    friends = [part[5:] for part in parts if part.startswith("with-")]
    return Card(
        key=key,
        set=next((part[5:] for part in parts if part.startswith("from-")), CORE),
        birth=_century(parts, "b"),
        passing=_century(parts, "p"),
        main=main,
        colours=sum(1 << colour for colour in {main, *ribbons}),
        month=next((MONTHS.index(part) + 1 for part in parts if part in MONTHS), 0),
        geography=_mask(GEOGRAPHY, parts),
        order=next((ORDERS.index(part) + 1 for part in parts if part in ORDERS), 0),
        designations=_mask(DESIGNATIONS, parts),
        expansions=_mask(EXPANSIONS, parts),
        companions=[other for other in others if set(other.split(".")) & set(friends)],
    )


def _century(parts: list[str], letter: str) -> int:
    return next((int(part[1:]) for part in parts if part[0] == letter and part[1:].isdigit()), 0)


def _mask(names: tuple[str, ...], parts: list[str]) -> int:
    return sum(1 << n for n, name in enumerate(names) if name in parts)


def pack_with(keys: Sequence[str]) -> SaintPack:
    """A pack of these saints, fillers, and our WildCards."""
    saints = sorted({*keys, *FILLERS, ODD} - set(WILDCARDS))
    names = {key: {"en": key, "fr": key} for key in [*saints, *WILDCARDS]}
    cards = [card(key, saints) for key in saints]
    return SaintPack("made-up", cards, shipped().wildcards, names)


class Position(laid_out.Position):
    """A table with such cards, and more ways to ask."""

    def give(self, *keys: str) -> Self:
        """All Saints: the seats that are asked choose these cards, one after the other."""
        for seat, key in zip(self.asked, keys, strict=True):
            self.by(seat, f"give:{key}")
        return self

    def choices(self, kind: str, seat: int | None = None) -> list[str]:
        """Of what may be done now, the objects of one verb."""
        texts = [text.split(":") for text in self.legal(seat=seat)]
        return [words[-1] for words in texts if words[0] == kind]

    def holds(self, seat: int, key: str) -> bool:
        """Whether a seat holds that card."""
        return key in self.hand(seat).split()

    def known(self, knower: int, owner: int) -> str:
        """The cards that a seat is shown in another's hand."""
        return " ".join(self.view(knower).known[owner])

    def voids(self, knower: int, owner: int) -> list[list[int]]:
        """The centuries that a seat is told to be absent from another's unseen cards."""
        return self.view(knower).voids[owner]

    def clone(self) -> "Position":
        """The same once more."""
        return Position(self.game, self.setup, cast(SaintCards, self.state.clone()))

    @property
    def asked(self) -> list[int]:
        """The seats whose secret choice is awaited."""
        waited = self.state.pending if self.state.actor == SEALED else 0
        return [seat for seat in range(self.state.seats) if (waited >> seat) & 1]

    @property
    def sizes(self) -> list[int]:
        """How many cards each seat holds."""
        return [len(hand) for hand in self.state.hands]

    @property
    def deck(self) -> int:
        """How many cards the Draw Deck has."""
        return len(self.state.deck)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER

    @property
    def ending(self) -> tuple[str, list[int]]:
        """Why it ended, and the winning seats."""
        result = self.state.result()
        return result.reason, result.winners


def dealt(
    players: int, pack: Pack | None = None, options: str = "", dealer: int | None = None
) -> Position:
    """A new table with some options switched on or set; the last seat deals unless given."""
    given: dict[str, Value] = {}
    for word in options.split():
        name, _, value = word.partition("=")
        given[name] = int(value) if value else True
    if dealer is not None:
        given["dealer"] = dealer
    setup = GAME.setup(players, given, pack or pack_with([]))
    return Position(GAME, setup, cast(SaintCards, GAME.deal(setup)))


def position(
    *hands: str,
    top: str = "teal.top",
    played: str = "",
    deck: str | None = None,
    aside: str = "",
    treasures: Sequence[int] = (),
    turn: int = 0,
    rebuilds: int = 0,
    dealer: int | None = None,
    pack: Pack | None = None,
    options: str = "",
) -> Position:
    """A position in mid-game with a hand for each seat, in a turn that has just begun.

    Whose hand is empty has gone out. A WildCard on top was turned up at the start. The Draw Deck
    is shuffled, but for cards written before a bar: `red.a blue.b |` lie on top in that order.
    """
    above, _, below = (deck or "").rpartition("|")
    named = [key for words in (*hands, top, played, above, below, aside) for key in words.split()]
    p = dealt(len(hands), pack or pack_with(named), options, dealer)
    s = p.state
    number = s.cards.number
    s.hands = [sorted(number(key) for key in hand.split()) for hand in hands]
    s.top = number(top)
    s.played = [number(key) for key in played.split()]
    s.aside = [number(key) for key in aside.split()]
    lying = [s.top, *s.played, *s.aside, *(c for hand in s.hands for c in hand)]
    rest = {c for c in range(s.cards.n) if s.cards.in_play[c]} - set(lying)
    _stack(s, deck, above, below, rest)
    s.treasures = list(treasures) or [0] * len(hands)
    s.out = sum(1 << seat for seat, hand in enumerate(s.hands) if not hand)
    s.open_wild = int(s.cards.is_wild(s.top))
    s.rebuilds, s.turns, s.turn = rebuilds, 10, turn
    begin(s)
    s.actor = turn
    return p


def _stack(s: SaintCardsState, deck: str | None, above: str, below: str, rest: set[int]) -> None:
    number = s.cards.number
    heads = [number(key) for key in above.split()]
    bag = rest - set(heads) if deck is None else {number(key) for key in below.split()}
    assert {*heads, *bag} <= rest, "a card is there twice"
    s.deck.fill([int(c in bag) for c in range(s.cards.n)])
    for c in reversed(heads):
        s.deck.put_on_top(c, 0)
    s.aside = sorted({*s.aside, *(rest - bag - set(heads))})
