"""The command `pack`: the shipped one to begin with, and what is wrong with one's own."""

import pytest

from questable.engine import PackText
from questable.registry import KEYS, game
from tests.cli.command import Command


@pytest.mark.parametrize("key", KEYS)
def test_the_shipped_pack_is_printed_and_found_right(command: Command, key: str) -> None:
    """As a file that says whose it is; nothing in it is other."""
    text = command("pack", key).out
    assert PackText("x", text).data["game"] == key
    file = command.folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    said = command("pack", key, "--check", file, "--lang", "en")
    assert (said.code, said.out.count("\n"), said.err) == (0, 1, "")
    assert "“base”" in said.out or game(key).pack().name in said.out


def test_what_is_other_is_told(command: Command) -> None:
    """In the language of who asks."""
    file = command.folder / "mine.toml"
    text = game("questor").pack_text().replace("trophies = 8", "trophies = 7")
    file.write_text(text, encoding="utf-8")
    assert "Trophies that win: 7" in command("pack", "questor", "--check", file, "--lang", "en").out
    assert "Trophées pour gagner: 7" in (
        command("pack", "questor", "--check", file, "--lang", "fr").out
    )


def test_all_that_is_wrong_is_told_by_file_and_line(command: Command) -> None:
    """One line each; and a pack of another game is refused by the line that says so."""
    file = command.folder / "mine.toml"
    file.write_text(
        'game = "holy-quest"\nname = "x"\nextends = "base"\n'
        '[[question]]\ntext = "a"\nanswers = ["b"]\n[[question]]\ntext = ""\nanswers = []\n'
    )
    said = command("pack", "holy-quest", "--check", file, "--lang", "en")
    assert said.code == 2
    assert [line.partition("line ")[2].partition(":")[0] for line in said.err.splitlines()] == [
        "6",
        "8",
    ]
    told = command.refused("pack", "rae", "--check", file, "--lang", "fr")
    assert told.endswith("C’est un paquet pour La Sainte Quête, et non pour Ràe.")
    assert "ligne 1" in told
