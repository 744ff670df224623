"""The expert: a tenth of a second of search."""

from questable.bots.reflexes import Reflexes
from questable.bots.search_bot import SearchBot
from questable.engine.game import Game


class ExpertBot(SearchBot):
    """Looks into many imagined games, briefly."""

    knowledge: int = 85
    patience: int = 100

    def usual_playouts(self, game: Game) -> int:
        """No more than it is to have in that game."""
        fitting = super().usual_playouts(game)
        return min(fitting, game.brief) if game.brief else fitting

    def reflexes(self) -> Reflexes:
        """Those of somebody with practice."""
        return Reflexes(350, 2000, 450, 400)
