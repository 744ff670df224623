"""What browsers play with while the line is gone is never made of other sources than the server."""

import subprocess
from pathlib import Path

import pytest

from tools import offline, site


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for it, and a compiler that has nothing to do."""
    made = tmp_path / "made"
    made.mkdir()
    (made / "stamp").write_text("new")
    (made / "parts.json").write_text("{}")
    monkeypatch.setattr(site, "key", lambda: "new")
    monkeypatch.setattr(site, "compiled", lambda: made)
    return tmp_path / "away"


def test_what_is_stale_goes_and_what_is_new_comes_whole(home: Path) -> None:
    """Under the name of what it is made of, without what only its maker reads."""
    (home / "device-old").mkdir(parents=True)
    offline.make(home)
    assert [each.name for each in home.iterdir()] == ["device-new"]
    assert [each.name for each in (home / "device-new").iterdir()] == ["parts.json"]


def test_what_is_fresh_is_left_alone(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for it."""
    offline.make(home)
    monkeypatch.setattr(site, "compiled", lambda: pytest.fail("compiled again"))
    offline.make(home)


def test_without_pyodide_nothing_is_begun(
    home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Stale files go all the same."""
    (home / "device-old").mkdir(parents=True)
    monkeypatch.setattr(offline, "HOME", home)
    monkeypatch.setattr(site, "PYODIDE", tmp_path / "none")
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("begun"))
    offline.background()
    assert [*home.iterdir()] == []
