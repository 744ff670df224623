"""The house rules of Pillars of Faith (P-2.2, P-2.4, P-5.8)."""

from questable.engine.options import Option
from questable.games.pillars.pack import SETUPS

MOST_TURNS = 10_000

OPTIONS = [
    Option("setup", "classic", ["P-2.2", "P-2.4"], choices=list(SETUPS)),
    Option("turn_limit", 0, ["P-5.8"], low=0, high=MOST_TURNS),
]
