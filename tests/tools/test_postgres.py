"""The database that tests are given: found, or missed in one line."""

from pathlib import Path

import pytest

from tests import databases
from tools import postgres


def test_without_one_tests_are_skipped_and_ci_is_red(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the reason, in one line."""
    monkeypatch.setenv(postgres.CHOSEN, "/nowhere")
    why = postgres.missing()
    assert "there is no PostgreSQL" in why
    assert "\n" not in why
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="there is no PostgreSQL"):
        databases.cluster()
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception, match="there is no PostgreSQL"):
        databases.cluster()


def test_a_run_within_another_leaves_its_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the mutants' runs within the tests: only who began it ends it."""
    around = tmp_path / f"{databases.PREFIX}1"
    around.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv(databases.FOLDER, str(around))
    databases.begin()
    databases.end()
    assert around.is_dir()
    own = databases._own_folder()
    own.mkdir()
    monkeypatch.setenv(databases.FOLDER, str(own))
    databases.end()
    assert not own.exists()
