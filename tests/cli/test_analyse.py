"""The command `analyse` (docs/commands.md)."""

import json
from pathlib import Path

import pytest

from tests.cli.command import Command

QUICK = ("--depth", "quick")


def test_it_is_computed_once(
    command: Command, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kept beside the record, and read from there; another depth or view is another one."""
    said = command("analyse", whole, *QUICK, "--json")
    assert said.code == 0
    assert "Kept in" in said.err
    data = json.loads(said.out)
    assert list(data) == [
        "analysis", "record", "game", "version", "depth", "playouts", "seed", "open", "together",
        "moments", "seats", "turning",
    ]  # fmt: skip
    assert (data["depth"], data["playouts"], data["open"]) == ("quick", 100, False)
    assert len(data["moments"]) == len(whole.read_text().splitlines()) - 2
    monkeypatch.setattr("questable.bots.analysis.moments", None)
    again = command("analyse", whole, *QUICK, "--json")
    assert (again.code, again.out) == (0, said.out)
    assert "Already computed" in again.err
    with pytest.raises(TypeError):
        command("analyse", whole, *QUICK, "--open")


def test_what_people_are_shown(command: Command, whole: Path) -> None:
    """A chart, the moments, luck and decisions; in sentences and in French too."""
    said = command("analyse", whole, *QUICK).out
    for part in ("Questor: how it went", "Whose game was it?", "▃", "moves", "luck", "decisions"):
        assert part in said
    assert "judged by what they could see" in said
    spoken = command("analyse", whole, *QUICK, "--linear", "--lang", "fr").out
    assert "▃" not in spoken
    assert "Coup 10\u00a0: " in spoken
    assert "chance " in spoken


def test_all_cards_open_is_marked(command: Command, whole: Path) -> None:
    """It is never taken for the fair view."""
    said = command("analyse", whole, *QUICK, "--open").out
    assert "With all cards open" in said
    assert "judged by what they could see" not in said


def test_what_is_refused(command: Command, whole: Path, half: Path) -> None:
    """A game that goes on, and a depth that there is not."""
    assert "this game is not over" in command.refused("analyse", half)
    line = command.refused("analyse", whole, "--depth", "profound")
    assert line == "--depth is one of quick, usual, deep, not “profound”."
    assert "there is no such file" in command.refused("analyse", "none.jsonl")


def test_a_damaged_file_is_made_anew(command: Command, whole: Path) -> None:
    """What cannot be read is no analysis."""
    beside = whole.with_name(whole.name + ".analysis")
    beside.write_text('{"analysis": 1}\nnonsense\n')
    assert "Kept in" in command("analyse", whole, *QUICK, "--json").err
    [line] = beside.read_text().splitlines()
    assert json.loads(line)["depth"] == "quick"
