"""Chapter 6, modes: Easy, Simple, One-Way, Full, Multiplayer (H-6.1 to H-6.5)."""

import pytest

from questable.engine import Value
from questable.games.holy_quest import GAME
from tests.games.holy_quest.position import LAST_ONE, Position, position
from tests.games.played import told
from tests.rule import rule

SAINTS = {
    "franciscans": ["francis-of-assisi", "clare-of-assisi", "anthony-of-padua", "bonaventure"],
    "carmelites": ["teresa-of-avila", "therese-of-lisieux", "john-of-the-cross", "simon-stock"],
    "dominicans": ["dominic", "catherine-of-siena", "thomas-aquinas", "martin-de-porres"],
    "jesuits": ["ignatius-of-loyola", "francis-xavier", "aloysius-gonzaga", "peter-claver"],
}


def easy(pawns: str, **options: Value) -> Position:
    """Easy play with one die."""
    return position(pawns, house={"mode": "easy", "dice": "1", **options})


def finished(p: Position) -> Position:
    """The Franciscans' last pawn comes into Heaven by a 2."""
    return p.play("die:2", "move:f1")


@rule("H-6.1")
@pytest.mark.parametrize("tile", [4, 9])
def test_easy_saint_and_wild_tiles_give_the_top_saint_card(tile: int) -> None:
    """Of any colour; no question is asked and nothing chosen."""
    p = easy(f"f2 {tile - 1}").on_top("dominic").play("die:1", "move:f2", "saint:bonaventure")
    assert (p.view().players[0].cards, p.turn) == (["dominic"], "carmelites")
    assert (p.view().saints_left, p.view().saints_under) == (15, [])


@rule("H-6.1")
def test_easy_fire_gives_the_own_token() -> None:
    """Once one has it, it is kept."""
    p = easy("f2 21").play("die:1", "move:f2")
    assert p.view().players[0].tokens == ["franciscans"]
    p = easy("f2 21").tokens(franciscans="franciscans").play("die:1", "move:f2")
    assert p.view().players[0].tokens == ["franciscans"]


@rule("H-6.1")
def test_easy_freeze_takes_the_own_token() -> None:
    """If one has it; nobody else's."""
    held = {"franciscans": "franciscans", "carmelites": "carmelites"}
    p = easy("f2 6, c2 20").tokens(**held).play("die:1", "move:f2")
    assert [player.tokens for player in p.view().players[:2]] == [[], ["carmelites"]]
    assert easy("f2 6").play("die:1", "move:f2").view().players[0].tokens == []


@rule("H-6.1")
@pytest.mark.parametrize("tile", [5, 6, 8])
def test_easy_other_tiles_are_regular(tile: int) -> None:
    """Action, Fast Forward, Cross Over."""
    p = easy(f"f2 {tile - 1}").play("die:1", "move:f2")
    assert (p.at("f2"), p.turn) == (str(tile), "carmelites")


@rule("H-6.1")
def test_easy_has_no_ice_and_no_action_cards() -> None:
    """Nor a bump by Wild, nor a question."""
    p = easy("f2 20, d2 30").play("die:1")
    for text in ("thaw:f2", "freeze:d2", "unfreeze:f2", "draw", "both", "bump:d2", "answer:1"):
        assert p.refusal(text) == "T-1.4"
    assert p.view().actions_left == 0
    assert position(mode="easy", dice="1").refusal("dice:1:1") == "T-1.4"


@rule("H-6.1")
def test_easy_is_played_with_one_die_or_two() -> None:
    """One unless two were agreed on: so says the list of modes, and so it is."""
    assert GAME.modes()["easy"]["dice"] == "1"
    for players in (2, 3, 4):
        assert GAME.setup(players, {"mode": "easy"}).options["dice"] == "1"
        assert GAME.setup(players, {"mode": "easy", "dice": "2"}).options["dice"] == "2"
    assert position("f2 20", mode="easy").legal() == [f"die:{n}" for n in range(1, 7)]
    assert "dice:1:1" in position("f2 20", mode="easy", dice="2").legal()


@rule("H-6.1")
def test_four_in_easy_play_are_asked_and_two_dice_are_suggested() -> None:
    """Two or three are not, nor those who have said it, nor another mode."""
    assert GAME.asks(4, {"mode": "easy"}) == {"dice": "2"}
    assert GAME.asks(4, {"mode": "easy", "dice": "auto"}) == {"dice": "2"}
    assert GAME.asks(2, {"mode": "easy"}) == GAME.asks(3, {"mode": "easy"}) == {}
    assert GAME.asks(4, {"mode": "easy", "dice": "1"}) == {}
    assert GAME.asks(4, {"mode": "full"}) == GAME.asks(4, {}) == {}


@rule("H-6.1", "H-6.10")
def test_two_dice_do_not_make_easy_play_a_custom_game() -> None:
    """The mode itself knows both; elsewhere they do."""
    assert [position(mode="easy", dice=n).state.house.custom for n in ("1", "2")] == [False, False]
    assert position(mode="simple", dice="2").state.house.custom


@rule("H-6.1")
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_easy_the_direction_is_chosen_and_stays(direction: str) -> None:
    """There is no card to turn it."""
    p = easy("", direction=direction)
    assert (p.direction, p.setup.options["one_way"]) == (direction, True)


@rule("H-6.1")
def test_easy_points() -> None:
    """1 a pawn in Heaven, 5 for all four, 2 an own card, 1 another, 5 for the token."""
    p = easy(f"{LAST_ONE}, c2 heaven-1, c3 heaven-4").kept("carmelites", "teresa-of-avila")
    p.kept("franciscans", "dominic").tokens(carmelites="carmelites")
    assert finished(p).scores == [4 + 5 + 1, 2 + 2 + 5, 0, 0]


@rule("H-6.1")
def test_easy_has_no_points_for_a_whole_order() -> None:
    """8 for the four cards, and no 5 more."""
    assert finished(easy(LAST_ONE).kept("franciscans", *SAINTS["franciscans"])).scores[0] == 17


@rule("H-6.1")
def test_easy_scores_34_at_most() -> None:
    """4 + 5 + 12 + 8 + 5: all pawns, all cards, the token."""
    p = easy(LAST_ONE).tokens(franciscans="franciscans")
    p.kept("franciscans", *(saint for order in SAINTS.values() for saint in order))
    assert finished(p).scores == [34, 0, 0, 0]


@rule("H-6.1")
def test_easy_can_be_won_without_all_four_in_heaven() -> None:
    """The game ends when somebody is there, and the highest score wins."""
    p = easy(LAST_ONE).kept("carmelites", *SAINTS["carmelites"], *SAINTS["dominicans"][:2])
    assert finished(p).ending == ("score", [1])
    assert p.scores == [9, 10, 0, 0]


@rule("H-6.1")
def test_easy_score_is_optional() -> None:
    """Without it the first with all four in Heaven wins, whatever cards others have."""
    p = easy(LAST_ONE, score=False).kept("carmelites", *SAINTS["carmelites"], *SAINTS["jesuits"])
    assert finished(p).ending == ("heaven", [0])


@rule("H-6.2")
def test_simple_has_no_saint_cards() -> None:
    """Saint tiles are regular."""
    p = position("f2 3", mode="simple").play("die:1", "move:f2")
    assert (p.turn, p.at("f2"), p.view().top_saint, p.view().saints_left) == (
        "carmelites", "4", "", 0,
    )  # fmt: skip


@rule("H-6.2")
@pytest.mark.parametrize("card", [1, 10])
def test_simple_cards_1_and_10_are_out(card: int) -> None:
    """Thirty are left."""
    p = position("f2 4", mode="simple").play("die:1", "move:f2")
    assert p.refusal(f"action:{card}") == "T-1.4"
    assert p.view().actions_left == 30


@rule("H-6.2")
def test_simple_is_won_by_the_first_with_all_four_in_heaven() -> None:
    """There is no score."""
    p = finished(position(LAST_ONE, mode="simple"))
    assert (p.ending, p.setup.options["score"]) == (("heaven", [0]), False)


@rule("H-6.3")
@pytest.mark.parametrize("mode", ["full", "simple", "competition", "teamwork"])
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_one_way_goes_with_any_mode(mode: str, direction: str) -> None:
    """The direction is chosen and fixed; card 5 is out."""
    p = position("f2 20", mode=mode, one_way=True, direction=direction)
    assert p.direction == direction
    assert p.refusal("action:5") == "T-1.4"
    assert p.setup.options["card_5"] is False


@rule("H-6.3")
def test_elsewhere_card_5_is_in() -> None:
    """And a direction may be chosen to begin with."""
    p = position("f2 6", direction="counterclockwise").play("die:1", "move:f2", "action:5")
    assert p.direction == "clockwise"


@rule("H-6.4")
def test_full_has_everything_but_tokens_and_card_10() -> None:
    """33 Action cards, 16 Saint cards, ice, all tiles; Wild offers no token."""
    p = position("f2 8").play("die:1", "move:f2")
    assert p.refusal("token:franciscans") == "T-1.4"
    assert p.refusal("action:10") == "T-1.4"
    assert (p.view().actions_left, p.view().saints_left, p.view().ice) == (33, 16, 10)


@rule("H-6.4")
def test_full_without_score_is_won_by_the_first_with_all_four_in_heaven() -> None:
    """The game ends at once."""
    p = finished(position(LAST_ONE))
    assert (p.ending, p.scores) == (("heaven", [0]), [1, 0, 0, 0])


@rule("H-6.4")
def test_full_with_score_is_won_by_the_highest() -> None:
    """When somebody has all four in Heaven."""
    p = position(f"{LAST_ONE}, c1 heaven-1, c2 heaven-2", score=True)
    p.kept("carmelites", *SAINTS["carmelites"])
    assert finished(p).ending == ("score", [1])
    assert p.scores == [9, 2 + 8 + 5, 0, 0]


@rule("H-6.4")
def test_full_scores_22_at_most() -> None:
    """4 + 5 + 8 + 5; tokens count nothing even if somebody had them."""
    p = position(LAST_ONE, score=True).kept("franciscans", *SAINTS["franciscans"])
    assert finished(p.tokens(franciscans="franciscans")).scores[0] == 22


@rule("H-6.5")
def test_a_different_member_rolls_each_turn() -> None:
    """The first of three, the second, the third, the first; others have teams of one."""
    p = position("", 2, members_1=3)
    log = p.listen()
    members = []
    for _ in range(4):
        members.append(p.view().players[0].member)
        p.play("die:3", "die:3")
    assert members == [1, 2, 3, 1]
    assert {fact["member"] for fact in told(log, "turn") if fact["seat"] == 1} == {1}


@rule("H-6.5")
def test_a_roll_again_is_the_same_members() -> None:
    """It is the same turn."""
    p = position("f2 12", 2, members_1=3).play("die:6", "move:f2")
    assert (p.phase, p.view().players[0].member) == ("roll", 1)


@rule("H-6.5")
def test_teams_may_differ_in_size() -> None:
    """Two to four teams, of any number."""
    p = position("", 4, members_1=7, members_3=2)
    assert [player.members for player in p.view().players] == [7, 1, 2, 1]


@rule("H-6.5")
def test_multiplayer_has_no_tokens_and_no_card_10() -> None:
    """But where a score uses them."""
    p = position("f2 8", 4, members_1=2).play("die:1", "move:f2")
    assert p.refusal("token:franciscans") == "T-1.4"
    assert p.refusal("action:10") == "T-1.4"
    p = position("f2 8", 4, members_1=2, mode="competition").play("die:1", "move:f2")
    assert p.legal("token") == ["token:franciscans"]
