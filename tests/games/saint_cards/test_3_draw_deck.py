"""S-3.7: the Draw Deck is empty and rebuilt, or there is nothing to draw at all."""

import pytest

from tests.games.saint_cards.position import Position, position
from tests.rule import rule

STRANGERS = ("pink.a pink.b", "blue.a blue.b", "green.a green.b")
"""Hands that match neither each other nor the top card."""


@rule("S-3.7")
def test_an_empty_draw_deck_is_rebuilt_from_the_play_deck() -> None:
    """Of all cards below the top one, in no order."""
    p = position("red.a", "blue.a", top="cyan.top", deck="", played="red.x red.y red.z")
    p.play("draw")
    assert p.legal() == ["deal:red.x", "deal:red.y", "deal:red.z"]
    p.play("deal:red.y")
    assert (p.hand(0), p.deck, p.top) == ("red.a red.y", 2, "cyan.top")
    assert p.view(0).played == []


@rule("S-3.7")
def test_the_play_deck_stays_while_there_is_a_card_to_draw() -> None:
    """The last card of the Draw Deck is drawn without a rebuild."""
    p = position("red.a", "blue.a", top="cyan.top", deck="teal.ka", played="red.x red.y")
    p.play("draw", "deal:teal.ka")
    assert (p.deck, p.view(0).played) == (0, ["red.x", "red.y"])
    p.play("pass", "draw")
    assert p.choices("deal") == ["red.x", "red.y"]


@rule("S-3.7")
def test_wildcards_are_set_aside_for_the_rest_of_the_game() -> None:
    """A rebuild leaves them out, and the next one does too."""
    p = position("red.a", "blue.a", top="cyan.top", deck="", played="our-lady red.x holy-spirit")
    aside = len(p.view(0).aside)
    p.play("draw", "deal:red.x")
    assert {"our-lady", "holy-spirit"} <= set(p.view(0).aside)
    assert (len(p.view(0).aside), p.deck) == (aside + 2, 0)
    p.play("pass")
    assert p.refusal("draw") == "S-3.7"


@rule("S-3.7")
def test_wildcards_alone_make_no_draw_deck() -> None:
    """They would be set aside."""
    p = position("red.a", "blue.a", top="cyan.top", deck="", played="our-lady holy-spirit")
    assert p.refusal("draw") == "S-3.7"


@rule("S-3.7")
def test_who_can_draw_nothing_must_play() -> None:
    """If they can."""
    p = position("red.a green.b", "blue.a", top="red.top", deck="")
    assert p.legal() == ["play:red.a"]
    assert (p.refusal("draw"), p.refusal("pass")) == ("S-3.7", "S-3.1")


@rule("S-3.7")
def test_a_wildcard_counts_as_a_card_that_can_be_played() -> None:
    """So it must be."""
    p = position("our-lady green.b", "blue.a", top="red.top", deck="")
    assert (p.legal(), p.refusal("pass")) == (["play:our-lady"], "S-3.1")


@rule("S-3.7")
def test_who_can_do_neither_passes() -> None:
    """Nothing else can be done, and nothing happens."""
    p = position(*STRANGERS, top="red.top", deck="")
    assert p.legal() == ["pass"]
    p.play("pass")
    assert (p.turn, p.treasures, p.sizes) == (1, [0, 0, 0], [2, 2, 2])


def stuck(*hands: str, dealer: int, turn: int = 0) -> Position:
    """Nobody can draw; those hands are to be tried on a red card."""
    return position(*hands, top="red.top", deck="", dealer=dealer, turn=turn)


@rule("S-3.7")
def test_when_all_in_a_row_could_do_neither_the_dealer_has_one_more_turn() -> None:
    """Three passes close the game; it goes on to the Dealer's next turn and ends after it."""
    p = stuck(*STRANGERS, dealer=1)
    log = p.listen()
    p.play("pass", "pass")
    assert "closing" not in [event.kind for event in log.events]
    p.play("pass")
    assert "closing" in [event.kind for event in log.events]
    assert (p.turn, p.over) == (0, False)
    p.play("pass", "pass")
    assert (p.over, p.ending) == (True, ("dead-end", [0, 1, 2]))


@rule("S-3.7")
def test_the_turn_in_which_the_dealer_is_stuck_last_is_not_their_next() -> None:
    """There is a whole round after it."""
    p = stuck(*STRANGERS, dealer=2).play("pass", "pass", "pass")
    assert not p.over
    p.play("pass", "pass", "pass")
    assert p.over


@rule("S-3.7")
def test_a_card_played_between_breaks_the_row() -> None:
    """Seat 1 plays, seat 2 draws what that has set free: then two are stuck, not three."""
    p = stuck("pink.a pink.b", "red.a blue.b blue.c", "green.a green.b", dealer=2)
    p.play("pass", "play:red.a", "pass", "draw", "deal:red.top", "pass", "pass", "pass")
    assert (p.turn, p.state.closing) == (2, 0)


@rule("S-3.7", "S-4.2")
def test_a_century_placed_breaks_the_row_too() -> None:
    """Seat 1 was stuck before it, seats 0 and 1 are after it: two in a row."""
    hands = "guardian-angels pink.a pink.b", "green.a green.b", "blue.b9 blue.c blue.d"
    p = position(*hands, top="holy-spirit", deck="").play("play:guardian-angels", "name:9", "pass")
    p.play("pass", "play:blue.b9", "pass", "pass", "pass")
    assert (p.turn, p.state.closing) == (2, 0)


@rule("S-3.7")
def test_who_has_gone_out_is_not_waited_for_in_the_row() -> None:
    """Two of three are stuck in a row, and that is all of them."""
    p = stuck("pink.a pink.b", "", "green.a green.b", dealer=2)
    log = p.listen()
    p.play("pass", "pass")
    assert p.over
    assert "closing" in [event.kind for event in log.events]


@rule("S-3.7")
@pytest.mark.parametrize(("rebuilds", "drawn"), [(0, True), (2, True), (3, False)])
def test_there_are_three_rebuilds(rebuilds: int, drawn: bool) -> None:
    """The third is made, a fourth is not."""
    hands = "red.a green.b", "blue.a blue.b"
    p = position(*hands, top="red.top", deck="", played="pink.x", rebuilds=rebuilds)
    assert p.refusal("draw") == ("" if drawn else "S-3.7")
    if drawn:
        p.play("draw", "deal:pink.x")
        assert (p.holds(0, "pink.x"), p.state.rebuilds) == (True, rebuilds + 1)
    else:
        assert p.legal() == ["play:red.a"]


def spent(*hands: str, dealer: int, top: str = "red.top") -> Position:
    """Three rebuilds are done, the Draw Deck is empty, and cards lie in the Play Deck."""
    return position(*hands, top=top, deck="", played="gray.x gray.y", rebuilds=3, dealer=dealer)


@rule("S-3.7")
def test_where_a_fourth_rebuild_would_be_needed_the_game_ends() -> None:
    """Seat 0 would have to draw: it passes, and the Dealer's next turn is the last one."""
    p = spent("pink.a pink.b", "red.a red.b", "green.a green.b", dealer=1)
    assert p.legal() == ["pass"]
    p.play("pass", "play:red.a")
    assert not p.over
    p.play("pass")
    assert (p.over, p.ending) == (True, ("dead-end", [1]))


@rule("S-3.7")
def test_a_fourth_rebuild_is_not_needed_by_who_plays() -> None:
    """While all can play the game goes on."""
    p = spent("red.a red.b", "red.c red.d", dealer=1).play(
        "play:red.a", "pass", "play:red.c", "pass"
    )
    assert (p.over, p.turn, p.state.closing) == (False, 0, 0)


@rule("S-3.7", "S-1.7")
@pytest.mark.parametrize("wildcard", ["holy-spirit", "saint-joseph"])
def test_an_effect_that_needs_a_fourth_rebuild_ends_the_game_too(wildcard: str) -> None:
    """It is not carried out."""
    p = spent(f"{wildcard} pink.a pink.b", "blue.p21 blue.c", dealer=1).play(f"play:{wildcard}")
    assert (p.phase, p.sizes[0]) == ("name", 2)
    p.play("name:21", "pass", "play:blue.p21", "pass")
    assert (p.over, p.ending[0]) == (True, "dead-end")


@rule("S-3.7", "S-4.2")
def test_with_a_century_named_being_stuck_ends_nothing() -> None:
    """All in a row could do neither: the century lapses, and the game goes on."""
    p = position("our-lady pink.a pink.b", *STRANGERS[1:], top="holy-spirit", deck="")
    p.play("play:our-lady", "name:21", "pass", "pass", "pass", "pass")
    assert (p.state.closing, p.over, p.state.named) == (0, False, 0)


@rule("S-3.7")
def test_a_draw_ends_a_row_of_turns_without_anything() -> None:
    """Seat 1 was stuck, seat 0 draws the last card: seat 1's next one is the first of a row."""
    p = position("pink.a pink.b", "green.a green.b", top="red.x", deck="teal.ka |")
    p.state.stuck = 1
    p.play("draw", "deal:teal.ka", "pass", "pass")
    assert (p.state.stuck, p.state.closing) == (1, 0)
