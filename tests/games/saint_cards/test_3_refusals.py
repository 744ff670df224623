"""Which rule a refusal names where two of them forbid an action."""

from tests.games.saint_cards.position import position
from tests.rule import rule


@rule("S-3.7", "S-4.2")
def test_an_empty_draw_deck_is_named_before_a_century_that_can_be_placed() -> None:
    """Seat 1 holds the named century, and there is no card to draw either."""
    hands = "guardian-angels red.a red.b", "blue.b9 blue.a"
    p = position(*hands, top="holy-spirit", deck="").play("play:guardian-angels", "name:9", "pass")
    assert p.refusal("draw") == "S-3.7"
    p = position(*hands, top="cyan.x").play("play:guardian-angels", "name:9", "pass")
    assert p.refusal("draw") == "S-4.2"


@rule("S-3.1", "S-3.5")
def test_a_card_that_is_not_held_is_named_before_too_few_matches() -> None:
    """For a first card and for a second one."""
    p = position("red.a red.b green.c", "blue.a", top="red.x")
    assert (p.refusal("play:blue.a"), p.refusal("play:green.c")) == ("S-3.1", "S-3.2")
    p.play("play:red.a")
    assert (p.refusal("play:blue.a"), p.refusal("play:red.b")) == ("S-3.1", "S-3.5")


@rule("S-3.1", "S-3.5")
def test_after_a_draw_no_card_is_played_and_that_is_why() -> None:
    """After a card it is the limit of two that forbids another."""
    p = position("red.oct.africa.a red.oct.africa.b red.c", "blue.a", top="red.x")
    drawn = p.clone().play("draw", "deal:teal.ka")
    assert drawn.refusal("play:red.c") == "S-3.1"
    p.play("play:red.oct.africa.a", "play:red.oct.africa.b")
    assert p.refusal("play:red.c") == "S-3.5"


@rule("S-3.2", "S-4.2", "S-4.4")
def test_under_a_century_a_wildcard_and_a_saint_are_refused_by_different_rules() -> None:
    """The WildCard because it never answers, the saint because another card must."""
    p = position("guardian-angels red.a", "blue.b9 our-lady blue.a", top="cyan.x")
    p.play("play:guardian-angels", "name:9", "pass")
    assert (p.refusal("play:our-lady"), p.refusal("play:blue.a")) == ("S-3.2", "S-4.2")


@rule("S-5.6", "S-3.3")
def test_a_fact_that_the_card_does_not_bear_is_refused_by_the_matches() -> None:
    """And so is one that was pointed out already; to be done too early is another rule."""
    p = position("red.oct.a red.oct.africa.b red.c", "blue.a", top="red.oct", options="learning")
    p.play("play:red.oct.a", "claim:colour-red")
    assert p.refusal("claim:geography-africa") == "S-3.3"
    assert p.refusal("claim:colour-red") == "S-3.3"


@rule("S-1.7")
def test_who_put_a_card_at_the_bottom_knows_who_draws_it() -> None:
    """Seat 0 put it there; the Draw Deck runs down to it, and seat 1 draws it."""
    hands = "saint-raphael red.a red.b", "blue.a blue.b9"
    p = position(*hands, top="cyan.x", deck="teal.ka |").play("play:saint-raphael")
    p.play("put-below:red.a", "name:9", "pass", "play:blue.b9", "pass")
    p.play("draw", "deal:teal.ka", "pass", "draw", "deal:red.a")
    assert (p.known(0, 1), p.known(-1, 1)) == ("red.a", "")
