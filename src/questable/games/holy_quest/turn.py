"""A turn: rolls, moves, starts, thawing, and the next turn (H-3.1 to H-3.5, H-3.11 to H-3.13)."""

from questable.engine.action import Action
from questable.games.holy_quest import action_cards, alliances, ice, wild
from questable.games.holy_quest.actions import (
    MOVE,
    MOVES,
    PASS,
    PASSING,
    ROLL,
    ROLLING,
    START,
    STARTS,
    THAW,
    THAWS,
)
from questable.games.holy_quest.board import HEAVEN, THRONE
from questable.games.holy_quest.events import tell_seat
from questable.games.holy_quest.ice import freeze, unfreeze
from questable.games.holy_quest.movement import (
    can_move,
    movable,
    no_move,
    no_start,
    reach,
    startable,
    survey,
)
from questable.games.holy_quest.pace import take_pace
from questable.games.holy_quest.pawns import advance, start, walk
from questable.games.holy_quest.pieces import COLOURS, FACES, N_COLOURS, OWN, PAWNS_EACH, pawns_in
from questable.games.holy_quest.scoring import inside
from questable.games.holy_quest.standing import duty, next_colour
from questable.games.holy_quest.state import (
    BUMP_ROLL,
    BY_START_CARD,
    BY_WILD,
    CARD_MOVE,
    CARD_START,
    FREEZE_ROLL,
    MOVE_PHASE,
    NONE,
    ROLL_PHASE,
    THAW_PHASE,
    TURN_PHASE,
    HolyQuestState,
)


def begin_turn(s: HolyQuestState, colour: int) -> None:
    """H-3.1: ask the player at turn, if there is something to ask before the first roll."""
    s.turn = colour
    s.turns += 1
    s.turns_of[colour] += 1
    s.owed = 0
    s.bound = NONE
    s.mover = NONE
    if s.turns % s.stride == 0:
        take_pace(s)
    tell_turn(s)
    if s.frozen & s.sides[colour]:
        s.phases.append(TURN_PHASE)
    else:
        call_for_roll(s)


def tell_turn(s: HolyQuestState) -> None:
    """Whose turn it is, and who of a team rolls: a different member each turn (H-6.5)."""
    log = s.log
    if log is None:
        return
    seat = s.seat_of[s.turn]
    member = (s.turns_of[s.turn] - 1) % s.house.members[seat] + 1
    log.fire("H-3.1")
    if s.house.members[seat] > 1:
        log.fire("H-6.5")
    facts: dict[str, int | str] = {"seat": seat, "colour": COLOURS[s.turn]}
    facts["members"] = s.house.members[seat]
    log.tell("turn", {**facts, "n": s.turns, "member": member})


def end_turn(s: HolyQuestState) -> None:
    """The next player's turn, or the same one's again if a whole turn is owed (H-3.13)."""
    if s.extra > 0:
        s.extra -= 1
        begin_turn(s, s.turn)
    else:
        begin_turn(s, next_colour(s, s.turn))


def call_for_roll(s: HolyQuestState) -> None:
    """An ordinary roll, with the dice of the variant."""
    s.dice = s.house.dice
    if s.dice == 2 and _needs_a_one(s):
        s.dice = 1
        s.fire("H-3.4")
    s.phases.append(ROLL_PHASE)


def _needs_a_one(s: HolyQuestState) -> bool:
    """H-3.4: nothing but a 1 helps, and it would bring the last pawn in."""
    own = duty(s)
    found = False
    for colour in range(N_COLOURS):
        if own & OWN[colour] and _last_by_one(s, colour):
            found = True
    if not found or startable(s, own):
        return False
    for count in range(2, 2 * FACES + 1):
        if movable(s, own, count):
            return False
    return True


def _last_by_one(s: HolyQuestState, colour: int) -> bool:
    """Whether a 1 brings a colour's last pawn into Heaven, or into the Throne Room."""
    goal = THRONE if (s.open >> colour) & 1 else HEAVEN
    if inside(s, colour, goal) != PAWNS_EACH - 1:
        return False
    for pawn in range(colour * PAWNS_EACH, colour * PAWNS_EACH + PAWNS_EACH):
        if s.where[pawn] < goal:
            return reach(s, pawn, 1) >= goal and can_move(s, pawn, 1)
    return False


def legal_before_roll(s: HolyQuestState) -> list[Action]:
    """Roll, or try to thaw someone (H-3.11)."""
    return [ROLLING] + [THAWS[pawn] for pawn in pawns_in(ice.unfreezable(s))]


def before_roll(s: HolyQuestState, action: Action) -> None:
    """The turn's first decision."""
    if action.kind == THAW:
        ice.declare_thaw(s, action.a)
        return
    s.phases.pop()
    call_for_roll(s)


def roll(s: HolyQuestState, action: Action) -> None:
    """An ordinary roll: what may be done with it?"""
    if s.dice == 1:
        s.count = action.a
        s.six = 1 if action.a == FACES else 0
        s.starting = 1 if action.a == 1 or action.a == FACES else 0
    else:
        s.count = action.a + action.b
        s.six = 1 if s.count == 2 * FACES else 0
        s.starting = 1 if action.a == action.b else 0
    survey(s)
    log = s.log
    if log is not None:
        log.fire("H-3.3" if s.dice == 1 else "H-3.4")
        tell_roll(s, action)
    if s.moves | s.starts == 0:
        tell_seat(s, "no-move")
        if not s.six:
            s.phases.pop()
            s.bound = NONE
            s.fire("H-3.5")
            return
    s.phases[-1] = MOVE_PHASE


def tell_roll(s: HolyQuestState, action: Action) -> None:
    """The dice, as they fell for the player at turn."""
    if s.log is None:
        return
    seat = s.seat_of[s.turn]
    if action.b:
        s.log.tell("rolled-both", {"seat": seat, "a": action.a, "b": action.b})
    else:
        s.log.tell("rolled", {"seat": seat, "a": action.a})


def free_to_pass(s: HolyQuestState) -> bool:
    """H-3.5: a legal move must be taken; an ally's is never a duty (H-6.7)."""
    return s.starts == 0 and s.moves & duty(s) == 0


def legal_moves(s: HolyQuestState) -> list[Action]:
    """Moves, then starts; rolling again and passing where nothing must be moved."""
    actions: list[Action] = []
    moves = s.moves
    pawn = 0
    while moves:
        if moves & 1:
            actions.append(MOVES[pawn])
        moves >>= 1
        pawn += 1
    starts = s.starts
    pawn = 0
    while starts:
        if starts & 1:
            actions.append(STARTS[pawn])
        starts >>= 1
        pawn += 1
    if free_to_pass(s):
        if s.six and s.phases[-1] == MOVE_PHASE:
            actions.insert(0, ROLLING)
        actions.append(PASSING)
    return actions


def why_not(s: HolyQuestState, action: Action) -> str:
    """The first rule against what the player wants to do with the roll, or ''."""
    kind = action.kind
    if kind == MOVE:
        return "" if (s.moves >> action.a) & 1 else no_move(s, action.a)
    if kind == START:
        return "" if (s.starts >> action.a) & 1 else _no_start_by_roll(s, action.a)
    if kind == ROLL:
        return "" if s.six and free_to_pass(s) else "H-3.5"
    if kind == PASS:
        return "" if free_to_pass(s) else "H-3.5"
    return "H-3.11" if kind == THAW else "T-1.3"


def _no_start_by_roll(s: HolyQuestState, pawn: int) -> str:
    rule = no_start(s, pawn)
    if s.starting or rule == "H-2.1" or rule == "H-3.3":
        return rule
    return "H-3.3" if s.dice == 1 else "H-3.4"


def apply(s: HolyQuestState, action: Action) -> None:
    """Move, start, roll again or pass."""
    kind = action.kind
    s.phases.pop()
    s.bound = NONE
    if kind == MOVE:
        if s.six:
            s.owed += 1  # H-3.3: a six rolls again after the move
        walk(s, action.a, reach(s, action.a, s.count))
    elif kind == START:
        start(s, action.a)
        s.owed += 1
        s.bound = action.a
    else:
        s.fire("H-3.5")
        if kind == ROLL:
            s.owed += 1
        else:
            tell_seat(s, "passed")


def no_card_move(s: HolyQuestState, action: Action) -> str:
    """The same for a move or a start that a card asks for (H-2.5)."""
    kind = action.kind
    phase = s.phases[-1]
    if kind == MOVE and phase == CARD_MOVE:
        return action_cards.no_card_move(s, action.a)
    if kind == START and phase == CARD_START:
        return action_cards.no_card_start(s, action.a)
    if kind == PASS:
        return "" if phase == CARD_MOVE and free_to_pass(s) else "H-2.5"
    return "T-1.3"


def card_move(s: HolyQuestState, action: Action) -> None:
    """Cards 3 and 9: a move or a start that earns no further roll (H-3.13)."""
    s.phases.pop()
    s.fire("H-3.13")
    if action.kind == MOVE:
        walk(s, action.a, reach(s, action.a, s.count))
    elif action.kind == START:
        start(s, action.a)
    else:
        tell_seat(s, "passed")


def granted(s: HolyQuestState, action: Action) -> None:
    """H-3.13: a roll given by a tile or card moves the pawn it names."""
    s.phases.pop()
    tell_roll(s, action)
    s.fire("H-3.13")
    count = action.a + action.b
    if s.grant == BY_START_CARD:
        action_cards.choose_by_roll(s, count)
        return
    if s.grant == BY_WILD and count == 2 * FACES:
        s.extra += 1  # H-4.7: a double six brings another turn
        tell_seat(s, "another-turn")
    advance(s, s.mover, count)


def declared(s: HolyQuestState, action: Action) -> None:
    """Dice for something that was declared: any double succeeds, or a six on one die."""
    phase = s.phases[-1]
    tell_roll(s, action)
    if phase == BUMP_ROLL:
        wild.roll_to_bump(s, action.a)
        return
    s.phases.pop()
    if phase == THAW_PHASE:
        s.fire("H-3.11")
    if action.a != action.b:
        tell_seat(s, "missed")
    elif phase == THAW_PHASE:
        unfreeze(s, s.target)
    elif phase == FREEZE_ROLL:
        freeze(s, s.target)
    else:
        alliances.win_token(s)
