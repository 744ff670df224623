"""The search for an even chance."""

import pytest

from questable.engine import Refused
from questable.lab.handicap import CHANGE, Handicap, HandicapSearch, Tried
from questable.lab.workers import Alone
from questable.registry import game

RAE = game("rae")
QUESTOR = game("questor")


def test_it_finds_the_level_that_is_even() -> None:
    """Against itself, which no other of these is; and twice the same."""
    found = []
    told: list[tuple[int, int]] = []
    for _ in range(2):
        search = HandicapSearch(
            RAE, players=2, weaker="random", levels=["club", "random"], seed="h"
        )
        best = search.run(
            Alone(), trials=4, games=16, progress=lambda done, total: told.append((done, total))
        )
        assert best is not None
        assert told[-1][0] <= told[-1][1] == 7
        found.append(([each.as_json() for each in best], len(search.tried)))
    assert found[0] == found[1]
    assert found[0][0][0]["handicap"] == {"level": "random"}
    assert found[0][0][0]["games"] == 64
    assert found[0][0][0]["fair"] is True
    assert found[0][0][-1]["handicap"] == {"level": "club"}
    assert found[0][0][-1]["fair"] is False


def test_what_a_handicap_is() -> None:
    """Options, a preset, a start and a level; the weaker player turns round the table."""
    search = HandicapSearch(QUESTOR, players=4, weaker="novice", levels=["club"], presets=["short"])
    usual = Handicap((), "", 0, "club")
    assert usual.told() == {"level": "club"}
    assert search.changes(usual) == 0
    much = Handicap((("gifts", True), ("dig", "any")), "short", 3, "club")
    assert much.told() == {
        "level": "club", "preset": "short", "start": 3, "gifts": True, "dig": "any"
    }  # fmt: skip
    assert search.changes(much) == 3
    case = search.case(much, "s")
    assert case.setup.options["mage_tiles"] == 15
    assert case.setup.flag("gifts")
    assert case.names(1) == ["club+3", "novice", "club+3", "club+3"]
    with pytest.raises(Refused):
        search.case(Handicap((("mode", "cooperation"),), "", 0, "club"), "s")


def test_of_two_that_are_as_fair_the_simpler_is_better() -> None:
    """By less than a game in a hundred."""
    search = HandicapSearch(QUESTOR, players=4, weaker="novice", levels=["club"])
    plain = Tried(Handicap((), "", 0, "club"), 27, 100, 0.25)
    start = Tried(Handicap((), "", 2, "club"), 27, 100, 0.25)
    assert search.cost(start) - search.cost(plain) == pytest.approx(CHANGE)
    assert plain.gap == pytest.approx(0.02)
    assert plain.fair
    assert not Tried(plain.handicap, 60, 100, 0.25).fair
