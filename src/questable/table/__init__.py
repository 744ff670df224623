"""The table: rooms and seats, luck that can be checked, clocks, undo, races, series."""

from questable.table.dealer import Dealer, commitment, seed_from
from questable.table.hall import Entered, Hall, Opened, Pass, Peek
from questable.table.limits import Limits
from questable.table.line import Line
from questable.table.series import Played, Series, SeriesError, read_series
from questable.table.settings import Settings
from questable.table.verdict import No
from questable.table.verify import Elsewhere, Mismatch, Unpromised, elsewhere, verify

__all__ = [
    "Dealer",
    "Elsewhere",
    "Entered",
    "Hall",
    "Limits",
    "Line",
    "Mismatch",
    "No",
    "Opened",
    "Pass",
    "Peek",
    "Played",
    "Series",
    "SeriesError",
    "Settings",
    "Unpromised",
    "commitment",
    "elsewhere",
    "read_series",
    "seed_from",
    "verify",
]
