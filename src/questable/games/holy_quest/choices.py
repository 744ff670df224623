"""The part of the seats: what each open decision allows, refuses and does."""

from questable.engine.action import Action
from questable.games.holy_quest import action_cards, alliances, ice, saint_cards, setup, turn, wild
from questable.games.holy_quest.actions import (
    ACCEPT,
    ACCEPTING,
    ALLY,
    ANSWER,
    ANSWERING,
    ASK,
    ASKS,
    BOTH,
    BUMP,
    DECLINE,
    DECLINING,
    DRAW,
    FREEZE,
    FREEZES,
    PART,
    PASS,
    PASSING,
    PICK,
    ROLL,
    SWAP,
    SWAPS,
    THAW,
    TOKEN,
    UNFREEZE,
    UNFREEZES,
)
from questable.games.holy_quest.events import saint_name, tell_seat
from questable.games.holy_quest.pawns import swap
from questable.games.holy_quest.pieces import PAWNS, pawns_in
from questable.games.holy_quest.state import (
    ALLY_PHASE,
    ANSWER_PHASE,
    ASK_PHASE,
    CARD_FREEZE,
    CARD_MOVE,
    CARD_START,
    CARD_UNFREEZE,
    FIRE_PHASE,
    FREEZE_PHASE,
    MOVE_PHASE,
    NONE,
    PICK_PHASE,
    PROPOSED_PHASE,
    SWAP_PHASE,
    TURN_PHASE,
    WILD_PHASE,
    HolyQuestState,
)


def legal(s: HolyQuestState) -> list[Action]:
    """In the order of the table."""
    phase = s.phases[-1]
    if phase == MOVE_PHASE or phase == CARD_MOVE or phase == CARD_START:
        return turn.legal_moves(s)
    if phase == TURN_PHASE:
        return turn.legal_before_roll(s)
    if phase == WILD_PHASE:
        return wild.legal(s)
    if phase == ANSWER_PHASE:
        return ANSWERING[: s.box.options[s.question]]
    if phase == FREEZE_PHASE:
        return [FREEZES[pawn] for pawn in pawns_in(ice.freezable(s))] + [PASSING]
    if phase == CARD_FREEZE:
        return [FREEZES[pawn] for pawn in pawns_in(ice.freezable_by_card(s))]
    if phase == FIRE_PHASE or phase == CARD_UNFREEZE:
        return [UNFREEZES[pawn] for pawn in pawns_in(ice.unfreezable(s))] + [PASSING]
    if phase == SWAP_PHASE:
        return [SWAPS[pawn] for pawn in pawns_in(action_cards.swappable(s))]
    if phase == ALLY_PHASE:
        return alliances.legal(s)
    if phase == PROPOSED_PHASE:
        return [ACCEPTING, DECLINING]
    if phase == ASK_PHASE:
        return ASKS[: len(s.offered)]
    return setup.legal_picks(s)


def why_not(s: HolyQuestState, action: Action) -> str:
    """The first rule against this, or ''."""
    phase = s.phases[-1]
    if phase == MOVE_PHASE:
        return turn.why_not(s, action)
    if phase == CARD_MOVE or phase == CARD_START:
        return turn.no_card_move(s, action)
    if action.kind == PASS:
        return _no_pass(phase)
    if not _asked_for(phase, action.kind):
        return "T-1.3"
    if phase == WILD_PHASE:
        return wild.why_not(s, action)
    if phase == FREEZE_PHASE or phase == CARD_FREEZE:
        return ice.no_freezing(s, action.a)
    if phase == SWAP_PHASE:
        return "" if (action_cards.swappable(s) >> action.a) & 1 else "H-2.5"
    if phase == ASK_PHASE:
        return "" if action.a <= len(s.offered) else "H-4.5"
    if phase == ANSWER_PHASE:
        return "" if action.a <= s.box.options[s.question] else "H-4.5"
    if phase == PICK_PHASE:
        return setup.no_pick(s, action)
    if phase == ALLY_PHASE:
        if action.kind == PART:
            return "" if s.ally_of[s.turn] != NONE else "H-6.7"
        return alliances.no_proposal(s, action.a)
    if phase == TURN_PHASE and action.kind == THAW:
        return "" if (ice.unfreezable(s) >> action.a) & 1 else "H-3.11"
    if phase == FIRE_PHASE or phase == CARD_UNFREEZE:
        rule = "H-4.4" if phase == FIRE_PHASE else "H-2.5"
        return "" if (ice.unfreezable(s) >> action.a) & 1 else rule
    return ""


def _asked_for(phase: int, kind: int) -> bool:
    """Whether the open decision is about this kind of action at all."""
    if phase == TURN_PHASE:
        return kind == ROLL or kind == THAW
    if phase == WILD_PHASE:
        return kind == UNFREEZE or kind == DRAW or kind == BOTH or kind == BUMP or kind == TOKEN
    if phase == FREEZE_PHASE or phase == CARD_FREEZE:
        return kind == FREEZE
    if phase == FIRE_PHASE or phase == CARD_UNFREEZE:
        return kind == UNFREEZE
    if phase == SWAP_PHASE:
        return kind == SWAP
    if phase == ALLY_PHASE:
        return kind == ALLY or kind == PART
    if phase == PROPOSED_PHASE:
        return kind == ACCEPT or kind == DECLINE
    if phase == ASK_PHASE:
        return kind == ASK
    return kind == (ANSWER if phase == ANSWER_PHASE else PICK)


def _no_pass(phase: int) -> str:
    """The rule that makes a decision a duty, or ''."""
    if phase == FREEZE_PHASE or phase == ALLY_PHASE:
        return ""
    if phase == FIRE_PHASE or phase == CARD_UNFREEZE:
        return ""  # H-4.4
    if phase == CARD_FREEZE or phase == SWAP_PHASE:
        return "H-2.5"
    if phase == WILD_PHASE:
        return "H-4.7"
    if phase == ANSWER_PHASE:
        return "H-4.5"
    return "H-3.5" if phase == TURN_PHASE else "T-1.3"


def apply(s: HolyQuestState, action: Action) -> None:
    """Carry out what a seat chose."""
    phase = s.phases[-1]
    if phase == MOVE_PHASE:
        turn.apply(s, action)
    elif phase == CARD_MOVE or phase == CARD_START:
        turn.card_move(s, action)
    elif phase == TURN_PHASE:
        turn.before_roll(s, action)
    elif phase == WILD_PHASE:
        wild.choose(s, action)
    elif phase == ANSWER_PHASE:
        s.barrier = s.ply  # the right answer is told
        saint_cards.answer(s, action.a)
    elif action.kind == PASS:
        s.phases.pop()
        tell_seat(s, "passed")
    elif phase == FREEZE_PHASE:
        ice.try_to_freeze(s, action.a)
    else:
        _apply_rarer(s, phase, action)


def _apply_rarer(s: HolyQuestState, phase: int, action: Action) -> None:
    if phase == ASK_PHASE:
        saint_cards.ask(s, s.offered[action.a - 1], s.actor)
    elif phase == PICK_PHASE:
        setup.pick(s, action.a)
    elif phase == ALLY_PHASE:
        if action.kind == PART:
            alliances.end_alliance(s)
        else:
            alliances.propose(s, action.a)
    elif phase == PROPOSED_PHASE:
        alliances.reply(s, action.kind == ACCEPT)
    else:
        s.phases.pop()
        if phase == CARD_FREEZE:
            ice.freeze(s, action.a)
        elif phase == SWAP_PHASE:
            _swap(s, action.a)
        else:
            ice.unfreeze(s, action.a)


def _swap(s: HolyQuestState, other: int) -> None:
    """Card 8."""
    swap(s, s.mover, other)
    if s.log is not None:
        s.log.fire("H-4.8")
        facts: dict[str, int | str] = {"pawn": PAWNS[s.mover], "saint": saint_name(s, s.mover)}
        s.log.tell("swapped", {**facts, "with": PAWNS[other], "with_saint": saint_name(s, other)})
