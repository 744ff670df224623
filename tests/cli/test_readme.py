"""What the README shows of a command is what the command prints."""

import re
import shlex
from pathlib import Path

import pytest

from tests.architecture.commands import commands, pages
from tests.cli.command import Command
from tests.mutants.run import asked, chosen

ROOT = Path(__file__).resolve().parents[2]
SHOWN = re.compile(r"^```\n\$ ./run (.*?)^```$", re.MULTILINE | re.DOTALL)
TOO_LONG = ("soak", "mutants")

Step = tuple[str, list[str]]
"""A command, and the lines that it prints as far as they are shown."""


def transcripts() -> dict[str, list[Step]]:
    """The blocks that show commands at work, by their first command's name."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found: dict[str, list[Step]] = {}
    for block in SHOWN.findall(text):
        parts = [part.splitlines() for part in block.split("\n$ ./run ")]
        found[block.split()[0] + f"-{len(found)}"] = [(words, rest) for words, *rest in parts]
    return found


def missing(shown: list[str], said: str) -> str:
    """The first part of what is shown that was not said; `...` stands for any lines."""
    lines, at, rest = [line.rstrip() for line in said.splitlines()], 0, [*shown, "..."]
    while rest:
        end = rest.index("...")
        part, rest = rest[:end], rest[end + 1 :]
        places = range(at, len(lines) - len(part) + 1)
        found = next((n for n in places if lines[n : n + len(part)] == part), None)
        if found is None:
            return "\n".join(part)
        at = found + len(part)
    return ""


QUICK = {name: steps for name, steps in transcripts().items() if not name.startswith(TOO_LONG)}


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK)
def test_a_command_prints_what_is_shown(command: Command, name: str) -> None:
    """The commands of a block, one after the other, with what is typed after `> `."""
    for words, shown in QUICK[name]:
        typed = "\n".join(line[2:] for line in shown if line.startswith("> "))
        said = command(*shlex.split(words), typed=typed)
        assert said.code == 0, said.err
        assert missing(shown, said.out) == ""


def test_the_long_ones_are_shown_as_they_are(command: Command) -> None:
    """A soak's sentence with other figures; as many mutants as there are of that rule."""
    steps = {name.split("-")[0]: each for name, each in transcripts().items()}
    [(_, soaked)] = steps["soak"]
    said = command("soak", "run-the-race", "--actions", "1", "--jobs", "1").out
    figures = re.compile(r"[\d,]+")
    assert figures.sub("N", soaked[-1]) == figures.sub("N", said.splitlines()[-1])
    [(words, broken)] = steps["mutants"]
    count = len(chosen(asked(words.split()[1:]))[1])
    assert broken[-1] == f"{count} mutants, {count} killed, 0 not"
    assert count > 0


def test_what_is_not_said_is_noticed() -> None:
    """A line that differs, one too many, and two in the wrong order."""
    said = "a\nb  \nc\nd\n"
    assert missing(["a", "b", "...", "d"], said) == ""
    assert missing(["...", "x"], said) == "x"
    assert missing(["a", "c"], said) == "a\nc"
    assert missing(["c", "...", "b"], said) == "b"
    assert len(QUICK) == 4
    assert len(transcripts()) == 6


HARMLESS = {
    "backup", "games", "learn", "options", "play", "restore", "rooms", "rules", "saint", "saints",
    "series", "version",
}  # fmt: skip
"""Commands that are quick, ask for nothing that is not there, and write where they stand."""


def harmless(page: Path) -> list[tuple[str, ...]]:
    """The commands of a page that can be run as they are written."""
    found = [each.words for each in commands(page) if each.by != ".venv/bin/python -m"]
    return [
        words
        for words in found
        if words
        and words[0] in HARMLESS
        and not any(word.isalpha() and word.isupper() for word in words)
    ]


PLAIN = {each.relative_to(ROOT).as_posix(): found for each in pages() if (found := harmless(each))}


@pytest.mark.slow
@pytest.mark.parametrize("page", PLAIN)
def test_a_page_can_be_typed_from_top_to_bottom(command: Command, page: str) -> None:
    """In an empty folder, with nobody at the keyboard."""
    command.monkeypatch.setenv("XDG_DATA_HOME", str(command.folder / "data"))
    assert command("serve", "--check", "--port", "0").code == 0
    for words in PLAIN[page]:
        said = command(*words)
        assert (said.code, said.err) == (0, ""), words
