"""The database that tests are given: found, or missed in one line."""

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
