"""The languages that there are, from text/languages.toml; everybody asks here."""

import tomllib
from typing import Final, NamedTuple

from questable.fast import PACKAGE

FIRST: Final = "en"
"""The language of whoever asks for none, and of what is not written in theirs."""


class Language(NamedTuple):
    """A row of the file, which says what the fields mean."""

    code: str
    name: str
    cards: bool = False
    articles: tuple[str, ...] = ()
    elided: tuple[str, ...] = ()
    vowels: str = ""


def _read() -> dict[str, Language]:
    rows = tomllib.loads((PACKAGE / "text" / "languages.toml").read_text(encoding="utf-8"))
    return {
        code: Language(
            code,
            str(row["name"]),
            row.get("cards") is True,
            tuple(row.get("articles", ())),
            tuple(row.get("elided", ())),
            str(row.get("vowels", "")),
        )
        for code, row in sorted(rows.items())
    }


LANGUAGES: Final = _read()
"""Every language by its code."""
ON_CARDS: Final = tuple(code for code, each in LANGUAGES.items() if each.cards)
"""The languages in which saints, cards, guides and questions are written."""
ARTICLES: Final = tuple(article for each in LANGUAGES.values() for article in each.articles)
"""Of all languages: whoever types may use any."""


def on_cards(lang: str) -> str:
    """The language in which somebody who speaks this one is told what stands on cards."""
    return lang if lang in ON_CARDS else FIRST
