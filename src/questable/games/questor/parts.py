"""Questor's views as numbers (docs/observations.md)."""

from questable.engine.coding import (
    Among,
    Bits,
    Count,
    Flag,
    Index,
    Keyed,
    Listed,
    Pick,
    Seat,
    StructOf,
)
from questable.engine.observed import Observed, SeenPart
from questable.games.questor.actions import HEROES
from questable.games.questor.board import PLACES, TILES
from questable.games.questor.state import MODES, PHASES

DEEPEST = 4
"""Decisions within decisions that are shown."""


def observed(seats: int) -> Observed:
    """Parts named after the fields of the view."""
    heroes: list[str] = list(HEROES)
    hero = Pick(heroes, "heroes")
    about = StructOf(
        [
            ("seat", Seat(seats)),
            ("progress", Count()),
            ("need", Count()),
            ("complete", Flag()),
            ("met", Flag()),
            ("gift", Flag()),
            ("left", Flag()),
        ]
    )
    parts = [
        SeenPart("mode", Pick(list(MODES), "modes")),
        SeenPart("phases", Listed(Pick(list(PHASES), "phases"), DEEPEST, last=True)),
        SeenPart("rolling", Among(seats)),
        SeenPart("round", Count()),
        SeenPart("order", Listed(StructOf([("hero", hero)]), len(heroes)), "heroes"),
        SeenPart("heroes", Keyed([("hero", heroes)], about)),
        SeenPart("hero", hero),
        SeenPart("compass", hero),
        SeenPart("compass_rule", Flag()),
        SeenPart("tokens", Count()),
        SeenPart("arms", Listed(Bits(4), PLACES)),
        SeenPart("monsters", Listed(Count(), TILES)),
        SeenPart("gem_at", Listed(Index(PLACES), 2)),
        SeenPart("where", Listed(Index(PLACES), len(heroes))),
    ]
    return Observed(seats, parts, {"heroes.place": "as `where`"})
