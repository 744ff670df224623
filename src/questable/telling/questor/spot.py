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
    return spots_of(view.arms, view.monsters, view.gem_at, view.where, places)


def spots_of(
    arms: list[int], monsters: list[int], gems: list[int], where: list[int], places: Iterable[int]
) -> list[Spot]:
    """The same, of the fields that it depends on."""
    here: dict[int, tuple[str, ...]] = {}
    for hero, place in zip(HEROES, where, strict=True):
        here[place] = (*here.get(place, ()), hero)
    return [
        Spot(at, arms[at], here.get(at, ()), monsters[at] if at < TILES else 0, at in gems)
        for at in places
    ]
