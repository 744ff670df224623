"""Where people read and type: lines out in colour, lines in one at a time."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from textwrap import fill, shorten
from typing import TextIO

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from questable.engine import Action, View
from questable.terminal.face import Face

Item = tuple[int, Action, str]
"""A number to choose by, the action, and its words."""
Items = dict[str, list[Item]]
"""Actions by the heading of their kind."""

MARK = "> "
SHOWN = 9
"""A longer group is told in one line until somebody asks for the list."""
WIDTH = 80
INDENT = 4
"""Where the words of an action begin, on its further lines too."""


class Left(Exception):
    """Somebody went away before the end, and may just have saved the game."""

    def __init__(self, saved: Path | None = None) -> None:
        super().__init__()
        self.saved = saved


class Screen:
    """A terminal with a board; a script may write and read it as well."""

    linear = False

    def __init__(self, out: TextIO | None = None, source: TextIO | None = None) -> None:
        self.out = out or sys.stdout
        self.source = source or sys.stdin
        self.console = self._console()
        self.caught: list[str] | None = None
        """Lines that belong into a picture instead of being printed; None if there is none."""

    def _console(self) -> Console:
        wide = None if self.out.isatty() else WIDTH
        return Console(file=self.out, highlight=False, emoji=False, markup=False, width=wide)

    @property
    def live(self) -> bool:
        """Whether somebody sits there and types."""
        return self.source.isatty()

    def line(self, text: str = "", style: str = "") -> None:
        """One sentence. Rich would break at hard spaces, and file names and `--resume` in two."""
        if self.caught is not None:
            self.caught.append(shorten(text, self.console.width - 1, placeholder="…"))
            return
        folded = fill(text, self.console.width, break_long_words=False, break_on_hyphens=False)
        self.console.print(Text(folded, style=style), soft_wrap=True)

    def board(self, face: Face, view: View) -> None:
        """The position."""
        self.console.print(face.drawing(view), crop=True)

    def listing(self, items: Items, whole: bool, more: str) -> None:
        """Numbered actions; `whole` spares nothing, `more` says how to see the rest."""
        for heading, group in items.items():
            if not whole and len(group) > SHOWN:
                first, last = group[0], group[-1]
                texts = f"{first[1].text} … {last[1].text}"
                self.line(f"{first[0]:>3}–{last[0]} {heading}, {texts} {more}")
                continue
            if whole:
                self.line(heading, style="bold")
            self._columns([self._item(item, whole) for item in group])

    def _item(self, item: Item, whole: bool) -> Text:
        number, action, words = item
        told = Text(f"{number:>3} ", style="bold").append(words, style="not bold")
        if whole:
            told.append(f"  {action.text}", style="not bold dim")
        lines = told.wrap(self.console, self.console.width - INDENT)
        return Text("\n" + " " * INDENT).join(lines)

    def _columns(self, texts: Iterable[Text]) -> None:
        self.console.print(Padding(Columns(texts, padding=(0, 2)), 0))

    def ask(self) -> str | None:
        """The next line that somebody types, None when there are no more."""
        try:
            if self.source is sys.stdin and self.source.isatty():
                return self._typed()
            self.console.print(Text(MARK), end="")
            self.out.flush()
            line = self.source.readline()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            return None
        # What came through a pipe was not echoed; a transcript should show it.
        self.console.print(Text(line.strip()), soft_wrap=True)
        return line.strip() if line else None

    def _typed(self) -> str:
        with suppress(ImportError):  # line editing, where there is any
            import_module("readline")
        self.out.flush()
        return input(MARK).strip()

    def curtain(self) -> None:
        """Nothing that was there may be read any more."""
        if self.out.isatty():
            self.console.clear()
