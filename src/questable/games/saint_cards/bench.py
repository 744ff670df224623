"""Setting up a table of SaintCards by hand: hands, decks, treasures, whose turn it is."""

from typing import Final, cast

from questable.engine.bench import Bench, Dial, Place
from questable.engine.hands import take_up
from questable.engine.state import State
from questable.games.saint_cards import calls
from questable.games.saint_cards.cards import NOTHING
from questable.games.saint_cards.memory import KNOWER_BITS, OWNER_BITS, SEAT_BITS
from questable.games.saint_cards.referee import SaintCards
from questable.games.saint_cards.state import DEALING, TURN, TURNING_UP

DECK: Final = "deck"
TOP: Final = "top"
PLAYED: Final = "played"
MOST_TREASURES: Final = 999


class SaintCardsBench(Bench):
    """That of SaintCards."""

    def places(self, state: State) -> list[Place]:
        """Hands, the Play Deck from its top down, the Draw Deck from its top down."""
        s = cast(SaintCards, state)
        keys, deck = s.cards.keys, s.deck
        found = [Place(f"hand {n}", [keys[c] for c in hand]) for n, hand in enumerate(s.hands)]
        found.append(Place(TOP, [keys[s.top]] if s.top != NOTHING else []))
        found.append(Place(PLAYED, [keys[card] for card in reversed(s.played)]))
        drawn = [*deck.head, *(c for c, n in enumerate(deck.bag) for _ in range(n)), *deck.tail]
        return [*found, Place(DECK, [keys[card] for card in drawn])]

    def targets(self, state: State, thing: str) -> list[str]:
        """Anywhere."""
        s = cast(SaintCards, state)
        return [*(f"hand {seat}" for seat in range(s.seats)), TOP, PLAYED, DECK]

    def put(self, state: State, thing: str, here: str, there: str) -> None:
        """Move it; nobody remembers what is no longer so."""
        s = cast(SaintCards, state)
        card = s.cards.numbered[thing]
        _take(s, card, here)
        if there == DECK:
            s.deck.bag[card] += 1
            s.deck.size += 1
        elif there == PLAYED:
            s.played.append(card)
        elif there == TOP:
            if s.top != NOTHING:
                s.played.append(s.top)
            s.top = card
        else:
            take_up(s.hands[int(there.split()[1])], card)
        _settle(s)

    def dials(self, state: State) -> list[Dial]:
        """Whose turn it is, and everybody's treasures."""
        s = cast(SaintCards, state)
        if s.phases[0] in (DEALING, TURNING_UP):
            return []
        seats = [str(seat) for seat in range(s.seats)]
        found = [Dial("turn", str(s.turn), seats)]
        for seat in range(s.seats):
            had = str(s.treasures[seat])
            found.append(Dial(f"treasures {seat}", had, high=MOST_TREASURES))
        return found

    def turn(self, state: State, key: str, value: str) -> None:
        """The beginning of a seat's turn, or a number of treasures."""
        s = cast(SaintCards, state)
        if key != "turn":
            s.treasures[int(key.split()[1])] = int(value)
            return
        for card in s.looked:
            s.deck.bag[card] += 1
            s.deck.size += 1
        s.looked = []
        s.passes = []
        s.fined = []
        s.pending = s.spirit = s.claimed = s.laid = s.drew = s.follows = s.eased = 0
        s.phases = [TURN]
        s.turn = s.actor = int(value)
        s.winners = s.ending = 0
        _settle(s)


def _take(s: SaintCards, card: int, here: str) -> None:
    deck = s.deck
    if here == TOP:
        s.top = s.played.pop() if s.played else NOTHING
    elif here == PLAYED:
        s.played.remove(card)
    elif here == DECK:
        if deck.bag[card]:
            deck.bag[card] -= 1
            deck.size -= 1
        elif card in deck.head:
            deck.head_known.pop(deck.head.index(card))
            deck.head.remove(card)
        else:
            deck.tail_known.pop(deck.tail.index(card))
            deck.tail.remove(card)
    else:
        s.hands[int(here.split()[1])].remove(card)


def _settle(s: SaintCards) -> None:
    """What follows from what lies where."""
    s.on = s.played[-1] if s.played else NOTHING
    wild = s.top != NOTHING and s.cards.is_wild(s.top)
    if not wild:
        s.named = s.open_wild = 0
    elif s.named == 0 and s.phases == [TURN]:
        s.open_wild = 1
    holders = {card: seat for seat, hand in enumerate(s.hands) for card in hand}
    known = [fact for fact in s.known if fact >> SEAT_BITS in holders]
    s.known = [fact for fact in known if not fact >> holders[fact >> SEAT_BITS] & 1]
    # What a hand was seen to lack is forgotten where its cards are not the same any more.
    s.voids = [fact for fact in s.voids if _still(s, fact)]
    for seat in range(s.seats):
        held = len(s.hands[seat])
        bit = 1 << seat
        s.out = s.out | bit if held == 0 else s.out & ~bit
        if held != 1:
            s.owing &= ~bit
            s.late &= ~bit
    last = s.turn == s.dealer and (s.out != 0 or s.closing == 1)
    s.final = int(last and s.phases[0] == TURN)
    calls.set_callers(s)


def _still(s: SaintCards, fact: int) -> bool:
    owner = fact >> OWNER_BITS & 7
    lacked = fact & ((1 << OWNER_BITS) - 1)
    lacking = [card for card in s.hands[owner] if not s.cards.bears[card] & lacked]
    same = [each for each in s.voids if each >> KNOWER_BITS == fact >> KNOWER_BITS]
    return len(lacking) == len(s.hands[owner]) >= len(same)
