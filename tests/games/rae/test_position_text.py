"""A position as text: nothing is lost, and what cannot be read is said."""

import pytest

from questable.games.rae import GAME
from tests.games.rae.position import KING, Position, position

GROUPS = "0: sword red blue green; 0: sword yellow orange; 1: red crown scroll"


def positions() -> list[Position]:
    """A moved and a lifted card, an open window, an offer, known cards, the end."""
    mirror = position("enchanted-mirror red-sword", "blue-crown", "").carry_out(
        "event:enchanted-mirror:1"
    )
    moved = position("", "", groups=GROUPS).play("take:red-sword:collection-1", "to:collection-2")
    return [
        moved,
        position("", "", groups=GROUPS).play("take:red-sword:collection-1"),
        position("siege", KING, KING, "").play("event:siege:1").answer(1).by(0, "decline"),
        mirror.play("give:red-sword"),
        position("", "", pile="").play("done"),
    ]


@pytest.mark.parametrize("number", range(5))
def test_a_position_is_read_as_it_was_written(number: int) -> None:
    """Every line of it."""
    p = positions()[number]
    again = GAME.load(p.setup, p.state.dump())
    assert again.dump() == p.state.dump()
    assert again.actor == p.state.actor


@pytest.mark.parametrize("line", ["phases", "pile", "moved", "replies", "event", "turn", "limit"])
def test_a_missing_line_is_named(line: str) -> None:
    """Nothing is guessed."""
    p = position("red-sword", "")
    text = "\n".join(row for row in p.state.dump().split("\n") if row.split(" ")[0] != line)
    with pytest.raises(ValueError, match=line):
        GAME.load(p.setup, text)


@pytest.mark.parametrize(
    ("old", "new"), [("rae\n", "ray\n"), ("hand 0 red-sword", "hand 0 red-spoon")]
)
def test_what_cannot_be_read_is_refused(old: str, new: str) -> None:
    """Another game's position, or a card that there is not."""
    p = position("red-sword", "")
    text = p.state.dump()
    assert old in text
    with pytest.raises(ValueError, match=r"rae|red-spoon"):
        GAME.load(p.setup, text.replace(old, new, 1))
