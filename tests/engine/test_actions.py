"""Actions are interned once and found by index and text."""

import pytest

from questable.engine import ActionTable, UnknownAction


def test_an_action_is_found_by_its_text() -> None:
    """Parsing a text gives the very object that was interned."""
    table = ActionTable()
    north = table.add(3, "move:n", 0, 7)
    east = table.add(3, "move:e", 1)
    assert table.parse("move:n") is north
    assert (north.index, north.kind, north.a, north.b) == (0, 3, 0, 7)
    assert (east.index, east.b, repr(east)) == (1, 0, "move:e")


def test_an_unknown_text_is_refused_by_name() -> None:
    """The error carries the text."""
    with pytest.raises(UnknownAction, match="'fly:n'") as caught:
        ActionTable().parse("fly:n")
    assert caught.value.text == "fly:n"


def test_a_text_stands_once() -> None:
    """Two actions with one text would make records ambiguous."""
    table = ActionTable()
    table.add(0, "pass")
    with pytest.raises(ValueError, match="stands twice"):
        table.add(1, "pass")


def test_a_table_is_bounded() -> None:
    """Beyond 4,096 actions a choice must become a sequence of steps."""
    table = ActionTable()
    for i in range(4096):
        table.add(0, str(i))
    with pytest.raises(ValueError, match="4096"):
        table.add(0, "one more")


def test_a_slash_is_the_tables() -> None:
    """No action may look like an entry of the table."""
    with pytest.raises(ValueError, match="slash"):
        ActionTable().add(0, "/undo:1")
