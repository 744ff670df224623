"""All words people read: Fluent files in English and French, and their reader."""

from questable.text.words import (
    BrokenWords,
    MissingWord,
    UnknownLanguage,
    Words,
    default_language,
    languages,
    messages,
)

__all__ = [
    "BrokenWords",
    "MissingWord",
    "UnknownLanguage",
    "Words",
    "default_language",
    "languages",
    "messages",
]
