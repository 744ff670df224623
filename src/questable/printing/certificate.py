"""Certificates: for a class, or for those who played a game to its end."""

from typing import Final

import msgspec

from questable.engine import Game
from questable.printing.book import Book
from questable.printing.parts import Certificate
from questable.printing.pictures import drawn, window
from questable.saints import Saint, shipped
from questable.telling.voice import Voice
from questable.text import Words

GLASSES: Final = ("sky", "rose", "leaf", "amber", "violet", "ember")
MOST: Final = 200
"""Certificates in one file."""
LONGEST: Final = 60
"""Letters of a name on one."""


class Pupil(msgspec.Struct, frozen=True):
    """Somebody who gets a certificate."""

    name: str
    won: bool = False


def names_of(text: str) -> list[str]:
    """The names of a list: one a line, without empty lines and what cannot be printed."""
    lines = ("".join(each for each in line if each.isprintable()) for line in text.splitlines())
    return [line.strip()[:LONGEST] for line in lines if line.strip()][:MOST]


def certificates(
    game: Game,
    words: Words,
    pupils: list[Pupil],
    *,
    together: bool = False,
    paper: str = "a4",
    little: bool = False,
    day: str = "",
) -> Book:
    """One each, with a famous saint's window; `together`, the others are named on each."""
    title = Voice(words, game.key, []).title()
    book = Book(words.say("page-certificate"), words, paper, little)
    for glass in GLASSES:
        book.show(f"glass {glass}", drawn()[f"glass {glass}"])
    faces = famous()
    for n, pupil in enumerate(pupils):
        saint = faces[n * 7 % len(faces)]
        others = [each.name for each in pupils if each is not pupil] if together else []
        said = "page-certificate-won" if pupil.won else "page-certificate-played"
        with_them = [words.say("page-certificate-with", names=_listed(words, others))]
        book.add(
            Certificate(
                picture=book.show(f"window {saint.key}", window(saint)),
                title=words.say("page-certificate-title"),
                given=words.say("page-certificate-given"),
                name=pupil.name,
                said=words.say(said, game=title),
                small=[*([day] if day else []), *(with_them if others else [])],
                signed=[words.say(f"page-certificate-{who}") for who in ("signed", "witness")],
            )
        )
    return book


def famous() -> list[Saint]:
    """Saints whom a child may know."""
    return [saint for saint in shipped().saints if saint.famous]


def _listed(words: Words, names: list[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return words.say("print-and", names=", ".join(names[:-1]), name=names[-1])
