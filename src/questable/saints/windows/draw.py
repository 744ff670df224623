"""A recipe as SVG text; the page’s draw.ts draws the same from the same parts."""

from collections.abc import Callable
from typing import Final

from questable.saints.windows.glass import GLASSES
from questable.saints.windows.parts import parts
from questable.saints.windows.recipe import Recipe

WIDTH: Final = 100
HEIGHT: Final = 120
LANCET: Final = "M7,117V52C7,28 29,12 50,4C71,12 93,28 93,52V117z"
"""The opening of a window."""
BUST: Final = "M-20,-20H120V45H81A31,31 0 0 1 19,45H-20z"
"""How far down a head reaches that is drawn alone."""
HANGING: Final = ("@hair-loose-back", "@veil", "@sari-veil", "@hood-up", "@hood-pointed")
"""What would hang below it, and gets a hem there."""

Paint = Callable[[str, str], str]
"""The attributes of a piece: of its kind (pane, bare, line, fold, cord) and its glass."""
CLASSES: Final = {"pane": "g", "bare": "b", "line": "l", "fold": "f", "cord": "c"}


def classes(kind: str, glass: str) -> str:
    """A piece that a style sheet paints, as the page's do."""
    return f'class="{CLASSES[kind]}{" " + glass if glass else ""}"'


def colours(fine: bool, night: bool) -> Paint:
    """Pieces that need no style sheet: for paper, decks of cards and plain pages."""
    pane, line, fold = ("1.25", ".85", ".8") if fine else ("2", "1.3", "1.3")

    def paint(kind: str, glass: str) -> str:
        lead = GLASSES["lead"][night]
        if kind == "line":
            return f'fill="none" stroke="{lead}" stroke-width="{line}"'
        if kind == "fold":
            return f'fill="none" stroke="{lead}" stroke-width="{fold}" opacity=".45"'
        colour = GLASSES[glass][night]
        if kind == "cord":
            return f'fill="none" stroke="{colour}"'
        return f'fill="{colour}"' + (
            f' stroke="{lead}" stroke-width="{pane}"' if kind == "pane" else ""
        )

    return paint


DARK: Final = 0x60
"""A glass is dark whose red, green and blue are all below this."""


def outlines(kind: str, glass: str) -> str:
    """Pieces to colour in: white, with their lead; what is dark without one stays dark."""
    lead = GLASSES["lead"][False]
    if kind in ("line", "fold"):
        return f'fill="none" stroke="{lead}" stroke-width=".8"'
    # What is seen through has a fourth number, and is not dark.
    shades = bytes.fromhex(GLASSES[glass][False].removeprefix("#"))
    dark = len(shades) == 3 and max(shades) < DARK
    if kind == "cord":
        return f'fill="none" stroke="{lead if dark else "#fff"}"'
    if kind == "bare":
        return f'fill="{lead if dark else "none"}"'
    return f'fill="#fff" stroke="{lead}" stroke-width="1.1"'


class Drawing:
    """One recipe, drawn with one paint."""

    def __init__(self, recipe: Recipe, paint: Paint) -> None:
        self.recipe = recipe
        self.paint = paint

    def layer(self, pieces: list[str], glasses: list[str] | None = None) -> str:
        """Pieces, lowest first; `glasses` are what `$1` and `$2` stand for."""
        return "".join(self.piece(each, glasses or []) for each in pieces)

    def piece(self, text: str, glasses: list[str]) -> str:
        """One line of a part."""
        head, _, rest = text.partition(" ")
        if head == "(":
            return f'<g transform="{rest}">'
        if head == ")":
            return "</g>"
        if head.startswith("@"):
            name, *given = head[1:].split(":")
            inner = self.layer(parts()[name], [self.glass(each, glasses) for each in given])
            return f'<g transform="{rest}">{inner}</g>' if rest else inner
        if head in ("-", "~"):
            return _shape(rest, self.paint("line" if head == "-" else "fold", ""))
        if head.startswith("="):
            return _shape(rest, self.paint("bare", self.glass(head[1:], glasses)))
        name, _, width = head.partition("/")
        glass = self.glass(name, glasses)
        if width:
            return _shape(rest, f'{self.paint("cord", glass)} stroke-width="{width}"')
        return _shape(rest, self.paint("pane", glass))

    def glass(self, name: str, glasses: list[str]) -> str:
        """What `$1`, `$skin` and the like stand for here."""
        if name == "$skin":
            return self.recipe.skin
        if name == "$hair":
            return self.recipe.hair
        return glasses[int(name[1:]) - 1] if name.startswith("$") else name

    def figure(self, clip: str) -> str:
        """Head and halo; `clip` is the id of their outline in the document."""
        recipe = self.recipe
        pieces = [recipe.halo, *recipe.back, *recipe.head]
        hem = ["@hem"] if any(piece.startswith(HANGING) for piece in pieces) else []
        return self.clipped(clip, BUST, pieces) + self.layer(hem)

    def clipped(self, clip: str, outline: str, pieces: list[str]) -> str:
        """Pieces within an outline."""
        path = f'<clipPath id="{clip}"><path d="{outline}"/></clipPath>'
        return f'{path}<g clip-path="url(#{clip})">{self.layer(pieces)}</g>'

    def bust(self) -> str:
        """Ground, garments and head without a frame: for a round picture."""
        recipe = self.recipe
        behind = [f"@ground:{recipe.ground}", f"{recipe.halo}-thin"]
        return self.layer([*behind, *recipe.back, *recipe.clothes, *recipe.head])

    def window(self, clip: str, fine: bool = False) -> str:
        """The whole window in 100 by 120; `clip` is the id of its outline in the document."""
        recipe = self.recipe
        painted = [f"@fine-{each}" if fine else "" for each in ("ground", "halo", "face", "cloth")]
        ground, halo, face, cloth = ([each] if each else [] for each in painted)
        inside = [
            f"@ground:{recipe.ground}", *ground, *recipe.behind, recipe.halo, *halo, *recipe.back,
            *recipe.clothes, *recipe.head, *face, *cloth, *recipe.things, "@gleam",
        ]  # fmt: skip
        frame = (
            [f"@frame-fine:{recipe.frame}", "@fine-frame"] if fine else [f"@frame:{recipe.frame}"]
        )
        drawn = self.clipped(clip, LANCET, inside) + self.layer(frame)
        return f'<g class="fine">{drawn}</g>' if fine else drawn


def _shape(path: str, attributes: str) -> str:
    if not path.startswith("o "):
        return f'<path {attributes} d="{path}"/>'
    _, x, y, radius = path.split(" ")
    return f'<circle {attributes} cx="{x}" cy="{y}" r="{radius}"/>'
