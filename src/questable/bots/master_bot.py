"""The master: half a second of search."""

from questable.bots.reflexes import Reflexes
from questable.bots.search_bot import SearchBot


class MasterBot(SearchBot):
    """Looks into many imagined games, and takes its time."""

    knowledge: int = 95
    patience: int = 500

    def reflexes(self) -> Reflexes:
        """Those of somebody who sees the whole table at once."""
        return Reflexes(300, 1600, 400, 350)
