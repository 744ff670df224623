"""What comes out of the press: sizes, fonts, pages, words that fit."""

import re
import zlib
from itertools import pairwise

import pytest

from questable.printing.book import PAPERS, Book
from questable.printing.certificate import LONGEST, MOST, Pupil, certificates, names_of
from questable.printing.parts import Certificate, DeckPart, Piece, Text
from questable.printing.press import cut, pages, pdf
from questable.printing.saint_face import HIGH, WIDE, card
from questable.printing.single import facts_of, single
from questable.registry import game
from questable.saints import shipped
from questable.text import Words

POINT = 25.4 / 72
"""Of a millimetre."""
MARK = re.compile(r'stroke-width="0.2"[^>]*translate\(([\d.]+) ([\d.]+)\)" d="M 0 0(v|h) ')


def book_of(count: int, paper: str = "a4", lang: str = "en") -> Book:
    """So many cards of saints."""
    book = Book("Saints", Words(lang), paper)
    saints = [saint for saint in shipped().saints if saint.set][:count]
    made = [card(book, each.key, facts_of(book.words, each), each) for each in saints]
    book.add(DeckPart(title="Saints", wide=WIDE, high=HIGH, pieces=made))
    return book


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_are_of_one_size_to_a_tenth_of_a_millimetre(paper: str) -> None:
    """Nine to a page; cut marks on both sides of the paper lie where the cards end."""
    made = pages(book_of(10, paper), "svg")
    assert len(made) == 4
    for page in made:
        found = MARK.findall(page.decode())
        for way, size in (("v", WIDE), ("h", HIGH)):
            at = sorted(
                {float(x if way == "v" else y) * POINT for x, y, each in found if each == way}
            )
            assert len(at) == 4
            assert [b - a for a, b in pairwise(at)] == pytest.approx([size] * 3, abs=0.1)
            whole = PAPERS[paper][0 if way == "v" else 1]
            assert at[0] + at[-1] == pytest.approx(whole, abs=0.1)
            assert at[0] > 5
    frames = re.findall(r'<image[^>]* width="([\d.]+)" height="([\d.]+)"', made[0].decode())
    sizes = {(round(float(w) * POINT, 1), round(float(h) * POINT, 1)) for w, h in frames}
    assert (WIDE, HIGH) in sizes


def test_a_pdf_has_its_fonts_in_it_and_no_other() -> None:
    """Those of the house, embedded; and the same bytes each time."""
    made = pdf(book_of(1))
    assert made.startswith(b"%PDF-")
    assert made == pdf(book_of(1))
    streams = re.findall(rb"stream\r?\n(.*?)endstream", made, re.DOTALL)
    text = made + b"".join(_unpacked(each) for each in streams)
    named = set(re.findall(rb"/(?:BaseFont|FontName) ?/[A-Z]{6}\+([\w-]+)", text))
    assert named
    assert named <= {b"Cabin-Regular", b"Cabin-Bold", b"Questable-Display-Regular"}
    bare = re.findall(rb"/BaseFont ?/(?![A-Z]{6}\+)([\w-]+)", text)
    assert bare == []
    assert text.count(b"/FontFile2") == len(named)


def _unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""


def test_words_that_do_not_fit_are_told() -> None:
    """So the tests of games notice them."""
    book = Book("x", Words("en"))
    short = Text(text="short", x=0, y=0, wide=20, high=6, size=9)
    long = Text(text="much " * 200, x=0, y=10, wide=20, high=6, size=9)
    book.add(DeckPart(title="x", wide=30, high=30, pieces=[Piece([short, long])]))
    assert cut(book) == ["much " * 200]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_saint_alone(lang: str) -> None:
    """Large and for the hand; Our Lady, who has no card, only large. Nothing is cut off."""
    by_key = shipped().by_key
    for key, parts in (("francis-of-assisi", 2), ("our-lady", 1)):
        book = single(shipped(), by_key[key], Words(lang))
        assert len(book.parts) == parts
        assert cut(book) == []


def test_names_of_a_class() -> None:
    """One a line; empty lines, controls and what is too long are left out."""
    assert names_of("Mia\r\n\n  Paul \n\x07Ann\n") == ["Mia", "Paul", "Ann"]
    assert names_of("x" * 500) == ["x" * LONGEST]
    assert len(names_of("x\n" * 1000)) == MOST


def test_certificates_say_who_played_and_who_won() -> None:
    """With those whom they played with, where it was one game."""
    pupils = [Pupil("Mia", True), Pupil("Paul"), Pupil("#strong[*x*] <a>")]
    book = certificates(game("questor"), Words("en"), pupils, together=True)
    told = [(part.name, part.said, part.small) for part in book.of(Certificate)]
    assert told[0] == ("Mia", "who played Questor and won.", ["with Paul and #strong[*x*] <a>"])
    assert told[1][1] == "who played Questor to the end."
    assert len({part.picture for part in book.of(Certificate)}) == 3
    alone = certificates(game("questor"), Words("fr"), pupils)
    assert [part.small for part in alone.of(Certificate)] == [[], [], []]
    assert len(pages(alone, "svg")) == 3
