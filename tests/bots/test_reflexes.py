"""How long bots take in a race: whole milliseconds, skewed, shorter where more can be found."""

from random import Random

import pytest

from questable.bots import LEVELS, bot
from questable.bots.reflexes import EXPONENTIAL, QUICK, SLOW, lapse


def times(mean: int, count: int = 4000) -> list[int]:
    """Many lapses, sorted."""
    rng = Random("times")
    return sorted(lapse(rng, mean) for _ in range(count))


@pytest.mark.parametrize("mean", [60, 500, 4000])
def test_a_lapse_has_its_mean_and_a_tail(mean: int) -> None:
    """Erlang's distribution of three steps: the middle lies below the mean, few are near zero."""
    found = times(mean)
    assert abs(sum(found) / len(found) - mean) < 0.03 * mean
    assert found[len(found) // 2] < 0.93 * mean
    assert found[-1] > 2.5 * mean
    assert sum(time < mean // 10 for time in found) < 0.01 * len(found)


def test_times_are_whole_and_the_same_for_the_same_seed() -> None:
    """On every machine."""
    assert {type(time) for time in times(500, 20)} == {int}
    assert times(500, 50) == times(500, 50)
    assert (EXPONENTIAL[0], EXPONENTIAL[511], EXPONENTIAL[-1]) == (7625, 694, 0)


def test_more_moves_are_found_sooner() -> None:
    """With one move the whole search, with three half of it."""
    means = []
    for moves in (1, 3, 9):
        rng = Random("moves")
        means.append(sum(QUICK.look(rng, moves) for _ in range(3000)) / 3000 - QUICK.notice)
    assert means[0] > 1.9 * means[1] > 1.9 * 2.3 * means[2]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_reflexes(level: str) -> None:
    """In milliseconds, all above zero."""
    found = bot(level).reflexes()
    assert min(found.notice, found.search, found.reach, found.stumble) > 0


def test_club_is_quicker_than_random() -> None:
    """In everything."""
    assert bot("random").reflexes() is SLOW
    assert bot("club").reflexes() is QUICK
    for name in ("notice", "search", "reach", "stumble"):
        assert getattr(QUICK, name) < getattr(SLOW, name)
