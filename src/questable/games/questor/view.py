"""What a seat may know of Questor: everything, since nothing is hidden."""

from typing import Literal

import msgspec

from questable.engine.view import View
from questable.games.questor.actions import (
    Hero,
)
from questable.games.questor.state import (
    Mode,
    Phase,
)


class HeroView(msgspec.Struct, frozen=True, kw_only=True):
    """One hero in play, for screens."""

    hero: Hero
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

    mode: Mode
    phases: list[Phase]
    """What is waited for, the open decision last."""
    rolling: list[int]
    """The seats that must still roll for the first turn."""
    round: int
    """0 before the first turn."""
    heroes: list[HeroView]
    """In order of play."""
    hero: Hero | Literal[""]
    """Whose turn it is, '' before the first turn."""
    compass: Hero | Literal[""]
    """Who holds the compass, '' for nobody; it is for those who play together (Q-8.4)."""
    compass_rule: bool
    """Whether the team loses if its holder reveals nothing (Q-8.4)."""
    tokens: int
    """Monster tokens left in the supply."""
    arms: list[int]
    """Open sides as a mask (1 north, 2 east, 4 south, 8 west); 0 is face down; outside last."""
    monsters: list[int]
    gem_at: list[int]
    """The places of the two gems, -1 once taken or not yet placed."""
    where: list[int]
    """By hero: its place, -1 when not in play."""
