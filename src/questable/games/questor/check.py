"""Whether a position of Questor could stand on a table."""

from typing import Final

from questable.engine.checking import CHANCE, MOST, OVER, Check, stages
from questable.engine.fault import Fault
from questable.games.questor.actions import HEALER, HEROES, MAGE, PRISONER, ROGUE, WARRIOR
from questable.games.questor.board import CENTRE, DOWN, NOWHERE, OUTSIDE, PLACES, TILES, place_name
from questable.games.questor.goals import GEMS_TO_TAKE, REASONS, heroes_in_play
from questable.games.questor.setup import (
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    hero_slots,
    offered,
)
from questable.games.questor.state import (
    CENTRE_TURN,
    CHARGING,
    COMPETITION,
    FIRST,
    GEMS,
    HERO_TURN,
    MONSTERS,
    MORE,
    PAIRS,
    PHASES,
    PICKING,
    REVEAL,
    QuestorState,
)

SETTING_UP: Final = ((FIRST,), (PICKING,), (GEMS,), (CENTRE_TURN,))
PLAYED: Final = (
    (HERO_TURN,),
    (MORE,),
    (HERO_TURN, REVEAL),
    (MORE, REVEAL),
    (HERO_TURN, CHARGING, REVEAL),
    (HERO_TURN, MONSTERS),
)
ENDED: Final = (*PLAYED, (HERO_TURN, CHARGING))
BY_CHANCE: Final = (FIRST, GEMS, CENTRE_TURN, REVEAL)
GEM_PAIRS: Final = ((NORTH_WEST, SOUTH_EAST), (NORTH_EAST, SOUTH_WEST))
FACES: Final = 6


def faults(s: QuestorState, new: QuestorState) -> list[Fault]:
    """All that is wrong with it."""
    check = Check(s, new)
    check.clock()
    check.fixed(
        *("mode", "gifts", "prisoner", "compass_rule", "mage_need", "dig_facing", "trophies"),
        *("monster_faces", "face_walls"),
    )
    _bounds(check, s)
    stack = tuple(s.phases)
    known = ENDED if s.actor == OVER else (*SETTING_UP, *PLAYED)
    if stack not in known:
        check.fail(Fault("position-phases", found=stages(s.phases, PHASES)))
    check.ended(s.ending, len(REASONS), s.winners)
    if check.faults:
        return check.faults
    _beginning(check, s)
    if check.faults:
        return check.faults
    _actor(check, s)
    _tiles(check, s, new)
    if s.round > 0:
        _heroes(check, s)
        _goals(check, s)
    return check.faults


def _bounds(check: Check, s: QuestorState) -> None:
    heroes = len(HEROES)
    check.length("rolls", s.rolls, s.seats)
    check.each("rolls", s.rolls, 0, FACES)
    check.each("rolling", s.rolling, 0, s.seats - 1)
    check.length("picked_side", s.picked_side, heroes)
    check.each("picked_side", s.picked_side, -1, 3)
    check.length("gems", s.gem_at, GEMS_TO_TAKE)
    check.each("slot_seat", s.slot_seat, 0, s.seats - 1)
    check.each("slot_hero", s.slot_hero, -1, heroes - 1)
    check.each("monsters", s.monsters, 0, MOST)
    check.within("first", s.first, -1, s.seats - 1)
    check.within("hero", s.hero, -1, heroes - 1)
    check.within("compass", s.compass, -1, heroes - 1)
    check.within("held_compass", s.held_compass, 0, 1)
    check.within("origin", s.origin, NOWHERE, PLACES - 1)
    check.within("heading", s.heading, 0, 3)
    check.within("part", s.part, 0, 2)
    for name in ("done", "met", "gift", "left"):
        check.mask(name, getattr(s, name), heroes)
    check.counts(("tokens", "slain", "taken", "revealed", "turn_reveals", "round_reveals"))
    check.counts(("round", "turn"))


def _beginning(check: Check, s: QuestorState) -> None:
    """Q-2.1: who begins, and whose heroes are whose."""
    phase = s.phases[0]
    if phase == FIRST:
        waiting = bool(s.rolling) and s.rolling == sorted(set(s.rolling))
        check.against(waiting, "Q-2.1", "rolling", s.rolling)
        check.against(all(s.rolls[n] == 0 for n in s.rolling), "Q-2.1", "rolls", s.rolls)
        nobody = s.first == -1 and not s.slot_seat and not s.slot_hero
        check.against(nobody and s.turn == 0, "Q-2.1", "first", s.first)
        _nobody_placed(check, s)
        return
    check.against(not s.rolling, "Q-2.1", "rolling", s.rolling)
    best = [n for n in range(s.seats) if s.rolls[n] == max(s.rolls)]
    if s.seats == 1:
        check.against(s.rolls == [0] and s.first == 0, "Q-8.3", "first", s.first)
    else:
        check.against(best == [s.first] and max(s.rolls) > 0, "Q-2.1", "first", s.first)
    slots = hero_slots(s)
    order = [(s.first + n) % s.seats for n in range(slots)]
    check.against(s.slot_seat == order, "Q-2.1", "slot_seat", s.slot_seat)
    if not check.length("slot_hero", s.slot_hero, slots):
        return
    last = slots if s.actor == OVER else slots - 1
    if not check.within("turn", s.turn, 0, last):
        return
    free = s.turn + 1 if phase == PICKING else 0
    picked = s.slot_hero[free:]
    check.against(s.slot_hero[:free] == [-1] * free, "Q-2.1", "slot_hero", s.slot_hero)
    right = len(set(picked)) == len(picked) and all(h >= 0 and offered(s, h) for h in picked)
    check.against(right, "Q-2.1", "slot_hero", s.slot_hero)
    _entrances(check, s)
    if phase in (PICKING, GEMS, CENTRE_TURN):
        _nobody_moved(check, s)
    if phase in (GEMS, CENTRE_TURN):
        check.against(s.turn == 0, "Q-2.1", "turn", s.turn)
    if phase == CENTRE_TURN:
        check.against(PRISONER in s.slot_hero, "Q-2.5", "phases", "centre")


def _nobody_placed(check: Check, s: QuestorState) -> None:
    for hero, place in enumerate(s.where):
        check.against(place == NOWHERE, "Q-2.1", HEROES[hero], _named(place))
    check.against(max(s.picked_side) == -1, "Q-2.1", "picked_side", s.picked_side)
    _nothing_yet(check, s)


def _nobody_moved(check: Check, s: QuestorState) -> None:
    for hero in range(len(HEROES)):
        due = NOWHERE
        if hero in s.slot_hero:
            due = CENTRE if hero == PRISONER else OUTSIDE + s.picked_side[hero]
        check.against(s.where[hero] == due, "Q-2.1", HEROES[hero], _named(s.where[hero]))
    _nothing_yet(check, s)


def _nothing_yet(check: Check, s: QuestorState) -> None:
    """What is counted from the first round on."""
    for name in ("round", "revealed", "slain", "taken", "done", "met", "gift", "left"):
        value = getattr(s, name)
        check.against(value == 0, "Q-2.1", name, value)
    check.against(s.hero == -1, "Q-2.1", "hero", s.hero)
    check.against(s.compass == -1, "Q-8.4", "compass", s.compass)
    gems = s.gem_at == [NOWHERE, NOWHERE] or s.phases[0] == CENTRE_TURN
    check.against(gems, "Q-2.2", "gems", _places(s.gem_at))


def _entrances(check: Check, s: QuestorState) -> None:
    """Q-2.1: each hero at an entrance of its own, the Prisoner at none."""
    sides: list[int] = []
    for hero, side in enumerate(s.picked_side):
        placed = hero in s.slot_hero and hero != PRISONER
        check.against((side >= 0) == placed, "Q-2.1", "picked_side", s.picked_side)
        sides += [side] if side >= 0 else []
        gone = s.where[hero] == NOWHERE
        check.against(gone != (hero in s.slot_hero), "Q-2.1", HEROES[hero], _named(s.where[hero]))
    check.against(len(set(sides)) == len(sides), "Q-2.1", "picked_side", s.picked_side)


def _actor(check: Check, s: QuestorState) -> None:
    if s.actor == OVER:
        return
    phase = s.phases[-1]
    due = CHANCE if phase in BY_CHANCE else s.slot_seat[s.turn]
    check.waits(due, stages(s.phases, PHASES))
    if s.phases[0] in (HERO_TURN, MORE):
        check.against(s.round > 0, "Q-3.1", "round", s.round)
        check.against(s.hero == s.slot_hero[s.turn], "Q-3.1", "hero", s.hero)


def _tiles(check: Check, s: QuestorState, new: QuestorState) -> None:
    up = sum(s.arms[tile] != DOWN for tile in range(TILES))
    check.against(s.revealed == up, "Q-3.3", "revealed", s.revealed)
    tokens = s.tokens + s.slain + sum(s.monsters)
    if tokens != new.tokens:
        check.fail(Fault("position-count", name="monster", count=tokens, n=new.tokens))
    if s.phases[0] in (FIRST, PICKING, GEMS):
        check.against(sum(s.monsters) == 0, "Q-3.3", "monsters", sum(s.monsters))
        return
    placed = [gem for gem in s.gem_at if gem != NOWHERE]
    corners = any(
        all(gem in (NOWHERE, corner) for gem, corner in zip(s.gem_at, pair, strict=True))
        for pair in GEM_PAIRS
    )
    check.against(corners, "Q-2.2", "gems", _places(s.gem_at))
    check.against(s.taken == GEMS_TO_TAKE - len(placed), "Q-5.2", "taken", s.taken)
    check.against(s.taken == 0 or ROGUE in s.slot_hero, "Q-5.2", "taken", s.taken)


def _heroes(check: Check, s: QuestorState) -> None:
    """Where heroes stand in mid-game."""
    revealing = s.phases[-1] == REVEAL
    for hero in s.slot_hero:
        place = s.where[hero]
        dark = place < TILES and s.arms[place] == DOWN
        walking = revealing and hero == s.hero
        if s.actor != OVER:
            check.against(dark == walking, "Q-3.3", HEROES[hero], _named(place))
        if hero == ROGUE and not walking and s.actor != OVER:
            check.against(place not in s.gem_at, "Q-5.2", HEROES[hero], _named(place))
        if hero == PRISONER and place < TILES and not walking and s.actor != OVER:
            check.against(s.monsters[place] == 0, "Q-7.3", "monsters", _named(place))
    more = s.phases[0] == MORE
    if more:
        gifted = s.hero == PRISONER and (revealing or bool(s.gift >> PRISONER & 1))
        check.against(gifted and s.part > 0, "Q-6.5", "phases", stages(s.phases, PHASES))
    elif s.actor != OVER:
        check.against(s.part == 0, "Q-6.5", "part", s.part)
    if s.phases[-1] == MONSTERS and s.actor != OVER:
        facing = s.hero in (MAGE, HEALER) and s.where[s.hero] < TILES
        facing = facing and s.monsters[s.where[s.hero]] > 0
        check.against(facing, "Q-4.5", "phases", stages(s.phases, PHASES))
    if CHARGING in s.phases:
        check.against(s.hero == WARRIOR, "Q-6.2", "phases", stages(s.phases, PHASES))
    compass = s.compass == -1 or s.compass in s.slot_hero
    check.against(compass, "Q-8.4", "compass", s.compass)
    check.against(s.round_reveals <= s.revealed, "Q-8.2", "round_reveals", s.round_reveals)
    check.against(s.turn_reveals <= s.round_reveals or s.actor == OVER, "Q-8.2", "turn_reveals",
                  s.turn_reveals)  # fmt: skip


def _goals(check: Check, s: QuestorState) -> None:
    """Chapter 5: who has done what, and that nobody has won and plays on."""
    playing = heroes_in_play(s)
    for name in ("done", "met", "gift", "left"):
        check.against(getattr(s, name) & ~playing == 0, "Q-5.6", name, getattr(s, name))
    met = s.met == 0 or playing >> HEALER & 1 == 1
    check.against(met and not s.met >> HEALER & 1, "Q-5.4", "met", s.met)
    check.against(s.gift & ~s.met == 0 and (s.gift == 0 or s.gifts == 1), "Q-6.1", "gift", s.gift)
    check.against(s.slain == 0 or playing >> WARRIOR & 1 == 1, "Q-4.1", "slain", s.slain)
    gone = {ROGUE: "Q-5.2", PRISONER: "Q-5.5"}
    for hero in range(len(HEROES)):
        left = s.left >> hero & 1 == 1
        if left:
            away = hero in gone and s.where[hero] >= OUTSIDE
            away = away and (hero != ROGUE or s.taken == GEMS_TO_TAKE)
            check.against(away, gone.get(hero, "Q-5.6"), "left", s.left)
    goals = {
        WARRIOR: ("Q-5.1", s.slain >= s.trophies),
        ROGUE: ("Q-5.2", s.left >> ROGUE & 1 == 1),
        MAGE: ("Q-5.3", s.revealed >= s.mage_need),
        HEALER: ("Q-5.4", s.met == playing & ~(1 << HEALER)),
        PRISONER: ("Q-5.5", s.left >> PRISONER & 1 == 1),
    }
    for hero, (rule, reached) in goals.items():
        if playing >> hero & 1:
            check.against((s.done >> hero & 1 == 1) == reached, rule, "done", s.done)
    if s.mode == COMPETITION:
        check.against((s.done != 0) == (s.actor == OVER), "Q-5.6", "done", s.done)
    elif s.actor != OVER:
        rule = "Q-2.4" if s.mode == PAIRS else "Q-8.1"
        for seats in [[seat] for seat in range(s.seats)] if s.mode == PAIRS else [s.slot_seat]:
            own = [h for h, seat in zip(s.slot_hero, s.slot_seat, strict=True) if seat in seats]
            check.against(any(not s.done >> h & 1 for h in own), rule, "done", s.done)


def _named(place: int) -> str:
    return place_name(place) if place != NOWHERE else "-"


def _places(places: list[int]) -> str:
    return " ".join(map(_named, places))
