"""On a real cluster: a scheduler and workers in processes of their own, one of which dies."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from questable.lab import cluster as module
from questable.lab.cluster import Cluster, NoCluster
from questable.lab.study import Study
from questable.registry import game
from questable.trials.case import Case
from questable.trials.row import GameRow

ROOT = Path(__file__).resolve().parents[2]
QUESTOR = game("questor")
GAMES = 120


def started(*words: str, folder: Path) -> subprocess.Popen[bytes]:
    """A process of the cluster; what it says goes to a file."""
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "src"),
        "DASK_DISTRIBUTED__WORKER__DAEMON": "False",
    }
    with (folder / f"{words[0]}-{time.monotonic_ns()}.log").open("wb") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "distributed.cli." + words[0], *words[1:]],
            stdout=log, stderr=log, cwd=folder, env=environment,
        )  # fmt: skip


@pytest.fixture
def running(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler on a free port and two workers of one thread; the address and the workers."""
    told = tmp_path / "scheduler.json"
    scheduler = started(
        "dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard",
        "--scheduler-file", str(told), folder=tmp_path,
    )  # fmt: skip
    words = ["--scheduler-file", str(told), "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    words += ["--host", "127.0.0.1"]
    workers = [started("dask_worker", *words, folder=tmp_path) for _ in range(2)]
    deadline = time.monotonic() + 60
    while not told.exists() or not told.read_bytes().endswith(b"}"):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    yield json.loads(told.read_bytes())["address"], workers
    for process in (*workers, scheduler):
        process.kill()
        process.wait()


def case() -> Case:
    """Games of some tens of milliseconds."""
    return Case(QUESTOR, QUESTOR.setup(4), ["random"] * 4, seed="cluster", most=4000, watched=True)


@pytest.mark.slow
def test_a_worker_that_dies_is_not_missed(
    running: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    """The same digest as one process gives, though one of two workers was killed in the middle."""
    address, processes = running
    here = Study([case()], GAMES)
    assert here.run()
    there = Study([case()], GAMES)
    workers = Cluster(address)
    workers.client.wait_for_workers(2, timeout=60)
    alive: list[int] = []

    def kill(row: GameRow) -> None:
        if row.number == GAMES // 4:
            alive.append(sum(process.poll() is None for process in processes))
            processes[0].send_signal(signal.SIGKILL)
            processes[0].wait()

    assert there.run(workers=workers, row=kill)
    workers.close()
    assert alive == [2]
    assert processes[0].returncode == -signal.SIGKILL
    assert there.tallies[""].digest() == here.tallies[""].digest()
    assert there.tallies[""].as_json() | {"seconds": 0} == here.tallies[""].as_json() | {
        "seconds": 0
    }


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Is told, not waited for without end."""
    monkeypatch.setattr(module, "PATIENCE", 0.3)
    with pytest.raises(NoCluster, match=r"127\.0\.0\.1:9"):
        Cluster("tcp://127.0.0.1:9")
