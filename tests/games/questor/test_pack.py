"""Packs: what the shipped one says, and what is wrong with a bad one, by file and line."""

import pytest

from questable.engine import PackError
from questable.games.questor import GAME
from tests.games.questor.position import dealt
from tests.rule import rule

GOOD = """\
name = "mine"
[die]
walls = ["ahead", "left", "right", "ahead", "left", "right"]
monsters = [4, 5, 6]

[supply]
monsters = 15

[goals]
trophies = 8
tiles = 25
tiles_three = 20
"""

BAD = [
    ('name = "mine"', "", 1),
    ('name = "mine"', 'name = ""', 1),
    ('name = "mine"', 'name = "mine"\nedition = 2', 2),
    ("[die]", "[die", 2),
    ("[die]", "[dice]", 2),
    ('"ahead", "left", "right", "ahead"', '"ahead", "left", "right"', 3),
    ('["ahead"', '["behind"', 3),
    ('["ahead"', "[1", 3),
    ("[4, 5, 6]", "[4, 5, 7]", 4),
    ("[4, 5, 6]", "[0]", 4),
    ("[4, 5, 6]", "4", 4),
    ("[4, 5, 6]", "[true]", 4),
    ("monsters = 15", "monsters = 3", 7),
    ("monsters = 15", "monsters = 100", 7),
    ("monsters = 15", 'monsters = "15"', 7),
    ("monsters = 15", "", 6),
    ("monsters = 15", "monsters = 15\ndragons = 1", 8),
    ("[goals]", "[gaols]", 9),
    ("trophies = 8", "trophies = 0", 10),
    ("trophies = 8", "trophies = true", 10),
    ("tiles = 25", "tiles = 26", 11),
    ("tiles = 25", "tiles = 25.0", 11),
    ("tiles_three = 20", "tiles_three = 4", 12),
    ("tiles_three = 20", "tiles_three = ", 12),
]
"""What is changed in GOOD to what, and the line of the error."""


def error(text: str) -> PackError:
    """What is wrong with a pack."""
    with pytest.raises(PackError) as raised:
        GAME.read_pack("mine.toml", text)
    return raised.value


@rule("Q-1.2", "Q-1.3")
def test_the_shipped_pack_has_the_printed_facts() -> None:
    """A pack of the same facts has the same hash, whatever its name."""
    assert GAME.read_pack("mine.toml", GOOD).hash == GAME.pack().hash


@rule("Q-1.2", "Q-5.1")
def test_a_pack_changes_the_numbers() -> None:
    """Fewer monsters and another goal for the Warrior."""
    text = GOOD.replace("monsters = 15", "monsters = 9").replace("trophies = 8", "trophies = 5")
    state = dealt(4, GAME.read_pack("mine.toml", text)).state
    assert (state.tokens, state.trophies) == (9, 5)


@rule("Q-2.3")
def test_a_pack_says_how_many_tiles_the_mage_needs() -> None:
    """The pack's numbers of tiles hold for three players and for others."""
    text = GOOD.replace("tiles = 25", "tiles = 24").replace("tiles_three = 20", "tiles_three = 18")
    pack = GAME.read_pack("mine.toml", text)
    assert [dealt(n, pack).state.mage_need for n in (2, 3, 4)] == [24, 18, 24]


def test_other_facts_have_another_hash() -> None:
    """A pack of other facts has another hash."""
    pack = GAME.read_pack("mine.toml", GOOD.replace("trophies = 8", "trophies = 9"))
    assert pack.hash != GAME.pack().hash


@pytest.mark.parametrize(("old", "new", "line"), BAD)
def test_a_bad_pack_is_named_by_file_and_line(old: str, new: str, line: int) -> None:
    """The error of a bad pack names the file and the line of what is wrong."""
    assert GOOD.count(old) == 1
    found = error(GOOD.replace(old, new))
    assert (found.source, found.line) == ("mine.toml", line)
    assert str(found).startswith(f"mine.toml, line {line}: ")


def test_a_missing_table_is_named() -> None:
    """The error of a pack without a table names the table."""
    assert "no-table key=goals" in str(error(GOOD[: GOOD.index("[goals]")]))


def test_embedded_facts_are_checked_like_a_file() -> None:
    """Embedded facts that are impossible are refused."""
    facts = dict(GAME.pack().facts)
    assert GAME.pack_of("theirs", facts).hash == GAME.pack().hash
    with pytest.raises(PackError):
        GAME.pack_of("theirs", facts | {"supply": {"monsters": -1}})
