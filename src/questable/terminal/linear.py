"""The same for screen readers: no drawing, no colour, no columns, one plain sentence a line."""

from rich.console import Console
from rich.text import Text

from questable.engine import View
from questable.terminal.face import Face
from questable.terminal.screen import Items, Screen


class Linear(Screen):
    """A terminal that is read aloud."""

    linear = True

    def _console(self) -> Console:
        return Console(file=self.out, highlight=False, emoji=False, markup=False, color_system=None)

    def line(self, text: str = "", style: str = "") -> None:
        """One sentence, never broken: the reader does that."""
        if text:
            self.console.print(Text(text), soft_wrap=True)

    def board(self, face: Face, view: View) -> None:
        """The position in sentences."""
        for sentence in face.sentences(view):
            self.line(sentence)

    def listing(self, items: Items, whole: bool, more: str) -> None:
        """One action a line; long groups and texts to type only when somebody asks for them."""
        for heading, group in items.items():
            if not whole and len(group) > 1 and sum(map(len, items.values())) > SPOKEN:
                self.line(f"{heading}, {group[0][0]}–{group[-1][0]}. {more}")
                continue
            for number, action, words in group:
                self.line(f"{number}: {words}." + (f" {action.text}" if whole else ""))


SPOKEN = 12
