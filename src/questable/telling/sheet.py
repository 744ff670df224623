"""A position laid out as text: headings with sentences and tables, for any game."""

from collections.abc import Iterable, Sequence

from questable.table.told.words import Section
from questable.telling.voice import Voice

NOTHING = "–"
"""What stands in a cell where there is nothing to say."""


class Sheet:
    """Sections in the making; headings and columns are named by the ids of their words."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.sections: list[Section] = []

    def lines(self, heading: str, lines: Sequence[str]) -> None:
        """Sentences under a heading; none is no section."""
        if lines:
            self._add(heading, lines, [], [])

    def table(
        self,
        heading: str,
        columns: Sequence[str],
        rows: Iterable[Sequence[str | int]],
        lines: Sequence[str] = (),
    ) -> None:
        """A table under a heading, with sentences before it."""
        titles = [self.voice.say(f"telling-column-{each}") for each in columns]
        self.grid(heading, titles, rows, lines)

    def grid(
        self,
        heading: str,
        titles: Sequence[str],
        rows: Iterable[Sequence[str | int]],
        lines: Sequence[str] = (),
    ) -> None:
        """The same with columns that are said already."""
        cells = [[str(cell) or NOTHING for cell in row] for row in rows]
        if cells or lines:
            self._add(heading, lines, titles if cells else [], cells)

    def _add(
        self, heading: str, lines: Sequence[str], titles: Sequence[str], rows: list[list[str]]
    ) -> None:
        said = self.voice.say(f"telling-heading-{heading}")
        self.sections.append(Section(heading=said, lines=[*lines], columns=[*titles], rows=rows))

    def acting(self, name: str, acts: bool) -> str:
        """A name, with a mark if it is whose turn it is."""
        return self.voice.say("telling-acts", name=name) if acts else name


def listed(parts: Iterable[str]) -> str:
    """Several things in one cell."""
    return ", ".join(part for part in parts if part)
