"""Positions of Ràe for tests: written, played in words, and asked in words.

Cards have the names of records: `red-sword`, `thieves`. Groups are written `0: red sword crown`,
seat 0's red Quest of two, or `1: sword red blue`, seat 1's sword Collection; `*` is every suit or
colour. They are numbered in the order written. All other cards are in the draw pile, or in the
discard pile where a test writes the draw pile out.
"""

from typing import Self, cast

from questable.engine import SEALED, Match, Pack, Record, Setup, Value
from questable.engine.view import view_text
from questable.games.rae import GAME
from questable.games.rae.cards import (
    COLOURS,
    MOST_COLLECTIONS,
    MOST_QUESTS,
    NAMES,
    SUITS,
    card_named,
)
from questable.games.rae.groups import COLLECTION_OWNER, QUEST_OWNER
from questable.games.rae.state import PHASES, RaeState
from questable.games.rae.turn import begin_turn
from questable.games.rae.view import RaeView
from tests.games.played import Played

KING = "long-live-the-king"
FOUR_FULL = "0: red *; 0: yellow *; 0: blue *; 0: green *"
"""Quests of 24 points."""


class Position(Played[RaeState]):
    """A state, played and asked in the words of records."""

    def __init__(self, setup: Setup, state: RaeState) -> None:
        super().__init__(state)
        self.setup = setup

    def answer(self, *replying: int) -> Self:
        """Those seats reply; whoever else is asked declines."""
        for seat in self.asked:
            self.by(seat, "reply" if seat in replying else "decline")
        return self

    def carry_out(self, text: str) -> Self:
        """An event that nobody replies to."""
        return self.play(text).answer()

    def turn_of(self, seat: int) -> Self:
        """It becomes that seat's turn, and its card was drawn."""
        s = self.state
        s.turn = seat
        begin_turn(s)
        s.phases = s.phases[:1]
        s.actor = seat
        return self

    def hand(self, seat: int) -> str:
        """A hand in words, sorted."""
        return " ".join(NAMES[card] for card in self.state.hands[seat])

    def held(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self.state.hands[seat])

    def groups(self) -> list[str]:
        """Quests, then Collections, as they are written."""
        return [
            f"{g.owner}: {g.of} " + " ".join(_other(name, g.of) for name in g.cards)
            for g in self.view(-1).groups
        ]

    def view(self, seat: int) -> RaeView:
        """What a seat may know."""
        return cast(RaeView, GAME.view(self.state, seat))

    def bytes_for(self, seat: int) -> bytes:
        """What is sent to a seat: its view and what it may do."""
        legal = " ".join(self.legal(seat=seat)) if seat >= 0 else ""
        return view_text(self.view(seat)) + legal.encode()

    def known(self, knower: int, owner: int) -> str:
        """The cards that a seat is shown in another's hand."""
        return " ".join(self.view(knower).known[owner])

    def match(self) -> Match:
        """A match that begins here."""
        self.setup.dealt = cast(RaeState, self.state.clone())
        return Match(GAME, Record("rae", 0, self.setup))

    @property
    def asked(self) -> list[int]:
        """The seats whose secret answer is awaited, clockwise from whose turn it is."""
        if self.state.actor != SEALED:
            return []
        around = [(self.state.turn + n) % self.state.seats for n in range(self.state.seats)]
        return [seat for seat in around if (self.state.pending >> seat) & 1]

    @property
    def discards(self) -> list[str]:
        """The discard pile, its top last."""
        return [NAMES[card] for card in self.state.discards]

    @property
    def scores(self) -> list[int]:
        """Points by seat."""
        return self.state.scores[:]

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    @property
    def phase(self) -> str:
        """What is waited for."""
        return PHASES[self.state.phases[-1]]


def _other(name: str, shared: str) -> str:
    colour, suit = name.split("-")
    return suit if colour == shared else colour


def dealt(players: int, pack: Pack | None = None, **options: Value) -> Position:
    """A new table."""
    setup = GAME.setup(players, options, pack)
    return Position(setup, cast(RaeState, GAME.deal(setup)))


def started(*hands: str, first: int = 0, **options: Value) -> Position:
    """A table after the deal: five cards to each seat."""
    p = dealt(len(hands), None, **options).play(f"first:{first}")
    for n in range(len(hands)):
        p.play(*(f"draw:{name}" for name in hands[(first + n) % len(hands)].split()))
    return p


def position(
    *hands: str,
    groups: str = "",
    pile: str | None = None,
    turn: int = 0,
    drawn: bool = True,
    **options: Value,
) -> Position:
    """A position in mid-game with a hand for each seat, in a turn that has just begun.

    Its card was drawn already, unless `drawn` is False.
    """
    p = dealt(len(hands), None, **options)
    s = p.state
    s.quests, s.collections = s.quests[:], s.collections[:]
    s.hands = [sorted(card_named(name) for name in hand.split()) for hand in hands]
    used = [card for hand in s.hands for card in hand]
    for group in filter(None, map(str.strip, groups.split(";"))):
        used += _lay(s, group)
    for card in used:
        s.bag[card] -= 1
    if pile is not None:
        _write_pile(s, pile)
    assert min(s.bag) >= 0, "a card is there too often"
    s.pile = sum(s.bag)
    s.first, s.turn, s.turns = 0, turn, 10
    if drawn:
        return p.turn_of(turn)
    begin_turn(s)
    return p


def _lay(s: RaeState, group: str) -> list[int]:
    owner, words = int(group.split(":")[0]), group.split(":")[1].split()
    of = words[0]
    kind, others = (COLOURS, SUITS) if of in COLOURS else (SUITS, COLOURS)
    with_all = others if words[1] == "*" else words[1:]
    mask = sum(1 << others.index(word) for word in with_all)
    if kind is COLOURS:
        place = _free(s.quests, COLOURS.index(of) * MOST_QUESTS)
        s.quests[place] = owner << QUEST_OWNER | mask
        cards = [card_named(f"{of}-{word}") for word in with_all]
        s.scores[owner] += sum(s.points[card] for card in cards)
        return cards
    place = _free(s.collections, SUITS.index(of) * MOST_COLLECTIONS)
    s.collections[place] = owner << COLLECTION_OWNER | mask
    return [card_named(f"{word}-{of}") for word in with_all]


def _free(places: list[int], place: int) -> int:
    while places[place]:
        place += 1
    return place


def _write_pile(s: RaeState, pile: str) -> None:
    wanted = [card_named(name) for name in pile.split()]
    left = s.bag[:]
    for card in wanted:
        left[card] -= 1
    s.discards = [card for card in range(len(left)) for _ in range(left[card])]
    s.bag = [wanted.count(card) for card in range(len(left))]
