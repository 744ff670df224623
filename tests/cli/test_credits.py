"""Whose games these are: one source for the page, the command and CREDITS.md."""

import re
from pathlib import Path

from questable.cli.credits import PARTS, credits_page
from questable.registry import KEYS
from questable.text import Words
from tests.cli.command import Command

ROOT = Path(__file__).parents[2]
NAMED = (
    "Benjamin D. Stanley", "Clark Rodeffer", "Matthias Lorens", "Traditio Designs",
    "saintcards.com",
    "SiegeStones", "2005", "2025", "Lauren, Spencer and Brenna", "Queen of all Saints",
    "not affiliated", "MIT licence", "No historian or priest",
)  # fmt: skip


def test_credits_md_is_what_the_command_says(command: Command) -> None:
    """Made again by `./run version --credits --lang en > CREDITS.md`."""
    said = command("version", "--credits", "--lang", "en").out
    assert ROOT.joinpath("CREDITS.md").read_text("utf-8") == said


def test_designers_publishers_and_dedications_are_named(command: Command) -> None:
    """As the rulebooks name them, in both languages."""
    said = credits_page(Words("en"))
    assert [name for name in NAMED if name not in said] == []
    assert said.count("\n- **") == len(KEYS)
    assert "Benjamin D. Stanley" in command("version", "--credits", "--lang", "fr").out


def test_the_page_has_the_same_parts() -> None:
    """In the same order, with the same sentences."""
    text = ROOT.joinpath("client", "src", "about", "parts.ts").read_text("utf-8")
    found = re.findall(r'"about-([a-z-]+)"', text)
    assert found == [each for part, sentences in PARTS.items() for each in (part, *sentences)]
