"""Walking onto a place and all that follows, in the order of Q-5.6 (Q-3.2 to Q-3.4; chapter 4)."""

from typing import Final

from questable.engine.state import CHANCE, OVER
from questable.games.questor.actions import HEALER, HEROES, MAGE, PRISONER, ROGUE, WARRIOR
from questable.games.questor.board import (
    AROUND_CENTRE,
    CROSS,
    DOWN,
    NEIGHBOUR,
    NOWHERE,
    OUTSIDE,
    SIDES,
    TILES,
    place_name,
)
from questable.games.questor.goals import (
    check_knowledge,
    check_meetings,
    check_trophies,
    seek_freedom,
    seek_treasure,
)
from questable.games.questor.rounds import end_turn
from questable.games.questor.state import (
    CHARGING,
    COOPERATION,
    MONSTERS,
    MORE,
    REVEAL,
    QuestorState,
)
from questable.games.questor.ways import is_open

MOVED: Final = 1
ROTATED: Final = 2


def step(s: QuestorState, place: int, heading: int) -> None:
    """The hero at turn walks onto a place; a face-down tile waits for the die."""
    hero = s.hero
    s.origin = s.where[hero]
    s.heading = heading
    s.where[hero] = place
    log = s.log
    if log is not None:
        log.tell(
            "moved",
            {"hero": HEROES[hero], "from": place_name(s.origin), "place": place_name(place)},
        )
        if place >= OUTSIDE:
            log.fire("Q-3.7")
        elif s.origin >= OUTSIDE:
            log.fire("Q-1.4")
    if s.arms[place] == DOWN:
        s.phases.append(REVEAL)
        s.actor = CHANCE
        return
    arrive(s)


def reveal(s: QuestorState, number: int) -> None:
    """Q-3.3: the die turns the tile and may bring a monster."""
    s.phases.pop()
    hero = s.hero
    place = s.where[hero]
    wall = (s.heading + s.face_walls[number - 1]) & 3
    s.arms[place] = CROSS ^ (1 << wall)
    s.revealed += 1
    s.turn_reveals += 1
    s.round_reveals += 1
    s.actor = s.slot_seat[s.turn]
    s.compass = hero
    log = s.log
    if log is not None:
        log.fire("Q-1.3")
        log.fire("Q-3.3")
        log.tell(
            "revealed",
            {"hero": HEROES[hero], "place": place_name(place), "n": number, "wall": SIDES[wall]},
        )
        if s.mode == COOPERATION:
            log.fire("Q-8.4")
            log.tell("compass", {"hero": HEROES[hero]})
    _place_monster(s, place, number)
    check_knowledge(s)
    if s.actor == OVER:
        return
    if hero == PRISONER and s.monsters[place] > 0:
        # he is put back and the tile stays revealed.
        s.where[hero] = s.origin
        if log is not None:
            log.fire("Q-7.3")
            log.tell("put-back", {"hero": HEROES[hero], "place": place_name(s.origin)})
        act_done(s)
        return
    arrive(s)


def _place_monster(s: QuestorState, place: int, number: int) -> None:
    kept = 0
    if s.where[PRISONER] != NOWHERE:
        if place in AROUND_CENTRE:
            # exactly one, whatever was rolled; a token was kept for it.
            _put_monster(s, place, "Q-7.2")
            return
        for tile in AROUND_CENTRE:
            if s.arms[tile] == DOWN:
                kept += 1
    if not (s.monster_faces >> number) & 1:
        return
    if s.tokens > kept:
        _put_monster(s, place, "Q-3.3")
    elif s.log is not None:
        s.log.fire("Q-7.2" if kept else "Q-3.3")
        s.log.tell("kept-back" if s.tokens else "no-monster-left", {})


def _put_monster(s: QuestorState, place: int, rule: str) -> None:
    s.monsters[place] += 1
    s.tokens -= 1
    if s.log is not None:
        s.log.fire(rule)
        s.log.tell("monster", {"place": place_name(place)})
        if s.monsters[place] > 1:
            s.log.fire("Q-3.4")


def arrive(s: QuestorState) -> None:
    """Q-5.6: gems and leaving, meetings, then monsters; the first win ends the game."""
    hero = s.hero
    place = s.where[hero]
    if hero == ROGUE:
        seek_treasure(s)
    elif hero == PRISONER:
        seek_freedom(s)
    if s.actor == OVER:
        return
    if place == s.where[HEALER]:
        check_meetings(s)
        if s.actor == OVER:
            return
    if place < TILES and s.monsters[place] > 0:
        _face_monsters(s, hero, place)
    elif s.phases[-1] == CHARGING:
        charge_on(s)
    else:
        act_done(s)


def _face_monsters(s: QuestorState, hero: int, place: int) -> None:
    # part of the same turn, after the reveal.
    log = s.log
    if log is not None:
        log.fire("Q-4.5")
        log.fire("Q-4.6")
    if hero == WARRIOR:
        _slay(s, place)
        return
    if hero == MAGE:
        s.phases.append(MONSTERS)
        return
    if hero == HEALER:
        if chase_ways(s) != 0:
            s.phases.append(MONSTERS)
            return
        if log is not None:
            log.fire("Q-4.4")
            log.tell("stays", {"count": s.monsters[place]})
    elif hero == ROGUE and log is not None:
        log.fire("Q-4.2")
        log.tell("ignored", {"count": s.monsters[place]})
    act_done(s)


def _slay(s: QuestorState, place: int) -> None:
    count = s.monsters[place]
    s.monsters[place] = 0
    s.slain += count  # he keeps the tokens, so the supply does not grow
    if s.log is not None:
        s.log.fire("Q-4.1")
        s.log.tell("slain", {"count": count, "total": s.slain})
    if s.phases[-1] == CHARGING:
        s.phases.pop()  # he stops where he meets monsters
    check_trophies(s)
    if s.actor != OVER:
        act_done(s)


def chase_ways(s: QuestorState) -> int:
    """Q-4.4: mask of the sides down which the Healer may chase a monster from her tile."""
    place = s.where[HEALER]
    ways = 0
    for side in range(4):
        if is_open(s, place, side):
            beyond = NEIGHBOUR[place * 4 + side]
            if beyond < TILES and beyond != s.where[PRISONER]:
                ways |= 1 << side
    return ways


def charge_on(s: QuestorState) -> None:
    """Q-6.2: straight on while the way is open and leads to a tile."""
    place = s.where[s.hero]
    if may_charge(s, place, s.heading):
        step(s, NEIGHBOUR[place * 4 + s.heading], s.heading)
        return
    s.phases.pop()
    act_done(s)


def may_charge(s: QuestorState, place: int, side: int) -> bool:
    """Q-6.2: the side is open and leads to a tile; he never leaves the dungeon."""
    return is_open(s, place, side) and NEIGHBOUR[place * 4 + side] < TILES


def act_done(s: QuestorState, part: int = MOVED) -> None:
    """The hero's one thing is done; the Prisoner with a gift may do the other part (Q-6.5)."""
    if s.hero == PRISONER and (s.gift >> PRISONER) & 1 and not (s.left >> PRISONER) & 1:
        s.part = part
        s.phases = [MORE]
        return
    end_turn(s)
