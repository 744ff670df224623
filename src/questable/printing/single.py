"""A saint's card alone: for the hand, and large with all that is known."""

from typing import Final

from questable.printing.book import Book
from questable.printing.parts import DeckPart, Face, Picture, Piece, Text
from questable.printing.pictures import window
from questable.printing.saint_face import HIGH, WIDE, back, face
from questable.saints import Collection, Saint
from questable.saints.facts import GOLD
from questable.table.told.words import SaintFacts
from questable.telling.saint_life import rows
from questable.telling.saint_words import days_words
from questable.text import Words

LARGE: Final = (180.0, 250.0)


def single(
    collection: Collection, saint: Saint, words: Words, paper: str = "a4", little: bool = False
) -> Book:
    """One page with the card for the hand and its back, one with the large one."""
    name = saint.name[words.on_cards]
    book = Book(name, words, paper, little)
    book.add(
        DeckPart(title=name, wide=LARGE[0], high=LARGE[1], pieces=[_large(book, collection, saint)])
    )
    if saint.main != GOLD:
        hand = Piece(face(book, saint.key, facts_of(words, saint), saint), back(book))
        book.add(DeckPart(title=name, wide=WIDE, high=HIGH, pieces=[hand]))
    return book


def facts_of(words: Words, saint: Saint) -> SaintFacts:
    """What stands on a saint's card."""
    return SaintFacts(
        name=saint.name[words.on_cards],
        main=saint.main,
        ribbons=[each for each in saint.colours if each != saint.main],
        birth=saint.born.century,
        passing=saint.died.century,
        month=saint.month,
        regions=saint.geography,
        order=saint.order,
        designations=saint.designations,
        expansions=saint.expansions,
        days=days_words(words, saint),
        facts={},
    )


def _large(book: Book, collection: Collection, saint: Saint) -> Piece:
    words = book.words
    say = words.say
    told = [
        say("saints-row", name=label, words=value)
        for label, value in rows(words, collection, saint)
    ]
    note = saint.note[words.on_cards]
    life = [saint.life[words.on_cards]]
    life += [say("saints-row", name=say("saints-label-note"), words=note)] if note else []
    title = saint.name[words.on_cards]
    layers: Face = [
        Picture(book.show(f"frame {saint.main}"), 0, 0, *LARGE),
        Picture(book.show(f"window {saint.key}", window(saint)), 14, 14, 80, 96),
        Text(text=title, x=98, y=18, wide=70, high=34, size=30, display=True),
        Text(text="\n".join(life), x=98, y=54, wide=68, high=56, size=12, across="left"),
        Text(text="\n".join(told), x=16, y=116, wide=148, high=118, size=12, across="left",
             down="top"),
    ]  # fmt: skip
    return Piece(layers)
