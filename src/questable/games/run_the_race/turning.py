"""The side piles: turned onto the open piles when play is stuck, and shuffled anew (S-6.3)."""

from typing import Final

from questable.engine.hands import take
from questable.engine.state import CHANCE, RACE
from questable.games.run_the_race import ends
from questable.games.run_the_race.deck import PLACES, SIDES
from questable.games.run_the_race.standing import top_card
from questable.games.run_the_race.state import PLAYING, RACING, TURN_LEFT, TURN_RIGHT, RaceState

PAUSE: Final = 1500
"""S-6.3: milliseconds before the referee turns, when neither can play."""
FRUITLESS: Final = 52
"""S-6.3: turnings in a row after which neither can play."""
CALM_TURNINGS: Final = 10
"""S-6.6: turnings in a row without a card played between them."""


def someone_can_play(s: RaceState) -> bool:
    """Whether any card of either hand matches a top."""
    match = s.deck.match
    size = s.deck.size
    left = s.piles[0][-1]
    right = s.piles[1][-1]
    for card in s.hands:
        if card >= 0 and (match[card * size + left] or match[card * size + right]):
            return True
    return False


def go_on(s: RaceState) -> None:
    """After a card was played and the hand refilled."""
    s.phase = PLAYING
    if s.pace != RACING:
        s.actor = s.turn
    elif someone_can_play(s):
        s.actor = RACE
    else:
        _stuck(s)


def _stuck(s: RaceState) -> None:
    """S-6.3: neither can play, and both know it from now on."""
    tops = (1 << top_card(s, 0)) | (1 << top_card(s, 1))
    s.voids = [
        s.voids[place] | tops if s.hands[place] >= 0 else s.voids[place] for place in range(PLACES)
    ]
    if s.log is not None:
        s.log.fire("S-6.3")
        s.log.tell("stuck", {})
    begin(s)


def begin(s: RaceState) -> None:
    """The referee is to turn up a card of each side pile."""
    if s.sides[0] + s.sides[1] == 0:
        _shuffle(s)
    s.actor = CHANCE
    # The left one never has fewer cards, for the dealing begins there.
    s.phase = TURN_LEFT


def _shuffle(s: RaceState) -> None:
    """S-6.3: what lies under the two tops becomes new side piles, dealt alternately."""
    cards = s.piles[0][:-1] + s.piles[1][:-1]
    s.piles = [s.piles[0][-1:], s.piles[1][-1:]]
    count = len(cards)
    s.sides = [(count + 1) >> 1, count >> 1]
    cards.sort()
    s.side = cards
    s.shuffles += 1
    if s.log is not None:
        s.log.fire("S-6.3")
        s.log.tell("shuffled", {"count": count})


def source(s: RaceState) -> list[int]:
    """Where the card to be turned is: the first side piles are among the unseen cards."""
    return s.side if s.shuffles else s.unseen


def turn_up(s: RaceState, card: int) -> None:
    """The top of a side pile turned out to be this card."""
    pile = s.phase - TURN_LEFT
    if s.shuffles:
        s.side = s.side[:]
        take(s.side, card)
    else:
        take(s.unseen, card)
    s.sides[pile] -= 1
    s.piles[pile].append(card)
    if s.log is not None:
        s.log.tell("turned", {"pile": SIDES[pile], "card": s.deck.keys[card]})
    if pile == 0 and s.sides[1] > 0:
        s.phase = TURN_RIGHT
    else:
        _turned(s)


def _turned(s: RaceState) -> None:
    s.turnings += 1
    s.phase = PLAYING
    if s.pace != RACING:
        s.fruitless += 1
        if s.fruitless == CALM_TURNINGS:
            ends.give_up(s, "S-6.6")
        else:
            s.actor = s.turn
    elif someone_can_play(s):
        s.actor = RACE
    else:
        s.fruitless += 1
        if s.fruitless == FRUITLESS:
            ends.give_up(s, "S-6.3")
        else:
            _stuck(s)
