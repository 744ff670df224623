"""Unseen cards are spread in proportion to chance, voids respected."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from questable.engine import unseen
from questable.engine.unseen import spread


def exact(cards: list[int], voids: list[int]) -> Counter[tuple[int, ...]]:
    """Every arrangement that fits, as often as it can be dealt."""
    return Counter(
        deal
        for deal in permutations(cards)
        if not any((voids[p] >> c) & 1 for p, c in enumerate(deal))
    )


@pytest.mark.parametrize(
    ("cards", "voids"),
    [([0, 1, 2], [0, 0, 0]), ([0, 0, 1, 2], [0, 0b1, 0, 0b100]), ([0, 1, 1], [0b10, 0, 0])],
)
def test_arrangements_are_alike_likely(cards: list[int], voids: list[int]) -> None:
    """The shares of 20,000 deals are those of all arrangements, within two points."""
    rng = Random(5)
    dealt = Counter(tuple(spread(cards, voids, rng)) for _ in range(20_000))
    due = exact(cards, voids)
    assert dealt.keys() == due.keys()
    for deal, count in due.items():
        assert abs(dealt[deal] / 20_000 - count / due.total()) < 0.02


def test_many_voids_are_met_by_swaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where dealing again would hardly ever fit, every place still gets a card it may hold."""
    n = 12
    voids = [((1 << n) - 1) & ~(1 << p) & ~(1 << ((p + 1) % n)) for p in range(n)]
    rng = Random(1)
    dealt = Counter(tuple(spread(list(range(n)), voids, rng)) for _ in range(30))
    straight = tuple(range(n))
    turned = (*range(1, n), 0)
    assert set(dealt) <= {straight, turned}


def test_what_cannot_be_is_refused() -> None:
    """Voids that leave no arrangement, or a wrong number of places, are errors."""
    with pytest.raises(ValueError, match="respects the voids"):
        spread([0, 1], [0b1, 0b1], Random(1))
    with pytest.raises(ValueError, match="2 cards for 1 places"):
        spread([0, 1], [0], Random(1))
    assert unseen.REJECTIONS > 0
