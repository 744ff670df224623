"""--help speaks the caller's language."""

import re
from typing import Any

import typer

from questable.bots import LEVELS
from questable.cli import helping
from questable.cli.commands import app
from questable.languages import LANGUAGES
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
    assert f"Langue\u00a0: {', '.join(LANGUAGES)}." in command("play", "--help", "--lang", "fr").out
    assert "Usage: questable" in command("--help", "--lang", "en").out


def test_every_command_has_its_sentence_in_both_languages() -> None:
    """One that is new has to be entered in help.ftl."""
    english = helping.sentences("fr")
    found = commands(typer.main.get_command(app))
    assert len(found) > 15
    said = [" ".join((each.help or "").split()) for each in found]
    assert [each for each in said if each not in english] == []
    assert [word for word, told in english.items() if told.startswith("help-")] == []


def test_no_level_and_no_language_is_written_into_help(command: Command) -> None:
    """They are counted up when somebody asks, so that a new one is among them."""
    levels = ", ".join(LEVELS)
    assert f"human, or a bot ({levels})." in _one_line(command("play", "--help").out)
    assert f"one per seat: {levels}." in _one_line(command("simulate", "--help").out)
    assert f"human, ou un robot ({levels})." in _one_line(command("play", "-h", "--lang", "fr").out)
    assert f"Language: {', '.join(LANGUAGES)}." in command("games", "--help").out
    written = [each for lang in LANGUAGES for each in helping.sentences(lang)]
    listed = re.compile(rf"\b({'|'.join((*LEVELS, *LANGUAGES))})\b(?! play)")
    assert [each for each in written if listed.search(each)] == []


def _one_line(said: str) -> str:
    return " ".join(said.split())
