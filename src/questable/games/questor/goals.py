"""The five goals and what completing one does (chapter 5; Q-2.4, Q-8.1)."""

from typing import Final

from questable.engine.event import Log
from questable.engine.state import OVER
from questable.games.questor.actions import HEALER, HEROES, MAGE, PRISONER, ROGUE, WARRIOR
from questable.games.questor.board import NOWHERE, OUTSIDE, place_name
from questable.games.questor.state import COMPETITION, COOPERATION, PAIRS, QuestorState

GOAL: Final = 1
BOTH_GOALS: Final = 2
TOGETHER: Final = 3
APART: Final = 4
NO_REVEAL: Final = 5
COMPASS_LOST: Final = 6
REASONS: Final[list[str]] = [
    "", "goal", "both-goals", "together", "apart", "no-reveal", "compass",
]  # fmt: skip
"""Why a game is over, by `ending`."""

GEMS_TO_TAKE: Final = 2


def heroes_in_play(s: QuestorState) -> int:
    """Mask of the heroes that somebody plays."""
    mask = 0
    for hero in s.slot_hero:
        mask |= 1 << hero
    return mask


def seat_of(s: QuestorState, hero: int) -> int:
    """Whose hero it is."""
    return s.slot_seat[s.slot_hero.index(hero)]


def seats_mask(s: QuestorState) -> int:
    """Mask of all seats."""
    return (1 << s.seats) - 1


def finish(s: QuestorState, reason: int, winners: int) -> None:
    """Q-5.6: the game ends at once."""
    s.actor = OVER
    s.ending = reason
    s.winners = winners


def complete(s: QuestorState, hero: int) -> None:
    """Note a goal; end the game if that gives a win."""
    if (s.done >> hero) & 1:
        return
    s.done |= 1 << hero
    log = s.log
    if log is not None:
        log.tell("goal", {"hero": HEROES[hero]})
    seat = seat_of(s, hero)
    if s.mode == COMPETITION:
        finish(s, GOAL, 1 << seat)
        if log is not None:
            log.fire("Q-5.6")
            log.tell("won", {"seat": seat, "hero": HEROES[hero]})
    elif s.mode == PAIRS:
        _complete_pair(s, seat, log)
    elif s.done == heroes_in_play(s):
        # rounds that end with some goals complete are lost, so all are of this round.
        finish(s, TOGETHER, seats_mask(s))
        if log is not None:
            log.fire("Q-8.1")
            log.tell("won-together", {"rounds": s.round})


def _complete_pair(s: QuestorState, seat: int, log: Log | None) -> None:
    # Q-2.4: both heroes' goals; a goal once complete stays so.
    if log is not None:
        log.fire("Q-2.4")
    for slot in range(len(s.slot_seat)):
        if s.slot_seat[slot] == seat and not (s.done >> s.slot_hero[slot]) & 1:
            return
    finish(s, BOTH_GOALS, 1 << seat)
    if log is not None:
        log.tell("won-both", {"seat": seat})


def check_knowledge(s: QuestorState) -> None:
    """Q-5.3: enough tiles face up, whoever revealed them."""
    if s.where[MAGE] != NOWHERE and s.revealed >= s.mage_need:
        if s.log is not None and not (s.done >> MAGE) & 1:
            s.log.fire("Q-5.3")
            if s.mode == COOPERATION:
                s.log.fire("Q-8.5")
            elif s.seats == 3:
                s.log.fire("Q-2.3")
        complete(s, MAGE)


def check_trophies(s: QuestorState) -> None:
    """Q-5.1: enough monsters slain."""
    if s.slain >= s.trophies:
        if s.log is not None:
            s.log.fire("Q-5.1")
        complete(s, WARRIOR)


def seek_treasure(s: QuestorState) -> None:
    """Q-5.2: the Rogue takes gems by entering their tiles, and leaves with both."""
    place = s.where[ROGUE]
    if place in s.gem_at:
        s.gem_at = [NOWHERE if gem == place else gem for gem in s.gem_at]
        s.taken += 1
        if s.log is not None:
            s.log.fire("Q-5.2")
            s.log.tell("gem", {"place": place_name(place), "count": s.taken})
    if place >= OUTSIDE and s.taken == GEMS_TO_TAKE:
        _leave(s, ROGUE, "Q-5.2")


def seek_freedom(s: QuestorState) -> None:
    """Q-5.5: the Prisoner leaves by any entrance."""
    if s.where[PRISONER] >= OUTSIDE:
        _leave(s, PRISONER, "Q-5.5")


def _leave(s: QuestorState, hero: int, rule: str) -> None:
    s.left |= 1 << hero
    if s.log is not None:
        s.log.fire(rule)
        s.log.tell("left", {"hero": HEROES[hero], "place": place_name(s.where[hero])})
    complete(s, hero)


def check_meetings(s: QuestorState) -> None:
    """Q-5.4: the Healer meets whom she comes to and who comes to her; gifts by Q-6.1."""
    place = s.where[HEALER]
    for hero in range(len(s.where)):
        bit = 1 << hero
        if hero == HEALER or s.where[hero] != place or s.met & bit:
            continue
        s.met |= bit
        log = s.log
        if log is not None:
            log.fire("Q-5.4")
            log.tell("met", {"hero": HEROES[hero]})
        if s.gifts:
            s.gift |= bit
            if log is not None:
                log.fire("Q-6.1")
                log.tell("gift", {"hero": HEROES[hero]})
    if s.met == heroes_in_play(s) & ~(1 << HEALER):
        complete(s, HEALER)
