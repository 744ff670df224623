"""Figures, intervals and effects, against what textbooks give."""

from math import sqrt
from random import Random

import pytest

from questable.engine import Value
from questable.lab import simulate
from questable.registry import game
from questable.telling.rulebook import ids
from questable.trials.case import Case
from questable.trials.measures import (
    Figure,
    difference,
    differences,
    figures,
    never,
    players,
    roles,
    rules_seen,
    share,
    skill,
)
from questable.trials.row import GameRow, Seen
from questable.trials.tally import Moments, Tally

QUESTOR = game("questor")


def tally(bots: list[str], rows: list[GameRow], turning: bool = False) -> Tally:
    """Rows of a case, added up."""
    setup = QUESTOR.setup(len(bots))
    found = Tally(Case(QUESTOR, setup, bots, seed="m", turning=turning))
    for row in rows:
        found.add(row)
    return found


def row(number: int, *winners: int, moves: int = 10, over: bool = True) -> GameRow:
    """A game of two."""
    seen = Seen(
        moves=moves, choices=3 * moves, turns=4, dead=1, seconds=90, leads=2, behind=0.1,
        comeback=number % 2 == 0,
    )  # fmt: skip
    return GameRow(
        number=number, actions=moves, over=over, winners=list(winners), scores=[1, 0],
        tags=["mage"] if 0 in winners else [], fired={"Q-3.1": 2}, refused={"Q-3.5": 1}, seen=seen,
    )  # fmt: skip


def test_moments() -> None:
    """Mean, variance and interval are those of the numbers."""
    rng = Random(5)
    numbers = [rng.gauss(100, 3) for _ in range(50)]
    found = Moments()
    for each in numbers:
        found.add(each)
    mean = sum(numbers) / 50
    variance = sum((each - mean) ** 2 for each in numbers) / 49
    assert found.mean == pytest.approx(mean)
    assert found.variance == pytest.approx(variance)
    assert found.interval()[1] - mean == pytest.approx(1.959964 * sqrt(variance / 50))


def test_moments_of_whole_numbers() -> None:
    """Those of the numbers one by one; of none and of one there is no spread."""
    numbers = [Random(6).randrange(1000) for _ in range(40)] + [3, 3, 900]
    one_by_one, whole = Moments(), Moments.of(numbers)
    for each in numbers:
        one_by_one.add(each)
    assert whole.count == one_by_one.count == 43
    assert whole.mean == pytest.approx(one_by_one.mean)
    assert whole.variance == pytest.approx(one_by_one.variance)
    assert whole.interval() == pytest.approx(one_by_one.interval())
    assert (Moments.of([]).mean, Moments.of([7]).mean, Moments.of([7]).variance) == (0, 7, 0)


def test_an_interval_ends_at_zero_where_nothing_is_below() -> None:
    """Nobody is shown fewer than no dead turns; what can be below zero may be so."""
    for numbers, low in (([0, 0, 0, 1], 0.0), ([0, 0, 0, -1], -0.74), ([8, 9], 7.52)):
        one_by_one = Moments()
        for each in numbers:
            one_by_one.add(each)
        for found in (one_by_one, Moments.of(numbers)):
            assert found.interval()[0] == pytest.approx(low, abs=0.01)


def test_what_a_game_counts_of_itself_is_a_measure() -> None:
    """A mean over the games that came to an end."""
    rows = [row(0, 0), row(1, 1), row(2, 0)]
    for each, treasures in zip(rows, (3, 4, 8), strict=True):
        each.figures = {"treasures": treasures}
    found = {each.name: each for each in figures(tally(["club", "club"], rows))}
    assert found["figure-treasures"].value == 5
    assert found["figure-treasures"].variance == pytest.approx(7)
    assert found["figure-treasures"].games == 3


def test_all_measures_of_a_case() -> None:
    """Each as docs/lab.md says."""
    rows = [row(0, 0), row(1, 1, moves=30), row(2, 0, 1), row(3), row(4, 0, over=True)]
    rows.append(row(5, over=False))
    found = {each.name: each for each in figures(tally(["club", "club"], rows))}
    assert found["moves"].value == pytest.approx(80 / 6)
    assert found["minutes"].value == 1.5
    assert found["branching"].value == 3
    assert found["dead-turns"].value == 0.25
    assert found["lead-changes"].value == 2
    assert found["drama"].value == pytest.approx(0.1)
    assert found["comebacks"].value == 0.5
    assert found["decisive"].value == pytest.approx(3 / 6)
    assert found["shared"].value == pytest.approx(1 / 6)
    assert found["cut-off"].value == pytest.approx(1 / 6)
    assert found["seat-1"].value == pytest.approx(3 / 6)
    assert found["seat-2"].value == pytest.approx(2 / 6)
    assert found["seat-1"].even == pytest.approx(5 / 12)
    assert found["role-mage"].value == pytest.approx(3 / 6)
    assert all(each.low <= each.value <= each.high for each in found.values())


def test_skill_is_what_lies_above_an_even_share() -> None:
    """Of one bot among others, wherever it sits; none where all are alike."""
    rows = [row(0, 0), row(1, 1), row(2, 0), row(3, 0)]
    mixed = tally(["club", "random"], rows, turning=True)
    assert [each.value for each in players(mixed)] == [0.75, 0.25]
    found = skill(mixed)
    assert found is not None
    assert found.value == pytest.approx(0.5)
    assert found.low < 0.5 < found.high
    assert skill(tally(["club", "club"], rows)) is None
    nobody = tally(["club", "random"], [row(0), row(1, 0, 1)], turning=True)
    assert [(each.value, each.games) for each in players(nobody)] == [(0.5, 2), (0.5, 2)]
    assert players(tally(["club", "random"], [])) == []


def test_a_role_that_nobody_won_with_has_won_nothing() -> None:
    """It counts for what is even, too; without games nothing is."""
    found = {each.name: each for each in roles(tally(["club"] * 4, [row(0, 0), row(1, 0)]))}
    assert [*found] == ["role-healer", "role-mage", "role-rogue", "role-warrior"]
    assert (found["role-mage"].value, found["role-rogue"].value) == (1, 0)
    assert {each.even for each in found.values()} == {0.25}
    assert found["role-rogue"].high > 0.5
    assert {each.even for each in roles(tally(["club"] * 4, []))} == {None}


@pytest.mark.parametrize(
    ("key", "players", "options", "expected"),
    [
        ("questor", 3, {}, "warrior rogue mage"),
        ("questor", 3, {"prisoner": True}, "warrior rogue mage prisoner"),
        ("questor", 2, {}, "warrior rogue mage healer"),
        ("rae", 3, {}, "first second third"),
        ("saint-cards", 6, {}, "first second third fourth fifth sixth"),
        ("run-the-race", 2, {}, "first second"),
        ("run-the-race", 2, {"pace": "race"}, ""),
        ("holy-quest", 2, {}, "carmelites dominicans franciscans jesuits"),
        ("pillars", 2, {}, "red gold blue apostate"),
    ],
)
def test_roles_are_what_can_win(
    key: str, players: int, options: dict[str, Value], expected: str
) -> None:
    """Games at random are won by these and by no others."""
    found = game(key)
    setup = found.setup(players, options)
    assert sorted(found.roles(setup)) == sorted(expected.split())
    levels = ["random"] * players
    summary = simulate(found, setup, games=4, seed="r", levels=levels, jobs=1, most=4000)
    assert [*summary.tags] == found.roles(setup)


def test_rules_that_never_mattered() -> None:
    """Neither applied nor refused."""
    found = tally(["club", "club"], [row(0, 0), row(1, 1)])
    assert rules_seen(found)["Q-3.1"] == 2
    assert rules_seen(found)["Q-8.5"] == 0
    assert set(never(found)) == set(ids("Q")) - {"Q-3.1", "Q-3.5"}


def test_newcombes_interval() -> None:
    """His own example (1998, a): 56 of 70 less 48 of 80 is 0.2, from 0.0524 to 0.3339."""
    found = difference(share("x", 48, 80), share("x", 56, 70))
    assert found.value == pytest.approx(0.2)
    assert found.low == pytest.approx(0.0524, abs=1e-4)
    assert found.high == pytest.approx(0.3339, abs=1e-4)
    assert found.clear
    assert found.effect == pytest.approx(0.4421, abs=1e-3)
    assert found.size == "small"
    assert difference(share("x", 40, 80), share("x", 41, 80)).size == "none"


def test_effects_of_means() -> None:
    """Cohen's d over the pooled spread; its words."""

    def mean(value: float, variance: float = 4.0, games: int = 10_000) -> Figure:
        return Figure("moves", value, 0, 0, games, False, variance)

    found = difference(mean(10), mean(11))
    assert found.effect == pytest.approx(0.5)
    assert found.high - found.value == pytest.approx(1.959964 * sqrt(8 / 10_000))
    sizes = [difference(mean(10), mean(10 + by)).size for by in (0, 0.2, 0.5, 1.1, 1.7)]
    assert sizes == ["none", "slight", "small", "medium", "large"]
    assert difference(mean(10, games=10), mean(11, games=10)).size == "none"


def test_a_role_that_never_wins_is_compared_too() -> None:
    """As one that wins nothing."""
    one = tally(["club", "club"], [row(n, 1) for n in range(20)])
    two = tally(["club", "club"], [row(n, 0) for n in range(20)])
    found = {each.name: each for each in differences(one, two)}
    assert found["role-mage"].value == 1
    assert found["seat-2"].value == -1
    assert found["seat-2"].size == "large"
