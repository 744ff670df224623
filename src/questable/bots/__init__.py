"""Players that know no game in particular, by level."""

from functools import cache
from pkgutil import resolve_name

from questable import packages
from questable.bots.bot import Bot
from questable.bots.club_bot import ClubBot
from questable.bots.heat import NEVER, Heat, Racer
from questable.bots.random_bot import RandomBot
from questable.bots.reflexes import Reflexes

OURS: dict[str, type[Bot]] = {"random": RandomBot, "club": ClubBot}
LEVELS = (*OURS, *(name for name in packages.named(packages.BOTS) if name not in OURS))
"""The only list of levels, weaker ones first; then those that other packages bring."""
USUAL = "club"
"""The bot that plays where nobody says which."""
CALL_ODDS = 4
"""A bot that may call out of turn does so in one case of so many, wherever it plays."""

__all__ = [
    "CALL_ODDS",
    "LEVELS",
    "NEVER",
    "USUAL",
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
    if level not in LEVELS:
        raise UnknownLevel(level)
    return _made(level)()


@cache
def _made(level: str) -> type[Bot]:
    if level in OURS:
        return OURS[level]
    found: type[Bot] = resolve_name(packages.named(packages.BOTS)[level])
    return found
