"""Corners where two rules meet; each once let a change of a few words pass unnoticed."""

from questable.engine import Pack, PackText, Value
from questable.games.holy_quest.pack import FOLDER, Asked, pack_from
from questable.games.holy_quest.pawns import go_back
from tests.games.holy_quest.position import LAST_ONE, dealt, laid, position
from tests.games.played import told
from tests.rule import rule

STUCK = "f1 0, f2 heaven-2, f3 heaven-3, f4 heaven-4"


@rule("H-3.3")
def test_after_a_lost_roll_the_new_pawn_is_one_of_all() -> None:
    """The roll after a start binds it; the next one, owed for another reason, does not."""
    pawns = "f1 heaven-4, f2 14, f4 heaven-3, d1 6, j1 24"
    p = position(pawns).play("die:6", "move:f2", "action:11", "die:1", "start:f3")
    p.play("die:4")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    assert p.play("die:3").legal() == ["move:f2", "move:f3"]


@rule("H-4.8")
def test_this_pawn_is_nobody_when_a_turn_begins() -> None:
    """It was the one that landed in the turn before."""
    p = position("f2 4").play("die:1", "move:f2")
    assert p.view().this_pawn == "f2"
    p.play("action:5")
    assert (p.turn, p.view().this_pawn) == ("carmelites", "")


@rule("H-3.13", "H-6.7")
def test_a_six_before_a_card_is_no_roll_in_its_place() -> None:
    """Card 3's die fits an ally's pawn only: move it or pass; the six is rolled again later."""
    pawns = "f1 heaven-4, f2 14, f3 heaven-3, f4 heaven-2, j1 25, d2 40"
    p = position(pawns, mode="alliance").allied("franciscans", "dominicans")
    p.play("die:6", "move:f2", "action:3", "die:5")
    assert p.legal() == ["move:d2", "pass"]
    assert p.refusal("roll") != ""
    assert p.play("pass").phase == "roll"


@rule("H-3.5", "H-6.7")
def test_only_a_six_is_rolled_again_where_an_allys_pawn_alone_can_move() -> None:
    """With another number one moves it or passes."""
    for number, again in ((5, False), (6, True)):
        p = position(f"{STUCK}, d2 20", mode="alliance").allied("franciscans", "dominicans")
        p.play(f"die:{number}")
        assert ("roll" in p.legal()) == again
        assert (p.refusal("roll") == "") == again


@rule("H-3.4")
def test_an_opponents_last_pawn_is_no_reason_for_one_die() -> None:
    """One's own must need the 1; here it is frozen, and the opponent's stands at the entrance."""
    pawns = "f1 20*, f2 heaven-2, f3 heaven-3, f4 heaven-4"
    p = position(f"{pawns}, d1 30, d2 heaven-2, d3 heaven-3, d4 heaven-4", dice="2").play("roll")
    assert p.legal()[0] == "dice:1:1"


@rule("H-3.10")
def test_a_pawn_right_behind_its_entrance_cannot_go_back_at_all() -> None:
    """Not even over the entrance; on it, it could."""
    p = position("f2 1")
    log = p.listen()
    go_back(p.state, 1, 4)
    assert p.at("f2") == "1"
    assert [event.kind for event in log.events] == ["stays-far"]
    p = position("f2 0")
    go_back(p.state, 1, 4)
    assert p.at("f2") == "56"


@rule("H-3.9")
def test_coming_into_heaven_is_told_once() -> None:
    """A pawn that moves on within it is there already."""
    p = position("f2 heaven-1")
    log = p.listen()
    p.play("die:2", "move:f2")
    assert (p.at("f2"), told(log, "in-heaven")) == ("heaven-3", [])
    p = position("f2 0")
    log = p.listen()
    p.play("die:2", "move:f2")
    assert [fact["n"] for fact in told(log, "in-heaven")] == [1]


@rule("H-6.6", "H-6.9")
def test_without_advanced_no_way_opens_from_heaven() -> None:
    """A colour that is complete waits for its partner where it is."""
    pawns = "f1 59, f2 heaven-2, f3 heaven-3, f4 heaven-4, d2 40, c2 43, j2 20"
    p = position(pawns, mode="teamwork").play("die:2", "move:f1", "die:5", "move:c2", "die:5")
    assert (p.turn, p.legal()) == ("dominicans", ["move:d2"])
    assert p.refusal("move:f4") == "H-3.6"


@rule("H-6.1", "H-6.10")
def test_easy_where_only_ones_own_order_is_kept() -> None:
    """Another order's card is read and goes under; either counts as read."""
    for saint, kept in (("bonaventure", True), ("dominic", False)):
        house: dict[str, Value] = {"mode": "easy", "dice": "1", "keep_all_cards": False}
        p = position("f2 3", house=house).on_top(saint).play("die:1", "move:f2")
        assert p.view().players[0].cards == ([saint] if kept else [])
        assert p.view().saints_under == ([] if kept else [saint])
        assert saint in p.view().read


def with_questions(count: int) -> Pack:
    """The base pack with so many questions on each saint."""

    def few(saint: str) -> Asked:
        return [(f"{saint}:few:{n}", 1, 1) for n in range(1, count + 1)]

    return pack_from(PackText.read(FOLDER / "base.toml"), few)


@rule("H-4.5")
def test_the_next_player_chooses_from_as_many_questions_as_there_are() -> None:
    """Three if there are, else two; a single one is asked at once."""
    for count, offered in ((4, 3), (3, 3), (2, 2), (1, 0)):
        p = position("f2 18", pack=with_questions(count), asker="next", read="all")
        p.on_top("dominic").play("die:1", "move:f2", "saint:bonaventure")
        for n in range(1, max(offered, 1) + 1):
            p.play(f"question:dominic:few:{n}")
        assert p.phase == ("ask" if offered else "answer"), count
        assert p.legal("ask") == [f"ask:{n}" for n in range(1, offered + 1)]


@rule("H-3.1", "H-4.5")
def test_the_next_player_is_the_next_clockwise_not_the_next_seat() -> None:
    """Three by lot: after the Dominicans come the Jesuits, who sit third."""
    p = dealt(3, {"asker": "next", "read": "all", "first": "seat-1"})
    p.play("lot:dominicans", "lot:carmelites", "lot:jesuits")
    laid(p, "d2 33", "dominicans").on_top("bonaventure").play("die:1", "move:d2")
    while p.phase != "ask":
        p.play(p.legal()[0])
    assert p.state.actor == 2


@rule("H-2.3", "H-4.5")
def test_a_card_that_was_read_lies_under_before_the_next_is_seen() -> None:
    """It is out of use as soon as it is read."""
    p = position("f2 18").on_top("dominic").play("die:1", "move:f2")
    assert (p.phase, p.view().saints_under, p.view().saint_out) == ("reveal", ["dominic"], "")


@rule("H-6.7")
def test_card_10_ends_an_alliance_where_nobody_is_free_for_another() -> None:
    """Two pairs stand; the card is still for parting."""
    p = position("f2 4", mode="alliance").allied("carmelites", "jesuits")
    p.allied("franciscans", "dominicans").play("die:1", "move:f2", "action:10")
    assert p.legal() == ["part", "pass"]
    assert p.play("part").view().players[0].ally == ""


@rule("H-6.1")
def test_easy_a_token_that_one_has_is_not_taken_again() -> None:
    """Fire says nothing then."""
    house: dict[str, Value] = {"mode": "easy", "dice": "1"}
    p = position("f2 21", house=house)
    log = p.listen()
    p.play("die:1", "move:f2")
    assert len(told(log, "token-taken")) == 1
    p = position("f2 21", house=house).tokens(franciscans="franciscans")
    log = p.listen()
    p.play("die:1", "move:f2")
    assert told(log, "token-taken") == []


@rule("H-6.4", "H-6.8")
def test_a_game_with_score_that_is_no_series_tells_of_none() -> None:
    """Nobody wins a series by it, and points are not added up; nor in the first of a series."""
    p = position(LAST_ONE, score=True)
    log = p.listen()
    p.play("die:2", "move:f1")
    assert told(log, "series-won") == []
    assert {fact["series"] for fact in told(log, "scored")} == {0}
    p = position(LAST_ONE, mode="competition")
    p.state.house.carried_scores = [1, 0, 0, 0]
    log = p.listen()
    p.play("die:2", "move:f1")
    assert {fact["series"] for fact in told(log, "scored")} == {1}
    assert told(log, "scored")[0]["total"] == 10


@rule("H-3.1")
def test_after_a_tie_the_first_rolls_of_the_others_are_forgotten() -> None:
    """The highest of those who tied begins, even below what a third has rolled."""
    p = dealt(4).play("die:5", "die:5", "die:4", "die:1", "die:2", "die:3")
    assert p.state.first == 1


@rule("H-3.13")
def test_two_whole_turns_that_were_won_are_both_played() -> None:
    """One after the other, then the next player."""
    p = position("f2 26")
    p.state.extra = 2
    for _ in range(2):
        assert p.play("die:1", "move:f2").turn == "franciscans"
    assert p.play("die:1", "move:f2").turn == "carmelites"


@rule("H-3.5")
def test_a_six_rolled_again_for_want_of_a_move_brings_one_roll() -> None:
    """And no more."""
    assert position(STUCK).play("die:6", "roll", "die:5").turn == "carmelites"


@rule("H-3.13", "H-6.8")
def test_a_token_brings_one_die_whatever_was_rolled_before() -> None:
    """Here both dice of card 2 led to the Wild tile."""
    p = position("f2 14", mode="competition").play("die:6", "move:f2", "action:2", "dice:1:3")
    p.play("token:franciscans", "dice:2:2")
    assert p.legal() == [f"die:{n}" for n in range(1, 7)]
