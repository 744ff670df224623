"""Chapter 4: what the tiles do, but for the Saint tile."""

import pytest

from questable.engine import Value
from tests.games.holy_quest.position import Position, position
from tests.games.played import told
from tests.rule import rule


def landed(pawns: str, **options: Value) -> Position:
    """The Franciscans' second pawn goes one step."""
    p = position(pawns, house=options)
    if p.phase == "turn":
        p.play("roll")
    return p.play("die:1", "move:f2")


@rule("H-4.1")
@pytest.mark.parametrize(
    ("direction", "start", "to"), [("clockwise", 5, "21"), ("counterclockwise", 37, "21")]
)
def test_fast_forward_leads_on_to_the_next_one_in_the_direction_of_play(
    direction: str, start: int, to: str
) -> None:
    """At once, and the turn goes on as after any move."""
    p = landed(f"f2 {start}", direction=direction)
    assert (p.at("f2"), p.turn) == (to, "carmelites")


@rule("H-4.1")
def test_fast_forward_bumps_an_opponent_there() -> None:
    """Who goes Home."""
    p = landed("f2 5, d2 21")
    assert (p.at("f2"), p.at("d2")) == ("21", "home")


@rule("H-4.1")
@pytest.mark.parametrize(
    ("direction", "start", "tile"), [("clockwise", 50, "51"), ("counterclockwise", 7, "6")]
)
def test_the_last_fast_forward_before_the_own_entrance_is_regular(
    direction: str, start: int, tile: str
) -> None:
    """For its colour; another goes on from it, over that entrance."""
    assert landed(f"f2 {start}", direction=direction).at("f2") == tile
    p = position(f"d2 {start}", turn="dominicans", direction=direction)
    assert p.play("die:1", "move:d2").at("d2") == ("6" if direction == "clockwise" else "51")


@rule("H-4.1")
@pytest.mark.parametrize("holder", ["f3 21", "d1 21"])
def test_fast_forward_lets_a_pawn_stay_that_may_not_land_further_on(holder: str) -> None:
    """Its own colour or a Captain holds the next one."""
    p = landed(f"f2 5, {holder}")
    assert (p.at("f2"), p.at(holder.split()[0])) == ("6", "21")


@rule("H-4.1", "H-4.2")
def test_neither_tile_acts_again_on_arrival() -> None:
    """One tile further, not two; across, and not back."""
    assert landed("f2 5").at("f2") == "21"
    assert landed("f2 7").at("f2") == "38"


@rule("H-4.2")
@pytest.mark.parametrize(("start", "to"), [(7, "38"), (22, "53"), (37, "8"), (52, "23")])
def test_cross_over_leads_across_the_board(start: int, to: str) -> None:
    """Half the path away, nearer to the entrance or further from it."""
    assert landed(f"f2 {start}").at("f2") == to


@rule("H-4.2")
def test_cross_over_may_bump_two_opponents_in_one_move() -> None:
    """Where it first landed and where it arrives."""
    p = landed("f2 7, d2 8, c2 38")
    assert (p.at("f2"), p.at("d2"), p.at("c2")) == ("38", "home", "home")


@rule("H-4.2")
def test_cross_over_passes_no_entrance() -> None:
    """A pawn sent across its own goes on round the board."""
    p = landed("f2 37")
    assert p.at("f2") == "8"
    p = position("f2 8", turn="franciscans").play("die:4", "move:f2")
    assert p.at("f2") == "12"


@rule("H-4.2")
@pytest.mark.parametrize("holder", ["f3 38", "d1 38"])
def test_cross_over_lets_a_pawn_stay_that_may_not_land_across(holder: str) -> None:
    """Its own colour or a Captain is there."""
    assert landed(f"f2 7, {holder}").at("f2") == "8"


@rule("H-4.3", "H-5.1")
def test_a_freeze_tile_may_name_any_opponents_pawn_on_the_path() -> None:
    """Captains and Holy Ground included."""
    p = landed("f2 6, f3 20, d1 31, d2 30, c1 40, c2 heaven-1")
    assert p.legal("freeze") == ["freeze:c1", "freeze:d1", "freeze:d2"]
    for other in ("c2", "c3", "f3"):
        assert p.refusal(f"freeze:{other}") == "H-4.3"


@rule("H-4.3")
@pytest.mark.parametrize("number", range(1, 7))
def test_any_double_freezes_it(number: int) -> None:
    """And takes a marker."""
    p = landed("f2 6, d1 31").play("freeze:d1", f"dice:{number}:{number}")
    assert (p.at("d1"), p.turn, p.view().ice) == ("31*", "carmelites", 9)


@rule("H-4.3")
def test_no_double_freezes_nobody() -> None:
    """The attempt is over."""
    p = landed("f2 6, d2 31").play("freeze:d2", "dice:1:2")
    assert (p.at("d2"), p.turn, p.view().ice) == ("31", "carmelites", 10)


@rule("H-4.3")
def test_nobody_need_be_named_on_a_freeze_tile() -> None:
    """It may name; with nobody to name nothing is asked."""
    assert landed("f2 6, d2 31").play("pass").at("d2") == "31"
    assert landed("f2 6").turn == "carmelites"


@rule("H-4.3")
def test_a_success_does_not_end_the_turn_early() -> None:
    """The six's roll comes."""
    p = position("f2 1, d2 31").play("die:6", "move:f2", "freeze:d2", "dice:2:2")
    assert (p.at("d2"), p.turn, p.phase) == ("31*", "franciscans", "roll")


@rule("H-4.3")
def test_with_all_markers_in_use_an_attempt_by_tile_ends_the_turn() -> None:
    """At once, without dice; who passes keeps it."""
    p = position("f2 1, d2 31").ice(0).play("die:6", "move:f2")
    log = p.listen()
    p.play("freeze:d2")
    assert (p.turn, p.at("d2"), len(told(log, "no-ice"))) == ("carmelites", "31", 1)
    p = position("f2 1, d2 31").ice(0).play("die:6", "move:f2", "pass")
    assert p.turn == "franciscans"


@rule("H-4.3")
def test_with_all_markers_in_use_an_attempt_by_card_ends_the_turn() -> None:
    """There is somebody to freeze, and nothing to do it with."""
    p = position("f2 14, d2 28").ice(0).play("die:6", "move:f2", "action:7")
    assert (p.turn, p.at("d2")) == ("carmelites", "28")


@rule("H-4.4")
def test_fire_unfreezes_one_own_pawn() -> None:
    """Of two, one; the other stays frozen."""
    p = landed("f2 21, f3 30*, f4 40*")
    assert p.legal() == ["unfreeze:f3", "unfreeze:f4", "pass"]
    p.play("unfreeze:f4")
    assert (p.at("f3"), p.at("f4"), p.turn, p.view().ice) == ("30*", "40", "carmelites", 9)


@rule("H-4.4")
def test_fire_may_be_left_unused() -> None:
    """One's own pawn stays frozen, and the tile gives nothing more."""
    p = landed("f2 21, f3 30*")
    assert p.refusal("pass") == ""
    p.play("pass")
    assert (p.at("f3"), p.turn, p.view().ice) == ("30*", "carmelites", 9)


@rule("H-3.12", "H-4.4")
def test_a_six_rolls_again_whether_fire_was_used_or_not() -> None:
    """The tile gives nothing more, and takes no roll that is owed."""
    for chosen in ("pass", "unfreeze:f3"):
        p = position("f2 16, f3 30*").play("roll", "die:6", "move:f2", chosen)
        assert (p.turn, p.phase) == ("franciscans", "roll")


@rule("H-2.5", "H-4.4")
def test_card_11_is_no_duty_and_who_declines_gets_no_roll() -> None:
    """A pawn of one's own is frozen, so the card gives no roll either way."""
    for chosen, place in (("pass", "30*"), ("unfreeze:f3", "30")):
        p = position("f2 4, f3 30*").play("roll", "die:1", "move:f2", "action:11")
        assert p.legal() == ["unfreeze:f3", "pass"]
        assert (p.play(chosen).at("f3"), p.turn) == (place, "carmelites")


@rule("H-2.5", "H-4.4")
def test_card_11_may_unfreeze_a_team_mates_or_an_allys_pawn() -> None:
    """And who declines though only a friend's is frozen gets no roll either."""
    p = position("f2 4, d3 30*", mode="teamwork").play("roll", "die:1", "move:f2", "action:11")
    assert p.legal() == ["unfreeze:d3", "pass"]
    assert p.play("pass").turn == "carmelites"
    p = position("f2 4, d3 30*", mode="alliance").allied("franciscans", "dominicans")
    p.play("roll", "die:1", "move:f2", "action:11", "unfreeze:d3")
    assert (p.at("d3"), p.turn) == ("30", "carmelites")


@rule("H-4.4")
def test_fire_may_unfreeze_a_team_mates_pawn() -> None:
    """Or leave it."""
    p = landed("f2 21, d2 40*", mode="teamwork")
    assert p.legal() == ["unfreeze:d2", "pass"]
    assert landed("f2 21, d2 40*", mode="teamwork").play("pass").at("d2") == "40*"
    assert p.play("unfreeze:d2").at("d2") == "40"


@rule("H-4.4")
def test_fire_may_unfreeze_an_allys_pawn() -> None:
    """And nobody else's."""
    p = position("f2 21, c2 50*, d2 40*", mode="alliance").allied("franciscans", "dominicans")
    p.play("roll", "die:1", "move:f2")
    assert p.legal() == ["unfreeze:d2", "pass"]
    assert p.refusal("unfreeze:c2") == "H-4.4"


@rule("H-4.4")
def test_fire_with_nothing_to_unfreeze_does_nothing() -> None:
    """An opponent's frozen pawn is not asked for."""
    p = landed("f2 21, d2 40*")
    assert (p.turn, p.at("d2")) == ("carmelites", "40*")


@rule("H-4.6")
@pytest.mark.parametrize("tile", [5, 10, 20, 25, 35, 40, 50, 55])
def test_an_action_tile_draws_the_top_action_card(tile: int) -> None:
    """Which is done at once."""
    p = landed(f"f2 {tile - 1}")
    assert p.phase == "draw"
    assert p.play("action:5").direction == "counterclockwise"


@rule("H-4.7")
def test_wild_offers_its_four_choices() -> None:
    """One of them must be chosen."""
    p = landed("f2 8, f3 50*, d3 34")
    assert p.legal() == ["unfreeze:f3", "draw", "both", "bump:d3"]
    assert p.refusal("pass") == "H-4.7"
    assert p.refusal("token:franciscans") == "T-1.4"


@rule("H-4.7")
def test_wild_draws_an_action_card() -> None:
    """As on an Action tile."""
    p = landed("f2 8").play("draw")
    assert p.phase == "draw"
    assert p.play("action:4").at("f2") == "5"


@rule("H-4.7")
def test_wild_rolls_two_dice_and_advances() -> None:
    """By the sum."""
    assert landed("f2 8").play("both", "dice:1:2").at("f2") == "12"


@rule("H-4.7")
def test_wilds_double_six_brings_another_turn() -> None:
    """No other double does."""
    p = landed("f2 8").play("both", "dice:6:6")
    assert (p.at("f2"), p.turn, p.state.turns) == ("36", "franciscans", 2)
    assert landed("f2 8").play("both", "dice:4:4").turn == "carmelites"


@rule("H-4.7")
def test_wild_may_name_an_opponent_on_the_path_to_bump() -> None:
    """No Captain, nobody on its own Holy Ground, and nobody in Heaven or at Home."""
    p = landed("f2 8, f3 50, d1 20, d2 30, d3 34, c2 heaven-1, c3 31")
    assert p.legal("bump") == ["bump:c3", "bump:d3"]
    for other in ("d1", "d2", "c2", "c4", "f3"):
        assert p.refusal(f"bump:{other}") == "H-4.7"


@rule("H-4.7")
def test_wild_may_name_a_frozen_pawn_whatever_it_is() -> None:
    """A Captain on its own Holy Ground, even."""
    p = landed("f2 8, d1 31*").play("bump:d1", "die:6")
    assert (p.at("d1"), p.at("f2"), p.view().ice) == ("home", "31", 10)


@rule("H-4.7")
def test_wild_lets_not_even_a_captain_name_a_captain() -> None:
    """Only frozen ones."""
    p = position("f1 8, d1 20").play("die:1", "move:f1")
    assert p.refusal("bump:d1") == "H-4.7"


@rule("H-4.7")
@pytest.mark.parametrize("number", range(1, 7))
def test_wilds_bump_needs_a_6_on_one_die(number: int) -> None:
    """Then the pawn goes Home and this one takes its place; else nothing happens."""
    p = landed("f2 8, d3 34").play("bump:d3")
    assert p.legal() == [f"die:{n}" for n in range(1, 7)]
    p.play(f"die:{number}")
    assert (p.at("f2"), p.at("d3")) == (("34", "home") if number == 6 else ("9", "34"))
    assert p.turn == "carmelites"
    assert p.state.at[9] == (-1 if number == 6 else 1)


@rule("H-4.7")
def test_wild_unfreezes_one_pawn() -> None:
    """Own or a team mate's; nobody else's."""
    p = landed("f2 8, f3 50*, d2 40*, c2 20*", mode="teamwork")
    assert p.legal("unfreeze") == ["unfreeze:f3", "unfreeze:d2"]
    assert p.refusal("unfreeze:c2") == "H-4.7"
    p.play("unfreeze:d2")
    assert (p.at("d2"), p.at("f3"), p.turn) == ("40", "50*", "carmelites")


@rule("H-4.8")
def test_a_tile_acts_when_a_forward_move_ends_on_it() -> None:
    """Not when it is passed, and not for a pawn that stood there before."""
    p = position("f2 3, f3 9").play("die:3", "move:f3")
    assert (p.at("f3"), p.turn) == ("12", "carmelites")
    assert position("f2 2, f3 9").play("die:1", "move:f2").turn == "carmelites"


@rule("H-4.8")
def test_moves_given_by_tiles_and_cards_wake_tiles_too() -> None:
    """Wild's two dice lead to an Action tile, whose card leads to Fast Forward."""
    p = landed("f2 8").play("both", "dice:5:6")
    assert (p.phase, p.view().this_pawn) == ("draw", "f2")
    p = position("f2 4").play("die:1", "move:f2", "action:2", "dice:6:6")
    assert p.at("f2") == "17"
    assert position("f2 9").play("die:1", "move:f2", "action:2", "dice:5:6").at("f2") == "36"


@rule("H-4.8")
def test_taking_a_place_by_wilds_bump_wakes_nothing() -> None:
    """On an Action tile here."""
    p = landed("f2 8, d3 35").play("bump:d3", "die:6")
    assert (p.at("f2"), p.turn) == ("35", "carmelites")


@rule("H-4.8")
def test_changing_places_by_card_8_wakes_nothing() -> None:
    """Neither pawn's tile: Fast Forward and Action here."""
    p = landed("f2 4, d3 36").play("action:8", "swap:d3")
    assert (p.at("f2"), p.at("d3"), p.turn) == ("36", "5", "carmelites")


@rule("H-4.8")
def test_a_start_wakes_nothing() -> None:
    """Nor does card 12."""
    p = position("f2 4").play("die:1", "move:f2", "action:12")
    assert (p.at("f2"), p.turn) == ("2", "carmelites")
