"""Chapter 3: points, winning at once, the end of the pile, teams."""

import pytest

from questable.engine import OVER
from tests.games.rae.position import FOUR_FULL, KING, position
from tests.rule import rule

FIVE = "yellow-sword yellow-crown purple-crown orange-scroll black-sword"


@rule("R-3.1")
def test_collections_do_not_score() -> None:
    """A Collection laid, added to and moved about is worth nothing."""
    p = position("red-sword blue-sword green-sword", "", groups="0: sword red blue yellow")
    p.play("lay:red-sword:blue-sword", "add:green-sword:collection-2")
    p.play("take:yellow-sword:collection-1", "to:collection-2")
    assert p.scores == [0, 0]


@rule("R-3.1")
def test_a_quest_scores_from_its_second_card_on() -> None:
    """Two points for two cards of one, two more for the third."""
    p = position("red-sword red-chalice red-crown", "").play("lay:red-sword:red-chalice")
    assert p.scores == [2, 0]
    assert p.play("add:red-crown:quest-1").scores == [4, 0]


@rule("R-3.1")
def test_a_moved_card_scores_in_its_quest() -> None:
    """For the Quest's owner."""
    p = position("", "", groups="0: crown red blue green; 0: red sword chalice")
    p.play("take:red-crown:collection-1", "to:quest-1")
    assert p.scores == [4, 0]


@rule("R-3.1")
def test_a_formed_quest_scores() -> None:
    """Both of its cards."""
    p = position("red-scroll", "", groups="0: crown red blue green")
    assert p.play("take:red-crown:collection-1", "with:red-scroll").scores == [4, 0]


@rule("R-3.1")
def test_a_lifted_card_scores_nothing() -> None:
    """Before it is put down."""
    p = position("", "", groups="0: crown red blue green; 0: red sword chalice")
    assert p.play("take:red-crown:collection-1").scores == [2, 0]


@rule("R-3.1")
def test_thirty_points_win_at_once() -> None:
    """In the middle of the turn, with cards still to play."""
    groups = f"{FOUR_FULL}; 0: purple crown scroll"
    p = position("purple-sword purple-chalice red-sword", "", groups=groups)
    p.play("add:purple-sword:quest-1")
    assert (p.scores[0], p.over) == (29, False)
    p.play("add:purple-chalice:quest-1")
    assert (p.scores[0], p.ending) == (30, ("target", [0]))


@rule("R-3.1")
def test_more_than_thirty_win_too() -> None:
    """From 28 to 31."""
    groups = f"{FOUR_FULL}; 0: purple crown scroll"
    p = position("orange-chalice orange-scroll", "", groups=groups)
    p.play("lay:orange-chalice:orange-scroll")
    assert (p.scores[0], p.ending) == (31, ("target", [0]))


@rule("R-3.1")
def test_twenty_nine_do_not() -> None:
    """The turn goes on."""
    p = position("purple-sword", "", groups=f"{FOUR_FULL}; 0: purple crown scroll")
    assert p.play("add:purple-sword:quest-1", "done").over is False


@rule("R-3.1")
def test_one_may_win_in_anothers_turn() -> None:
    """Seat 1 adds the deciding card to seat 0's Quest."""
    groups = f"{FOUR_FULL}; 0: purple chalice crown scroll"
    p = position("", "purple-sword", groups=groups, turn=1).play("add:purple-sword:quest-1")
    assert p.ending == ("target", [0])


@rule("R-3.1")
def test_a_moved_card_may_win() -> None:
    """At once as well; nothing is open any more."""
    groups = f"{FOUR_FULL}; 0: purple chalice crown scroll; 0: sword purple orange black"
    p = position("red-sword", "", groups=groups)
    p.play("take:purple-sword:collection-1", "to:quest-1")
    assert (p.ending, p.legal(seat=0)) == (("target", [0]), [])


@rule("R-3.1")
def test_a_formed_quest_may_win() -> None:
    """The card from the Collection counts."""
    groups = f"{FOUR_FULL}; 0: purple chalice crown; 0: sword orange blue black"
    p = position("orange-scroll", "", groups=groups)
    p.play("take:orange-sword:collection-1", "with:orange-scroll")
    assert (p.scores[0], p.ending) == (31, ("target", [0]))


@rule("R-3.1")
def test_a_burnt_card_takes_its_points_with_it() -> None:
    """A Crown of two points."""
    p = position("fireball", "", groups="1: red sword crown scroll; 1: blue sword crown")
    assert p.scores == [0, 8]
    assert p.carry_out("event:fireball:red-crown:quest-1").scores == [0, 6]


@rule("R-3.1")
def test_a_burnt_card_of_a_collection_takes_no_points() -> None:
    """It had none."""
    p = position("fireball", "", groups="1: crown red blue green; 1: red sword scroll")
    assert p.carry_out("event:fireball:red-crown:collection-1").scores == [0, 3]


@rule("R-3.1", "T-1.2")
@pytest.mark.parametrize("action", ["done", "lay:red-sword:red-crown"])
def test_after_the_end_nothing_goes_on(action: str) -> None:
    """Neither for the winner nor for others."""
    groups = f"{FOUR_FULL}; 0: purple chalice crown scroll"
    p = position("purple-sword red-sword red-crown", "", groups=groups)
    p.play("add:purple-sword:quest-1")
    assert {p.refusal(action, seat) for seat in (-1, 0, 1)} == {"T-1.2"}


@rule("R-3.2")
def test_when_the_pile_is_empty_the_highest_score_wins() -> None:
    """At the end of the turn in which the last card was drawn."""
    p = position(FIVE, "", groups="1: red sword crown; 0: blue sword chalice", pile="")
    assert p.play("done").ending == ("highest", [0])


@rule("R-3.2")
def test_the_others_turn_makes_no_difference() -> None:
    """Seat 1 is ahead, seat 0 ends the game."""
    p = position(FIVE, "", groups="1: red crown scroll; 0: blue sword crown", pile="")
    assert p.play("done").ending == ("highest", [1])


@rule("R-3.2")
@pytest.mark.parametrize("groups", ["", "1: red crown scroll; 0: blue sword chalice"])
def test_a_shared_highest_score_is_a_stalemate(groups: str) -> None:
    """And nobody wins."""
    p = position(FIVE, "", groups=groups, pile="").play("done")
    assert p.ending == ("stalemate", [])


@rule("R-3.2")
def test_a_shared_lower_score_is_no_stalemate() -> None:
    """Only the highest counts."""
    groups = "0: red sword chalice; 1: green sword scroll; 2: blue sword chalice"
    p = position(FIVE, "", "", groups=groups, pile="").play("done")
    assert p.ending == ("highest", [2])


@rule("R-3.2")
def test_a_shared_highest_score_among_three_is_a_stalemate() -> None:
    """Wherever the two sit."""
    groups = "0: red crown scroll; 1: green sword scroll; 2: blue sword chalice"
    p = position(FIVE, "", "", groups=groups, pile="").play("done")
    assert p.ending == ("stalemate", [])


@rule("R-3.2")
def test_the_turn_with_the_last_card_is_played_to_its_end() -> None:
    """The draw at its start took it; the player still plays."""
    p = position("red-sword red-crown blue-crown green-crown", FIVE, pile="red-scroll", drawn=False)
    p.play("draw:red-scroll")
    assert not p.over
    p.play("lay:red-sword:red-crown", "add:red-scroll:quest-1", "done")
    assert p.ending == ("highest", [0])


@rule("R-3.2")
def test_the_refill_is_part_of_the_turn() -> None:
    """It takes the last card, and the game is over."""
    p = position("red-sword red-crown", FIVE, pile="red-scroll", groups="1: blue sword crown")
    p.play("done")
    assert not p.over
    assert p.play("draw:red-scroll").ending == ("highest", [1])


@rule("R-3.2")
def test_the_surplus_is_discarded_first() -> None:
    """With an empty pile too."""
    p = position(f"{FIVE} red-sword", "", groups="1: blue sword crown", pile="").play("done")
    assert (p.over, p.phase) == (False, "discard")
    assert p.play("discard:red-sword").over


@rule("R-3.2")
def test_with_a_card_left_the_game_goes_on() -> None:
    """The next player draws it."""
    p = position(FIVE, "", groups="1: blue sword crown", pile="red-sword").play("done")
    assert (p.over, p.phase, p.turn) == (False, "draw", 1)


@rule("R-3.2")
def test_the_discard_pile_is_never_reshuffled() -> None:
    """However many cards it has, they are not drawn again."""
    p = position("red-sword", FIVE, groups="1: blue sword crown", pile="red-scroll")
    discarded = p.discards
    assert len(discarded) > 50
    p.play("done", "draw:red-scroll")
    assert (p.over, p.discards, p.state.pile) == (True, discarded, 0)


@rule("R-3.2", "R-3.3")
def test_with_teams_the_sums_are_compared() -> None:
    """Seat 0 has most by itself, but 1 and 3 have more together."""
    groups = "0: red crown scroll; 1: blue sword crown; 3: green sword crown"
    p = position(FIVE, "", "", "", groups=groups, pile="", teams=True).play("done")
    assert (p.scores, p.ending) == ([4, 3, 0, 3], ("highest", [1, 3]))


@rule("R-3.2", "R-3.3")
def test_teams_with_equal_sums_are_a_stalemate() -> None:
    """Whoever of them has the points."""
    groups = "0: red crown scroll; 1: blue crown scroll; 3: green sword scroll"
    p = position(FIVE, "", "", "", groups=groups, pile="", teams=True).play("done")
    assert (p.scores, p.ending) == ([4, 2, 0, 2], ("stalemate", []))


@rule("R-3.3")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_each_for_themselves_need_thirty(players: int) -> None:
    """Alone."""
    groups = f"{FOUR_FULL}; 0: purple chalice crown scroll; 2: red *"
    p = position("purple-sword", *[""] * (players - 1), groups=groups)
    assert p.play("add:purple-sword:quest-1").ending == ("target", [0])


@rule("R-3.3")
def test_a_team_needs_fifty_together() -> None:
    """Thirty of one of them are not enough, nor 49 together."""
    groups = f"{FOUR_FULL}; 0: purple *; 2: red *; 2: yellow *; 2: orange sword chalice scroll"
    p = position("black-crown black-scroll orange-crown", *[""] * 3, groups=groups, teams=True)
    assert (p.scores, p.over) == ([30, 0, 17, 0], False)
    p.play("lay:black-crown:black-scroll")
    assert p.scores == [32, 0, 17, 0]
    assert not p.over
    assert p.play("add:orange-crown:quest-1").ending == ("target", [0, 2])


@rule("R-3.3")
def test_a_team_may_win_by_the_other_teams_card() -> None:
    """In anyone's turn; both partners win."""
    groups = "1: red *; 1: yellow *; 1: blue *; 1: green *; 3: red *; 3: yellow *; 3: blue *; "
    groups += "3: green sword chalice; 3: purple crown scroll"
    p = position("green-scroll", "", "", "", groups=groups, teams=True)
    assert p.scores == [0, 24, 0, 25]
    assert p.play("add:green-scroll:quest-2").ending == ("target", [1, 3])


@rule("R-3.3")
def test_partners_sit_across() -> None:
    """Their points count together, a neighbour's do not."""
    groups = f"{FOUR_FULL}; 1: red *; 1: yellow *; 1: purple *; 1: orange *; 0: black *"
    p = position("purple-chalice purple-sword", "", "", "", groups=groups, teams=True)
    p.play("lay:purple-sword:purple-chalice")
    assert (p.scores, p.over) == ([32, 24, 0, 0], False)


@rule("R-3.3")
@pytest.mark.parametrize("event", ["thieves", "enchanted-mirror", "siege"])
def test_no_event_is_aimed_at_a_team_mate(event: str) -> None:
    """Opponents are the other two."""
    p = position(f"{event} red-sword", "red-crown", "blue-crown", "green-crown", teams=True)
    assert p.refusal(f"event:{event}:2") == "R-3.3"
    assert p.legal("event") == [f"event:{event}:1", f"event:{event}:3"]


@rule("R-3.3")
def test_no_fireball_burns_a_team_mates_card() -> None:
    """Neither of a Quest nor of a Collection."""
    groups = "2: red sword crown scroll; 2: sword red blue green"
    p = position("fireball", "", "", "", groups=groups, teams=True)
    texts = ["event:fireball:red-crown:quest-1", "event:fireball:red-sword:collection-1"]
    assert {p.refusal(text) for text in texts} == {"R-3.3"}
    assert p.legal() == ["done"]


@rule("R-3.3")
def test_a_team_mate_pays_no_taxes() -> None:
    """The other two do; without their cards none can be asked for."""
    p = position("taxes", "red-crown", "blue-crown", "green-crown", teams=True)
    p.carry_out("event:taxes").play("give:red-crown", "give:green-crown")
    assert (p.hand(0), p.hand(2)) == ("red-crown green-crown", "blue-crown")
    p = position("taxes", "", "blue-crown", "", teams=True)
    assert p.refusal("event:taxes") == "R-1.3"


@rule("R-3.3")
def test_each_for_themselves_everyone_is_an_opponent() -> None:
    """Who sits across too."""
    p = position("thieves", "red-crown", "blue-crown", f"green-crown {KING}")
    assert p.legal("event") == ["event:thieves:1", "event:thieves:2", "event:thieves:3"]


@rule("R-2.2", "R-3.2")
def test_a_short_hand_and_no_pile_end_the_game() -> None:
    """There is nothing to draw up from, so that nothing is waited for."""
    p = position("red-sword", "blue-crown", groups="0: red crown scroll", pile="").play("done")
    assert p.state.actor == OVER
