"""Where the rulebook contradicts itself, and how each was settled."""

from tests.games.holy_quest.position import LAST_ONE, position
from tests.rule import rule


@rule("H-3.7")
def test_holy_ground_is_safe_from_all_but_freeze_or_not_from_captains_either() -> None:
    """One page names Freeze tiles alone, another Captains too: both reach a pawn there."""
    p = position("f1 30, d2 31").play("die:1", "move:f1")
    assert p.at("d2") == "home"
    p = position("f2 6, d2 31").play("die:1", "move:f2", "freeze:d2", "dice:1:1")
    assert p.at("d2") == "31*"
    assert position("f2 30, f3 40, d2 31").play("die:1").refusal("move:f2") == "H-3.7"


@rule("H-3.7")
def test_a_captain_on_holy_ground_is_bumped_by_captains_or_by_nobody() -> None:
    """Captains bump Captains and pawns on Holy Ground, but a Captain there nobody."""
    assert position("f1 30, f3 40, d1 31").play("die:1").refusal("move:f1") == "H-3.7"
    assert position("f1 30, d1 31*").play("die:1", "move:f1").at("d1") == "home"


@rule("H-4.5", "H-6.8")
def test_earned_saint_cards_are_of_any_order_or_of_the_own() -> None:
    """The Saint tile says any, Competition and Full the own order: any only in Easy play."""
    for mode in ("competition", "full"):
        p = position("f2 18", mode=mode, score=True).on_top("dominic").read("dominic")
        p.play("die:1", "move:f2", "saint:bonaventure", "question:dominic:level-1:1", "answer:1")
        assert p.play("die:3").view().players[0].cards == []
    p = position("f2 18", mode="easy", dice="1").on_top("dominic")
    p.play("die:1", "move:f2", "saint:bonaventure")
    assert p.view().players[0].cards == ["dominic"]


@rule("H-3.12")
def test_fire_and_saint_end_the_turn_or_a_six_rolls_again() -> None:
    """A six rolls again: 'the turn ends' says that the tile gives nothing more."""
    p = position("f2 16").play("die:6", "move:f2")
    assert (p.at("f2"), p.turn, p.phase) == ("22", "franciscans", "roll")
    p = position("f2 13").on_top("dominic").play("die:6", "move:f2", "saint:bonaventure")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    assert position("f2 21").play("die:1", "move:f2").turn == "carmelites"


@rule("H-2.5", "H-3.11", "H-4.4", "H-4.7")
def test_there_are_three_ways_to_unfreeze_or_four() -> None:
    """The list has three, but card 11 is a fourth elsewhere: all four work."""
    p = position("f2 20*").play("thaw:f2", "dice:4:4")
    assert p.at("f2") == "20"
    for start, plays in ((21, ""), (8, ""), (4, "action:11")):
        p = position(f"f2 {start}, f3 30*").play("roll", "die:1", "move:f2", *plays.split())
        assert p.play("unfreeze:f3").at("f3") == "30"


@rule("H-6.4")
def test_full_is_without_tokens_though_its_table_scores_them() -> None:
    """It uses none: Wild offers none, and the score counts none."""
    p = position("f2 8", score=True).play("die:1", "move:f2")
    assert p.refusal("token:franciscans") == "T-1.4"
    p = position(LAST_ONE, score=True).tokens(franciscans="franciscans").play("die:2", "move:f1")
    assert p.scores[0] == 9


@rule("H-6.5")
def test_multiplayer_is_without_tokens_though_groups_may_compete() -> None:
    """None, but where a score uses them: Competition played by groups has its tokens."""
    p = position("f2 8", members_1=3).play("die:1", "move:f2")
    assert p.refusal("token:franciscans") == "T-1.4"
    p = position("f2 8", members_1=3, mode="competition").play("die:1", "move:f2")
    assert p.play("token:franciscans", "dice:2:2").view().players[0].tokens == ["franciscans"]


@rule("H-6.4")
def test_there_is_a_score_in_competition_and_easy_only_or_also_in_full() -> None:
    """Also in Full play, if it is wanted."""
    assert position(LAST_ONE, score=True).play("die:2", "move:f1").ending == ("score", [0])
    assert position(LAST_ONE).play("die:2", "move:f1").ending == ("heaven", [0])


@rule("H-3.5", "H-3.9")
def test_missing_the_exact_count_loses_the_turn_or_other_pawns_may_move() -> None:
    """They may, and then must: only who has no legal move at all loses the turn."""
    p = position("f1 59, f2 26").play("die:6")
    assert p.refusal("move:f1") == "H-3.6"
    assert "move:f2" in p.legal()
    p = position("f1 59, f2 heaven-4, f3 heaven-3, f4 heaven-2").play("die:5")
    assert p.turn == "carmelites"


@rule("H-6.11", "H-6.7")
def test_card_10_is_removed_where_alliances_are_allowed() -> None:
    """Read as being about two players, who cannot ally: three and four play with it."""
    for players in (3, 4):
        p = position("f2 4", players, mode="alliance").play("die:1", "move:f2")
        assert "action:10" in p.legal()
    p = position("f2 4", 2).play("die:1", "move:f2")
    assert p.refusal("action:10") == "T-1.4"
