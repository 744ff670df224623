"""Which games there are: those in games/, and those that other packages bring.

There is no list. A folder of games/ with a card is a game; so is a package that is named by an
entry point `questable.games`. A game is imported when it is first asked for.
"""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

from questable.engine import Game, GameFinder
from questable.engine.card import FILE, CardError, GameCard, card_in
from questable.fast import PACKAGE
from questable.packages import GAMES, named, unusable
from questable.packages import folder_of as folder_of_package

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class UnknownGame(ValueError):
    """A key that no game bears."""

    def __init__(self, key: str) -> None:
        super().__init__(f"unknown game {key!r}; the games are {', '.join(KEYS)}")
        self.key = key


class BrokenGame(ValueError):
    """A package that brings no game that can be used: which, and why."""

    def __init__(self, key: str, package: str, why: object) -> None:
        super().__init__(f"the game {key!r} of the package {package!r} cannot be used: {why}")
        self.key = key


@cache
def _ours() -> dict[str, str]:
    cards = (PACKAGE / "games").glob(f"*/{FILE}")
    found = {path.parent.name for path in cards}
    return {name.replace("_", "-"): f"questable.games.{name}" for name in found}


@cache
def _homes() -> dict[str, str]:
    """By key: the package; ours are not to be replaced by others of the same name."""
    others = named(GAMES)
    return {key: package for key, package in others.items() if KEY.fullmatch(key)} | _ours()


@cache
def card(key: str) -> GameCard:
    """What a game says about itself; read without importing it."""
    folder = folder_of_package(_homes()[key])
    try:
        return GameCard() if folder is None else card_in(folder)
    except CardError as error:
        raise BrokenGame(key, _homes()[key], error) from error


def usual_players(game: Game) -> int:
    """How many play when nobody says: what its card says, as near as its rules allow."""
    own = card(game.key) if game.key in _homes() else GameCard()
    return min(max(own.usual, game.fewest), game.most)


def _place(key: str) -> tuple[int, str]:
    try:
        return card(key).order, key
    except BrokenGame:
        return GameCard().order, key


KEYS = tuple(sorted(_homes(), key=_place))
"""In the order in which they are shown."""


@cache
def game(key: str) -> Game:
    """The game of that key, or UnknownGame, or BrokenGame."""
    if key not in KEYS:
        raise UnknownGame(key)
    package = _homes()[key]
    if package.startswith("questable."):
        ours: Game = import_module(package).GAME
        return ours
    card(key)
    try:
        found = import_module(package).GAME
    except Exception as error:  # what others wrote may fail in any way
        raise BrokenGame(key, package, f"{type(error).__name__}: {error}") from error
    if not isinstance(found, Game) or found.key != key:
        raise BrokenGame(key, package, f"its GAME is not the game {key!r}")
    return found


@cache
def broken() -> tuple[BrokenGame, ...]:
    """What is wrong with games of other packages, for whoever runs a server or a command."""
    found = [BrokenGame(folder, folder, why) for folder, why in unusable().items()]
    for key in KEYS:
        try:
            game(key)
        except BrokenGame as error:
            found.append(error)
    return tuple(found)


def games() -> list[Game]:
    """All games that can be played, in the order in which they are shown."""
    bad = {error.key for error in broken()}
    return [game(key) for key in KEYS if key not in bad]


def ours() -> list[Game]:
    """Those of this house."""
    return [game(key) for key in KEYS if key in _ours()]


def folder_of(game: Game) -> Path | None:
    """Where a game's own data lie; None where it has no folder."""
    package = _homes().get(game.key, "")
    return folder_of_package(package) if package else None


def own_module(game: Game, room: str, name: str) -> str:
    """Where a game's own part lies: one of ours in a room of this house, else in its package."""
    package = _homes().get(game.key, "")
    if not package or package.startswith("questable."):
        return f"{room}.{game.key.replace('-', '_')}"
    return f"{package}.{name}"


class Registry(GameFinder):
    """The registry as records look for it."""

    def find(self, key: str) -> Game | None:
        """The game of that key, or None."""
        try:
            return game(key) if key in KEYS else None
        except BrokenGame:
            return None
