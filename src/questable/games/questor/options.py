"""Questor's house rules and which go together (Q-2.3, Q-2.5, Q-3.5, Q-6.1, Q-8.3, Q-8.4)."""

from questable.engine.game import Setup
from questable.engine.options import Option, Refused, Value
from questable.engine.pack import Pack
from questable.games.questor.board import TILES
from questable.games.questor.pack import fact

OPTIONS = [
    Option("mode", "auto", ["Q-5.6", "Q-8.1"], choices=["competition", "cooperation"]),
    Option("prisoner", "auto", ["Q-2.5", "Q-7.1"]),
    Option("gifts", False, ["Q-6.1"]),
    Option("compass", False, ["Q-8.4"]),
    Option("mage_tiles", "auto", ["Q-2.3", "Q-5.3"], low=5, high=25),
    Option("dig", "any", ["Q-3.5"], choices=["any", "facing"]),
]

PRESETS: dict[str, dict[str, Value]] = {
    "family": {"mode": "cooperation", "gifts": True},
    "short": {"mode": "competition", "mage_tiles": 15},
    "expert": {"mode": "cooperation", "compass": True, "dig": "facing"},
}


def settle(players: int, options: dict[str, Value], pack: Pack) -> Setup:
    """Every option with its real value, or Refused with the rule that forbids the mixture."""
    mode = options["mode"]
    if mode == "auto":
        mode = "cooperation" if players == 1 else "competition"
    together = mode == "cooperation"
    if players == 1 and not together:
        raise Refused("solo-is-cooperative", "Q-8.3", {})
    prisoner = options["prisoner"]
    if prisoner == "auto":
        prisoner = players == 5
    _check_prisoner(players, together, prisoner is True)
    if options["gifts"] is True and players == 3 and not together:
        raise Refused("gifts-need-healer", "Q-6.1", {})
    if options["compass"] is True and not together:
        raise Refused("compass-cooperation-only", "Q-8.4", {})
    tiles = options["mage_tiles"]
    if together:
        if tiles not in ("auto", TILES):
            raise Refused("mage-tiles-cooperation", "Q-8.3", {})
        tiles = TILES
    elif tiles == "auto":
        tiles = fact(pack, "goals", "tiles_three" if players == 3 else "tiles")
    settled: dict[str, Value] = {
        "mode": mode,
        "prisoner": prisoner,
        "gifts": options["gifts"],
        "compass": options["compass"],
        "mage_tiles": tiles,
        "dig": options["dig"],
    }
    return Setup(players, settled, pack)


def _check_prisoner(players: int, together: bool, prisoner: bool) -> None:
    if together:
        heroes = 5 if prisoner else 4
        if players > heroes:
            raise Refused("too-many-players", "Q-8.3", {"players": players, "heroes": heroes})
        return
    if players == 5 and not prisoner:
        raise Refused("five-need-prisoner", "Q-2.5", {})
