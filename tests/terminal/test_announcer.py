"""How a session begins and ends."""

import pytest

from questable.table.log.dealer import seed_from
from tests.terminal.script import Told, play

BOTS = ("human", "club", "club", "club")


def test_the_promise_is_short_and_can_be_seen_whole() -> None:
    """Sixteen digits at the start, all of them on demand, and nothing where people roll."""
    told = play("promise")
    opening, answer = told.text.split("> promise")
    assert told.record.commitment not in opening
    assert told.record.commitment[:16] in opening
    assert "to check everything after the game" in opening
    assert told.record.commitment in answer
    assert "no fairness check" in play("promise", own_dice=True).text


@pytest.mark.parametrize(
    ("seats", "lines", "sentence"),
    [
        (BOTS, ["pick:mage:north"], "Player 1: your Mage must see 25 tiles face up"),
        (BOTS, ["1"], "Whoever reaches a goal first wins."),
        (("human", "human"), ["1"] * 4, "Whoever reaches both goals first wins."),
        (("human",), ["1"] * 4, "A round without a new tile loses as well."),
    ],
)
def test_goals_are_told_when_heroes_are_picked(
    seats: tuple[str, ...], lines: list[str], sentence: str
) -> None:
    """Each person's goals, and how the game is won and lost, once."""
    told = play(*lines, "1", "1", seats=seats)
    assert told.flat.count(sentence) == 1
    assert "Bell: your" not in told.text


def test_who_is_a_bot_is_said_first() -> None:
    """They have names like people; who plays among people only hears nothing of them."""
    assert "Bell is a bot." in play(seats=("human", "club")).text
    assert "Bots at this table: Bell, Clover." in play(seats=("human", "club", "random")).text
    assert "bot" not in play(seats=("human", "human")).text


def test_the_strict_compass_is_told_with_the_goals() -> None:
    """Who plays with it hears how it loses the game."""
    told = play(*["1"] * 4, seats=("human",), options={"compass": True})
    assert "you must reveal a tile or everyone loses." in told.text


def ended(*lines: str, live: bool = True) -> Told:
    """A game played to its end, and what was typed afterwards."""
    first = play(*["1"] * 2000, seats=BOTS)
    return play(*lines, seats=BOTS, record=first.record, live=live)


def test_after_the_end_people_stay() -> None:
    """At a keyboard one may look, ask and save; the game itself is over."""
    told = ended("look", "what changed", "promise", "1", "undo", "hint", "quit", "no", "look")
    assert told.finished
    after = told.text.split("You can still look around", 1)[1]
    assert "Face down" in after or "has its wall" in after
    assert seed_from("script").hex() in after
    assert after.count("(T-1.2)") == 3
    assert after.count("> look") == 1


def test_after_the_end_it_is_told_again() -> None:
    """`replay` tells all entries or some; before the end it does not."""
    told = ended("replay 3 5", "replay")
    some, every = told.text.split("> replay")[1:]
    assert "\n3. Chance: " in some
    assert "\n6. " not in some
    assert "\n1. Chance: " in every
    assert "once the game is over" in play("replay").text


def test_a_pipe_ends_with_the_game() -> None:
    """Where nobody sits, nobody is asked after the end."""
    told = ended("look", live=False)
    assert told.finished
    assert "> look" not in told.text
