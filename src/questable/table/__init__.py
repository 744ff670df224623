"""The table: rooms and seats, luck that can be checked, clocks, undo, races, series."""

from questable.table.judge.verdict import No
from questable.table.log.dealer import Dealer, commitment, seed_from
from questable.table.log.series import Played, Series, SeriesError, read_series
from questable.table.log.settings import Settings
from questable.table.log.verify import Elsewhere, Mismatch, Unpromised, elsewhere, verify
from questable.table.run.hall import Entered, Hall, Opened, Pass, Peek
from questable.table.run.limits import Limits
from questable.table.run.line import Line
from questable.table.told import class_messages, messages

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
    "class_messages",
    "commitment",
    "elsewhere",
    "messages",
    "read_series",
    "seed_from",
    "verify",
]
