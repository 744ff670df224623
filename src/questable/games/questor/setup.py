"""Setting up: who begins, heroes, entrances, gems, the Prisoner's tile (chapter 2; Q-7.1)."""

from questable.engine.action import Action
from questable.engine.state import CHANCE
from questable.games.questor.actions import HEALER, HEROES, PICK, PICKS, PRISONER
from questable.games.questor.board import (
    CENTRE,
    CROSS,
    NOWHERE,
    OUTSIDE,
    SIDES,
    TILES,
    outside_arms,
    place_name,
)
from questable.games.questor.rounds import begin_game
from questable.games.questor.state import (
    CENTRE_TURN,
    COMPETITION,
    COOPERATION,
    FIRST,
    GEMS,
    PAIRS,
    PICKING,
    QuestorState,
)

NORTH_WEST = 0
NORTH_EAST = 4
SOUTH_WEST = 20
SOUTH_EAST = 24


def deal(s: QuestorState, players: int, together: bool) -> None:
    """An empty table: 25 tiles face down, and the die to say who begins."""
    s.seats = players
    s.mode = COOPERATION if together else PAIRS if players == 2 else COMPETITION
    s.arms = [0] * TILES + outside_arms()  # all face down
    s.monsters = [0] * TILES
    s.gem_at = [NOWHERE, NOWHERE]
    s.where = [NOWHERE] * len(HEROES)
    s.picked_side = [-1] * len(HEROES)
    s.rolls = [0] * players
    s.rolling = list(range(players))
    s.slot_seat = []
    s.slot_hero = []
    if players == 1:
        # one person moves all heroes; there is nobody to roll against.
        s.rolling = []
        _begin_picking(s, 0)
    else:
        s.phases = [FIRST]
        s.actor = CHANCE


def tell_dealt(s: QuestorState) -> None:
    """The rules that a new table shows."""
    s.fire("Q-1.1")
    s.fire("Q-1.2")


def roll_first(s: QuestorState, number: int) -> None:
    """Q-2.1: the highest begins, the tied roll again."""
    seat = s.rolling[0]
    s.rolling = s.rolling[1:]
    s.rolls = _with(s.rolls, seat, number)
    log = s.log
    if log is not None:
        if s.ply == 1:
            tell_dealt(s)
        log.fire("Q-2.1")
        log.tell("rolled-first", {"seat": seat, "n": number})
    if s.rolling:
        return
    best = max(s.rolls)
    tied = [i for i in range(s.seats) if s.rolls[i] == best]
    if len(tied) > 1:
        s.rolls = [0] * s.seats
        s.rolling = tied
        if log is not None:
            log.tell("tied", {})
        return
    _begin_picking(s, tied[0])
    if log is not None:
        log.tell("first", {"seat": s.first})


def _with(numbers: list[int], i: int, number: int) -> list[int]:
    changed = numbers[:]
    changed[i] = number
    return changed


def hero_slots(s: QuestorState) -> int:
    """How many heroes are played."""
    if s.mode == COOPERATION:
        return 5 if s.prisoner else 4
    return 4 if s.seats == 2 else s.seats


def _begin_picking(s: QuestorState, first: int) -> None:
    s.first = first
    slots = hero_slots(s)
    # slots in order of play; slot i belongs to person i modulo their number.
    s.slot_seat = [(first + i) % s.seats for i in range(slots)]
    s.slot_hero = [-1] * slots
    s.phases = [PICKING]
    s.turn = slots - 1  # filled from last to first
    s.actor = s.slot_seat[s.turn]


def offered(s: QuestorState, hero: int) -> bool:
    """Whether a hero may be picked at all in this set-up (Q-2.3, Q-2.5)."""
    if hero == PRISONER:
        return s.prisoner == 1
    return not (hero == HEALER and s.seats == 3 and s.mode == COMPETITION)


def legal_picks(s: QuestorState) -> list[Action]:
    """Every free hero at every free entrance; the Prisoner at none."""
    return [action for action in PICKS if offered(s, action.a) and no_pick(s, action) == ""]


def no_pick(s: QuestorState, action: Action) -> str:
    """Q-2.1: the hero and the entrance must be free."""
    if action.kind != PICK:
        return "T-1.3"
    if s.where[action.a] != NOWHERE:
        return "Q-2.1"
    return "Q-2.1" if action.b >= 0 and action.b in s.picked_side else ""


def pick(s: QuestorState, action: Action) -> None:
    """Place a hero outside an entrance, the Prisoner on the centre tile."""
    seat = s.slot_seat[s.turn]
    hero = action.a
    s.slot_hero = _with(s.slot_hero, s.turn, hero)
    s.picked_side = _with(s.picked_side, hero, action.b)
    s.where[hero] = CENTRE if hero == PRISONER else OUTSIDE + action.b
    log = s.log
    if log is not None:
        if s.ply == 1:
            tell_dealt(s)
        log.fire("Q-2.1")
        if s.mode == COOPERATION:
            log.fire("Q-8.3")
        if s.mode == PAIRS:
            log.fire("Q-2.4")
        if s.seats == 3:
            log.fire("Q-2.3")
        if hero == PRISONER:
            log.fire("Q-2.5")
        place = place_name(s.where[hero])
        log.tell("picked", {"seat": seat, "hero": HEROES[hero], "place": place})
    if s.turn > 0:
        s.turn -= 1
        s.actor = s.slot_seat[s.turn]
        return
    s.phases = [GEMS]
    s.actor = CHANCE


def place_gems(s: QuestorState, number: int) -> None:
    """Q-2.2: even north-west and south-east, odd north-east and south-west."""
    s.gem_at = [NORTH_WEST, SOUTH_EAST] if number % 2 == 0 else [NORTH_EAST, SOUTH_WEST]
    if s.log is not None:
        s.log.fire("Q-2.2")
        s.log.tell("gems", {"a": place_name(s.gem_at[0]), "b": place_name(s.gem_at[1])})
    if s.where[PRISONER] != NOWHERE:
        # only if somebody plays him.
        s.phases = [CENTRE_TURN]
        return
    begin_game(s)


def turn_centre(s: QuestorState, wall: int) -> None:
    """Q-7.1: the Prisoner's tile, face up and counted."""
    s.arms[CENTRE] = CROSS ^ (1 << wall)
    s.revealed = 1
    if s.log is not None:
        s.log.fire("Q-7.1")
        s.log.tell("centre", {"wall": SIDES[wall]})
    begin_game(s)
