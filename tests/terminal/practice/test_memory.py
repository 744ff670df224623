"""When a puzzle comes back."""

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questable.terminal.practice.memory import FARTHEST, Memory, Slip

DAY = date(2026, 11, 17)
STORIES = json.loads((Path(__file__).parent / "schedule.json").read_text())


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["name"])
def test_as_in_the_page(story: dict[str, Any]) -> None:
    """The same answers have the same days there: client/src/practice/memory.test.ts."""
    memory = Memory()
    for answer in story["answers"]:
        graded = memory.grade("a", answer["right"], date.fromisoformat(answer["day"]))
        assert msgspec.to_builtins(graded, builtin_types=[]) == answer["slip"]


def test_what_is_known_waits_longer_each_time() -> None:
    """And what was missed comes back the next day."""
    memory = Memory()
    waits = []
    day = DAY
    for _ in range(5):
        slip = memory.grade("a", True, day)
        waits.append((slip.due - day).days)
        day = slip.due
    assert waits == sorted(set(waits))
    assert waits[0] >= 1
    missed = memory.grade("a", False, day)
    assert (missed.due - day).days < waits[-1]
    assert (missed.right, missed.wrong) == (5, 1)
    assert Memory().grade("b", False, DAY).due == DAY + timedelta(days=1)


def test_a_slip_is_all_there_is_to_remember() -> None:
    """What was written down goes on as if it had never been put away."""
    memory = Memory()
    slip = memory.grade("a", True, DAY)
    again = Memory({"a": slip})
    assert again.grade("a", True, slip.due) == memory.grade("a", True, slip.due)


def test_nothing_stays_away_for_longer_than_a_year() -> None:
    """However well it is known."""
    memory = Memory({"a": Slip(DAY, DAY - timedelta(days=300), 20_000.0, 1.0)})
    assert (memory.grade("a", True, DAY).due - DAY).days == FARTHEST


def test_due_and_joined() -> None:
    """The longest overdue first; of two slips the one that was seen later counts."""
    old = Slip(DAY, DAY - timedelta(days=3), 2.0, 5.0)
    new = Slip(DAY + timedelta(days=1), DAY, 2.0, 5.0)
    late = Slip(DAY - timedelta(days=1), DAY - timedelta(days=3), 2.0, 5.0)
    memory = Memory({"a": old, "b": new, "c": late})
    assert memory.due(DAY) == ["c", "a"]
    assert memory.join({"a": new, "b": old, "d": old}) == 2
    assert memory.slips == {"a": new, "b": new, "c": late, "d": old}
