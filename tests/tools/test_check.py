"""What all checks are run with: a build, a cache of what was compiled, the lightest browser."""

import os
import shutil
import subprocess
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from tools import apt, check, chromium


def test_processes_keep_what_they_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever an image of Python says; nothing else of the surroundings is lost."""
    given: list[Mapping[str, str]] = []

    def run(*_command: object, env: Mapping[str, str], **_more: object) -> Any:
        given.append(env)
        return SimpleNamespace(returncode=0)

    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("QUESTABLE_BUILD", "auto")
    monkeypatch.setattr(subprocess, "run", run)
    assert check.python("-c", "pass", build="fast") == 0
    kept = {name: value for name, value in os.environ.items() if name != check.NOT_KEPT}
    assert given == [{**kept, "QUESTABLE_BUILD": "fast"}]


@pytest.mark.parametrize(
    ("ci", "there", "chosen", "fetched"),
    [
        ("1", ["chromium"], "", True),
        ("1", ["chromium", chromium.SHELL], "", False),
        ("1", ["chromium"], "chromium", False),
        ("", ["chromium"], "", False),
        ("", [], "", True),
    ],
)
def test_the_shell_is_fetched_for_ci_even_where_a_browser_is(
    monkeypatch: pytest.MonkeyPatch, ci: str, there: list[str], chosen: str, fetched: bool
) -> None:
    """Nobody else is given a second one; one that was named stays."""
    asked: list[str] = []
    monkeypatch.setenv("CI", ci)
    monkeypatch.setenv(chromium.CHOSEN, chosen)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in there else None)
    monkeypatch.setattr(apt, "install", lambda what, *_more: asked.append(what))
    monkeypatch.setattr(chromium, "driver_starts", lambda: True)
    chromium.prepared()
    assert bool(asked) == fetched
