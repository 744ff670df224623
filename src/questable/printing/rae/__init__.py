"""Ràe on paper: a deck of cards, a key to its signs, a score sheet (R-1.1 to R-1.4)."""

from typing import Final

from questable.engine import Pack
from questable.games.rae.cards import COLOURS, SUITS, TYPES
from questable.games.rae.pack import PrintedCard, cards
from questable.languages import ON_CARDS
from questable.printing.book import Book, headed
from questable.printing.parts import (
    DeckPart,
    Face,
    Item,
    Key,
    KeyGroup,
    KeyRow,
    Picture,
    Piece,
    Score,
    Text,
)
from questable.printing.pictures import drawn
from questable.printing.saint_face import HIGH, WIDE, back

GAME: Final = "rae"
SOFT: Final = "#65553f"
STARS: Final = 4
"""So many points are stars one below the other; more are one star and a number."""
STRIP: Final = 11.3
"""The middle of the strip of signs."""
PLAYERS: Final = 4
GAMES: Final = 14
EVENT: Final = "event"


def lay(book: Book, pack: Pack) -> list[Item]:
    """The parts, and what is in the box."""
    say = book.words.say
    kinds = cards(pack)
    pieces = [Piece(_face(book, kind), back(book)) for kind in kinds for _ in range(kind.copies)]
    quests = sum(kind.copies for kind in kinds if kind.type != EVENT)
    score = say("print-score")
    book.add(
        DeckPart(title=book.title, wide=WIDE, high=HIGH, pieces=pieces),
        _key(book),
        Score(
            title=headed(score),
            rows=[str(n) for n in range(1, GAMES + 1)] + [say("print-sum")],
            columns=PLAYERS,
            named=say("print-names"),
        ),
    )
    return [
        Item(quests, say("rae-print-quests")),
        Item(len(pieces) - quests, say("rae-print-events")),
        Item(1, say("print-key")),
        Item(1, score),
    ]


def _show(book: Book, name: str) -> str:
    return book.show(f"{GAME} {name}", drawn(GAME)[name])


def _face(book: Book, card: PrintedCard) -> Face:
    whole = Picture(_show(book, card.name), 0, 0, WIDE, HIGH)
    return [whole, *(_event if card.type == EVENT else _quest)(book, card)]


def _quest(book: Book, card: PrintedCard) -> Face:
    lang = book.words.on_cards
    say = book.words.say
    kind = f"{headed(say('rae-type', type=card.type))} · {say('rae-colour', colour=card.colour)}"
    return [
        *_points(book, card.points),
        Picture(_show(book, f"gem {card.type}"), STRIP - 5.1, 70.5, 10.2, 10.2),
        Text(text=card.title[lang], x=18.8, y=56.4, wide=39.2, high=7.6, size=11.5, bold=True),
        Text(text=kind, x=18.8, y=64, wide=39.2, high=3.8, size=7.5, colour=SOFT),
        Text(text=card.text[lang], x=18.8, y=68, wide=39.2, high=14.6, size=7.5, italic=True),
    ]


def _points(book: Book, points: int) -> Face:
    star = _show(book, "star")

    def one(n: int) -> Picture:
        return Picture(star, STRIP - 4.05, 24.4 + n * 8.6, 8.1, 8.1)

    if points <= STARS:
        return [one(n) for n in range(points)]
    number = Text(text=str(points), x=STRIP - 4, y=33, wide=8, high=8, size=15, bold=True)
    return [one(0), number]


def _event(book: Book, card: PrintedCard) -> Face:
    lang = book.words.on_cards
    also = " · ".join(card.title[other] for other in ON_CARDS if other != lang)
    kind = headed(book.words.say("rae-type", type=EVENT))
    return [
        *([Picture(_show(book, f"swatch {card.colour}"), 0, 0, WIDE, HIGH)] if card.colour else []),
        Text(text=card.title[lang], x=7, y=51.6, wide=49, high=7, size=12, bold=True),
        Text(text=also, x=7, y=58.4, wide=49, high=3.8, size=7.5, colour=SOFT),
        Text(text=card.text[lang], x=7, y=62.6, wide=49, high=15, size=8.5),
        Text(text=kind, x=7, y=78.2, wide=49, high=4, size=7.5, colour="#7a5206", bold=True),
    ]


def _key(book: Book) -> Key:
    say, rule = book.words.say, book.words.rule
    suits = [KeyRow(_show(book, f"suit {suit}"), say("rae-suit", suit=suit)) for suit in SUITS]
    kinds = [
        KeyRow(_show(book, f"gem {kind}"), headed(say("rae-type", type=kind)))
        for kind in (*TYPES, EVENT)
    ]
    colours = [
        KeyRow(_show(book, f"{colour}-{SUITS[0]}"), headed(say("rae-colour", colour=colour)))
        for colour in COLOURS
    ]
    turn = [
        KeyRow("", rule(each)) for each in ("R-2.2", "R-2.3", "R-2.4", "R-2.5", "R-2.8", "R-3.1")
    ]
    return Key(
        title=headed(say("print-key")),
        groups=[
            KeyGroup(say("rae-print-suits"), suits),
            KeyGroup(say("rae-print-kinds"), kinds),
            KeyGroup(say("rae-print-colours"), colours),
            KeyGroup(say("chapter-R-2"), turn),
        ],
        columns=2,
    )


PRINTED = lay
