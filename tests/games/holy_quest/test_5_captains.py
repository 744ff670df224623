"""Chapter 5: what Captains may do, and what can be done to them."""

import pytest

from tests.games.holy_quest.position import position
from tests.rule import rule


@rule("H-5.1")
def test_a_captain_cannot_be_bumped_by_another_pawn() -> None:
    """Nor by a start, Fast Forward, Cross Over or going back."""
    assert position("f2 26, f3 40, d1 27").play("die:1").refusal("move:f2") == "H-3.7"
    assert position("f2 5, d1 21").play("die:1", "move:f2").at("d1") == "21"
    assert position("f2 7, d1 38").play("die:1", "move:f2").at("d1") == "38"
    assert position("f2 24, d1 21").play("die:1", "move:f2", "action:4").at("d1") == "21"


@rule("H-5.1")
def test_a_captain_bumps_a_captain() -> None:
    """By a move, a start, Fast Forward, Cross Over or going back."""
    assert position("f1 26, d1 27").play("die:1", "move:f1").at("d1") == "home"
    assert position("d1 2").play("die:1", "start:f1").at("d1") == "home"
    assert position("f1 5, d1 21").play("die:1", "move:f1").at("d1") == "home"
    assert position("f1 7, d1 38").play("die:1", "move:f1").at("d1") == "home"
    assert position("f1 24, d1 21").play("die:1", "move:f1", "action:4").at("d1") == "home"


@rule("H-5.1")
def test_a_captain_is_frozen_by_a_captains_card_7() -> None:
    """Not by another pawn's."""
    p = position("f1 4, d1 20").play("die:1", "move:f1", "action:7")
    assert p.legal() == ["freeze:d1"]
    p = position("f2 4, d1 20").play("die:1", "move:f2", "action:7")
    assert p.turn == "carmelites"


@rule("H-5.1")
def test_a_captain_is_frozen_by_any_pawn_on_a_freeze_tile() -> None:
    """By a double, even on its own Holy Ground."""
    p = position("f2 6, d1 30").play("die:1", "move:f2", "freeze:d1", "dice:5:5")
    assert p.at("d1") == "30*"


@rule("H-5.1")
def test_a_captain_rolls_both_dice_after_a_right_answer_to_card_1() -> None:
    """As on a Saint tile."""
    p = position("f1 4").on_top("dominic").read("dominic").play("die:1", "move:f1", "action:1")
    p.play("saint:bonaventure", "question:dominic:level-1:1", "answer:1")
    assert p.legal()[0] == "dice:1:1"
    assert p.play("dice:3:4").at("f1") == "12"


@rule("H-5.1")
def test_captains_may_be_played_as_regular_pawns() -> None:
    """Then they have none of this, but each is still its saint."""
    assert position("f2 26, d1 27", captains=False).play("die:1", "move:f2").at("d1") == "home"
    p = position("f1 18", captains=False).on_top("dominic").read("dominic")
    p.play("die:1", "move:f1", "saint:bonaventure", "question:dominic:level-1:1", "answer:1")
    assert p.legal()[0] == "die:1"
    assert position("f1 30, d2 31, f3 40", captains=False).play("die:1").refusal("move:f1") == (
        "H-3.7"
    )


@rule("H-5.2")
@pytest.mark.parametrize("place", [27, 31])
def test_a_frozen_captain_is_bumped_by_any_pawn_anywhere(place: int) -> None:
    """Even on its own Holy Ground; the marker returns."""
    p = position(f"f2 {place - 1}, d1 {place}*").play("die:1", "move:f2")
    assert (p.at("d1"), p.view().ice) == ("home", 10)


@rule("H-5.2")
def test_a_frozen_captain_may_be_named_on_a_wild_tile() -> None:
    """An unfrozen one may not."""
    p = position("f2 8, d1 31*, c1 40").play("die:1", "move:f2")
    assert p.legal("bump") == ["bump:d1"]


@rule("H-5.2")
def test_an_unfrozen_captain_has_its_immunity_again() -> None:
    """As soon as the ice is off."""
    p = position("f2 26, f3 40, d1 27*", turn="dominicans").play("thaw:d1", "dice:2:2")
    p.play("die:3", "die:1")
    assert p.refusal("move:f2") == "H-3.7"
