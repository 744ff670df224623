"""Chapter 2: the deal, and what a turn is made of (R-2.1, R-2.2)."""

import pytest

from questable.engine.sampling import odds
from tests.games.rae.position import Position, dealt, position, started
from tests.rule import rule

ONE = "red-sword red-chalice blue-crown green-scroll thieves"
TWO = "yellow-sword yellow-crown purple-crown orange-scroll black-sword"
THREE = "yellow-sword yellow-crown purple-crown orange-scroll black-chalice"
SWORDS = "red-sword blue-sword green-sword purple-sword black-sword"


def after_three() -> Position:
    """Seat 0 has played its three cards and holds all sorts of others."""
    p = position(
        f"{SWORDS} red-crown tournament",
        "blue-crown",
        groups="0: sword yellow orange; 0: chalice red blue green; 0: crown yellow green black",
    )
    return p.play("lay:red-sword:blue-sword", "add:green-sword:collection-1")


@rule("R-2.1")
def test_the_pile_is_shuffled() -> None:
    """Any of its cards may be on top, in proportion to their number."""
    p = dealt(2).play("first:0")
    assert [(action.a, n) for action, n in odds(p.state)] == list(enumerate(p.state.bag))
    assert p.state.weight() == 66


@rule("R-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_are_dealt_to_each(players: int) -> None:
    """Before that nobody's turn begins; after it the first player draws."""
    p = started(*[ONE, TWO, THREE, ONE][:players])
    assert [p.held(seat) for seat in range(players)] == [5] * players
    assert p.state.pile == (66 if players == 2 else 132) - 5 * players
    assert (p.phase, p.state.turns) == ("draw", 1)


@rule("R-2.1")
def test_the_deal_is_no_turn() -> None:
    """After nine of ten cards the tenth is still being dealt."""
    p = dealt(2).play("first:0", *(f"draw:{name}" for name in (ONE + " " + TWO).split()[:9]))
    assert (p.phase, p.state.turns) == ("deal", 0)


@rule("R-2.1")
def test_there_is_a_discard_pile() -> None:
    """It is empty at first and keeps what is discarded, the last on top."""
    p = started(ONE, TWO)
    assert p.discards == []
    p.play("draw:red-crown", "done", "discard:blue-crown")
    assert p.discards == ["blue-crown"]


@rule("R-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_begins(players: int) -> None:
    """Chance names any of the seats, all alike likely, and nobody who is not there."""
    p = dealt(players)
    assert [(a.text, n) for a, n in odds(p.state)] == [(f"first:{n}", 1) for n in range(players)]
    assert p.chance
    if players < 4:
        assert p.refusal(f"first:{players}") == "T-1.4"


@rule("R-2.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_begins_has_the_first_turn(seat: int) -> None:
    """Any seat may be named, so that in a series the start can move on."""
    p = started(ONE, TWO, THREE, first=seat)
    assert (p.turn, p.state.first) == (seat, seat)
    p.play("draw:red-crown")
    assert p.state.actor == seat


@rule("R-2.1")
def test_turns_go_clockwise() -> None:
    """Seat 1, 2, 0, 1."""
    p = position(ONE, TWO, THREE, turn=1)
    seats = []
    for card in ("red-crown", "red-scroll", "blue-sword"):
        seats.append(p.turn)
        p.play("done", f"draw:{card}")
        p.state.hands[p.turn].pop()
    assert [*seats, p.turn] == [1, 2, 0, 1]


@rule("R-2.1")
def test_without_fair_start_the_first_turn_is_like_any_other() -> None:
    """A draw and three cards; the option is off by default."""
    p = started(ONE, TWO)
    assert (p.phase, p.setup.options["fair_start"]) == ("draw", False)
    p.play("draw:red-crown", "lay:red-sword:red-chalice", "add:red-crown:quest-1")
    assert p.refusal("event:thieves:1") == "R-2.2"


@rule("R-2.1")
def test_with_fair_start_the_first_turn_has_no_draw() -> None:
    """The first player begins with five cards, and nobody drew."""
    p = started(ONE, TWO, first=1, fair_start=True)
    assert (p.state.actor, p.phase, p.held(1), p.state.pile) == (1, "turn", 5, 56)


@rule("R-2.1")
def test_with_fair_start_the_first_turn_has_two_cards() -> None:
    """Nothing may be laid, added or played after them."""
    p = started(ONE.replace("blue-crown", "red-crown"), TWO, fair_start=True)
    p.play("lay:red-sword:red-chalice")
    refused = ["lay:red-sword:red-chalice", "add:red-crown:quest-1", "event:thieves:1"]
    assert [p.refusal(text) for text in refused] == ["R-2.1"] * 3


@rule("R-2.1")
def test_with_fair_start_one_card_leaves_one_more() -> None:
    """After an event no pair can be laid, for that would be three."""
    p = started(ONE, TWO, fair_start=True).carry_out("event:thieves:1").play("steal:yellow-sword")
    assert p.refusal("lay:red-sword:red-chalice") == "R-2.1"


@rule("R-2.1")
def test_fair_start_does_not_touch_the_second_player() -> None:
    """Who draws and plays three cards."""
    p = started(ONE, TWO, fair_start=True).play("done")
    assert (p.turn, p.phase) == (1, "draw")
    p.play("draw:yellow-chalice", "lay:yellow-sword:yellow-crown", "add:yellow-chalice:quest-1")
    assert p.refusal("lay:purple-crown:black-crown") == "R-2.2"


@rule("R-2.1")
def test_fair_start_does_not_touch_the_second_turn() -> None:
    """The first player draws then and plays three cards."""
    p = started(ONE, TWO, fair_start=True).play("done", "draw:red-crown", "done")
    p.play("discard:red-crown")
    assert (p.turn, p.phase) == (0, "draw")
    p.play("draw:red-scroll", "lay:red-sword:red-chalice", "add:red-scroll:quest-1")
    assert p.refusal("event:thieves:1") == "R-2.2"


@rule("R-1.3", "R-2.1")
def test_a_tournament_at_a_fair_start_makes_four_cards() -> None:
    """Two and two more, Tournament itself included."""
    hand = "red-sword red-chalice red-crown red-scroll tournament"
    p = started(hand, TWO, fair_start=True).carry_out("event:tournament")
    p.play("lay:red-sword:red-chalice", "add:red-crown:quest-1")
    assert p.refusal("add:red-scroll:quest-1") == "R-2.1"


@rule("R-2.2")
def test_a_turn_begins_with_a_draw() -> None:
    """Until then its player can do nothing."""
    p = position(ONE, TWO, drawn=False)
    assert p.chance
    assert p.legal(seat=0) == []
    assert p.refusal("done", 0) == "T-1.3"


@rule("R-2.2")
def test_one_card_is_drawn() -> None:
    """It goes to the hand of whose turn it is, and the plays begin."""
    p = position(ONE, TWO, drawn=False).play("draw:red-crown")
    assert p.hand(0) == "red-sword red-chalice red-crown blue-crown green-scroll thieves"
    assert (p.state.actor, p.phase, p.state.pile) == (0, "turn", 55)


@rule("R-2.2")
def test_at_most_three_cards_are_played() -> None:
    """Then nothing more can be laid, added, played or put with a taken card."""
    p = after_three()
    refused = ["lay:purple-sword:black-sword", "add:purple-sword:collection-1", "event:tournament"]
    assert [p.refusal(text) for text in refused] == ["R-2.2"] * 3


@rule("R-2.2")
def test_a_card_put_with_a_taken_one_is_one_of_the_three() -> None:
    """After three cards a taken card finds a Quest or nothing."""
    p = after_three()
    assert p.refusal("take:red-chalice:collection-1") == "R-2.7"
    p.state.played = 2
    p.play("take:red-chalice:collection-1", "with:red-crown")
    assert p.refusal("event:tournament") == "R-2.2"


@rule("R-2.2")
def test_with_no_plays_left_a_lifted_card_gets_no_company() -> None:
    """It may go to a Quest in play, but begins no new one."""
    p = position("red-crown", "", groups="0: chalice red blue green; 1: red sword scroll")
    p.state.played = 3
    p.play("take:red-chalice:collection-1")
    assert p.refusal("with:red-crown") == "R-2.2"


@rule("R-2.2")
def test_a_pair_takes_two_of_the_three() -> None:
    """With one left a card may be added, a pair not laid."""
    p = position(SWORDS, "").play("lay:red-sword:blue-sword")
    assert p.refusal("lay:green-sword:black-sword") == "R-2.2"
    assert p.refusal("add:green-sword:collection-1") == ""


@rule("R-2.2")
def test_an_event_is_one_of_the_three() -> None:
    """An event and a pair are all."""
    p = position(f"{SWORDS} siege", "").carry_out("event:siege:1")
    p.play("lay:red-sword:blue-sword")
    assert p.refusal("add:green-sword:collection-1") == "R-2.2"


@rule("R-2.2")
def test_at_most_one_of_them_is_an_event() -> None:
    """A second one is refused, though two more cards may be played."""
    p = position("siege mystical-tome red-sword", "blue-sword").carry_out("event:siege:1")
    assert p.refusal("event:mystical-tome") == "R-2.2"


@rule("R-2.2")
@pytest.mark.parametrize(
    "action",
    ["lay:red-sword:red-crown", "lay:red-sword:blue-sword", "add:red-sword:quest-1",
     "event:mystical-tome"],
)  # fmt: skip
def test_cards_are_played_from_hand(action: str) -> None:
    """Who does not hold a card cannot play it."""
    p = position("red-crown blue-sword siege", "red-sword", groups="1: red chalice scroll")
    assert p.refusal(action) == "R-2.2"


@rule("R-2.2", "R-2.6")
def test_a_card_put_with_a_taken_one_comes_from_hand() -> None:
    """Not from nowhere."""
    p = position("red-crown", "", groups="0: sword red blue green")
    p.play("take:red-sword:collection-1")
    assert p.refusal("with:red-scroll") == "R-2.2"


@rule("R-2.2")
def test_nothing_need_be_played() -> None:
    """A turn may end at once."""
    p = position(f"{SWORDS} siege", TWO)
    assert p.refusal("done") == ""


@rule("R-2.2")
def test_the_surplus_is_discarded() -> None:
    """With seven cards two must go, and then the turn is over."""
    p = position(f"{SWORDS} siege thieves", TWO).play("done")
    assert (p.phase, p.state.actor) == ("discard", 0)
    p.play("discard:siege")
    assert (p.phase, p.state.actor) == ("discard", 0)
    p.play("discard:red-sword")
    assert (p.held(0), p.discards, p.turn) == (5, ["siege", "red-sword"], 1)


@rule("R-2.2")
def test_the_surplus_is_of_ones_choice() -> None:
    """Any card in hand, and no other."""
    p = position(f"{SWORDS} siege", TWO).play("done")
    assert p.legal() == [f"discard:{name}" for name in f"{SWORDS} siege".split()]
    assert p.refusal("discard:yellow-sword") == "R-2.2"


@rule("R-2.2")
def test_nothing_is_discarded_before_the_end() -> None:
    """The surplus goes when the plays are over."""
    assert position(f"{SWORDS} siege", TWO).refusal("discard:siege") == "R-2.2"


@rule("R-2.2", "T-1.3")
@pytest.mark.parametrize("action", ["done", "lay:red-sword:blue-sword", "event:siege:1"])
def test_while_discarding_nothing_is_played(action: str) -> None:
    """The plays are over."""
    assert position(f"{SWORDS} siege", TWO).play("done").refusal(action) == "T-1.3"


@rule("R-2.2")
def test_a_smaller_hand_is_filled_up_to_five() -> None:
    """Three cards draw two; only then the next turn begins."""
    p = position("red-sword blue-sword green-crown", TWO).play("done")
    assert (p.phase, p.chance, p.turn) == ("refill", True, 0)
    p.play("draw:red-crown")
    assert (p.phase, p.turn) == ("refill", 0)
    p.play("draw:red-scroll")
    assert (p.held(0), p.turn, p.phase) == (5, 1, "draw")


@rule("R-2.2")
def test_with_five_cards_nothing_is_drawn_or_discarded() -> None:
    """The next turn begins."""
    p = position(SWORDS, TWO).play("done")
    assert (p.held(0), p.discards, p.turn, p.phase) == (5, [], 1, "draw")


@rule("R-2.2")
def test_the_hand_is_filled_as_far_as_the_pile_goes() -> None:
    """With one card left a hand of three ends with four."""
    p = position("red-sword blue-sword green-crown", TWO, pile="red-crown")
    p.play("done", "draw:red-crown")
    assert (p.held(0), p.over) == (4, True)


@rule("R-2.2")
def test_plays_and_rearrangements_come_in_any_order() -> None:
    """Add, move, play an event, move, add."""
    p = position(
        "red-crown yellow-sword siege",
        "",
        groups="0: sword red blue green purple; 1: red chalice scroll; 1: blue chalice scroll",
    )
    p.play("add:red-crown:quest-1", "take:red-sword:collection-1", "to:quest-1")
    p.carry_out("event:siege:1").play("take:blue-sword:collection-1", "to:quest-1")
    p.play("add:yellow-sword:collection-1")
    assert p.groups() == [
        "1: red sword chalice crown scroll",
        "1: blue sword chalice scroll",
        "0: sword yellow green purple",
    ]


@rule("R-2.2")
def test_the_next_turn_counts_from_nothing() -> None:
    """Three cards and an event again."""
    p = position(f"siege {SWORDS}", f"{TWO} thieves mystical-tome blue-chalice")
    p.carry_out("event:siege:1").play(
        "lay:red-sword:blue-sword", "done", "draw:red-crown", "draw:red-scroll"
    )
    p.carry_out("event:mystical-tome").play("draw:blue-scroll", "draw:red-chalice")
    p.play("lay:yellow-sword:yellow-crown")
    assert p.refusal("event:thieves:0") == "R-2.2"
    assert p.state.played == 3
