"""The expert: a tenth of a second of search."""

from questable.bots.reflexes import Reflexes
from questable.bots.search_bot import SearchBot


class ExpertBot(SearchBot):
    """Looks into many imagined games, briefly."""

    knowledge: int = 85
    patience: int = 100

    def reflexes(self) -> Reflexes:
        """Those of somebody with practice."""
        return Reflexes(350, 2000, 450, 400)
