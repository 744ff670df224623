"""The form of a game's packs: which tables a file has, and what may stand in them, in words.

A game says so in `telling/<game>/pack_words.py`; of one that does not, a pack is a text.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

import msgspec

from questable.engine import Game, Pack
from questable.engine.pack import Facts
from questable.registry import own_module
from questable.text import Words

HEAD = ""
"""Instead of a table: what stands outermost."""


class Known(msgspec.Struct, frozen=True):
    """Something that a field may be, and what it is called."""

    value: str | int
    label: str


class FormField(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to fill in."""

    key: str
    label: str
    kind: str
    """`words` in each language or in one for all, `text`, `story` (a long one), `number`, `flag`,
    `choice` or `choices` among `known`, `each` (a choice for each of `high`), `texts`, `answers`
    (words, the first is right), `keys` (other rows of the table)."""
    low: int = 0
    high: int = 0
    """Of a number; or how many there are of what is a list."""
    longest: int = 0
    known: list[Known] = []
    optional: bool = False
    help: str = ""


class FormTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a file, or rows of them."""

    key: str
    """'' for what stands outermost; of `keyed` rows any key that is no other table's."""
    label: str
    kind: str
    """`one`, `rows` (a list of tables) or `keyed` (a table for each)."""
    fields: list[FormField]
    group: str = ""
    """What stands together."""
    help: str = ""
    most: int = 0
    """Rows at the most."""
    closed: bool = False
    """Whether whoever plays must not see it before."""


class PackForm(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be filled in, the most wanted first; the rest of a file is text."""

    tables: list[FormTable]
    rest: dict[str, str] = {}
    """By key: what else a file may have, in words."""


class PackWords(Protocol):
    """A module `pack_words` of a game."""

    def form(self, words: Words) -> PackForm:
        """What can be filled in."""

    def data(self, pack: Pack) -> Facts:
        """A pack as its file has it; of what is closed no more than may be told."""


def own_words(game: Game) -> PackWords | None:
    """The game's own, if it has them."""
    name = own_module(game, "questable.telling", "telling")
    parent = find_spec(name)
    if parent is None or parent.submodule_search_locations is None:
        return None
    name = f"{name}.pack_words"
    return cast(PackWords, import_module(name)) if find_spec(name) else None


def form_of(game: Game, words: Words) -> PackForm | None:
    """The form of a game's packs, if it has one."""
    own = own_words(game)
    return own.form(words) if own else None


def numbers(say: Callable[[str], str], bounds: dict[str, tuple[int, int]]) -> list[FormField]:
    """Whole numbers by key, named by `say`."""
    return [
        FormField(key=key, label=say(key), kind="number", low=low, high=high)
        for key, (low, high) in bounds.items()
    ]
