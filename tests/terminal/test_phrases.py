"""Actions by the words that people read, and what is suggested instead of a slip."""

import pytest

from questable.engine import CHANCE
from tests.rule import rule
from tests.terminal.script import play


@pytest.mark.parametrize(
    "line",
    [
        "Take the Warrior, north entrance",
        "take the warrior north entrance.",
        "TAKE THE WARRIOR, NORTH",
        "Prendre le Guerrier, entrée nord",
        "prendre le guerrier entree nord",
    ],
)
def test_actions_are_chosen_by_their_words(line: str) -> None:
    """In either language, without regard to case, accents and commas, as far as it is clear."""
    assert "pick:warrior:north" in [entry.action for entry in play(line).record.entries]


def test_what_is_not_clear_is_not_chosen() -> None:
    """The beginning of several actions is none of them."""
    told = play("take the warrior")
    assert "There is no action or command “take the warrior”." in told.text
    assert all(entry.by != "person" for entry in told.record.entries)


@rule("Q-2.1", "Q-3.1", "Q-1.4")
def test_why_understands_words() -> None:
    """Also those of actions that are not on offer."""
    taken = play().record.effective()
    pick = next(entry.action for entry in taken if entry.seat != CHANCE).split(":")
    told = play(
        f"why take the {pick[1]}, {pick[2]} entrance", "why take the warrior, north entrance"
    )
    assert "Somebody has chosen this hero already. (Q-2.1)" in told.text
    assert "pick:warrior:north is allowed now" in told.text
    told = play("1", "why pass", "why move west", "pourquoi passer")
    assert told.text.count("the Healer may pass. If you can do nothing") == 2
    assert "other edges lead nowhere. (Q-1.4)" in told.text


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("why jump:c3", "blink:c3 (Teleport to c3 (gift))"),
        ("why jump c3", "teleport:c3 (Teleport a monster to c3)"),
        ("why pick:warior:north", "pick:warrior:north (Take the Warrior, north entrance)"),
        ("why take the warior, north entrance", "pick:warrior:north"),
    ],
)
def test_slips_get_a_suggestion(line: str, meant: str) -> None:
    """The nearest text or words, or what else can be done to the same thing."""
    told = play(line)
    assert "There is no action or command" in told.text
    assert "Did you mean " in told.text
    assert meant in told.text
