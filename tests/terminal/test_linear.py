"""The linear terminal: plain sentences, no drawing, and questions in words."""

import re

from tests.terminal.script import play

DRAWN = re.compile("[\u2500-\u25ff\x1b]")


def test_nothing_is_drawn_or_coloured() -> None:
    """No box, arrow, block or escape sequence reaches a screen reader."""
    told = play("look", "?", "1", "look", "1", "look", "help")
    assert not DRAWN.search(told.text)
    assert max(map(len, told.text.splitlines())) > 80


def test_looking_tells_everything_in_sentences() -> None:
    """The heroes with owner, place and goal, the tiles, the round and the supply."""
    told = play("1", "1", "look", seats=("human", "club", "club", "club"))
    assert re.search(r"The Warrior of Player 1 is on \w\d\. Slay monsters: \d of 8\.", told.text)
    assert re.search(r"\w\d has its wall to the (north|east|south|west)\.", told.text)
    assert "Face down: " in told.text
    assert re.search(r"Round \d+\.", told.text)
    assert re.search(r"Monsters left: \d+\.", told.text)


def test_what_is_at_a_place() -> None:
    """Tiles and outside spaces are told; unknown places are said to be unknown."""
    told = play("1", "what is at c1", "What's at north?", "quoi en c5", "what is at z9")
    assert "c1 is face down." in told.text
    assert "This is outside the north entrance. The Warrior is here." in told.flat
    assert re.search(r"c5 (is face down|has its wall)", told.text)
    assert "Nothing is known of “z9” here." in told.text


def test_where_somebody_is() -> None:
    """Heroes are found by their names in either language, with or without article."""
    told = play(
        "1", "where is the warrior", "où est le guerrier", "where is prisoner", "where is x"
    )
    assert told.text.count("The Warrior of Player 1 is outside the north entrance.") == 2
    assert "The Prisoner is not in this game." in told.text
    assert "Nothing is known of “x” here." in told.text


def test_what_changed_since_my_last_action() -> None:
    """What others and chance did since then, and nothing before it."""
    told = play("1", "1", "what changed", "what changed")
    asked = told.text.split("> what changed\n")[1:]
    assert asked[0] == asked[1].split(">")[0]
    assert "moves" in asked[0]
    assert "takes" not in asked[0]


def test_questions_work_with_the_board_as_well() -> None:
    """The drawing terminal answers the same questions in the same words."""
    told = play("1", "what is at c1", "where is warrior", "what changed", linear=False)
    assert "c1 is face down." in told.text
    assert "The Warrior of Player 1 is outside the north entrance." in told.flat
    assert DRAWN.search(told.text)


def test_french_questions() -> None:
    """The same in French."""
    told = play("1", "quoi en c1", "où est guérisseuse", "quoi de neuf", "voir", lang="fr")
    assert "c1 est face cachée." in told.text
    assert "La Guérisseuse" in told.text
    assert not DRAWN.search(told.text)
