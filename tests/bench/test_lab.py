"""The lab's own benchmark: everybody plays the same games, and what is missed is marked."""

import json

import pytest

from bench import lab


def test_it_measures_all_ways_in_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bare processes and a study; without Dask there is no such column."""
    monkeypatch.setattr(lab, "KINDS", [("questor", 2, "random", 8)])
    monkeypatch.setattr(lab, "cluster", lambda stack: None)
    assert lab.main(["--rounds", "2", "--json"]) == 0
    [kind] = json.loads(capsys.readouterr().out)["kinds"]
    assert kind["games"] == 8
    assert [len(kind[name]) for name in ("bare", "processes")] == [2, 2]
    assert min(kind["bare"] + kind["processes"]) > 0
    assert lab.main(["--rounds", "1", "--scale", "0.5"]) == 0
    assert "| questor, 2 | `random` | 4 |" in capsys.readouterr().out


def test_a_missed_gate_is_bold() -> None:
    """By its own gate; the ratio is the median of the rounds'."""
    rates = {"processes": [9.0, 1.0, 8.0], "bare": [10.0, 10.0, 10.0]}
    assert lab.ratio(rates, "processes", "bare") == pytest.approx(0.8)
    assert lab.ratio(rates, "dask", "processes") is None
    assert lab.told(0.8, "processes") == "**0.800**"
    assert (lab.told(0.92, "processes"), lab.told(0.91, "dask")) == ("0.920", "0.910")
    assert lab.told(None, "dask") == ""
