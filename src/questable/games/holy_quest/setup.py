"""Setting up: seats, who begins, pawns, decks (H-1.4, H-2.1, H-2.2, H-3.1)."""

from questable.engine.action import Action
from questable.games.holy_quest import action_cards, alliances, saint_cards
from questable.games.holy_quest.actions import LOTS
from questable.games.holy_quest.board import HOME
from questable.games.holy_quest.house import BY_CARD, BY_ROLL, BY_TEAMS, NO_ALLIANCES
from questable.games.holy_quest.pieces import COLOURS, N_COLOURS, N_PAWNS, OWN, PAWNS_EACH
from questable.games.holy_quest.standing import changed, next_colour
from questable.games.holy_quest.state import (
    FIRST_PHASE,
    LOT_PHASE,
    NONE,
    PICK_PHASE,
    HolyQuestState,
)
from questable.games.holy_quest.turn import begin_turn, tell_turn


def deal(s: HolyQuestState) -> None:
    """An empty board: all pawns at Home, nobody seated; board, box and house are given."""
    house = s.house
    s.seats = house.players
    s.phases = []
    s.colour_of = []
    s.seat_of = [NONE] * N_COLOURS
    s.rolls = [0] * s.seats
    s.rolling = list(range(s.seats))
    s.saint_of = [NONE] * N_PAWNS
    s.turns_of = [0] * N_COLOURS
    s.where = [HOME] * N_PAWNS  # H-3.1
    s.at = [NONE] * (s.board.size + s.board.ring)
    s.ice = s.box.ice
    s.direction = house.direction
    s.ally_of = [NONE] * N_COLOURS
    s.sides = OWN[:]
    s.tokens = [NONE] * N_COLOURS
    s.action_bag = []
    s.action_tail = []
    s.saint_tail = []
    s.offered = []
    s.kept = [0] * N_COLOURS
    s.pace = []
    for colour in house.colour_of:
        _seat(s, colour)


def _seat(s: HolyQuestState, colour: int) -> None:
    """The next seat gets a colour."""
    s.seat_of = changed(s.seat_of, colour, len(s.colour_of))
    s.colour_of = [*s.colour_of, colour]
    s.present |= OWN[colour]
    if s.house.alliances == BY_TEAMS and len(s.colour_of) == s.seats:
        for seat in range(s.seats):  # H-6.6: tokens are exchanged before anything else
            alliances.join(s, s.colour_of[seat], s.colour_of[s.house.partner_of[seat]])


def go_on(s: HolyQuestState) -> None:
    """The next step on the way to the first turn."""
    if len(s.colour_of) < s.seats:
        s.phases.append(LOT_PHASE)
    elif s.first == NONE and s.house.first == BY_ROLL:
        s.phases.append(FIRST_PHASE)
    elif s.first == NONE:
        s.first = s.colour_of[s.house.first]
        s.fire("H-3.1")
    elif NONE in s.saint_of:
        _name_pawns(s)
    elif not s.action_bag:
        _shuffle(s)
    else:
        begin_turn(s, s.first)


def lots_left(s: HolyQuestState) -> list[Action]:
    """H-1.4: the colours that are still free."""
    return [LOTS[colour] for colour in range(N_COLOURS) if s.seat_of[colour] == NONE]


def cast_lot(s: HolyQuestState, colour: int) -> None:
    """The next player sits here."""
    s.phases.pop()
    if s.log is not None:
        s.log.fire("H-1.4")
        s.log.tell("seated", {"seat": len(s.colour_of), "colour": COLOURS[colour]})
    _seat(s, colour)


def roll_first(s: HolyQuestState, number: int) -> None:
    """H-3.1: the highest begins, only the tied roll again."""
    seat = s.rolling[0]
    s.rolling = s.rolling[1:]
    s.rolls = changed(s.rolls, seat, number)
    log = s.log
    if log is not None:
        log.fire("H-3.1")
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
    s.phases.pop()
    s.first = s.colour_of[tied[0]]
    if log is not None:
        log.tell("first", {"seat": tied[0], "colour": COLOURS[s.first]})


def picker(s: HolyQuestState) -> int:
    """The colour that picks its pawns: clockwise from who begins."""
    colour = s.first
    while s.saint_of[colour * PAWNS_EACH + PAWNS_EACH - 1] != NONE:
        colour = next_colour(s, colour)
    return colour


def _name_pawns(s: HolyQuestState) -> None:
    """H-2.1: four of the order's saints; those of the base game unless they are picked."""
    for colour in range(N_COLOURS):
        if not s.house.expansion or s.seat_of[colour] == NONE:
            for n, saint in enumerate(s.box.base_of(colour)):
                _name(s, colour * PAWNS_EACH + n, saint)
    if NONE in s.saint_of:
        s.phases.append(PICK_PHASE)


def _name(s: HolyQuestState, pawn: int, saint: int) -> None:
    s.saint_of = changed(s.saint_of, pawn, saint)
    if s.box.captain[saint] and s.house.captains:
        s.captains |= 1 << pawn


def legal_picks(s: HolyQuestState) -> list[Action]:
    """The saints of the order that were not picked yet."""
    return [action for action in s.box.picks if no_pick(s, action) == ""]


def no_pick(s: HolyQuestState, action: Action) -> str:
    """H-2.1: a saint of one's own order, each once."""
    return "" if action.b == picker(s) and action.a not in s.saint_of else "H-2.1"


def pick(s: HolyQuestState, saint: int) -> None:
    """One more pawn; with the fourth they are lined up, the Captain first."""
    colour = picker(s)
    first = colour * PAWNS_EACH
    picked = [n for n in s.saint_of[first : first + PAWNS_EACH] if n != NONE]
    _name(s, first + len(picked), saint)
    if s.log is not None:
        s.log.fire("H-2.1")
        facts: dict[str, int | str] = {"seat": s.seat_of[colour], "colour": COLOURS[colour]}
        s.log.tell("picked", {**facts, "saint": s.box.saints[saint]})
    if len(picked) + 1 < PAWNS_EACH:
        return
    s.captains &= ~OWN[colour]
    for n, each in enumerate(sorted([*picked, saint])):
        _name(s, first + n, each)
    if NONE not in s.saint_of:
        s.phases.pop()


def _shuffle(s: HolyQuestState) -> None:
    """H-2.2, H-2.3: the decks, shuffled once; and what lies on the table from the start."""
    house = s.house
    action_cards.shuffle(s)
    if house.alliances == BY_CARD:
        for colour in s.colour_of:
            s.tokens = changed(s.tokens, colour, colour)  # H-6.7: each lies at home
    if house.saint_cards:
        saint_cards.shuffle(s)
        saint_cards.expose(s)


def tell_dealt(s: HolyQuestState) -> None:
    """The rules that a new table shows."""
    house = s.house
    for rule in ("H-1.1", "H-1.4", "H-2.1", "H-2.3", "H-2.4", "H-6.11"):
        s.fire(rule)
    if house.easy:
        s.fire("H-6.1")
    if not house.saint_cards:
        s.fire("H-6.2")
    if house.one_way:
        s.fire("H-6.3")
    if house.alliances == NO_ALLIANCES and not house.tokens:
        s.fire("H-6.4")
    if house.multiplayer():
        s.fire("H-6.5")
    if house.custom:
        s.fire("H-6.10")
    if s.turns == 1:
        tell_turn(s)  # it began before anyone could hear of it
