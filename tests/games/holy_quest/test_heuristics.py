"""What `club` makes of a position: prospects, danger, and choices that follow from them."""

from random import Random

import pytest

from questable.bots import bot
from questable.engine import Value
from questable.games.holy_quest import GAME
from questable.games.holy_quest.danger import danger
from questable.games.holy_quest.forecast import prospects
from questable.games.holy_quest.pieces import PAWNS
from tests.games.holy_quest.position import Position, position


def choice(p: Position) -> str:
    """What `club` does here."""
    state = p.state
    legal = state.legal(state.actor)
    club = bot("club")
    return club.answer(GAME, p.setup, state, state.actor, legal, Random("club")).text


def in_danger(p: Position, pawn: str) -> int:
    """In how many of 36 cases."""
    return danger(p.state, PAWNS.index(pawn))


def test_a_tile_nearer_to_heaven_promises_more() -> None:
    """Where no tile leads elsewhere and nothing turns, at every step."""
    found = prospects(position(house={"mode": "easy", "dice": "1"}).state)
    away = [found.tile[60 - n] for n in range(1, 59)]
    assert away == sorted(away, reverse=True)
    assert found.home[0] < min(away)


def test_a_cross_over_in_the_first_half_promises_more_than_steps() -> None:
    """And one in the second half less; Fast Forward carries on."""
    found = prospects(position().state)
    assert found.landing[8] > found.tile[20]
    assert found.landing[38] < found.tile[30]
    assert found.landing[6] == found.tile[21]


def test_a_turn_of_direction_levels_what_tiles_promise() -> None:
    """In One-Way play nothing of the way is lost by it."""
    turning = prospects(position().state).tile
    one_way = prospects(position(one_way=True).state).tile
    assert one_way[55] - one_way[2] > turning[55] - turning[2]


def test_prospects_are_worked_out_once_a_table() -> None:
    """All positions of a game share them."""
    p = position()
    assert prospects(p.state) is prospects(p.state.clone())


@pytest.mark.parametrize(
    ("pawns", "options", "cases"),
    [
        ("f2 20, d2 17", {}, 6),
        ("f2 20, d2 17, j2 19", {}, 12),
        ("f2 20, d2 13", {}, 0),
        ("f2 20, d2 23", {}, 0),
        ("f2 20, d2 17*", {}, 0),
        ("f2 20, d2 13", {"dice": "2"}, 6),
        ("f2 20, d2 19", {"dice": "2"}, 0),
        ("f1 20, d2 17", {}, 0),
        ("f1 20*, d2 17", {}, 6),
        ("f1 20, d1 17", {}, 6),
        ("f2 59, d2 57", {}, 0),
        ("f2 59, d1 57", {}, 6),
        ("f1 59, d1 57", {}, 0),
        ("f2 36, d2 19", {}, 6),
        ("f2 38, d2 5", {}, 6),
        ("f2 17", {}, 12),
        ("f2 17", {"dice": "2"}, 6),
        ("f1 17", {}, 12),
        ("f2 32, d2 29", {"dice": "1"}, 12),
    ],
)
def test_danger_counts_the_rolls_that_hit(
    pawns: str, options: dict[str, Value], cases: int
) -> None:
    """Of all opponents behind, also by tiles and starts, as far as they may bump."""
    assert in_danger(position(pawns, house=options), pawns.split()[0]) == cases


def test_danger_on_the_ring_comes_from_behind() -> None:
    """H-6.9: clockwise, whatever the Direction card says."""
    assert in_danger(position("f2 ring-5, d2 ring-3", advanced=True), "f2") == 6
    assert in_danger(position("f2 ring-5, d2 ring-7", advanced=True), "f2") == 0


def test_club_bumps_who_is_far_ahead() -> None:
    """Rather than walk on."""
    assert choice(position("f2 40, f3 27, c2 42").play("die:2")) == "move:f2"


def test_club_starts_a_pawn_rather_than_take_a_step() -> None:
    """A roll follows, and more rolls can be used."""
    assert choice(position("f2 27").play("die:1")).startswith("start:")


def test_club_leaves_a_good_tile_for_a_better_one() -> None:
    """It takes the Cross Over that leads on, and passes by the one that leads back."""
    assert choice(position("f2 5, f3 46").play("die:3")) == "move:f2"
    assert choice(position("f2 35, f3 46").play("die:3")) == "move:f3"


def test_club_brings_a_pawn_home() -> None:
    """Heaven comes before the path."""
    assert choice(position("f2 58, f3 30").play("die:4")) == "move:f2"


def test_club_helps_its_team_mate() -> None:
    """H-6.6: who still has the longer way, if that helps both."""
    p = position("f2 50, d2 28, c2 30", mode="teamwork").play("die:2")
    assert choice(p) == "move:d2"
