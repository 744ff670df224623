"""The load of a class: all come to their tables, moves are seen on the board, nothing is left."""

import asyncio
import io

import pytest
from rich.console import Console

from bench.lesson import Lesson, measured, show


def test_a_move_is_late_until_the_board_tells_of_its_moment() -> None:
    """By room; what was shown before it was heard of is not late."""
    lesson = Lesson("", "seed", 0)
    lesson.moved("a", 100, 1.0)
    lesson.moved("b", 100, 1.0)
    lesson.on_board("a", 99, 2.0)
    assert lesson.delays == []
    lesson.on_board("a", 101, 3.5)
    assert (lesson.delays, lesson.missing) == ([2.5], 1)
    lesson.moved("a", 101, 4.0)
    assert lesson.delays == [2.5, 0.0]


@pytest.mark.slow
def test_a_short_lesson_is_measured() -> None:
    """Two tables, with sockets and a server of their own."""
    run = asyncio.run(measured(4, 2, 2.0, 0.1, "short", "questor"))
    assert (run.pupils, run.tables, run.sockets, run.left) == (4, 2, 9, 0)
    assert run.moves > 5
    assert 0 < run.board_p50_ms <= run.board_max_ms
    console = Console(record=True, width=100, file=io.StringIO())
    show(run, console)
    assert "board p99 ms" in console.export_text()
