"""What a search thinks of a position: every seat's chance to win, weighed from its signs."""

from collections.abc import Callable
from math import exp
from random import Random
from typing import Any

import pytest

from questable.bots import Budget, Search, Style
from questable.bots.node import SCALE
from questable.engine import Game, Setup
from questable.engine.weights import UNIT
from questable.registry import game
from tests.bots.walks import SETUPS, walk

WEIGHED = [(key, players) for key, players in SETUPS if game(key).sign_names]


def middle(key: str) -> tuple[Game, Setup, Any, int]:
    """A position in the middle of a game of two, with a choice."""
    found = game(key)
    setup = found.setup(2)
    for state, seat in walk(found, setup, f"strengths {key}"):
        if state.ply > 30 and found.signs(state):
            return found, setup, state, seat
    raise AssertionError


def trophies(s: Any) -> int:
    """Questor: of the seat that has the Warrior, all but one monster are slain."""
    s.slain = s.trophies - 1
    return int(s.slot_seat[s.slot_hero.index(0)])


def fewer_cards(s: Any) -> int:
    """Run the Race!: four cards fewer to play."""
    s.draw = [s.draw[0] - 4, s.draw[1]]
    return 0


def points(s: Any) -> int:
    """Ràe: eight points more."""
    s.scores = [s.scores[0] + 8, s.scores[1]]
    return 0


def in_heaven(s: Any) -> int:
    """The Holy Quest: a pawn that has come to Heaven."""
    pawn = 4 * s.colour_of[0] + s.where[4 * s.colour_of[0] : 4 * s.colour_of[0] + 4].index(-1)
    s.where = [1003 if other == pawn else place for other, place in enumerate(s.where)]
    return 0


BETTER = {
    "holy-quest": in_heaven,
    "questor": trophies,
    "run-the-race": fewer_cards,
    "rae": points,
}


@pytest.mark.parametrize("key", BETTER)
def test_what_is_clearly_better_is_stronger(key: str) -> None:
    """By a lot, against every other seat."""
    change: Callable[[Any], int] = BETTER[key]
    found, _, state, _ = middle(key)
    after = state.clone()
    seat = change(after)
    before, now = found.strengths(state), found.strengths(after)
    for other in range(len(now)):
        if other != seat:
            gain = (now[seat] - now[other]) - (before[seat] - before[other])
            assert gain > UNIT // 4


@pytest.mark.parametrize(("key", "players"), WEIGHED)
def test_signs_are_told_by_seat_and_name(key: str, players: int) -> None:
    """One number for each name; before a game has begun in earnest there are none."""
    found = game(key)
    setup = found.setup(players)
    told = 0
    for state, _ in walk(found, setup, f"signs {key}"):
        rows = found.signs(state)
        told += len(rows) > 0
        assert [len(row) for row in rows] in ([], [len(found.sign_names)] * players)
        assert len(found.strengths(state)) == players
    assert told > 20
    assert found.signs(found.deal(setup)) == []


def test_without_signs_the_heuristics_judge() -> None:
    """In units, as where all play together."""
    found = game("questor")
    setup = found.setup(4, {"mode": "cooperation"})
    states = [state.clone() for state, _ in walk(found, setup, "together") if state.ply > 30]
    assert states
    for state in states:
        assert found.signs(state) == []
        assert found.strengths(state) == [w * UNIT // found.unit for w in found.worths(state)]


def test_the_search_judges_by_them() -> None:
    """At the root the odds of two seats are e to the difference of their strengths."""
    found, setup, state, seat = middle("questor")
    view, legal = found.view(state, seat), state.legal(seat)
    thought = Search(found, setup, view, legal, Random("odds"), Style())
    thought.best(Budget(1))
    one, two = thought.root.worth
    strong, weak = found.strengths(state)
    assert one + two == pytest.approx(SCALE, abs=2)
    assert one / two == pytest.approx(exp((strong - weak) / UNIT), rel=0.03)
    assert strong != weak
