"""A position as text: nothing is lost, and what cannot be read is said."""

import pytest

from tests.games.run_the_race.position import LONER, Position, dealt, position


def positions() -> list[Position]:
    """Face-down hands, a race, a slot to refill, voids, shuffled side piles, the end."""
    hands = "red-x-x-feb red-l-x-oct", "blue-m-x-nov"
    stuck = position("red-l-x-oct", "blue-m-x-nov", "green-a-x-jan", "brown-b-x-feb")
    won = position("red-x-x-feb", "blue-m-x-nov", "red-x-x-dec", LONER, draw=(0, 0))
    return [
        dealt().refill(),
        position(*hands, "red-x-x-dec", LONER),
        position(*hands, "red-x-x-dec", LONER).play(0, 1, "left"),
        stuck.turn(),
        position(*hands, "red-x-x-dec", LONER, sides=(1, 0), side="pink-c-x-may", pace="calm"),
        won.play(0, 1, "left"),
    ]


@pytest.mark.parametrize("number", range(6))
def test_a_position_is_read_as_it_was_written(number: int) -> None:
    """Every line of it."""
    p = positions()[number]
    again = p.game.load(p.setup, p.state.dump())
    assert again.dump() == p.state.dump()
    assert again.actor == p.state.actor


@pytest.mark.parametrize("line", ["unseen", "side", "draw", "sides", "phase", "turn", "fruitless"])
def test_a_missing_line_is_named(line: str) -> None:
    """Nothing is guessed."""
    p = positions()[1]
    text = "\n".join(row for row in p.state.dump().split("\n") if row.split(" ")[0] != line)
    with pytest.raises(ValueError, match=line):
        p.game.load(p.setup, text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("run-the-race\n", "run\n", "position-heading"),
        ("hand 0 red-x-x-feb", "hand 0 nobody", "nobody"),
        ("hand 0 red-x-x-feb", "hand 0", "position-length key=hand n=5"),
    ],
)
def test_what_cannot_be_read_is_refused(old: str, new: str, why: str) -> None:
    """Another game's position, a card that there is not, a hand of four slots."""
    p = positions()[1]
    text = p.state.dump()
    assert old in text
    with pytest.raises(ValueError, match=why):
        p.game.load(p.setup, text.replace(old, new, 1))
