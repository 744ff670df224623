"""The faces of the games that have one of their own."""

from importlib import import_module
from importlib.util import find_spec

from questable.engine import Game
from questable.registry import own_module
from questable.telling.tellers import own_teller
from questable.telling.voice import Voice
from questable.terminal.face import Face, ToldFace


def face_of(game: Game, voice: Voice) -> Face:
    """The game's own face, or the one that does for any game."""
    name = own_module(game, "questable.terminal.boards", "face")
    if find_spec(name) is None:
        return _plain(game)(game, voice)
    own: type[Face] = import_module(name).FACE
    return own(game, voice)


def _plain(game: Game) -> type[Face]:
    teller = own_teller(game)
    return type("ToldFace", (teller, ToldFace), {}) if teller else Face
