"""What a seat may know of Questor: everything, since nothing is hidden."""

from typing import cast

import msgspec

from questable.engine.state import State
from questable.engine.view import View
from questable.games.questor.actions import HEALER, HEROES, MAGE, PRISONER, ROGUE, WARRIOR
from questable.games.questor.board import place_name
from questable.games.questor.goals import GEMS_TO_TAKE
from questable.games.questor.referee import Questor
from questable.games.questor.state import LISTS, NUMBERS, PHASES, QuestorState


class HeroView(msgspec.Struct, frozen=True, kw_only=True):
    """One hero in play, for screens."""

    hero: str
    seat: int
    place: str
    progress: int
    need: int
    complete: bool
    met: bool
    gift: bool
    left: bool


class QuestorView(View, frozen=True, kw_only=True):
    """The whole position."""

    phases: list[str]
    """What is waited for, the open decision last."""
    heroes: list[HeroView]
    """In order of play."""
    hero: str
    """Whose turn it is, '' before the first turn."""
    arms: list[int]
    """Open sides as a mask (1 north, 2 east, 4 south, 8 west); 0 is face down; outside last."""
    monsters: list[int]
    gem_at: list[int]
    where: list[int]
    lists: dict[str, list[int]]
    numbers: dict[str, int]


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
        phases=[PHASES[p] for p in s.phases],
        heroes=[_hero(s, slot) for slot in range(len(s.slot_hero)) if s.slot_hero[slot] >= 0],
        hero=HEROES[s.hero] if s.hero >= 0 else "",
        arms=s.arms[:],
        monsters=s.monsters[:],
        gem_at=s.gem_at[:],
        where=s.where[:],
        lists={name: list(getattr(s, name)) for name in LISTS},
        numbers={name: getattr(s, name) for name in NUMBERS},
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
    for name in LISTS:
        setattr(s, name, view.lists[name][:])
    for name in NUMBERS:
        setattr(s, name, view.numbers[name])
    s.phases = [PHASES.index(phase) for phase in view.phases]
    s.arms = view.arms[:]
    s.monsters = view.monsters[:]
    s.gem_at = view.gem_at[:]
    s.where = view.where[:]
    return s
