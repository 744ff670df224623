"""The Wild tile: a card, both dice, a bump, an unfreezing, a token (H-4.7, H-6.8)."""

from questable.engine.action import Action
from questable.games.holy_quest import alliances
from questable.games.holy_quest.action_cards import call_for_card, left
from questable.games.holy_quest.actions import (
    BOTH,
    BUMP,
    BUMPS,
    DRAW,
    DRAWING,
    TAKING_BOTH,
    TOKEN,
    UNFREEZE,
    UNFREEZES,
)
from questable.games.holy_quest.events import tell_named, tell_seat, tell_way
from questable.games.holy_quest.ice import unfreezable, unfreeze
from questable.games.holy_quest.pawns import bump, stand
from questable.games.holy_quest.pieces import FACES, N_PAWNS, pawns_in
from questable.games.holy_quest.standing import opponents_on_path
from questable.games.holy_quest.state import (
    BUMP_ROLL,
    BY_WILD,
    GRANTED_PHASE,
    WILD_PHASE,
    HolyQuestState,
)


def offer(s: HolyQuestState) -> None:
    """H-4.7: choose one."""
    s.fire("H-4.7")
    s.phases.append(WILD_PHASE)


def bumpable(s: HolyQuestState) -> int:
    """H-4.7: no Captain, nobody on its own Holy Ground; but a frozen pawn whatever it is."""
    found = opponents_on_path(s)
    for pawn in range(N_PAWNS):
        if (found >> pawn) & 1 and not (s.frozen >> pawn) & 1:
            holy = s.board.ground[s.where[pawn]] == pawn >> 2
            if holy or (s.captains >> pawn) & 1:
                found &= ~(1 << pawn)
    return found


def legal(s: HolyQuestState) -> list[Action]:
    """In the order of the table."""
    actions = [UNFREEZES[pawn] for pawn in pawns_in(unfreezable(s))]
    if left(s) > 0:
        actions.append(DRAWING)
    actions.append(TAKING_BOTH)
    actions += [BUMPS[pawn] for pawn in pawns_in(bumpable(s))]
    if s.house.wild_tokens():
        actions += alliances.tokens_to_win(s)
    return actions


def why_not(s: HolyQuestState, action: Action) -> str:
    """The first rule that keeps the tile from this, or ''."""
    kind = action.kind
    if kind == UNFREEZE:
        return "" if (unfreezable(s) >> action.a) & 1 else "H-4.7"
    if kind == DRAW:
        return "" if left(s) > 0 else "H-2.3"
    if kind == BOTH:
        return ""
    if kind == BUMP:
        return "" if (bumpable(s) >> action.a) & 1 else "H-4.7"
    if kind == TOKEN:
        return alliances.no_token(s, action.a)
    return "H-4.7"


def choose(s: HolyQuestState, action: Action) -> None:
    """Carry out the choice."""
    kind = action.kind
    if kind == TOKEN:
        s.fire("H-6.8")
        alliances.try_for_token(s, action.a)
        return
    s.fire("H-4.7")
    s.phases.pop()
    if kind == UNFREEZE:
        unfreeze(s, action.a)
    elif kind == DRAW:
        call_for_card(s)
    elif kind == BOTH:
        s.dice = 2
        s.grant = BY_WILD
        s.phases.append(GRANTED_PHASE)
    else:
        tell_named(s, "bump-tried", action.a)
        s.target = action.a
        s.phases.append(BUMP_ROLL)


def roll_to_bump(s: HolyQuestState, number: int) -> None:
    """On a 6 it goes Home and this pawn takes its place, waking nothing (H-4.8)."""
    s.phases.pop()
    if number != FACES:
        tell_seat(s, "missed")
        return
    pawn = s.mover
    place = s.where[s.target]
    s.fire("H-4.8")
    bump(s, s.target, pawn)
    tell_way(s, "moved", pawn, s.where[pawn], place)
    stand(s, pawn, place)
