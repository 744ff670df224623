"""Questor through a seat's eyes, and a game imagined from what they see."""

from typing import cast

from questable.engine.state import State
from questable.games.questor.actions import (
    HEALER,
    HEROES,
    MAGE,
    PRISONER,
    ROGUE,
    WARRIOR,
)
from questable.games.questor.board import place_name
from questable.games.questor.fields import for_imagine, take_imagined
from questable.games.questor.goals import GEMS_TO_TAKE
from questable.games.questor.referee import Questor
from questable.games.questor.state import (
    COOPERATION,
    MODES,
    PHASES,
    QuestorState,
)
from questable.games.questor.view import HeroView, QuestorView


def view(state: State, seat: int) -> QuestorView:
    """The position through a seat's eyes."""
    s = cast(Questor, state)
    return QuestorView(
        game="questor",
        seat=seat,
        seats=s.seats,
        actor=s.actor,
        callers=0,
        ply=s.ply,
        mode=MODES[s.mode],
        phases=[PHASES[p] for p in s.phases],
        rolling=s.rolling[:],
        round=s.round,
        heroes=[_hero(s, slot) for slot in range(len(s.slot_hero)) if s.slot_hero[slot] >= 0],
        hero=HEROES[s.hero] if s.hero >= 0 else "",
        compass=HEROES[s.compass] if s.mode == COOPERATION and s.compass >= 0 else "",
        compass_rule=s.compass_rule == 1,
        tokens=s.tokens,
        arms=s.arms[:],
        monsters=s.monsters[:],
        gem_at=s.gem_at[:],
        where=s.where[:],
        for_imagine=for_imagine(s),
    )


def _hero(s: QuestorState, slot: int) -> HeroView:
    hero = s.slot_hero[slot]
    bit = 1 << hero
    done, need = progress(s, hero)
    return HeroView(
        hero=HEROES[hero],
        seat=s.slot_seat[slot],
        place=place_name(s.where[hero]),
        progress=done,
        need=need,
        complete=bool(s.done & bit),
        met=bool(s.met & bit),
        gift=bool(s.gift & bit),
        left=bool(s.left & bit),
    )


def progress(s: QuestorState, hero: int) -> tuple[int, int]:
    """How far a hero's goal is, and how far it must be."""
    if hero == WARRIOR:
        return s.slain, s.trophies
    if hero == ROGUE:
        return s.taken + ((s.left >> ROGUE) & 1), GEMS_TO_TAKE + 1
    if hero == MAGE:
        return s.revealed, s.mage_need
    if hero == HEALER:
        return s.met.bit_count(), len(s.slot_hero) - 1
    return (s.left >> PRISONER) & 1, 1


def imagine(view: QuestorView) -> Questor:
    """The one state that has this view."""
    s = Questor()
    take_imagined(s, view.for_imagine)
    s.seats, s.actor, s.ply = view.seats, view.actor, view.ply
    s.mode, s.round, s.tokens = MODES.index(view.mode), view.round, view.tokens
    s.rolling, s.compass_rule = view.rolling[:], int(view.compass_rule)
    s.hero = HEROES.index(view.hero) if view.hero else -1
    s.phases = [PHASES.index(phase) for phase in view.phases]
    s.arms = view.arms[:]
    s.monsters = view.monsters[:]
    s.gem_at = view.gem_at[:]
    s.where = view.where[:]
    return s
