"""What a language asks of names within a sentence; Fluent files call it as a function."""

import re
from collections.abc import Callable
from typing import Any

from babel import Locale
from fluent.runtime.types import FluentInt

TITLE = re.compile(r"\bS(?=ainte? (?!Louis(?:,|$))[A-ZÀ-Ý])")
"""A saint's title before a name; the king is Saint Louis even within a sentence."""
AND = re.compile(r" et (?=(?:les? |la |l’|ceux |celles ))")
QUOTES = (("“", "‘"), ("”", "’"), ("«\u00a0", "“"), ("\u00a0»", "”"))
"""Of English, then of French."""
GROUPED = 1000
"""From here on digits are grouped."""
VOWELS = "aâàeéèêëiîïoôœuûùyAÂÀEÉÈÊËIÎÏOÔŒUÛÙ"


class Number(FluentInt):
    """A whole number in a message, as the language writes it."""

    def format(self, locale: Locale) -> str:
        """Most are small, and all our languages write those alike: nothing has to be worked out."""
        return str(int(self)) if 0 <= self < GROUPED else super().format(locale)


def within_sentence(name: str) -> str:
    """`SAINT($card)`: French writes a saint's title small, but at the start of a line."""
    return TITLE.sub("s", name)


def before_verb(name: str) -> str:
    """`NAMED($given)`: the same before a verb, where an apposition (`Paul, apôtre`) is closed."""
    return within_sentence(name) + ("," if ", " in name else "")


def in_quotes(words: str) -> str:
    """What stands between quotation marks has the inner ones of its language for its own."""
    for outer, inner in QUOTES:
        words = words.replace(outer, inner)
    return words


def of(words: str) -> str:
    """`OF($given)`: French `de` before words, joined with their article, after each `et` too."""
    return " et ".join(_of(part) for part in AND.split(words))


def _of(words: str) -> str:
    for article, joined in (("les ", "des "), ("le ", "du ")):
        if words.startswith(article):
            return joined + words.removeprefix(article)
    return f"d’{words}" if words[:1] in VOWELS else f"de {words}"


def at(place: str) -> str:
    """`AT($given)`: French `à` before a town, joined with the article of its name."""
    return f"au {place.removeprefix('Le ')}" if place.startswith("Le ") else f"à {place}"


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "SAINT": within_sentence,
    "NAMED": before_verb,
    "OF": of,
    "AT": at,
}
"""By the name that the files call them; Fluent does not say that texts are what it formats."""
