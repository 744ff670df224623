"""The dungeon of Questor drawn for a terminal of 80 columns, or of at least 58."""

from typing import cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from questable.engine import View
from questable.games.questor.actions import HEROES
from questable.games.questor.board import (
    CROSS,
    DOWN,
    ENTRANCE,
    OUTSIDE,
    SIZE,
    E,
    N,
    S,
    W,
    wall_of,
)
from questable.games.questor.view import QuestorView
from questable.telling.questor.teller import QuestorTeller
from questable.telling.voice import Voice
from questable.terminal.boards.questor_panel import PANEL, Panel
from questable.terminal.face import Face

WIDE = 9
INSIDE = 7
LEFT = 7
"""Five heroes, the row's number and the entrance's arrow."""
RIGHT = 6

ROCK = "dim"
WALL = "bold bright_red"
HIDDEN = "dim"
MONSTER = "bold magenta"
GEM = "bold cyan"


def signs(text: str, style: str) -> Text:
    """A text whose style ends where it ends, whatever is put behind it."""
    return Text().append(text, style=style)


class QuestorFace(QuestorTeller, Face):
    """Questor with its board."""

    def drawing(self, view: View) -> RenderableType:
        """The board, with the heroes beside or below it."""
        return QuestorDrawing(cast(QuestorView, view), self.voice)


FACE = QuestorFace


class QuestorDrawing:
    """The board, with the heroes and the supply beside it, or below where there is no room."""

    def __init__(self, view: QuestorView, voice: Voice) -> None:
        self.view = view
        self.voice = voice

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Laid out for the width there is."""
        panel = Panel(self.view, self.voice)
        drawn = Dungeon(self.view, panel.letters).drawn()
        width = LEFT + WIDE * SIZE + RIGHT
        if options.max_width < width + PANEL:
            yield drawn
            yield panel.below()
            return
        grid = Table.grid()
        grid.add_column(width=width)
        grid.add_column(min_width=PANEL)
        grid.add_row(drawn, panel.beside())
        yield grid


class Dungeon:
    """25 tiles with the outside spaces around them; 18 lines."""

    def __init__(self, view: QuestorView, letters: list[Text]) -> None:
        self.view = view
        self.letters = letters

    def drawn(self) -> Text:
        """The whole board."""
        lines = [_letters(), self._outside_row(N)]
        for row in range(SIZE):
            tiles = [self._tile(row * SIZE + column) for column in range(SIZE)]
            for part in range(3):
                line = self._left(row, part)
                for tile in tiles:
                    line.append_text(tile[part])
                if row * SIZE + SIZE - 1 == ENTRANCE[E] and part == 1:
                    pieces = self._pieces(OUTSIDE + E)
                    line.append("◄", style=ROCK).append(" " if len(pieces) < RIGHT - 1 else "")
                    line.append_text(pieces)
                lines.append(line)
        lines.append(self._outside_row(S))
        return Text("\n", no_wrap=True).join(lines)

    def _outside_row(self, side: int) -> Text:
        arrow = "▼" if side == N else "▲"
        middle = LEFT + (ENTRANCE[side] % SIZE) * WIDE + WIDE // 2
        line = Text(" " * middle).append(arrow, style=ROCK)
        return line.append(" ").append_text(self._pieces(OUTSIDE + side))

    def _left(self, row: int, part: int) -> Text:
        if part != 1:
            return Text(" " * LEFT)
        entrance = row * SIZE == ENTRANCE[W]
        pieces = self._pieces(OUTSIDE + W) if entrance else Text()
        pieces.append(" " if len(pieces) < LEFT - 2 else "").append(str(row + 1), style="bold")
        pieces.append("►" if entrance else " ", style=ROCK)
        return Text(" " * (LEFT - len(pieces))).append_text(pieces)

    def _pieces(self, place: int) -> Text:
        pieces = Text()
        for hero in range(len(HEROES)):
            if self.view.where[hero] == place:
                pieces.append_text(self.letters[hero])
        return pieces

    def _contents(self, tile: int) -> Text:
        shown = self._pieces(tile)
        if tile in self.view.gem_at:
            shown.append("◆", style=GEM)
        count = self.view.monsters[tile]
        if count:
            number = f"m{count}" if len(shown) + len(f"m{count}") <= INSIDE else "m+"
            shown.append(" " if 0 < len(shown) < INSIDE - len(number) else "")
            shown.append(number, style=MONSTER)
        return shown

    def _tile(self, tile: int) -> list[Text]:
        arms = self.view.arms[tile]
        content = self._contents(tile)
        if arms == DOWN:
            middle = signs("│", HIDDEN).append_text(_centred(content, "░", HIDDEN))
            return [
                signs("┌───────┐", HIDDEN),
                middle.append("│", style=HIDDEN),
                signs("└───────┘", HIDDEN),
            ]
        wall = wall_of(arms) if arms != CROSS else -1
        middle = _edge(wall == W).append_text(_centred(content, " ", ""))
        return [
            _row(wall, N, "┘", "└"),
            middle.append_text(_edge(wall == E)),
            _row(wall, S, "┐", "┌"),
        ]


def _letters() -> Text:
    names = "".join(name.center(WIDE) for name in "abcde")
    return signs(" " * LEFT + names, "bold")


def _centred(content: Text, fill: str, style: str) -> Text:
    left = (INSIDE - len(content)) // 2
    right = INSIDE - len(content) - left
    return signs(fill * left, style).append_text(content).append(fill * right, style=style)


def _edge(walled: bool) -> Text:
    return signs("┃" if walled else " ", WALL)


def _row(wall: int, side: int, left: str, right: str) -> Text:
    """The upper or lower row of a tile: a wall from corner to corner, or rock and a way through."""
    if wall == side:
        return signs("━" * WIDE, WALL)
    row = signs("┃" if wall == W else "─", WALL if wall == W else ROCK)
    row.append(f"──{left} {right}──", style=ROCK)
    return row.append("┃" if wall == E else "─", style=WALL if wall == E else ROCK)
