"""S-5.1: the call of who is down to one card, and who notices that it was forgotten."""

import pytest

from tests.games.saint_cards.position import Position, position
from tests.rule import rule


def one_left(*others: str, deck: str | None = None) -> Position:
    """Seat 0 has played and is down to one card, in its turn."""
    hands = others or ("blue.a blue.b", "green.a green.b")
    p = position("red.a red.b", *hands, top="red.top", deck=deck)
    return p.play("play:red.a")


def forgotten(*others: str, deck: str | None = None) -> Position:
    """And has passed without the call."""
    return one_left(*others, deck=deck).play("pass")


@rule("S-5.1")
def test_who_is_down_to_one_card_may_call() -> None:
    """In the turn or after it; then nothing is owed."""
    for p in (one_left(), forgotten()):
        assert p.refusal("call", 0) == ""
        p.by(0, "call")
        assert (p.refusal("call", 0), p.refusal("notice:0", 1)) == ("S-5.1", "S-5.1")


@rule("S-5.1")
def test_a_call_leaves_the_turn_as_it_was() -> None:
    """Before passing, and in the turn of another."""
    p = one_left().by(0, "call")
    assert (p.turn, p.phase) == (0, "second")
    p = forgotten().by(0, "call")
    assert (p.turn, p.phase, p.sizes) == (1, "turn", [1, 2, 2])


@rule("S-5.1")
def test_nobody_else_has_anything_to_call() -> None:
    """Two cards are no reason, whoever's turn it is."""
    p = one_left()
    assert (p.refusal("call", 1), p.refusal("call", 2)) == ("S-5.1", "S-5.1")
    assert position("red.a red.b", "blue.a blue.b", top="red.top").refusal("call") == "S-5.1"


@rule("S-5.1")
def test_who_forgot_draws_one_card_when_noticed() -> None:
    """From the Draw Deck, at once; then the turn of the other goes on."""
    p = forgotten().by(1, "notice:0")
    assert p.chance
    p.play("deal:teal.ka")
    assert (p.hand(0), p.turn, p.phase) == ("red.b teal.ka", 1, "turn")


@rule("S-5.1")
def test_nothing_is_noticed_before_the_pass() -> None:
    """There is still time to call."""
    p = one_left()
    assert (p.refusal("notice:0", 1), p.legal(seat=1)) == ("S-5.1", [])


@rule("S-5.1")
def test_any_other_player_may_notice_at_any_time() -> None:
    """In turn and out of turn, until the last card is played; not oneself."""
    p = forgotten()
    assert [p.refusal("notice:0", seat) for seat in (0, 1, 2)] == ["S-5.1", "", ""]
    p.play("draw", "deal:teal.ka", "pass", "draw", "deal:teal.kb", "pass")
    assert (p.turn, p.refusal("notice:0", 1), p.refusal("notice:0", 2)) == (0, "", "")


@rule("S-5.1")
def test_nothing_is_noticed_once_the_last_card_is_played() -> None:
    """It pays as if all had been said."""
    p = forgotten().play("draw", "deal:teal.ka", "pass", "draw", "deal:teal.kb", "pass")
    p.play("play:red.b")
    assert (p.refusal("notice:0", 1), p.refusal("call", 0)) == ("S-5.1", "S-5.1")
    assert p.treasures == [1 + 1 + 3, 0, 0]


@rule("S-5.1")
def test_calls_are_heard_while_a_card_comes_up() -> None:
    """Seat 1 draws; seat 0 calls, or is noticed and draws before it."""
    p = forgotten().play("draw")
    assert (p.refusal("call", 0), p.refusal("notice:0", 2)) == ("", "")
    p.by(2, "notice:0").play("deal:teal.ka", "deal:teal.kb")
    assert (p.hand(0), p.hand(1)) == ("red.b teal.ka", "blue.a blue.b teal.kb")


@rule("S-5.1")
def test_calls_are_heard_while_all_choose_in_secret() -> None:
    """All Saints is carried out after the card for the forgotten call."""
    p = forgotten("all-saints blue.a blue.b", "green.a green.b").play("play:all-saints")
    p.by(0, "give:red.b").by(2, "notice:0").play("deal:teal.ka")
    assert p.asked == [1, 2]
    p.give("blue.a", "green.a")
    assert [p.hand(seat) for seat in range(3)] == [
        "green.a teal.ka",
        "blue.b red.b",
        "blue.a green.b",
    ]


@rule("S-5.1")
def test_calls_are_heard_while_a_century_is_to_be_named() -> None:
    """And leave it to be named."""
    p = forgotten("our-lady blue.a blue.b", "green.a").play("play:our-lady").by(2, "notice:0")
    assert (p.play("deal:teal.ka").phase, p.turn) == ("name", 1)


@rule("S-5.1")
def test_a_late_call_counts_before_a_notice() -> None:
    """Whoever is first: then there is nothing to notice."""
    p = forgotten().by(0, "call")
    assert (p.refusal("notice:0", 1), p.sizes[0]) == ("S-5.1", 1)


@rule("S-5.1")
def test_only_the_first_to_notice_counts() -> None:
    """The second finds nothing any more, before the card is drawn and after it."""
    p = forgotten().by(1, "notice:0")
    assert (p.refusal("notice:0", 2), p.refusal("call", 0)) == ("S-5.1", "S-5.1")
    assert p.play("deal:teal.ka").refusal("notice:0", 2) == "S-5.1"
    assert p.sizes[0] == 2


@rule("S-5.1")
def test_noticing_wrongly_costs_nothing() -> None:
    """It is refused, and all stays as it was."""
    p = forgotten()
    m = p.match()
    before = m.state.dump()
    assert (p.refusal("notice:2", 1), p.refusal("notice:3", 1)) == ("S-5.1", "T-1.4")
    with pytest.raises(ValueError, match=r"S-5\.1"):
        m.play(1, "notice:2", "person")
    assert m.state.dump() == before


@rule("S-5.1", "S-1.7")
def test_the_duty_begins_with_a_card_put_below_too() -> None:
    """St. Raphael leaves one card."""
    p = position("saint-raphael red.a red.b", "blue.a blue.b", top="cyan.top")
    p.play("play:saint-raphael", "put-below:red.a")
    assert p.refusal("call", 0) == ""
    assert p.play("name:21", "pass").refusal("notice:0", 1) == ""


@rule("S-5.1")
def test_the_duty_begins_with_a_second_card_too() -> None:
    """Three in hand, two played."""
    hand = "red.oct.africa.a red.oct.africa.b red.c"
    p = position(hand, "blue.a blue.b", top="red.top")
    p.play("play:red.oct.africa.a", "play:red.oct.africa.b", "pass")
    assert p.refusal("notice:0", 1) == ""


@rule("S-5.1")
def test_each_fall_needs_its_own_call() -> None:
    """Seat 0 called, drew, and is down to one again."""
    p = one_left("blue.a blue.b").by(0, "call").play("pass", "draw", "deal:teal.ka", "pass")
    p.play("draw", "deal:teal.kb", "pass", "draw", "deal:teal.kc", "pass")
    assert (p.refusal("call", 0), p.sizes[0]) == ("S-5.1", 2)
    p.play("play:red.b", "pass")
    assert (p.refusal("call", 0), p.refusal("notice:0", 1)) == ("", "")


@rule("S-5.1")
def test_more_than_one_card_is_no_reason_to_notice() -> None:
    """Who forgot and drew a card since owes nothing."""
    p = forgotten("blue.a blue.b").play("draw", "deal:teal.ka", "pass", "draw", "deal:teal.kb")
    assert (p.sizes[0], p.refusal("notice:0", 1), p.refusal("call", 0)) == (2, "S-5.1", "S-5.1")


@rule("S-5.1", "S-1.7")
def test_who_draws_in_the_same_turn_owes_nothing() -> None:
    """One card left, then two from the Holy Spirit."""
    p = position("holy-spirit red.a", "blue.a blue.b", top="cyan.top").play("play:holy-spirit")
    p.play("deal:teal.ka", "deal:teal.kb", "name:21", "pass")
    assert (p.refusal("call", 0), p.refusal("notice:0", 1)) == ("S-5.1", "S-5.1")


@rule("S-5.1", "S-1.7")
@pytest.mark.parametrize("called", [True, False])
def test_one_card_given_for_another_is_no_fall(called: bool) -> None:
    """All Saints: seat 0 had one card and has one; what was called stays called."""
    p = one_left("all-saints blue.a blue.b")
    if called:
        p.by(0, "call")
    p.play("pass", "play:all-saints").give("red.b", "blue.a")
    assert (p.hand(0), p.refusal("call", 0)) == ("blue.a", "S-5.1" if called else "")


@rule("S-5.1", "S-5.2")
def test_both_last_cards_in_one_turn_need_no_call() -> None:
    """Nothing can be noticed after them."""
    p = position("red.oct.africa.a red.oct.africa.b", "blue.a blue.b", top="red.top")
    p.play("play:red.oct.africa.a", "play:red.oct.africa.b", "pass")
    assert (p.refusal("notice:0", 1), p.refusal("call", 0)) == ("S-5.1", "S-5.1")


@rule("S-5.1", "S-3.7")
def test_who_is_noticed_draws_nothing_if_there_is_nothing() -> None:
    """The duty is gone all the same."""
    p = position("red.a red.b", "blue.a blue.b", top="our-lady", deck="").play("play:red.a", "pass")
    p.by(1, "notice:0")
    assert (p.sizes[0], p.turn, p.refusal("notice:0", 1)) == (1, 1, "S-5.1")


@rule("S-5.1")
def test_two_who_forgot_are_noticed_one_by_one() -> None:
    """Each draws a card, the one noticed first first."""
    p = forgotten("red.c red.d", "green.a green.b").play("play:red.c", "pass")
    assert p.choices("notice", 2) == ["0", "1"]
    assert (p.choices("notice", 0), p.choices("notice", 1)) == (["1"], ["0"])
    p.by(2, "notice:0", "notice:1").play("deal:teal.ka", "deal:teal.kb")
    assert (p.hand(0), p.hand(1)) == ("red.b teal.ka", "red.d teal.kb")


@rule("S-5.1", "S-5.3")
def test_who_has_gone_out_may_still_notice() -> None:
    """They are another player, though they have no more turns."""
    p = position("red.a red.b", "", "green.a green.b", top="red.top").play("play:red.a", "pass")
    assert p.legal(seat=1) == ["notice:0"]
