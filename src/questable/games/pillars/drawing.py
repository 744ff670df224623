"""Positions as text: a drawing of the board, then everything else by name.

A line for each row of stations (`R G B A` followers, `.` empty) and, between two rows, one for
their sites (`#` a pillar, `o` none), each in its column. Who leads what, whose turn it is and what
is waited for follow. What can be counted from the drawing is not written.
"""

from typing import Final

from questable.engine.fault import Fault, quoted
from questable.engine.lines import NamedLine, PositionError, PositionText
from questable.games.pillars.actions import EMPTY, RELIGIONS
from questable.games.pillars.board import (
    COLUMNS,
    GRID,
    NOWHERE,
    RADIUS,
    ROWS,
    SITE_AT,
    SITES,
    STATION_NAMES,
    STATIONS,
    site_column,
    site_name,
    station_name,
)
from questable.games.pillars.fields import NUMBER_FIELDS
from questable.games.pillars.pieces import lay_out, machines_at
from questable.games.pillars.state import NOBODY, PHASES, PILLARS, STONES, PillarsState

TITLE: Final[str] = "pillars"
LETTERS: Final[str] = "RGBA."
"""How what stands on a station is drawn."""
PILLAR: Final[str] = "#"
SITE: Final[str] = "o"
MARGIN: Final = 5
"""Columns are two apart, beginning here."""
LINES: Final = 2 * ROWS - 1
FIRST_LINE: Final = 3
"""Of the text: the first one of the drawing, under heading and letters."""


def _line_label(line: int) -> str:
    row = line // 2 + 1
    return str(row) if line % 2 == 0 else f"{row}{row + 1}"


def drawn(board: list[int], pillars: list[int]) -> list[str]:
    """The board as lines, under a line of column letters."""
    cells = [[" "] * len(COLUMNS) for _ in range(LINES)]
    for station in range(STATIONS):
        row, column = GRID[station]
        cells[2 * row][column] = LETTERS[board[station]]
    for site in range(SITES):
        line = 2 * (SITE_AT[site][1] + RADIUS) + 1
        cells[line][site_column(site)] = PILLAR if site in pillars else SITE
    lines = [" " * MARGIN + " ".join(COLUMNS)]
    for line in range(LINES):
        lines.append((_line_label(line).rjust(3).ljust(MARGIN) + " ".join(cells[line])).rstrip())
    return lines


def read_board(lines: list[str]) -> list[int]:
    """What the drawn stations hold, or PositionError; `lines` begin below the column letters."""
    board = [EMPTY] * STATIONS
    for station in range(STATIONS):
        row, column = GRID[station]
        letter = _cell(lines[2 * row], column)
        if letter not in LETTERS:
            raise _drawn_wrong(2 * row, station_name(station), letter, LETTERS)
        board[station] = LETTERS.index(letter)
    for religion in range(len(RELIGIONS)):
        count = board.count(religion)
        if count > STONES:
            facts = Fault("position-count", name=RELIGIONS[religion], count=count, n=STONES)
            raise PositionError(FIRST_LINE, facts)
    return board


def read_pillars(lines: list[str]) -> list[int]:
    """The sites of the drawn pillars, or PositionError."""
    pillars = []
    for site in range(SITES):
        line = 2 * (SITE_AT[site][1] + RADIUS) + 1
        letter = _cell(lines[line], site_column(site))
        if letter == PILLAR:
            pillars.append(site)
        elif letter != SITE:
            raise _drawn_wrong(line, site_name(site), letter, PILLAR + SITE)
    if len(pillars) != PILLARS:
        why = Fault("position-count", name="pillar", count=len(pillars), n=PILLARS)
        raise PositionError(FIRST_LINE, why)
    return pillars


def _drawn_wrong(line: int, place: str, letter: str, known: str) -> PositionError:
    why = Fault("position-drawn", key=place, found=quoted(letter), known=" ".join(known))
    return PositionError(FIRST_LINE + line, why)


def _cell(line: str, column: int) -> str:
    at = MARGIN + 2 * column
    return line[at] if at < len(line) else " "


def text_of(s: PillarsState) -> str:
    """The whole position."""
    lines = [TITLE, *drawn(s.board, s.pillars)]
    leaders = [f"{RELIGIONS[r]}={_seat_name(s.leaders[r])}" for r in range(len(RELIGIONS))]
    lines.append("leaders " + " ".join(leaders))
    lines.append("phases " + " ".join([PHASES[phase] for phase in s.phases]))
    lines.append(f"banned {station_name(s.banned)}")
    lines.append(f"centre {station_name(s.centre)}")
    lines.append(f"outer {station_name(s.outer)}")
    lines.append(" ".join(["stopped", *[station_name(centre) for centre, _ in s.stopped]]))
    for name in NUMBER_FIELDS:
        lines.append(f"{name} {getattr(s, name)}")
    return "\n".join(lines) + "\n"


def _seat_name(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def fill(s: PillarsState, text: str) -> None:
    """Become the position that `text_of` wrote; PositionError says what is wrong."""
    lines = PositionText(text, TITLE, drawn=1 + LINES)
    board = lines.drawn[1:]
    for n in range(LINES):
        if n >= len(board) or board[n][:MARGIN].strip() != _line_label(n):
            raise PositionError(n + 3, Fault("position-drawing", key=_line_label(n)))
    lay_out(s, read_board(board), read_pillars(board))
    for name in NUMBER_FIELDS:
        setattr(s, name, lines.number(name))
    row = lines.row("leaders")
    s.leaders = [NOBODY] * len(RELIGIONS)
    for word in row.words:
        religion, seat = row.pair(word, "=")
        s.leaders[row.index(RELIGIONS, religion)] = NOBODY if seat == "-" else row.whole(seat)
    row = lines.row("phases")
    s.phases = [row.index(PHASES, word) for word in row.words]
    s.banned = _station(lines.one("banned"))
    s.centre = _station(lines.one("centre"))
    s.outer = _station(lines.one("outer"))
    row = lines.row("stopped")
    s.stopped = machines_at(s, [row.index(STATION_NAMES, word) for word in row.words])
    s.quiet = 0


def _station(row: NamedLine) -> int:
    word = row.words[0]
    return NOWHERE if word == "-" else row.index(STATION_NAMES, word)
