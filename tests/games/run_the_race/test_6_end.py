"""Winning by the twentieth card (S-6.4)."""

import pytest

from questable.engine import CHANCE, OVER
from questable.games.run_the_race.standing import cards_left
from tests.games.run_the_race.position import LONER, position
from tests.rule import rule

TOP = "red-l-m-oct"


@rule("S-6.4")
@pytest.mark.parametrize("pace", ["calm", "race"])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_played_all_cards_wins_at_once(seat: int, pace: str) -> None:
    """Hand and draw pile are empty; the other has no turn more."""
    hands = ("red-x-x-feb", "red-x-x-mar red-x-x-apr")
    p = position(*(hands[::-1] if seat else hands), TOP, LONER, draw=(0, 0), pace=pace, turn=seat)
    log = p.listen()
    p.play(seat, 1, "left")
    assert (p.state.actor, p.winners) == (OVER, [seat])
    assert p.state.result().reason == "all-played"
    assert [e.kind for e in log.events] == ["played", "won"]
    assert p.state.result().scores[seat] == 20


@rule("S-6.4", "T-1.2")
def test_then_the_game_is_over() -> None:
    """Nobody may do anything more."""
    p = position("red-x-x-feb", "red-x-x-mar", TOP, LONER, draw=(0, 0)).play(0, 1, "left")
    assert p.no(1, 1, "left") == p.refusal(CHANCE, f"draw:{LONER}") == "T-1.2"
    assert p.legal(1) == []


@rule("S-6.4")
def test_it_does_not_matter_what_the_other_has_left() -> None:
    """A whole draw pile, for instance."""
    p = position("red-x-x-feb", "red-x-x-mar", TOP, LONER, draw=(0, 15)).play(0, 1, "left")
    assert (p.state.actor, p.winners) == (OVER, [0])


@rule("S-6.4")
def test_an_empty_hand_is_not_enough() -> None:
    """As long as the draw pile has a card."""
    p = position("red-x-x-feb", "red-x-x-mar", TOP, LONER, draw=(1, 0)).play(0, 1, "left")
    assert p.state.actor == CHANCE
    p.chance("draw:red-x-x-jan-filler")
    assert cards_left(p.state, 0) == 1
    assert p.state.actor != OVER


@rule("S-6.4")
def test_an_empty_draw_pile_is_not_enough() -> None:
    """As long as a card is in hand."""
    p = position("red-x-x-feb red-x-x-apr", "red-x-x-mar", TOP, LONER, draw=(0, 0))
    p.play(0, 1, "left")
    assert p.state.actor != OVER


@rule("S-6.4")
def test_what_is_left_is_told() -> None:
    """With every card played."""
    p = position("red-x-x-feb red-x-x-apr", "red-x-x-mar", TOP, LONER, draw=(3, 0))
    log = p.listen()
    p.play(0, 1, "left")
    assert log.events[-1].facts["left"] == 4
    assert p.view(1).left == [4, 1]
