"""Ice: freezing, unfreezing, and the markers (H-2.4, H-3.11, H-4.3, H-4.4, H-5.1, H-5.2)."""

from questable.games.holy_quest.events import tell_counted, tell_named, tell_seat
from questable.games.holy_quest.pieces import N_PAWNS
from questable.games.holy_quest.standing import opponents_on_path
from questable.games.holy_quest.state import (
    CARD_FREEZE,
    CARD_UNFREEZE,
    FIRE_PHASE,
    FREEZE_PHASE,
    FREEZE_ROLL,
    THAW_PHASE,
    HolyQuestState,
)


def freezable(s: HolyQuestState) -> int:
    """H-4.3: whom a Freeze tile may name: any opponent's pawn on the path, not yet frozen."""
    return opponents_on_path(s) & ~s.frozen


def freezable_by_card(s: HolyQuestState) -> int:
    """Card 7: none on its own Holy Ground, and a Captain only if this pawn is one."""
    found = freezable(s)
    for pawn in range(N_PAWNS):
        if (found >> pawn) & 1 and s.board.ground[s.where[pawn]] == pawn >> 2:
            found &= ~(1 << pawn)
    if not (s.captains >> s.mover) & 1:
        found &= ~s.captains
    return found


def no_freezing(s: HolyQuestState, pawn: int) -> str:
    """The first rule that protects a pawn from a Freeze tile or card 7, or ''."""
    if s.phases[-1] == CARD_FREEZE:
        return "" if (freezable_by_card(s) >> pawn) & 1 else "H-2.5"
    if (s.frozen >> pawn) & 1:
        return "H-3.11"
    return "" if (freezable(s) >> pawn) & 1 else "H-4.3"


def try_to_freeze(s: HolyQuestState, pawn: int) -> None:
    """H-4.3: named, then both dice are rolled."""
    s.phases.pop()
    tell_named(s, "freeze-tried", pawn)
    s.fire("H-4.3")
    if s.ice == 0:
        out_of_ice(s)
        return
    s.target = pawn
    s.phases.append(FREEZE_ROLL)


def out_of_ice(s: HolyQuestState) -> None:
    """H-4.3: an attempt without markers ends the turn at once, rolls owed or not (H-3.12)."""
    s.owed = 0
    if s.log is not None:
        s.log.fire("H-2.4")
        s.log.fire("H-4.3")
        s.log.fire("H-3.12")
        tell_seat(s, "no-ice")


def freeze(s: HolyQuestState, pawn: int) -> None:
    """Clip a marker to a pawn."""
    s.frozen |= 1 << pawn
    s.ice -= 1
    s.freezes += 1
    if s.log is not None:
        s.log.fire("H-2.4")
        if (s.captains >> pawn) & 1:
            s.log.fire("H-5.1")
        tell_counted(s, "froze", pawn, s.ice)


def unfreeze(s: HolyQuestState, pawn: int) -> None:
    """The marker goes back."""
    s.frozen &= ~(1 << pawn)
    s.ice += 1
    tell_counted(s, "unfroze", pawn, s.ice)


def unfreezable(s: HolyQuestState) -> int:
    """H-4.4: own pawns, an ally's and a team mate's."""
    return s.frozen & s.sides[s.turn]


def light_fire(s: HolyQuestState) -> None:
    """H-4.4: the Fire tile may unfreeze one pawn; then, or without, it gives nothing more."""
    if s.log is not None:
        s.log.fire("H-4.4")
        s.log.fire("H-3.12")
    if unfreezable(s) == 0:
        tell_seat(s, "fire-idle")
    else:
        s.phases.append(FIRE_PHASE)


def step_on_freeze(s: HolyQuestState) -> None:
    """H-4.3: the Freeze tile lets its player name a pawn, or nobody."""
    s.fire("H-4.3")
    if freezable(s) == 0:
        tell_seat(s, "freeze-idle")
    else:
        s.phases.append(FREEZE_PHASE)


def freeze_by_card(s: HolyQuestState) -> bool:
    """Card 7; False if there is nobody to freeze."""
    if freezable_by_card(s) == 0:
        return False
    if s.ice == 0:
        out_of_ice(s)
    else:
        s.phases.append(CARD_FREEZE)
    return True


def unfreeze_by_card(s: HolyQuestState) -> None:
    """Card 11; with nobody frozen, one ordinary roll. Who declines gets none (H-4.4)."""
    if unfreezable(s) == 0:
        s.owed += 1
    else:
        s.phases.append(CARD_UNFREEZE)


def declare_thaw(s: HolyQuestState, pawn: int) -> None:
    """H-3.11: instead of moving, both dice for a frozen pawn."""
    tell_named(s, "thaw-tried", pawn)
    s.target = pawn
    s.phases[-1] = THAW_PHASE
