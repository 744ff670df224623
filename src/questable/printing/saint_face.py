"""A saint's card for the hand: 63 by 88 millimetres, as the page draws it large."""

from typing import Final

from questable.printing.book import Book
from questable.printing.parts import Face, Picture, Piece, Ruled, Text
from questable.printing.pictures import drawn, window
from questable.saints import Saint, shipped
from questable.table.told.words import SaintFacts

WIDE: Final = 63.0
HIGH: Final = 88.0
"""A card for poker."""
STRIP: Final = 13.0
"""Where the strip of signs ends."""
MIDDLE: Final = 8.0
SIGNS: Final = 2.3
"""How wide a sign's drawing is, of half its size."""
LOWEST: Final = 84.4
ROW: Final = (36.6, 80.5, 2.75)
"""The middle of the lower row, and half a sign's size there."""
STEPS: Final = {
    "main": (8.4, 4.4, 8.8),
    "birth": (0.0, 4.2, 7.6),
    "passing": (0.0, 4.2, 7.8),
    "month": (1.6, 3.5, 8.0),
    "colour": (0.0, 2.8, 7.1),
    "region": (0.4, 2.9, 7.3),
}
"""Of a sign in the strip: room before it, half its size, room after it."""
SPIRIT: Final = "holy-spirit"
SOFT: Final = "#65553f"
GOLD: Final = "#7a5206"
Sign = tuple[str, str]
"""A kind of sign and its value."""


def card(book: Book, key: str, facts: SaintFacts, saint: Saint | None, then: str = "") -> Piece:
    """A card with its back; `then` is what a WildCard asks for after its effect."""
    return Piece(face(book, key, facts, saint, then), back(book))


def back(book: Book) -> Face:
    """The back of all cards."""
    return [Picture(book.show("back"), 0, 0, WIDE, HIGH)]


def face(book: Book, key: str, facts: SaintFacts, saint: Saint | None, then: str = "") -> Face:
    """The front: all that can be matched in the strip and the row, and the window."""
    high = 50.5 if facts.text else 55.4
    layers: Face = [
        Picture(book.show(f"frame {facts.main}"), 0, 0, WIDE, HIGH),
        Ruled(STRIP, 3.0, STRIP, 85.0, 0.32),
        Picture(_window(book, key, saint), 13.6 + (55.4 - high) * 0.417, 3.6, high / 1.2, high),
    ]
    if facts.text:
        layers += _wild(facts, then)
    else:
        days = facts.days.split(" · ") if len(facts.days) > 25 else [facts.days]
        layers += [
            Text(text=facts.name, x=14, y=60, wide=45, high=10.6, size=14.5, display=True),
            Text(text="\n".join(days), x=14, y=70.8, wide=45, high=5.8, size=9, colour=SOFT),
            Ruled(17, 76.9, 56, 76.9, 0.2, "#cdbb97"),
        ]
    strip, row = _signs(facts)
    return [*layers, *_column(book, strip), *_across(book, row)]


def _wild(facts: SaintFacts, then: str) -> Face:
    words = Text(text=facts.text, x=14.4, y=61.4, wide=44.2, high=16.4, size=9.5, colour="#4a3a28")
    below = Text(text=then, x=14.4, y=79, wide=44.2, high=5, size=8.5, bold=True, colour=GOLD)
    name = Text(text=facts.name, x=14, y=54.6, wide=45, high=6.4, size=14.5, display=True)
    return [name, words, below]


def _window(book: Book, key: str, saint: Saint | None) -> str:
    if key == SPIRIT:
        return book.show("dove")
    known = saint or shipped().by_key.get(key)
    return book.show(f"window {key}", window(known)) if known else book.show("window")


def _signs(facts: SaintFacts) -> tuple[list[Sign], list[Sign]]:
    """Those of the strip in their one order, and those of the row below."""
    times = [] if facts.text else [("birth", str(facts.birth)), ("passing", str(facts.passing))]
    strip = [
        ("colour", facts.main),
        *times,
        *([("month", str(facts.month))] if facts.month else []),
        *(("colour", each) for each in facts.ribbons),
        *(("region", each) for each in facts.regions),
    ]
    row = [
        *([("order", facts.order)] if facts.order else []),
        *(("designation", each) for each in facts.designations),
        *(("expansion", each) for each in facts.expansions),
    ]
    return strip, row


def _column(book: Book, signs: list[Sign]) -> Face:
    """Down the strip; many stand closer, so that the last one is still on the card."""
    places: list[tuple[float, float]] = []
    y = 0.0
    for n, (kind, _) in enumerate(signs):
        before, half, after = STEPS["main" if n == 0 else kind]
        y += 0 if kind == "region" and n and signs[n - 1][0] == "region" else before
        places.append((y, half))
        y += after
    first, (last, half) = places[0][0], places[-1]
    over = max(0.0, last + half - LOWEST)
    share = 1 - over / (last - first) if over else 1.0
    tight = min(1.0, share + 0.1)
    return [
        _sign(book, sign, MIDDLE, first + (y - first) * share, half * tight)
        for sign, (y, half) in zip(signs, places, strict=True)
    ]


def _across(book: Book, signs: list[Sign]) -> Face:
    middle, y, half = ROW
    step = min(7.1, 42 / max(1, len(signs)))
    first = middle - (len(signs) - 1) * step / 2
    size = min(half, step / 2.1)
    return [_sign(book, sign, first + n * step, y, size) for n, sign in enumerate(signs)]


def _sign(book: Book, sign: Sign, x: float, y: float, half: float) -> Picture:
    name = f"sign {sign[0]} {sign[1]}"
    wide = SIGNS * half
    return Picture(book.show(name), x - wide / 2, y - wide / 2, wide, wide)


def keyed(book: Book, kind: str) -> list[tuple[str, str]]:
    """The signs of a kind that there are, each with the value that it stands for."""
    prefix = f"sign {kind} "
    values = [name.removeprefix(prefix) for name in drawn() if name.startswith(prefix)]
    return [(book.show(prefix + value), value) for value in values]
