"""Chapter 4: what a WildCard pays, the named century going round, a WildCard at the start."""

import pytest

from questable.engine import UnknownAction
from tests.games.saint_cards.position import Position, dealt, position
from tests.rule import rule

WILD = "guardian-angels"
"""A WildCard whose effect moves nothing."""
NINE = "blue.b9"
"""A card of the ninth century."""


def named(hand: str, *others: str, century: int = 9, deck: str | None = None) -> Position:
    """Seat 0 has played a WildCard for one treasure, named the ninth century and passed."""
    p = position(f"{WILD} {hand}", *others, top="cyan.top", deck=deck, aside="yellow.b9")
    return p.play(f"play:{WILD}", f"name:{century}", "pass")


def draw(p: Position, card: str) -> Position:
    """Whoever is at turn draws that card and passes."""
    return p.play("draw", f"deal:{card}", "pass")


@rule("S-4.1")
@pytest.mark.parametrize(
    ("wildcard", "on", "treasures"),
    [
        (WILD, "red.jan", 1),
        (WILD, "red.oct", 2),
        (WILD, "red+gold.oct", 3),
        ("all-saints", "red.nov", 3),
        ("all-saints", "blue+red.nov.africa.b9", 3),
        ("saint-gabriel", "red.sep", 2),
        ("holy-spirit", "red.apr", 2),
    ],
)
def test_a_wildcard_pays_one_and_one_for_each_match(wildcard: str, on: str, treasures: int) -> None:
    """Its ribbons and its month count like any others."""
    p = position(f"{wildcard} pink.a pink.b", "green.a green.b", top=on).play(f"play:{wildcard}")
    assert p.treasures == [treasures, 0]


@rule("S-4.1")
def test_treasures_then_the_effect_then_a_century() -> None:
    """In this order."""
    p = position("all-saints pink.a pink.b", "green.a green.b", top="cyan.top")
    log = p.listen()
    p.play("play:all-saints").give("pink.a", "green.a").play("name:21")
    told = [event.kind for event in log.events]
    assert [kind for kind in told if kind in ("paid", "gave", "named")] == [
        "paid",
        "gave",
        "gave",
        "named",
    ]


@rule("S-4.1")
def test_a_century_must_be_named() -> None:
    """There is nothing else to do, and it is named once."""
    p = position(f"{WILD} pink.a pink.b", "green.a", top="cyan.top").play(f"play:{WILD}")
    assert (p.phase, p.turn, p.refusal("pass")) == ("name", 0, "T-1.3")
    p.play("name:21")
    assert (p.legal(), p.refusal("name:21"), p.view(1).named) == (["pass"], "S-4.1", 21)


@rule("S-4.1")
def test_centuries_are_numbered_from_1_to_21() -> None:
    """The table knows no others."""
    every = " ".join(f"pink.b{century}" for century in range(1, 22))
    p = position(f"{WILD} {every}", "green.a", top="cyan.top").play(f"play:{WILD}")
    assert p.choices("name") == [str(century) for century in range(1, 22)]
    for century in ("0", "22"):
        with pytest.raises(UnknownAction):
            p.refusal(f"name:{century}")


@rule("S-4.1")
def test_only_a_century_that_some_saint_bears_is_named() -> None:
    """By birth or passing, wherever the card is; 21 is that of a filler."""
    hand = f"{WILD} pink.b9"
    p = position(hand, "green.p10", top="cyan.b11", aside="yellow.p12").play(f"play:{WILD}")
    assert p.choices("name") == ["9", "10", "11", "12", "21"]
    assert p.refusal("name:13") == "S-4.1"


@rule("S-4.1", "S-1.5")
def test_a_century_of_an_expansion_that_is_not_in_play_is_not_named() -> None:
    """With the expansion it is."""
    for options, refused in (("", "S-4.1"), ("doctors", "")):
        other = "red.b5.from-doctors"
        p = position(f"{WILD} pink.a", "green.a", top="cyan.top", aside=other, options=options)
        assert p.play(f"play:{WILD}").refusal("name:5") == refused


@rule("S-4.2")
@pytest.mark.parametrize("card", ["blue.b9", "blue.p9", "blue.b9.p9", "blue.b8.p9"])
def test_who_holds_the_century_must_play_it(card: str) -> None:
    """As birth or passing; neither another card nor a draw will do."""
    p = named("pink.a pink.b", f"{card} blue.b10 blue.x")
    assert p.legal() == [f"play:{card}"]
    assert [p.refusal(text) for text in ("play:blue.b10", "draw", "pass")] == [
        "S-4.2",
        "S-4.2",
        "S-3.1",
    ]


@rule("S-4.2")
def test_who_holds_several_cards_of_the_century_chooses() -> None:
    """Any of them."""
    p = named("pink.a pink.b", "blue.b9 green.p9 blue.x")
    assert p.legal() == ["play:blue.b9", "play:green.p9"]


@rule("S-4.2")
def test_the_century_pays_three_and_nothing_for_matches() -> None:
    """The answer shares its month and a ribbon with the WildCard."""
    p = named("pink.a pink.b", "blue+gold.b9.oct blue.x blue.y").play("play:blue+gold.b9.oct")
    assert (p.treasures, p.top) == ([1, 3], "blue+gold.b9.oct")


@rule("S-4.2")
def test_after_the_century_is_placed_play_goes_on_as_ever() -> None:
    """Matches with the answer count again."""
    p = named("pink.a blue.b pink.c", f"{NINE} green.x green.y").play(f"play:{NINE}", "pass")
    assert p.legal() == ["play:blue.b", "draw"]
    assert p.play("play:blue.b").treasures == [1 + 1, 3]


@rule("S-4.2")
def test_who_has_none_draws_and_the_wildcards_player_takes_one() -> None:
    """One card, one treasure."""
    p = named("pink.a pink.b", "green.a green.b", "red.a red.b")
    assert p.legal() == ["draw"]
    p.play("draw", "deal:teal.ka")
    assert (p.treasures, p.sizes, p.legal()) == ([2, 0, 0], [2, 3, 2], ["pass"])


@rule("S-4.2")
def test_a_card_just_drawn_cannot_answer() -> None:
    """But when it comes round again it must."""
    p = named("pink.a pink.b", "green.a green.b", deck=f"{NINE} teal.ka |").play("draw")
    p.play(f"deal:{NINE}")
    assert p.refusal(f"play:{NINE}") == "S-3.1"
    draw(p.play("pass"), "teal.ka")
    assert p.legal() == [f"play:{NINE}"]


@rule("S-4.2", "S-4.3")
def test_the_century_goes_round_until_someone_places_it() -> None:
    """The rulebook's whole way: two draw and pay, its player draws, one draws, one places it."""
    deck = f"teal.ka {NINE} teal.kb teal.kc |"
    p = named("pink.a pink.b", "green.a green.b", "red.a red.b", deck=deck)
    assert draw(p, "teal.ka").treasures == [2, 0, 0]
    assert draw(p, NINE).treasures == [3, 0, 0]
    assert draw(p, "teal.kb").treasures == [3, 0, 0]
    assert draw(p, "teal.kc").treasures == [3, 0, 0]
    p.play(f"play:{NINE}")
    assert (p.treasures, p.state.named) == ([3, 0, 3], 0)


@rule("S-4.2", "S-5.2")
def test_the_bonus_for_a_last_card_is_extra() -> None:
    """Three for the century and three for going out."""
    assert named("pink.a pink.b", NINE, "red.a").play(f"play:{NINE}").treasures == [1, 6, 0]


def dry(hand: str, *others: str) -> Position:
    """The same where nothing can be drawn; seat 0 got three, since a WildCard lay on top."""
    p = position(f"{WILD} {hand}", *others, top="holy-spirit", deck="", aside="yellow.b9")
    return p.play(f"play:{WILD}", "name:9", "pass")


@rule("S-4.2", "S-3.7")
def test_the_treasure_is_due_even_if_nothing_could_be_drawn() -> None:
    """Seat 1 passes for want of cards."""
    p = dry("pink.a pink.b", "green.a green.b", f"{NINE} red.b")
    assert (p.legal(), p.refusal("draw")) == (["pass"], "S-3.7")
    assert p.play("pass").treasures == [4, 0, 0]
    assert p.legal() == [f"play:{NINE}"]


@rule("S-4.2")
def test_the_treasure_is_due_to_who_has_gone_out() -> None:
    """The WildCard was the last card: 1 and 3 for it, and 1 for the draw."""
    p = named("", "green.a green.b", "red.a red.b")
    assert draw(p, "teal.ka").treasures == [1 + 3 + 1, 0, 0]


@rule("S-4.2")
def test_a_century_that_nobody_can_place_or_draw_for_lapses() -> None:
    """All three in a row, the WildCard's player among them; two are not enough."""
    p = dry("pink.a pink.b", "green.a green.b", "red.a red.b").play("pass", "pass")
    assert (p.state.named, p.legal()) == (9, ["pass"])
    p.play("pass")
    assert (p.turn, p.state.named) == (1, 0)
    assert p.legal() == ["play:green.a", "play:green.b"]


@rule("S-4.2")
@pytest.mark.parametrize("card", ["green.a", "green+gold.oct", "our-lady"])
def test_after_a_lapse_the_next_player_may_play_any_card_for_three(card: str) -> None:
    """Its matches are not counted."""
    p = dry("pink.a pink.b", f"{card} green.x green.y", "red.a red.b")
    p.play("pass", "pass", "pass").play(f"play:{card}")
    extra = [1, 2, 1] if card == "our-lady" else [0, 0, 0]
    assert p.treasures == [3 + 2 + extra[0], 3 + extra[1], extra[2]]


@rule("S-4.2", "S-3.5")
def test_after_a_lapse_a_second_card_may_follow() -> None:
    """No century was answered; three matches are needed, as ever."""
    p = dry("pink.a pink.b", "green.oct.africa.a green.oct.africa.b green.c", "red.a red.b")
    p.play("pass", "pass", "pass", "play:green.oct.africa.a")
    assert p.choices("play") == ["green.oct.africa.b"]


def rounds(hand: str, *others: str, options: str = "century_rounds=2") -> Position:
    """Seat 0 has named the ninth century, which nobody holds; all draw until it is back twice."""
    p = position(f"{WILD} {hand}", *others, top="cyan.top", aside="yellow.b9", options=options)
    p.play(f"play:{WILD}", "name:9", "pass")
    drawn = iter("abcdefghijklmn")
    for _ in range(2 * len(others) + 1):
        draw(p, f"teal.k{next(drawn)}")
    assert p.turn == 0
    return p


@rule("S-4.2")
def test_after_two_rounds_its_player_draws_and_the_century_lapses() -> None:
    """The next player may play any card for three, as after any lapse."""
    p = rounds("pink.a pink.b", "green.a green.b", "red.a red.b")
    assert (p.legal(), p.refusal("pass")) == (["draw"], "S-3.1")
    draw(p, "teal.ki")
    assert (p.turn, p.state.named) == (1, 0)
    before = p.treasures[1]
    assert p.play("play:green.a").treasures[1] == before + 3


@rule("S-4.2")
def test_in_the_rulebooks_way_a_century_goes_round_for_ever() -> None:
    """The option is off by default."""
    p = draw(rounds("pink.a pink.b", "green.a green.b", "red.a red.b", options=""), "teal.ki")
    assert (p.turn, p.state.named) == (1, 9)


@rule("S-4.2")
def test_a_century_that_came_back_once_goes_on() -> None:
    """With two rounds it lapses at the second return, not at the first."""
    p = position(f"{WILD} pink.a pink.b", "green.a green.b", top="cyan.top", aside="yellow.b9",
                 options="century_rounds=2")  # fmt: skip
    p.play(f"play:{WILD}", "name:9", "pass")
    draw(draw(p, "teal.ka"), "teal.kb")
    assert (p.turn, p.state.named) == (1, 9)


@rule("S-4.2")
def test_at_the_second_return_its_player_may_still_place_the_century() -> None:
    """They drew it in between: they must play it, for three, and nothing lapses."""
    hands, deck = (f"{WILD} pink.a pink.b", "green.a green.b"), f"teal.ka {NINE} |"
    p = position(*hands, top="cyan.top", deck=deck, options="century_rounds=2")
    p.play(f"play:{WILD}", "name:9", "pass", "draw", "deal:teal.ka", "pass")
    p.play("draw", f"deal:{NINE}", "pass")
    p.state.deck.put_on_top(p.state.cards.number("teal.kb"), 0)
    p.play("draw", "deal:teal.kb", "pass")
    assert p.legal() == [f"play:{NINE}"]
    p.play(f"play:{NINE}", "pass")
    assert (p.state.named, p.state.open_wild) == (0, 0)


@rule("S-4.2")
def test_each_century_has_its_own_rounds() -> None:
    """The first came back once before it was placed; a second WildCard begins to count anew."""
    p = position(f"{WILD} saint-michael {NINE} pink.a", "green.a green.b", top="cyan.top",
                 aside="yellow.b9", options="century_rounds=2")  # fmt: skip
    draw(p.play(f"play:{WILD}", "name:9", "pass"), "teal.ka")
    draw(p.play(f"play:{NINE}", "pass"), "teal.kb")
    p.play("play:saint-michael", "name:9", "pass")
    draw(draw(p, "teal.kc"), "teal.kd")
    assert (p.turn, p.state.named, p.state.returns) == (1, 9, 1)


@rule("S-4.2")
def test_whoever_names_a_century_sees_how_many_of_their_cards_bear_it() -> None:
    """By birth or passing, each card once a century; nobody else is shown anything."""
    p = position(f"{WILD} red.b9.p9 blue.b9.p10 pink.a", "green.b12 green.b", top="cyan.top")
    assert p.view(0).bearing == []
    p.play(f"play:{WILD}")
    assert {n: count for n, count in enumerate(p.view(0).bearing, 1) if count} == {9: 2, 10: 1}
    assert [p.view(seat).bearing for seat in (1, -1)] == [[], []]
    assert p.play("name:9").view(0).bearing == []


@rule("S-4.3")
def test_its_own_player_must_place_the_century() -> None:
    """Back at seat 0, which holds it: three for it, as for anyone."""
    p = draw(named(f"{NINE} pink.a pink.b", "green.a green.b"), "teal.ka")
    assert (p.turn, p.legal()) == (0, [f"play:{NINE}"])
    assert p.refusal("draw") == "S-4.2"
    assert p.play(f"play:{NINE}").treasures == [1 + 1 + 3, 0]


@rule("S-4.3")
def test_its_own_player_draws_for_want_of_it_and_is_not_paid() -> None:
    """Nobody takes a treasure for that draw."""
    p = draw(named("pink.a pink.b", "green.a green.b"), "teal.ka")
    assert p.legal() == ["draw"]
    assert draw(p, "teal.kb").treasures == [2, 0]


@rule("S-4.3")
def test_from_the_second_round_on_draws_pay_nothing() -> None:
    """Seats 1 and 2 draw twice, and are paid for once."""
    p = named("pink.a pink.b", "green.a green.b", "red.a red.b")
    for card in ("teal.ka", "teal.kb", "teal.kc", "teal.kd", "teal.ke"):
        draw(p, card)
    assert p.treasures == [1 + 2, 0, 0]


@rule("S-4.3")
def test_a_new_wildcard_pays_anew() -> None:
    """Seat 1 places the century; later it plays a WildCard of its own."""
    p = named("pink.a pink.b", f"{NINE} saint-michael green.a green.b")
    p.play(f"play:{NINE}", "pass", "draw", "deal:teal.ka", "pass")
    p.play("play:saint-michael", "name:9", "pass", "draw", "deal:teal.kb")
    assert p.treasures == [1, 3 + 1 + 1 + 1]


@rule("S-4.4")
def test_a_wildcard_bears_no_century() -> None:
    """Who holds nothing but WildCards draws, whatever is named."""
    for century in ("9", "21"):
        p = named("pink.a pink.b", "our-lady saint-joseph holy-spirit", century=int(century))
        assert (p.legal(), p.refusal("draw")) == (["draw"], "")
        assert p.refusal("play:our-lady") == "S-3.2"


@rule("S-4.4")
def test_a_wildcard_does_not_spare_the_answer() -> None:
    """Who holds both must place the century."""
    p = named("pink.a pink.b", f"{NINE} our-lady green.a")
    assert (p.legal(), p.refusal("draw")) == ([f"play:{NINE}"], "S-4.2")


def turned_up(*hands: str, wildcard: str = "our-lady", deck: str | None = None) -> Position:
    """A WildCard lies on top since the start."""
    return position(*hands, top=wildcard, deck=deck)


@rule("S-4.5")
@pytest.mark.parametrize("card", ["green.a", "green+gold+pink.aug"])
def test_any_card_goes_on_a_wildcard_turned_up_for_three(card: str) -> None:
    """No match is needed and none is counted."""
    p = turned_up(f"{card} red.x red.y", "blue.a blue.b")
    assert p.legal() == [*(f"play:{key}" for key in p.hand(0).split()), "draw"]
    assert p.play(f"play:{card}").treasures == [3, 0]


@rule("S-4.5")
def test_a_wildcard_turned_up_neither_acts_nor_names() -> None:
    """After a deal: Our Lady brings no treasures, and the first player is free."""
    p = dealt(2)
    while p.phase == "deal":
        p.play(p.legal()[0])
    log = p.listen()
    p.play("turn-up:our-lady")
    assert (p.treasures, p.phase, p.state.named) == ([0, 0], "turn", 0)
    assert log.events[0].facts["wildcard"] == 1
    assert len(p.choices("play")) == 7


@rule("S-4.5")
def test_who_draws_leaves_the_right_to_the_next() -> None:
    """And so on, until somebody plays."""
    p = turned_up("green.a green.b", "blue.a blue.b", "red.a red.b")
    draw(draw(p, "teal.ka"), "teal.kb")
    assert p.choices("play") == ["red.a", "red.b"]
    assert p.play("play:red.a").treasures == [0, 0, 3]


@rule("S-4.5")
def test_the_right_is_used_once() -> None:
    """The next player needs a match with the card that was played."""
    p = turned_up("green.a green.b", "blue.a green.c blue.d").play("play:green.a", "pass")
    assert p.choices("play") == ["green.c"]
    assert p.play("play:green.c").treasures == [3, 1]


@rule("S-4.5")
def test_a_wildcard_on_a_wildcard_takes_the_three_then_acts_and_names() -> None:
    """Three instead of its own pay; St. Gabriel shares gold and September with St. Michael."""
    p = turned_up("saint-gabriel red.x red.y", "blue.a blue.b", wildcard="saint-michael")
    p.play("play:saint-gabriel")
    assert (p.treasures, p.phase) == ([3, 0], "look-at")
    assert p.play("look-at:1").phase == "name"


@rule("S-4.5", "S-5.2")
def test_a_last_card_on_it_has_its_bonus() -> None:
    """Three and three."""
    assert turned_up("green.a", "blue.a blue.b").play("play:green.a").treasures == [6, 0]


@rule("S-4.6")
def test_a_draw_pays_nobody_while_no_century_is_named() -> None:
    """Whoever played before."""
    p = position("red.a red.b", "green.a green.b", top="red.top").play("play:red.a", "pass")
    assert draw(p, "teal.ka").treasures == [1, 0]


@rule("S-4.6", "S-4.5")
def test_a_draw_on_a_wildcard_turned_up_pays_nobody() -> None:
    """Nobody has played it."""
    assert draw(turned_up("green.a green.b", "blue.a"), "teal.ka").treasures == [0, 0]


@rule("S-4.6")
def test_draws_after_the_century_was_placed_pay_nobody() -> None:
    """The WildCard is covered."""
    p = named("pink.a pink.b", f"{NINE} green.a green.b", "red.a red.b").play(
        f"play:{NINE}", "pass"
    )
    assert draw(p, "teal.ka").treasures == [1, 3, 0]


@rule("S-4.6", "S-5.1")
def test_a_draw_for_a_forgotten_call_pays_nobody() -> None:
    """Seat 0 is down to one card and is noticed while its century goes round."""
    p = named("pink.a", "green.a green.b", "red.a red.b").by(1, "notice:0").play("deal:teal.ka")
    assert (p.sizes[0], p.treasures) == (2, [1, 0, 0])
