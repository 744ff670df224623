"""The Holy Land drawn for a terminal of 80 columns.

A site is a brick, and the bricks lie as sites do: six beside each. Stations are where bricks meet,
in the rows and columns that their names tell; followers move along the joints.
"""

from collections.abc import Iterator
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questable.engine import View
from questable.games.pillars.actions import RELIGIONS, Religion
from questable.games.pillars.board import (
    COLUMNS,
    GRID,
    RADIUS,
    ROWS,
    SITE_AT,
    SITES,
    STATION_NAMES,
    STATIONS,
    site_column,
    site_named,
)
from questable.games.pillars.view import PillarsView, ReligionView
from questable.telling.pillars.teller import PillarsTeller, course, leader, marks
from questable.telling.voice import Voice
from questable.terminal.face import Face

COLOURS = dict(
    zip(
        RELIGIONS, ("white on red", "black on yellow", "white on blue", "black on green"),
        strict=True,
    )
)  # fmt: skip
"""A follower is a letter first and a colour second, so that nobody needs to tell colours apart."""

PITCH = 3
"""Columns of stations are so many signs apart."""
WIDE = (len(COLUMNS) + 1) * PITCH + 1
LINES = 2 * ROWS - 1
MARGIN = 4
PANEL = 30

JOINT = "dim"
HOLY = "bold"
PILLAR = "▐█▌"
MARKS = {"banned": "()", "centre": "[]", "outer": "<>", "stopped": "=="}
"""Signs at both sides of a follower; the later mark wins."""

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
THIN = {
    LEFT | RIGHT: "─", UP | DOWN: "│",
    DOWN | RIGHT: "╭", DOWN | LEFT: "╮", UP | RIGHT: "╰", UP | LEFT: "╯",
}  # fmt: skip
THICK = {
    LEFT | RIGHT: "━", UP | DOWN: "┃",
    DOWN | RIGHT: "┏", DOWN | LEFT: "┓", UP | RIGHT: "┗", UP | LEFT: "┛",
}  # fmt: skip

Spot = tuple[int, int]
"""Column and line of a sign."""


class PillarsFace(PillarsTeller, Face):
    """Pillars of Faith with its board."""

    def drawing(self, view: View) -> RenderableType:
        """The board of 80 columns."""
        return drawing(cast(PillarsView, view), self.voice)


FACE = PillarsFace


def drawing(view: PillarsView, voice: Voice) -> RenderableType:
    """The board, with the religions beside it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=MARGIN + WIDE)
    grid.add_column(width=PANEL)
    grid.add_row(board(view, voice), panel(view, voice))
    return grid


def piece(voice: Voice, religion: Religion) -> Text:
    """A follower."""
    letter = voice.say("pillars-letter", religion=religion)
    return Text().append(letter, style=f"bold {COLOURS[religion]}")


def board(view: PillarsView, voice: Voice) -> Text:
    """37 bricks, 72 stations; 16 lines."""
    signs = _joints(view)
    for site in view.pillars:
        x, y = _site_spot(site_named(site))
        for k, sign in enumerate(PILLAR):
            signs[x + k - 1, y] = Text(sign, style=HOLY)
    for station in range(STATIONS):
        religion = view.followers.get(STATION_NAMES[station])
        signs[_spot(station)] = piece(voice, religion) if religion else Text("·")
    for at, pair in _marked(view):
        x, y = _spot(STATION_NAMES.index(at))
        signs[x - 1, y], signs[x + 1, y] = Text(pair[0], style=HOLY), Text(pair[1], style=HOLY)
    names = "".join(name.rjust(PITCH) for name in COLUMNS)
    lines = [Text(" " * (MARGIN + 1) + names, style="bold")]
    for y in range(LINES):
        row = y // 2 + 1
        line = Text().append(f"{row} " if y % 2 == 0 else f"{row}{row + 1}", style="bold")
        line.append(" " * (MARGIN - len(line)))
        for x in range(WIDE):
            line.append_text(signs.get((x, y), Text(" ")))
        lines.append(line)
    return Text("\n", no_wrap=True).join(lines)


def _spot(station: int) -> Spot:
    row, column = GRID[station]
    return (column + 1) * PITCH, 2 * row


def _site_spot(site: int) -> Spot:
    return (site_column(site) + 1) * PITCH, 2 * (SITE_AT[site][1] + RADIUS) + 1


def _marked(view: PillarsView) -> Iterator[tuple[str, str]]:
    """Stations with a mark, and its two signs."""
    for mark, places in marks(view).items():
        for at in places:
            yield at, MARKS[mark]


def _joints(view: PillarsView) -> dict[Spot, Text]:
    """The outlines of all bricks; that of a pillar is thick: holy ground (P-3.3)."""
    holy = {site_named(site) for site in view.pillars}
    arms: dict[Spot, int] = {}
    thick: set[Spot] = set()
    for site in range(SITES):
        for spot, ways in _outline(site):
            arms[spot] = arms.get(spot, 0) | ways
            if site in holy:
                thick.add(spot)
    signs: dict[Spot, Text] = {}
    for spot, ways in arms.items():
        # Where more than two joints meet, there is a station.
        if spot in thick:
            signs[spot] = Text(THICK.get(ways, " "), style=HOLY)
        else:
            signs[spot] = Text(THIN.get(ways, " "), style=JOINT)
    return signs


def _outline(site: int) -> Iterator[tuple[Spot, int]]:
    """A brick's outline: where its signs are and which ways they lead."""
    middle, y = _site_spot(site)
    left, right = middle - PITCH, middle + PITCH
    for x in range(left + 1, right):
        yield (x, y - 1), LEFT | RIGHT
        yield (x, y + 1), LEFT | RIGHT
    for x, inwards in ((left, RIGHT), (right, LEFT)):
        yield (x, y - 1), DOWN | inwards
        yield (x, y), UP | DOWN
        yield (x, y + 1), UP | inwards


def panel(view: PillarsView, voice: Voice) -> RenderableType:
    """Every religion with its leader and its stones, then the turn and what is marked."""
    say = voice.say
    lines: list[RenderableType] = [Text()]
    for religion in view.religions:
        lines += [_heading(view, religion, voice), _stones(religion, voice)]
    lines += [Text(), *(Text(line) for line in course(view, voice))]
    marked = marks(view)
    for mark in ("banned", "centre", "stopped"):
        if marked.get(mark):
            places = ", ".join(marked[mark])
            lines.append(Text(say(f"pillars-shown-{mark}", at=places, places=places)))
    return Group(*lines)


def _heading(view: PillarsView, religion: ReligionView, voice: Voice) -> RenderableType:
    acts = religion.seat >= 0 and religion.seat == view.actor
    line = Table.grid(expand=True)
    line.add_column(no_wrap=True)
    line.add_column(justify="right", style="" if acts else "dim", no_wrap=True)
    name = voice.say("pillars-religion", religion=religion.religion)
    mark = piece(voice, religion.religion).append("▸" if acts else " ", style="bold")
    line.add_row(mark.append(name, style="bold" if acts else ""), leader(view, religion, voice))
    return line


def _stones(religion: ReligionView, voice: Voice) -> Text:
    off = voice.say("pillars-shown-off", count=religion.off_board)
    stones = Text("  ").append("●" * religion.on_board)
    return stones.append("○" * religion.off_board + f" {off}", style="dim")
