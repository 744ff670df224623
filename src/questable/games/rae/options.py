"""Ràe's house rules and which of them go together (R-2.1, R-3.3)."""

from questable.engine.game import Setup
from questable.engine.options import Option, Refused, Value
from questable.engine.pack import Pack

OPTIONS = [
    Option("teams", False, ["R-2.10", "R-3.3"]),
    Option("fair_start", False, ["R-2.1"]),
]

PRESETS: dict[str, dict[str, Value]] = {"family": {"fair_start": True}}
"""R-2.1: at a table with children nobody should win by beginning."""

TEAM_PLAYERS = 4


def settle(players: int, options: dict[str, Value], pack: Pack) -> Setup:
    """Refused if there are teams without four players."""
    if options["teams"] is True and players != TEAM_PLAYERS:
        raise Refused("teams-need-four", "R-3.3", {"players": players})
    return Setup(players, dict(options), pack)
