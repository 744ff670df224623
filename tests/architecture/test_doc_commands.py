"""Every command that a document names is one, and does what the document shows."""

import pytest

from tests.architecture.commands import (
    ROOT,
    SPAN,
    Command,
    Misread,
    cases,
    commands,
    leaves,
    options,
    pages,
    read,
    ways,
)

ALL = [each for page in pages() for each in commands(page)]
LISTED = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", ALL, ids=Command.told)
def test_the_real_parser_knows_it(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """An option that is gone or misspelt fails, and so does a command that is none."""
    read(command, monkeypatch)


def test_they_are_found() -> None:
    """In blocks and in sentences, with and without `$`, and in the files to deploy."""
    found = {(each.page, " ".join(each.words)) for each in ALL}
    assert ("README.md", "") in found
    assert ("README.md", "verify game.jsonl") in found
    assert ("docs/operations.md", "crash-test 100") in found
    assert ("docs/operations.md", "rooms list") in found
    assert ("deploy/questable.service", "serve --config /etc/questable.toml") in found


@pytest.mark.parametrize(
    ("by", "line"),
    [
        ("./run", "simulate questor --gmes 3"),
        ("./run", "away"),
        ("./run", "series nwe FILE"),
        ("./run", "mutants --ruel Q-3.5"),
        ("./run", "bench server --room 3x"),
        ("./run", "crash-test often"),
        ("./run", "lock --now"),
        ("./run", "test tests/nowhere"),
        ("questable", "rooms show ROOM --jsn"),
        ("questable", "serve --colour red"),
        ("questable", "--colour red"),
        (".venv/bin/python -m", "bench.page --clicks 3"),
        (".venv/bin/python -m", "bench.nothing"),
    ],
)
def test_what_is_no_command_is_noticed(by: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads the words."""
    [words] = ways(line)
    with pytest.raises(Misread):
        read(Command("page", by, words), monkeypatch)


def test_a_line_is_read_as_people_read_it() -> None:
    """What may be left out is written out, alternatives are all tried, remarks are none."""
    assert ways("learn flash|quiz [--level N]  # a remark") == [
        ("learn", "flash", "--level", "1"),
        ("learn", "quiz", "--level", "1"),
    ]
    assert ways('--name "Parish rules" > FILE') == [("--name", "Parish rules")]


@pytest.mark.parametrize("path", leaves(), ids=" ".join)
def test_the_list_of_commands_has_every_option(path: tuple[str, ...]) -> None:
    """docs/commands.md names each command with all of its options and no others."""
    named: set[str] = set()
    for span in SPAN.findall(LISTED):
        for words in ways(span):
            if words[: len(path)] == path:
                named |= {word for word in words if word.startswith("--")}
    assert named == options(leaves()[path])


def test_every_command_of_the_script_is_described() -> None:
    """In docs/commands.md and at the top of the script."""
    script = (ROOT / "run").read_text(encoding="utf-8")
    assert len(cases()) > 10
    assert [each for each in cases() if f"./run {each}" not in LISTED] == []
    assert [each for each in cases() if f"\n#   ./run {each}" not in script] == []
    assert {"crash-test", "mutants"} <= cases()
