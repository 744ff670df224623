"""What results say: the test between two hypotheses, and strengths."""

from random import Random

import pytest

from questable.lab.rating import ERROR, Field, Finding, Trial, ratings

RUNS = 400


def decided(share: float, even: float, goal: float, seed: str) -> tuple[Finding, int]:
    """How a player of that strength is judged, and after how many games."""
    rng, test = Random(seed), Trial(even, goal)
    games = 1
    while test.add(float(rng.random() < share)) is Finding.OPEN:
        games += 1
    return test.verdict(), games


@pytest.mark.parametrize(("even", "goal"), [(1 / 2, 0.6), (1 / 4, 0.325)])
def test_the_test_errs_seldom(even: float, goal: float) -> None:
    """Whichever hypothesis is true, the other one is taken in about one run of twenty."""
    for share, wrong in ((even, Finding.GOAL), (goal, Finding.EVEN)):
        runs = [decided(share, even, goal, f"{share} {run}") for run in range(RUNS)]
        errors = sum(verdict is wrong for verdict, _ in runs)
        assert errors / RUNS < ERROR * 1.5
        assert errors > 0


def test_a_clear_case_is_soon_decided() -> None:
    """Far sooner than one that is as near to the goal as to even."""
    clear = [decided(0.9, 0.5, 0.6, f"clear {run}")[1] for run in range(50)]
    close = [decided(0.55, 0.5, 0.6, f"close {run}")[1] for run in range(50)]
    assert sum(clear) * 5 < sum(close)


def test_a_goal_below_even_is_refused() -> None:
    """And so is one that nobody can reach."""
    for goal in (0.5, 0.4, 1.0):
        with pytest.raises(ValueError, match="goal"):
            Trial(0.5, goal)


def test_elo_of_two() -> None:
    """Three wins of four are 191 points, whatever one calls zero."""
    field = Field({"a": 1, "b": 1}, {"a": 250.0, "b": 750.0})
    assert ratings([field], "a")["b"].points == pytest.approx(191, abs=1)
    assert ratings([field], "b")["a"].points == pytest.approx(-191, abs=1)
    assert ratings([field], "a")["a"].margin == 0
    # 95 % of a share of 3/4 in 1,000 games: 72.2 to 77.6, which is 166 to 216 points.
    assert ratings([field], "a")["b"].margin == pytest.approx(25, abs=1)


def test_more_games_tell_more() -> None:
    """Four times as many, half as wide."""
    few = ratings([Field({"a": 1, "b": 1}, {"a": 40.0, "b": 60.0})], "a")["b"]
    many = ratings([Field({"a": 1, "b": 1}, {"a": 160.0, "b": 240.0})], "a")["b"]
    assert few.margin == pytest.approx(2 * many.margin, rel=0.02)


def test_one_among_three() -> None:
    """Half of the games won against three others is as strong as three of them: 191 points."""
    field = Field({"a": 3, "b": 1}, {"a": 500.0, "b": 500.0})
    assert ratings([field], "a")["b"].points == pytest.approx(191, abs=1)
    even = Field({"a": 3, "b": 1}, {"a": 750.0, "b": 250.0})
    assert ratings([even], "a")["b"].points == pytest.approx(0, abs=0.5)


def test_strengths_add_up_over_a_round_robin() -> None:
    """Of three who meet as the model says, the outer two are as far apart as both steps."""
    ten, hundred = {"a": 1 / 11, "b": 10 / 11}, {"a": 1 / 101, "c": 100 / 101}
    fields = [
        Field({"a": 1, "b": 1}, {name: 10_000 * share for name, share in ten.items()}),
        Field({"a": 1, "c": 1}, {name: 10_000 * share for name, share in hundred.items()}),
        Field({"b": 1, "c": 1}, {"b": 10_000 / 11, "c": 100_000 / 11}),
    ]
    rated = ratings(fields, "a")
    assert rated["b"].points == pytest.approx(400, abs=3)
    assert rated["c"].points == pytest.approx(800, abs=6)


def test_whoever_wins_all_is_not_endlessly_strong() -> None:
    """Nor is whoever loses all."""
    rated = ratings([Field({"a": 1, "b": 1}, {"a": 0.0, "b": 20.0})], "a")
    assert 400 < rated["b"].points < 1000
    assert rated["b"].margin > 200
