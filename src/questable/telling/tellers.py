"""The tellers of the games that have one of their own."""

from importlib import import_module
from importlib.util import find_spec

from questable.engine import Game
from questable.telling.teller import Teller
from questable.telling.voice import Voice


def teller_of(game: Game, voice: Voice) -> Teller:
    """The game's own teller, or the one that does for any game."""
    name = f"questable.telling.{game.key.replace('-', '_')}"
    if find_spec(name) is None:
        return Teller(game, voice)
    own: type[Teller] = import_module(name).TELLER
    return own(game, voice)
