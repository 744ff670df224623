"""What a seat may know of SaintCards (docs/architecture.md, Views)."""

import msgspec

from questable.engine.view import View
from questable.games.saint_cards.state import Phase


class PlacedCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the Draw Deck whose place someone knows."""

    card: str
    """Its key, or '' to eyes that have not seen it."""
    seen_by: list[int]


class SaintCardsView(View, frozen=True, kw_only=True):
    """The table, the own hand, and what is known of hidden cards."""

    beginner: bool
    """S-3.6: whether only centuries, main colours and months match."""
    expansions: list[str]
    """S-1.5: those in play."""
    learning: bool
    """Whether matches are claimed (S-5.6)."""
    phases: list[Phase]
    """What is waited for, the open decision last."""
    dealer: int
    turn: int
    """Whose turn it is; while dealing, who is dealt to."""
    turns: int
    """How many turns have begun."""
    eased: bool
    """Whether a second card needs one match only in this turn (Guardian Angels)."""
    final: bool
    """Whether this is the Dealer's last turn (S-5.3)."""
    closing: bool
    """Whether the game ends after the Dealer's next turn, though nobody is out (S-3.7)."""
    named: int
    """The century that has to be placed, 0 for none (S-4.2)."""
    wild_by: int
    """Who named it, -1 for nobody,"""
    wild_pays: bool
    """and whether others' draws still pay (S-4.3)."""
    open_wild: bool
    """Whether any card may be played on the WildCard on top for three treasures (S-4.5)."""
    guided: list[int]
    """The seats with the Guardian Angels in their next turn without a named century."""
    owing: list[int]
    """The seats that are down to one card and have not called (S-5.1),"""
    late: list[int]
    """and those among them that have passed, so that they may be noticed."""
    out: list[int]
    """The seats that have played their last card."""
    hand: list[str]
    fits: list[list[str]]
    """For each card in hand, which facts match the top card; nothing in the learning way."""
    bears: list[list[str]]
    """For each card in hand, which of its facts answer the named century; nothing without one."""
    worth: list[int]
    """For each card in hand, the treasures that it brings if it is the next one played, without
    those for a last card; -1 where it may not be played. Nothing where matches are claimed."""
    follow: list[list[str]]
    """For each card in hand, which of the others may follow it as a second card if it is played
    first in this turn (S-3.5); nothing in the learning way."""
    sizes: list[int]
    """How many cards each seat holds (S-5.5)."""
    known: list[list[str]]
    """By seat: cards in its hand that these eyes have seen go or lie there."""
    voids: list[list[list[int]]]
    """By seat: for each unseen card of which any are known, the centuries that it lacks."""
    top: str
    on: str
    """The card on which it was played, '' for the one turned up."""
    played: list[str]
    """The Play Deck below its top card, in the order played."""
    matched: list[str]
    """The facts that the top card shares with that one; while claimed, those found."""
    aside: list[str]
    """WildCards set aside for the rest of the game (S-3.7)."""
    deck: int
    """How many cards the Draw Deck has."""
    deck_top: list[PlacedCard]
    """Its cards of known place, the next to be drawn first,"""
    deck_bottom: list[PlacedCard]
    """and at the bottom, the lowest last."""
    treasures: list[int]
    looking: int
    """How many cards St. Joseph's player has in view,"""
    looked: list[str]
    """and which, if these eyes are theirs."""
    fined: list[int]
    """The seats that must draw for a forgotten call, in the order they were noticed (S-5.1)."""
    bearing: list[int]
    """S-4.2: while these eyes name a century: from the 1st, how many of their cards bear it."""
    asked: list[int]
    """The seats that pass a card for All Saints, whether or not they have chosen."""
    giving: str
    """The own card to be passed."""
