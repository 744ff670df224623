"""The Mage's and the Healer's way with monsters (Q-4.3, Q-4.4)."""

from questable.engine.action import Action
from questable.games.questor.actions import CHASE, CHASES, MAGE, PRISONER, TELEPORT, TELEPORTS
from questable.games.questor.board import NEIGHBOUR, TILES, place_name
from questable.games.questor.state import QuestorState
from questable.games.questor.walk import act_done, chase_ways


def legal(s: QuestorState) -> list[Action]:
    """Where the next monster may go."""
    if s.hero == MAGE:
        own, prisoner = s.where[MAGE], s.where[PRISONER]
        return [TELEPORTS[t] for t in range(TILES) if t != own and t != prisoner]
    ways = chase_ways(s)
    return [CHASES[side] for side in range(4) if (ways >> side) & 1]


def why_not(s: QuestorState, action: Action) -> str:
    """The rule against sending a monster there."""
    if s.hero == MAGE:
        if action.kind != TELEPORT:
            return "Q-4.4" if action.kind == CHASE else "T-1.3"
        barred = action.a == s.where[MAGE] or action.a == s.where[PRISONER]
        return "Q-4.3" if barred else ""
    if action.kind != CHASE:
        return "Q-4.3" if action.kind == TELEPORT else "T-1.3"
    return "" if (chase_ways(s) >> action.a) & 1 else "Q-4.4"


def apply(s: QuestorState, action: Action) -> None:
    """Send one monster; the next is asked for until none is left (Q-4.3: one by one)."""
    place = s.where[s.hero]
    to = action.a if action.kind == TELEPORT else NEIGHBOUR[place * 4 + action.a]
    s.monsters[place] -= 1
    s.monsters[to] += 1
    log = s.log
    if log is not None:
        mage = action.kind == TELEPORT
        log.fire("Q-4.3" if mage else "Q-4.4")
        if s.monsters[to] > 1:
            log.fire("Q-3.4")
        log.tell(
            "teleported" if mage else "chased",
            {"from": place_name(place), "place": place_name(to)},
        )
    if s.monsters[place] == 0:
        s.phases.pop()
        act_done(s)
