"""Chapter 3, rolls: who begins, the direction, one die and two, starts, duty (H-3.1 to H-3.5)."""

import pytest

from questable.engine import CHANCE, Refused
from questable.games.holy_quest import GAME
from tests.games.holy_quest.position import dealt, position
from tests.games.played import told
from tests.rule import rule

STUCK = "f1 0, f2 heaven-2, f3 heaven-3, f4 heaven-4"
"""Only a 1 can be moved."""
ONE = [f"die:{n}" for n in range(1, 7)]


@rule("H-3.1")
def test_all_pawns_begin_in_their_home_bases() -> None:
    """Nobody stands on the board."""
    assert {pawn.place for pawn in position().view().pawns} == {"home"}


@rule("H-3.1")
def test_each_rolls_one_die_and_the_highest_begins() -> None:
    """The Dominicans' 5 here."""
    p = dealt(4)
    assert (p.phase, p.legal()) == ("first", ONE)
    assert p.play("die:2", "die:4", "die:5", "die:1", "saint:dominic").turn == "dominicans"


@rule("H-3.1")
def test_only_the_tied_roll_again() -> None:
    """Seats 1 and 3 tie at the top, and the others are out; they may tie once more."""
    p = dealt(4)
    log = p.listen()
    p.play("die:2", "die:5", "die:2", "die:5", "die:3", "die:3", "die:1", "die:4", "saint:dominic")
    assert [fact["seat"] for fact in told(log, "rolled-first")] == [0, 1, 2, 3, 1, 3, 1, 3]
    assert p.turn == "jesuits"


@rule("H-3.1")
def test_by_agreement_the_youngest_begins() -> None:
    """A seat is named, and nobody rolls; it must exist."""
    assert dealt(2, first="seat-2").play("saint:dominic").turn == "dominicans"
    with pytest.raises(Refused) as refusal:
        GAME.setup(2, {"first": "seat-3"})
    assert refusal.value.rule == "H-3.1"


@rule("H-3.1")
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_turns_go_clockwise_whatever_the_direction(direction: str) -> None:
    """All round the table."""
    p = position(direction=direction)
    turns = []
    for _ in range(5):
        turns.append(p.turn)
        p.play("die:3")
    assert turns == ["franciscans", "carmelites", "dominicans", "jesuits", "franciscans"]


@rule("H-3.1")
def test_a_turn_begins_with_the_die_when_nobody_is_frozen() -> None:
    """There is nothing to decide before it."""
    assert position("f2 20").state.actor == CHANCE
    assert position("d2 20*").state.actor == CHANCE


@rule("H-3.2")
def test_clockwise_at_first() -> None:
    """Upwards along the path."""
    p = position("f2 26")
    assert p.direction == "clockwise"
    assert p.play("die:1", "move:f2").at("f2") == "27"


@rule("H-3.2")
def test_counterclockwise_pawns_go_down() -> None:
    """And across tile 0."""
    p = position("c2 28, c3 2", turn="carmelites", direction="counterclockwise")
    assert p.play("die:1", "move:c2").at("c2") == "27"
    p = position("c3 2", turn="carmelites", direction="counterclockwise")
    assert p.play("die:5", "move:c3").at("c3") == "57"


@rule("H-3.2")
@pytest.mark.parametrize(("direction", "tile"), [("clockwise", "2"), ("counterclockwise", "58")])
def test_the_direction_says_on_which_start_tile_pawns_start(direction: str, tile: str) -> None:
    """One's own of two."""
    assert position(direction=direction).play("die:6", "start:f2").at("f2") == tile


@rule("H-3.2")
def test_when_it_turns_all_pawns_go_the_other_way_from_where_they_are() -> None:
    """Those just short of Heaven have the whole way again; new pawns use the other Start tile."""
    p = position("f2 4, f3 59, c2 28").play("die:1", "move:f2", "action:5")
    assert (p.at("f3"), p.at("c2")) == ("59", "28")
    assert p.play("die:1", "move:c2").at("c2") == "27"
    p.play("die:3", "die:3", "die:2", "move:f3")
    assert p.at("f3") == "57"
    assert p.play("die:1", "start:c1").at("c1") == "13"


@rule("H-3.3")
def test_a_six_rolls_again_after_the_move_until_another_number_comes() -> None:
    """Twice here."""
    p = position("f2 12, f3 27, f1 heaven-1, f4 heaven-2").play("die:6", "move:f2")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    p.play("die:6", "move:f3")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    assert p.play("die:1", "move:f4").turn == "carmelites"


@rule("H-3.3")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_1_or_a_6_may_start_a_pawn_instead_of_moving(number: int) -> None:
    """No other number does; the player chooses which."""
    p = position("f3 27").play(f"die:{number}")
    if number in (1, 6):
        assert p.legal() == ["move:f3", "start:f1", "start:f2", "start:f4"]
    else:
        assert p.legal() == ["move:f3"]
        assert p.refusal("start:f1") == "H-3.3"


@rule("H-3.3")
def test_a_pawn_on_the_board_is_not_started_and_one_at_home_not_moved() -> None:
    """Each in its place."""
    p = position("f3 27").play("die:1")
    assert p.refusal("start:f3") == "H-3.3"
    assert p.refusal("move:f1") == "H-3.3"


@rule("H-3.3")
@pytest.mark.parametrize("number", [1, 6])
def test_a_start_is_followed_by_one_roll(number: int) -> None:
    """Also after a six."""
    p = position().play(f"die:{number}", "start:f2")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    assert p.play("die:1", "move:f2").turn == "carmelites"


@rule("H-3.3")
def test_the_roll_after_a_start_moves_the_new_pawn() -> None:
    """Although another could move or start."""
    p = position("f3 27").play("die:6", "start:f2", "die:1")
    assert p.legal() == ["move:f2"]
    assert p.refusal("move:f3") == "H-3.3"
    assert p.refusal("start:f1") == "H-3.3"


@rule("H-3.3")
def test_the_roll_after_a_start_starts_no_other_pawn() -> None:
    """Not even a team mate's, though a 1 would."""
    p = position(mode="teamwork").play("die:6", "start:f2", "die:1")
    assert p.legal() == ["move:f2"]


@rule("H-3.3")
def test_a_six_after_a_start_rolls_again() -> None:
    """And then any pawn may move."""
    p = position("f3 27").play("die:1", "start:f2", "die:6", "move:f2")
    assert (p.at("f2"), p.turn, p.phase) == ("38", "franciscans", "roll")
    assert p.play("die:4").legal() == ["move:f2", "move:f3"]


@rule("H-3.3")
def test_the_roll_after_a_start_moves_any_pawn_if_the_new_one_cannot() -> None:
    """Its way is blocked by its own colour here."""
    p = position("f3 5, f4 27").play("die:1", "start:f2", "die:3")
    assert p.legal() == ["move:f3", "move:f4"]
    assert p.refusal("move:f2") == "H-3.6"


@rule("H-3.3", "H-3.5")
def test_a_start_is_compulsory_if_it_is_the_only_move() -> None:
    """Nobody may pass or roll again."""
    p = position().play("die:6")
    assert p.legal("start") == p.legal()
    assert p.refusal("pass") == "H-3.5"
    assert p.refusal("roll") == "H-3.5"


@rule("H-3.3")
def test_a_start_bumps_like_a_move() -> None:
    """Whoever stands on the Start tile goes Home."""
    p = position("d2 2").play("die:1", "start:f2")
    assert (p.at("f2"), p.at("d2")) == ("2", "home")


@rule("H-3.3")
def test_a_start_tile_held_by_the_own_side_cannot_be_used() -> None:
    """One's own pawn, or a team mate's; frozen ones too."""
    p = position("f2 2").play("die:1")
    assert p.legal() == ["move:f2"]
    assert p.refusal("start:f1") == "H-3.3"
    p = position("d2 2, f3 20", mode="teamwork").play("die:1")
    assert p.refusal("start:f1") == "H-3.3"
    assert position("f2 2*, f3 27").play("roll", "die:1").legal() == ["move:f3"]


@rule("H-3.4")
@pytest.mark.parametrize("roll", ["dice:1:1", "dice:3:3", "dice:6:6"])
def test_with_two_dice_any_double_may_start_a_pawn(roll: str) -> None:
    """After which both are rolled again, once, and move the new pawn."""
    p = position("f2 20", dice="2").play(roll)
    assert p.legal("start") == ["start:f1", "start:f3", "start:f4"]
    p.play("start:f1")
    assert p.legal()[0] == "dice:1:1"
    assert p.play("dice:1:2").legal() == ["move:f1"]
    assert p.play("move:f1", "action:6").turn == "carmelites"


@rule("H-3.4")
@pytest.mark.parametrize("roll", ["dice:1:5", "dice:2:4"])
def test_with_two_dice_a_single_1_or_a_sum_of_6_starts_nobody(roll: str) -> None:
    """Nor does it roll again."""
    p = position("f2 27", dice="2").play(roll)
    assert p.refusal("start:f1") == "H-3.4"
    assert p.play("move:f2").turn == "carmelites"


@rule("H-3.4")
def test_double_six_rolls_again() -> None:
    """Another double does not."""
    p = position("f2 15, f1 heaven-1", dice="2").play("dice:6:6", "move:f2")
    assert (p.turn, p.phase, p.at("f2")) == ("franciscans", "roll", "27")
    p = position("f2 15, f1 heaven-1", dice="2").play("dice:6:6", "move:f2", "dice:1:2", "move:f2")
    assert p.at("f2") == "30"
    p = position("f2 21", dice="2").play("dice:3:3", "move:f2")
    assert (p.at("f2"), p.turn) == ("27", "carmelites")


@rule("H-3.4")
def test_the_sum_moves_one_pawn() -> None:
    """It is not shared out between two."""
    p = position("f2 20, f3 40", dice="2").play("dice:3:4", "move:f2")
    assert (p.at("f2"), p.at("f3"), p.turn) == ("27", "40", "carmelites")


@rule("H-3.4")
def test_one_die_is_rolled_when_only_a_1_brings_the_last_pawn_into_heaven() -> None:
    """On its entrance, Heaven 2 to 4 full."""
    p = position(STUCK, dice="2")
    assert p.legal() == ONE
    assert p.play("die:1", "move:f1").over


@rule("H-3.4")
def test_that_one_die_is_under_the_one_die_rules() -> None:
    """A six may be rolled again, with one die; anything else but the 1 loses the turn."""
    p = position(STUCK, dice="2").play("die:6")
    assert p.legal() == ["roll", "pass"]
    assert p.play("roll").legal() == ONE
    assert position(STUCK, dice="2").play("die:4").turn == "carmelites"


@rule("H-3.4")
@pytest.mark.parametrize(
    "pawns",
    [
        "f1 0, f2 heaven-1, f3 heaven-3, f4 heaven-4",
        "f1 heaven-1, f2 heaven-3, f3 heaven-4",
        "f1 0, f2 27, f3 heaven-3, f4 heaven-4",
        "f1 0*, f2 heaven-2, f3 heaven-3, f4 heaven-4",
    ],
)
def test_otherwise_both_are_rolled(pawns: str) -> None:
    """A 2 helps; a pawn can be started; another pawn can move; the last pawn is frozen."""
    p = position(pawns, dice="2")
    if p.phase == "turn":
        p.play("roll")
    assert p.legal()[0] == "dice:1:1"


@rule("H-3.4")
def test_a_team_mates_pawns_count_for_both_dice() -> None:
    """One that can be started, or one that a 2 can move within Heaven."""
    assert position(STUCK, mode="teamwork", dice="2").legal()[0] == "dice:1:1"
    mates = "d1 heaven-2, d2 20*, d3 26*, d4 40*"
    p = position(f"{STUCK}, {mates}", mode="teamwork", dice="2").play("roll")
    assert p.legal()[0] == "dice:1:1"
    p = position(f"{STUCK}, {mates.replace('heaven-2', 'heaven-4')}", mode="teamwork", dice="2")
    assert p.play("roll").legal() == ONE


@rule("H-3.4")
def test_one_die_is_rolled_for_the_last_pawn_on_the_final_arrow() -> None:
    """And not for one on the tile before it, or while others are outside."""
    arrow = "f1 ring-11, f2 throne, f3 throne, f4 throne"
    assert position(arrow, dice="2", advanced=True).legal() == ONE
    before = arrow.replace("ring-11", "ring-10")
    assert position(before, dice="2", advanced=True).legal()[0] == "dice:1:1"
    two = arrow.replace("f4 throne", "f4 heaven-4")
    assert position(two, dice="2", advanced=True).legal()[0] == "dice:1:1"


@rule("H-3.5")
def test_a_six_with_no_legal_move_may_be_rolled_again() -> None:
    """May: the player can also leave it."""
    p = position(STUCK).play("die:6")
    assert p.legal() == ["roll", "pass"]
    p.play("roll")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    assert position(STUCK).play("die:6", "pass").turn == "carmelites"


@rule("H-3.5")
def test_with_two_dice_it_takes_a_double_six() -> None:
    """Any other double with no legal move loses the turn."""
    pawns = "f1 59, f2 heaven-2, f3 heaven-3, f4 heaven-4"
    assert position(pawns, dice="2").play("dice:6:6").legal() == ["roll", "pass"]
    assert position(pawns, dice="2").play("dice:3:3").turn == "carmelites"


@rule("H-3.5")
@pytest.mark.parametrize("number", range(2, 6))
def test_no_legal_move_otherwise_loses_the_turn(number: int) -> None:
    """At once."""
    assert position(STUCK).play(f"die:{number}").turn == "carmelites"


@rule("H-3.5")
def test_a_legal_move_must_be_taken_even_a_harmful_one() -> None:
    """Onto a Cross Over tile that leads far back, here."""
    p = position("f2 52, f1 heaven-1, f3 heaven-2, f4 heaven-4").play("die:1")
    assert p.refusal("pass") == "H-3.5"
    assert p.refusal("roll") == "H-3.5"
    p = position("f2 50, f1 heaven-1, f3 heaven-2, f4 heaven-4").play("die:3")
    assert p.legal() == ["move:f2"]
    assert p.play("move:f2").at("f2") == "23"


@rule("H-3.5")
def test_with_several_the_player_chooses() -> None:
    """Pawns on the path and in Heaven alike."""
    p = position("f1 20, f2 30, f3 heaven-1").play("die:3")
    assert p.legal() == ["move:f1", "move:f2", "move:f3"]


@rule("H-3.5")
def test_before_the_first_roll_nobody_passes() -> None:
    """With a frozen pawn one rolls, or tries to thaw it."""
    p = position("f2 20*")
    assert p.refusal("pass") == "H-3.5"
    assert p.refusal("move:f2") == "T-1.3"
