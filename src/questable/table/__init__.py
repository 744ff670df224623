"""The table: luck that can be checked; rooms and seats come later."""

from questable.table.dealer import Dealer, commitment, seed_from
from questable.table.verify import Mismatch, Unpromised, verify

__all__ = [
    "Dealer",
    "Mismatch",
    "Unpromised",
    "commitment",
    "seed_from",
    "verify",
]
