"""What a book of printed parts consists of, as the press reads it; all lengths in millimetres."""

from typing import Literal

import msgspec


class Picture(msgspec.Struct, frozen=True, tag="picture"):
    """A drawing at a place of a face."""

    name: str
    x: float
    y: float
    wide: float
    high: float
    turn: float = 0
    """Degrees, clockwise."""


class Text(msgspec.Struct, frozen=True, kw_only=True, tag="text"):
    """Words within a box: as large as `size`, in points, or smaller until they fit."""

    text: str
    x: float
    y: float
    wide: float
    high: float
    size: float
    display: bool = False
    """In the font of titles."""
    bold: bool = False
    italic: bool = False
    colour: str = "#2a2119"
    across: Literal["left", "center", "right"] = "center"
    down: Literal["top", "horizon", "bottom"] = "horizon"
    turn: float = 0


class Ruled(msgspec.Struct, frozen=True, tag="line"):
    """A straight line of a face."""

    x: float
    y: float
    to_x: float
    to_y: float
    wide: float = 0.2
    colour: str = "#3b3331"


Layer = Picture | Text | Ruled
Face = list[Layer]
"""One side of a card or piece, what lies lowest first."""


class Piece(msgspec.Struct, frozen=True):
    """A card or a piece with two sides; without a back it is printed on one."""

    front: Face
    back: Face | None = None


class DeckPart(msgspec.Struct, frozen=True, kw_only=True, tag="deck"):
    """Cards or tiles of one size, side by side between cut marks, their backs on the next page."""

    title: str
    wide: float
    high: float
    pieces: list[Piece]


class Tokens(msgspec.Struct, frozen=True, kw_only=True, tag="tokens"):
    """Pieces of one size that are cut out one by one."""

    title: str
    wide: float
    high: float
    faces: list[Face]
    round: bool = False
    said: str = ""
    """What to do with them."""


class Pawns(msgspec.Struct, frozen=True, kw_only=True, tag="pawns"):
    """Figures that stand: both sides of a strip, folded at the top, with feet to glue."""

    title: str
    wide: float
    high: float
    foot: float
    faces: list[Face]
    feet: list[str]
    """What stands on the foot of each."""
    said: str = ""


class BoardPart(msgspec.Struct, frozen=True, kw_only=True, tag="board"):
    """A square drawing over so many sheets each way, with tabs to glue."""

    title: str
    face: Face
    side: float
    sheets: int
    said: str = ""


class Diagram(msgspec.Struct, frozen=True, kw_only=True, tag="diagram"):
    """A picture to look at, with a sentence."""

    title: str
    face: Face
    side: float
    said: str = ""


class KeyRow(msgspec.Struct, frozen=True):
    """A line of a key: what it looks like, what it is, and more about it."""

    picture: str
    name: str
    more: str = ""


class KeyGroup(msgspec.Struct, frozen=True):
    """Rows of a key under a heading."""

    title: str
    rows: list[KeyRow]


class Key(msgspec.Struct, frozen=True, kw_only=True, tag="key"):
    """A reference: what signs mean."""

    title: str
    groups: list[KeyGroup]
    columns: int = 2


class Score(msgspec.Struct, frozen=True, kw_only=True, tag="score"):
    """A sheet to write on: names across, rows down."""

    title: str
    rows: list[str]
    """What stands before each row; '' for one to be written."""
    columns: int
    named: str
    """The word over the names."""
    copies: int = 1


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule: in a sentence, and in full."""

    id: str
    says: str
    full: str


class Chapter(msgspec.Struct, frozen=True):
    """Rules under a heading."""

    title: str
    rules: list[Rule]


class Rules(msgspec.Struct, frozen=True, kw_only=True, tag="rules"):
    """A rulebook in one language."""

    title: str
    lang: str
    said: str
    chapters: list[Chapter]


class Item(msgspec.Struct, frozen=True):
    """So many of something in the box."""

    count: int
    name: str


class Cover(msgspec.Struct, frozen=True, kw_only=True, tag="cover"):
    """The first page: what is in here, what else is needed, how to make it."""

    title: str
    said: str
    inside: str
    items: list[Item]
    paragraphs: list[str]


class Certificate(msgspec.Struct, frozen=True, kw_only=True, tag="certificate"):
    """A page for somebody's wall."""

    picture: str
    title: str
    given: str
    name: str
    said: str
    praise: str = ""
    small: list[str]
    signed: list[str]


Part = Cover | DeckPart | Tokens | Pawns | BoardPart | Diagram | Key | Score | Rules | Certificate
