"""The table: luck that can be checked, series; rooms and seats come later."""

from questable.table.dealer import Dealer, commitment, seed_from
from questable.table.series import Played, Series, SeriesError, read_series
from questable.table.verify import Mismatch, Unpromised, verify

__all__ = [
    "Dealer",
    "Mismatch",
    "Played",
    "Series",
    "SeriesError",
    "Unpromised",
    "commitment",
    "read_series",
    "seed_from",
    "verify",
]
