"""Chapter 6, points and tokens: Competition, and shared wins (H-6.8, H-6.12)."""

import pytest

from questable.engine import Value
from questable.games.holy_quest import GAME
from tests.games.holy_quest.position import LAST_ONE, Position, position
from tests.rule import rule

OWN = ("francis-of-assisi", "clare-of-assisi", "anthony-of-padua", "bonaventure")
ALL_TOKENS = dict.fromkeys(("franciscans", "carmelites", "dominicans", "jesuits"), "franciscans")


def competition(pawns: str, players: int = 4, **options: Value) -> Position:
    """A game of Competition play."""
    return position(pawns, players, house={"mode": "competition", **options})


def wild(**holders: str) -> Position:
    """The Franciscans have landed on a Wild tile; tokens lie with these orders."""
    return competition("f2 8").tokens(**holders).play("die:1", "move:f2")


@rule("H-6.8")
def test_competition_is_played_with_one_die_and_without_card_10() -> None:
    """Scored, with tokens, own cards only."""
    p = competition("f2 4").play("die:1", "move:f2")
    assert p.refusal("action:10") == "T-1.4"
    wanted = {"dice": "1", "score": True, "tokens": True, "keep_all_cards": False}
    assert {name: p.setup.options[name] for name in wanted} == wanted


@rule("H-6.8")
@pytest.mark.parametrize(("saint", "kept"), [("anthony-of-padua", True), ("dominic", False)])
def test_own_order_cards_are_kept_and_others_go_back(saint: str, kept: bool) -> None:
    """After right answers."""
    p = competition("f2 18").on_top(saint).read(saint).play("die:1", "move:f2")
    p.play("saint:bonaventure", f"question:{saint}:level-1:1", "answer:1", "die:3")
    assert p.view().players[0].cards == ([saint] if kept else [])
    assert p.view().saints_under == ([] if kept else [saint])


@rule("H-6.8")
def test_wild_offers_ones_own_token_while_nobody_has_it() -> None:
    """And no token that is not in play."""
    p = wild()
    assert p.legal("token") == ["token:franciscans"]
    assert p.refusal("token:carmelites") == "H-6.8"


@rule("H-6.8")
def test_wild_offers_tokens_in_play_from_their_holders() -> None:
    """One's own included; none that one holds already."""
    p = wild(franciscans="jesuits", dominicans="jesuits", carmelites="franciscans")
    assert p.legal("token") == ["token:franciscans", "token:dominicans"]
    assert p.refusal("token:carmelites") == "H-6.8"
    assert p.refusal("token:jesuits") == "H-6.8"
    assert wild(franciscans="franciscans").legal("token") == []


@rule("H-6.8")
@pytest.mark.parametrize("number", range(1, 7))
def test_any_double_takes_the_token_and_this_pawn_rolls_one_die(number: int) -> None:
    """And advances by it; its six rolls nothing again."""
    p = wild(carmelites="jesuits").play("token:carmelites", f"dice:{number}:{number}")
    assert [player.tokens for player in p.view().players] == [["carmelites"], [], [], []]
    assert p.legal()[0] == "die:1"
    p.play("die:3")
    assert (p.at("f2"), p.turn) == ("12", "carmelites")


@rule("H-6.8")
def test_no_double_takes_nothing() -> None:
    """The turn is over."""
    p = wild().play("token:franciscans", "dice:1:2")
    assert (p.view().players[0].tokens, p.at("f2"), p.turn) == ([], "9", "carmelites")


@rule("H-6.8")
def test_tokens_of_absent_colours_are_not_in_play() -> None:
    """Two players have two."""
    p = competition("f2 8", 2).play("die:1", "move:f2")
    assert p.refusal("token:carmelites") == "T-1.4"


@rule("H-6.8")
def test_points() -> None:
    """1 each pawn in Heaven, 5 for all, 2 each own card, 5 own token, 2 each other token."""
    p = competition(f"{LAST_ONE}, c1 heaven-1, c2 heaven-4").kept("carmelites", "simon-stock")
    p.tokens(carmelites="carmelites", franciscans="carmelites", jesuits="dominicans")
    assert p.play("die:2", "move:f1").scores == [9, 2 + 2 + 5 + 2, 2, 0]


@rule("H-6.8")
def test_five_points_for_all_cards_of_ones_order() -> None:
    """All of it in the deck: four, or eight when all 32 are in."""
    assert competition(LAST_ONE).kept("franciscans", *OWN).play("die:2", "move:f1").scores[0] == 22
    p = competition(LAST_ONE).kept("franciscans", *OWN[:3]).play("die:2", "move:f1")
    assert p.scores[0] == 15
    p = competition(LAST_ONE, deck="all").kept("franciscans", *OWN).play("die:2", "move:f1")
    assert p.scores[0] == 17


@rule("H-6.8")
@pytest.mark.parametrize(("players", "most"), [(4, 33), (2, 29)])
def test_most_points(players: int, most: int) -> None:
    """4 + 5 + 8 + 5 + 5, and 2 for each opponent's token."""
    p = competition(LAST_ONE, players).kept("franciscans", *OWN)
    p.tokens(**{player.colour: "franciscans" for player in p.view().players})
    assert p.play("die:2", "move:f1").scores[0] == most


@rule("H-6.8")
def test_a_game_ends_when_a_player_has_all_four_in_heaven() -> None:
    """And the highest score wins it."""
    p = competition(LAST_ONE).tokens(**dict.fromkeys(ALL_TOKENS, "jesuits"))
    assert p.play("die:2", "move:f1").ending == ("score", [3])


@rule("H-6.8")
def test_the_target() -> None:
    """100, Advanced 200, or a set sum; other modes have none."""
    assert GAME.target(GAME.setup(4, {"mode": "competition"})) == 100
    assert GAME.target(GAME.setup(4, {"mode": "competition", "advanced": True})) == 200
    assert GAME.target(GAME.setup(4, {"mode": "competition", "target": 60})) == 60
    assert GAME.target(GAME.setup(4, {"score": True})) == 0


@rule("H-6.12")
def test_equal_highest_scores_share_the_win() -> None:
    """All of them; lower ones do not."""
    p = competition(LAST_ONE).tokens(carmelites="carmelites", franciscans="carmelites")
    p.kept("carmelites", "simon-stock").tokens(jesuits="jesuits")
    assert p.play("die:2", "move:f1").scores == [9, 9, 0, 5]
    assert p.ending == ("score", [0, 1])
