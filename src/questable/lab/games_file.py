"""The file in which an arena keeps its games, so that it can be stopped and gone on with.

A game is named by who met whom and its number, and is the same whenever it is played.
"""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from questable.engine import Game, Setup, Value
from questable.lab.lines_file import LinesFile, OtherGames
from questable.trials.players import Player, sources
from questable.trials.program import program

__all__ = ["GamesFile", "GamesHead", "Met", "OtherGames", "head_of"]

FORMAT = 1


class GamesHead(msgspec.Struct, frozen=True):
    """On what the games of a file depend, besides who met whom."""

    arena: int
    game: str
    rules: int
    players: int
    options: dict[str, Value]
    pack: str
    seed: str
    most: int
    program: str
    """The rules and bots, as a hash: others would play other games."""
    own: dict[str, str] = {}
    """By name of somebody's own bot: its file as a hash."""


class Met(msgspec.Struct, frozen=True):
    """One game: one challenger among hosts, in the seat that its number says."""

    host: str
    challenger: str
    number: int
    winners: list[int]
    actions: int
    over: bool = True


def head_of(
    game: Game, setup: Setup, seed: str, most: int, players: Iterable[Player] = ()
) -> GamesHead:
    """What a file of these games begins with."""
    return GamesHead(
        FORMAT, game.key, game.rules_version, setup.players, setup.options, setup.pack.hash,
        seed, most, program(), sources(players),
    )  # fmt: skip


class GamesFile(LinesFile[GamesHead, Met]):
    """Games that were played, and a place for those to come."""

    def __init__(self, path: Path, head: GamesHead) -> None:
        super().__init__(path, head, Met)

    @property
    def games(self) -> list[Met]:
        """Those that it had."""
        return self.lines
