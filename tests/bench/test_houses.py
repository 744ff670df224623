"""Houses of one and of two workers are measured side by side, and a killed worker's rooms."""

import asyncio
import io
import subprocess
import sys
import time
from collections.abc import Iterator

import msgspec
import pytest
from rich.console import Console

from bench import houses, processes
from bench.falling import Fall, fall
from bench.server import Run, measured
from tests import databases
from tests.bench.test_server_bench import flat_out
from tests.web import proxies


@pytest.fixture
def site() -> Iterator[houses.Site]:
    """In a folder that whoever runs the database may enter."""
    databases.needed()
    with houses.site() as found:
        yield found


@pytest.mark.slow
def test_two_workers_are_measured_and_one_is_killed(site: houses.Site) -> None:
    """Every room of the dead worker finds a home, and everybody comes back."""
    contestant = site.contestant(houses.TWO, "")
    run = asyncio.run(measured(contestant, rooms=2, rate=0, seconds=0, warm=1, moves=10))
    assert run.faults == 0
    assert run.moves >= 20
    assert run.cpu_us_a_move > 0
    found = asyncio.run(fall(site.contestant(houses.TWO, ""), rooms=8))
    assert 0 < found.rooms <= 8
    assert found.people >= found.rooms
    assert 0 < found.homes < float("inf")
    assert found.back_p50 <= found.back_last


@pytest.mark.slow
def test_two_workers_behind_a_proxy_are_measured(site: houses.Site) -> None:
    """All of a room comes in at one of them, and the proxy is not counted."""
    proxies.needed()
    contestant = site.contestant(houses.HASHED, "")
    run = asyncio.run(measured(contestant, rooms=2, rate=0, seconds=0, warm=1, moves=10))
    assert run.faults == 0
    assert run.moves >= 20


def test_children_that_have_ended_count() -> None:
    """A database's processes come and go; what they used stays counted."""
    code = (
        "import subprocess, sys, time\n"
        "work = 'import time\\nwhile time.process_time() < 0.3: pass'\n"
        "subprocess.run([sys.executable, '-c', work])\n"
        "print('done', flush=True)\n"
        "sys.stdin.read()\n"
    )
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert processes.seconds([process.pid]) >= 0.29
        assert processes.tree([process.pid]) == {process.pid}
        process.communicate()


def test_a_living_child_belongs_to_the_tree() -> None:
    """As a worker belongs to its supervisor."""
    code = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'input()'])"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe) as process:
        end = time.monotonic() + 30
        while len(processes.tree([process.pid])) < 2:
            assert time.monotonic() < end
        process.communicate(b"\n")


def paired(server: str, moves: float, cpu: float) -> Run:
    """A run as it might be."""
    found = flat_out(server, moves)
    return msgspec.structs.replace(
        found, cpu_us_a_move=cpu, server_cores=1.5, client_cores=0.25, asked=500, done_p99_ms=12.5
    )


def test_all_parts_are_shown_with_their_ratios() -> None:
    """Two workers against one, ours against another checkout's, and who came back when."""
    one, two = houses.ONE.name, houses.TWO.name
    runs = {one: [paired(one, 1000, 400)], two: [paired(two, 1500, 440)]}
    found = houses.Figures(
        pairs={"with words": [(103.0, 100.0), (101.0, 100.0), (99.0, 100.0)]},
        flat={"with words": runs},
        steady={"with words": runs},
        falls=[Fall(rooms=500, homes=1.25, people=620, back_p50=0.75, back_last=1.75)],
    )
    console = Console(record=True, width=200, file=io.StringIO())
    houses.show(found, console)
    text = console.export_text()
    assert "1.01 (0.99 to 1.03)" in text
    assert "1.50 (1.50 to 1.50)" in text
    assert "1.10 (1.10 to 1.10)" in text
    assert "0.88 (0.88 to 0.88)" in text
    assert "12.50 (12.50 to 12.50)" in text
    assert all(each in text for each in ("1.25", "0.75", "1.75"))
