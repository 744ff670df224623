"""House rules kept in a file: saved under a name, loaded, shared, and refused with the line."""

import json
from pathlib import Path

import pytest

from tests.cli.command import Command
from tests.rule import rule


def saved(command: Command, *options: str) -> Path:
    """A file of these options of Questor."""
    file = command.folder / "ours.toml"
    given = [word for option in options for word in ("--option", option)]
    said = command("options", "questor", "--save", file, "--name", "Ours", *given)
    assert "--options-file" in said.out
    return file


def test_a_set_is_written_and_played(command: Command) -> None:
    """What was saved is what simulate, play and series take; `--option` goes before it."""
    file = saved(command, "gifts=yes", "mode=cooperation")
    assert file.read_text("utf-8") == (
        'game = "questor"\nname = "Ours"\n\n[options]\ngifts = true\nmode = "cooperation"\n'
    )
    asked = ("simulate", "questor", "--games", "1", "--json", "--options-file", file)
    options = json.loads(command(*asked).out)["options"]
    assert (options["gifts"], options["mode"]) == (True, "cooperation")
    options = json.loads(command(*asked, "--option", "gifts=no").out)["options"]
    assert (options["gifts"], options["mode"]) == (False, "cooperation")
    record = command.folder / "game.jsonl"
    command("play", "questor", "--options-file", file, "--save", record, typed="quit\n")
    assert json.loads(record.read_text("utf-8").split("\n")[0])["options"]["gifts"] is True
    series = command.folder / "us.series"
    more = ("--games", "2", "--players", "4", "--options-file", file)
    assert command("series", "new", series, "questor", *more).code == 0
    assert '"gifts": true' in series.read_text("utf-8").replace('"gifts":true', '"gifts": true')


def test_a_set_is_told_and_changed(command: Command) -> None:
    """`options` tells a file under its name, and writes another from it."""
    file = saved(command, "gifts=yes")
    assert command("options", "questor", "--options-file", file).out.endswith("Ours: gifts=yes\n")
    other = command.folder / "other.toml"
    more = ("--options-file", file, "--option", "mode=cooperation")
    assert command("options", "questor", "--save", other, *more).code == 0
    assert 'gifts = true\nmode = "cooperation"' in other.read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ('game = "rae"\n', 1, "questor"),
        ("", 1, "questor"),
        ('game = "questor"\ncolour = 1\n', 2, "colour"),
        ('game = "questor"\noptions = 3\n', 2, "options"),
        ('game = "questor"\n[options]\ngift = true\n', 3, "gifts"),
        ('game = "questor"\n[options]\n\ngifts = 7\n', 4, "yes, no"),
        ('game = "questor"\n[options]\ngifts = [1]\n', 3, "yes, no"),
        ('game = "questor"\n[options\n', 2, ""),
    ],
)
def test_a_bad_file_is_refused_with_its_line(
    command: Command, text: str, line: int, why: str
) -> None:
    """File, line, and what is wrong there."""
    file = command.folder / "bad.toml"
    file.write_text(text, "utf-8")
    said = command.refused("play", "questor", "--options-file", file)
    assert said.startswith(f"{file}, line {line}: ")
    assert why in said


def test_what_cannot_be_saved(command: Command) -> None:
    """No such file, a file that is there, an unknown option."""
    file = saved(command, "gifts=yes")
    assert "already exists" in command.refused("options", "questor", "--save", file)
    missing = command.folder / "none.toml"
    assert "no such file" in command.refused("play", "questor", "--options-file", missing)
    bad = ("--save", missing, "--option", "gift=yes")
    assert "gifts" in command.refused("options", "questor", *bad)


@rule("H-6.13")
def test_a_set_that_nobody_can_play_is_not_saved(command: Command) -> None:
    """The rule that forbids it is named."""
    file = command.folder / "never.toml"
    bad = ("--option", "mode=teamwork", "--option", "score=yes")
    assert "(H-6.13)" in command.refused("options", "holy-quest", "--save", file, *bad)


@rule("H-6.10")
def test_modes_are_shown_as_sets_of_options(command: Command) -> None:
    """Every mode with all that it sets, in either language."""
    said = command("options", "holy-quest").out
    assert "mode=easy: easy_tiles=yes" in said
    assert "mode=competition: " in said
    assert "Compétition" in command("options", "holy-quest", "--lang", "fr").out
