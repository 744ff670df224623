"""The benchmark runs and says what docs/benchmarks.md promises; no test depends on a time."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.engine import GATES, Results, spread
from bench.report import met

ROOT = Path(__file__).resolve().parents[2]
TINY = ["--no-peers", "--rounds", "2", "--seconds", "0.002"]


def run_bench(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "bench", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(run_bench(*TINY, "--json"))
    return told


def test_json_has_the_documented_fields(told: dict[str, Any]) -> None:
    """Every field of docs/benchmarks.md is there, and no other."""
    text = (ROOT / "docs" / "benchmarks.md").read_text("utf-8")
    documented = {line.split("`")[1] for line in text.splitlines() if line.startswith("| `")}
    parts = [told, *told["contestants"], *told["gates"], {"low": 0, "median": 0, "high": 0}]
    assert documented == {field for part in parts for field in part}


def test_every_contestant_has_a_rate_a_round(told: dict[str, Any]) -> None:
    """Interleaved rounds give each contestant the same number of slices."""
    assert {len(each["rates"]) for each in told["contestants"]} == {2}
    assert all(rate > 0 for each in told["contestants"] for rate in each["rates"])


def test_builds_are_timed_at_the_same_things(told: dict[str, Any]) -> None:
    """What is timed on the pure build is timed on the fast one, where there is one."""
    names = [each["name"].split(" ", 1) for each in told["contestants"]]
    by_worker = {
        worker: [task for of, task in names if of == worker] for worker in ("fast", "pure")
    }
    assert "questor-4 loop checked" in by_worker["pure"]
    assert by_worker["fast"] == by_worker["pure"] or "fast" in told["absent"]


def test_without_peers_their_gates_are_not_measured(told: dict[str, Any]) -> None:
    """A gate says nothing when one side of its ratio did not take part."""
    assert told["absent"]["openspiel"] == "--no-peers"
    for gate in told["gates"]:
        if gate["under"].startswith("openspiel"):
            assert gate["met"] is None
            assert gate["ratio"] is None


def test_tables_name_the_gates() -> None:
    """People see one line a gate."""
    shown = run_bench(*TINY)
    assert shown.count("must show: ") == len(GATES)
    assert "pure questor-5-gifts inner checked" in shown


def test_gates_compare_contestants_that_exist(told: dict[str, Any]) -> None:
    """No gate is left unmeasured by a misspelt name."""
    names = {each["name"] for each in told["contestants"]}
    for gate in GATES:
        for name in (gate.over, gate.under):
            worker = name.split(" ")[0]
            assert name in names or worker in told["absent"]


def test_a_ratio_is_taken_round_by_round() -> None:
    """A slow round of both sides leaves the ratio alone, and the median decides."""
    gate = GATES[0]
    results = Results(3, 0.1, "")
    results.rates = {gate.over: [200.0, 20.0, 300.0], gate.under: [100.0, 10.0, 100.0]}
    assert results.ratio(gate.over, gate.under) == (2.0, 2.0, 2.5)
    assert met(gate, results) is True
    assert spread([7.0]) == (7.0, 7.0, 7.0)
