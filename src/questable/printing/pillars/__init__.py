"""Pillars of Faith on paper: board, stones, pillars, set-ups, a key (P-1.1, P-1.4, P-2.1)."""

import json
from collections.abc import Callable
from typing import Final

from questable.engine import Pack
from questable.games.pillars.actions import EMPTY, RELIGIONS
from questable.games.pillars.board import SITE_NAMES, STATION_NAMES
from questable.games.pillars.pack import SETUPS, layout
from questable.games.pillars.state import PILLARS, STONES
from questable.printing.book import Book, headed
from questable.printing.parts import (
    BoardPart,
    Diagram,
    Face,
    Item,
    Key,
    KeyGroup,
    KeyRow,
    Pawns,
    Picture,
    Score,
    Tokens,
)
from questable.printing.pictures import drawn

GAME: Final = "pillars"
BOARD: Final = 360.0
STONE: Final = 20.0
DIAGRAM: Final = 170.0
GAMES: Final = 12
LEADERS: Final = 4
FORMS: Final = ("P-4.1", "P-4.5", "P-4.6", "P-4.7")
ENDS: Final = ("P-5.1", "P-5.2", "P-5.3", "P-5.4")
MOVES: Final = ("P-3.1", "P-3.2", "P-3.3", "P-3.4")


def lay(book: Book, pack: Pack) -> list[Item]:
    """The parts, and what is in the box."""
    pictures, say, lang = drawn(GAME), book.words.say, book.words.on_cards
    rule = book.words.rule

    def show(name: str) -> str:
        return book.show(f"{GAME} {name}", pictures[name])

    def stone(religion: str) -> str:
        return show(f"stone {religion} {lang}")

    def title(name: str) -> str:
        return say(f"pillars-print-{name}")

    whole = show("board")
    named = {religion: say("pillars-religion", religion=religion) for religion in RELIGIONS}
    score = say("print-score")
    book.add(
        BoardPart(
            title=headed(title("board")),
            face=[Picture(whole, 0, 0, BOARD, BOARD)],
            side=BOARD,
            sheets=2,
            said=say("print-glue"),
        )
    )
    stones: list[Face] = [
        [Picture(stone(religion), 0, 0, STONE, STONE)]
        for religion in RELIGIONS
        for _ in range(STONES)
    ]
    book.add(
        Tokens(title=headed(title("stones")), wide=STONE, high=STONE, faces=stones, round=True)
    )
    pillar: Face = [Picture(show("pillar"), 1, 4, 24, 24)]
    book.add(
        Pawns(
            title=headed(title("pillars")),
            wide=26,
            high=30,
            foot=9,
            faces=[pillar] * PILLARS,
            feet=[""] * PILLARS,
            said=say("print-fold"),
        )
    )
    for setup in SETUPS:
        face = _stands(pack, setup, whole, show("pillar"), stone)
        called = say(f"pillars-option-setup-{setup}")
        heading = say("pillars-print-setup", name=called)
        book.add(Diagram(title=heading, face=face, side=DIAGRAM, said=title("setup-said")))
    stones_key = [KeyRow(stone(religion), named[religion]) for religion in RELIGIONS]
    groups = [
        KeyGroup(say("chapter-P-1"), [*stones_key, KeyRow(show("pillar"), rule("P-1.3"))]),
        KeyGroup(say("chapter-P-3"), [KeyRow("", rule(each)) for each in MOVES]),
        KeyGroup(say("chapter-P-4"), [KeyRow("", rule(each)) for each in FORMS]),
        KeyGroup(say("chapter-P-5"), [KeyRow("", rule(each)) for each in ENDS]),
    ]
    book.add(
        Key(title=headed(say("print-key")), groups=groups, columns=1),
        Score(
            title=headed(score),
            rows=[str(n) for n in range(1, GAMES + 1)] + [say("print-sum")],
            columns=LEADERS,
            named=say("print-names"),
        ),
    )
    return [
        Item(1, title("board")),
        *(Item(STONES, named[religion]) for religion in RELIGIONS),
        Item(PILLARS, title("pillars")),
        Item(len(SETUPS), title("setups")),
        Item(1, say("print-key")),
        Item(1, score),
    ]


def _stands(pack: Pack, setup: str, board: str, pillar: str, stone: Callable[[str], str]) -> Face:
    """The board as it is set up."""
    places: dict[str, tuple[float, float]] = json.loads(drawn(GAME)["places"])
    size = STONE * DIAGRAM / BOARD
    stations, sites = layout(pack, setup)

    def put(picture: str, name: str) -> Picture:
        x, y = places[name]
        return Picture(picture, x * DIAGRAM - size / 2, y * DIAGRAM - size / 2, size, size)

    standing = [
        put(stone(RELIGIONS[each]), STATION_NAMES[n])
        for n, each in enumerate(stations)
        if each != EMPTY
    ]
    pillars = [put(pillar, SITE_NAMES[site]) for site in sites]
    return [Picture(board, 0, 0, DIAGRAM, DIAGRAM), *standing, *pillars]


PRINTED = lay
