"""Places and people of a table as somebody may type them, in any language."""

import unicodedata

from questable.languages import ARTICLES
from questable.telling.voice import Voice
from questable.text import Words, languages


def plain(text: str) -> str:
    """Without case, accents, curly apostrophes or spare blanks, so that typing is easy."""
    bare = unicodedata.normalize("NFD", text.replace("’", "'").casefold())
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).split())


def bare(name: str) -> str:
    """A name without case, accents, hyphens, dots or article."""
    told = plain(name).replace("-", " ").replace(".", "").strip(" ?")
    for article in ARTICLES:
        told = told.removeprefix(article)
    return told


def typed_place(key: str, place: str) -> set[str]:
    """The ways to type a place of a game."""
    found = [Words(lang).say(f"{key}-typed-{place}") for lang in languages()]
    return {bare(each) for spellings in found for each in spellings.split(",")}


def seat_names(voice: Voice, seat: int) -> set[str]:
    """The ways to type whose seat it is."""
    said = [voice.speaking(lang).seat(seat) for lang in languages()]
    return {bare(each) for each in said}
