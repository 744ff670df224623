"""A position as text: nothing is lost, and what cannot be read is said."""

import pytest

from questable.games.saint_cards import GAME
from tests.games.saint_cards.position import Position, position

LOOKS = ("look:teal.ka", "look:teal.kb", "look:teal.kc")


def positions() -> list[Position]:
    """Claims, Joseph's look, a secret choice, a fine, proofs and known cards, the end."""
    hands = "red.a red.b red.c", "blue.a blue.b", "pink.a pink.b"
    learning = position(*hands, top="red.oct", options="learning").play("play:red.a")
    joseph = position("saint-joseph red.a", "blue.a", deck="teal.ka teal.kb teal.kc |")
    giving = position("all-saints red.a red.b", *hands[1:]).play("play:all-saints")
    noticed = position("red.a red.b", *hands[1:], top="red.top").play("play:red.a", "pass")
    gabriel = position("saint-gabriel red.a", *hands[1:]).play("play:saint-gabriel", "look-at:2")
    over = position("red.a", "blue.a", top="red.top", dealer=0).play("play:red.a")
    return [
        learning.play("claim:colour-red"),
        joseph.play("play:saint-joseph", *LOOKS, "take:teal.kb"),
        giving.by(1, "give:blue.a"),
        noticed.by(2, "notice:0"),
        gabriel.play("name:21", "pass", "draw"),
        over,
    ]


@pytest.mark.parametrize("number", range(6))
def test_a_position_is_read_as_it_was_written(number: int) -> None:
    """Every line of it, and what may be done in it."""
    p = positions()[number]
    again = GAME.load(p.setup, p.state.dump())
    assert again.dump() == p.state.dump()
    for seat in range(-1, p.state.seats):
        assert again.legal(seat) == p.state.legal(seat)


@pytest.mark.parametrize(
    "line", ["phases", "treasures", "top", "on", "played", "head", "bag", "tail", "fined", "named"]
)
def test_a_missing_line_is_named(line: str) -> None:
    """Nothing is guessed."""
    p = position("red.a", "blue.a")
    text = "\n".join(row for row in p.state.dump().split("\n") if row.split(" ")[0] != line)
    with pytest.raises(ValueError, match=line):
        GAME.load(p.setup, text)


@pytest.mark.parametrize(("old", "new"), [("saint-cards\n", "rae\n"), ("red.a", "red.z")])
def test_what_cannot_be_read_is_refused(old: str, new: str) -> None:
    """Another game's position, or a card that there is not."""
    p = position("red.a", "blue.a")
    text = p.state.dump()
    assert old in text
    with pytest.raises(ValueError, match=r"saint-cards|red\.z"):
        GAME.load(p.setup, text.replace(old, new, 1))
