"""How a game looks in a terminal; this one does for any game, from its view alone."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from questable.engine import View
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
