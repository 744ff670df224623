"""Where the rulebook is silent or can be read in two ways: what we ruled, (H) in docs/rules."""

from random import Random

import pytest

from questable.bots import bot
from questable.games.holy_quest import GAME
from tests.games.holy_quest.position import Position, position
from tests.rule import rule

ONE = [f"die:{n}" for n in range(1, 7)]
STUCK = "f1 0, f2 heaven-2, f3 heaven-3, f4 heaven-4"
"""Only a 1 helps the Franciscans."""
BLOCKED = "f1 heaven-4, f2 59, d1 2"
"""One in Heaven, one that a six leads beyond it, two that cannot start because of a Captain."""


def club(p: Position, seed: int) -> str:
    """What the club player does here."""
    return bot("club").answer(GAME, p.setup, p.state, 0, p.state.legal(0), Random(seed)).text


@rule("H-3.4", "H-6.7")
def test_an_allys_pawns_do_not_keep_one_from_the_single_die() -> None:
    """'No other possible moves' is read as one's own: an ally's pawn is never a duty."""
    p = position(f"{STUCK}, d2 20", mode="alliance", dice="2").allied("franciscans", "dominicans")
    assert p.legal() == ONE
    assert p.play("die:5").legal() == ["move:d2", "pass"]


@rule("H-3.12", "H-3.13")
def test_a_whole_turn_won_by_wilds_double_six_survives_card_6() -> None:
    """The card costs this turn and its rolls; the turn that was won is the next one."""
    p = position("f2 3").play("die:6", "move:f2", "both", "dice:6:6", "die:4", "move:f2")
    assert p.play("action:6").turn == "franciscans"
    assert (p.view().turns, p.phase) == (2, "roll")
    assert p.play("die:2", "move:f2").turn == "carmelites"


@rule("H-3.12", "H-3.13")
def test_and_freezing_without_markers() -> None:
    """The same for the other way to end a turn at once."""
    p = position("f2 3, d2 50").ice(0).play("die:6", "move:f2", "both", "dice:6:6", "die:1")
    assert p.play("move:f2", "freeze:d2").turn == "franciscans"
    assert p.view().turns == 2


@rule("H-2.5", "H-4.3")
def test_card_7_without_markers_costs_the_turn_only_if_it_could_freeze_somebody() -> None:
    """Nobody to freeze is no attempt: the six is still rolled again."""
    p = position("f2 14, c1 40, d2 31").ice(0).play("die:6", "move:f2", "action:7")
    assert (p.turn, p.phase) == ("franciscans", "roll")
    p = position("f2 14, c2 40").ice(0).play("die:6", "move:f2", "action:7")
    assert p.turn == "carmelites"


@rule("H-3.3", "H-3.4")
def test_a_start_by_a_six_is_followed_by_one_roll_and_not_by_two() -> None:
    """The roll that advances the new pawn is the six's roll again; so with a double six."""
    p = position("").play("die:6", "start:f2", "die:1", "move:f2")
    assert p.turn == "carmelites"
    p = position("", dice="2").play("dice:6:6", "start:f2", "dice:4:6", "move:f2")
    assert p.turn == "carmelites"


@rule("H-3.12", "H-3.13")
def test_a_six_on_a_granted_roll_is_not_rolled_again() -> None:
    """Only ordinary rolls are: here the first six is, once, and the answer's six is not."""
    p = position("f2 13").on_top("dominic").read("dominic").play("die:6", "move:f2")
    p.play("saint:bonaventure", "question:dominic:level-1:1", "answer:1", "die:6", "action:4")
    assert (p.at("f2"), p.turn, p.phase) == ("21", "franciscans", "roll")
    assert p.play("die:1", "move:f2").turn == "carmelites"


@rule("H-3.8")
def test_a_captain_that_moves_onto_its_start_tile_bumps_as_anywhere() -> None:
    """The rule is about starting; who moves there is judged by H-3.7."""
    house = {"direction": "counterclockwise"}
    p = position("f1 59, d1 58", house=house).play("die:1", "move:f1")
    assert (p.at("f1"), p.at("d1")) == ("58", "home")
    p = position("f2 59, f3 40, d1 58", house=house).play("die:1")
    assert p.refusal("move:f2") == "H-3.7"


@rule("H-3.5")
@pytest.mark.parametrize(
    ("pawns", "mode", "roll"),
    [
        (STUCK, "full", "die:6"),
        (BLOCKED, "full", "die:6"),
        (BLOCKED, "full", "dice:6:6"),
        (f"{STUCK}, d2 20", "alliance", "die:6"),
        (f"{STUCK}, d2 20, d3 59, d4 40, d1 50", "teamwork", "die:6"),
    ],
)
def test_club_rolls_a_free_six_again(pawns: str, mode: str, roll: str) -> None:
    """Passing would give a roll away; but a move that is a duty is made, a team mate's too."""
    p = position(pawns, mode=mode, dice="2" if roll == "dice:6:6" else "1")
    if mode == "alliance":
        p.allied("franciscans", "dominicans")
    p.play(roll)
    assert ("pass" in p.legal()) == (mode != "teamwork")
    chosen = {club(p, seed) for seed in range(20)}
    assert chosen == {"roll"} if mode != "teamwork" else "roll" not in chosen
