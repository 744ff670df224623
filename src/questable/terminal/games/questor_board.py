"""The dungeon of Questor drawn for a terminal of 80 columns."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questable.games.questor.actions import HEROES
from questable.games.questor.board import (
    CROSS,
    DOWN,
    ENTRANCE,
    NOWHERE,
    OUTSIDE,
    SIZE,
    E,
    N,
    S,
    W,
    wall_of,
)
from questable.games.questor.state import COOPERATION
from questable.games.questor.view import HeroView, QuestorView
from questable.terminal.voice import Voice

LETTERS = "WRMHP"
"""A hero is a letter first and a colour second, so that nobody needs to tell colours apart."""
COLOURS = ("white on red", "white on blue", "black on yellow", "black on green", "black on white")

WIDE = 9
INSIDE = 7
MARGIN = 6
BAR = 8
PANEL = 22

ROCK = "dim"
WALL = "bold bright_red"
HIDDEN = "dim"
MONSTER = "bold magenta"
GEM = "bold cyan"


def signs(text: str, style: str) -> Text:
    """A text whose style ends where it ends, whatever is put behind it."""
    return Text().append(text, style=style)


def letter(hero: int) -> Text:
    """The hero's piece."""
    return signs(LETTERS[hero], f"bold {COLOURS[hero]}")


def drawing(view: QuestorView, voice: Voice) -> RenderableType:
    """The board, with the heroes and the supply beside it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=MARGIN * 2 + WIDE * SIZE)
    grid.add_column(min_width=PANEL)
    grid.add_row(board(view), panel(view, voice))
    return grid


def holds_compass(view: QuestorView) -> bool:
    """Whether the compass lies with a hero; it is for those who play together (Q-8.4)."""
    return view.numbers["mode"] == COOPERATION and view.numbers["compass"] > NOWHERE


def board(view: QuestorView) -> Text:
    """25 tiles with the outside spaces around them; 18 lines."""
    lines = [_letters(), _outside_row(view, N)]
    for row in range(SIZE):
        tiles = [_tile(view, row * SIZE + column) for column in range(SIZE)]
        for part in range(3):
            line = _left(view, row, part)
            for tile in tiles:
                line.append_text(tile[part])
            if row * SIZE + SIZE - 1 == ENTRANCE[E] and part == 1:
                pieces = _pieces(view, OUTSIDE + E)
                line.append("◄", style=ROCK).append(" " if len(pieces) < MARGIN - 1 else "")
                line.append_text(pieces)
            lines.append(line)
    lines.append(_outside_row(view, S))
    return Text("\n", no_wrap=True).join(lines)


def _letters() -> Text:
    names = "".join(name.center(WIDE) for name in "abcde")
    return signs(" " * MARGIN + names, "bold")


def _outside_row(view: QuestorView, side: int) -> Text:
    pieces = _pieces(view, OUTSIDE + side)
    arrow = "▼" if side == N else "▲"
    middle = MARGIN + (ENTRANCE[side] % SIZE) * WIDE + WIDE // 2
    line = Text(" " * middle).append(arrow, style=ROCK)
    return line.append(" ").append_text(pieces)


def _left(view: QuestorView, row: int, part: int) -> Text:
    if row * SIZE == ENTRANCE[W] and part == 1:
        pieces = _pieces(view, OUTSIDE + W)
        pieces.append(" " if len(pieces) < MARGIN - 1 else "").append("►", style=ROCK)
        return Text(" " * (MARGIN - len(pieces))).append_text(pieces)
    # The label of the entrance's row gives way to the heroes who stand there.
    labelled = part == (0 if row * SIZE == ENTRANCE[W] else 1)
    return signs((f"{row + 1} " if labelled else "").rjust(MARGIN), "bold")


def _pieces(view: QuestorView, place: int) -> Text:
    pieces = Text()
    for hero in range(len(HEROES)):
        if view.where[hero] == place:
            pieces.append_text(letter(hero))
    return pieces


def _contents(view: QuestorView, tile: int) -> Text:
    shown = _pieces(view, tile)
    if tile in view.gem_at:
        shown.append("◆", style=GEM)
    count = view.monsters[tile]
    if count:
        number = f"m{count}" if len(shown) + len(f"m{count}") <= INSIDE else "m+"
        shown.append(" " if 0 < len(shown) < INSIDE - len(number) else "")
        shown.append(number, style=MONSTER)
    return shown


def _centred(content: Text, fill: str, style: str) -> Text:
    left = (INSIDE - len(content)) // 2
    right = INSIDE - len(content) - left
    return signs(fill * left, style).append_text(content).append(fill * right, style=style)


def _tile(view: QuestorView, tile: int) -> list[Text]:
    arms = view.arms[tile]
    content = _contents(view, tile)
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


def _edge(walled: bool) -> Text:
    return signs("┃" if walled else " ", WALL)


def _row(wall: int, side: int, left: str, right: str) -> Text:
    """The upper or lower row of a tile: a wall from corner to corner, or rock and a way through."""
    if wall == side:
        return signs("━" * WIDE, WALL)
    row = signs("┃" if wall == W else "─", WALL if wall == W else ROCK)
    row.append(f"──{left} {right}──", style=ROCK)
    return row.append("┃" if wall == E else "─", style=WALL if wall == E else ROCK)


def panel(view: QuestorView, voice: Voice) -> RenderableType:
    """Every hero with goal and owner, then the round and what is left."""
    lines: list[RenderableType] = [Text("↑ N", style="dim")]
    for hero in view.heroes:
        lines += _hero(view, hero, voice)
    lines.append(Text())
    numbers = view.numbers
    if numbers["round"]:
        lines.append(Text(voice.say("terminal-questor-round", round=numbers["round"])))
    lines.append(Text(voice.say("terminal-questor-supply", count=numbers["tokens"])))
    if holds_compass(view):
        holder = voice.say("questor-hero", hero=HEROES[numbers["compass"]])
        lines.append(Text(voice.say("terminal-questor-compass", name=holder)))
    return Group(*lines)


def _hero(view: QuestorView, hero: HeroView, voice: Voice) -> list[RenderableType]:
    number = HEROES.index(hero.hero)
    turn = hero.hero == view.hero
    name = voice.say("questor-hero", hero=hero.hero)
    first = Table.grid(expand=True)
    first.add_column()
    first.add_column(justify="right", style="dim")
    piece = letter(number).append("▸" if turn else " ", style="bold")
    first.add_row(piece.append(name, style="bold" if turn else ""), voice.seat(hero.seat))
    filled = BAR * hero.progress // max(hero.need, 1)
    second = Text("  ").append("▰" * min(filled, BAR)).append("▱" * (BAR - filled), style="dim")
    second.append(f" {hero.progress}/{hero.need}")
    if hero.complete:
        second.append(" ✓", style="bold green")
    if hero.gift:
        second.append(" ✚", style="bold green")
    if holds_compass(view) and number == view.numbers["compass"]:
        second.append(" ✦", style="bold cyan")
    # The Healer's goal is not known before all heroes are chosen.
    return [first, second if hero.need else Text()]
