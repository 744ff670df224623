"""Positions as text, and what is undone."""

from random import Random

import pytest

from questable.engine import OVER, Value
from questable.engine.sampling import playout
from questable.games.holy_quest import GAME
from tests.games.holy_quest.position import position


def test_a_position_loads_from_its_text() -> None:
    """In the middle of a game with everything in it."""
    setup = GAME.setup(4, {"mode": "competition", "advanced": True, "expansion": True})
    state = GAME.deal(setup)
    playout(state, Random(4), 300)
    assert GAME.load(setup, state.dump()).dump() == state.dump()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("holy-quest", "questor", "position-heading"),
        (
            "pawn f2 clare-of-assisi path-20",
            "pawn f2 clare-of-assisi path-60",
            "line .*position-word key=pawn",
        ),
        ("pawn f2 clare-of-assisi path-20", "pawn f2 clare path-20", "position-word key=pawn"),
        (
            "pawn f2 clare-of-assisi path-20",
            "pawn f9 clare-of-assisi path-20",
            "position-word key=pawn",
        ),
        ("\nice 10", "", "position-missing key=ice"),
    ],
)
def test_a_bad_position_says_what_is_wrong(old: str, new: str, why: str) -> None:
    """With a ValueError."""
    p = position("f2 20")
    text = p.state.dump()
    assert old in text
    with pytest.raises(ValueError, match=why):
        GAME.load(p.setup, text.replace(old, new, 1))


def test_a_move_can_be_taken_back_until_the_die_falls() -> None:
    """A roll cannot (T-2.1)."""
    match = position("f2 20, f3 40").match()
    match.play(-1, "die:3", "dealer")
    assert match.undo_refusal(0) == "T-2.1"
    before = match.state.dump()
    match.play(0, "move:f2", "person")
    match.undo(0, "person")
    assert match.state.dump() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_imagined_is_the_position_itself(players: int) -> None:
    """Nothing is hidden: from any view, also while pawns are picked, everything follows."""
    samples: list[dict[str, Value]] = [{"expansion": True}, {"mode": "competition", "read": "all"}]
    for number, sample in enumerate(samples):
        setup = GAME.setup(players, sample)
        rng = Random(number)
        state = GAME.deal(setup)
        while state.actor != OVER:
            view = GAME.view(state, state.ply % players)
            assert GAME.imagine(setup, view, rng).dump() == state.dump()
            playout(state, rng, 1)
