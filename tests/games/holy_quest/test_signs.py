"""What a search weighs a position by: signs of each seat, and worths found all at once."""

from itertools import islice

import pytest

from questable.engine import Value
from questable.games.holy_quest import GAME
from questable.games.holy_quest.signs import KINDS, NAMES
from tests.bots.walks import walk
from tests.games.holy_quest.position import Position, position


def told(p: Position, seat: int = 0) -> dict[str, int]:
    """The signs of a seat by name."""
    return dict(zip(NAMES, GAME.signs(p.state)[seat], strict=True))


def test_where_the_throne_room_decides_nothing_is_weighed() -> None:
    """Then `evaluate` has to do."""
    assert GAME.signs(position("f1 10", house={"advanced": True}).state) == []
    assert GAME.signs(position("f1 10").state) != []


def kinds(p: Position, seat: int = 0) -> set[str]:
    """By which kinds of signs a seat is weighed, of those that are not nought."""
    names = [name for name, number in told(p, seat).items() if number]
    return {kind for kind in KINDS if any(name == kind + "way" for name in names)}


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        ({}, ""),
        ({"mode": "alliance"}, ""),
        ({"score": True}, "scored-"),
        ({"mode": "competition"}, "scored-"),
        ({"mode": "easy", "dice": "1"}, "scored-"),
        ({"mode": "teamwork"}, "team-"),
    ],
)
def test_what_decides_says_by_which_signs_one_is_weighed(
    options: dict[str, Value], kind: str
) -> None:
    """Each way to win has its own, and nothing of the others counts."""
    p = position("f1 heaven-2, f2 31", players=4, house=options)
    assert kinds(p) == {kind}
    assert (told(p)[kind + "heaven"], told(p)[kind + "out"]) == (1, 1)


def test_points_count_where_they_decide() -> None:
    """Those of now; the lead counts more where somebody is nearly in Heaven."""
    pawns = "f1 heaven-2, f2 31, c1 20"
    p = position(pawns, house={"score": True})
    ahead, behind = told(p), told(p, 1)
    assert (ahead["points"], behind["points"]) == (1, 0)
    assert ahead["late-lead"] > 0 > behind["late-lead"]
    near = position("f1 heaven-2, f2 heaven-1, c1 heaven-1", house={"score": True})
    assert told(near)["points"] - told(near, 1)["points"] == 1
    assert told(near)["late-lead"] > ahead["late-lead"]
    unscored = told(position(pawns))
    assert (unscored["points"], unscored["late-lead"]) == (0, 0)


def test_the_lead_is_that_over_the_best_of_the_others() -> None:
    """With four, whoever of them that is."""
    pawns = "f1 heaven-2, c1 heaven-1, c2 heaven-2, d1 heaven-1"
    p = position(pawns, players=4, house={"score": True})
    leads = [told(p, seat)["late-lead"] for seat in range(4)]
    assert leads[3] < leads[0] == leads[2] < 0 < leads[1]


def test_a_team_is_weighed_by_what_both_have() -> None:
    """H-6.6: partners sit opposite each other, and stand equally well."""
    p = position("f1 heaven-2, d1 heaven-1, d2 31", players=4, house={"mode": "teamwork"})
    assert [told(p, seat)["team-heaven"] for seat in range(4)] == [2, 0, 2, 0]
    assert [told(p, seat)["team-out"] for seat in range(4)] == [1, 0, 1, 0]


def test_pawns_are_counted_where_they_stand() -> None:
    """In Heaven, on the path, in ice; who is further has less of the way left, and of its root."""
    p = position("f1 heaven-2, f2 31, f3 12*, c1 heaven-1, c2 heaven-2", players=4)
    signs = told(p)
    assert (signs["heaven"], signs["out"], signs["thawed"]) == (1, 2, -1)
    assert told(p, 1)["heaven"] == 2
    further = told(position("f1 heaven-2, f2 50, f3 12*", players=4))
    assert further["way"] > signs["way"]
    assert further["root"] > signs["root"]
    assert further["near"] > signs["near"]
    home = told(position())
    assert (home["heaven"], home["out"], home["thawed"], home["safe"]) == (0, 0, 0, 0)


def test_whoever_may_be_bumped_has_something_to_lose() -> None:
    """As far as it has come, in as many cases as somebody stands behind."""
    safe, hunted = told(position("f2 31")), told(position("f2 31, c2 28"))
    assert safe["safe"] == 0 > hunted["safe"]
    assert told(position("f2 46, c2 43"))["safe"] < hunted["safe"]


def test_a_roll_on_the_table_counts_for_who_rolled() -> None:
    """What it moves forward, whom it hits, and that a six is rolled again."""
    p = position("f2 41, d2 44").play("die:3")
    assert told(p)["move"] > 0 == told(p, 1)["move"]
    assert told(p)["hit"] > 0
    assert told(p)["rolls"] == 0
    six = position("f2 41, d2 44").play("die:6")
    assert told(six)["rolls"] == 1
    assert told(six)["hit"] == 0


def test_ice_and_a_roll_count_more_where_little_of_the_way_is_left() -> None:
    """The last pawn in ice, or on its last steps, decides a game."""
    early, late = "f1 12*, f2 20", "f1 12*, f2 heaven-2, f3 heaven-3, f4 heaven-4"
    assert told(position(late))["late-thawed"] < told(position(early))["late-thawed"] < 0
    assert told(position("f1 12"))["late-thawed"] == 0
    soon = position("f1 57, f2 heaven-2, f3 heaven-3").play("die:2")
    sooner = position("f1 57, f2 heaven-2, f3 heaven-3, f4 heaven-4").play("die:2")
    assert told(soon)["move"] == told(sooner)["move"]
    assert told(sooner)["late-move"] > told(soon)["late-move"] > 0
    assert told(sooner, 1)["late-move"] == 0


@pytest.mark.parametrize("mode", ["full", "teamwork", "competition", "alliance"])
def test_all_worths_are_found_at_once(mode: str) -> None:
    """With four, and whoever stands by whom."""
    setup = GAME.setup(4, {"mode": mode})
    for state, _ in islice(walk(GAME, setup, f"worths {mode}"), 0, 120, 4):
        assert GAME.worths(state) == [GAME.evaluate(state, seat) for seat in range(4)]
