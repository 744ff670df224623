"""Positions as text: a drawing of the board, then everything else by name.

A line for each row of stations (`R G B A` followers, `.` empty) and, between two rows, one for
their sites (`#` a pillar, `o` none), each in its column. Who leads what, whose turn it is and what
is waited for follow. What can be counted from the drawing is not written.
"""

from typing import Final

from questable.engine.state import OVER
from questable.games.pillars.actions import EMPTY, RELIGIONS
from questable.games.pillars.board import (
    COLUMNS,
    GRID,
    RADIUS,
    ROWS,
    SITE_AT,
    SITES,
    STATIONS,
    site_column,
    station_name,
    station_named,
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
PLACES: Final[list[str]] = ["banned", "centre", "outer"]


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
    """What the drawn stations hold, or ValueError; `lines` begin below the column letters."""
    board = [EMPTY] * STATIONS
    for station in range(STATIONS):
        row, column = GRID[station]
        letter = _cell(lines[2 * row], column)
        if letter not in LETTERS:
            raise ValueError(
                f"station {station_name(station)} shows {letter!r}: R G B A are followers, . none"
            )
        board[station] = LETTERS.index(letter)
    for religion in range(len(RELIGIONS)):
        if board.count(religion) > STONES:
            raise ValueError(f"there are more than {STONES} followers of {RELIGIONS[religion]}")
    return board


def read_pillars(lines: list[str]) -> list[int]:
    """The sites of the drawn pillars, or ValueError."""
    pillars = []
    for site in range(SITES):
        letter = _cell(lines[2 * (SITE_AT[site][1] + RADIUS) + 1], site_column(site))
        if letter == PILLAR:
            pillars.append(site)
        elif letter != SITE:
            raise ValueError(f"a site shows {letter!r}: {PILLAR} is a pillar, {SITE} none")
    if len(pillars) != PILLARS:
        raise ValueError(f"there must be {PILLARS} pillars, not {len(pillars)}")
    return pillars


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
    """Become the position that `text_of` wrote; ValueError says what is wrong."""
    lines = text.split("\n")
    if lines[0] != TITLE:
        raise ValueError(f"a position of Pillars of Faith begins with the line {TITLE!r}")
    board = lines[2 : 2 + LINES]
    for n in range(LINES):
        if n >= len(board) or board[n][:MARGIN].strip() != _line_label(n):
            raise ValueError(f"line {n + 3} must draw row {_line_label(n)}")
    lay_out(s, read_board(board), read_pillars(board))
    found = _named_lines(lines[2 + LINES :])
    for name in NUMBER_FIELDS:
        setattr(s, name, int(found[name][0]))
    s.leaders = _leaders(found["leaders"])
    s.phases = [_phase_named(word) for word in found["phases"]]
    s.banned = station_named(found["banned"][0])
    s.centre = station_named(found["centre"][0])
    s.outer = station_named(found["outer"][0])
    s.stopped = machines_at(s, [station_named(word) for word in found["stopped"]])
    s.quiet = 0
    _check(s)


def _named_lines(lines: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in lines:
        words = line.split()
        if words:
            found[words[0]] = words[1:]
    for name in ["leaders", "phases", "stopped"]:
        if name not in found:
            raise ValueError(f"the line {name!r} is missing")
    for name in [*PLACES, *NUMBER_FIELDS]:
        if len(found.get(name, [])) != 1:
            raise ValueError(f"the line {name!r} must give one value")
    return found


def _check(s: PillarsState) -> None:
    if not 2 <= s.seats <= len(RELIGIONS):
        raise ValueError(f"{s.seats} leaders cannot play")
    if not OVER <= s.actor < s.seats or not NOBODY <= s.turn < s.seats:
        raise ValueError("the actor or the turn is no seat")
    if not s.phases:
        raise ValueError("nothing is waited for: the line 'phases' is empty")


def _leaders(words: list[str]) -> list[int]:
    leaders = [NOBODY] * len(RELIGIONS)
    for word in words:
        religion, _, seat = word.partition("=")
        if religion not in RELIGIONS:
            raise ValueError(f"there is no religion {religion!r}")
        leaders[RELIGIONS.index(religion)] = NOBODY if seat == "-" else int(seat)
    return leaders


def _phase_named(name: str) -> int:
    if name not in PHASES:
        raise ValueError(f"there is no phase {name!r}")
    return PHASES.index(name)
