"""A position laid out as text: headings with sentences and tables, for any game."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVarTuple

from questable.table.told.words import Section
from questable.telling.voice import Voice

NOTHING = "–"
"""What stands in a cell where there is nothing to say."""

Given = TypeVarTuple("Given")


class Sheet:
    """Sections in the making; headings and columns are named by the ids of their words."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.sections: list[Section] = []

    def part(self, make: Callable[[*Given], list[Section]], *given: *Given) -> None:
        """Sections that depend on what is given and on nothing else (see `Voice.once`)."""
        self.sections += self.voice.lately(make, *given)

    def lines(self, heading: str, lines: Sequence[str]) -> None:
        """Sentences under a heading; none is no section."""
        if lines:
            self._add(heading, lines, (), [])

    def table(
        self,
        heading: str,
        columns: Sequence[str],
        rows: Iterable[Sequence[str | int]],
        lines: Sequence[str] = (),
    ) -> None:
        """A table under a heading, with sentences before it."""
        titles = self.voice.once(_titles, self.voice, tuple(columns))
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
            self._add(heading, lines, titles if cells else (), cells)

    def _add(
        self, heading: str, lines: Sequence[str], titles: Sequence[str], rows: list[list[str]]
    ) -> None:
        self.sections.append(
            Section(
                heading=self.voice.say(f"telling-heading-{heading}"),
                lines=[*lines],
                columns=[*titles],
                rows=rows,
            )
        )


def acting(voice: Voice, name: str, acts: bool) -> str:
    """A name, with a mark if it is whose turn it is."""
    return voice.say("telling-acts", name=name) if acts else name


def listed(parts: Iterable[str]) -> str:
    """Several things in one cell."""
    return ", ".join(part for part in parts if part)


def _titles(voice: Voice, columns: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(voice.say(f"telling-column-{each}") for each in columns)
