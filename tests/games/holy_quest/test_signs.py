"""What a search weighs a position by: signs of each seat, and worths found all at once."""

from itertools import islice

import pytest

from questable.engine import Value
from questable.games.holy_quest import GAME
from questable.games.holy_quest.signs import NAMES
from tests.bots.walks import walk
from tests.games.holy_quest.position import Position, position


def told(p: Position, seat: int = 0) -> dict[str, int]:
    """The signs of a seat by name."""
    return dict(zip(NAMES, GAME.signs(p.state)[seat], strict=True))


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "easy", "dice": "1"},
        {"mode": "competition"},
        {"mode": "teamwork"},
        {"advanced": True},
    ],
)
def test_where_something_else_decides_nothing_is_weighed(options: dict[str, Value]) -> None:
    """Points, teams and the Throne Room are judged by `evaluate`."""
    assert GAME.signs(position("f1 10", house=options).state) == []
    assert GAME.signs(position("f1 10").state) != []


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


@pytest.mark.parametrize("mode", ["full", "teamwork", "competition", "alliance"])
def test_all_worths_are_found_at_once(mode: str) -> None:
    """With four, and whoever stands by whom."""
    setup = GAME.setup(4, {"mode": mode})
    for state, _ in islice(walk(GAME, setup, f"worths {mode}"), 0, 120, 4):
        assert GAME.worths(state) == [GAME.evaluate(state, seat) for seat in range(4)]
