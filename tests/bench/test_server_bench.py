"""The server's benchmark runs, counts what it should, and says when a run is void."""

import asyncio
import io

import msgspec
import pytest
from rich.console import Console

from bench.server import OURS, THEIRS, Run, measured, show


@pytest.mark.slow
def test_a_short_run_is_measured() -> None:
    """Two rooms: moves are made, acknowledged and heard by all four, and nothing is refused."""
    found = asyncio.run(measured(OURS, rooms=2, rate=20, seconds=1))
    assert found.sockets == 8
    assert found.moves >= 10
    assert found.faults == 0
    assert 0 < found.done_p50_ms <= found.done_p99_ms
    assert found.cpu_us_a_move > 0


def flat_out(server: str, moves: float, void: bool = False) -> Run:
    """A run as it might be."""
    figures = dict.fromkeys(Run.__struct_fields__, 1)
    return msgspec.convert(
        figures | {"server": server, "asked": 0, "moves_a_second": moves, "void": void}, Run
    )


def test_ratios_are_shown_and_void_runs_give_none() -> None:
    """Where the clients were the limit nothing is compared."""
    console = Console(record=True, width=200, file=io.StringIO())
    runs = [flat_out(OURS.name, 1000), flat_out(THEIRS[1].name, 100)]
    show([*runs, flat_out(THEIRS[0].name, 500, void=True)], "", console)
    text = console.export_text()
    assert f"10.0 times {THEIRS[1].name}" in text
    assert f"times {THEIRS[0].name}" not in text
    assert "void: the clients were the limit" in text
