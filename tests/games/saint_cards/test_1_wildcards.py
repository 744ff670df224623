"""S-1.7: what WildCards bear, and what each of them does."""

import pytest

from questable.games.saint_cards.cards import WILDCARDS
from questable.saints.facts import COLOURS, DESIGNATIONS, GEOGRAPHY, LAST_CENTURY, ORDERS
from tests.games.saint_cards.position import MONTHS, Position, position
from tests.rule import rule

BORNE = {
    "our-lady": ("gold pink", "aug"),
    "saint-joseph": ("gold green", "mar"),
    "saint-michael": ("gold", "sep"),
    "saint-gabriel": ("gold", "sep"),
    "saint-raphael": ("gold", "sep"),
    "guardian-angels": ("gold", "oct"),
    "holy-spirit": ("", "apr"),
    "all-saints": ("red", "nov"),
}
THREE = "teal.ka teal.kb teal.kc |"
"""Three cards on top of the Draw Deck, and nothing below them."""


def played(
    wildcard: str,
    more: str = "red.a red.b red.c",
    *others: str,
    deck: str | None = None,
    below: str = "",
) -> Position:
    """Seat 0 plays a WildCard on a card that it does not match, and holds some more."""
    hands = [f"{wildcard} {more}", *(others or ("blue.a blue.b blue.c", "pink.a pink.b pink.c"))]
    p = position(*hands, top="cyan.top", deck=deck, played=below)
    return p.play(f"play:{wildcard}")


@rule("S-1.7")
@pytest.mark.parametrize("month", MONTHS)
def test_what_wildcards_bear(month: str) -> None:
    """Their colours and one feast month, on a card that bears all colours."""
    top = f"{'+'.join(COLOURS)}.{month}"
    p = position(" ".join(WILDCARDS), "teal.ka", top=top)
    for wildcard, facts in zip(p.hand(0).split(), p.view(0).fits, strict=True):
        colours, own = BORNE[wildcard]
        expected = ["feast-month"] * (own == month) + [f"colour-{name}" for name in colours.split()]
        assert facts == expected, wildcard


@rule("S-1.7")
def test_wildcards_bear_nothing_else() -> None:
    """No century, no geography, no order, no designation."""
    symbols = ".".join([*GEOGRAPHY, *DESIGNATIONS])
    for century in range(1, LAST_CENTURY + 1):
        order = ORDERS[century % len(ORDERS)]
        top = f"cyan.b{century}.p{century}.{symbols}.{order}"
        assert position(" ".join(WILDCARDS), "teal.ka", top=top).view(0).fits == [[]] * 8


@rule("S-1.7")
def test_our_lady_gives_to_all() -> None:
    """Two more to her player, one to everyone else."""
    assert played("our-lady").treasures == [1 + 2, 1, 1]


@rule("S-1.7")
def test_our_lady_gives_to_who_has_gone_out() -> None:
    """They get no cards any more, but treasures."""
    p = played("our-lady", "red.a red.b", "", "pink.a")
    assert p.treasures == [1 + 2, 1, 1]


@rule("S-1.7")
def test_joseph_shows_the_top_three_and_gives_one() -> None:
    """Any of the three may be taken, and nothing else be done."""
    p = played("saint-joseph", deck=THREE).play("look:teal.ka", "look:teal.kb", "look:teal.kc")
    assert p.legal() == ["take:teal.ka", "take:teal.kb", "take:teal.kc"]
    p.play("take:teal.kb")
    assert (p.hand(0), p.deck, p.turn) == ("red.a red.b red.c teal.kb", 0, 0)


@rule("S-1.7")
@pytest.mark.parametrize(("lower", "upper"), [("ka", "kc"), ("kc", "ka")])
def test_joseph_puts_two_back_in_any_order(lower: str, upper: str) -> None:
    """The one put back first lies below the other."""
    p = played("saint-joseph", deck=THREE).play("look:teal.ka", "look:teal.kb", "look:teal.kc")
    p.play("take:teal.kb")
    assert p.legal() == ["put-back:teal.ka", "put-back:teal.kc"]
    p.play(f"put-back:teal.{lower}")
    assert (p.phase, p.deck) == ("name", 2)
    p.play("name:21", "pass", "draw")
    assert p.legal() == [f"deal:teal.{upper}"]
    p.play(f"deal:teal.{upper}", "pass", "draw")
    assert p.legal() == [f"deal:teal.{lower}"]


@rule("S-1.7")
def test_joseph_leaves_what_lies_below_the_three() -> None:
    """A fourth card is neither looked at nor moved."""
    p = played("saint-joseph", deck="teal.ka teal.kb teal.kc teal.kd |")
    p.play("look:teal.ka", "look:teal.kb", "look:teal.kc", "take:teal.ka", "put-back:teal.kb")
    p.play(
        "name:21", "pass", "draw", "deal:teal.kc", "pass", "draw", "deal:teal.kb", "pass", "draw"
    )
    assert p.legal() == ["deal:teal.kd"]


@rule("S-1.7")
def test_joseph_does_what_he_can_with_two_cards() -> None:
    """One is taken, the other goes back by itself."""
    p = played("saint-joseph", deck="teal.ka teal.kb |").play("look:teal.ka", "look:teal.kb")
    p.play("take:teal.ka")
    assert (p.phase, p.deck, p.holds(0, "teal.ka")) == ("name", 1, True)


@rule("S-1.7", "S-3.7")
def test_joseph_looks_at_a_rebuilt_draw_deck() -> None:
    """An empty one is rebuilt before he looks; without cards he shows none."""
    p = played("saint-joseph", deck="", below="green.a green.b")
    assert sorted(p.legal()) == ["look:cyan.top", "look:green.a", "look:green.b"]
    p = position("saint-joseph red.a red.b", "blue.a", top="our-lady", deck="")
    assert p.play("play:saint-joseph").phase == "name"


@rule("S-1.7")
def test_joseph_gives_no_card_to_who_has_gone_out() -> None:
    """All three are looked at and go back, in any order."""
    p = played("saint-joseph", "", deck=THREE).play("look:teal.ka", "look:teal.kb", "look:teal.kc")
    assert p.legal() == ["put-back:teal.ka", "put-back:teal.kb", "put-back:teal.kc"]
    p.play("put-back:teal.kb", "put-back:teal.ka")
    assert (p.sizes[0], p.deck, p.phase) == (0, 3, "name")


@rule("S-1.7")
@pytest.mark.parametrize(
    ("treasures", "gain"),
    [((0, 2, 0), 3), ((0, 0, 9), 3), ((0, 1, 0), 1), ((0, 0, 0), 1), ((8, 2, 1), 1)],
)
def test_michael_helps_who_has_less(treasures: tuple[int, ...], gain: int) -> None:
    """Three if another player has more, once the card itself is paid; else one."""
    p = position("saint-michael red.a red.b", "blue.a", "pink.a", top="cyan", treasures=treasures)
    p.play("play:saint-michael")
    assert p.treasures == [treasures[0] + 1 + gain, *treasures[1:]]


@rule("S-1.7")
def test_gabriel_looks_at_another_hand() -> None:
    """Of whichever player, and all of it."""
    p = played("saint-gabriel")
    assert p.legal() == ["look-at:1", "look-at:2"]
    p.play("look-at:2")
    assert (p.known(0, 1), p.known(0, 2), p.phase) == ("", "pink.a pink.b pink.c", "name")


@rule("S-1.7")
def test_another_player_is_never_oneself() -> None:
    """Nor one who has gone out and holds nothing, nor a seat where nobody sits."""
    p = played("saint-gabriel", "red.a red.b", "", "pink.a")
    assert (p.refusal("look-at:0"), p.refusal("look-at:1")) == ("S-1.7", "S-1.7")
    assert p.refusal("look-at:3") == "T-1.4"
    assert p.legal() == ["look-at:2"]


@rule("S-1.7")
def test_gabriel_with_nobody_to_look_at_does_nothing() -> None:
    """The other one has gone out."""
    p = position("saint-gabriel red.a red.b", "", dealer=0).play("play:saint-gabriel")
    assert p.phase == "pass"


@rule("S-1.7")
def test_raphael_puts_a_card_below() -> None:
    """Any card of the hand; it is drawn after all others."""
    p = played("saint-raphael", deck="teal.ka")
    assert p.choices("put-below") == ["red.a", "red.b", "red.c"]
    p.play("put-below:red.b")
    assert (p.hand(0), p.deck, p.phase) == ("red.a red.c", 2, "name")
    p.play("name:21", "pass", "draw", "deal:teal.ka", "pass", "draw", "deal:red.b")
    assert p.holds(2, "red.b")


@rule("S-1.7")
@pytest.mark.parametrize("left", ["red.a", ""])
def test_raphael_does_not_take_the_last_card(left: str) -> None:
    """With one card left, or none, nothing happens."""
    p = played("saint-raphael", left)
    assert (p.phase, p.hand(0)) == ("name", left)


@rule("S-1.7")
def test_raphael_takes_one_of_two() -> None:
    """Which makes a hand of one."""
    p = played("saint-raphael", "red.a red.b")
    assert p.refusal("put-below:blue.a") == "S-1.7"
    assert p.play("put-below:red.a").hand(0) == "red.b"


def guided(hand: str, answer: str = "red.b7 blue.a blue.b") -> Position:
    """Seat 0 has played the Guardian Angels, seat 1 placed the century: seat 0's next turn."""
    p = position(f"guardian-angels {hand}", answer, top="cyan.top").play("play:guardian-angels")
    return p.play("name:7", "pass", "play:red.b7", "pass")


@rule("S-1.7", "S-3.5")
def test_the_guardian_angels_ease_the_next_second_card() -> None:
    """One match does, none does not."""
    p = guided("red.a red.b green.c").play("play:red.a")
    assert p.refusal("play:green.c") == "S-3.5"
    assert p.play("play:red.b").phase == "pass"


@rule("S-1.7")
def test_the_guardian_angels_are_for_one_turn() -> None:
    """In the turn after it a second card needs three matches again, even if there was none."""
    p = guided("red.a red.b red.c red.d").play("draw", "deal:teal.ka", "pass")
    p.play("draw", "deal:teal.kb", "pass", "play:red.a")
    assert p.refusal("play:red.b") == "S-3.5"


@rule("S-1.7")
def test_the_guardian_angels_wait_while_a_century_is_named() -> None:
    """Seat 0's turn begins under one, which it answers; the next turn is the one they are for."""
    p = position("guardian-angels red.b7 red.a red.b", "blue.a blue.b", top="cyan.top")
    p.play("play:guardian-angels", "name:7", "pass", "draw", "deal:teal.ka", "pass")
    assert p.play("play:red.b7").phase == "pass"
    p.play("pass", "draw", "deal:teal.kb", "pass", "play:red.a")
    assert p.choices("play") == ["red.b"]


@rule("S-1.7")
def test_the_guardian_angels_wait_through_a_draw_for_a_century() -> None:
    """Seat 0 has none of it and draws; the century goes on, and the angels stay."""
    p = position("guardian-angels red.a red.b", "blue.a blue.b", top="cyan.top", aside="red.b7")
    p.play("play:guardian-angels", "name:7", "pass", "draw", "deal:teal.ka", "pass")
    p.play("draw", "deal:teal.kb", "pass")
    assert (p.view(0).guided, p.view(0).eased) == ([0], False)


@rule("S-1.7")
def test_the_guardian_angels_are_for_their_player() -> None:
    """Others need three matches as ever."""
    hands = "guardian-angels red.a", "red.b7 blue.a blue.b", "red.x red.y red.z"
    p = position(*hands, top="cyan.top").play("play:guardian-angels", "name:7", "pass")
    p.play("play:red.b7", "pass", "play:red.x")
    assert p.refusal("play:red.y") == "S-3.5"


@rule("S-1.7", "S-3.5")
def test_the_guardian_angels_bring_no_wildcard_and_no_third_card() -> None:
    """Only the matches are eased."""
    p = guided("red.a red.b red.c all-saints").play("play:red.a")
    assert p.refusal("play:all-saints") == "S-3.5"
    assert p.play("play:red.b").refusal("play:red.c") == "S-3.5"


@rule("S-1.7")
def test_the_holy_spirit_gives_two_cards_then_a_century() -> None:
    """They are drawn before it is named."""
    p = played("holy-spirit", deck=THREE).play("deal:teal.ka")
    assert p.chance
    p.play("deal:teal.kb")
    assert (p.hand(0), p.phase) == ("red.a red.b red.c teal.ka teal.kb", "name")


@rule("S-1.7")
def test_the_holy_spirit_gives_what_there_is() -> None:
    """One card, or none."""
    p = position("holy-spirit red.a red.b", "blue.a", top="our-lady", deck="teal.ka")
    p.play("play:holy-spirit", "deal:teal.ka")
    assert (p.sizes[0], p.phase) == (3, "name")
    p = position("holy-spirit red.a red.b", "blue.a", top="our-lady", deck="")
    assert p.play("play:holy-spirit").phase == "name"


@rule("S-1.7")
def test_the_holy_spirit_gives_nothing_to_who_has_gone_out() -> None:
    """It was the last card."""
    p = played("holy-spirit", "")
    assert (p.sizes[0], p.phase) == (0, "name")


@rule("S-1.7")
def test_all_saints_passes_a_card_of_each_to_the_left() -> None:
    """From seat 0 to 1, from 1 to 2, from 2 to 0, all at once."""
    p = played("all-saints")
    assert p.asked == [0, 1, 2]
    p.give("red.a", "blue.b", "pink.c")
    assert [p.hand(seat) for seat in range(3)] == [
        "pink.c red.b red.c",
        "blue.a blue.c red.a",
        "blue.b pink.a pink.b",
    ]
    assert p.phase == "name"


@rule("S-1.7")
def test_all_saints_leaves_the_choice_to_everyone() -> None:
    """Any card of one's own, and no other."""
    p = played("all-saints")
    assert p.choices("give", 1) == ["blue.a", "blue.b", "blue.c"]
    assert p.refusal("give:red.a", 1) == "S-1.7"
    assert p.refusal("pass", 1) == "T-1.3"


@rule("S-1.7")
def test_all_saints_skips_who_has_gone_out() -> None:
    """Seat 0 played its last card: the others pass to each other."""
    p = played("all-saints", "")
    assert p.asked == [1, 2]
    p.give("blue.a", "pink.a")
    assert [p.hand(seat) for seat in range(3)] == [
        "",
        "blue.b blue.c pink.a",
        "blue.a pink.b pink.c",
    ]


@rule("S-1.7")
def test_all_saints_passes_over_who_holds_no_card() -> None:
    """Seat 1 is out, so that seat 0 passes to seat 2, the next who still holds cards."""
    p = position("all-saints red.a red.b", "", "blue.a blue.b", "pink.a pink.b", top="cyan.top")
    p.play("play:all-saints").give("red.a", "blue.a", "pink.a")
    assert [p.hand(seat) for seat in range(4)] == [
        "pink.a red.b",
        "",
        "blue.b red.a",
        "blue.a pink.b",
    ]


@rule("S-1.7")
def test_all_saints_with_one_player_left_does_nothing() -> None:
    """There is nobody to pass to."""
    p = played("all-saints", "", "blue.a blue.b")
    assert (p.phase, p.hand(1)) == ("name", "blue.a blue.b")


@rule("S-1.7")
@pytest.mark.parametrize(
    "wildcard", ["saint-joseph", "saint-gabriel", "saint-raphael", "all-saints"]
)
def test_effects_are_compulsory(wildcard: str) -> None:
    """Neither a century nor a pass before the effect is carried out."""
    p = played(wildcard, deck=THREE)
    if wildcard == "saint-joseph":
        p.play("look:teal.ka", "look:teal.kb", "look:teal.kc")
    assert (p.refusal("pass", 0), p.refusal("name:21", 0)) == ("T-1.3", "T-1.3")


@rule("S-1.7")
def test_what_no_effect_asks_for_is_refused() -> None:
    """To look, take or put cards on one's own account."""
    p = position("red.a red.b", "blue.a", top="red.top")
    for text in ("look-at:1", "take:red.a", "put-back:red.a", "put-below:red.a", "give:red.a"):
        assert p.refusal(text) == "S-1.7"
