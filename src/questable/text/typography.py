"""What a language asks of names within a sentence; Fluent files call it as a function."""

import re
from collections.abc import Callable
from typing import Any

TITLE = re.compile(r"\bS(?=ainte? (?!Louis(?:,|$))[A-ZÀ-Ý])")
"""A saint's title before a name; the king is Saint Louis even within a sentence."""


def within_sentence(name: str) -> str:
    """`SAINT($card)`: French writes a saint's title small, but at the start of a line."""
    return TITLE.sub("s", name)


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"SAINT": within_sentence}
"""By the name that the files call them; Fluent does not say that texts are what it formats."""
