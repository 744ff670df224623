"""Chapters 4 and 5: what the tiles do, Saint cards and questions, Captains."""

from questable.engine import Value
from questable.engine.view import view_text
from tests.games.holy_quest.position import Position, position, told
from tests.rule import rule


@rule("H-4.1")
def test_fast_forward_leads_to_the_next_one_but_not_past_the_own_entrance() -> None:
    """Bumping there; the last one before the own entrance is regular."""
    p = position("f2 5, d2 21").play("die:1", "move:f2")
    assert (p.at("f2"), p.at("d2")) == ("21", "home")
    assert position("f2 50").play("die:1", "move:f2").at("f2") == "51"
    assert position("f2 5, f3 21").play("die:1", "move:f2").at("f2") == "6"
    assert position("f2 5, d1 21").play("die:1", "move:f2").at("f2") == "6"
    assert position("f2 5", fast_forward=False).play("die:1", "move:f2").at("f2") == "6"


@rule("H-4.2")
def test_cross_over_leads_across_and_bumps_twice() -> None:
    """Where it first landed and where it arrives; nearer or further."""
    p = position("f2 7, d2 8, c2 38").play("die:1", "move:f2")
    assert (p.at("f2"), p.at("d2"), p.at("c2")) == ("38", "home", "home")
    assert position("f2 52").play("die:1", "move:f2").at("f2") == "23"


@rule("H-4.3")
def test_a_freeze_tile_may_freeze_anyone_on_the_path_by_a_double() -> None:
    """Captains and Holy Ground too; nobody need be named."""
    p = position("f2 6, d1 31, c2 heaven-1, d3 40*").play("die:1", "move:f2")
    assert p.legal() == ["freeze:d1", "pass"]
    assert p.refusal("freeze:c2") == "H-4.3"
    assert p.refusal("freeze:d3") == "H-3.11"
    p.play("freeze:d1", "dice:2:2")
    assert (p.at("d1"), p.turn) == ("31*", "carmelites")
    p = position("f2 6, d2 31").play("die:1", "move:f2", "freeze:d2", "dice:1:2")
    assert p.at("d2") == "31"


@rule("H-4.4")
def test_fire_unfreezes_one_pawn() -> None:
    """An own one is a duty, a team mate's is not; with nobody frozen nothing happens."""
    p = position("f2 21, f3 30*, d2 40*", mode="teamwork").play("roll", "die:1", "move:f2")
    assert p.legal() == ["unfreeze:f3", "unfreeze:d2"]
    assert p.refusal("pass") == "H-4.4"
    p = position("f2 21, d2 40*", mode="teamwork").play("roll", "die:1", "move:f2")
    assert p.play("pass").at("d2") == "40*"
    assert position("f2 21, d2 40*").play("die:1", "move:f2").turn == "carmelites"


def at_saint(pawn: str = "f2", **options: Value) -> Position:
    """A pawn is about to land on the Saint tile at 19; Dominic's card lies on top, read before."""
    p = position(f"{pawn} 18", house=options).on_top("dominic").read("dominic")
    return p.play("die:1", f"move:{pawn}", "saint:bonaventure")


@rule("H-4.5")
def test_a_card_that_was_not_read_is_read_aloud() -> None:
    """The pawn stays, and the next time a question is asked from it."""
    p = position("f2 18").on_top("dominic").play("die:1", "move:f2", "saint:bonaventure")
    assert (p.at("f2"), p.turn) == ("19", "carmelites")
    assert p.view().read == ["dominic"]
    p = position("f2 18", read="all").play("die:1", "move:f2", "saint:bonaventure")
    assert p.phase == "question"


@rule("H-4.5")
def test_a_right_answer_rolls_and_advances_and_a_wrong_one_goes_back_four() -> None:
    """Then the next player's turn."""
    p = at_saint().play("question:dominic:level-1:2")
    assert p.legal() == ["answer:1", "answer:2", "answer:3", "answer:4"]
    p.play("answer:1", "die:3")
    assert (p.at("f2"), p.turn) == ("22", "carmelites")
    p = at_saint().play("question:dominic:level-1:2", "answer:3")
    assert (p.at("f2"), p.turn) == ("15", "carmelites")


@rule("H-4.5", "H-5.1")
def test_a_captain_and_the_very_saint_roll_both_dice() -> None:
    """Anyone else one."""
    assert at_saint("f1").play("question:dominic:level-1:1", "answer:1").legal()[0] == "dice:1:1"
    p = position("f2 18").on_top("clare-of-assisi").read("clare-of-assisi")
    p.play("die:1", "move:f2", "saint:dominic", "question:clare-of-assisi:level-1:1", "answer:1")
    assert p.legal()[0] == "dice:1:1"
    assert at_saint().play("question:dominic:level-1:1", "answer:1").legal()[0] == "die:1"
    plain = at_saint("f1", captains=False).play("question:dominic:level-1:1", "answer:1")
    assert plain.legal()[0] == "die:1"


@rule("H-4.5")
def test_the_next_player_chooses_one_of_three_questions() -> None:
    """As difficult as the house likes, each drawn once."""
    p = at_saint(asker="next", difficulty=2)
    p.play("question:dominic:level-2:4")
    assert p.refusal("question:dominic:level-2:4") == "H-4.5"
    assert p.refusal("question:dominic:level-1:1") == "T-1.4"
    p.play("question:dominic:level-2:1", "question:dominic:level-2:2")
    assert (p.state.actor, p.legal()) == (1, ["ask:1", "ask:2", "ask:3"])
    p.play("ask:2")
    assert (p.state.actor, p.view().question) == (0, "dominic:level-2:1")


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
def test_cards_of_the_own_order_are_kept_where_score_is() -> None:
    """Others go under the deck; by custom rule all are kept."""
    p = at_saint(score=True).play("question:dominic:level-1:1", "answer:1", "die:3")
    assert p.view().players[0].cards == []
    assert p.view().saints_under == ["dominic"]
    p = at_saint(score=True, keep_all_cards=True)
    p.play("question:dominic:level-1:1", "answer:1", "die:3")
    assert p.view().players[0].cards == ["dominic"]


@rule("H-4.6")
def test_an_action_tile_draws_a_card() -> None:
    """At once."""
    assert position("f2 4").play("die:1", "move:f2").phase == "draw"


@rule("H-4.7")
def test_wild_offers_its_four_choices() -> None:
    """Nobody may pass; a Captain can only be named when frozen."""
    p = position("f2 8, f3 50*, d1 20, d2 30, d3 34, c1 40*").play("roll", "die:1", "move:f2")
    assert p.legal() == ["unfreeze:f3", "draw", "both", "bump:c1", "bump:d3"]
    assert p.refusal("bump:d1") == "H-4.7"
    assert p.refusal("bump:d2") == "H-4.7"
    assert p.refusal("pass") == "H-4.7"
    assert p.play("draw").phase == "draw"


@rule("H-4.7", "H-4.8")
def test_wilds_bump_needs_a_six_and_takes_the_place() -> None:
    """No tile acts there."""
    p = position("f2 8, d3 35").play("die:1", "move:f2", "bump:d3", "die:6")
    assert (p.at("f2"), p.at("d3"), p.turn) == ("35", "home", "carmelites")
    p = position("f2 8, d3 35").play("die:1", "move:f2", "bump:d3", "die:5")
    assert (p.at("f2"), p.at("d3")) == ("9", "35")


@rule("H-5.2")
def test_a_frozen_captain_has_no_immunity() -> None:
    """Even on its own Holy Ground a plain pawn bumps it, and the marker returns."""
    p = position("f2 30, d1 31*").play("die:1", "move:f2")
    assert (p.at("d1"), p.view().ice) == ("home", 10)
