"""Chapter 3: rolls, starts, moves, bumping, Heaven, ice and whose turn it is."""

from questable.engine import CHANCE
from tests.games.holy_quest.position import dealt, position, told
from tests.rule import rule


@rule("H-3.1")
def test_the_highest_roll_begins_and_the_tied_roll_again() -> None:
    """Seats 1 and 3 tie, roll again alone, and seat 3 begins."""
    p = dealt(4)
    p.play("die:2", "die:5", "die:1", "die:5")
    assert p.phase == "first"
    p.play("die:3", "die:4", "saint:dominic")
    assert p.turn == "jesuits"


@rule("H-3.1")
def test_turns_go_clockwise_whatever_the_direction() -> None:
    """With pawns going counterclockwise the Carmelites still follow the Franciscans."""
    p = position(direction="counterclockwise")
    p.play("die:3")
    assert p.turn == "carmelites"


@rule("H-3.2")
def test_the_direction_says_where_pawns_go_and_start() -> None:
    """Counterclockwise a pawn starts at 58 and goes down."""
    p = position(direction="counterclockwise")
    p.play("die:6", "start:f2", "die:4")
    assert p.at("f2") == "58"
    p.play("move:f2")
    assert p.at("f2") == "54"


@rule("H-3.3")
def test_a_start_is_followed_by_one_roll_that_moves_the_new_pawn() -> None:
    """Also after a six, and although another pawn could move."""
    p = position("f3 20")
    p.play("die:6")
    assert p.legal() == ["move:f3", "start:f1", "start:f2", "start:f4"]
    p.play("start:f2", "die:1")
    assert p.legal() == ["move:f2"]
    assert p.refusal("move:f3") == "H-3.3"
    assert p.refusal("start:f1") == "H-3.3"
    p.play("move:f2")
    assert p.turn == "carmelites"


@rule("H-3.3")
def test_a_six_rolls_again_after_the_move() -> None:
    """Until another number comes."""
    p = position("f2 16, f1 50, f3 heaven-1, f4 heaven-2")
    p.play("die:6", "move:f2")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    p.play("die:2", "move:f1")
    assert p.turn == "carmelites"


@rule("H-3.3")
def test_a_start_tile_held_by_the_own_side_cannot_be_used() -> None:
    """Nor is a pawn started by a 3."""
    p = position("f2 2")
    p.play("die:1")
    assert p.legal() == ["move:f2"]
    assert p.refusal("start:f1") == "H-3.3"


@rule("H-3.4")
def test_with_two_dice_a_double_starts_and_both_are_rolled_again() -> None:
    """A 6 as 2 and 4 starts nobody; a double does."""
    p = position("f2 20", dice="2")
    p.play("dice:2:4")
    assert p.refusal("start:f1") == "H-3.4"
    p = position("f2 20", dice="2").play("dice:3:3", "start:f1")
    assert p.legal()[0] == "dice:1:1"
    p.play("dice:1:2")
    assert p.legal() == ["move:f1"]


@rule("H-3.4")
def test_one_die_is_rolled_when_only_a_one_helps_the_last_pawn() -> None:
    """On its entrance with Heaven 2 to 4 full; with Heaven 1 taken instead both are rolled."""
    last = "f1 0, f2 heaven-2, f3 heaven-3, f4 heaven-4"
    assert position(last, dice="2").legal() == [f"die:{n}" for n in range(1, 7)]
    p = position(last.replace("heaven-2", "heaven-1"), dice="2")
    assert p.legal()[0] == "dice:1:1"
    arrow = "f1 ring-11, f2 throne, f3 throne, f4 throne"
    assert position(arrow, dice="2", advanced=True).legal()[0] == "die:1"


@rule("H-3.5")
def test_a_six_without_a_move_may_be_rolled_again() -> None:
    """Anything else loses the turn at once; what can be moved must be."""
    stuck = "f1 0, f2 heaven-2, f3 heaven-3, f4 heaven-4"
    p = position(stuck).play("die:6")
    assert p.legal() == ["roll", "pass"]
    assert p.play("roll").phase == "roll"
    assert position(stuck).play("die:6", "pass").turn == "carmelites"
    assert position(stuck).play("die:5").turn == "carmelites"
    assert position("f1 30").play("die:3").refusal("pass") == "H-3.5"


@rule("H-3.6")
def test_a_count_must_end_where_the_pawn_may_land() -> None:
    """Not on its own colour, not beyond Heaven 4."""
    p = position("f1 30, f2 33, f3 59").play("die:3")
    assert p.refusal("move:f1") == "H-3.6"
    p = position("f1 58, f2 20").play("die:6", "move:f1")
    assert p.at("f1") == "heaven-4"
    p = position("f1 59, f2 20").play("die:6")
    assert p.refusal("move:f1") == "H-3.6"


@rule("H-3.7", "H-4.8")
def test_who_may_be_bumped() -> None:
    """A plain pawn yes; Captains and Holy Ground by Captains only; both together by nobody."""
    assert position("f2 27, d2 28").play("die:1", "move:f2").at("d2") == "home"
    for other in ("d1 28", "d2 31"):
        start = int(other.split()[1]) - 1
        p = position(f"f2 {start}, {other}").play("die:1")
        assert p.refusal("move:f2") == "H-3.7"
        p = position(f"f1 {start}, {other}").play("die:1", "move:f1")
        assert p.at(other.split()[0]) == "home"
    assert position("f1 30, d1 31").play("die:1").refusal("move:f1") == "H-3.7"
    p = position("f2 30, d1 31*").play("die:1", "move:f2")
    assert (p.at("d1"), p.state.ice) == ("home", 10)


@rule("H-3.8")
def test_a_captain_on_the_start_tile_yields_to_a_captain_only() -> None:
    """Another pawn must wait."""
    p = position("d1 2").play("die:6")
    assert p.legal() == ["start:f1"]
    assert p.refusal("start:f2") == "H-3.8"
    assert p.play("start:f1").at("d1") == "home"


@rule("H-3.9", "H-1.2")
def test_heaven_is_entered_by_exact_count_over_the_own_pawns() -> None:
    """From 58, two steps before the entrance, a 5 leads to Heaven 3; others pass the entrance."""
    p = position("f1 58, f2 heaven-1").play("die:5", "move:f1")
    assert p.at("f1") == "heaven-3"
    p = position("f1 58, f2 heaven-3, f3 20").play("die:5")
    assert p.refusal("move:f1") == "H-3.9"
    p = position("d2 58", turn="dominicans").play("die:5", "move:d2")
    assert p.at("d2") == "3"


@rule("H-3.10")
def test_going_back_stops_before_the_own_entrance() -> None:
    """Card 4: from 5 to 1 counting past Start; not onto one's own pawn; bumping, waking nothing."""
    assert position("f2 4").play("die:1", "move:f2", "action:4").at("f2") == "1"
    assert position("f2 9, f3 6").play("die:1", "move:f2", "action:4").at("f2") == "10"
    p = position("f2 24, c2 21").play("die:1", "move:f2", "action:4")
    assert (p.at("f2"), p.at("c2")) == ("21", "home")
    assert p.turn == "carmelites"


@rule("H-3.11")
def test_a_frozen_pawn_may_be_thawed_instead_of_moving() -> None:
    """Declared before the first roll; a double frees it, and the turn ends either way."""
    p = position("f2 20*, f3 30")
    assert p.legal() == ["roll", "thaw:f2"]
    p.play("thaw:f2", "dice:3:3")
    assert (p.at("f2"), p.turn) == ("20", "carmelites")
    p = position("f2 20*, f3 30").play("thaw:f2", "dice:3:4")
    assert (p.at("f2"), p.turn) == ("20*", "carmelites")
    p = position("f2 20*, f3 30").play("roll", "die:2")
    assert p.legal() == ["move:f3"]
    assert p.refusal("move:f2") == "H-3.11"
    assert p.refusal("thaw:f2") == "H-3.11"


@rule("H-3.12")
def test_a_six_on_a_special_tile_brings_the_tile_first_and_then_the_roll() -> None:
    """Also on Fire; but card 6 takes the roll away."""
    p = position("f2 16").play("die:6", "move:f2")
    assert (p.at("f2"), p.turn, p.phase) == ("22", "franciscans", "roll")
    p = position("f2 14").play("die:6", "move:f2")
    assert p.phase == "draw"
    assert p.play("action:6").turn == "carmelites"


@rule("H-3.13", "H-4.7")
def test_a_granted_roll_earns_nothing_but_wilds_double_six() -> None:
    """Both dice on Wild: a double six is a whole turn more, another double nothing."""
    p = position("f2 8").play("die:1", "move:f2", "both", "dice:6:6")
    assert (p.at("f2"), p.turn, p.phase) == ("36", "franciscans", "roll")
    assert p.play("die:3").legal() == ["move:f2"]
    p = position("f2 53").play("die:1", "move:f2", "both", "dice:6:6")
    assert (p.at("f2"), p.turn) == ("54", "franciscans")
    p = position("f2 3").play("die:6", "move:f2", "both", "dice:4:4")
    assert (p.at("f2"), p.turn, p.phase) == ("17", "franciscans", "roll")
    assert p.play("die:2", "move:f2").phase == "reveal"


@rule("H-3.1")
def test_chance_rolls_at_once_when_there_is_nothing_to_decide() -> None:
    """A turn begins with the die unless somebody is frozen."""
    p = position("f2 20")
    log = p.listen()
    assert p.state.actor == CHANCE
    p.play("die:3", "move:f2", "die:5")
    assert [each["colour"] for each in told(log, "turn")] == ["carmelites", "dominicans"]
