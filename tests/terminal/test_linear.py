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
    assert "Face down and empty: " in told.text
    assert re.search(r"Round \d+\.", told.text)
    assert re.search(r"Monsters left: \d+\.", told.text)


def test_what_is_at_a_place() -> None:
    """Tiles and outside spaces are told; unknown places are said to be unknown."""
    told = play("1", "what is at c1", "What's at north?", "quoi en c5", "what is at z9")
    assert "c1 is face down." in told.text
    assert "This is outside the north entrance. The Warrior is here." in told.flat
    assert re.search(r"c5 (is face down|has its wall)", told.text)
    assert "I don’t know “z9”." in told.text


def test_where_somebody_is() -> None:
    """Heroes are found by their names in either language, with or without article."""
    told = play(
        "1", "where is the warrior", "où est le guerrier", "where is prisoner", "where is x"
    )
    assert told.text.count("The Warrior of Player 1 is outside the north entrance.") == 2
    assert "The Prisoner is not in this game." in told.text
    assert "I don’t know “x”." in told.text


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


def test_texts_to_type_are_told_on_demand() -> None:
    """A choice is its words alone; `?` adds the text to type."""
    told = play("1", "?")
    offered, listed = told.text.split("> ?")
    assert "move:" not in offered
    assert re.search(r"1: Move \w+ to \w\d\. move:\w", listed)


def test_face_down_tiles_are_told_once() -> None:
    """A face-down tile with a gemstone is not in the list of the empty ones."""
    told = play("1", "look")
    looked = told.text.split("> look")[1]
    empty = looked.split("Face down and empty: ")[1].split("\n")[0]
    gems = re.findall(r"(\w\d) is face down\. A gemstone is here\.", looked)
    assert len(gems) == 2
    assert not any(gem in empty for gem in gems)


def test_legend_explains_places_and_commands() -> None:
    """Without a drawing there are no signs to explain."""
    told = play("legend", "1", "what is at c5")
    assert "a1 is the north-west corner" in told.text
    assert "“why ACTION”" in told.text
    assert "The south entrance leads here." in told.text


def test_a_resumed_game_is_described_first() -> None:
    """Before the first question one hears where things stand, and what has happened."""
    record = play("1", "1").record
    told = play("what changed", record=record)
    opening, answer = told.text.split("> what changed")
    assert "your Warrior must slay 8 monsters." in opening
    assert re.search(r"The Warrior of Player 1 is on \w\d", opening)
    assert "reveals" in answer
