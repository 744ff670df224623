"""The master: half a second of search, and conclusions from what others let be."""

from questable.bots.reflexes import Reflexes
from questable.bots.search_bot import SearchBot


class MasterBot(SearchBot):
    """Looks into many imagined games, and takes its time."""

    version: int = 15
    knowledge: int = 95
    patience: int = 500
    deduces: bool = True

    def reflexes(self) -> Reflexes:
        """Those of somebody who sees the whole table at once."""
        return Reflexes(300, 1600, 400, 350)
