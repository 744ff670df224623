"""What a seat's chance to win Run the Race! is weighed from at calm pace (weights.toml)."""

from typing import Final

from questable.games.run_the_race.deck import SEATS, SLOTS
from questable.games.run_the_race.standing import cards_left
from questable.games.run_the_race.state import CALM, PLAYING, RaceState

NAMES: Final[list[str]] = [
    "left",
    "share",
    "turn",
    "playable",
    "can-play",
    "can-play-now",
    "kin",
    "friends",
]
"""Less for each card left; the other's part of all cards left; whose turn it is; cards that match
a top; whether any does, and does in the own turn; pairs in hand that match each other; how many of
all cards those in hand match."""
FREE: Final[list[str]] = ["turn", "kin", "friends"]
WHOLE: Final = 1000
TENTHS: Final = 10


def signs(s: RaceState) -> list[list[int]]:
    """By seat; nothing before play begins, nor in a race, where quickness decides."""
    if s.pace != CALM or s.phase < PLAYING:
        return []
    left = [cards_left(s, seat) for seat in range(SEATS)]
    return [_row(s, seat, left) for seat in range(SEATS)]


def _row(s: RaceState, seat: int, left: list[int]) -> list[int]:
    match = s.deck.match
    size = s.deck.size
    one = s.piles[0][-1]
    two = s.piles[1][-1]
    first = seat * SLOTS
    playable = 0
    kin = 0
    friends = 0
    for place in range(first, first + SLOTS):
        card = s.hands[place]
        if card < 0:
            continue
        friends += s.deck.friends[card]
        if match[card * size + one] or match[card * size + two]:
            playable += 1
        for other in range(first, place):
            if s.hands[other] >= 0 and match[card * size + s.hands[other]]:
                kin += 1
    turn = 1 if s.turn == seat else 0
    can = 1 if playable > 0 else 0
    share = WHOLE * left[1 - seat] // max(left[0] + left[1], 1)
    return [-left[seat], share, turn, playable, can, can * turn, kin, TENTHS * friends // size]
