"""Every seat's chance to win, weighed from signs of a position: `weights.toml` in a game's folder.

The weights are fitted on games of bots with themselves (`./run weights`), apart for each number of
players. All numbers are whole, so that compiled and interpreted searches agree.
"""

import tomllib
from pathlib import Path
from typing import Final

FILE: Final = "weights.toml"
UNIT: Final = 1000
"""A seat whose strength is larger by this is e times as likely to win."""
FINE: Final = 1000
"""Weights are in so many parts of a strength."""


class WeightsError(ValueError):
    """Weights that cannot be used: which file, and why."""


class Weights:
    """What each sign of a position counts, by number of players."""

    def __init__(self, by_players: dict[int, list[int]]) -> None:
        self.by_players: Final = by_players
        """In the order in which the game tells its signs."""

    def strengths(self, signs: list[list[int]]) -> list[int]:
        """By seat: how strong it stands, from its signs; nothing where nobody weighed them."""
        weights = self.by_players.get(len(signs))
        if weights is None:
            return []
        found: list[int] = []
        for row in signs:
            total = 0
            for place in range(len(row)):
                if row[place] != 0:
                    total += row[place] * weights[place]
            found.append(total // FINE)
        return found


def weights_in(folder: Path, names: list[str]) -> Weights:
    """The weights of a game whose signs have these names, or WeightsError."""
    path = folder / FILE
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise WeightsError(f"{path}: {error}") from error
    by_players: dict[int, list[int]] = {}
    for players, table in sorted(told.get("players", {}).items()):
        weights = table.get("weights", {})
        if sorted(weights) != sorted(names):
            odd = sorted(set(weights) ^ set(names))
            raise WeightsError(f"{path}: for {players} players, not the game's signs: {odd}")
        if not all(type(each) is int for each in weights.values()):
            raise WeightsError(f"{path}: for {players} players, a weight is not a whole number")
        by_players[int(players)] = [weights[name] for name in names]
    return Weights(by_players)
