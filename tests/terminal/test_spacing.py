"""When something comes back."""

import json
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from questable.terminal.spacing import FARTHEST, Memory, Slip
from tests.rule import rule

DAY = date(2026, 11, 17)
STORIES = json.loads((Path(__file__).parent / "practice" / "schedule.json").read_text())


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["name"])
def test_as_in_the_page(story: dict[str, Any]) -> None:
    """The same answers have the same days there: client/src/spacing/memory.test.ts."""
    memory = Memory()
    for answer in story["answers"]:
        graded = memory.grade("a", answer["right"], date.fromisoformat(answer["day"]))
        assert msgspec.to_builtins(graded, builtin_types=[]) == answer["slip"]


@rule("S-7.1")
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


def at(due: int, stability: float = 2.0) -> Slip:
    """A slip that is due so many days after DAY."""
    return Slip(DAY + timedelta(days=due), DAY - timedelta(days=9), stability, 5.0)


def test_choosing() -> None:
    """What is due, then what is new; what rests and what is not asked for stay out."""
    memory = Memory({"old": at(-1), "older": at(-4), "rests": at(2), "foreign": at(-9)})
    items = ["new-1", "rests", "old", "new-2", "older"]
    chosen = memory.choose(items, DAY, 9, Random(1))
    assert chosen[:2] == ["older", "old"]
    assert sorted(chosen[2:]) == ["new-1", "new-2"]
    assert memory.choose(items, DAY, 3, Random(1)) == chosen[:3]
    many = [str(n) for n in range(50)]
    first, second, other = (Memory().choose(many, DAY, 10, Random(s)) for s in "aab")
    assert first == second != other


def test_stages() -> None:
    """From not yet to by heart, by the days that something is known; never backwards by knowing."""
    days = (0.2, 1.4, 1.5, 4.9, 5, 14.9, 15, 44.9, 45, 365)
    assert [at(0, each).stage for each in days] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    memory = Memory({"a": at(0, 1), "b": at(0, 20), "c": at(0, 21), "d": at(0, 50)})
    assert memory.counts() == [1, 0, 0, 2, 1]
    day, stages = DAY, []
    for _ in range(6):
        slip = memory.grade("new", True, day)
        stages.append(slip.stage)
        day = slip.due
    assert stages == sorted(stages)
    assert (stages[0], stages[-1]) == (2, 5)
