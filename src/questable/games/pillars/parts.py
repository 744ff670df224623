"""The views of Pillars of Faith as numbers (docs/observations.md)."""

from questable.engine.coding import Bag, ByName, Count, Listed, Pick, Seat, StructOf
from questable.engine.observed import Observed, SeenPart
from questable.games.pillars.actions import RELIGIONS
from questable.games.pillars.board import SITE_NAMES, STATION_NAMES
from questable.games.pillars.ends import REASONS
from questable.games.pillars.state import PHASES, STONES

DEEPEST = 4
"""Decisions within decisions that are shown."""


def observed(seats: int) -> Observed:
    """Parts named after the fields of the view."""
    station = Pick(STATION_NAMES, "stations")
    stones = Count(STONES)
    about = StructOf([("seat", Seat(seats)), ("on_board", stones), ("off_board", stones)])
    parts = [
        SeenPart("phases", Listed(Pick(list(PHASES), "phases"), DEEPEST, last=True)),
        SeenPart("religions", Listed(about, len(RELIGIONS))),
        SeenPart("turn", Seat(seats)),
        SeenPart("turns", Count()),
        SeenPart("turn_limit", Count()),
        SeenPart("followers", ByName(STATION_NAMES, "station", Pick(list(RELIGIONS), "religions"))),
        SeenPart("pillars", Bag(SITE_NAMES, "sites")),
        SeenPart("banned", station),
        SeenPart("centre", station),
        SeenPart("outer", station),
        SeenPart("stopped", Bag(STATION_NAMES, "stations")),
        SeenPart("winner", Seat(seats)),
        SeenPart("ending", Pick([reason for reason in REASONS if reason], "reasons")),
    ]
    return Observed(seats, parts, {"religions.religion": "they are always in this order"})
