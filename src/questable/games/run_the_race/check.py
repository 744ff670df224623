"""Whether a position of Run the Race! could stand on a table."""

from collections import Counter
from typing import Final

from questable.engine.checking import CHANCE, MOST, OVER, Check
from questable.engine.fault import Fault
from questable.engine.state import RACE
from questable.games.run_the_race import clues
from questable.games.run_the_race.deck import FEWEST_CARDS, PLACES, SEATS, SIDES, SLOTS
from questable.games.run_the_race.ends import ALL_PLAYED, REASONS
from questable.games.run_the_race.setup import DRAW_PILE
from questable.games.run_the_race.standing import cards_left
from questable.games.run_the_race.state import (
    BEGINNER,
    EMPTY,
    FACE_DOWN,
    HANDS,
    PHASES,
    PLAYING,
    RACING,
    REFILL,
    STARTERS,
    TURN_LEFT,
    TURN_RIGHT,
    RaceState,
)
from questable.games.run_the_race.turning import CALM_TURNINGS, FRUITLESS, someone_can_play

STARTER_CARDS: Final = 2


def faults(s: RaceState, new: RaceState) -> list[Fault]:
    """All that is wrong with it."""
    check = Check(s, new)
    check.clock()
    check.fixed("pace")
    _bounds(check, s)
    check.ended(s.ending, len(REASONS), s.winners)
    if check.faults:
        return check.faults
    _cards(check, s)
    _first(check, s)
    if check.faults:
        return check.faults
    _hands(check, s)
    _piles(check, s)
    if not check.faults:
        _waiting(check, s)
        _remembered(check, s)
    return check.faults


def _bounds(check: Check, s: RaceState) -> None:
    check.within("first", s.first, -1, SEATS - 1)
    check.within("turn", s.turn, 0, SEATS - 1)
    check.within("place", s.place, 0, PLACES - 1)
    if check.length("draw", s.draw, SEATS):
        check.each("draw", s.draw, 0, DRAW_PILE)
    if check.length("sides", s.sides, SEATS):
        check.each("sides", s.sides, 0, MOST)
    over = int(s.actor == OVER)
    racing = s.pace == RACING
    check.within("passes", s.passes, 0, 0 if racing else 1)
    most = FRUITLESS if racing else CALM_TURNINGS
    check.within("fruitless", s.fruitless, 0, most - 1 + over)
    check.counts(("turnings", "shuffles"))
    check.within("shuffles", s.shuffles, 0, max(s.turnings, 0) + 1)
    if racing and s.phase == BEGINNER:
        check.against(False, "S-6.6", "phase", PHASES[s.phase])


def _cards(check: Check, s: RaceState) -> None:
    """S-6.1: every card of the pack once."""
    keys = s.deck.keys
    held = [card for card in s.hands if card >= 0]
    found = Counter(keys[card] for card in [*held, *s.piles[0], *s.piles[1], *s.side, *s.unseen])
    check.pieces(found, Counter(keys))


def _first(check: Check, s: RaceState) -> None:
    """S-6.6: at calm pace a lot says who begins."""
    drawn = s.pace != RACING and s.phase != BEGINNER
    check.against((s.first >= 0) == drawn, "S-6.6", "first", s.first)


def _hands(check: Check, s: RaceState) -> None:
    down = 0
    if s.phase in (BEGINNER, STARTERS):
        down = PLACES
    elif s.phase == HANDS:
        down = PLACES - s.place
    for place in range(PLACES):
        card, seat = s.hands[place], place // SLOTS
        key = f"hand {seat}"
        hidden = place >= PLACES - down
        check.against((card == FACE_DOWN) == hidden, "S-6.2", key, place % SLOTS + 1)
        if card == EMPTY:
            open_slot = s.draw[seat] == 0 or (s.phase == REFILL and place == s.place)
            check.against(open_slot, "S-6.2", key, place % SLOTS + 1)
    if s.phase == REFILL:
        wanted = s.hands[s.place] == EMPTY and s.draw[s.place // SLOTS] > 0
        check.against(wanted, "S-6.2", "place", s.place)
    if s.phase <= HANDS:
        check.against(s.draw == [DRAW_PILE] * SEATS, "S-6.1", "draw", _told(s.draw))


def _piles(check: Check, s: RaceState) -> None:
    """S-6.1, S-6.3: how many cards lie face down, and where."""
    down = s.hands.count(FACE_DOWN)
    up = len(s.piles[0]) + len(s.piles[1])
    unseen = down + sum(s.draw) + s.deck.size - FEWEST_CARDS
    if s.phase in (BEGINNER, STARTERS):
        order = [len(s.piles[0]), len(s.piles[1])]
        check.against(order in ([0, 0], [1, 0]), "S-6.2", "pile", _told(order))
        check.against(s.phase == STARTERS or up == 0, "S-6.2", "pile", _told(order))
        unseen += STARTER_CARDS - up
    else:
        for side in range(SEATS):
            check.against(bool(s.piles[side]), "S-6.2", f"pile {SIDES[side]}", 0)
    if s.shuffles:
        check.against(len(s.side) == sum(s.sides), "S-6.3", "sides", _told(s.sides))
    else:
        check.against(not s.side, "S-6.3", "side", len(s.side))
        unseen += sum(s.sides)
    if len(s.unseen) != unseen:
        check.fail(Fault("position-unseen", key="unseen", count=len(s.unseen), n=unseen))
    ahead = s.sides[0] - s.sides[1]
    due = (-1, 0) if s.phase == TURN_RIGHT else (0, 1)
    check.against(ahead in due, "S-6.3", "sides", _told(s.sides))


def _waiting(check: Check, s: RaceState) -> None:
    what = PHASES[s.phase]
    left = [cards_left(s, seat) for seat in range(SEATS)]
    if s.actor == OVER:
        check.against(s.phase == PLAYING, "S-6.4", "phase", what)
        check.against((0 in left) == (s.ending == ALL_PLAYED), "S-6.4", "ending", s.ending)
        return
    for seat in range(SEATS):
        check.against(left[seat] > 0, "S-6.4", f"hand {seat}", left[seat])
    if s.phase != PLAYING:
        check.waits(CHANCE, what)
    elif s.pace == RACING:
        check.waits(RACE, what)
        check.against(someone_can_play(s), "S-6.3", "phase", what)
    else:
        check.waits(s.turn, what)
    if s.phase >= TURN_LEFT:
        check.against(s.sides[s.phase - TURN_LEFT] > 0, "S-6.3", "sides", _told(s.sides))
        if s.pace == RACING and s.phase == TURN_LEFT:
            check.against(not someone_can_play(s), "S-6.3", "phase", what)
        else:
            check.against(s.passes == 0, "S-6.6", "passes", s.passes)


def _remembered(check: Check, s: RaceState) -> None:
    """S-6.3: what is proven of hidden cards is true of them."""
    size = s.deck.size
    for place in range(PLACES):
        if s.voids[place]:
            card = s.hands[place]
            right = s.pace == RACING and card >= 0
            right = right and not any(
                s.voids[place] >> top & 1 and s.deck.match[card * size + top] for top in range(size)
            )
            check.against(right, "S-6.3", "void", place)
    check.within("clue", len(s.clues), 0, clues.MOST)
    for told in s.clues:
        # S-6.6: it is of one seat, of cards that are still in its hand, and of the calm pace.
        places, *_ = clues.parts(told)
        of = {place // SLOTS for place in range(PLACES) if (places >> place) & 1}
        held = all(s.hands[place] >= 0 for place in range(PLACES) if (places >> place) & 1)
        right = s.pace != RACING and len(of) == 1 and held
        check.against(right, "S-6.6", "clue", places)


def _told(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))
