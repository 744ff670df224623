"""Setting up a race by hand: slots, open piles, what nobody has seen, whose turn it is."""

from typing import Final, cast

from questable.engine.bench import Bench, Dial, Place
from questable.engine.hands import take_up
from questable.engine.state import RACE, State
from questable.games.run_the_race.clues import forgotten
from questable.games.run_the_race.deck import PLACES, SEATS, SIDES, SLOTS
from questable.games.run_the_race.setup import DRAW_PILE
from questable.games.run_the_race.state import (
    EMPTY,
    HANDS,
    PLAYING,
    RACING,
    REFILL,
    TURN_RIGHT,
    RaceState,
)
from questable.games.run_the_race.turning import source

UNSEEN: Final = "unseen"
SIDE: Final = "side"
SLOT_NAMES: Final = [f"slot {place // SLOTS} {place % SLOTS + 1}" for place in range(PLACES)]
PILE_NAMES: Final = [f"{side}-pile" for side in SIDES]


class RaceBench(Bench):
    """That of Run the Race!."""

    def places(self, state: State) -> list[Place]:
        """The slots of both hands, the open piles from the top down, all other cards."""
        s = cast(RaceState, state)
        keys = s.deck.keys
        found = [
            Place(name, [keys[card]] if card >= 0 else [])
            for name, card in zip(SLOT_NAMES, s.hands, strict=True)
        ]
        for name, pile in zip(PILE_NAMES, s.piles, strict=True):
            found.append(Place(name, [keys[card] for card in reversed(pile)]))
        found.append(Place(UNSEEN, [keys[card] for card in s.unseen]))
        if s.shuffles:
            found.append(Place(SIDE, [keys[card] for card in s.side]))
        return found

    def targets(self, state: State, thing: str) -> list[str]:
        """Anywhere; a slot that holds a card gives it in exchange."""
        s = cast(RaceState, state)
        return [*SLOT_NAMES, *PILE_NAMES, UNSEEN, *([SIDE] if s.shuffles else [])]

    def put(self, state: State, thing: str, here: str, there: str) -> None:
        """Move it; what is known of a slot is forgotten when its card changes."""
        s = cast(RaceState, state)
        card = s.deck.numbered[thing]
        given = EMPTY
        if there in SLOT_NAMES:
            given = s.hands[SLOT_NAMES.index(there)]
        _take(s, card, here)
        _lay(s, card, there)
        if given >= 0:
            _lay(s, given, here)
        voids = s.voids[:]
        for name in (here, there):
            if name in SLOT_NAMES:
                place = SLOT_NAMES.index(name)
                voids[place] = 0
                s.clues = forgotten(s.clues, place)
        s.voids = voids

    def dials(self, state: State) -> list[Dial]:
        """Whose turn it is at calm pace, and how many cards lie in the draw piles."""
        s = cast(RaceState, state)
        if s.phase <= HANDS:
            return []
        found = []
        if s.pace != RACING:
            found.append(Dial("turn", str(s.turn), [str(seat) for seat in range(SEATS)]))
        for seat in range(SEATS):
            found.append(Dial(f"draw {seat}", str(s.draw[seat]), high=DRAW_PILE))
        return found

    def turn(self, state: State, key: str, value: str) -> None:
        """Whose turn, or how many cards a draw pile has."""
        s = cast(RaceState, state)
        if key == "turn":
            _finish(s)
            s.turn = s.actor = int(value)
            s.passes = s.ending = s.winners = 0
            s.phase = PLAYING
            return
        s.draw[int(key.split()[1])] = int(value)
        if s.pace == RACING:
            s.actor = RACE
            s.phase = PLAYING


def _finish(s: RaceState) -> None:
    """A slot that waits for a card gets one, and the second side pile is turned up."""
    if s.phase == REFILL:
        s.hands[s.place] = s.unseen.pop(0)
        s.draw[s.place // SLOTS] -= 1
    elif s.phase == TURN_RIGHT:
        cards = source(s)[:]
        s.piles[1].append(cards.pop(0))
        s.sides[1] -= 1
        if s.shuffles:
            s.side = cards
        else:
            s.unseen = cards


def _take(s: RaceState, card: int, here: str) -> None:
    if here in SLOT_NAMES:
        s.hands[SLOT_NAMES.index(here)] = EMPTY
    elif here in PILE_NAMES:
        s.piles[PILE_NAMES.index(here)].remove(card)
    elif here == UNSEEN:
        s.unseen.remove(card)
    else:
        s.side = [each for each in s.side if each != card]


def _lay(s: RaceState, card: int, there: str) -> None:
    if there in SLOT_NAMES:
        s.hands[SLOT_NAMES.index(there)] = card
    elif there in PILE_NAMES:
        s.piles[PILE_NAMES.index(there)].append(card)
    elif there == UNSEEN:
        take_up(s.unseen, card)
    else:
        s.side = sorted([*s.side, card])
