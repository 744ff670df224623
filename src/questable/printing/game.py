"""A whole game for paper: a cover, its parts, its rules in every language."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from questable.engine import Game, Pack
from questable.languages import ON_CARDS
from questable.printing.book import Book
from questable.printing.parts import Cover, Item
from questable.printing.rulebook import rulebook
from questable.registry import card, own_module
from questable.telling.voice import Voice
from questable.text import Words

Lay = Callable[[Book, Pack], list[Item]]
"""Adds a game's parts to a book; says what is in the box then."""


def lay_of(game: Game) -> Lay | None:
    """How a game is printed, if it says so: `PRINTED` of its folder here, or of its package."""
    name = own_module(game, "questable.printing", "printing")
    if find_spec(name) is None:
        return None
    own: Lay = import_module(name).PRINTED
    return own


def printed(
    game: Game, words: Words, pack: Pack | None = None, paper: str = "a4", little: bool = False
) -> Book:
    """All of a game, with its own pack or another; of one that has no parts, the rules."""
    title = Voice(words, game.key, []).title()
    book = Book(title, words, paper, little)
    lay = lay_of(game)
    used = pack or game.pack()
    items = lay(book, used) if lay else []
    book.parts.insert(0, _cover(game, words, title, used, items))
    first = words.on_cards
    for lang in sorted(ON_CARDS, key=lambda each: each != first):
        book.add(rulebook(game, Words(lang)))
    return book


def _companion(game: Game) -> str:
    """Where real dice and cards can be told: in the browser too if the game's card says so."""
    return "print-companion" if card(game.key).dice else "print-companion-terminal"


def _cover(game: Game, words: Words, title: str, pack: Pack, items: list[Item]) -> Cover:
    own = pack.hash != game.pack().hash
    told = [
        f"{game.key}-print-needs",
        "print-how",
        _companion(game),
        f"{game.key}-print-companion",
    ]
    return Cover(
        title=title,
        said=words.say("print-pack", name=pack.name) if own else words.say("print-said"),
        inside=words.say("print-inside"),
        items=items,
        paragraphs=[words.say(each) for each in told if words.has(each)],
    )
