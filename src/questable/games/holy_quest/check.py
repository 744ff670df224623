"""Whether a position of The Holy Quest could stand on a table."""

from collections import Counter
from typing import Final

from questable.engine.checking import CHANCE, MOST, OVER, Check, stages
from questable.engine.fault import Fault
from questable.games.holy_quest import movement, saint_cards, setup
from questable.games.holy_quest.actions import MOST_ASKED
from questable.games.holy_quest.board import HEAVEN, HOME, THRONE
from questable.games.holy_quest.house import BY_CARD, BY_ROLL, BY_TEAMS, READ_ALL
from questable.games.holy_quest.pace import MOST_NOTES
from questable.games.holy_quest.pieces import (
    CARDS,
    COLOURS,
    FACES,
    N_COLOURS,
    N_PAWNS,
    OWN,
    PAWNS,
    PAWNS_EACH,
)
from questable.games.holy_quest.position import saints_in
from questable.games.holy_quest.referee import HolyQuest
from questable.games.holy_quest.scoring import REASONS
from questable.games.holy_quest.state import (
    ANSWER_PHASE,
    ASK_PHASE,
    DRAW_PHASE,
    FIRST_PHASE,
    GRANTS,
    LAST_OF_CHANCE,
    LAST_OF_TURN,
    LOT_PHASE,
    MOVE_PHASE,
    NONE,
    PHASES,
    PICK_PHASE,
    PROPOSED_PHASE,
    QUESTION_PHASE,
    REVEAL_PHASE,
)

BEFORE: Final = (LOT_PHASE, FIRST_PHASE, PICK_PHASE)
"""What is waited for before the first turn."""
NEED_MOVER: Final = frozenset(range(5, 23)) - {11, 12}
"""Phases in which a pawn's landing is being followed."""
ASKED: Final = (QUESTION_PHASE, ASK_PHASE, ANSWER_PHASE)


def faults(s: HolyQuest, new: HolyQuest) -> list[Fault]:
    """All that is wrong with it."""
    check = Check(s, new)
    check.clock()
    _bounds(check, s)
    if (not s.phases) != (s.actor == OVER) or not _stacked(s):
        check.fail(Fault("position-phases", found=stages(s.phases, PHASES)))
    check.ended(s.ending, len(REASONS), s.winners)
    if check.faults:
        return check.faults
    _seats(check, s)
    if check.faults:
        return check.faults
    _beginning(check, s)
    _pawns(check, s)
    _allies(check, s)
    if check.faults:
        return check.faults
    _cards(check, s)
    _waiting(check, s)
    return check.faults


def _stacked(s: HolyQuest) -> bool:
    """One decision, and at most a Saint card to be revealed above or below it."""
    others = [phase for phase in s.phases if phase != REVEAL_PHASE]
    return len(others) <= 1 and len(s.phases) - len(others) <= 1


def _bounds(check: Check, s: HolyQuest) -> None:
    colours, pawns = N_COLOURS - 1, N_PAWNS - 1
    for name in ("first", "turn"):
        check.within(name, getattr(s, name), NONE if name == "first" else 0, colours)
    for name in ("bound", "landed", "mover", "target"):
        check.within(name, getattr(s, name), NONE, pawns)
    for name in ("moves", "starts", "frozen"):
        check.mask(name, getattr(s, name), N_PAWNS)
    check.mask("open", s.open, N_COLOURS)
    check.within("dice", s.dice, 1, 2)
    check.within("count", s.count, 0, max(2 * FACES, max(s.box.tiles)))
    for name in ("six", "starting", "direction"):
        check.within(name, getattr(s, name), 0, 1)
    check.within("grant", s.grant, 0, len(GRANTS) - 1)
    check.within("card", s.card, 0, CARDS)
    check.counts(("turns", "owed", "extra", "ice", "bumps", "freezes", "flips", "asked", "right"))
    check.within("stride", s.stride, 1, MOST)
    check.within("question", s.question, NONE, len(s.box.answers) - 1)
    check.each("offered", s.offered, 0, len(s.box.answers) - 1)
    check.length("rolls", s.rolls, s.seats)
    check.each("rolls", s.rolls, 0, FACES)
    check.each("rolling", s.rolling, 0, s.seats - 1)
    for name in ("turns_of", "tokens", "ally_of"):
        check.length(name, getattr(s, name), N_COLOURS)
    check.each("turns_of", s.turns_of, 0, MOST)
    check.each("tokens", s.tokens, NONE, colours)
    check.within("pace", len(s.pace), 0, MOST_NOTES - 1)
    check.each("pace", s.pace, 0, (1 << N_COLOURS) - 1)
    if s.action_bag:
        check.length("action_bag", s.action_bag, CARDS + 1)
        check.each("action_bag", s.action_bag, 0, MOST)
    check.each("action_tail", s.action_tail, 1, CARDS)


def _seats(check: Check, s: HolyQuest) -> None:
    """H-1.4: colours as the house has them, or by lot."""
    told = " ".join(COLOURS[colour] for colour in s.colour_of)
    if s.house.lot:
        right = len(set(s.colour_of)) == len(s.colour_of) <= s.seats
        casting = LOT_PHASE in s.phases
        right = right and (len(s.colour_of) < s.seats) == casting
    else:
        right = s.colour_of == s.house.colour_of and LOT_PHASE not in s.phases
    check.against(right, "H-1.4", "seated", told)


def _beginning(check: Check, s: HolyQuest) -> None:
    """H-3.1, H-2.1: who begins, and which saints the pawns are."""
    rolling = FIRST_PHASE in s.phases
    if LOT_PHASE in s.phases:
        check.against(s.first == NONE and s.turns == 0, "H-3.1", "first", s.first)
        check.against(s.saint_of == [NONE] * N_PAWNS, "H-2.1", "pawn")
        check.against(s.rolls == [0] * s.seats, "H-3.1", "rolls", s.rolls)
        return
    if rolling:
        waiting = bool(s.rolling) and s.rolling == sorted(set(s.rolling))
        check.against(waiting and s.house.first == BY_ROLL, "H-3.1", "rolling", s.rolling)
        check.against(all(s.rolls[n] == 0 for n in s.rolling), "H-3.1", "rolls", s.rolls)
        check.against(s.first == NONE and s.turns == 0, "H-3.1", "first", s.first)
        check.against(s.saint_of == [NONE] * N_PAWNS, "H-2.1", "pawn")
        return
    if not check.against(s.first in s.colour_of, "H-3.1", "first", s.first):
        return
    if s.house.first == BY_ROLL:
        best = [n for n in range(s.seats) if s.rolls[n] == max(s.rolls)]
        right = not s.rolling and [s.colour_of[n] for n in best] == [s.first]
        check.against(right and max(s.rolls) > 0, "H-3.1", "first", s.first)
    else:
        check.against(s.first == s.colour_of[s.house.first], "H-3.1", "first", s.first)
    _saints(check, s)
    before = PICK_PHASE in s.phases or (s.turns == 0 and s.phases == [REVEAL_PHASE])
    check.against((s.turns == 0) == before, "H-3.1", "turns", s.turns)
    check.against(sum(s.turns_of) == s.turns, "H-3.1", "turns_of", sum(s.turns_of))
    for colour in range(N_COLOURS):
        seated = s.seat_of[colour] != NONE
        check.against(seated or s.turns_of[colour] == 0, "H-3.1", "turns_of", COLOURS[colour])
    if s.turns:
        check.against(s.seat_of[s.turn] != NONE, "H-3.1", "turn", COLOURS[s.turn])
        check.against(s.turns_of[s.turn] > 0, "H-3.1", "turn", COLOURS[s.turn])


def _saints(check: Check, s: HolyQuest) -> None:
    """H-2.1: four saints of its order each, those of the base game unless they are picked."""
    picking = PICK_PHASE in s.phases
    named = [saint for saint in s.saint_of if saint != NONE]
    check.against(len(set(named)) == len(named), "H-2.1", "pawn")
    check.against((NONE in s.saint_of) == picking, "H-2.1", "pawn", s.saint_of.count(NONE))
    for colour in range(N_COLOURS):
        own = s.saint_of[colour * PAWNS_EACH : colour * PAWNS_EACH + PAWNS_EACH]
        picked = s.house.expansion and s.seat_of[colour] != NONE
        if not picked:
            check.against(own == s.box.base_of(colour), "H-2.1", "pawn", COLOURS[colour])
            continue
        order = all(saint == NONE or s.box.order[saint] == colour for saint in own)
        lined = NONE in own or own == sorted(own)
        gap = [saint == NONE for saint in own] == sorted(saint == NONE for saint in own)
        check.against(order and lined and gap, "H-2.1", "pawn", COLOURS[colour])
    if picking and not check.faults:
        whole = [
            NONE not in s.saint_of[c * PAWNS_EACH : c * PAWNS_EACH + PAWNS_EACH]
            for c in _from_first(s)
        ]
        check.against(whole == sorted(whole, reverse=True), "H-2.1", "pawn")


def _from_first(s: HolyQuest) -> list[int]:
    order = [(s.first + n) % N_COLOURS for n in range(N_COLOURS)]
    return [colour for colour in order if s.seat_of[colour] != NONE]


def _pawns(check: Check, s: HolyQuest) -> None:
    """H-1.2, H-1.3, H-3.9, H-4.3: where pawns stand, and which are frozen."""
    board = s.board
    for pawn in range(N_PAWNS):
        place, colour = s.where[pawn], pawn >> 2
        absent = s.seat_of[colour] == NONE or s.turns == 0
        check.against(place == HOME or not absent, "H-3.1", PAWNS[pawn], board.place_name(place))
        opened = s.open >> colour & 1 == 1
        inner = board.size <= place < HEAVEN or place == THRONE
        check.against(opened or not inner, "H-6.9", PAWNS[pawn], board.place_name(place))
        gone_in = place >= board.size
        check.against(gone_in or not opened, "H-6.9", "open", COLOURS[colour])
        if s.frozen >> pawn & 1:
            check.against(0 <= place < board.size, "H-4.3", "frozen", PAWNS[pawn])
    for colour in range(N_COLOURS):
        tiles = [p for p in s.where[colour * PAWNS_EACH : colour * PAWNS_EACH + PAWNS_EACH]
                 if HEAVEN <= p < THRONE]  # fmt: skip
        check.against(len(set(tiles)) == len(tiles), "H-3.9", "pawn", COLOURS[colour])
        if s.open >> colour & 1:
            right = s.house.advanced and s.seat_of[colour] != NONE
            check.against(right, "H-6.9", "open", COLOURS[colour])
    ice = s.ice + s.frozen.bit_count()
    if ice != s.box.ice:
        check.fail(Fault("position-count", name="ice", count=ice, n=s.box.ice))
    check.against(s.frozen == 0 or s.house.ice(), "H-6.1", "frozen", s.frozen)
    due = (s.house.direction + s.flips) & 1
    check.against(s.direction == due, "H-3.2", "direction", s.direction)
    goal = THRONE if s.house.advanced else HEAVEN
    if s.actor != OVER and s.house.alliances != BY_TEAMS:
        for colour in s.colour_of:
            own = s.where[colour * PAWNS_EACH : colour * PAWNS_EACH + PAWNS_EACH]
            check.against(min(own) < goal, "H-6.12", "pawn", COLOURS[colour])


def _allies(check: Check, s: HolyQuest) -> None:
    """H-6.6 to H-6.8: who stands by whom, and who holds which token."""
    mode, house = s.house.alliances, s.house
    whole = len(s.colour_of) == s.seats
    for colour in range(N_COLOURS):
        ally, token = s.ally_of[colour], s.tokens[colour]
        seated = s.seat_of[colour] != NONE
        due = [NONE]
        if mode == BY_TEAMS and whole:
            due = [s.colour_of[house.partner_of[s.seat_of[colour]]]] if seated else [NONE]
        elif mode == BY_CARD and seated:
            due = [NONE, *(other for other in s.colour_of if other != colour)]
        mutual = ally == NONE or s.ally_of[ally] == colour
        rule = "H-6.6" if mode == BY_TEAMS else "H-6.7"
        check.against(ally in due and mutual, rule, "ally_of", COLOURS[colour])
        held = [NONE]
        if mode == BY_TEAMS:
            held = [ally]
        elif mode == BY_CARD and seated and s.action_bag:
            held = [ally if ally != NONE else colour]
        if house.tokens and seated:
            held = [*held, NONE, *s.colour_of]
        check.against(token in held, "H-6.8" if house.tokens else rule, "tokens", COLOURS[colour])


def _cards(check: Check, s: HolyQuest) -> None:
    """H-2.2, H-2.3: the decks, once they are shuffled."""
    house, box = s.house, s.box
    shuffled = bool(s.action_bag)
    ready = s.turns > 0 or s.phases == [REVEAL_PHASE]
    check.against(shuffled == ready, "H-2.3", "action_bag", len(s.action_bag))
    if not shuffled:
        empty = not (s.deck or s.saint_bag or s.saint_tail or s.action_tail or any(s.kept))
        none = s.saint_top == NONE and s.saint_out == NONE and s.card == 0
        check.against(empty and none, "H-2.3", "deck")
        return
    due = [box.copies[card] if house.cards[card] else 0 for card in range(CARDS + 1)]
    for card in range(CARDS + 1):
        found = s.action_bag[card] + s.action_tail.count(card) + int(s.card == card != 0)
        if found != due[card]:
            check.fail(Fault("position-count", name=f"action {card}", count=found, n=due[card]))
    fresh = s.clone()
    fresh.deck = fresh.saint_bag = 0
    if house.saint_cards:
        saint_cards.shuffle(fresh)
    names = box.saints
    check.against(s.deck == fresh.deck, "H-2.2", "deck", len(saints_in(s.deck)))
    lying = [*saints_in(s.saint_bag), *s.saint_tail]
    lying += [saint for saint in (s.saint_top, s.saint_out) if saint != NONE]
    lying += [saint for kept in s.kept for saint in saints_in(kept)]
    check.pieces(
        Counter(names[saint] for saint in lying), Counter(names[n] for n in saints_in(fresh.deck))
    )
    read = (1 << len(names)) - 1 if house.read == READ_ALL and house.saint_cards else 0
    check.against(s.read & read == read, "H-4.5", "read", len(saints_in(s.read)))
    for colour in range(N_COLOURS):
        if s.kept[colour]:
            keeps = s.seat_of[colour] != NONE and house.saint_cards and (house.score or house.easy)
            own = all(box.order[saint] == colour for saint in saints_in(s.kept[colour]))
            check.against(keeps and (own or house.keep_all), "H-6.4", "kept", COLOURS[colour])
    hidden = s.saint_top == NONE and s.saint_bag != 0
    if house.saint_cards and s.actor != OVER:
        check.against(hidden == (REVEAL_PHASE in s.phases), "H-2.2", "saint_top")


def _waiting(check: Check, s: HolyQuest) -> None:
    if s.actor == OVER:
        return
    phase = s.phases[-1]
    what = stages(s.phases, PHASES)
    deciding = next((each for each in s.phases if each != REVEAL_PHASE), REVEAL_PHASE)
    if deciding in NEED_MOVER:
        here = s.mover != NONE and s.mover in _movers(s)
        if not check.against(here, "H-4.8", "mover", s.mover):
            return
    if deciding == PROPOSED_PHASE:
        asked = s.target in s.colour_of and s.target != s.turn and s.ally_of[s.target] == NONE
        if not check.against(asked, "H-6.7", "target", s.target):
            return
    _question(check, s, deciding)
    if check.faults:
        return
    if phase <= LAST_OF_CHANCE:
        due = CHANCE
    elif phase <= LAST_OF_TURN:
        due = s.seat_of[s.turn]
    elif phase == PROPOSED_PHASE:
        due = s.seat_of[s.target]
    elif phase == ASK_PHASE:
        due = saint_cards.asker(s)
    else:
        due = s.seat_of[setup.picker(s)]
    check.waits(due, what)
    if phase == MOVE_PHASE:
        probe = s.clone()
        movement.survey(probe)
        check.against(s.moves == probe.moves, "H-3.5", "moves", s.moves)
        check.against(s.starts == probe.starts, "H-3.3", "starts", s.starts)
    if phase == DRAW_PHASE:
        check.against(sum(s.action_bag) + len(s.action_tail) > 0, "H-2.3", "action_bag", 0)
    if s.landed != NONE:
        there = 0 <= s.where[s.landed] < s.board.size
        check.against(there, "H-4.8", "landed", PAWNS[s.landed])
    if s.bound != NONE:
        check.against(bool(OWN[s.bound >> 2] & s.present), "H-3.3", "bound", PAWNS[s.bound])


def _movers(s: HolyQuest) -> list[int]:
    return [
        pawn for pawn in range(N_PAWNS) if s.sides[s.turn] >> pawn & 1 and s.present >> pawn & 1
    ]


def _question(check: Check, s: HolyQuest, deciding: int) -> None:
    """H-4.5: what is asked from the card that is being used."""
    if deciding not in ASKED:
        check.against(s.question == NONE and not s.offered, "H-4.5", "question", s.question)
        return
    if not check.against(s.saint_out != NONE, "H-4.5", "saint_out", "-"):
        return
    offered = s.offered
    right = len(set(offered)) == len(offered) <= MOST_ASKED
    right = right and all(each in saint_cards.questions(s) for each in offered)
    check.against(right, "H-4.5", "offered", " ".join(map(str, offered)))
    answering = deciding == ANSWER_PHASE
    known = s.question in offered if answering else s.question == NONE
    check.against(known, "H-4.5", "question", s.question)
    if deciding == ASK_PHASE:
        check.against(len(offered) > 1, "H-4.5", "offered", len(offered))
