"""A player that searches; its levels differ in how long they think."""

from collections.abc import Iterator
from random import Random

from questable.bots.bot import Bot
from questable.bots.search import Budget, Search, Style, usual_style
from questable.bots.tree import Tree
from questable.engine.action import Action
from questable.engine.game import Game, Setup
from questable.engine.view import View


class SearchBot(Bot):
    """Tries its actions in many imagined games, so many as its patience gives on a quiet core."""

    version: int = 15
    patience: int = 100
    deduces: bool = False
    """Whether it draws conclusions from what others did and let be."""
    tree: Tree | None = None
    """What it keeps of earlier choices, in a game that has begun for it."""

    def remembers(self) -> bool:
        """It keeps its tree."""
        return True

    def begin(self, game: Game, setup: Setup, seat: int) -> None:
        """With an empty tree."""
        self.tree = Tree()

    def see(self, seat: int, action: Action | None) -> None:
        """Go down to where the game is now."""
        if self.tree is not None:
            self.tree.follow(seat, action)

    def end(self) -> None:
        """Let the tree go."""
        self.tree = None

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """The action that was tried most often."""
        found: Action | None = None
        for found in self.choosing(game, setup, view, legal, rng):  # noqa: B007 - the last counts
            pass
        assert found is not None
        return found

    def choosing(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Iterator[Action | None]:
        """The same a little at a time, for who has to look up now and then: None, until last of all
        comes the action."""
        known = self.unthinking(game, setup, view, legal, rng)
        if known is not None:
            yield known
            return
        # Where all win or lose together each choice is compared with the position it is made in.
        tree = None if game.together(setup) else self.tree
        search = Search(game, setup, view, legal, rng, self.style(game, setup), tree)
        budget = Budget(self.playouts or self.usual_playouts(game), self.stop)
        search.begin(budget)
        while search.some(budget):
            yield None
        yield search.most()

    def usual_playouts(self, game: Game) -> int:
        """How many a choice has where nobody says how many."""
        return max(game.pace * self.patience // 1000, 1)

    def style(self, game: Game, setup: Setup) -> Style:
        """How it searches; what a team has prepared, a few entries at random would undo."""
        if game.together(setup):
            return Style(unit=game.common_unit)
        return usual_style(game, deduces=self.deduces)
