"""Chapter 2: Quests and Collections, laid, added to, formed and rearranged (R-2.3 to R-2.8)."""

import pytest

from questable.games.rae.actions import TABLE
from tests.games.rae.position import Position, position, started
from tests.rule import rule

GIVING = "0: sword red blue green purple"
"""A Collection that can give two cards."""


def lifted(hand: str, groups: str, card: str = "red-sword") -> Position:
    """Seat 0 has taken a card from its sword Collection 1."""
    return position(hand, "", groups=groups).play(f"take:{card}:collection-1")


@rule("R-2.3")
def test_two_of_one_colour_are_a_quest() -> None:
    """A red Sword and a red Crown."""
    p = position("red-sword red-crown", "").play("lay:red-sword:red-crown")
    assert p.groups() == ["0: red sword crown"]


@rule("R-2.3")
def test_two_of_one_suit_are_a_collection() -> None:
    """A red Sword and a blue Sword."""
    p = position("red-sword blue-sword", "").play("lay:red-sword:blue-sword")
    assert p.groups() == ["0: sword red blue"]


@rule("R-2.3")
def test_a_group_shares_exactly_one_thing() -> None:
    """Of all pairs only those of one colour or one suit can be laid, and never two alike."""
    pairs = [a.text.split(":")[1:] for a in TABLE.actions if a.text.startswith("lay:")]
    split = [(a.split("-"), b.split("-")) for a, b in pairs]
    assert all((a[0] == b[0]) != (a[1] == b[1]) for a, b in split)
    assert len(pairs) == 7 * 6 + 4 * 21


@rule("R-2.3")
def test_two_alike_are_no_group() -> None:
    """Two red Swords cannot be laid, nor a red Sword with a blue Crown."""
    assert position("red-sword red-sword blue-crown", "").legal("lay") == []


@rule("R-2.3")
def test_a_quest_has_no_suit_twice() -> None:
    """A second red Sword is refused, from hand or from a Collection."""
    p = position("red-sword", "", groups="0: red sword crown")
    assert p.refusal("add:red-sword:quest-1") == "R-2.3"
    p = lifted("red-scroll", "0: sword red blue green; 1: red sword crown")
    assert p.refusal("to:quest-1") == "R-2.3"


@rule("R-2.3")
def test_a_collection_has_no_colour_twice() -> None:
    """A second red Sword is refused, from hand or from another Collection."""
    groups = "0: sword red blue green; 0: sword red yellow; 1: red chalice crown"
    p = position("blue-sword", "", groups=groups)
    assert p.refusal("add:blue-sword:collection-1") == "R-2.3"
    assert lifted("", groups).refusal("to:collection-2") == "R-2.3"


@rule("R-2.3")
def test_a_quest_has_up_to_four_cards() -> None:
    """Three more cards join in two turns; a fifth has no suit left."""
    p = position("red-scroll red-sword", "", groups="0: red sword chalice crown")
    p.play("add:red-scroll:quest-1")
    assert p.groups() == ["0: red sword chalice crown scroll"]
    assert p.refusal("add:red-sword:quest-1") == "R-2.3"


@rule("R-2.3")
def test_a_collection_has_up_to_seven_cards() -> None:
    """One of each colour; an eighth has no colour left."""
    p = position("black-sword red-sword", "", groups="0: sword red yellow blue green purple orange")
    p.play("add:black-sword:collection-1")
    assert p.groups() == ["0: sword red yellow blue green purple orange black"]
    assert p.refusal("add:red-sword:collection-1") == "R-2.3"


@rule("R-2.3")
def test_a_quest_put_together_has_one_colour() -> None:
    """A card of another colour, or of the taken card's suit, goes with it in no Quest."""
    p = lifted("blue-crown red-sword red-scroll", "0: sword red blue green")
    assert p.refusal("with:blue-crown") == "R-2.3"
    assert p.refusal("with:red-sword") == "R-2.3"
    assert p.refusal("with:red-scroll") == ""


@rule("R-2.3")
def test_there_may_be_several_quests_of_a_colour() -> None:
    """Even of one player."""
    p = position("red-chalice red-scroll", "", groups="0: red sword crown")
    assert p.play("lay:red-chalice:red-scroll").groups() == [
        "0: red sword crown",
        "0: red chalice scroll",
    ]


@rule("R-2.3")
def test_there_may_be_several_collections_of_a_suit() -> None:
    """Even of one player."""
    p = position("red-sword blue-sword", "", groups="0: sword red green")
    assert p.play("lay:red-sword:blue-sword").groups() == [
        "0: sword red green",
        "0: sword red blue",
    ]


@rule("R-2.3")
def test_groups_are_numbered_as_they_are_laid() -> None:
    """Seat 1 lays the second red Quest, whoever owns the first."""
    p = position("red-sword red-crown", "red-chalice red-scroll", groups="1: blue sword crown")
    p.play("lay:red-sword:red-crown", "done", *(["draw:green-sword"] * 2), "draw:green-crown")
    p.play("draw:green-crown", "draw:black-scroll", "draw:black-sword")
    p.play("lay:red-chalice:red-scroll")
    assert [(g.of, g.n, g.owner) for g in p.view(1).groups] == [
        ("red", 1, 0),
        ("red", 2, 1),
        ("blue", 1, 1),
    ]


@rule("R-2.4")
def test_two_cards_from_hand_are_laid() -> None:
    """They leave the hand and count as two of the three."""
    p = position("red-sword red-crown blue-crown", "").play("lay:red-sword:red-crown")
    assert (p.hand(0), p.state.played) == ("blue-crown", 2)


@rule("R-2.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_new_group_belongs_to_who_laid_it(seat: int) -> None:
    """A Quest and a Collection alike."""
    hands = [""] * 3
    hands[seat] = "red-sword red-crown blue-crown"
    p = position(*hands, turn=seat).play("lay:red-sword:red-crown")
    assert p.groups() == [f"{seat}: red sword crown"]
    p = position(*hands, turn=seat).play("lay:red-crown:blue-crown")
    assert p.groups() == [f"{seat}: crown red blue"]


@rule("R-2.4")
def test_what_may_be_laid() -> None:
    """Every pair in hand of one colour or one suit, as a new Quest or a new Collection."""
    p = position("red-sword red-crown blue-crown green-scroll", "")
    assert p.legal("lay") == ["lay:red-sword:red-crown", "lay:red-crown:blue-crown"]


@rule("R-2.4")
def test_both_cards_come_from_hand() -> None:
    """One in hand and one on the table are no pair to lay."""
    p = position("red-sword", "", groups="0: crown red blue green")
    assert p.refusal("lay:red-sword:red-crown") == "R-2.2"
    assert p.legal("lay") == []


@rule("R-2.5")
def test_a_card_is_added_to_an_own_group() -> None:
    """To a Quest or to a Collection where it fits."""
    groups = "0: red sword crown; 0: scroll blue green"
    p = position("red-scroll", "", groups=groups)
    assert p.legal("add") == ["add:red-scroll:quest-1", "add:red-scroll:collection-1"]
    p.play("add:red-scroll:collection-1")
    assert p.groups() == ["0: red sword crown", "0: scroll red blue green"]


@rule("R-2.5")
def test_a_card_is_added_to_an_opponents_group() -> None:
    """To a Quest or to a Collection."""
    groups = "1: red sword crown; 1: scroll blue green"
    p = position("red-scroll", "", groups=groups).play("add:red-scroll:quest-1")
    assert p.groups() == ["1: red sword crown scroll", "1: scroll blue green"]
    p = position("red-scroll", "", groups=groups).play("add:red-scroll:collection-1")
    assert p.groups() == ["1: red sword crown", "1: scroll red blue green"]


@rule("R-2.5")
def test_any_group_where_it_fits_may_be_chosen() -> None:
    """The second red Quest lacks the suit, the first does not."""
    p = position("red-scroll", "", groups="0: red sword scroll; 1: red sword crown")
    assert p.legal("add") == ["add:red-scroll:quest-2"]
    assert p.play("add:red-scroll:quest-2").groups()[1] == "1: red sword crown scroll"


@rule("R-2.5")
def test_up_to_two_are_added_to_one_group() -> None:
    """The Quest is complete in one turn."""
    p = position("red-scroll red-chalice", "", groups="1: red sword crown")
    p.play("add:red-scroll:quest-1", "add:red-chalice:quest-1")
    assert p.groups() == ["1: red sword chalice crown scroll"]


@rule("R-2.5")
def test_up_to_two_are_added_to_two_groups() -> None:
    """One to each."""
    p = position("red-scroll blue-sword", "", groups="1: red sword crown; 0: sword red green")
    p.play("add:red-scroll:quest-1", "add:blue-sword:collection-1")
    assert p.groups() == ["1: red sword crown scroll", "0: sword red blue green"]


@rule("R-2.5")
@pytest.mark.parametrize("group", ["quest-1", "quest-8", "collection-1", "collection-14"])
def test_a_card_is_added_to_a_group_in_play(group: str) -> None:
    """Where there is none, nothing can be added."""
    p = position("red-scroll", "", groups="1: blue sword crown; 1: sword red blue")
    assert p.refusal(f"add:red-scroll:{group}") == "R-2.5"


@rule("R-2.5")
def test_an_added_card_scores_for_the_groups_owner() -> None:
    """Two points for seat 1, none for who added it."""
    p = position("red-scroll", "", groups="1: red sword crown").play("add:red-scroll:quest-1")
    assert p.scores == [0, 5]


@rule("R-2.5")
def test_an_added_card_belongs_to_the_groups_owner() -> None:
    """Who added it cannot take it away; the owner can."""
    p = position("red-sword", "red-crown", groups="1: sword blue green")
    p.play("add:red-sword:collection-1")
    assert p.refusal("take:red-sword:collection-1") == "R-2.7"
    p.state.hands[0] = p.state.hands[0] + [4, 5, 6, 7, 8]
    p.play("done", "draw:red-scroll")
    assert p.refusal("take:red-sword:collection-1") == ""


@rule("R-2.6")
def test_a_card_from_hand_and_one_from_a_collection_form_a_quest() -> None:
    """A new one, of whose turn it is; the Collection keeps the others."""
    p = lifted("red-crown", "0: sword red blue green").play("with:red-crown")
    assert p.groups() == ["0: red sword crown", "0: sword blue green"]
    assert (p.hand(0), p.scores, p.phase) == ("", [3, 0], "turn")


@rule("R-2.6")
def test_two_from_hand_may_take_part() -> None:
    """The second is added."""
    p = lifted("red-crown red-scroll", "0: sword red blue green")
    p.play("with:red-crown", "add:red-scroll:quest-1")
    assert p.groups()[0] == "0: red sword crown scroll"
    assert (p.state.played, p.scores) == (2, [5, 0])


@rule("R-2.6")
def test_two_from_collections_may_take_part() -> None:
    """The second is moved, and costs no card of the hand."""
    p = lifted("red-scroll", "0: sword red blue green; 0: crown red blue green")
    p.play("with:red-scroll", "take:red-crown:collection-1", "to:quest-1")
    assert p.groups() == ["0: red sword crown scroll", "0: sword blue green", "0: crown blue green"]
    assert p.state.played == 1


@rule("R-2.6")
def test_at_most_four_form_a_quest() -> None:
    """Two from hand and two from Collections; a fifth has no suit left."""
    groups = "0: sword red blue green; 0: crown red blue green"
    p = lifted("red-scroll red-chalice red-sword", groups).play("with:red-scroll")
    p.play("take:red-crown:collection-1", "to:quest-1", "add:red-chalice:quest-1")
    assert p.groups()[0] == "0: red sword chalice crown scroll"
    assert p.refusal("add:red-sword:quest-1") == "R-2.3"


@rule("R-2.6")
def test_at_least_one_comes_from_a_collection() -> None:
    """With nothing taken no card of the hand is put with it."""
    p = position("red-crown red-scroll", "", groups="0: sword red blue green")
    assert p.refusal("with:red-crown") == "R-2.6"


@rule("R-2.6")
def test_at_least_one_comes_from_hand() -> None:
    """Two cards of Collections alone form no new Quest."""
    p = position("", "", groups="0: sword red blue green; 0: crown red blue green")
    assert p.legal() == ["done"]
    assert p.refusal("take:red-sword:collection-1") == "R-2.7"


@rule("R-2.6", "R-2.7")
def test_a_giving_collection_has_three_cards() -> None:
    """One of two gives none."""
    p = position("red-crown", "", groups="0: sword red blue")
    assert p.refusal("take:red-sword:collection-1") == "R-2.7"


@rule("R-2.6", "R-2.7")
def test_it_has_three_cards_when_its_card_is_taken() -> None:
    """After the first of three it has two left, and gives none for another Quest."""
    p = lifted("red-crown blue-crown", "0: sword red blue green").play("with:red-crown")
    assert p.refusal("take:blue-sword:collection-1") == "R-2.7"
    p = lifted("red-crown blue-crown", GIVING).play("with:red-crown")
    assert p.refusal("take:blue-sword:collection-1") == ""


@rule("R-2.6", "R-2.7")
def test_the_giving_collection_is_ones_own() -> None:
    """An opponent's gives nothing."""
    p = position("red-crown", "", groups="1: sword red blue green")
    assert p.refusal("take:red-sword:collection-1") == "R-2.7"


@rule("R-2.6")
def test_a_new_quest_is_formed_beside_another_of_its_colour() -> None:
    """The taken card may go to it or begin a new one."""
    p = lifted("red-crown", "0: sword red blue green; 1: red chalice scroll")
    assert p.legal() == ["to:quest-1", "with:red-crown"]
    assert p.play("with:red-crown").groups()[:2] == ["1: red chalice scroll", "0: red sword crown"]


@rule("R-2.7")
def test_a_card_moves_to_an_own_quest() -> None:
    """From a Collection of three; it costs no card of the hand."""
    p = lifted("", "0: sword red blue green; 0: red crown scroll").play("to:quest-1")
    assert p.groups() == ["0: red sword crown scroll", "0: sword blue green"]
    assert (p.scores, p.state.played, p.phase) == ([5, 0], 0, "turn")


@rule("R-2.7")
def test_a_card_moves_to_another_players_quest() -> None:
    """It is theirs then and scores for them."""
    p = lifted("", "0: sword red blue green; 1: red crown scroll").play("to:quest-1")
    assert p.groups() == ["1: red sword crown scroll", "0: sword blue green"]
    assert p.scores == [0, 5]


@rule("R-2.7")
def test_a_card_moves_to_another_own_collection() -> None:
    """Of its suit, where its colour is lacking."""
    p = lifted("", "0: sword red blue green; 0: sword yellow orange").play("to:collection-2")
    assert p.groups() == ["0: sword blue green", "0: sword red yellow orange"]


@rule("R-2.7")
def test_a_card_moves_to_no_collection_of_another_player() -> None:
    """Though it would fit there."""
    p = lifted("", "0: sword red blue green; 1: sword yellow orange; 1: red crown scroll")
    assert p.refusal("to:collection-2") == "R-2.7"
    assert p.legal() == ["to:quest-1"]


@rule("R-2.7")
def test_an_opponents_collection_is_no_reason_to_take_a_card() -> None:
    """Nowhere to go: it is not taken up."""
    p = position("", "", groups="0: sword red blue green; 1: sword yellow orange")
    assert p.refusal("take:red-sword:collection-1") == "R-2.7"


@rule("R-2.7")
def test_a_collection_of_two_keeps_its_cards() -> None:
    """Even with a Quest that waits for one."""
    p = position("", "", groups="0: sword red blue; 0: red crown scroll")
    assert p.refusal("take:red-sword:collection-1") == "R-2.7"


@rule("R-2.7")
def test_three_count_at_that_moment() -> None:
    """A card added first lets another leave; after that none."""
    groups = "0: sword red blue; 0: red crown scroll; 0: blue crown scroll"
    p = position("green-sword", "", groups=groups).play("add:green-sword:collection-1")
    p.play("take:red-sword:collection-1", "to:quest-1")
    assert p.refusal("take:blue-sword:collection-1") == "R-2.7"


@rule("R-2.7")
def test_a_card_moves_only_to_quests_in_play() -> None:
    """There is no second red Quest, and a Quest of another colour has no name for a red card."""
    p = lifted("", "0: sword red blue green; 0: red crown scroll; 0: blue crown scroll")
    assert p.legal() == ["to:quest-1"]
    assert p.refusal("to:quest-2") == "R-2.7"


@rule("R-2.7")
def test_cards_in_quests_never_move() -> None:
    """Nothing can be taken but from Collections, and no Quest card is there."""
    p = position("", "", groups="0: red sword chalice crown; 0: sword yellow blue green")
    assert p.legal() == ["done"]
    assert p.refusal("take:red-sword:collection-1") == "R-2.7"
    assert not [a for a in TABLE.actions if a.text.startswith("take:") and "quest" in a.text]


@rule("R-2.7")
def test_a_card_that_moved_to_a_quest_stays() -> None:
    """It is part of the Quest now."""
    p = lifted("", f"{GIVING}; 0: red crown scroll; 0: red chalice crown").play("to:quest-1")
    assert p.legal() == ["done"]


@rule("R-2.7")
def test_each_card_moves_once_a_turn() -> None:
    """From one Collection to another and no further; the others may still move."""
    groups = "0: sword red blue green; 0: sword yellow orange; 0: red crown scroll"
    p = lifted("", groups).play("to:collection-2")
    assert p.refusal("take:red-sword:collection-2") == "R-2.7"
    assert p.refusal("take:yellow-sword:collection-2") == ""


@rule("R-2.7")
def test_in_the_next_turn_it_may_move_again() -> None:
    """Once a turn, not once a game."""
    groups = "0: sword red blue green; 0: sword yellow orange; 0: red crown scroll"
    five = "blue-crown green-crown black-crown blue-scroll green-scroll"
    p = position(five, five, groups=groups).play("take:red-sword:collection-1", "to:collection-2")
    p.play("done", "draw:red-chalice", "done", "discard:red-chalice", "draw:black-chalice")
    assert p.refusal("take:red-sword:collection-2") == ""


@rule("R-2.7")
def test_a_card_laid_this_turn_may_still_move() -> None:
    """Laid or added from hand it has not moved yet."""
    p = position("red-sword blue-sword green-sword", "", groups="0: red crown scroll")
    p.play("lay:red-sword:blue-sword", "add:green-sword:collection-1")
    p.play("take:red-sword:collection-1", "to:quest-1")
    assert p.groups() == ["0: red sword crown scroll", "0: sword blue green"]


@rule("R-2.7")
def test_every_card_that_moved_stays_not_only_the_last() -> None:
    """Red, then blue; neither moves again, and black, which did not move, may."""
    groups = "0: sword red blue green purple yellow; 0: sword black orange"
    p = position("", "", groups=groups)
    for card in ("red-sword", "blue-sword"):
        p.play(f"take:{card}:collection-1", "to:collection-2")
    assert p.refusal("take:red-sword:collection-2") == "R-2.7"
    assert p.refusal("take:blue-sword:collection-2") == "R-2.7"
    assert p.refusal("take:black-sword:collection-2") == ""
    assert p.view(0).groups[-1].moved == ["red-sword", "blue-sword"]


@rule("R-2.7")
def test_a_copy_of_a_moved_card_may_still_move() -> None:
    """The red Sword that took the moved one's place is another card."""
    groups = "0: sword red blue green; 0: sword yellow orange; 0: red crown scroll"
    p = lifted("red-sword", groups).play("to:collection-2", "add:red-sword:collection-1")
    assert p.refusal("take:red-sword:collection-1") == ""
    assert p.refusal("take:red-sword:collection-2") == "R-2.7"


@rule("R-2.7")
def test_a_lifted_card_goes_somewhere_new() -> None:
    """Not back to where it came from."""
    p = lifted("red-crown", "0: sword red blue green")
    assert p.refusal("to:collection-1") == "R-2.7"


@rule("R-2.7")
def test_a_card_is_taken_up_only_if_it_has_somewhere_to_go() -> None:
    """A full Quest and a hand of other colours are nowhere."""
    groups = "0: sword red blue green; 1: red *"
    p = position("blue-crown", "", groups=groups)
    assert p.legal("take") == ["take:blue-sword:collection-1"]
    assert p.refusal("take:red-sword:collection-1") == "R-2.7"


@rule("R-2.7")
def test_without_plays_left_a_hand_card_is_nowhere_to_go() -> None:
    """Three cards were played: no new Quest can be formed any more."""
    p = position("red-crown", "", groups="0: sword red blue green")
    p.state.played = 3
    assert p.refusal("take:red-sword:collection-1") == "R-2.7"


@rule("R-2.7", "T-1.3")
@pytest.mark.parametrize(
    "action", ["done", "add:red-crown:quest-1", "take:blue-sword:collection-1", "event:siege:1"]
)
def test_a_lifted_card_is_put_down_before_anything_else(action: str) -> None:
    """Another decision is open."""
    p = lifted("red-crown siege blue-crown", f"{GIVING}; 1: red chalice scroll")
    assert p.refusal(action) == "T-1.3"


@rule("R-2.7")
@pytest.mark.parametrize("action", ["to:quest-1", "to:collection-1"])
def test_nothing_is_put_down_that_was_not_taken(action: str) -> None:
    """First a card is taken from a Collection."""
    groups = "0: sword red blue green; 1: red chalice scroll"
    assert position("red-crown", "", groups=groups).refusal(action) == "R-2.7"


@rule("R-2.7")
def test_only_a_card_that_is_there_is_taken() -> None:
    """Neither another colour nor another Collection."""
    p = position("red-crown", "", groups="0: sword yellow blue green; 1: red chalice scroll")
    assert p.refusal("take:red-sword:collection-1") == "R-2.7"
    assert p.refusal("take:yellow-sword:collection-2") == "R-2.7"


@rule("R-2.7")
def test_several_cards_may_move_in_a_turn() -> None:
    """As long as three are there."""
    p = lifted("", f"{GIVING}; 0: red crown scroll; 1: blue crown scroll").play("to:quest-1")
    p.play("take:blue-sword:collection-1", "to:quest-1")
    assert p.groups() == [
        "0: red sword crown scroll",
        "1: blue sword crown scroll",
        "0: sword green purple",
    ]


@rule("R-2.7", "R-3.3")
def test_a_partners_collections_are_not_ones_own() -> None:
    """Nothing is taken from them and nothing moved to them; to a partner's Quest it may be."""
    groups = "0: sword red blue green; 2: sword yellow red orange; 2: blue crown scroll"
    p = position("blue-chalice", "", "", "", groups=groups, teams=True)
    assert p.refusal("take:yellow-sword:collection-2") == "R-2.7"
    p.play("take:blue-sword:collection-1")
    assert p.refusal("to:collection-2") == "R-2.7"
    assert p.refusal("to:quest-1") == ""


@rule("R-2.8")
def test_a_pair_and_an_added_card() -> None:
    """Three cards leave the hand; no fourth."""
    p = position("red-sword red-crown red-scroll red-chalice", "")
    p.play("lay:red-sword:red-crown", "add:red-scroll:quest-1")
    assert p.refusal("add:red-chalice:quest-1") == "R-2.2"


@rule("R-2.8")
def test_at_most_two_are_added_one_by_one() -> None:
    """A third one is refused, though three cards may leave the hand."""
    p = position(
        "red-crown red-scroll blue-sword", "", groups="0: red sword chalice; 1: sword red green"
    )
    p.play("add:red-crown:quest-1", "add:red-scroll:quest-1")
    assert p.state.played == 2
    assert p.refusal("add:blue-sword:collection-1") == "R-2.8"
    assert p.legal("add") == []


@rule("R-2.8")
def test_after_two_added_cards_one_may_form_a_quest() -> None:
    """That is no adding; it is the third card."""
    groups = "0: sword red blue green; 1: blue sword crown"
    p = position("blue-scroll blue-chalice red-crown", "", groups=groups)
    p.play("add:blue-scroll:quest-1", "add:blue-chalice:quest-1")
    p.play("take:red-sword:collection-1", "with:red-crown")
    assert p.state.played == 3


@rule("R-2.8")
def test_a_card_that_forms_a_quest_is_not_added() -> None:
    """After it two may be added."""
    p = lifted("red-crown red-scroll red-chalice", "0: sword red blue green").play("with:red-crown")
    p.play("add:red-scroll:quest-1", "add:red-chalice:quest-1")
    assert p.groups()[0] == "0: red sword chalice crown scroll"


@rule("R-2.8")
def test_after_an_event_two_may_be_added() -> None:
    """An event is one of the three and no adding."""
    p = position("red-crown red-scroll red-chalice siege", "", groups="0: red sword chalice")
    p.carry_out("event:siege:1").play("add:red-crown:quest-1", "add:red-scroll:quest-1")
    assert p.state.played == 3


@rule("R-2.8")
def test_groups_laid_this_turn_count_too() -> None:
    """A card added to one is added one by one; the pair itself is not."""
    p = position("red-sword red-crown red-scroll", "")
    p.play("lay:red-sword:red-crown", "add:red-scroll:quest-1")
    assert (p.state.played, p.state.added) == (3, 1)


@rule("R-2.8")
def test_moved_cards_are_not_added() -> None:
    """Rearranging leaves both counts as they are."""
    p = lifted("blue-sword", f"{GIVING}; 0: red crown scroll").play("to:quest-1")
    assert (p.state.played, p.state.added) == (0, 0)


@rule("R-2.8")
def test_the_next_turn_may_add_two_again() -> None:
    """The count begins anew."""
    seat0 = "red-crown red-scroll blue-chalice green-chalice black-chalice blue-crown green-crown"
    p = position(
        seat0, "blue-scroll blue-chalice", groups="0: red sword chalice; 1: blue sword crown"
    )
    p.play("add:red-crown:quest-1", "add:red-scroll:quest-1", "done", "draw:black-crown")
    p.play("add:blue-scroll:quest-1", "add:blue-chalice:quest-1")
    assert p.groups()[1] == "1: blue sword chalice crown scroll"


@rule("R-2.3", "R-2.8")
def test_a_first_turn_of_all_sorts() -> None:
    """A pair from hand and one more to it, from the very deal."""
    p = started(
        "red-sword red-chalice red-crown green-scroll thieves",
        "yellow-sword yellow-crown purple-crown orange-scroll black-sword",
    ).play("draw:blue-crown", "lay:red-sword:red-chalice", "add:red-crown:quest-1")
    assert p.scores == [4, 0]
