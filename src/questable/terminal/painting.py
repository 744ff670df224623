"""A board that stays in its place and is painted anew while somebody types below it."""

from questable.engine import View
from questable.terminal.face import Face
from questable.terminal.screen import MARK, Screen

LINES = 6
"""The last lines told stand between board and keyboard."""

HOME, CLEAR, END_OF_LINE = "\x1b[H", "\x1b[J", "\x1b[K"
KEEP, GO_BACK = "\x1b7", "\x1b8"


class Painting:
    """While it is open, lines are not printed but stand in the picture; a reader hears them."""

    def __init__(self, screen: Screen, face: Face) -> None:
        self.screen = screen
        self.face = face
        self.drawn = screen.out.isatty() and not screen.linear
        """Whether there is a picture, or lines as ever."""
        self._height = 0

    def open(self) -> None:
        """From now on lines belong to the picture."""
        self._height = 0
        if self.drawn:
            self.screen.caught = []

    def close(self) -> None:
        """Lines are printed again, below the picture."""
        if self.screen.caught is not None:
            self.screen.caught = None
            self.screen.line()

    def paint(self, view: View, prompt: str, typed: bool) -> None:
        """The picture of now; unless Enter was just typed, what is being typed stays."""
        told = self.screen.caught
        if told is None:
            return
        del told[:-LINES]
        lines = [*self._board(view), "", *told, *[""] * (LINES - len(told)), prompt]
        picture = HOME + "".join(line + END_OF_LINE + "\n" for line in lines)
        if typed or len(lines) != self._height:
            picture += CLEAR + MARK
        else:
            picture = KEEP + picture + GO_BACK
        self._height = len(lines)
        self.screen.out.write(picture)
        self.screen.out.flush()

    def _board(self, view: View) -> list[str]:
        console = self.screen.console
        with console.capture() as captured:
            console.print(self.face.drawing(view), crop=True)
        return captured.get().splitlines()
