"""A position's text line by line, for games to read; what cannot be read is named with its line.

A line is a name and what belongs to it, parted by blanks. Some names head several lines, which are
rows: `hand 0 ...`, `hand 1 ...`. Whoever writes a position by hand may leave blanks and empty lines
where they like, but in a drawing.
"""

from collections.abc import Sequence
from typing import Final

from questable.engine.fault import Fault, quoted

LONGEST_NUMBER: Final = 16
"""Digits of a number, and its sign."""


class PositionError(Fault):
    """A position that cannot be used: the line and the reason."""

    def __init__(self, line: int, why: Fault) -> None:
        super().__init__(why.reason, **why.facts)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


class NamedLine:
    """One line: where it stands, its name, and the words behind it."""

    def __init__(self, line: int, name: str, words: list[str]) -> None:
        self.line = line
        self.name = name
        self.words = words

    def fail(self, why: Fault) -> PositionError:
        """What is wrong with this line."""
        return PositionError(self.line, why)

    def odd(self, word: str) -> PositionError:
        """A word that cannot stand here."""
        return self.fail(Fault("position-word", key=self.name, found=quoted(word)))

    def number(self, at: int = 0) -> int:
        """The whole number at that place."""
        return self.whole(self.words[at])

    def whole(self, word: str) -> int:
        """A word of this line as a whole number."""
        digits = word[1:] if word[:1] == "-" else word
        if not (digits.isascii() and digits.isdecimal()) or len(word) > LONGEST_NUMBER:
            raise self.fail(Fault("position-number", key=self.name, found=quoted(word)))
        return int(word)

    def numbers(self) -> list[int]:
        """All words as whole numbers."""
        return [self.whole(word) for word in self.words]

    def index(self, known: Sequence[str], word: str) -> int:
        """Which of the known words it is."""
        if word not in known:
            raise self.odd(word)
        return list(known).index(word)

    def pair(self, word: str, sign: str) -> tuple[str, str]:
        """The two parts of a word such as `c3=2`."""
        left, between, right = word.partition(sign)
        if not between:
            raise self.odd(word)
        return left, right

    def need(self, least: int, shape: str) -> None:
        """A row has so many words at the least; else it is told how such a row looks."""
        if len(self.words) < least:
            raise self.fail(Fault("position-row", key=self.name, known=shape))


class PositionText:
    """The lines of a position by name."""

    def __init__(self, text: str, heading: str, rows: Sequence[str] = (), drawn: int = 0) -> None:
        lines = text.split("\n")
        if lines[0].strip() != heading:
            why = Fault("position-heading", known=heading, found=quoted(lines[0]))
            raise PositionError(1, why)
        self.drawn: list[str] = lines[1 : 1 + drawn]
        """Lines under the heading that are a drawing."""
        self.rows: list[NamedLine] = []
        self.found: dict[str, NamedLine] = {}
        self.last = len(lines)
        for number, line in enumerate(lines[1 + drawn :], start=2 + drawn):
            words = line.split()
            if not words:
                continue
            row = NamedLine(number, words[0], words[1:])
            if row.name in rows:
                self.rows.append(row)
            elif row.name in self.found:
                raise row.fail(Fault("position-twice", key=row.name))
            else:
                self.found[row.name] = row

    def row(self, name: str) -> NamedLine:
        """The line of that name."""
        found = self.found.get(name)
        if found is None:
            raise PositionError(self.last, Fault("position-missing", key=name))
        return found

    def one(self, name: str) -> NamedLine:
        """The line of that name, which has one word."""
        row = self.row(name)
        if len(row.words) != 1:
            raise row.fail(Fault("position-one", key=name))
        return row

    def number(self, name: str) -> int:
        """The whole number of a line."""
        return self.one(name).number()

    def numbers(self, name: str) -> list[int]:
        """The whole numbers of a line."""
        return self.row(name).numbers()
