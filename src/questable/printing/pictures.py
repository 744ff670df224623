"""Our drawings for paper: those that the page draws (`./run drawings`), and saints' windows."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

from questable.saints import Saint
from questable.saints.windows.draw import HEIGHT, WIDTH, Drawing, colours
from questable.saints.windows.recipe import recipe_of

FOLDER: Final = Path(__file__).parent
COLOUR: Final = re.compile(r'(fill|stop-color)="#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})"')
STROKE: Final = re.compile(r'(?<![\w-])stroke="#([0-9a-fA-F]{6})"')
WIDTH_OF: Final = re.compile(r'stroke-width="([\d.]+)"')
BROAD: Final = 4
"""Lines of this width are bands,"""
LEAD: Final = 110
"""unless all of their colour is darker than this."""
TAG: Final = re.compile(r"<[a-zA-Z][^>]*>")
INK: Final = "#2a2119"
LEFT: Final = 0.2
"""How much of a colour little ink leaves."""


@cache
def drawn(game: str = "") -> dict[str, str]:
    """The page's drawings of a game, or those that cards and games share; none, none."""
    path = FOLDER / game.replace("-", "_") / "drawings.json"
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def box(svg: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of a drawing."""
    found = re.search(r'viewBox="([^"]+)"', svg)
    assert found is not None
    left, top, wide, high = (float(each) for each in re.split(r"[ ,]+", found[1]))
    return left, top, wide, high


def inner(svg: str) -> str:
    """What is drawn, without the box round it."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def within(svg: str, left: float, top: float, wide: float, high: float) -> str:
    """A part of a drawing, or a drawing with room around it."""
    return re.sub(r"<svg[^>]*>", _open(left, top, wide, high), svg.replace("\n", " "), count=1)


def _open(left: float, top: float, wide: float, high: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="{left} {top} {wide} {high}">'
    )


def joined(wide: float, high: float, shapes: list[str]) -> str:
    """Shapes over each other as one drawing."""
    return f"{_open(0, 0, wide, high)}{''.join(shapes)}</svg>"


def placed(svg: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing as a shape of another: its own 0,0 at a place."""
    moved = f"translate({x:.2f} {y:.2f}) rotate({turn:.2f}) scale({scale:.4f})"
    root = re.search(r"<svg([^>]*)>", svg)
    kept = re.findall(r'(?:fill|stroke)[a-z-]*="[^"]*"', root[1]) if root else []
    return f'<g transform="{moved}" {" ".join(kept)}>{inner(svg)}</g>'


def window(saint: Saint) -> str:
    """A saint's window, with its painted details."""
    drawing = Drawing(recipe_of(saint), colours(True, False))
    body = drawing.window(f"w-{saint.key}", True)
    return joined(WIDTH, HEIGHT, [f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g>'])


def figure(saint: Saint) -> str:
    """Head and halo of a saint, in a square."""
    drawing = Drawing(recipe_of(saint), colours(False, False))
    body = drawing.figure(f"f-{saint.key}")
    joints = 'stroke-linejoin="round" stroke-linecap="round"'
    return f"{_open(15, 7, 70, 70)}<g {joints}>{body}</g></svg>"


def pale(svg: str) -> str:
    """The same with a fifth of its ink: glass is tinted, lines and letters stay."""
    return TAG.sub(lambda tag: _paled(tag[0]), svg)


def _paled(tag: str) -> str:
    if tag.startswith("<text"):
        bare = re.sub(r' stroke(-[a-z]+)?="[^"]*"', "", tag)
        return COLOUR.sub(f'fill="{INK}"', bare)
    paled = COLOUR.sub(lambda found: f'{found[1]}="{_tint(found[2])}"', tag)
    width = WIDTH_OF.search(tag)
    if width is None or float(width[1]) < BROAD:
        return paled
    return STROKE.sub(lambda found: f'stroke="{_band(found[1])}"', paled)


def _band(colour: str) -> str:
    """A broad line: a band of glass is tinted, lead stays."""
    light = max(int(colour[n : n + 2], 16) for n in (0, 2, 4)) > LEAD
    return _tint(colour) if light else f"#{colour}"


def _tint(colour: str) -> str:
    full = "".join(2 * each for each in colour) if len(colour) == 3 else colour
    parts = [int(full[n : n + 2], 16) for n in (0, 2, 4)]
    return "#" + "".join(f"{round(255 - LEFT * (255 - part)):02x}" for part in parts)
