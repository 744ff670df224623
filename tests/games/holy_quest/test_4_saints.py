"""Chapter 4, the Saint tile: reading, questions, answers, keeping (H-4.5)."""

import pytest

from questable.engine import PackText, Value
from questable.engine.view import view_text
from questable.games.holy_quest.pack import FOLDER, pack_from
from tests.games.holy_quest.position import Position, laid, later, position
from tests.games.played import told
from tests.rule import rule


def at_saint(pawn: str = "f2", saint: str = "dominic", **options: Value) -> Position:
    """A pawn lands on the Saint tile at 19; that card lay on top and was read before."""
    p = position(f"{pawn} 18", house=options).on_top(saint).read(saint)
    return p.play("die:1", f"move:{pawn}", "saint:bonaventure")


def answered(answer: int, pawn: str = "f2", saint: str = "dominic", **options: Value) -> Position:
    """The question from it was answered; 1 is right."""
    p = at_saint(pawn, saint, **options)
    return p.play(f"question:{saint}:level-1:1", f"answer:{answer}")


@rule("H-4.5")
@pytest.mark.parametrize("tile", [4, 11, 19, 26, 34, 41, 49, 56])
def test_a_saint_tile_draws_the_top_saint_card(tile: int) -> None:
    """Read aloud, if it was not read before."""
    p = position(f"f2 {tile - 1}").on_top("dominic")
    log = p.listen()
    p.play("die:1", "move:f2")
    assert [fact["saint"] for fact in told(log, "saint-read")] == ["dominic"]


@rule("H-4.5")
def test_when_it_is_read_the_pawn_stays_and_the_card_goes_under() -> None:
    """And the next player's turn."""
    p = position("f2 18").on_top("dominic").play("die:1", "move:f2", "saint:bonaventure")
    assert (p.at("f2"), p.turn) == ("19", "carmelites")
    assert (p.view().read, p.view().saints_under) == (["dominic"], ["dominic"])


@rule("H-4.5")
def test_the_next_time_a_question_is_asked_from_it() -> None:
    """Four answers to choose from; nobody passes."""
    p = at_saint().play("question:dominic:level-1:2")
    assert (p.state.actor, p.view().question) == (0, "dominic:level-1:2")
    assert p.legal() == ["answer:1", "answer:2", "answer:3", "answer:4"]
    assert p.refusal("pass") == "H-4.5"


@rule("H-4.5")
def test_the_question_is_one_from_that_card() -> None:
    """Any of them is as likely."""
    p = at_saint()
    assert p.legal() == [f"question:dominic:level-1:{n}" for n in range(1, 5)]
    assert p.state.weight() == 4
    assert p.refusal("question:bonaventure:level-1:1") == "H-4.5"


@rule("H-4.5")
def test_a_card_without_questions_is_read() -> None:
    """A pack's saints may have none."""
    pack = pack_from(PackText.read(FOLDER / "base.toml"), lambda _: [])
    p = position("f2 18", pack=pack, read="all").on_top("dominic").play("die:1", "move:f2")
    p.play("saint:bonaventure")
    assert (p.at("f2"), p.turn, p.view().saints_under) == ("19", "carmelites", ["dominic"])


@rule("H-4.5")
def test_a_right_answer_rolls_one_die_and_advances() -> None:
    """Then the next player's turn."""
    p = answered(1)
    assert p.legal()[0] == "die:1"
    p.play("die:3")
    assert (p.at("f2"), p.turn) == ("22", "carmelites")


@rule("H-4.5", "H-5.1")
def test_a_captain_rolls_both_dice() -> None:
    """From any Saint card."""
    p = answered(1, "f1").play("dice:3:5")
    assert p.at("f1") == "27"


@rule("H-4.5")
def test_the_very_saint_on_the_card_rolls_both_dice() -> None:
    """Clare with Clare's card; not Anthony."""
    assert answered(1, "f2", "clare-of-assisi").play("dice:3:5").at("f2") == "27"
    assert answered(1, "f3", "clare-of-assisi").legal()[0] == "die:1"


@rule("H-4.5")
@pytest.mark.parametrize("answer", [2, 3, 4])
def test_a_wrong_answer_goes_back_four(answer: int) -> None:
    """Then the next player's turn; a Captain goes back as far."""
    p = answered(answer)
    assert (p.at("f2"), p.turn) == ("15", "carmelites")
    assert answered(answer, "f1").at("f1") == "15"


@rule("H-4.5")
@pytest.mark.parametrize("answer", [1, 2])
def test_where_no_score_is_kept_the_card_goes_under(answer: int) -> None:
    """One's own order's as well."""
    p = answered(answer, "f3", "clare-of-assisi")
    if answer == 1:
        p.play("die:3")
    assert p.view().saints_under == ["clare-of-assisi"]
    assert p.view().players[0].cards == []


@rule("H-4.5")
def test_where_score_is_kept_a_card_of_the_own_order_is_kept() -> None:
    """After a right answer."""
    p = answered(1, "f3", "clare-of-assisi", score=True).play("die:3")
    assert p.view().players[0].cards == ["clare-of-assisi"]
    assert p.view().saints_under == []
    assert p.view().saints_left == 15


@rule("H-4.5")
def test_after_a_wrong_answer_it_is_not() -> None:
    """It goes under."""
    p = answered(2, "f3", "clare-of-assisi", score=True)
    assert (p.view().players[0].cards, p.view().saints_under) == ([], ["clare-of-assisi"])


@rule("H-4.5")
def test_cards_of_other_orders_are_kept_by_custom_rule_only() -> None:
    """They go under otherwise."""
    p = answered(1, score=True).play("die:3")
    assert (p.view().players[0].cards, p.view().saints_under) == ([], ["dominic"])
    p = answered(1, score=True, keep_all_cards=True).play("die:3")
    assert p.view().players[0].cards == ["dominic"]


@rule("H-4.5")
def test_what_counts_as_read_may_be_this_game() -> None:
    """What a series has read before is new again."""
    carried = {"read": [position().state.box.saints.index("dominic")]}
    for read, question in (("series", True), ("game", False)):
        p = laid(later(2, carried, {"read": read, "first": "seat-1"}), "f2 18").on_top("dominic")
        p.play("die:1", "move:f2", "saint:bonaventure")
        assert (p.phase == "question") == question


@rule("H-4.5")
def test_what_counts_as_read_may_be_all_of_them() -> None:
    """A question from the first card on."""
    p = position("f2 18", read="all").play("die:1", "move:f2", "saint:bonaventure")
    assert p.phase == "question"


@rule("H-4.5")
def test_the_next_player_may_choose_one_of_three_questions() -> None:
    """Each drawn once, and put to the player at turn."""
    p = at_saint(asker="next")
    p.play("question:dominic:level-1:4")
    assert p.refusal("question:dominic:level-1:4") == "H-4.5"
    p.play("question:dominic:level-1:1", "question:dominic:level-1:2")
    assert (p.state.actor, p.legal()) == (1, ["ask:1", "ask:2", "ask:3"])
    p.play("ask:2")
    assert (p.state.actor, p.view().question) == (0, "dominic:level-1:1")


@rule("H-4.5")
def test_with_the_referee_nobody_chooses_questions() -> None:
    """There is no such action."""
    assert at_saint().play("question:dominic:level-1:1").refusal("ask:1") == "T-1.4"


@rule("H-4.5")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_questions_are_as_difficult_as_the_house_likes(level: int) -> None:
    """Those of other levels are not in play."""
    p = at_saint(difficulty=level)
    assert p.legal() == [f"question:dominic:level-{level}:{n}" for n in range(1, 5)]
    assert p.refusal(f"question:dominic:level-{level % 3 + 1}:1") == "T-1.4"


@rule("H-4.5")
def test_the_right_answer_stands_in_no_view_and_is_told_afterwards() -> None:
    """What a seat is sent while the question is open does not depend on the answer."""
    p = at_saint().play("question:dominic:level-1:2")
    assert b"right_answer" not in view_text(p.view(0))
    log = p.listen()
    p.play("answer:2")
    [fact] = told(log, "answered")
    assert (fact["right_answer"], fact["right"]) == (1, 0)


@rule("H-4.5")
def test_an_answer_cannot_be_taken_back() -> None:
    """The right one has been told."""
    p = at_saint().play("question:dominic:level-1:2", "answer:2")
    assert p.state.barrier == p.state.ply
