"""Players that know no game in particular, by level."""

from functools import cache
from pkgutil import resolve_name

from questable.bots.advice import BRIEF as BRIEF_ADVICE
from questable.bots.advice import PATIENCE as ADVICE
from questable.bots.advice import Advice, advise
from questable.bots.bot import Bot
from questable.bots.club_bot import ClubBot
from questable.bots.expert_bot import ExpertBot
from questable.bots.heat import NEVER, Heat, Racer
from questable.bots.life import Life, known
from questable.bots.master_bot import MasterBot
from questable.bots.novice_bot import NoviceBot
from questable.bots.random_bot import RandomBot
from questable.bots.reflexes import Reflexes
from questable.bots.search import Budget, Search, Style, usual_style
from questable.bots.search_bot import SearchBot
from questable.bots.tree import Tree
from questable.packages import BOTS, named

OURS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "club": ClubBot,
    "expert": ExpertBot,
    "master": MasterBot,
}
LEVELS = (*OURS, *(name for name in named(BOTS) if name not in OURS))
"""The only list of levels, weaker ones first; then those that other packages bring."""
ADVISERS = tuple(level for level in LEVELS if level != "random")
"""Those that have an opinion."""
USUAL = "club"
"""The bot that plays where nobody says which."""
SIMPLER = {"master": "expert", "club": "random", "novice": "random", "random": ""}
"""Who plays on for a level that fails; for any other the usual one, for the last nobody."""
CALL_ODDS = 4
"""A bot that may call out of turn does so in one case of so many, wherever it plays."""

__all__ = [
    "ADVICE",
    "ADVISERS",
    "BRIEF_ADVICE",
    "CALL_ODDS",
    "LEVELS",
    "NEVER",
    "USUAL",
    "Advice",
    "Bot",
    "Budget",
    "ClubBot",
    "ExpertBot",
    "Heat",
    "Life",
    "MasterBot",
    "NoviceBot",
    "Racer",
    "RandomBot",
    "Reflexes",
    "Search",
    "SearchBot",
    "Style",
    "Tree",
    "UnknownLevel",
    "advise",
    "bot",
    "is_level",
    "known",
    "patience_of",
    "simpler",
    "usual_style",
    "version_of",
]


class UnknownLevel(ValueError):
    """A level that no bot has."""

    def __init__(self, level: str) -> None:
        super().__init__(f"unknown level {level!r}; the levels are {', '.join(LEVELS)}")
        self.level = level


def bot(level: str) -> Bot:
    """The bot of that level, or UnknownLevel; `master@800` thinks for 800 playouts."""
    name, _, playouts = level.partition("@")
    if not is_level(level):
        raise UnknownLevel(level)
    made = _made(name)()
    if playouts:
        made.playouts = int(playouts)
    return made


def is_level(level: str) -> bool:
    """Whether there is such a level; playouts are for those that have the patience."""
    name, at, playouts = level.partition("@")
    if not at:
        return name in LEVELS
    short = playouts.isascii() and playouts.isdecimal() and 0 < len(playouts) < 8
    return name in LEVELS and short and int(playouts) > 0 and _made(name)().patience > 0


def version_of(level: str) -> int:
    """Of that level's way to play; 0 where there is no such bot."""
    return bot(level).version if is_level(level) else 0


def simpler(level: str) -> str:
    """The level that plays on where this one fails; '' where there is none."""
    return SIMPLER.get(level.partition("@")[0], USUAL)


def patience_of(level: str) -> int:
    """For how many milliseconds that level likes to think."""
    return bot(level).patience if is_level(level) else 0


@cache
def _made(level: str) -> type[Bot]:
    if level in OURS:
        return OURS[level]
    found: type[Bot] = resolve_name(named(BOTS)[level])
    return found
