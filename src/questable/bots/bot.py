"""What a bot is: a view and the legal actions in, one of them out."""

from abc import ABC, abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that knows no game in particular and sees views only."""

    knowledge: int = 50
    """In how many of a hundred cases it knows an answer that cannot be found by thinking."""

    @abstractmethod
    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """One of the legal actions of the seat whose view this is."""
