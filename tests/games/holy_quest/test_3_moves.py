"""Chapter 3, moves: landing, bumping, Heaven, going back, ice, rolls owed (H-3.6 to H-3.13)."""

import pytest

from questable.engine import Value
from questable.games.holy_quest.pawns import go_back
from questable.games.holy_quest.pieces import PAWNS
from tests.games.holy_quest.position import Position, position
from tests.games.played import told
from tests.rule import rule


@rule("H-3.6")
def test_a_pawn_passes_over_others_freely() -> None:
    """Its own, protected ones, Captains: none is touched."""
    p = position("f2 27, f3 28, d2 29, d1 32, c1 30").play("die:6", "move:f2")
    assert p.at("f2") == "33"
    assert [p.at(each) for each in ("f3", "d2", "d1", "c1")] == ["28", "29", "32", "30"]


@rule("H-3.6")
def test_it_may_not_land_on_its_own_colour() -> None:
    """Frozen or not."""
    p = position("f1 27, f2 30, f3 59").play("die:3")
    assert p.refusal("move:f1") == "H-3.6"
    p = position("f1 27, f2 30*, f3 59").play("roll", "die:3")
    assert p.refusal("move:f1") == "H-3.6"


@rule("H-3.6")
def test_it_may_not_land_on_a_team_mate() -> None:
    """Frozen or not."""
    for place in ("33", "33*"):
        p = position(f"f1 32, f2 40, d2 {place}", mode="teamwork")
        if p.phase == "turn":
            p.play("roll")
        assert p.play("die:1").refusal("move:f1") == "H-3.6"


@rule("H-3.6")
def test_it_may_not_land_on_a_pawn_that_it_may_not_bump() -> None:
    """A Captain here."""
    p = position("f2 32, f3 40, c1 33").play("die:1")
    assert p.refusal("move:f2") == "H-3.7"


@rule("H-3.6")
def test_it_bumps_where_it_lands_before_the_tile_sends_it_on() -> None:
    """On the Fast Forward tile and on the next one."""
    p = position("f2 20, c2 21, d2 36")
    log = p.listen()
    p.play("die:1", "move:f2")
    assert [fact["pawn"] for fact in told(log, "bumped")] == ["c2", "d2"]
    assert p.at("f2") == "36"


@rule("H-3.6")
def test_it_needs_to_be_able_to_land_where_the_count_ends() -> None:
    """Though the tile would send it on: the Captain on the Cross Over tile keeps it off."""
    p = position("f2 7, f3 40, c1 8").play("die:1")
    assert p.refusal("move:f2") == "H-3.7"


@rule("H-3.6")
def test_a_count_beyond_heaven_4_is_no_legal_move() -> None:
    """Five steps from the entrance; in Advanced play too until the way is open."""
    for advanced in (False, True):
        p = position("f1 59, f2 20", advanced=advanced).play("die:6")
        assert p.refusal("move:f1") == "H-3.6"
        p = position("f1 heaven-4, f2 20", advanced=advanced).play("die:1")
        assert p.refusal("move:f1") == "H-3.6"


@rule("H-3.6")
def test_a_count_beyond_the_throne_room_is_no_legal_move() -> None:
    """Nor does a pawn inside move any more."""
    p = position("f1 ring-10, f2 throne, f3 heaven-1, f4 heaven-2", advanced=True).play("die:3")
    assert p.refusal("move:f1") == "H-3.6"
    assert p.refusal("move:f2") == "H-3.6"


@rule("H-3.7")
def test_ending_on_an_opponents_pawn_bumps_it_home() -> None:
    """By the exact count; it can start again."""
    p = position("f2 25, d2 27").play("die:2", "move:f2")
    assert (p.at("f2"), p.at("d2")) == ("27", "home")
    assert "start:d2" in p.play("die:3", "die:1").legal()


@rule("H-3.7")
@pytest.mark.parametrize(("bumper", "bumped"), [("f2", False), ("f1", True)])
def test_a_pawn_on_its_own_holy_ground_is_bumped_by_captains_only(
    bumper: str, bumped: bool
) -> None:
    """Here on tile 31."""
    p = position(f"{bumper} 30, d2 31, f4 40").play("die:1")
    if not bumped:
        assert p.refusal(f"move:{bumper}") == "H-3.7"
    else:
        assert p.play(f"move:{bumper}").at("d2") == "home"


@rule("H-3.7", "H-5.1")
@pytest.mark.parametrize(("bumper", "bumped"), [("f2", False), ("f1", True)])
def test_a_captain_is_bumped_by_captains_only(bumper: str, bumped: bool) -> None:
    """Anywhere else."""
    p = position(f"{bumper} 26, d1 27, f4 40").play("die:1")
    if not bumped:
        assert p.refusal(f"move:{bumper}") == "H-3.7"
    else:
        assert p.play(f"move:{bumper}").at("d1") == "home"


@rule("H-3.7")
@pytest.mark.parametrize("bumper", ["f1", "f2"])
def test_a_captain_on_its_own_holy_ground_is_bumped_by_nobody(bumper: str) -> None:
    """On all three tiles."""
    for tile in (29, 30, 31):
        p = position(f"{bumper} {tile - 1}, d1 {tile}, f4 40").play("die:1")
        assert p.refusal(f"move:{bumper}") == "H-3.7"


@rule("H-3.7", "H-5.2")
@pytest.mark.parametrize("frozen", ["d1 27*", "d2 31*", "d1 31*"])
def test_a_frozen_pawn_has_no_protection_and_its_marker_returns(frozen: str) -> None:
    """Captain, Holy Ground, or both."""
    pawn, place = frozen.rstrip("*").split()
    p = position(f"f2 {int(place) - 1}, {frozen}")
    assert p.view().ice == 9
    p.play("die:1", "move:f2")
    assert (p.at(pawn), p.view().ice) == ("home", 10)


@rule("H-3.8")
def test_a_captain_on_the_start_tile_yields_to_the_own_captain_only() -> None:
    """Started from Home Base."""
    p = position("d1 2").play("die:6")
    assert p.legal() == ["start:f1"]
    assert p.refusal("start:f2") == "H-3.8"
    p.play("start:f1")
    assert (p.at("d1"), p.at("f1")) == ("home", "2")


@rule("H-3.8")
def test_without_the_own_captain_at_home_one_waits() -> None:
    """A 1 loses the turn if nothing else can move."""
    p = position("d1 2, f1 heaven-4").play("die:1")
    assert p.turn == "carmelites"
    assert position("d1 2, f1 heaven-4").play("die:6").legal() == ["roll", "pass"]


@rule("H-3.8")
def test_a_frozen_captain_on_the_start_tile_is_bumped_by_anyone() -> None:
    """It has no immunity."""
    assert position("d1 2*").play("die:1", "start:f3").at("d1") == "home"


@rule("H-3.9")
@pytest.mark.parametrize(("number", "place"), [(3, "heaven-1"), (5, "heaven-3"), (6, "heaven-4")])
def test_heaven_is_entered_by_exact_count(number: int, place: str) -> None:
    """From two steps before the entrance."""
    p = position("f1 58, f2 20").play(f"die:{number}", "move:f1")
    assert p.at("f1") == place


@rule("H-3.9")
def test_only_onto_a_free_heaven_tile() -> None:
    """Entering and moving on within."""
    p = position("f1 58, f2 heaven-3, f3 20").play("die:5")
    assert p.refusal("move:f1") == "H-3.9"
    p = position("f1 heaven-1, f2 heaven-3, f3 20").play("die:2")
    assert p.refusal("move:f1") == "H-3.9"


@rule("H-3.9")
def test_pawns_move_on_within_heaven_by_exact_count() -> None:
    """If it is the only legal move it must be made."""
    p = position("f1 heaven-1, f2 heaven-4").play("die:2")
    assert p.legal() == ["move:f1"]
    assert p.play("move:f1").at("f1") == "heaven-3"


@rule("H-3.9")
def test_passing_over_own_pawns_in_heaven_is_allowed() -> None:
    """Entering and moving on within."""
    p = position("f1 58, f2 heaven-1, f3 heaven-2").play("die:5", "move:f1")
    assert p.at("f1") == "heaven-3"
    p = position("f1 heaven-1, f2 heaven-2").play("die:3", "move:f1")
    assert p.at("f1") == "heaven-4"


def sent_back(start: str, more: str = "", **options: Value) -> Position:
    """A pawn lands on an Action tile, one step on, and card 4 sends it back."""
    p = position(f"{start}, {more}", house=options)
    if p.phase == "turn":
        p.play("roll")
    return p.play("die:1", f"move:{start.split()[0]}", "action:4")


@rule("H-3.10")
def test_going_back_is_against_the_direction() -> None:
    """Four tiles, across tile 0 for others."""
    assert sent_back("f2 24").at("f2") == "21"
    p = position("c2 4", turn="carmelites").play("die:1", "move:c2", "action:4")
    assert p.at("c2") == "1"
    p = position("f2 26", direction="counterclockwise").play("die:1", "move:f2", "action:4")
    assert p.at("f2") == "29"


@rule("H-3.10")
def test_it_stops_early_rather_than_step_onto_its_own_entrance() -> None:
    """A wrong answer on the Saint tile at 4 leads back to 1, three tiles."""
    p = position("f2 3").on_top("dominic").read("dominic").play("die:1", "move:f2")
    p.play("saint:bonaventure", "question:dominic:level-1:1", "answer:4")
    assert p.at("f2") == "1"


@rule("H-3.10")
def test_a_pawn_that_stands_on_its_entrance_does_go_back() -> None:
    """No tile of ours asks for it; a pack's board may."""
    p = position("f2 0")
    go_back(p.state, PAWNS.index("f2"), 4)
    assert p.at("f2") == "56"


@rule("H-3.10")
def test_other_colours_go_back_over_that_entrance() -> None:
    """It is a tile of the path to them."""
    p = position("d2 3", turn="dominicans").on_top("dominic").read("dominic")
    p.play("die:1", "move:d2", "saint:bonaventure", "question:dominic:level-1:1", "answer:4")
    assert p.at("d2") == "0"


@rule("H-3.10")
@pytest.mark.parametrize("holder", ["f3 21", "f3 21*", "c1 21"])
def test_if_it_may_not_land_where_it_stops_it_stays(holder: str) -> None:
    """Its own side, or a pawn that it may not bump."""
    p = sent_back("f2 24", holder)
    assert (p.at("f2"), p.at(holder.split()[0])) == ("25", holder.split()[1])


@rule("H-3.10")
def test_going_back_bumps() -> None:
    """And passes over others."""
    p = sent_back("f2 24", "c2 21, c3 22")
    assert (p.at("f2"), p.at("c2"), p.at("c3")) == ("21", "home", "22")


@rule("H-3.10")
def test_going_back_wakes_no_tile() -> None:
    """Back on a Fast Forward tile, nothing happens."""
    p = sent_back("f2 24")
    assert (p.at("f2"), p.turn) == ("21", "carmelites")
    p = sent_back("f2 9")
    assert (p.at("f2"), p.turn) == ("6", "carmelites")


@rule("H-3.11")
def test_frozen_pawns_do_not_move() -> None:
    """The others do."""
    p = position("f2 20*, f3 30").play("roll", "die:2")
    assert p.legal() == ["move:f3"]
    assert p.refusal("move:f2") == "H-3.11"


@rule("H-3.11")
@pytest.mark.parametrize(("dice", "place"), [("dice:3:3", "20"), ("dice:3:4", "20*")])
def test_instead_of_moving_one_may_roll_both_dice_for_a_frozen_pawn(dice: str, place: str) -> None:
    """Any double frees it; the turn ends either way."""
    p = position("f2 20*, f3 30")
    assert p.legal() == ["roll", "thaw:f2"]
    p.play("thaw:f2", dice)
    assert (p.at("f2"), p.at("f3"), p.turn) == (place, "30", "carmelites")


@rule("H-3.11")
def test_even_a_double_six_ends_the_turn() -> None:
    """No roll is owed for it."""
    p = position("f2 20*", dice="2").play("thaw:f2", "dice:6:6")
    assert (p.at("f2"), p.turn, p.view().ice) == ("20", "carmelites", 10)


@rule("H-3.11")
def test_it_is_declared_before_the_turns_first_roll() -> None:
    """Not after it, nor before a second one."""
    p = position("f2 20*, f3 27, f4 12").play("roll", "die:6")
    assert p.refusal("thaw:f2") == "H-3.11"
    assert p.play("move:f4").phase == "roll"


@rule("H-3.11")
def test_own_pawns_a_team_mates_and_nobody_elses() -> None:
    """Nor one that is not frozen."""
    p = position("f2 20*, f3 30, d2 40*, c2 50*", mode="teamwork")
    assert p.legal() == ["roll", "thaw:f2", "thaw:d2"]
    assert p.refusal("thaw:c2") == "H-3.11"
    assert p.refusal("thaw:f3") == "H-3.11"


@rule("H-3.11")
def test_an_allys_pawn_may_be_thawed() -> None:
    """Nobody of one's own need be frozen."""
    p = position("d2 40*, c2 50*", mode="alliance").allied("franciscans", "dominicans")
    assert p.legal() == ["roll", "thaw:d2"]


@rule("H-3.11")
def test_a_frozen_pawn_still_blocks_its_own_side() -> None:
    """As any pawn does."""
    p = position("f2 30*, f3 27").play("roll", "die:3")
    assert p.turn == "carmelites"


@rule("H-3.11")
def test_a_frozen_pawn_cannot_be_frozen_again() -> None:
    """By a Freeze tile."""
    p = position("f2 6, d2 20*, d3 30").play("die:1", "move:f2")
    assert p.refusal("freeze:d2") == "H-3.11"
    assert p.legal() == ["freeze:d3", "pass"]


@rule("H-3.12")
@pytest.mark.parametrize(
    ("start", "plays"),
    [
        ("f2 15", ""),
        ("f2 17", ""),
        ("f2 1, d2 50", "freeze:d2 dice:1:2"),
        ("f2 1, d2 50", "freeze:d2 dice:2:2"),
        ("f2 16", ""),
        ("f2 18", "both dice:1:2"),
        ("f2 14", "action:4"),
    ],
)
def test_what_the_tile_brings_first_then_the_roll_again(start: str, plays: str) -> None:
    """Fast Forward, Cross Over, Freeze, Fire, Wild, Action."""
    p = position(start).play("die:6", "move:f2", *plays.split())
    assert (p.turn, p.phase) == ("franciscans", "roll")


@rule("H-3.12")
def test_the_same_with_a_double_six() -> None:
    """Here on an Action tile."""
    p = position("f2 8", dice="2").play("dice:6:6", "move:f2", "action:4")
    assert (p.turn, p.phase, p.at("f2")) == ("franciscans", "roll", "16")


@rule("H-3.12")
@pytest.mark.parametrize("answer", ["answer:1", "answer:2"])
def test_also_after_a_saint_tile(answer: str) -> None:
    """Right or wrong; the answer's roll comes before it."""
    p = position("f2 13").on_top("dominic").read("dominic").play("die:6", "move:f2")
    p.play("saint:bonaventure", "question:dominic:level-1:1", answer)
    if answer == "answer:1":
        p.play("die:3")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    assert p.at("f2") == ("22" if answer == "answer:1" else "15")


@rule("H-3.12")
def test_also_after_fire_that_unfroze_somebody() -> None:
    """'The turn ends' means that the tile gives nothing more."""
    p = position("f2 16, f3 30*").play("roll", "die:6", "move:f2", "unfreeze:f3")
    assert (p.turn, p.phase) == ("franciscans", "roll")


@rule("H-3.12")
def test_card_6_cancels_all_rolls_still_owed() -> None:
    """Although a six led there."""
    assert position("f2 14").play("die:6", "move:f2", "action:6").turn == "carmelites"


@rule("H-3.12", "H-4.3")
def test_freezing_without_markers_cancels_rolls_still_owed() -> None:
    """By tile and by card."""
    p = position("f2 1, d2 50").ice(0).play("die:6", "move:f2", "freeze:d2")
    assert p.turn == "carmelites"
    p = position("f2 14, d2 50").ice(0).play("die:6", "move:f2", "action:7")
    assert p.turn == "carmelites"


@rule("H-3.13")
def test_a_granted_roll_uses_the_dice_named_there_in_either_variant() -> None:
    """One die for a right answer though two are played with; both for card 2 though one is."""
    p = position("f2 15", dice="2").on_top("dominic").read("dominic")
    p.play("dice:1:3", "move:f2", "saint:bonaventure", "question:dominic:level-1:1", "answer:1")
    assert p.legal()[0] == "die:1"
    p = position("f2 4").play("die:1", "move:f2", "action:2")
    assert p.legal()[0] == "dice:1:1"


@rule("H-3.13")
def test_a_granted_roll_moves_only_the_pawn_named_and_starts_none() -> None:
    """A double starts nobody, and nobody chooses."""
    p = position("f2 4, f3 40").play("die:1", "move:f2", "action:2", "dice:1:1")
    assert (p.at("f2"), p.at("f3"), p.at("f1")) == ("7", "40", "home")


@rule("H-3.13")
@pytest.mark.parametrize("roll", ["dice:6:6", "dice:1:1"])
def test_a_granted_roll_earns_no_further_roll(roll: str) -> None:
    """Card 2's double six neither."""
    p = position("f2 49").play("die:1", "move:f2", "action:2", roll)
    assert p.turn == "carmelites"
    p = position("f2 18").on_top("dominic").read("dominic").play("die:1", "move:f2")
    p.play("saint:bonaventure", "question:dominic:level-1:1", "answer:1", "die:6", "action:4")
    assert p.turn == "carmelites"


@rule("H-3.13")
def test_wilds_double_six_is_one_more_whole_turn_after_this_one() -> None:
    """Begun anew, so that a frozen pawn may be thawed in it; the six's roll comes first."""
    p = position("f2 3, f3 50*").play("roll", "die:6", "move:f2", "both", "dice:6:6")
    assert (p.at("f2"), p.turn, p.phase) == ("36", "franciscans", "roll")
    p = position("f2 8, f3 50*").play("roll", "die:1", "move:f2", "both", "dice:6:6")
    assert (p.turn, p.phase) == ("franciscans", "turn")
    assert p.play("thaw:f3", "dice:1:2").turn == "carmelites"


@rule("H-3.13")
def test_if_that_pawn_cannot_make_the_move_it_stays() -> None:
    """Beyond Heaven here, or onto a Captain."""
    p = position("f2 53").play("die:1", "move:f2", "both", "dice:5:6")
    assert (p.at("f2"), p.turn) == ("54", "carmelites")
    p = position("f2 8, d1 12").play("die:1", "move:f2", "both", "dice:1:2")
    assert (p.at("f2"), p.turn) == ("9", "carmelites")


@rule("H-3.13")
def test_granted_rolls_add_up_and_are_always_taken() -> None:
    """A six, and card 11 with nobody frozen: two ordinary rolls, one after the other."""
    p = position("f2 14, f1 heaven-4").play("die:6", "move:f2", "action:11")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    p.play("die:5", "move:f2", "action:4")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    assert p.play("die:2").play(p.legal()[0]).turn == "carmelites"
