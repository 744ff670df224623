"""The faces of the games that have one of their own."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from questable.engine import Game
from questable.telling.voice import Voice
from questable.terminal.face import Face


def face_of(game: Game, voice: Voice) -> Face:
    """The game's own face, or the one that does for any game."""
    name = f"questable.terminal.boards.{game.key.replace('-', '_')}"
    if find_spec(name) is None:
        return Face(game, voice)
    return cast(Face, import_module(name).face(game, voice))
