"""What is printed: parts in their order, and the drawings that they show."""

from typing import Final, TypeVar

import msgspec

from questable.printing.parts import Part
from questable.printing.pictures import drawn, pale
from questable.text import Words

P = TypeVar("P")
PAPERS: Final[dict[str, tuple[float, float]]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


def headed(text: str) -> str:
    """A name as a heading begins."""
    return text[:1].upper() + text[1:]


class Book:
    """Parts for one reader, on one paper."""

    def __init__(self, title: str, words: Words, paper: str = "a4", little: bool = False) -> None:
        self.title = title
        self.words = words
        self.wide, self.high = PAPERS[paper]
        self.little = little
        self.parts: list[Part] = []
        self._pictures: dict[str, str] = {}
        self.show("rose")

    def show(self, name: str, svg: str | None = None) -> str:
        """Keep a drawing, or one of those that all share, for the pages; its name."""
        if name not in self._pictures:
            self._pictures[name] = drawn()[name] if svg is None else svg
        return name

    def add(self, *parts: Part) -> None:
        """What comes next."""
        self.parts += parts

    def of(self, kind: type[P]) -> list[P]:
        """The parts of a kind."""
        return [part for part in self.parts if isinstance(part, kind)]

    def told(self) -> dict[str, object]:
        """All of it, as the press reads it."""
        shown = {name: pale(svg) if self.little else svg for name, svg in self._pictures.items()}
        return {
            "title": self.title,
            "lang": self.words.lang,
            "wide": self.wide,
            "high": self.high,
            "words": {"back": self.words.say("print-back")},
            "pictures": shown,
            "parts": [msgspec.to_builtins(part) for part in self.parts],
        }
