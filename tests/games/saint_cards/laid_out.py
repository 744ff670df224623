"""Positions of SaintCards for tests: cards told in words, hands laid out, played by text."""

from typing import cast

from questable.engine import OVER, Match, Record, Setup, Value
from questable.engine.view import view_text
from questable.games.saint_cards import SaintCardsGame
from questable.games.saint_cards.ending import REASONS
from questable.games.saint_cards.pack import SaintPack
from questable.games.saint_cards.state import PHASES, SaintCardsState
from questable.games.saint_cards.turn import begin
from questable.games.saint_cards.view import SaintCardsView
from tests.games.played import Played
from tests.games.saint_cards.made_up import MadeUpGame, told_pack

SAINTS = {
    "ann": "b13 p13 brown gray m1 western-europe dominican",
    "ben": "b13 p14 brown m2 western-europe",  # ann: birth, brown, western-europe
    "cleo": "b5 p5 pink m1 africa",  # ann: month
    "dan": "b5 p6 gray m3 africa",  # ann: gray; cleo: birth, africa
    "eve": "b5 p5 pink purple m4 africa",  # cleo: birth, passing, pink, africa; dan: two of them
    "fay": "b20 p20 purple m5 americas",  # eve: purple
    "gus": "b20 p21 red m9 americas pope",  # fay: birth, americas
    "hal": "b2 p2 red m11 syria-to-india",  # gus: red
}
"""What matters of them stands beside; others share nothing with them."""
PACK = told_pack(SAINTS)


class Position(Played[SaintCardsState]):
    """A table, a position on it, and short ways to play and ask."""

    def __init__(self, game: SaintCardsGame, setup: Setup, state: SaintCardsState) -> None:
        super().__init__(state)
        self.game = game
        self.setup = setup

    def hand(self, seat: int) -> str:
        """A hand in words."""
        return self.state.cards.told(self.state.hands[seat])

    def view(self, seat: int) -> SaintCardsView:
        """What a seat may know."""
        return cast(SaintCardsView, self.game.view(self.state, seat))

    def bytes_for(self, seat: int) -> bytes:
        """What is sent to a seat: its view and what it may do."""
        legal = " ".join(self.legal(seat=seat)) if seat >= 0 else ""
        return view_text(self.view(seat)) + legal.encode()

    def match(self) -> Match:
        """A match that begins here."""
        self.setup.dealt = cast(SaintCardsState, self.state.clone())
        return Match(self.game, Record(self.game.key, 0, self.setup))

    @property
    def treasures(self) -> list[int]:
        """By seat."""
        return self.state.treasures[:]

    @property
    def top(self) -> str:
        """The top card of the Play Deck."""
        return self.state.cards.keys[self.state.top]

    @property
    def phase(self) -> str:
        """What is waited for."""
        return PHASES[self.state.phases[-1]]

    @property
    def ended(self) -> str:
        """Why the game is over, or ''."""
        return REASONS[self.state.ending] if self.state.actor == OVER else ""


def position(
    *hands: str,
    top: str = "ann",
    deck: str | None = None,
    turn: int = 0,
    pack: SaintPack = PACK,
    **options: Value,
) -> Position:
    """A turn that has just begun, with a hand for each seat.

    The Draw Deck is all the rest in no order; or these cards in theirs, the rest lying in the Play
    Deck. A WildCard on top is one turned up at the start.
    """
    game = MadeUpGame(pack)
    setup = game.setup(len(hands), options)
    s = cast(SaintCardsState, game.deal(setup))
    number = s.cards.number
    s.hands = [sorted(number(key) for key in hand.split()) for hand in hands]
    s.top = number(top)
    left = s.cards.in_play[:]
    order = [number(key) for key in (deck or "").split()]
    for card in [*(card for hand in s.hands for card in hand), s.top, *order]:
        assert left[card], f"{s.cards.keys[card]} is there twice, or not in play"
        left[card] = 0
    if deck is not None:
        s.played = [c for c in range(s.cards.n) if left[c]]
        s.deck.fill([0] * s.cards.n)
        for card in reversed(order):
            s.deck.put_on_top(card, 0)
    else:
        s.deck.fill(left)
    s.open_wild = int(s.cards.is_wild(s.top))
    s.turn = turn
    s.turns = 10
    begin(s)
    s.actor = turn
    return Position(game, setup, s)
