"""What a bot is: a view and the legal actions in, one of them out."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random

from mypy_extensions import mypyc_attr

from questable.bots.reflexes import QUICK, Reflexes
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.state import State
from questable.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that knows no game in particular and sees views only."""

    knowledge: int = 50
    """In how many of a hundred cases it knows an answer that cannot be found by thinking."""

    version: int = 1
    """Raised whenever it plays differently; records name it beside the level."""

    patience: int = 0
    """Milliseconds that it likes to think on a quiet core; 0 for who answers at once."""
    playouts: int = 0
    """So many imagined games instead, if somebody says so: then a seed repeats every choice."""
    stop: Callable[[], bool] | None = None
    """Set by whoever has a clock: whether it is time to answer."""

    def remembers(self) -> bool:
        """Whether it wants to be told of a game's begin, of each entry and of its end."""
        return False

    def begin(self, game: Game, setup: Setup, seat: int) -> None:  # noqa: B027 - a bot may do without
        """A game begins for it in this seat, or goes on from another moment."""

    def see(self, seat: int, action: Action | None) -> None:  # noqa: B027 - a bot may do without
        """An entry was made, its own too; None for what its seat may not know."""

    def end(self) -> None:  # noqa: B027 - a bot may do without
        """The game is over: nothing has to be remembered."""

    @abstractmethod
    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """One of the legal actions of the seat whose view this is."""

    def unthinking(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action | None:
        """What takes no thought: all there is, what it knows by heart, what is obvious; and to end
        what might never end."""
        if len(legal) == 1:
            return legal[0]
        known = game.recall(setup, view, self.knowledge, rng) or game.obvious(view)
        return known or game.enough(view, rng)

    def answer(
        self, game: Game, setup: Setup, state: State, seat: int, legal: list[Action], rng: Random
    ) -> Action:
        """One of these actions for a seat, which is shown its view and no more."""
        if len(legal) == 1:
            return legal[0]
        return self.choose(game, setup, game.view(state, seat), legal, rng)

    def reflexes(self) -> Reflexes:
        """How quick it is in a race."""
        return QUICK
