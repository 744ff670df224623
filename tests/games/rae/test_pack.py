"""Packs: what is wrong with a bad one, by file and line; test_1_cards has what ours says."""

from pathlib import Path

import pytest

from questable.engine import PackError, PackText
from questable.engine.pack import Facts
from questable.games import rae
from questable.games.rae import GAME
from questable.games.rae.pack import PrintedCard, cards, pack_from
from tests.games.rae.position import dealt
from tests.rule import rule

GOOD = (Path(rae.__file__).parent / "pack" / "base.toml").read_text(encoding="utf-8")

BAD = [
    ('name = "base"', "", "", 0),
    ('name = "base"', 'name = ""', 'name = ""', 0),
    ('name = "base"', "name = 3", "name = 3", 0),
    ('name = "base"', 'name = "base"\nedition = 2', "edition = 2", 0),
    ("[red-sword]", "[red-sword", "[red-sword", 0),
    ("[red-sword]", "[red-spoon]", "[red-spoon]", 0),
    ("[siege]", "[sledge]", "[sledge]", 0),
    ('[red-sword]\ntype = "monster"', '[red-sword]\ntype = "saint"', "[red-sword]", 1),
    ('[red-sword]\ntype = "monster"', "[red-sword]\ntype = 1", "[red-sword]", 1),
    ('[red-sword]\ntype = "monster"\n', "[red-sword]\n", "[red-sword]", 0),
    ('[red-sword]\ntype = "monster"', '[red-sword]\nage = 1\ntype = "monster"', "age = 1", 0),
    ('title_en = "Dragon"', 'title_en = ""', 'title_en = ""', 0),
    ('title_fr = "Dragon"', "title_fr = 7", "title_fr = 7", 0),
    ('[thieves]\ncolour = "black"', '[thieves]\ncolour = "pink"', "[thieves]", 1),
    ('[thieves]\ncolour = "black"', "[thieves]\ncolour = 4", "[thieves]", 1),
    ('[thieves]\ncolour = "black"\ncopies = 2', '[thieves]\ncolour = "black"\ncopies = 10',
     "[thieves]", 2),
    ('[thieves]\ncolour = "black"\ncopies = 2', '[thieves]\ncolour = "black"', "[thieves]", 0),
    ('text_en = "Draw two cards."', 'text_en = ""', 'text_en = ""', 0),
]  # fmt: skip
"""What is changed in GOOD to what, and the error's line: so many below the line of those words."""

NUMBERS = [
    ("points = 1", "points = 0", 2),
    ("points = 1", "points = 10", 2),
    ("points = 1", "points = true", 2),
    ("points = 1", "points = 1.5", 2),
    ("copies = 2", "copies = 3", 3),
    ("copies = 2", "copies = -1", 3),
    ("copies = 2", 'copies = "two"', 3),
]
"""The same within the red Sword, and how far below its name the error is."""


def error(text: str) -> PackError:
    """What is wrong with a pack."""
    with pytest.raises(PackError) as raised:
        GAME.read_pack("mine.toml", text)
    return raised.value


def line_of(text: str, words: str) -> int:
    """The number of the line that begins so; 1 if there are no words."""
    if not words:
        return 1
    return next(n for n, line in enumerate(text.splitlines(), start=1) if line.startswith(words))


@pytest.mark.parametrize(("old", "new", "words", "below"), BAD)
def test_a_bad_pack_is_named_by_file_and_line(old: str, new: str, words: str, below: int) -> None:
    """The error of a bad pack names the file and the line of what is wrong."""
    assert GOOD.count(old) == 1
    text = GOOD.replace(old, new)
    found = error(text)
    assert (found.source, found.line) == ("mine.toml", line_of(text, words) + below)
    assert str(found).startswith(f"mine.toml, line {found.line}: ")


@rule("R-1.1", "R-1.2")
@pytest.mark.parametrize(("old", "new", "below"), NUMBERS)
def test_a_bad_number_is_named_by_its_line(old: str, new: str, below: int) -> None:
    """One to nine points, at most two copies of a Quest card, in whole numbers."""
    start = GOOD.index("[red-sword]")
    text = GOOD[:start] + GOOD[start:].replace(old, new, 1)
    assert error(text).line == line_of(text, "[red-sword]") + below


def test_a_missing_card_is_named() -> None:
    """The error of a pack without a card names the card."""
    start, end = GOOD.index("[black-crown]"), GOOD.index("[black-scroll]")
    assert "no-table key=black-crown" in str(error(GOOD[:start] + GOOD[end:]))


@rule("R-1.1")
def test_one_language_does_for_both() -> None:
    """A card without its French title has the English one; without any it is refused."""
    text = GOOD.replace('title_en = "Dragon"\ntitle_fr = "Dragon"', 'title_en = "Wyrm"', 1)
    found = {card.name: card for card in pack_from(PackText("own.toml", text)).cards}
    assert found["red-sword"].title == {"en": "Wyrm", "fr": "Wyrm"}
    assert "title_en" in str(error(text.replace('title_en = "Wyrm"\n', "")))


def test_several_faults_are_told_at_once() -> None:
    """Each with its card and its key, those of the first cards first."""
    text = GOOD.replace('title_fr = "Dragon"', "title_fr = 7").replace(
        '[blue-sword]\ntype = "', '[blue-sword]\ntype = "no'
    )
    found = error(text)
    told = [(each.section, each.key) for each in (found, *found.others)]
    assert told == [("red-sword", "title_fr"), ("blue-sword", "type")]


def test_a_deck_needs_twenty_quest_cards() -> None:
    """With fewer there would be nothing to deal."""
    assert "deck-too-small least=20" in str(error(GOOD.replace("copies = 2", "copies = 0")))


def test_a_pack_of_the_same_facts_has_the_same_hash() -> None:
    """Whatever its name and its words; other facts have another hash."""
    renamed = GOOD.replace('name = "base"', 'name = "mine"').replace('"Dragon"', '"Wyrm"')
    assert GAME.read_pack("mine.toml", renamed).hash == GAME.pack().hash
    fewer = GOOD.replace("copies = 2", "copies = 1")
    assert GAME.read_pack("mine.toml", fewer).hash != GAME.pack().hash


@rule("R-1.2")
def test_a_pack_changes_the_deck_and_the_points() -> None:
    """One of each Quest card, worth three."""
    text = GOOD.replace("copies = 2", "copies = 1").replace("points = 1", "points = 3")
    state = dealt(2, GAME.read_pack("mine.toml", text)).state
    assert state.bag[:28] == [1] * 28
    assert state.points[:4] == [3, 3, 2, 2]


def shipped_facts() -> dict[str, dict[str, int]]:
    """The facts of our pack, to be changed."""
    return {
        "copies": {card.name: card.copies for card in kinds()},
        "points": {card.name: card.points for card in kinds() if card.suit},
    }


def kinds() -> list[PrintedCard]:
    """The cards of our pack."""
    return cards(GAME.pack())


def test_embedded_facts_make_a_pack() -> None:
    """A record carries copies and points; words are ours."""
    facts = shipped_facts()
    facts["copies"]["siege"] = 3
    facts["points"]["red-sword"] = 4
    found = cards(GAME.pack_of("theirs", dict(facts)))
    assert (found[35].copies, found[0].points, found[0].set) == (3, 4, "theirs")
    assert found[0].title == kinds()[0].title


@pytest.mark.parametrize(
    ("table", "card", "number"),
    [
        ("copies", "siege", 10),
        ("copies", "siege", -1),
        ("copies", "red-sword", 3),
        ("copies", "red-sword", True),
        ("points", "red-sword", 0),
        ("points", "red-sword", 10),
        ("points", "siege", 1),
    ],
)
def test_embedded_facts_are_checked_like_a_file(table: str, card: str, number: int) -> None:
    """Embedded facts that are impossible are refused."""
    facts = shipped_facts()
    facts[table][card] = number
    with pytest.raises(
        ValueError, match=r"^(number-range|cards-missing|too-many-copies|other-facts) "
    ):
        GAME.pack_of("theirs", dict(facts))


@pytest.mark.parametrize("facts", [{}, {"copies": {}}, {"copies": {}, "points": {}}])
def test_embedded_facts_are_complete(facts: Facts) -> None:
    """Facts that lack cards are refused."""
    with pytest.raises(
        ValueError, match=r"^(number-range|cards-missing|too-many-copies|other-facts) "
    ):
        GAME.pack_of("theirs", facts)


def test_embedded_facts_need_twenty_quest_cards() -> None:
    """As a file does."""
    facts = shipped_facts()
    facts["copies"].update({card.name: 0 for card in kinds() if card.suit})
    with pytest.raises(ValueError, match="deck-too-small least=20"):
        GAME.pack_of("theirs", dict(facts))
