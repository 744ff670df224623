"""Chapter 2: which rule a refusal names where two of them forbid an action."""

from tests.games.rae.position import position, started
from tests.rule import rule

ONE = "red-sword red-crown blue-crown green-chalice thieves"
TWO = "yellow-sword yellow-crown purple-crown black-chalice orange-scroll"


@rule("R-2.2", "R-2.1")
def test_the_limit_is_named_before_a_card_that_is_not_held() -> None:
    """In a fair first turn two cards are all there are, whichever is asked for."""
    p = started(ONE, TWO, fair_start=True).play("lay:red-sword:red-crown")
    assert p.refusal("add:red-scroll:quest-1") == "R-2.1"
    assert p.refusal("lay:black-sword:black-crown") == "R-2.1"
    p = started(ONE, TWO, fair_start=True)
    assert p.refusal("lay:black-sword:black-crown") == "R-2.2"


@rule("R-2.6", "R-2.3")
def test_a_card_that_is_not_held_is_named_before_one_that_does_not_fit() -> None:
    """Beside a card that was taken up."""
    p = position("red-scroll blue-scroll", "", groups="0: sword red blue green")
    p.play("take:red-sword:collection-1")
    assert p.refusal("with:blue-crown") == "R-2.2"
    assert p.refusal("with:blue-scroll") == "R-2.3"


@rule("R-2.7", "R-2.3")
def test_a_colour_twice_is_named_before_another_owner() -> None:
    """Another player's Collection, with and without the card's colour."""
    groups = "0: sword red blue green; 1: sword red yellow; 1: sword purple orange"
    p = position("red-scroll", "", groups=groups).play("take:red-sword:collection-1")
    assert p.refusal("to:collection-2") == "R-2.3"
    assert p.refusal("to:collection-3") == "R-2.7"


@rule("R-2.8", "R-2.5", "R-2.3")
def test_what_does_not_fit_is_named_before_a_third_addition() -> None:
    """After two cards were added one by one."""
    groups = "0: red sword crown; 1: blue sword crown; 1: green sword crown"
    p = position("red-scroll blue-scroll green-sword green-scroll", "", groups=groups)
    p.play("add:red-scroll:quest-1", "add:blue-scroll:quest-1")
    assert p.refusal("add:green-sword:quest-1") == "R-2.3"
    assert p.refusal("add:green-scroll:quest-2") == "R-2.5"
    assert p.refusal("add:green-scroll:quest-1") == "R-2.8"


@rule("R-1.3", "R-2.2")
def test_an_event_that_can_do_nothing_is_named_before_the_limit() -> None:
    """After three cards Thieves are aimed at oneself, then at another."""
    hand = "red-sword red-crown blue-crown thieves"
    p = position(hand, "green-crown", groups="1: blue sword scroll")
    p.play("lay:red-sword:red-crown", "add:blue-crown:quest-1")
    assert (p.refusal("event:thieves:0"), p.refusal("event:thieves:1")) == ("R-1.3", "R-2.2")


@rule("R-2.2", "R-3.3")
def test_a_second_event_is_named_before_a_team_mate() -> None:
    """After a siege Thieves are aimed at the partner across."""
    hands = ["siege thieves red-sword", *["red-crown blue-crown"] * 3]
    p = position(*hands, teams=True)
    assert p.refusal("event:thieves:2") == "R-3.3"
    p.carry_out("event:siege:1")
    assert p.refusal("event:thieves:2") == "R-2.2"


@rule("R-2.10", "R-3.3")
def test_a_partner_cancels_the_king_that_cancelled_yours() -> None:
    """Nobody of the side that played last is asked: not the partner at first, then just they."""
    king = "long-live-the-king"
    hands = ["thieves red-sword", f"{king} blue-crown", f"{king} green-crown", "red-crown"]
    p = position(*hands, teams=True).play("event:thieves:1")
    assert p.asked == [1, 3]
    p.answer(1)
    assert p.asked == [0, 2]
    p.answer(2)
    assert p.asked == [1, 3]
    assert p.answer().phase == "steal"
