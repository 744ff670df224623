"""Chapter 2: pawns and saints, the two decks, what the Action cards do."""

import pytest

from questable.games.holy_quest.state import changed
from tests.games.holy_quest.position import Position, dealt, position, told
from tests.rule import rule

ACTION = "f2 4"
"""One step before an Action tile, at 5."""


def drawn(card: int, more: str = "", start: str = ACTION) -> Position:
    """The Franciscans' second pawn lands on an Action tile and draws this card."""
    return position(f"{start}, {more}").play("die:1", "move:f2", f"action:{card}")


@rule("H-2.1")
def test_with_the_expansion_four_of_eight_are_picked() -> None:
    """In any order, without the Captain if one likes; they are lined up as the pack has them."""
    p = dealt(2, expansion=True, first="seat-2")
    p.play("pick:hyacinth", "pick:dominic")
    assert p.refusal("pick:dominic") == "H-2.1"
    assert p.refusal("pick:clare-of-assisi") == "H-2.1"
    p.play("pick:rose-of-lima", "pick:martin-de-porres")
    for saint in ("bonaventure", "pio-of-pietrelcina", "clare-of-assisi", "junipero-serra"):
        p.play(f"pick:{saint}")
    pawns = {each.pawn: each for each in p.view().pawns}
    assert [pawns[f"d{n}"].saint for n in range(1, 5)] == [
        "dominic",
        "martin-de-porres",
        "rose-of-lima",
        "hyacinth",
    ]
    assert [each.pawn for each in p.view().pawns if each.captain] == ["d1"]
    assert p.view().saints_left == 16


@rule("H-2.2")
def test_the_top_saint_card_is_revealed_as_soon_as_it_lies_there() -> None:
    """At the start, and when the one above it is drawn."""
    p = dealt(2, first="seat-1")
    assert p.phase == "reveal"
    p.play("saint:dominic")
    assert p.view().top_saint == "dominic"
    p = position("f2 3").on_top("dominic").play("die:1", "move:f2")
    assert p.phase == "reveal"
    assert p.refusal("saint:dominic") == "H-2.2"
    p.play("saint:clare-of-assisi")
    assert p.view().saints_under == ["dominic"]


@rule("H-2.3")
def test_a_used_card_goes_under_its_deck() -> None:
    """The lowest; when the others are gone it comes again, and can be no other."""
    only = {f"card_{n}": n in (5, 6) for n in range(1, 13)}
    p = position("f2 4", house=only)
    p.state.action_bag = changed(p.state.action_bag, 5, 0)
    p.state.action_bag = changed(p.state.action_bag, 6, 1)
    p.state.action_left, p.state.action_tail = 1, [5]
    p.play("die:1", "move:f2", "action:6")
    assert p.view().actions_under == [5, 6]
    p.play("die:3", "die:3", "die:3", "die:5", "move:f2")
    assert p.legal() == ["action:5"]
    assert p.refusal("action:6") == "H-2.3"


@rule("H-2.3")
def test_an_empty_deck_makes_its_tile_regular() -> None:
    """And takes the card off the Wild tile."""
    none = {f"card_{n}": False for n in range(1, 13)}
    p = position("f2 4", house=none).play("die:1", "move:f2")
    assert p.turn == "carmelites"
    p = position("f2 8", house=none).play("die:1", "move:f2")
    assert p.refusal("draw") == "H-2.3"


@rule("H-2.5")
def test_cards_2_4_5_6_and_12_need_no_choice() -> None:
    """Both dice, back four, the Direction card, the turn lost, to Start."""
    assert drawn(2).play("dice:3:4").at("f2") == "12"
    assert drawn(4).at("f2") == "1"
    assert drawn(5).direction == "counterclockwise"
    assert drawn(6).turn == "carmelites"
    assert drawn(12).at("f2") == "2"
    assert drawn(12, "d2 2").at("d2") == "home"
    assert drawn(12, "f3 2").at("f2") == "home"
    assert drawn(12, start="f2 19", more="f1 30").at("f2") == "2"


@rule("H-2.5")
def test_card_3_starts_a_pawn_or_rolls_one_die_for_any() -> None:
    """No roll follows; with the Start tile held, one die moves anyone."""
    p = drawn(3)
    assert p.legal() == ["start:f1", "start:f3", "start:f4"]
    assert p.refusal("pass") == "H-2.5"
    assert p.play("start:f3").turn == "carmelites"
    p = drawn(3, "f3 2").play("die:6")
    assert p.legal() == ["move:f2", "move:f3"]
    p.play("move:f3")
    assert (p.at("f3"), p.turn) == ("38", "carmelites")


@rule("H-2.5", "H-5.1")
def test_card_7_freezes_an_opponent_but_not_on_holy_ground_nor_a_captain() -> None:
    """Unless this pawn is a Captain; with nobody to freeze it does nothing."""
    p = drawn(7, "d2 20, d3 31, c1 40, c2 heaven-1")
    assert p.legal() == ["freeze:d2"]
    for other in ("d3", "c1", "c2", "f2"):
        assert p.refusal(f"freeze:{other}") == "H-2.5"
    assert p.play("freeze:d2").at("d2") == "20*"
    p = position("f1 4, c1 40").play("die:1", "move:f1", "action:7")
    assert p.play("freeze:c1").at("c1") == "40*"
    assert drawn(7, "c1 40").turn == "carmelites"


@rule("H-2.5")
def test_card_8_changes_places_and_no_tile_acts() -> None:
    """With an opponent on the path that this pawn could bump, and that is not frozen."""
    p = drawn(8, "d2 20, d3 34*, c1 40")
    assert p.legal() == ["swap:d2"]
    assert p.refusal("swap:d3") == "H-2.5"
    p.play("swap:d2")
    assert (p.at("f2"), p.at("d2"), p.turn) == ("20", "5", "carmelites")


@rule("H-2.5")
def test_card_9_advances_another_of_your_pawns_and_its_tile_acts() -> None:
    """On the path or in Heaven; never this pawn."""
    p = drawn(9, "f3 19, f4 heaven-1")
    assert p.legal() == ["move:f3", "move:f4"]
    assert p.refusal("move:f2") == "H-2.5"
    assert p.play("move:f3").turn == "carmelites"
    assert drawn(9).turn == "carmelites"
    p = drawn(9, "f3 17").play("move:f3")
    assert p.phase == "draw"


@rule("H-2.5")
def test_card_11_unfreezes_or_gives_an_ordinary_roll() -> None:
    """Own pawns are a duty."""
    p = position("f2 4, f3 30*").play("roll", "die:1", "move:f2", "action:11")
    assert p.legal() == ["unfreeze:f3"]
    assert p.refusal("pass") == "H-2.5"
    p.play("unfreeze:f3")
    assert (p.at("f3"), p.turn) == ("30", "carmelites")
    p = drawn(11)
    assert (p.turn, p.phase) == ("franciscans", "roll")


@rule("H-2.4", "H-4.3")
@pytest.mark.parametrize("left", [0, 1])
def test_without_markers_an_attempt_to_freeze_ends_the_turn(left: int) -> None:
    """By card at once, although a roll is owed; with one left it goes on."""
    p = position("f2 14, d2 28").ice(left)
    log = p.listen()
    p.play("die:6", "move:f2")
    assert p.phase == "draw"
    p.play("action:7")
    if left:
        p.play("freeze:d2")
        assert (p.turn, p.phase) == ("franciscans", "roll")
    else:
        assert p.turn == "carmelites"
    assert len(told(log, "no-ice")) == 1 - left
