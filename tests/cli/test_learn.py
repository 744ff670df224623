"""The learning corner from the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.command import Command

DAY = ("--date", "2026-10-04")


def test_quiz_and_progress(command: Command) -> None:
    """What was answered is remembered, shown, and not asked again before its day."""
    file = command.folder / "p.json"
    kept = ("--progress", file, *DAY)
    said = command("learn", "quiz", "--count", "3", "--seed", "s", *kept, typed="1\n2\n3\n")
    assert (said.code, said.out.count("Question ")) == (0, 3)
    data = json.loads(command("learn", "progress", "--json", *kept).out)
    assert (sum(data["stages"]), data["due"], data["right"] + data["wrong"]) == (3, [], 3)
    shown = command("learn", "progress", *kept, "--linear").out
    assert "Due today: 0." in shown
    assert "By heart: 0" in shown
    later = ("--progress", file, "--date", "2026-10-20")
    assert len(json.loads(command("learn", "progress", "--json", *later).out)["due"]) == 3
    again = command("learn", "quiz", "--count", "3", "--seed", "other", *later, typed="1\n1\n1\n")
    assert sorted(_asked(again.out)) == sorted(_asked(said.out))


def _asked(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.endswith("?")]


def test_the_usual_file(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """In XDG_DATA_HOME, made when it is first needed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(command.folder / "data"))
    assert "Due today: 0." in command("learn", "progress").out
    assert not (command.folder / "data").exists()
    assert command("learn", "flash", "--count", "1", typed="\nyes\n").code == 0
    assert (command.folder / "data" / "questable" / "progress.json").is_file()


@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (["flash", "--level", "3", "--set", "doctors", "--lang", "fr"], "\noui\n"),
        (["quiz", "--unseen", "--set", "gathered"], "october\n\n"),
        (["memory", "--level", "3", "--pairs", "2", "--players", "2"], "1\n2\n"),
        (["bee", "--players", "6", "--level", "2", "--set", "all", "--linear"], "1\n1\n1\n"),
        (["bee", "--players", "1", "--lang", "fr"], "1\n" * 30),
    ],
)
def test_every_exercise_runs(
    command: Command, words: list[str], typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins, and leaving it is no error."""
    monkeypatch.setenv("XDG_DATA_HOME", str(command.folder))
    said = command("learn", *words, "--seed", "s", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert said.out


def test_a_damaged_file_is_left_alone(command: Command) -> None:
    """Nothing is asked and nothing written."""
    file = command.folder / "p.json"
    file.write_text("{}")
    for words in (["progress"], ["quiz"], ["flash"]):
        assert "p.json is damaged" in command.refused("learn", *words, "--progress", file)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["quiz", "--level", "4"], "--level must be from 1 to 3"),
        (["flash", "--level", "0"], "--level"),
        (["quiz", "--count", "0"], "--count"),
        (["quiz", "--set", "cor"], "Did you mean core?"),
        (["quiz", "--date", "today"], "2026-10-04"),
        (["progress", "--date", "2026-02-30"], "2026-02-30"),
        (["memory", "--pairs", "1"], "--pairs must be from 2 to 12"),
        (["memory", "--players", "7"], "--players"),
        (["bee", "--players", "0"], "--players must be from 1 to 6"),
        (["dance"], "dance"),
    ],
)
def test_wrong_words(command: Command, words: list[str], part: str) -> None:
    """One line that says what is wrong; no file appears."""
    file: list[str | Path] = []
    if words[0] in ("quiz", "flash", "progress"):
        file = ["--progress", command.folder / "p.json"]
    assert part in command.refused("learn", *words, *file)
