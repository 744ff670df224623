"""Players that know no game in particular, by level."""

from questable.bots.bot import Bot
from questable.bots.club_bot import ClubBot
from questable.bots.heat import NEVER, Heat, Racer
from questable.bots.random_bot import RandomBot
from questable.bots.reflexes import Reflexes

LEVELS = ("random", "club")

__all__ = [
    "LEVELS",
    "NEVER",
    "Bot",
    "ClubBot",
    "Heat",
    "Racer",
    "RandomBot",
    "Reflexes",
    "UnknownLevel",
    "bot",
]


class UnknownLevel(ValueError):
    """A level that no bot has."""

    def __init__(self, level: str) -> None:
        super().__init__(f"unknown level {level!r}; the levels are {', '.join(LEVELS)}")
        self.level = level


def bot(level: str) -> Bot:
    """The bot of that level, or UnknownLevel."""
    if level == "random":
        return RandomBot()
    if level == "club":
        return ClubBot()
    raise UnknownLevel(level)
