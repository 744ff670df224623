"""Chapter 3: play or draw, a second card, the beginner's game; matches are in test_3_matches."""

import pytest

from questable.engine import Refused
from questable.saints.facts import EXPANSIONS
from tests.games.saint_cards.position import Position, dealt, position
from tests.rule import rule

OTHER = "blue.a blue.b blue.c"


@rule("S-3.1")
def test_a_card_is_played_for_a_treasure_each_match() -> None:
    """It lies on top from then on."""
    p = position("red.oct.a red.b red.c", OTHER, top="red.oct").play("play:red.oct.a")
    assert (p.treasures, p.top, p.hand(0)) == ([2, 0], "red.oct.a", "red.b red.c")


@rule("S-3.1", "S-4.1")
def test_treasures_come_before_effects() -> None:
    """The Holy Spirit's player is paid, then draws."""
    p = position("holy-spirit red.b red.c", OTHER, top="red.apr")
    log = p.listen()
    p.play("play:holy-spirit", "deal:teal.ka", "deal:teal.kb")
    kinds = [event.kind for event in log.events if event.kind in ("played", "paid", "drew")]
    assert kinds == ["played", "paid", "drew", "drew"]


@rule("S-3.1")
def test_one_may_draw_even_if_one_could_play() -> None:
    """Both are offered, and the card comes into the hand."""
    p = position("red.a red.b", OTHER, top="red.top")
    assert p.legal() == ["play:red.a", "play:red.b", "draw"]
    p.play("draw", "deal:teal.ka")
    assert (p.hand(0), p.treasures) == ("red.a red.b teal.ka", [0, 0])


@rule("S-3.1")
def test_drawing_ends_the_turn() -> None:
    """No card can be played any more, the drawn one neither, and no second card be drawn."""
    p = position("red.a red.b", OTHER, top="red.top").play("draw", "deal:teal.ka")
    assert p.legal() == ["pass"]
    assert [p.refusal(text) for text in ("play:red.a", "draw")] == ["S-3.1", "S-3.1"]


@rule("S-3.1")
def test_a_drawn_card_is_not_played_in_the_same_turn() -> None:
    """But in the next one."""
    p = position("red.a red.b", OTHER, top="teal.top").play("draw", "deal:teal.ka")
    assert p.refusal("play:teal.ka") == "S-3.1"
    p.play("pass", "draw", "deal:teal.kb", "pass")
    assert p.refusal("play:teal.ka") == ""


@rule("S-3.1")
def test_a_turn_is_never_skipped() -> None:
    """With and without a card that could be played."""
    assert position("red.a", OTHER, top="red.top").refusal("pass") == "S-3.1"
    assert position("red.a", OTHER, top="pink.top").refusal("pass") == "S-3.1"


@rule("S-3.1")
def test_play_or_draw_not_both() -> None:
    """After a card nothing is drawn, be a second one possible or not."""
    p = position("red.a red.b red.c", OTHER, top="red.top").play("play:red.a")
    assert (p.phase, p.refusal("draw")) == ("second", "S-3.1")


@rule("S-3.1")
@pytest.mark.parametrize("first", [("play:red.a",), ("draw", "deal:teal.ka")])
def test_every_turn_ends_with_a_pass(first: tuple[str, ...]) -> None:
    """An action of its own: until then it is still one's turn."""
    p = position("red.a red.b", OTHER, top="red.top").play(*first)
    assert (p.turn, p.refusal("pass", 1)) == (0, "T-1.1")
    assert p.play("pass").turn == 1


@rule("S-3.1", "T-1.1")
def test_only_the_player_at_turn_plays() -> None:
    """The next one waits."""
    p = position("red.a red.b", "red.c red.d", top="red.top")
    assert [p.refusal(text, 1) for text in ("play:red.c", "draw", "pass")] == ["T-1.1"] * 3


@rule("S-3.1")
def test_only_cards_in_hand_are_played() -> None:
    """Neither another's nor one of the Draw Deck."""
    p = position("red.a red.b", "red.c red.d", top="red.top")
    assert (p.refusal("play:red.c"), p.refusal("play:teal.ka")) == ("S-3.1", "S-3.1")


@rule("S-3.1", "S-4.1", "S-5.6")
def test_what_is_not_asked_for_is_refused() -> None:
    """No century without a WildCard, no claims but in the learning way."""
    p = position("red.a red.b", OTHER, top="red.top")
    assert (p.refusal("name:21"), p.refusal("done")) == ("S-4.1", "T-1.4")
    q = position("red.a red.b", OTHER, top="red.top", options="learning")
    assert (q.refusal("done"), q.refusal("claim:colour-red")) == ("S-5.6", "S-5.6")


@rule("S-3.2")
def test_a_first_card_needs_a_match() -> None:
    """One is enough, none is too few."""
    p = position("red.a green.oct green.b", OTHER, top="red.oct")
    assert p.choices("play") == ["green.oct", "red.a"]
    assert p.refusal("play:green.b") == "S-3.2"


@rule("S-3.2")
def test_a_wildcard_may_always_be_played_first() -> None:
    """Without any match, for its one treasure."""
    p = position("guardian-angels green.b", OTHER, top="red.jan")
    assert (p.choices("play"), p.view(0).fits[1]) == (["guardian-angels"], [])
    assert p.play("play:guardian-angels").treasures == [1, 0]


@rule("S-3.2", "S-4.4")
def test_no_wildcard_under_a_named_century() -> None:
    """Not even on a WildCard with which it shares its month."""
    p = position("saint-michael red.a red.b", "saint-raphael blue.b9 blue.a", top="red.top")
    p.play("play:saint-michael", "name:9", "pass")
    assert (p.choices("play"), p.refusal("play:saint-raphael")) == (["blue.b9"], "S-3.2")


def second(card: str, *more: str, first: str = "red.oct.africa.pope") -> Position:
    """Seat 0 has played a first card with one match and holds that one and more."""
    hand = " ".join([first, card, *more, "teal.ka"])
    p = position(hand, "teal.kb teal.kc", top="red.top")
    return p.play(f"play:{first}")


@rule("S-3.5")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [("red.oct.africa", True), ("red.oct.africa.pope.x", True), ("red.oct", False), ("red", False)],
)
def test_a_second_card_needs_three_matches(card: str, allowed: bool) -> None:
    """Three or more with the card just played."""
    p = second(card)
    assert p.refusal(f"play:{card}") == ("" if allowed else "S-3.5")


@rule("S-3.5")
def test_a_second_card_is_matched_with_the_first() -> None:
    """Not with the card below it, and it is paid for its own matches."""
    p = position("red.b9 red.oct.africa.b9 teal.ka", "teal.kb", top="red.oct.africa")
    p.play("play:red.b9")
    assert p.refusal("play:red.oct.africa.b9") == "S-3.5"
    q = second("red.oct.africa").play("play:red.oct.africa")
    assert (q.treasures, q.top) == ([1 + 3, 0], "red.oct.africa")


@rule("S-3.5")
def test_one_treasure_and_four_are_five_in_one_turn() -> None:
    """The rulebook's example: one match, then four."""
    card = "red.oct.africa.pope.x"
    assert second(card).play(f"play:{card}", "pass").treasures == [5, 0]


@rule("S-3.5")
def test_a_second_card_is_a_choice() -> None:
    """One may pass instead."""
    p = second("red.oct.africa")
    assert p.legal() == ["play:red.oct.africa", "pass"]
    assert p.play("pass").turn == 1


@rule("S-3.5")
def test_never_a_third_card() -> None:
    """However many matches it makes."""
    p = second("red.oct.africa", "red.oct.africa.pope.x").play("play:red.oct.africa")
    assert p.legal() == ["pass"]
    assert p.refusal("play:red.oct.africa.pope.x") == "S-3.5"


@rule("S-3.5")
def test_a_second_card_is_never_a_wildcard() -> None:
    """Even if it made three matches."""
    p = second("our-lady", first="red+gold+pink.aug")
    assert p.view(0).fits[-1] == ["feast-month", "colour-gold", "colour-pink"]
    assert p.refusal("play:our-lady") == "S-3.5"


@rule("S-3.5")
def test_no_card_follows_a_wildcard() -> None:
    """Neither before nor after the century is named."""
    p = position("our-lady red+gold+pink.aug teal.ka", OTHER, top="red.top")
    p.play("play:our-lady")
    assert p.refusal("play:red+gold+pink.aug") == "T-1.3"
    p.play("name:21")
    assert (p.legal(), p.refusal("play:red+gold+pink.aug")) == (["pass"], "S-3.5")


@rule("S-3.5", "S-4.2")
def test_no_card_follows_an_answer_to_a_century() -> None:
    """However well it would match."""
    answers = "blue.b9.oct.africa.a blue.b9.oct.africa.b blue.c"
    p = position("our-lady red.a red.b", answers, top="red.top")
    p.play("play:our-lady", "name:9", "pass", "play:blue.b9.oct.africa.a")
    assert (p.legal(), p.refusal("play:blue.b9.oct.africa.b")) == (["pass"], "S-3.5")


@rule("S-3.5", "S-4.5")
def test_a_card_follows_the_one_on_a_wildcard_turned_up() -> None:
    """With three matches, as ever."""
    p = position("red.oct.africa.a red.oct.africa.b red.c teal.ka", OTHER, top="our-lady")
    p.play("play:red.oct.africa.a")
    assert p.choices("play") == ["red.oct.africa.b"]
    assert p.play("play:red.oct.africa.b").treasures == [3 + 3, 0]


@rule("S-3.5", "S-5.2")
def test_nothing_follows_the_last_card() -> None:
    """There is nothing left to play."""
    p = position("red.a", OTHER, top="red.top").play("play:red.a")
    assert (p.legal(), p.phase) == (["pass"], "pass")


def fits(card: str, on: str) -> list[str]:
    """What a card matches in the beginner's game."""
    return position(card, "teal.ka", top=on, options="beginner").view(0).fits[0]


@rule("S-3.6")
def test_beginners_match_centuries_main_colours_and_months() -> None:
    """And are paid for each."""
    p = position("red.b9.p10.oct.x teal.ka", "teal.kb", top="red.b9.p10.oct", options="beginner")
    p.play("play:red.b9.p10.oct.x")
    assert p.view(0).matched == ["birth-century", "passing-century", "feast-month", "colour-red"]
    assert p.treasures == [4, 0]


@rule("S-3.6")
@pytest.mark.parametrize(
    ("card", "on"),
    [
        ("red", "blue+red"),
        ("red+gray", "gray"),
        ("red+gray", "blue+gray"),
        ("red.africa", "blue.africa"),
        ("red.jesuit", "blue.jesuit"),
        ("red.pope", "blue.pope"),
        ("red.doctors", "blue.doctors"),
        ("red.b9", "blue.p9"),
    ],
)
def test_beginners_match_nothing_else(card: str, on: str) -> None:
    """No ribbon with a main colour or a ribbon, no symbols."""
    assert fits(card, on) == []
    p = position(card, "teal.ka", top=on, options="beginner")
    assert p.refusal(f"play:{card}") == "S-3.2"


@rule("S-3.6")
def test_beginners_match_wildcards_by_month() -> None:
    """Their gold is a main colour, which no saint's card has; their ribbons do not count."""
    assert fits("our-lady", "pink+gold.aug") == ["feast-month"]
    assert fits("our-lady", "saint-michael") == ["colour-gold"]
    assert fits("all-saints", "red.nov") == ["feast-month"]


@rule("S-3.6", "S-1.5")
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_beginners_play_with_the_core_set_only(expansion: str) -> None:
    """No expansion goes with it."""
    with pytest.raises(Refused) as refused:
        dealt(2, options=f"beginner {expansion.replace('-', '_')}")
    assert (refused.value.reason, refused.value.rule) == ("beginner-core-only", "S-3.6")


@rule("S-3.6")
def test_beginners_have_a_second_card_too() -> None:
    """With three of those matches."""
    hand = "red.b9.oct.a red.b9.oct.b red.oct.africa.pope.c teal.ka"
    p = position(hand, "teal.kb", top="red.top", options="beginner").play("play:red.b9.oct.a")
    assert p.choices("play") == ["red.b9.oct.b"]
