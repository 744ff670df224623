"""How a game looks in a terminal; this one does for any game, from its view alone."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questable.engine import View
from questable.table.told.words import Section
from questable.telling import Teller, fields


class Face(Teller):
    """A teller that also draws; a game's own face knows its board."""

    typed = True

    def drawing(self, view: View) -> RenderableType:
        """The position for the eye: a heading and the view's fields."""
        table = Table(title=self.voice.title(), title_justify="left", show_header=False)
        table.add_column(style="bold")
        table.add_column(overflow="fold")
        for name, value in fields(view).items():
            table.add_row(name, Text(value))
        return table


class ToldFace(Face):
    """For a game that has a teller and no drawing: what the plain table of a browser shows."""

    def drawing(self, view: View) -> RenderableType:
        """Section by section: heading, lines, table."""
        parts: list[RenderableType] = []
        for section in self.sections(view):
            parts.append(Text(section.heading, style="bold"))
            parts += [Text(line) for line in section.lines]
            if section.rows:
                parts.append(_table(section))
        return Group(*parts)


def _table(section: Section) -> Table:
    table = Table(*section.columns, show_header=bool(section.columns))
    for row in section.rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
