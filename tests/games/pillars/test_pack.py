"""Packs: what the shipped one says, and what is wrong with a bad one, by file and line."""

import pytest

from questable.engine import PackError
from questable.games.pillars import GAME
from questable.games.pillars.board import STATION_NAMES
from questable.games.pillars.pack import layout
from tests.rule import rule

CLASSIC = """\
red = ["2,-3 3,-3", "2,-2 3,-3 3,-2", "1,-1 2,-2 2,-1", "0,0 1,-1 1,0", "2,-1 3,-2 3,-1",
       "3,-2 3,-1", "1,0 2,-1 2,0", "2,0 3,-1 3,0", "2,1 3,0"]
"""
GOOD = f"""\
name = "mine"

[classic]
pillars = ["0,0", "-2,1", "1,-2", "1,1"]
{CLASSIC}apostate = ["0,-1 1,-2 1,-1", "-2,1 -1,0 -1,1", "0,1 1,0 1,1"]

[swift]
pillars = ["0,0", "-2,1", "1,-2", "1,1"] # the same
red = ["2,-3 3,-3", "2,-2 3,-3 3,-2", "1,-1 2,-2 2,-1", "1,-1 1,0 2,-1", "3,-1 3,0",
       "3,-3 3,-2", "1,0 2,-1 2,0", "2,0 3,-1 3,0", "2,1 3,0"]
apostate = ["0,-1 1,-2 1,-1", "-2,1 -1,0 -1,1", "0,1 1,0 1,1"] # the same
"""
GOLD = """\
gold = ["-3,1 -3,0", "-2,0 -3,0 -2,-1", "-1,0 -2,0 -1,-1", "0,0 -1,0 0,-1",
        "-1,-1 -2,-1 -1,-2", "-2,-1 -1,-2", "0,-1 -1,-1 0,-2", "0,-2 -1,-2 0,-3", "1,-3 0,-3"]
"""

BAD = [
    ('name = "mine"', "", 1, "pack-name most=60"),
    ('name = "mine"', "name = 3", 1, "pack-name most=60"),
    ('name = "mine"', 'name = "mine"\nedition = 2', 2, "unknown-key key=edition"),
    ("[classic]", "[classic", 3, "line 3"),
    ("[swift]", "[slow]", 9, "unknown-key key=slow"),
    ('pillars = ["0,0", "-2,1", "1,-2", "1,1"]\n', "", 3, "key-missing table=classic key=pillars"),
    (CLASSIC, "", 3, "key-missing table=classic key=red"),
    ("] # the same\nred", ', "2,0"]\nred', 10, "places key=pillars n=4 count=5"),
    ('"1,1"] # the same', '"1,1 1,0"]', 10, "one-site"),
    ('"1,1"] # the same', '"0,0"]', 10, "two-pillars"),
    ('"1,1"] # the same', '"2,2"]', 10, "no-site"),
    ('"1,1"] # the same', '"middle"]', 10, "no-site"),
    ('"1,1"] # the same', '""]', 10, "one-site"),
    ('"1,1"] # the same', "11]", 10, "list-of-sites"),
    ('"1,-1 1,0 2,-1"', '"1,-1 1,0 2,0"', 11, "no-station"),
    ('"1,-1 1,0 2,-1"', '"1,-1"', 11, "no-station"),
    ('"3,-3 3,-2"', '"1,0 2,0"', 11, "no-station"),
    ('"1,-1 1,0 2,-1", ', "", 11, "places key=red n=9 count=8"),
    ('"1,-1 1,0 2,-1"', '"3,-1 3,0"', 11, "two-followers key=red other=red"),
    ('"1,-1 1,0 2,-1"', '"0,-3 1,-3"', 11, "two-followers key=gold other=red"),
    ('"0,1 1,0 1,1"] # the same', '"2,1 3,0"]', 13, "two-followers key=apostate other=red"),
    ('"0,1 1,0 1,1"] # the same', "3]", 13, "list-of-sites"),
    ('"0,1 1,0 1,1"] # the same', "", 14, ""),
    ("[swift]", "[swift]\ngreen = []", 10, "key-unknown table=swift key=green"),
    ("[swift]", "[swift]\ngold = []", 10, "places key=gold n=9 count=0"),
    ("[swift]", "[swift]\nblue = 9", 10, "list-of-sites key=blue"),
]
"""What is changed in GOOD to what, and the line and words of the error."""


def error(text: str) -> PackError:
    """What is wrong with a pack."""
    with pytest.raises(PackError) as raised:
        GAME.read_pack("mine.toml", text)
    return raised.value


@rule("P-2.2", "P-2.4")
def test_the_shipped_pack_has_the_written_facts() -> None:
    """A pack of the same facts has the same hash, whatever its name."""
    assert GAME.read_pack("mine.toml", GOOD).hash == GAME.pack().hash


@rule("P-2.1")
def test_a_pack_has_nine_of_each_faith_and_three_apostates() -> None:
    """Neither more nor fewer."""
    more = GOOD.replace('"0,1 1,0 1,1"]\n\n', '"0,1 1,0 1,1", "0,0 0,1 1,0"]\n\n')
    assert "places key=apostate n=3 count=4" in str(error(more))
    fewer = GOOD.replace('"2,-3 3,-3", ', "", 1)
    assert "places key=red n=9 count=8" in str(error(fewer))


@rule("P-1.4")
def test_a_pack_has_four_pillars() -> None:
    """Neither more nor fewer."""
    assert "places key=pillars n=4 count=3" in str(error(GOOD.replace('"0,0", "-2,1"', '"0,0"', 1)))


@rule("P-1.3")
def test_a_pack_has_one_pillar_to_a_site_and_one_follower_to_a_station() -> None:
    """Two in one place are refused."""
    assert "two-pillars" in str(error(GOOD.replace('"0,0", "-2,1"', '"1,1", "-2,1"', 1)))
    assert "two-followers key=red other=red" in str(
        error(GOOD.replace('"2,1 3,0"', '"3,-2 3,-1"', 1))
    )


@rule("P-2.2")
def test_gold_and_blue_are_red_turned_unless_they_are_typed() -> None:
    """A Gold follower typed elsewhere stands there, and Blue is Gold turned."""
    text = GOOD.replace("[swift]", GOLD.replace('"1,-3 0,-3"', '"0,-2 0,-3 1,-3"') + "\n[swift]")
    board, _ = layout(GAME.read_pack("mine.toml", text), "classic")
    shipped, _ = layout(GAME.pack(), "classic")
    moved = {STATION_NAMES[n] for n in range(72) if board[n] != shipped[n]}
    assert {"e1", "e2"} < moved
    assert len(moved) == 4


@rule("P-2.2")
def test_a_pack_changes_the_table() -> None:
    """Pillars stand where the pack says."""
    text = GOOD.replace('"-2,1", "1,-2", "1,1"]\n', '"-2,1", "1,-2", "2,0"]\n', 1)
    pack = GAME.read_pack("mine.toml", text)
    assert pack.hash != GAME.pack().hash
    assert layout(pack, "classic")[1] != layout(GAME.pack(), "classic")[1]
    assert layout(pack, "swift") == layout(GAME.pack(), "swift")


@pytest.mark.parametrize(("old", "new", "line", "why"), BAD)
def test_a_bad_pack_is_named_by_file_and_line(old: str, new: str, line: int, why: str) -> None:
    """The error of a bad pack names the file and the line of what is wrong."""
    assert GOOD.count(old) >= 1
    found = error(GOOD.replace(old, new, 1))
    assert (found.source, found.line) == ("mine.toml", line), found
    assert str(found).startswith(f"mine.toml, line {line}: ")
    assert why in str(found)


def test_a_missing_setup_is_named() -> None:
    """The error of a pack without a set-up names it."""
    assert "no-table key=swift" in str(error(GOOD[: GOOD.index("[swift]")]))


def test_embedded_facts_are_checked_like_a_file() -> None:
    """Embedded facts that are impossible are refused."""
    facts = dict(GAME.pack().facts)
    assert GAME.pack_of("theirs", facts).hash == GAME.pack().hash
    with pytest.raises(PackError):
        GAME.pack_of("theirs", facts | {"swift": {}})
    with pytest.raises(PackError):
        GAME.pack_of("theirs", facts | {"swift": "quick"})
    with pytest.raises(PackError):
        GAME.pack_of("", facts)
