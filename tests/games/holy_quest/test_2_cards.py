"""Chapter 2, Action cards: what the twelve numbers do (H-2.5)."""

import pytest

from questable.engine import Value
from tests.games.holy_quest.position import Position, position
from tests.rule import rule


def drawn(card: int, more: str = "", start: str = "f2 4", **options: Value) -> Position:
    """A pawn of the Franciscans lands on an Action tile and draws this card."""
    p = position(f"{start}, {more}", house=options)
    if p.phase == "turn":
        p.play("roll")
    return p.play("die:1", f"move:{start.split()[0]}", f"action:{card}")


@rule("H-2.5")
def test_card_1_is_the_top_saint_card_as_on_a_saint_tile() -> None:
    """Read aloud the first time; then a question for this pawn, back four when wrong."""
    p = position("f2 4").on_top("dominic").play("die:1", "move:f2", "action:1")
    assert p.play("saint:bonaventure").view().read == ["dominic"]
    p = position("f2 9").on_top("dominic").read("dominic").play("die:1", "move:f2", "action:1")
    p.play("saint:bonaventure", "question:dominic:level-1:1")
    assert p.phase == "answer"
    assert p.play("answer:2").at("f2") == "6"


@rule("H-2.5")
def test_card_2_rolls_both_dice_and_this_pawn_advances_by_the_sum() -> None:
    """Its tile acts."""
    assert drawn(2).play("dice:3:4").at("f2") == "12"
    assert drawn(2).play("dice:2:3").phase == "draw"


@rule("H-2.5")
def test_card_3_starts_one_of_your_pawns() -> None:
    """A duty; no roll follows."""
    p = drawn(3)
    assert p.legal() == ["start:f1", "start:f3", "start:f4"]
    assert p.refusal("pass") == "H-2.5"
    p.play("start:f3")
    assert (p.at("f3"), p.turn) == ("2", "carmelites")


@rule("H-2.5")
def test_card_3_rolls_one_die_for_any_pawn_if_none_can_start() -> None:
    """This pawn or another; with two dice as well; a six brings no further roll."""
    p = drawn(3, "f3 2").play("die:6")
    assert p.legal() == ["move:f2", "move:f3"]
    assert p.refusal("pass") == "H-2.5"
    p.play("move:f3")
    assert (p.at("f3"), p.turn) == ("38", "carmelites")
    p = position("f2 18, f3 2", dice="2").play("dice:1:1", "move:f2", "action:3")
    assert p.legal() == [f"die:{n}" for n in range(1, 7)]


@rule("H-2.5")
def test_card_3_starts_no_team_mates_pawn() -> None:
    """'Your' means your own colour; the die then moves whom you may move."""
    p = drawn(3, "f3 2", mode="teamwork")
    assert p.legal() == [f"die:{n}" for n in range(1, 7)]
    assert p.play("die:1").legal() == ["move:f2", "move:f3"]
    p = drawn(3, mode="teamwork")
    assert p.legal() == ["start:f1", "start:f3", "start:f4"]
    assert p.refusal("start:d1") == "H-2.5"


@rule("H-2.5")
def test_card_3_may_find_nobody_to_move() -> None:
    """Then it does nothing, and its six rolls nothing again."""
    p = drawn(3, "f1 heaven-1, f3 heaven-3, f4 heaven-4", start="f2 54").play("die:6")
    assert (p.at("f2"), p.turn) == ("55", "carmelites")


@rule("H-2.5")
def test_card_4_sends_this_pawn_back_four() -> None:
    """Against the direction."""
    assert drawn(4, start="f2 24").at("f2") == "21"
    p = drawn(4, start="f2 26", direction="counterclockwise")
    assert p.at("f2") == "29"


@rule("H-2.5")
def test_card_5_turns_the_direction_card() -> None:
    """And turns it again the next time."""
    assert drawn(5).direction == "counterclockwise"
    assert drawn(5, start="f2 6", direction="counterclockwise").direction == "clockwise"


@rule("H-2.5")
def test_card_6_ends_the_turn_at_once() -> None:
    """Rolls still owed are lost."""
    assert drawn(6).turn == "carmelites"
    p = position("f2 14").play("die:6", "move:f2", "action:6")
    assert p.turn == "carmelites"


@rule("H-2.5")
def test_card_7_freezes_an_opponents_pawn_on_the_path() -> None:
    """It is a duty; without dice."""
    p = drawn(7, "d2 20, c2 heaven-1")
    assert p.legal() == ["freeze:d2"]
    assert p.refusal("freeze:c2") == "H-2.5"
    assert p.refusal("freeze:f2") == "H-2.5"
    assert p.refusal("pass") == "H-2.5"
    assert p.play("freeze:d2").at("d2") == "20*"


@rule("H-2.5")
def test_card_7_never_freezes_on_holy_ground() -> None:
    """Of its own colour; not even a Captain's card does."""
    for start in ("f1 4", "f2 4"):
        assert drawn(7, "d2 31", start).turn == "carmelites"
        assert drawn(7, "d2 16", start).legal() == ["freeze:d2"]


@rule("H-2.5", "H-5.1")
def test_card_7_freezes_a_captain_only_if_this_pawn_is_a_captain() -> None:
    """Otherwise there is nobody to freeze here."""
    assert drawn(7, "c1 40").turn == "carmelites"
    assert drawn(7, "c1 40", "f1 4").play("freeze:c1").at("c1") == "40*"


@rule("H-2.5")
def test_card_7_does_nothing_to_a_frozen_pawn() -> None:
    """What cannot be done does nothing, even without markers."""
    p = drawn(7, "c2 40*")
    assert (p.turn, p.phase) == ("carmelites", "turn")


@rule("H-2.5")
def test_card_8_changes_places_and_no_tile_acts() -> None:
    """Both pawns stay on the board."""
    p = drawn(8, "d2 20")
    assert p.legal() == ["swap:d2"]
    assert p.refusal("pass") == "H-2.5"
    p.play("swap:d2")
    assert (p.at("f2"), p.at("d2"), p.turn) == ("20", "5", "carmelites")


@rule("H-2.5")
@pytest.mark.parametrize("other", ["d3 34*", "c1 40", "d3 31", "d4 heaven-2", "f3 40"])
def test_card_8_needs_an_unfrozen_opponent_on_the_path_that_this_pawn_could_bump(
    other: str,
) -> None:
    """Else it does nothing."""
    assert drawn(8, other).turn == "carmelites"
    p = drawn(8, f"{other}, d2 33")
    assert p.legal() == ["swap:d2"]
    assert p.refusal(f"swap:{other.split()[0]}") == "H-2.5"


@rule("H-2.5")
def test_card_8_lets_a_captain_change_places_with_a_captain() -> None:
    """Which it could bump."""
    p = drawn(8, "c1 40", "f1 4").play("swap:c1")
    assert (p.at("f1"), p.at("c1")) == ("40", "5")


@rule("H-2.5")
def test_card_9_advances_another_of_your_pawns_three() -> None:
    """On the path or in Heaven, never this pawn; a duty."""
    p = drawn(9, "f3 39, f4 heaven-1, d2 40")
    assert p.legal() == ["move:f3", "move:f4"]
    assert p.refusal("move:f2") == "H-2.5"
    assert p.refusal("move:d2") == "H-2.5"
    assert p.refusal("pass") == "H-2.5"
    assert p.play("move:f3").at("f3") == "42"
    assert drawn(9, "f4 heaven-1").play("move:f4").at("f4") == "heaven-4"


@rule("H-2.5")
def test_card_9_moves_only_pawns_that_can() -> None:
    """Not from Home, not frozen, not beyond Heaven; with none it does nothing."""
    assert drawn(9).turn == "carmelites"
    assert drawn(9, "f3 20*, f4 heaven-2").turn == "carmelites"
    p = drawn(9, "f3 20*, f4 39")
    assert p.refusal("move:f3") == "H-3.11"
    assert p.refusal("move:f1") == "H-2.5"


@rule("H-2.5")
def test_card_9_wakes_the_tile() -> None:
    """Another card may follow."""
    p = drawn(9, "f3 17").play("move:f3")
    assert p.phase == "draw"
    assert p.view().this_pawn == "f3"


@rule("H-2.5")
def test_card_9_moves_nobody_on_the_ring() -> None:
    """Only from Heaven onto it: in Teamwork, where a partner's pawn may have drawn the card."""
    pawns = "d2 4, f1 heaven-4, f2 throne, f3 ring-9, f4 throne"
    p = position(pawns, mode="teamwork", advanced=True).play("die:1", "move:d2", "action:9")
    assert p.legal() == ["move:f1"]
    assert p.refusal("move:f3") == "H-2.5"


@rule("H-2.5")
def test_card_11_unfreezes_a_pawn_of_yours() -> None:
    """An opponent's cannot be named."""
    p = drawn(11, "f3 30*, d2 40*")
    assert p.legal() == ["unfreeze:f3", "pass"]
    assert p.refusal("unfreeze:d2") == "H-2.5"
    p.play("unfreeze:f3")
    assert (p.at("f3"), p.turn) == ("30", "carmelites")


@rule("H-2.5")
def test_card_11_unfreezes_a_team_mates_pawn_too() -> None:
    """Which is no duty."""
    p = drawn(11, "d2 40*", mode="teamwork")
    assert p.legal() == ["unfreeze:d2", "pass"]
    assert p.play("unfreeze:d2").at("d2") == "40"


@rule("H-2.5")
def test_card_11_gives_an_ordinary_roll_when_none_is_frozen() -> None:
    """With which a pawn may be started."""
    p = drawn(11, "d2 40*")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    assert "start:f1" in p.play("die:1").legal()


@rule("H-2.5")
@pytest.mark.parametrize(
    ("direction", "start", "to"), [("clockwise", 19, "2"), ("counterclockwise", 21, "58")]
)
def test_card_12_sends_this_pawn_to_its_start_tile(direction: str, start: int, to: str) -> None:
    """That of the present direction; no roll follows."""
    p = drawn(12, start=f"f2 {start}", direction=direction)
    assert (p.at("f2"), p.turn) == (to, "carmelites")


@rule("H-2.5")
def test_card_12_bumps_on_the_start_tile() -> None:
    """As a start would."""
    p = drawn(12, "d2 2")
    assert (p.at("f2"), p.at("d2")) == ("2", "home")


@rule("H-2.5")
@pytest.mark.parametrize("holder", ["f3 2", "d1 2"])
def test_card_12_sends_home_where_the_start_tile_is_held(holder: str) -> None:
    """By one's own pawn, or by one that this pawn may not bump."""
    p = drawn(12, holder)
    assert (p.at("f2"), p.at(holder.split()[0])) == ("home", "2")
    assert p.state.at[5] == -1


@rule("H-2.5")
def test_what_cannot_be_done_does_nothing() -> None:
    """And the roll of a six that led there comes all the same."""
    for card in (7, 8, 9):
        p = position("f2 14").play("die:6", "move:f2", f"action:{card}")
        assert (p.turn, p.phase, p.at("f2")) == ("franciscans", "roll", "20")
