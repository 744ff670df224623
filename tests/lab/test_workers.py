"""Whoever plays, the rows are the same."""

from collections.abc import Iterator

import pytest

from questable.lab.study import Study
from questable.lab.workers import (
    CHUNK,
    CHUNK_SECONDS,
    SHARES,
    SMALLEST,
    Alone,
    Chunks,
    Processes,
    workers_for,
)
from questable.registry import game
from questable.trials.case import Case, Task
from questable.trials.row import GameRow
from tests.lab.own_bots import Last

QUESTOR = game("questor")


def case(name: str = "", watched: bool = True, **more: bool | int) -> Case:
    """Two seats of Questor, one of them somebody's own bot."""
    setup = QUESTOR.setup(2, more)
    return Case(
        QUESTOR, setup, ["random", Last()], seed="w", name=name, most=300, turning=True,
        watched=watched,
    )  # fmt: skip


def test_processes_play_the_same_rows() -> None:
    """All of them, whatever the order in which they come."""
    cases = [case("a"), case("b", mage_tiles=7)]
    tasks = [Task(each, number) for number in range(20) for each in cases]
    here = [row for rows in Alone().play(iter(tasks), 40) for row in rows]
    workers = Processes(2)
    spread = [row for rows in workers.play(iter(tasks), 40) for row in rows]
    workers.close()

    def order(row: GameRow) -> tuple[str, int]:
        return row.case, row.number

    assert sorted(here, key=order) == sorted(spread, key=order)
    assert [order(row) for row in here] == [(task.case.name, task.number) for task in tasks]


def test_chunks_take_about_as_long_as_each_other() -> None:
    """Single games until the pace is known; many quick ones, fewer of the last, but no chunk
    that is not worth sending; none twice."""
    one = case()
    tasks: Iterator[Task] = (Task(one, number) for number in range(10_000))
    chunks = Chunks(tasks, 10_000, 2)
    found = [chunks.next()]
    assert len(found[0]) == 1
    chunks.timed(1, 0.05)
    found.append(chunks.next())
    assert len(found[1]) == 5
    chunks.timed(5, 5 * CHUNK_SECONDS / 200)
    while chunk := chunks.next():
        found.append(chunk)
    assert len(found[2]) == CHUNK
    assert [task.number for chunk in found for task in chunk] == list(range(10_000))
    left = 10_000
    least = 200 // SMALLEST
    for chunk in found:
        assert len(chunk) <= max(least, left // (2 * SHARES))
        left -= len(chunk)
    assert all(len(chunk) >= least for chunk in found[2:-1])
    assert any(len(chunk) == least for chunk in found)


def test_a_run_that_is_left_stops_its_processes() -> None:
    """Nobody waits for games that nobody will read."""
    workers = Processes(2)
    endless = (Task(case(watched=False), number) for number in range(10**9))
    playing = workers.play(endless, 10**9)
    next(playing)
    processes = list(workers._pool._processes.values())
    playing.close()
    workers.close()
    assert len(processes) == 2
    assert not any(process.is_alive() for process in processes)


def test_who_is_asked_to_play() -> None:
    """One process needs no other."""
    assert isinstance(workers_for(1), Alone)
    two = workers_for(2)
    assert isinstance(two, Processes)
    two.close()


def test_a_case_seats_as_many_as_play() -> None:
    """And a study needs cases that differ in their names."""
    with pytest.raises(ValueError, match="1 bots for 2 seats"):
        Case(QUESTOR, QUESTOR.setup(2), ["club"], seed="0")
    with pytest.raises(ValueError, match="a name of its own"):
        Study([case("a"), case("a")], 1)
    with pytest.raises(ValueError, match="a name of its own"):
        Study([], 1)


def test_seats_turn() -> None:
    """Game n has everybody n seats further."""
    three = QUESTOR.setup(3)
    turning = Case(QUESTOR, three, ["club", "random", "novice"], seed="0", turning=True)
    assert [turning.names(n) for n in range(4)] == [
        ["club", "random", "novice"],
        ["novice", "club", "random"],
        ["random", "novice", "club"],
        ["club", "random", "novice"],
    ]
    still = Case(QUESTOR, three, ["club", "random", "novice"], seed="0")
    assert still.names(2) == ["club", "random", "novice"]
