"""The tellers of the games that have one of their own."""

from importlib import import_module
from importlib.util import find_spec

from questable.engine import Game
from questable.registry import own_module
from questable.telling.teller import Teller
from questable.telling.voice import Voice


def own_teller(game: Game) -> type[Teller] | None:
    """The game's own way of being told, if it has one."""
    name = own_module(game, "questable.telling", "telling")
    if find_spec(name) is None:
        return None
    own: type[Teller] = import_module(name).TELLER
    return own


def teller_of(game: Game, voice: Voice) -> Teller:
    """The game's own teller, or the one that does for any game."""
    return (own_teller(game) or Teller)(game, voice)
