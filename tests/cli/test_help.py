"""--help speaks the caller's language."""

from typing import Any

import typer

from questable.cli.commands import app
from questable.text import Words, messages
from tests.cli.command import Command


def commands(found: Any) -> list[Any]:
    """A command and all below it."""
    below = getattr(found, "commands", {}).values()
    return [found, *(each for command in below for each in commands(command))]


def test_help_in_french(command: Command) -> None:
    """Before the command or after it; what the library says, too."""
    said = command("--lang", "fr", "--help").out
    assert "Utilisation\u00a0: questable" in said
    assert "Jouer dans le terminal" in said
    assert "Afficher cette aide et quitter." in said
    assert "Commands:" not in said
    assert "Langue\u00a0: en ou fr." in command("play", "--help", "--lang", "fr").out
    assert "Usage: questable" in command("--help", "--lang", "en").out


def test_every_command_has_its_sentence_in_both_languages() -> None:
    """One that is new has to be entered in help.ftl."""
    english = {Words("en").say(word) for word in messages("en") if word.startswith("help-")}
    found = commands(typer.main.get_command(app))
    assert len(found) > 15
    said = [" ".join((each.help or "").split()) for each in found]
    assert [each for each in said if each not in english] == []
