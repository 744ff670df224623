"""How values become numbers, seen from a seat."""

from typing import Any, NamedTuple

import pytest

from questable.engine import CHANCE, OVER, RACE, SEALED
from questable.engine.coding import (
    Actor,
    Among,
    Bag,
    Beside,
    Bits,
    ByName,
    BySeat,
    Code,
    Count,
    Flag,
    Index,
    Keyed,
    Listed,
    Pick,
    Seat,
    SeatMask,
    StructOf,
    Tallied,
)


class Card(NamedTuple):
    suit: str
    n: int
    owner: int


class Hand(NamedTuple):
    hand: list[str]
    worth: list[int]


MANY = [f"card-{n}" for n in range(600)]
OWNED = StructOf([("owner", Seat(3)), ("n", Count())])
CASES: list[tuple[Code, Any, list[int]]] = [
    (Flag(), True, [1]),
    (Flag(), False, [0]),
    (Count(), 7, [7]),
    (Count(), 300, [255]),
    (Count(9), 12, [9]),
    (Count(low=-2), -1, [1]),
    (Count(), -4, [0]),
    (Index(29), -1, [0]),
    (Index(29), 28, [29]),
    (Index(21, 1), 0, [0]),
    (Index(21, 1), 21, [21]),
    (Pick(["a", "b"], "letters"), "b", [2]),
    (Pick(["a", "b"], "letters"), "", [0]),
    (Pick(["a", "b"], "letters"), "-", [0]),
    (Pick(MANY, "cards"), "card-599", [2, 88]),
    (Pick(MANY, "cards"), "", [0, 0]),
    (Seat(3), 1, [1]),
    (Seat(3), 0, [3]),
    (Seat(3), -1, [0]),
    (Actor(3), 1, [4]),
    (Actor(3), 2, [5]),
    (Actor(3), CHANCE, [1]),
    (Actor(3), RACE, [2]),
    (Actor(3), SEALED, [3]),
    (Actor(3), OVER, [0]),
    (Bits(4), 5, [1, 0, 1, 0]),
    (SeatMask(3), 0b011, [1, 0, 1]),
    (Among(3), [0, 2], [0, 1, 1]),
    (Bag(["a", "b", "c"], "letters", 2), ["c", "a", "c", "c"], [1, 0, 2]),
    (Bag(["x", "y"], "letters", 1, {"a": 1, "b": 1}), ["a", "b"], [0, 1]),
    (Tallied(3, 1), [1, 3, 3], [1, 0, 2]),
    (Tallied(3, 1), [[1, 2], [2]], [1, 2, 0]),
    (Listed(Count(), 3), [4, 5], [4, 5, 0]),
    (Listed(Count(), 2), [4, 5, 6], [4, 5]),
    (Listed(Count(), 2, last=True), [4, 5, 6], [6, 5]),
    (Listed(Bits(2), 2), [], [0, 0, 0, 0]),
    (BySeat(Count(), 3), [10, 11, 12], [11, 12, 10]),
    (BySeat(Count(), 3), [10], [0, 0, 10]),
    (BySeat(Seat(3), 3), [0, 1, 2], [1, 2, 3]),
    (ByName(["a", "b"], "letter", Count()), {"b": 3}, [0, 3]),
    (OWNED, Card("cup", 5, 2), [2, 5]),
    (Keyed([("suit", ["cup", "sword"])], OWNED), [Card("sword", 5, 1)], [0, 0, 1, 5]),
    (Keyed([("suit", ["cup"]), ("n", [1, 2])], Count()), [], [0, 0]),
    (
        Keyed([("suit", ["cup"]), ("n", [1, 2])], OWNED),
        [Card("cup", 2, 0), Card("sword", 1, 1)],
        [0, 0, 3, 2],
    ),
    (Beside("hand", "worth", ["a", "b", "c"], Count(low=-2)), Hand(["c", "a"], [4, -1]), [1, 0, 6]),
    (Beside("hand", "worth", ["a", "b"], Count(low=-2)), Hand(["b"], []), [0, 0]),
]


@pytest.mark.parametrize(("code", "value", "numbers"), CASES)
def test_a_value_is_written_as_seat_1_sees_it(code: Code, value: Any, numbers: list[int]) -> None:
    """As many numbers as it says, none higher than it says."""
    out = [9]
    code.write(value, out, 1)
    assert out == [9, *numbers]
    assert code.width == len(numbers) == len(code.slots)
    for number, slot in zip(numbers, code.slots, strict=True):
        assert 0 <= number <= slot.high
    product = 1
    for dim in code.dims:
        product *= 3 if dim == "seats" else int(dim)
    assert product == code.width


def test_a_name_that_nobody_knows_is_no_silent_zero() -> None:
    """A new phase or card has to be given a number."""
    with pytest.raises(KeyError):
        Pick(["a"], "letters").write("b", [], 0)
    with pytest.raises(KeyError):
        Bag(["a"], "letters").write(["b"], [], 0)
