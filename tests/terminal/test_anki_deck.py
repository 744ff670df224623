"""Decks for Anki, opened by Anki's own library."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from anki.collection import Collection as AnkiCollection
from anki.collection import ImportAnkiPackageRequest, ImportLogWithChanges

from questable.saints import Saint, shipped
from questable.saints.windows import svg
from questable.terminal.anki_deck import CARDS, HEIGHT, write_deck
from questable.text import languages


@pytest.fixture
def anki(tmp_path: Path) -> Iterator[AnkiCollection]:
    """Somebody's Anki, still empty."""
    with_nothing = AnkiCollection(str(tmp_path / "own.anki2"))
    yield with_nothing
    with_nothing.close()


def brought(anki: AnkiCollection, file: Path) -> ImportLogWithChanges.Log:
    """Import a file as 'File, Import' does."""
    return anki.import_anki_package(ImportAnkiPackageRequest(package_path=str(file))).log


def sides(anki: AnkiCollection, deck: str, name: str) -> dict[int, tuple[str, str]]:
    """Front and back of a saint's cards in a deck, without the style sheet."""
    found = [anki.get_card(each) for each in anki.find_cards(f'deck:"{deck}" Saint:"{name}"')]
    bare = re.compile(r"<style>.*?</style>", re.DOTALL)
    return {
        card.ord: (bare.sub("", card.question()), bare.sub("", card.answer())) for card in found
    }


def test_everybody_is_in_a_deck_a_language(anki: AnkiCollection, tmp_path: Path) -> None:
    """Three cards each, the famous first, and every window is there."""
    entries = shipped().entries
    file = tmp_path / "saints.apkg"
    write_deck(shipped(), entries, file)
    assert len(brought(anki, file).new) == len(entries) * len(languages())
    assert anki.card_count() == len(entries) * len(languages()) * len(CARDS)
    decks = ["Questable::Saints (English)", "Questable::Saints (français)"]
    assert {each.name for each in anki.decks.all_names_and_ids()} >= set(decks)
    famous = sum(saint.famous for saint in entries)
    for deck, tag in zip(decks, ["Famous-saints", "Les-plus-connus"], strict=True):
        cards = [anki.get_card(each) for each in anki.find_cards(f'deck:"{deck}" tag:{tag}')]
        assert sorted({card.due for card in cards}) == list(range(famous))
    checked = anki.media.check()
    assert not checked.missing
    assert not checked.unused
    shown = Path(anki.media.dir())
    for saint in entries[::40]:
        assert (shown / f"questable-{saint.key}.svg").read_text(encoding="utf-8") == svg(
            saint, fine=True, height=HEIGHT
        )


def lucy() -> Saint:
    """Somebody."""
    return shipped().by_key["lucy"]


@pytest.mark.parametrize(
    ("deck", "name", "asks", "what", "life"),
    [
        ("Questable::Saints (English)", "St. Lucy", "Who is this?",
         "What do you know about this saint?", lucy().life["en"]),
        ("Questable::Saints (français)", "Sainte Lucie", "Qui est-ce\u00a0?",
         "Que savez-vous de ce saint ou de cette sainte\u00a0?", lucy().life["fr"]),
    ],
)  # fmt: skip
def test_a_saint_is_asked_for_in_three_ways(
    anki: AnkiCollection, tmp_path: Path, deck: str, name: str, asks: str, what: str, life: str
) -> None:
    """By the window, by clues and by name; no front tells what its back answers."""
    file = tmp_path / "lucy.apkg"
    write_deck(shipped(), [lucy()], file)
    brought(anki, file)
    window, clues, named = (sides(anki, deck, name)[n] for n in range(3))
    picture = '<img src="questable-lucy.svg"'
    assert picture in window[0]
    assert asks in window[0]
    assert picture not in clues[0]
    assert "Syracuse" in clues[0]
    assert asks in clues[0]
    assert what in named[0]
    assert picture not in named[0]
    for front, back in (window, clues):
        assert name not in front
        assert f"<h1>{name}</h1>" in back
    for _, back in (window, clues, named):
        assert life.replace("'", "&#x27;") in back
    assert picture in clues[1]
    assert "Syracuse" in named[1]


def test_a_newer_file_keeps_what_was_learnt(anki: AnkiCollection, tmp_path: Path) -> None:
    """The same saint is the same note, in whatever company."""
    first, second = tmp_path / "one.apkg", tmp_path / "two.apkg"
    write_deck(shipped(), [lucy()], first)
    write_deck(shipped(), [shipped().by_key["agnes"], lucy()], second)
    brought(anki, first)
    assert len(brought(anki, second).new) == len(languages())
