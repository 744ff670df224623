"""The Healer's gifts: charge, water, teleport (Q-6.1 to Q-6.4)."""

from questable.engine.action import Action
from questable.games.questor.actions import (
    BLINK,
    BLINKS,
    CHARGE,
    CHARGES,
    HEROES,
    MAGE,
    ROGUE,
    WARRIOR,
    WATER,
    WATERS,
)
from questable.games.questor.board import DOWN, NEIGHBOUR, NOWHERE, SIDES, TILES, place_name
from questable.games.questor.state import CHARGING, QuestorState
from questable.games.questor.walk import arrive, charge_on, may_charge, step
from questable.games.questor.ways import is_walled


def add_legal(s: QuestorState, actions: list[Action]) -> None:
    """Append what the gift of the hero at turn allows."""
    hero = s.hero
    if not (s.gift >> hero) & 1:
        return
    place = s.where[hero]
    if hero == WARRIOR:
        actions.extend([CHARGES[side] for side in range(4) if may_charge(s, place, side)])
    elif hero == ROGUE:
        actions.extend([WATERS[side] for side in range(4) if is_walled(s, place, side)])
    elif hero == MAGE:
        actions.extend([BLINKS[t] for t in range(TILES) if s.arms[t] != DOWN and t != place])


def why_not(s: QuestorState, action: Action) -> str:
    """The rule against using that gift now."""
    kind = action.kind
    hero = s.hero
    place = s.where[hero]
    if kind != BLINK and NEIGHBOUR[place * 4 + action.a] == NOWHERE:
        return "Q-1.4"
    if not (s.gift >> hero) & 1:
        return "Q-6.1"
    if kind == CHARGE:
        return "" if hero == WARRIOR and may_charge(s, place, action.a) else "Q-6.2"
    if kind == WATER:
        return "" if hero == ROGUE and is_walled(s, place, action.a) else "Q-6.3"
    known = s.arms[action.a] != DOWN and action.a != place
    return "" if hero == MAGE and known else "Q-6.4"


def apply(s: QuestorState, action: Action) -> None:
    """Spend the gift and use it."""
    hero = s.hero
    s.gift &= ~(1 << hero)
    if action.kind == CHARGE:
        s.heading = action.a
        s.phases.append(CHARGING)
        if s.log is not None:
            s.log.fire("Q-6.2")
            s.log.tell("charged", {"dir": SIDES[action.a]})
        charge_on(s)
    elif action.kind == WATER:
        beyond = NEIGHBOUR[s.where[hero] * 4 + action.a]
        if s.log is not None:
            s.log.fire("Q-6.3")
            s.log.tell("water", {"hero": HEROES[hero], "place": place_name(beyond)})
        step(s, beyond, action.a)
    elif action.kind == BLINK:
        s.origin = s.where[hero]
        s.where[hero] = action.a
        if s.log is not None:
            s.log.fire("Q-6.4")
            s.log.tell("blinked", {"from": place_name(s.origin), "place": place_name(action.a)})
        arrive(s)
