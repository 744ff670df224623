"""What a choice costs is measured for levels and hints."""

import pytest

from bench.choices import centile
from bench.thinking import HINT, times
from questable.registry import game


@pytest.mark.parametrize("kind", ["novice", "club", HINT])
def test_each_choice_has_a_time(kind: str) -> None:
    """As many as were asked for."""
    race = game("run-the-race")
    found = times(race, race.setup(2), kind, 2)
    assert len(found) == 2
    assert all(each >= 0 for each in found)


def test_the_worst_is_told() -> None:
    """The middle, 95 of a hundred, and the last."""
    assert centile([float(each) for each in range(100, 0, -1)]) == "50, 96, 100"
