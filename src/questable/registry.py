"""The only list of games; a game is imported when it is first asked for."""

from importlib import import_module

from questable.engine import Game, GameFinder

KEYS = ("questor", "pillars", "rae", "run-the-race", "holy-quest")


class UnknownGame(ValueError):
    """A key that no game bears."""

    def __init__(self, key: str) -> None:
        super().__init__(f"unknown game {key!r}; the games are {', '.join(KEYS)}")
        self.key = key


def game(key: str) -> Game:
    """The game of that key, or UnknownGame."""
    if key not in KEYS:
        raise UnknownGame(key)
    found: Game = import_module(f"questable.games.{key.replace('-', '_')}").GAME
    return found


def games() -> list[Game]:
    """All games, in the order in which they are shown."""
    return [game(key) for key in KEYS]


class Registry(GameFinder):
    """The registry as records look for it."""

    def find(self, key: str) -> Game | None:
        """The game of that key, or None."""
        return game(key) if key in KEYS else None
