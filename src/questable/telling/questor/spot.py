"""One place of the dungeon, taken out of a view: all that its words depend on."""

from collections.abc import Iterable
from typing import NamedTuple

from questable.games.questor.actions import HEROES
from questable.games.questor.board import TILES
from questable.games.questor.view import QuestorView


class Spot(NamedTuple):
    """A tile or an outside space, and what is there."""

    place: int
    arms: int
    heroes: tuple[str, ...]
    monsters: int
    gem: bool


def spots(view: QuestorView, places: Iterable[int]) -> list[Spot]:
    """What is told of these places."""
    here: dict[int, tuple[str, ...]] = {}
    for hero, place in zip(HEROES, view.where, strict=True):
        here[place] = (*here.get(place, ()), hero)
    arms, monsters, gems = view.arms, view.monsters, view.gem_at
    return [
        Spot(at, arms[at], here.get(at, ()), monsters[at] if at < TILES else 0, at in gems)
        for at in places
    ]
