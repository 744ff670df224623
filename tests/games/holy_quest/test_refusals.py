"""Which rule a refusal names where several forbid the same: the first of them."""

import pytest

from tests.games.holy_quest.position import position
from tests.rule import rule


@rule("H-3.6", "H-3.7", "H-3.9", "H-3.11")
@pytest.mark.parametrize(
    ("pawns", "number", "named"),
    [
        ("f2 20*, f3 23", 3, "H-3.6"),
        ("f2 20*, d1 23, f3 40", 3, "H-3.7"),
        ("f2 58*, f3 heaven-2, f4 40", 4, "H-3.9"),
        ("f2 58*, f3 40", 6, "H-3.11"),
        ("f2 20*, f3 40", 3, "H-3.11"),
    ],
)
def test_a_frozen_pawn_is_refused_by_where_it_would_land_first(
    pawns: str, number: int, named: str
) -> None:
    """Ice is named where nothing else is in the way."""
    p = position(pawns).play("roll", f"die:{number}")
    assert p.refusal("move:f2") == named


@rule("H-2.1", "H-3.3")
def test_an_opponents_pawn_is_not_yours_wherever_it_stands() -> None:
    """At Home or on the board, to move or to start."""
    p = position("f2 20, d2 30").play("die:1")
    for text in ("move:d2", "move:d3", "start:d2", "start:d3"):
        assert p.refusal(text) == "H-2.1", text
    p = position("f2 20, d2 30").play("die:3")
    for text in ("start:d2", "start:d3"):
        assert p.refusal(text) == "H-2.1", text


@rule("H-3.3", "H-6.7")
def test_an_allys_start_is_refused_by_its_start_tile_first() -> None:
    """Held by its own side; free, it is the alliance that does not start."""
    p = position("f2 20, d1 32", mode="alliance").allied("franciscans", "dominicans")
    assert p.play("die:1").refusal("start:d2") == "H-3.3"
    p = position("f2 20", mode="alliance").allied("franciscans", "dominicans")
    assert p.play("die:1").refusal("start:d2") == "H-6.7"


@rule("H-3.3", "H-3.8")
@pytest.mark.parametrize(("pawns", "mode"), [("f1 2", "full"), ("d1 2", "teamwork")])
def test_a_captain_of_ones_own_side_on_the_start_tile_is_no_opponents(
    pawns: str, mode: str
) -> None:
    """It just holds the tile."""
    p = position(f"{pawns}, f4 20", mode=mode).play("die:1")
    assert p.refusal("start:f2") == "H-3.3"


@rule("H-3.3", "H-6.6")
def test_the_roll_after_a_start_starts_nobody_while_the_new_pawn_can_move() -> None:
    """Not even on the partner's other Start tile."""
    p = position("", mode="teamwork").play("die:1", "start:d2", "die:1")
    assert p.legal() == ["move:d2"]
    assert p.refusal("start:f1") == "H-3.3"


@rule("H-3.3", "H-3.4")
@pytest.mark.parametrize(("dice", "roll", "named"), [("1", "die:3", "H-3.3"),
                                                     ("2", "dice:1:2", "H-3.4")])  # fmt: skip
def test_a_roll_that_starts_nobody_names_the_rule_of_its_dice(
    dice: str, roll: str, named: str
) -> None:
    """Whatever else keeps the pawn from its Start tile."""
    p = position("f2 20, d1 2", dice=dice).play(roll)
    assert p.refusal("start:f3") == named
    assert position("f2 20", dice=dice).play(roll).refusal("start:f3") == named


@rule("H-3.3", "H-3.4")
@pytest.mark.parametrize(("dice", "roll"), [("1", "die:3"), ("2", "dice:1:2")])
def test_a_pawn_on_the_board_is_not_started_whatever_was_rolled(dice: str, roll: str) -> None:
    """Starting is from Home Base, with one die or two."""
    assert position("f2 20", dice=dice).play(roll).refusal("start:f2") == "H-3.3"


@rule("H-2.5", "H-3.11")
def test_card_7_names_itself_where_a_freeze_tile_names_the_ice() -> None:
    """The pawn is frozen already."""
    p = position("f2 4, d2 40*, d3 50").play("die:1", "move:f2", "action:7")
    assert p.refusal("freeze:d2") == "H-2.5"
    p = position("f2 6, d2 40*, d3 50").play("die:1", "move:f2")
    assert p.refusal("freeze:d2") == "H-3.11"
