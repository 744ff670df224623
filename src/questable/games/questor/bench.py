"""Setting up a dungeon of Questor by hand: heroes, monsters, gems, tiles, whose turn it is."""

from typing import Final, cast

from questable.engine.bench import Bench, Dial, Place
from questable.engine.state import State
from questable.games.questor.actions import HEALER, HEROES, MAGE, PRISONER, ROGUE, WARRIOR
from questable.games.questor.board import (
    CROSS,
    DOWN,
    NOWHERE,
    OUTSIDE,
    PLACES,
    SIDES,
    TILES,
    place_name,
    wall_of,
)
from questable.games.questor.goals import GEMS_TO_TAKE, heroes_in_play
from questable.games.questor.position import PLACE_NAMES
from questable.games.questor.setup import NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST
from questable.games.questor.state import HERO_TURN, QuestorState

MONSTER: Final = "monster"
GEM: Final = "gem"
SUPPLY: Final = "supply"
SLAIN: Final = "slain"
TAKEN: Final = "taken"
CORNERS: Final = (NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST)
DOWNWARD: Final = "down"
CROSSING: Final = "cross"
FACES: Final = [DOWNWARD, CROSSING, *SIDES]
"""Of a tile: face down, a cross, or the side of its wall."""
YES_NO: Final = ["yes", "no"]


class QuestorBench(Bench):
    """Questor's."""

    def places(self, state: State) -> list[Place]:
        """The tiles, the entrances, and what lies beside the board."""
        s = cast(QuestorState, state)
        found = []
        for place in range(PLACES):
            things: list[str] = [HEROES[h] for h in range(len(HEROES)) if s.where[h] == place]
            things += [GEM] * s.gem_at.count(place)
            things += [MONSTER] * s.monsters[place] if place < TILES else []
            found.append(Place(place_name(place), things))
        found.append(Place(SUPPLY, [MONSTER] * s.tokens))
        found.append(Place(SLAIN, [MONSTER] * s.slain))
        found.append(Place(TAKEN, [GEM] * s.taken))
        return found

    def targets(self, _state: State, thing: str) -> list[str]:
        """Heroes go anywhere, monsters on tiles, gems on corners."""
        if thing == MONSTER:
            return [*PLACE_NAMES[:TILES], SUPPLY, SLAIN]
        if thing == GEM:
            return [*(place_name(corner) for corner in CORNERS), TAKEN]
        return list(PLACE_NAMES)

    def put(self, state: State, thing: str, here: str, there: str) -> None:
        """Move it, and count again."""
        s = cast(QuestorState, state)
        if thing == MONSTER:
            for name, count in ((here, -1), (there, 1)):
                if name == SUPPLY:
                    s.tokens += count
                elif name == SLAIN:
                    s.slain += count
                else:
                    s.monsters[PLACE_NAMES.index(name)] += count
        elif thing == GEM:
            self._put_gem(s, here, there)
        else:
            s.where[HEROES.index(thing)] = PLACE_NAMES.index(there)
        _count(s)

    def _put_gem(self, s: QuestorState, here: str, there: str) -> None:
        old = NOWHERE if here == TAKEN else PLACE_NAMES.index(here)
        new = NOWHERE if there == TAKEN else PLACE_NAMES.index(there)
        gems = s.gem_at[:]
        gems[gems.index(old)] = new
        # The first of the two lies in the north, where both do.
        s.gem_at = gems if NOWHERE in gems else sorted(gems)

    def dials(self, state: State) -> list[Dial]:
        """Whose turn, whom the Healer has met, who holds a gift, how each tile lies."""
        s = cast(QuestorState, state)
        if s.round == 0:
            return []
        heroes = [HEROES[h] for h in s.slot_hero]
        found = [Dial("turn", HEROES[s.hero], heroes)]
        if HEALER in s.slot_hero:
            for hero in s.slot_hero:
                if hero != HEALER:
                    found.append(_flag("met", hero, s.met))
                    if s.gifts:
                        found.append(_flag("gift", hero, s.gift))
        for tile in range(TILES):
            found.append(Dial(f"tile {place_name(tile)}", _face(s.arms[tile]), FACES))
        return found

    def turn(self, state: State, key: str, value: str) -> None:
        """Set one."""
        s = cast(QuestorState, state)
        kind, _, name = key.partition(" ")
        if kind == "turn":
            _give_turn(s, HEROES.index(value))
        elif kind == "tile":
            arms = DOWN if value == DOWNWARD else CROSS
            if value in SIDES:
                arms = CROSS ^ (1 << SIDES.index(value))
            s.arms[PLACE_NAMES.index(name)] = arms
        else:
            bit = 1 << HEROES.index(name)
            old: int = getattr(s, kind)
            setattr(s, kind, old | bit if value == "yes" else old & ~bit)
            s.gift &= s.met
        _count(s)


def _flag(kind: str, hero: int, mask: int) -> Dial:
    return Dial(f"{kind} {HEROES[hero]}", YES_NO[0 if mask >> hero & 1 else 1], YES_NO)


def _face(arms: int) -> str:
    if arms == DOWN:
        return DOWNWARD
    return CROSSING if arms == CROSS else SIDES[wall_of(arms)]


def _give_turn(s: QuestorState, hero: int) -> None:
    s.turn = s.slot_hero.index(hero)
    s.hero = hero
    s.phases = [HERO_TURN]
    s.actor = s.slot_seat[s.turn]
    s.part = s.turn_reveals = 0
    s.held_compass = int(s.compass == hero)
    s.ending = s.winners = 0


def _count(s: QuestorState) -> None:
    """What follows from what lies where."""
    s.revealed = sum(s.arms[tile] != DOWN for tile in range(TILES))
    s.taken = s.gem_at.count(NOWHERE)
    s.round_reveals = min(s.round_reveals, s.revealed)
    s.turn_reveals = min(s.turn_reveals, s.round_reveals)
    outside = {hero for hero in range(len(HEROES)) if s.where[hero] >= OUTSIDE}
    left = 0
    if ROGUE in outside and s.taken == GEMS_TO_TAKE and s.left >> ROGUE & 1:
        left |= 1 << ROGUE
    if PRISONER in outside:
        left |= 1 << PRISONER
    s.left = left
    playing = heroes_in_play(s)
    done = {
        WARRIOR: s.slain >= s.trophies,
        ROGUE: bool(left >> ROGUE & 1),
        MAGE: s.revealed >= s.mage_need,
        HEALER: s.met == playing & ~(1 << HEALER),
        PRISONER: bool(left >> PRISONER & 1),
    }
    s.done = sum(1 << hero for hero in done if done[hero] and playing >> hero & 1)
