"""Setting up: the deal, and the card that starts the Play Deck (S-1.6, S-2.1)."""

from typing import Final

from questable.engine.hands import take_up
from questable.engine.pile import Pile
from questable.engine.state import CHANCE
from questable.games.saint_cards import turn
from questable.games.saint_cards.cards import Cards
from questable.games.saint_cards.state import DEALING, TURNING_UP, SaintCardsState

HAND: Final[list[int]] = [0, 0, 7, 7, 6, 5, 5]
"""S-2.1: the cards dealt, by number of players."""


def deal(s: SaintCardsState, players: int, dealer: int, cards: Cards) -> None:
    """A shuffled Draw Deck, nobody holding a card or a treasure."""
    s.seats = players
    s.cards = cards
    s.dealer = dealer
    s.deck = Pile()
    s.deck.fill(cards.in_play)
    s.hands = [[] for _ in range(players)]
    s.treasures = [0] * players
    s.played = []
    s.aside = []
    s.looked = []
    s.passes = []
    s.fined = []
    s.known = []
    s.voids = []
    s.phases = [DEALING]
    s.turn = first_seat(s)
    s.actor = CHANCE


def first_seat(s: SaintCardsState) -> int:
    """S-2.1: the player left of the Dealer begins."""
    return s.dealer + 1 if s.dealer + 1 < s.seats else 0


def deal_card(s: SaintCardsState, card: int) -> None:
    """The next card of the deal; after the Dealer's last one the Play Deck is started."""
    seat = s.turn
    s.deck.draw(card)
    take_up(s.hands[seat], card)
    if s.log is not None:
        s.log.fire("S-2.1")
        s.log.tell("dealt", {"seat": seat})
        s.log.tell("drawn-card", {"seat": seat, "card": s.cards.keys[card]}, 1 << seat)
    if len(s.hands[seat]) < HAND[s.seats]:
        return
    if seat == s.dealer:
        s.phases = [TURNING_UP]
    s.turn = seat + 1 if seat + 1 < s.seats else 0


def turn_up(s: SaintCardsState, card: int) -> None:
    """The top card of the Draw Deck starts the Play Deck, and the first turn begins."""
    s.deck.draw(card)
    s.top = card
    # S-4.5: any card may be played on a WildCard, which neither acts nor names a century.
    s.open_wild = int(s.cards.is_wild(card))
    log = s.log
    if log is not None:
        log.fire("S-1.1")
        log.fire("S-1.6")
        log.fire("S-2.1")
        if s.open_wild == 1:
            log.fire("S-4.5")
        log.tell("turned-up", {"card": s.cards.keys[card], "wildcard": s.open_wild})
    turn.begin(s)
