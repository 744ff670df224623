"""Who sits in a game of the lab: a level, somebody's own class, or a bot itself."""

import hashlib
import inspect
import sys
from collections.abc import Iterable
from copy import deepcopy
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from random import Random

from questable.bots import Bot, Reflexes, bot, is_level
from questable.engine import Action, Game, Setup, State, View
from questable.engine.sampling import below

OWN = ":"
"""What stands between module and class of somebody's own bot."""
GIVES = "+"
"""What stands between a player and how many choices it gives away."""
MOST_GIVEN = 999
FIELDS = ("knowledge", "version", "patience", "playouts")
"""What every bot holds, wherever its class keeps it."""


class UnknownPlayer(ValueError):
    """Somebody's own bot that cannot be had, and why."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"no bot {name!r}: {why}")
        self.name = name
        self.why = why


class Giving(Bot):
    """A bot that gives the others a start: its first choices are drawn by lot."""

    def __init__(self, inner: Bot, choices: int) -> None:
        self.inner = inner
        self.left = choices
        self.knowledge = inner.knowledge
        self.version = inner.version
        self.patience = inner.patience
        self.playouts = inner.playouts

    def remembers(self) -> bool:
        """As the bot itself; so is all that follows."""
        return self.inner.remembers()

    def begin(self, game: Game, setup: Setup, seat: int) -> None:
        """A game begins."""
        self.inner.begin(game, setup, seat)

    def see(self, seat: int, action: Action | None) -> None:
        """An entry was made."""
        self.inner.see(seat, action)

    def end(self) -> None:
        """The game is over."""
        self.inner.end()

    def reflexes(self) -> Reflexes:
        """In a race."""
        return self.inner.reflexes()

    def choose(
        self, game: Game, setup: Setup, view: View, legal: list[Action], rng: Random
    ) -> Action:
        """By lot while something is to be given."""
        if self.left > 0 and len(legal) > 1:
            self.left -= 1
            return legal[below(rng, len(legal))]
        return self.inner.choose(game, setup, view, legal, rng)

    def answer(
        self, game: Game, setup: Setup, state: State, seat: int, legal: list[Action], rng: Random
    ) -> Action:
        """The same, where the bot may know a quicker way to answer."""
        if self.left > 0:
            return super().answer(game, setup, state, seat, legal, rng)
        return self.inner.answer(game, setup, state, seat, legal, rng)


class Copied:
    """A bot as an example: every game has one of its own, which holds what the example held."""

    def __init__(self, example: Bot) -> None:
        self.kind = type(example)
        self.fields = {name: getattr(example, name) for name in FIELDS}
        self.own = dict(getattr(example, "__dict__", {}))

    def again(self) -> Bot:
        """A new one."""
        made = self.kind() if _bare(self.kind) else self.kind.__new__(self.kind)
        for name, value in self.fields.items():
            setattr(made, name, value)
        for name, value in self.own.items():
            setattr(made, name, deepcopy(value))
        return made


Player = str | Bot | Copied
"""A level (`club`, `master@800`), a class (`module:Class`), a bot, or one to be copied.

`club+5` plays its first five choices by lot, which is a start for the others.
"""


@cache
def _bare(kind: type[Bot]) -> bool:
    """Whether it can be made without arguments."""
    try:
        inspect.signature(kind).bind()
    except TypeError:
        return False
    except ValueError:
        return True
    return True


def ready(player: Player) -> str | Copied:
    """A player that can be sent to other processes."""
    return Copied(player) if isinstance(player, Bot) else player


def name_of(player: Player) -> str:
    """What a table of results calls a player."""
    if isinstance(player, str):
        return player
    kind = player.kind if isinstance(player, Copied) else type(player)
    return f"{kind.__module__}{OWN}{kind.__qualname__}"


def seated(player: Player) -> Bot:
    """A bot for one game."""
    if not isinstance(player, str):
        return player.again() if isinstance(player, Copied) else player
    name, _, given = player.partition(GIVES)
    made = own(name)() if OWN in name else bot(name)
    return Giving(made, int(given)) if given else made


@cache
def own(name: str) -> type[Bot]:
    """Somebody's own class of bots, or UnknownPlayer."""
    try:
        found = resolve_name(name)
    except Exception as error:  # what others wrote may fail in any way
        raise UnknownPlayer(name, f"{type(error).__name__}: {error}") from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownPlayer(name, "it is no class of bots")
    if found.choose is Bot.choose or not _bare(found):
        raise UnknownPlayer(name, "it cannot be made without arguments")
    return found


def is_player(name: str) -> bool:
    """Whether somebody can be seated by that name; UnknownPlayer where an own class fails."""
    name, gives, given = name.partition(GIVES)
    if gives and not (given.isascii() and given.isdecimal() and 0 < int(given) <= MOST_GIVEN):
        return False
    if OWN not in name:
        return is_level(name)
    own(name)
    return True


def _own_kinds(players: Iterable[Player]) -> dict[str, type[Bot]]:
    """By name: the classes of those who are none of the levels."""
    found = {}
    for player in players:
        if not isinstance(player, str):
            found[name_of(player)] = player.kind if isinstance(player, Copied) else type(player)
        elif OWN in (name := player.partition(GIVES)[0]):
            found[name] = own(name)
    return found


def _file(kind: type[Bot]) -> Path | None:
    named = getattr(sys.modules.get(kind.__module__), "__file__", None)
    return Path(named) if named else None


def sources(players: Iterable[Player]) -> dict[str, str]:
    """By name of own bots: a hash of the file that each lies in, since others play other games."""
    found = {}
    for name, kind in _own_kinds(players).items():
        file = _file(kind)
        content = file.read_bytes() if file is not None and file.is_file() else b""
        found[name] = hashlib.sha256(content).hexdigest()[:16]
    return found


def modules(players: Iterable[Player]) -> list[Path]:
    """Files of own bots that stand alone, so that they can be sent to another machine."""
    found = set()
    for kind in _own_kinds(players).values():
        file = _file(kind)
        if file is not None and file.name == f"{kind.__module__}.py":
            found.add(file)
    return sorted(found)
