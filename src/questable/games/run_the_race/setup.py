"""Setting up: two starters are turned up, only then does anyone look at a hand (S-6.1, S-6.2)."""

from typing import Final

from questable.engine.hands import take
from questable.engine.state import CHANCE
from questable.games.run_the_race import turning
from questable.games.run_the_race.deck import PLACES, SEATS, SIDES, SLOTS, Deck
from questable.games.run_the_race.state import (
    BEGINNER,
    FACE_DOWN,
    HANDS,
    RACING,
    REFILL,
    STARTERS,
    RaceState,
)

DRAW_PILE: Final = 15
SIDE_PILE: Final = 5
COUNTDOWN: Final = 3000
"""S-6.2: milliseconds before the starters of a race are turned up."""


def deal(s: RaceState, deck: Deck, pace: int) -> None:
    """S-6.1: everything face down; cards of the pack beyond the 52 stay out, nobody knows which."""
    s.seats = SEATS
    s.deck = deck
    s.pace = pace
    s.hands = [FACE_DOWN] * PLACES
    s.draw = [DRAW_PILE] * SEATS
    s.piles = [[], []]
    s.sides = [SIDE_PILE, SIDE_PILE]
    s.side = []
    s.unseen = list(range(deck.size))
    s.voids = [0] * PLACES
    s.clues = []
    s.phase = STARTERS if pace == RACING else BEGINNER
    s.actor = CHANCE


def begin(s: RaceState, seat: int) -> None:
    """S-6.6: at calm pace the lot says who has the first turn."""
    s.first = seat
    s.turn = seat
    s.phase = STARTERS
    if s.log is not None:
        s.log.fire("S-6.6")
        s.log.tell("begins", {"seat": seat})


def turn_up_starter(s: RaceState, card: int) -> None:
    """S-6.2: each player turns up one."""
    seat = 0 if len(s.piles[0]) == 0 else 1
    take(s.unseen, card)
    s.piles[seat].append(card)
    if s.log is not None:
        if seat == 0:
            s.log.fire("S-6.1")
        s.log.fire("S-6.2")
        s.log.tell("starter", {"seat": seat, "pile": SIDES[seat], "card": s.deck.keys[card]})
    if seat == 1:
        s.phase = HANDS
        s.place = 0


def draw(s: RaceState, card: int) -> None:
    """A card comes to a hand, which only its owner sees."""
    place = s.place
    seat = place // SLOTS
    take(s.unseen, card)
    s.hands[place] = card
    log = s.log
    if log is not None:
        slot = place % SLOTS + 1
        log.fire("S-6.2")
        log.tell("drew", {"seat": seat, "slot": slot})
        log.tell("drawn-card", {"seat": seat, "slot": slot, "card": s.deck.keys[card]}, 1 << seat)
    if s.phase == REFILL:
        s.draw[seat] -= 1
        turning.go_on(s)
        return
    s.place += 1
    if s.place == PLACES:
        s.place = 0
        turning.go_on(s)
