"""The command for every test of the command line."""

from pathlib import Path

import pytest

from tests.cli.command import Command


@pytest.fixture
def command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """The questable command, run in an empty folder and in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUESTABLE_LANG", "en")
    return Command(tmp_path, monkeypatch, capsys)


@pytest.fixture
def whole(command: Command) -> Path:
    """A finished game of four bots, saved."""
    file = command.folder / "whole.jsonl"
    assert (
        command("play", "questor", "--seats", "club,club,club", "--seed", "s", "--save", file).code
        == 0
    )
    return file


@pytest.fixture
def half(command: Command) -> Path:
    """An unfinished game with a person, saved."""
    file = command.folder / "half.jsonl"
    command("play", "questor", "--seed", "s", "--save", file, typed="1\n1\n1\n")
    return file
