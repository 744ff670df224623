"""The board of The Holy Quest drawn for a terminal: 70 columns and 25 lines for the base board."""

from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from questable.engine import OVER, View
from questable.games.holy_quest.board import REGULAR, SPECIAL
from questable.games.holy_quest.pieces import COLOURS, LETTERS, N_COLOURS
from questable.games.holy_quest.view import HolyQuestView, PawnView, PlayerView
from questable.telling.holy_quest.course import turn_order
from questable.telling.holy_quest.names import Names
from questable.telling.holy_quest.sentences import card_lines
from questable.telling.holy_quest.teller import HolyQuestTeller
from questable.terminal.boards.holy_quest_layout import Cell, Layout
from questable.terminal.face import Face

WIDE = 80
MARGIN = 3
"""Columns left and right for the numbers of tiles."""
COUNTED = 5
"""Every fifth tile bears its number."""
GAP = "   "
TURNING = {"clockwise": "↻", "counterclockwise": "↺"}
TILE_STYLES = {
    "regular": "dim",
    "fast-forward": "cyan",
    "cross-over": "magenta",
    "freeze": "bright_cyan",
    "fire": "bright_red",
    "saint": "bright_yellow",
    "action": "bright_white",
    "wild": "bright_magenta",
}

STYLES = ["black on green", "black on yellow", "white on red", "white on blue"]
"""By order. A colour is a letter first, so that nobody needs to tell colours apart."""
ICE = "*"


class HolyQuestFace(HolyQuestTeller, Face):
    """The Holy Quest with its board."""

    def drawing(self, view: View) -> RenderableType:
        """The board."""
        return drawing(cast(HolyQuestView, view), self.names)


FACE = HolyQuestFace


class Canvas:
    """Rows of characters, each with a style."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = [[(" ", "")] * columns for _ in range(rows)]

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        """Put a text there; what reaches beyond the edge is left off."""
        for offset, character in enumerate(text):
            if 0 <= column + offset < len(self.rows[row]):
                self.rows[row][column + offset] = (character, style)

    def lines(self) -> list[Text]:
        """The whole, without blanks at the end."""
        drawn = []
        for row in self.rows:
            line = Text()
            for character, style in row:
                line.append(character, style=style)
            line.rstrip()
            drawn.append(line)
        return drawn


class HolyQuestDrawing:
    """One position being drawn."""

    def __init__(self, view: HolyQuestView, names: Names) -> None:
        self.view = view
        self.names = names
        self.layout = Layout(names.board, view.advanced)
        cells = self.layout.side + 1
        self.cell = 4 if cells * 4 + 2 * MARGIN <= WIDE else 3
        self.canvas = Canvas(cells + 2, cells * self.cell + 2 * MARGIN)

    def lines(self) -> list[Text]:
        """Tiles first, pawns over them."""
        for tile in range(self.names.board.size):
            self._tile(tile)
        for colour in range(N_COLOURS):
            if COLOURS[colour] in self.view.colours:
                self._grounds(colour)
        if self.view.advanced:
            self._ring()
        for pawn in self.view.pawns:
            if (cell := self._cell_of(pawn.place, LETTERS.index(pawn.pawn[0]))) is not None:
                self._write(cell, sign(pawn), STYLES[LETTERS.index(pawn.pawn[0])])
        return self.canvas.lines()

    def _write(self, cell: Cell, text: str, style: str) -> None:
        row, column = cell
        self.canvas.write(row + 1, MARGIN + column * self.cell, text, style)

    def _tile(self, tile: int) -> None:
        board, say = self.names.board, self.names.voice.say
        cell = self.layout.tiles[tile]
        kind = SPECIAL[board.kind[tile]]
        kind = kind if kind in self.view.acting else SPECIAL[REGULAR]
        text, style = say(f"holy-quest-sign-{kind}"), TILE_STYLES[kind]
        if board.kind[tile] == REGULAR:
            for owner in range(N_COLOURS):
                if COLOURS[owner] in self.view.colours and (mark := self._mark(tile, owner)):
                    text, style = mark + LETTERS[owner], STYLES[owner].split()[-1]
        self._write(cell, text, style)
        if tile % COUNTED == 0:
            self._number(tile, cell)

    def _mark(self, tile: int, owner: int) -> str:
        """What a tile is to an order: entrance, Holy Ground, Start; '' for nothing."""
        board, say = self.names.board, self.names.voice.say
        if board.entrance[owner] == tile:
            return say("holy-quest-sign-entrance")
        if board.ground[tile] == owner:
            return say("holy-quest-sign-holy-ground")
        for direction, mark in enumerate("><"):
            if board.start[direction * N_COLOURS + owner] == tile:
                return mark
        return ""

    def _number(self, tile: int, cell: Cell) -> None:
        """Outside the loop, beside its tile."""
        row, column = cell
        side = self.layout.side
        if row in (0, side):
            self.canvas.write(0 if row == 0 else side + 2, MARGIN + column * self.cell, f"{tile}")
        elif column == 0:
            self.canvas.write(row + 1, 0, f"{tile:>{MARGIN - 1}}")
        else:
            self.canvas.write(row + 1, MARGIN + (side + 1) * self.cell, f"{tile}")

    def _grounds(self, colour: int) -> None:
        """Heaven's tiles, and the Home Base with the order's name and its pawns."""
        hue = STYLES[colour].split()[-1]
        for tile in range(1, 5):
            self._write(self.layout.heaven(colour, tile), f"{tile}", hue)
        row, column = self.layout.home(colour)
        self._write((row, column), self.names.order(COLOURS[colour]), f"bold {hue}")
        home = [
            pawn
            for pawn in self.view.pawns
            if pawn.colour == COLOURS[colour] and pawn.place == "home"
        ]
        for n, pawn in enumerate(home):
            start = MARGIN + column * self.cell + 3 * n
            self.canvas.write(row + 2, start, sign(pawn), STYLES[colour])

    def _ring(self) -> None:
        board = self.names.board
        for tile in range(board.ring):
            text, style = TURNING["clockwise"], "dim"
            for colour in range(N_COLOURS):
                playing = COLOURS[colour] in self.view.colours
                if playing and board.entry[colour] - board.size == tile:
                    text, style = f"→{LETTERS[colour]}", STYLES[colour].split()[-1]
            self._write(self.layout.ring(tile), text, style)
        if self.layout.ring_side > 2:
            row, column = self.layout.ring(0)
            throne = self.names.voice.say("holy-quest-shown-throne")
            self._write((row + 1, column + 1), throne, "bold")

    def _cell_of(self, place: str, colour: int) -> Cell | None:
        """Where a pawn is drawn; those at Home and in the Throne Room stand elsewhere."""
        kind, _, digits = place.partition("-")
        if kind == "path":
            return self.layout.tiles[int(digits)]
        if kind == "heaven":
            return self.layout.heaven(colour, int(digits))
        return self.layout.ring(int(digits)) if kind == "ring" else None


def drawing(view: HolyQuestView, names: Names) -> RenderableType:
    """The heading, the board, a line a player."""
    lines = [_heading(view, names), *(Text(line) for line in card_lines(view, names))]
    lines += HolyQuestDrawing(view, names).lines()
    lines += [_player(view, names, seat) for seat in turn_order(view)]
    return Group(*lines)


def _heading(view: HolyQuestView, names: Names) -> Text:
    say = names.voice.say
    parts = []
    if view.turns:
        parts.append(say("holy-quest-shown-turn", n=view.turns))
    way = say("holy-quest-shown-way", direction=view.direction)
    parts.append(f"{TURNING[view.direction]} {way}")
    parts.append(say("holy-quest-shown-ice", count=view.ice))
    parts.append(say("holy-quest-shown-actions", count=view.actions_left))
    if view.sum_to_win:
        parts.append(say("holy-quest-shown-target", points=view.sum_to_win))
    return Text(GAP.join(parts), style="bold")


def _player(view: HolyQuestView, names: Names, seat: int) -> Text:
    player, say = view.players[seat], names.voice.say
    turn = view.turn == player.colour and view.actor != OVER
    line = Text().append("▸ " if turn else "  ", style="bold")
    line.append(names.voice.seat(seat), style="bold reverse" if turn else "bold").append(" ")
    line.append(names.plate(player.colour), style=STYLES[COLOURS.index(player.colour)])
    parts = []
    if player.members > 1:
        facts = {"n": player.member, "count": player.members}
        parts.append(say("holy-quest-shown-member", **facts))
    if view.scored:
        parts.append(say("holy-quest-shown-points", points=player.points))
        if player.total != player.points:
            parts.append(say("holy-quest-shown-total", total=player.total))
    parts += _won(view, names, player)
    return line.append(GAP + ", ".join(parts)) if parts else line


def _won(view: HolyQuestView, names: Names, player: PlayerView) -> list[str]:
    """Cards and tokens as letters of orders, the pawns in the Throne Room, the ally."""
    say, parts = names.voice.say, []
    if player.cards:
        letters = "".join(names.letter(card) for card in player.cards)
        parts.append(say("holy-quest-shown-cards", cards=letters))
    if player.tokens:
        letters = "".join(token[0] for token in player.tokens)
        parts.append(say("holy-quest-shown-tokens", cards=letters))
    inside = [p for p in view.pawns if p.colour == player.colour and p.place == "throne"]
    if inside:
        signs = " ".join(sign(pawn) for pawn in inside)
        parts.append(f"{say('holy-quest-shown-throne')} {signs}")
    if player.ally:
        parts.append(say("holy-quest-shown-ally", order=player.ally))
    return parts


def sign(pawn: PawnView) -> str:
    """A pawn as it is drawn: a capital letter for a Captain, a star for ice."""
    drawn = pawn.pawn.upper() if pawn.captain else pawn.pawn
    return drawn + ICE if pawn.frozen else drawn
