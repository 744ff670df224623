"""Who has played for very long takes what is nearly as good, too, so that games come to an end."""

from random import Random

import pytest

from questable.bots import Budget, Search, usual_style
from questable.bots.node import SCALE
from questable.games.questor import GAME
from questable.registry import games
from tests.games.questor.position import OPEN, position

TIRES = GAME.tires_after
FOUND = {
    "best": (2000, 0.5),
    "near": (400, 0.485),
    "worse": (400, 0.467),
    "bad": (400, 0.3),
    "seldom": (90, 0.5),
}
"""What a search has found of five actions: how often it tried each, and its chance to win."""


def taken(ply: int, mode: str = "competition") -> set[str]:
    """What is taken there, with many seeds."""
    p = position(OPEN, "healer@c3", mode=mode)
    p.state.ply = ply
    seat = p.state.actor
    legal = p.state.legal(seat)
    assert len(legal) == len(FOUND)
    setup = GAME.setup(p.state.seats, {"mode": mode})
    names = dict(zip([action.index for action in legal], FOUND, strict=True))
    met = set()
    for seed in range(60):
        view, style = GAME.view(p.state, seat), usual_style(GAME)
        search = Search(GAME, setup, view, legal, Random(seed), style)
        search.begin(Budget(1))
        node = search.root
        for key, (count, chance) in zip(search.keys, FOUND.values(), strict=True):
            slot = node.slots[key]
            node.guess[slot] = int(chance * SCALE)
            node.count[slot] = count
            node.total[slot] = int(count * chance * SCALE)
        met.add(names[search.most().index])
    return met


@pytest.mark.parametrize(
    ("ply", "expected"),
    [
        (TIRES, {"best"}),
        (TIRES + 1, {"best", "near"}),
        (2 * TIRES, {"best", "near", "worse"}),
        (100 * TIRES, {"best", "near", "worse"}),
    ],
)
def test_a_search_tires(ply: int, expected: set[str]) -> None:
    """More and more; what is bad, or hardly known, it never takes."""
    assert taken(ply) == expected


def test_a_team_does_not_tire() -> None:
    """It has a last round to prepare."""
    assert taken(2 * TIRES, mode="cooperation") == {"best"}


def test_games_without_an_end_of_their_own_are_tired_of() -> None:
    """All others run out of cards, of steps or of turnings."""
    assert {game.key for game in games() if game.tires_after} == {"questor", "pillars"}
